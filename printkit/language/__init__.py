"""Messages in the language of the sources → words in the language of the page."""

from printkit.language.catalog import Catalog, check_catalog, read_catalog
from printkit.language.extract import Texts, write_template
from printkit.language.figures import UnwritableError
from printkit.language.locale import Locale
from printkit.language.manners import manner_of
from printkit.language.merge import update_catalog
from printkit.language.progress import Status, measure_progress
from printkit.language.pseudo import PSEUDO
from printkit.language.typography import typeset_punctuation

__all__ = [
    "PSEUDO",
    "Catalog",
    "Locale",
    "Status",
    "Texts",
    "UnwritableError",
    "check_catalog",
    "manner_of",
    "measure_progress",
    "read_catalog",
    "typeset_punctuation",
    "update_catalog",
    "write_template",
]
