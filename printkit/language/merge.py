"""A game's texts and an older catalogue → the catalogue to translate next; what is translated stays."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from printkit.diagnostics import Report
from printkit.language.catalog import OWN_CONTEXT
from printkit.language.entries import Entry
from printkit.language.extract import Texts, keep_budget, list_wanted
from printkit.language.header import PluralForms, complete_header, look_up_plurals, make_header, read_plural_forms
from printkit.language.own_words import list_own_words, speaks
from printkit.language.placeholders import BRACE_FORMAT
from printkit.language.po_file import HEADER_KEY, find_header, read_po_file
from printkit.language.writer import write_entries

ALIKE: tuple[Callable[[Entry], tuple[str, ...]], ...] = (
    lambda entry: (entry.context, entry.text),
    lambda entry: (entry.context.rpartition("/")[0], entry.text),
    lambda entry: (entry.context,),
    lambda entry: (entry.text,),
)
"""What makes an old entry the one for a new text, best first: the same; the same among its siblings (a paragraph
that moved); another text at the same address; the same text at another address. The last two are fuzzy."""


def update_catalog(old: str | bytes, texts: Texts, file: str, lang: str, report: Report) -> str | None:
    """Bring a PO file up to date with a game's texts, in their order; a second time changes nothing.

    A translation whose text or address changed is kept as fuzzy, one that nothing uses as `#~`. `old` is empty for a
    new catalogue. Where it has faults, they are reported and None is returned: a file that cannot be read for certain
    is not written anew.
    """
    faults = Report()
    entries = read_po_file(old, file, faults) if old else ()
    if len(faults):
        report.extend(faults)
        return None
    old_header = find_header(entries)
    new_header = make_header(lang, texts.project, texts.language)
    header = complete_header(old_header, new_header) if old_header else new_header
    entries = tuple(entry for entry in entries if entry.key != HEADER_KEY)
    plurals = read_plural_forms(header) or look_up_plurals(lang)
    wanted = [*list_wanted(texts), *list_own(lang, entries)]
    pairs = pair_entries(wanted, entries)
    told = [keep_budget(entry, pairs.get(entry.key), texts) for entry in wanted]
    live = [merge_entry(entry, pairs.get(entry.key), plurals) for entry in told]
    return write_entries([header, *live, *list_obsolete(entries, live, [*pairs.values()])])


def list_own(lang: str, old: Iterable[Entry]) -> list[Entry]:
    """Return those of printkit's own words that a catalogue needs: all, or where printkit speaks the language those it has."""
    chosen = {entry.text for entry in old if entry.context == OWN_CONTEXT and not entry.obsolete}
    return [entry for entry in list_own_words() if not speaks(lang) or entry.text in chosen]


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
        forms=_spread(old, count) if wanted.plural and not old.plural else (*old.forms, *("",) * count)[:count],
        flags=(*(["fuzzy"] if fuzzy else []), *wanted.flags, *kept),
        comments=old.comments,
        # The translation was made for the earliest text, however often the source changed since.
        previous_context=(old.previous_context or differing(old.context, wanted.context)) if fuzzy else "",
        previous_text=(old.previous_text or _differing_text(old, wanted)) if fuzzy else "",
        previous_plural=(old.previous_plural or _differing_plural(old, wanted)) if fuzzy else "",
    )


def is_same(wanted: Entry, old: Entry) -> bool:
    """Tell whether an old entry stands for a wanted one without a second look: same text, same place or a sibling."""
    return any(likeness(wanted) == likeness(old) for likeness in ALIKE[:2])


def differing(old: str, new: str) -> str:
    """Return the old text where it differs from the new one, else nothing."""
    return "" if old == new else old


def _spread(old: Entry, count: int) -> tuple[str, ...]:
    """Return a translation without plural in each of so many forms, as gettext's msgmerge does; it is fuzzy anyway."""
    return old.forms[:1] * count


def _differing_text(old: Entry, new: Entry) -> str:
    """Return the text of an old entry, where it or its plural differs: gettext's tools show the one with the other."""
    return "" if (old.text, old.plural) == (new.text, new.plural) else old.text


def _differing_plural(old: Entry, new: Entry) -> str:
    return old.plural if _differing_text(old, new) else ""


def list_obsolete(entries: Iterable[Entry], live: Iterable[Entry], used: Sequence[Entry]) -> list[Entry]:
    """Return, as obsolete, the translated entries that were not used and do not repeat another's key."""
    taken, seen = {id(entry) for entry in used}, {entry.key for entry in live}
    obsolete = []
    for entry in sorted(entries, key=lambda entry: entry.obsolete):
        if id(entry) not in taken and any(entry.forms) and entry.key not in seen:
            seen.add(entry.key)
            obsolete.append(replace(entry, obsolete=True, references=(), extracted=()))
    return obsolete
