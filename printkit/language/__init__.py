"""Messages in the language of the sources → words in the language of the page."""

from printkit.language.catalog import Catalog, check_catalog, read_catalog
from printkit.language.extract import Status, measure_progress, update_catalog, write_template
from printkit.language.figures import UnwritableError
from printkit.language.locale import Locale
from printkit.language.typography import typeset_punctuation

__all__ = [
    "Catalog",
    "Locale",
    "Status",
    "UnwritableError",
    "check_catalog",
    "measure_progress",
    "read_catalog",
    "typeset_punctuation",
    "update_catalog",
    "write_template",
]
