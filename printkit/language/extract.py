"""Messages and an older catalogue → the catalogue to translate next, and how far it has got."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from printkit.diagnostics import Origin, Report
from printkit.language.catalog import OWN_CONTEXT, Catalog, PluralForms, find_duplicates, read_plural_forms
from printkit.language.entries import Entry, read_entries
from printkit.language.own_words import list_own_words, speaks
from printkit.language.placeholders import has_words, is_brace_format
from printkit.language.typography import language_of
from printkit.language.writer import write_entries
from printkit.source.text import Message

BRACE_FORMAT = "python-brace-format"

ALIKE: tuple[Callable[[Entry], tuple[str, ...]], ...] = (
    lambda entry: (entry.context, entry.text),
    lambda entry: (entry.context.rpartition("/")[0], entry.text),
    lambda entry: (entry.context,),
    lambda entry: (entry.text,),
)
"""What makes an old entry the one for a new text, best first: the same; the same among its siblings (a paragraph
that moved); another text at the same address; the same text at another address. The last two are fuzzy."""


@dataclass(frozen=True, slots=True)
class Status:
    """How far a catalogue has got, in texts; `unused` counts entries that no text has any more."""

    translated: int
    fuzzy: int
    missing: int
    unused: int


def list_wanted(messages: Iterable[Message]) -> list[Entry]:
    """Return an empty entry for each text with words, in order; one that is written in several places has them all."""
    wanted: dict[tuple[str, str], Entry] = {}
    for message in messages:
        if not has_words(message.text):
            continue
        flags = (BRACE_FORMAT,) if is_brace_format(message.text) else ()
        entry = wanted.get((message.context, message.text)) or Entry(message.context, message.text, flags=flags)
        places = dict.fromkeys((*entry.references, *write_reference(message.origin)))
        wanted[entry.key] = replace(entry, references=tuple(places))
    return list(wanted.values())


def write_reference(origin: Origin) -> tuple[str, ...]:
    """Return `file:line` as a tuple of one, or of none for a text that is in no file."""
    if not origin.file:
        return ()
    # gettext puts names with spaces between these two signs.
    name = f"\u2068{origin.file}\u2069" if " " in origin.file else origin.file
    return (f"{name}:{origin.line}" if origin.line else name,)


def write_template(messages: Iterable[Message]) -> str:
    """Write the PO template of a game: every text once for each address, none translated."""
    return write_entries([make_header("", PluralForms()), *list_wanted(messages)])


def make_header(lang: str, plurals: PluralForms) -> Entry:
    """Make the header of a new catalogue; without dates, which would differ on each run."""
    lines = (
        f"Language: {lang}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        *((f"Plural-Forms: nplurals={plurals.count}; plural={plurals.formula};",) if lang else ()),
    )
    return Entry("", "", ("".join(f"{line}\n" for line in lines),))


def look_up_plurals(lang: str) -> PluralForms:
    """Look up the plural forms of a language; those of English for one that Babel does not know."""
    if language_of(lang) == "fr":
        # Babel counts a third form, for whole millions, that gettext's tools do not expect.
        return PluralForms(2, "(n > 1)")
    from babel.core import UnknownLocaleError  # noqa: PLC0415  # see writer.write_field
    from babel.messages.plurals import get_plural  # noqa: PLC0415

    try:
        found = get_plural(lang.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return PluralForms()
    return PluralForms(found.num_plurals, found.plural_expr)


def update_catalog(old: str, messages: Iterable[Message], file: str, lang: str, report: Report) -> str:
    """Bring a PO text up to date with a game's messages, in their order; a second time changes nothing.

    A translation whose text or address changed is kept as fuzzy, one that nothing uses as `#~`. Where `old` has
    faults, they are reported and it is returned as it was. `old` is empty for a new catalogue.
    """
    faults = Report()
    entries = read_entries(old, file, faults)
    faults.extend(find_duplicates(entry for entry in entries if not entry.obsolete))
    report.extend(faults)
    if len(faults):
        return old
    old_header = next((entry for entry in entries if entry.key == ("", "") and not entry.obsolete), None)
    header = old_header or make_header(lang, look_up_plurals(lang))
    plurals = read_plural_forms(header) or look_up_plurals(lang)
    wanted = [*list_wanted(messages), *(() if speaks(lang) else list_own_words())]
    pairs = pair_entries(wanted, [entry for entry in entries if entry is not old_header])
    live = [merge_entry(entry, pairs.get(entry.key), plurals) for entry in wanted]
    return write_entries([header, *live, *list_obsolete(entries, live, [*pairs.values(), header])])


def pair_entries(wanted: Sequence[Entry], old: Sequence[Entry]) -> dict[tuple[str, str], Entry]:
    """Pair each wanted entry with the old one that is most like it: wanted key → old entry, each used once."""
    pairs: dict[tuple[str, str], Entry] = {}
    free = {id(entry): entry for entry in sorted(old, key=lambda entry: entry.obsolete)}
    for rank, likeness in enumerate(ALIKE):
        index: defaultdict[tuple[str, ...], deque[Entry]] = defaultdict(deque)
        for entry in free.values():
            if rank == 0 or (entry.complete and entry.context):
                index[likeness(entry)].append(entry)
        for entry in wanted:
            candidates = index.get(likeness(entry))
            if entry.key not in pairs and candidates and (rank == 0 or entry.context):
                pairs[entry.key] = candidates.popleft()
                del free[id(pairs[entry.key])]
    return pairs


def merge_entry(wanted: Entry, old: Entry | None, plurals: PluralForms) -> Entry:
    """Give a wanted entry the translation, comments and flags of an old one."""
    count = plurals.count if wanted.plural else 1
    if old is None:
        return replace(wanted, forms=("",) * count)
    stale = not is_same(wanted, old) or wanted.plural != old.plural
    fuzzy = any(old.forms) and (stale or old.fuzzy)
    kept = [flag for flag in old.flags if flag not in {"fuzzy", BRACE_FORMAT}]
    return replace(
        wanted,
        forms=(*old.forms, *("",) * count)[:count],
        flags=(*(["fuzzy"] if fuzzy else []), *wanted.flags, *kept),
        comments=old.comments,
        # The translation was made for the earliest text, however often the source changed since.
        previous_context=(old.previous_context or differing(old.context, wanted.context)) if fuzzy else "",
        previous_text=(old.previous_text or differing(old.text, wanted.text)) if fuzzy else "",
    )


def is_same(wanted: Entry, old: Entry) -> bool:
    """Tell whether an old entry stands for a wanted one without a second look: same text, same place or a sibling."""
    return any(likeness(wanted) == likeness(old) for likeness in ALIKE[:2])


def differing(old: str, new: str) -> str:
    """Return the old text where it differs from the new one, else nothing."""
    return "" if old == new else old


def list_obsolete(entries: Iterable[Entry], live: Iterable[Entry], used: Sequence[Entry]) -> list[Entry]:
    """Return, as obsolete, the translated entries that were not used and do not repeat another's key."""
    taken, seen = {id(entry) for entry in used}, {entry.key for entry in live}
    obsolete = []
    for entry in sorted(entries, key=lambda entry: entry.obsolete):
        if id(entry) not in taken and any(entry.forms) and entry.key not in seen:
            seen.add(entry.key)
            obsolete.append(replace(entry, obsolete=True, references=()))
    return obsolete


def measure_progress(catalog: Catalog, messages: Iterable[Message]) -> Status:
    """Count how many messages a catalogue translates, and which entries are unused."""
    wanted = list_wanted(messages)
    found = [catalog.find(Message(entry.text, entry.context)) for entry in wanted]
    written = [(entry, old) for entry, old in zip(wanted, found, strict=True) if old and old.complete]
    fuzzy = sum(old.fuzzy or old.text != entry.text for entry, old in written)
    used = {old.key for old in found if old}
    unused = sum(entry.key not in used and entry.context != OWN_CONTEXT for entry in catalog.entries.values())
    return Status(len(written) - fuzzy, fuzzy, len(wanted) - len(written), unused)
