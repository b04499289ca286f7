import io
import random

import pytest
from babel.messages.pofile import read_po

from printkit.diagnostics import Origin, Report
from printkit.language import Status, Texts, measure_progress, read_catalog, update_catalog, write_template
from printkit.language.entries import Entry, read_entries, read_groups
from printkit.language.po_blocks import Block, read_blocks
from printkit.language.writer import WIDTH, escape, wrap, write_entries, write_field
from printkit.source.text import Message

LONG = "Slip past the patrols and sink {vp} points of shipping, then reach {port} after turn {turn}, whatever the cost.\nEnd."


def messages(*pairs: str) -> list[Message]:
    """Make messages of `context=text`, one a line of a file."""
    split = (pair.partition("=") for pair in pairs)
    return [
        Message(text, context, Origin("sources/g/a.yaml", line, 3)) for line, (context, _, text) in enumerate(split, 1)
    ]


GAME = messages("t/fire=Fire", "m/1=First {n}", "m/2=Second", f"m/3={LONG}", "x/4=4+")


def update(old: str, wanted: list[Message], lang: str = "fr") -> str:
    report = Report()
    new = update_catalog(old, Texts(wanted, "g"), f"locale/{lang}.po", lang, report)
    assert list(report) == []
    assert new
    again = update_catalog(new, Texts(wanted, "g"), f"locale/{lang}.po", lang, report)
    assert new == again, "a second time changes nothing"
    return new


def translate(text: str) -> str:
    """Fill every empty translation with its source, in capitals but for the placeholders."""
    entries = read_entries(text, "", Report())
    return write_entries(
        [
            entry
            if entry.complete
            else Entry(entry.context, entry.text, (entry.text.replace("e", "é"),), flags=entry.flags)
            for entry in entries
        ]
    )


def entries_of(text: str) -> dict[str, Entry]:
    report = Report()
    found = read_entries(text, "locale/fr.po", report)
    assert list(report) == []
    return {f"{'~' * entry.obsolete}{entry.context}={entry.text}": entry for entry in found if entry.text}


def test_a_new_catalogue_has_every_text_with_words_in_order() -> None:
    new = update("", GAME)
    assert ["t/fire=Fire", "m/1=First {n}", "m/2=Second", f"m/3={LONG}"] == list(entries_of(new))
    assert '#: sources/g/a.yaml:2\n#, python-brace-format\nmsgctxt "m/1"\nmsgid "First {n}"\nmsgstr ""\n' in new
    assert '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"' in new
    assert max(len(line) for line in new.splitlines()) <= WIDTH


def test_babel_reads_the_same_catalogue() -> None:
    catalog = read_po(io.StringIO(translate(update("", GAME))), abort_invalid=True)
    assert {(message.context or "", message.text) for message in GAME if message.text != "4+"} == {
        (each.context, each.id) for each in catalog if each.id
    }
    assert (catalog.num_plurals, catalog.plural_expr) == (2, "(n > 1)")
    assert catalog.get("Fire", "t/fire").string == "Firé"


def test_one_changed_text_makes_exactly_its_entry_fuzzy() -> None:
    old = translate(update("", GAME))
    new = entries_of(update(old, messages("t/fire=Fire", "m/1=First {n}", "m/2=Other", f"m/3={LONG}")))
    assert [name for name, entry in new.items() if entry.fuzzy] == ["m/2=Other"]
    assert (
        new["m/2=Other"].forms[0],
        new["m/2=Other"].previous_text,
        new["m/2=Other"].previous_context,
    ) == ("Sécond", "Second", "")


def test_the_previous_text_is_the_one_that_was_translated() -> None:
    text = translate(update("", messages("a/b=One")))
    text = update(update(text, messages("a/b=Two")), messages("a/b=Three"))
    assert (entries_of(text)["a/b=Three"].previous_text, entries_of(text)["a/b=Three"].forms[0]) == ("One", "Oné")


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("r/1=Alpha", "r/2=Alpha", ("Alpha", False, "")),  # a paragraph that moved among its siblings
        ("r/1=Green", "s/1=Green", ("Gréén", True, "r/1")),  # the same words elsewhere: a translator must look
    ],
)
def test_a_translation_follows_its_text(before: str, after: str, expected: tuple[str, bool, str]) -> None:
    entry = entries_of(update(translate(update("", messages(before))), messages(after)))[after]
    assert expected == (entry.forms[0], entry.fuzzy, entry.previous_context)


def test_an_inserted_paragraph_moves_no_translation() -> None:
    old = translate(update("", messages("r/1=One", "r/2=Two", "r/3=Three")))
    new = entries_of(update(old, messages("r/1=One", "r/2=New", "r/3=Two", "r/4=Three")))
    assert [(entry.forms[0], entry.fuzzy) for entry in new.values()] == [
        ("Oné", False),
        ("", False),
        ("Two", False),
        ("Thréé", False),
    ]


def test_an_unused_translation_is_kept_and_comes_back() -> None:
    old = translate(update("", GAME))
    without = update(old, messages("t/fire=Fire"))
    assert ["t/fire=Fire", "~m/1=First {n}", "~m/2=Second", f"~m/3={LONG}"] == list(entries_of(without))
    back = entries_of(update(without, GAME))
    assert {name: entry.forms for name, entry in entries_of(old).items()} == {name: e.forms for name, e in back.items()}
    assert not any(entry.fuzzy or entry.obsolete for entry in back.values())


def test_comments_flags_and_header_are_kept() -> None:
    old = translate(update("", GAME)).replace("Language: fr", "X-Author: Ada\\nLanguage: fr")
    old = "# About this file\n" + old.replace('msgctxt "t/fire"', '# a note\n#, no-wrap\nmsgctxt "t/fire"')
    new = update(old, GAME)
    assert new.startswith("# About this file\nmsgid")
    assert '"X-Author: Ada\\n"' in new
    bare = update(old.replace('"Last-Translator: \\n"\n', ""), GAME)
    assert ('"Last-Translator: \\n"' in bare, "#~" in bare) == (True, False), "what the header lacks is added"
    assert '# a note\n#. t, fire\n#: sources/g/a.yaml:1\n#, no-wrap\nmsgctxt "t/fire"' in new


def test_a_language_that_printkit_does_not_speak_gets_its_words_too() -> None:
    new = update("", GAME, "pl")
    assert {"printkit=Front", "printkit=version {version}"} < set(entries_of(new))
    assert "nplurals=3" in new
    assert "printkit" not in update("", GAME, "fr")


def test_a_text_in_two_places_names_both() -> None:
    pair = messages("a/b=One", "a/b=One")
    assert "#: sources/g/a.yaml:1\n#: sources/g/a.yaml:2\n" in write_template(Texts(pair))
    assert "#: \u2068my game/a.yaml\u2069:1\n" in write_template(
        Texts([Message("One", "a/b", Origin("my game/a.yaml", 1))])
    )


def test_progress_is_counted() -> None:
    old = translate(update("", messages("a=One", "b=Two", "c=Three")))
    catalog = read_catalog(update(old, messages("a=One", "b=Deux", "d=Four")), "locale/fr.po", Report())
    assert Status(1, 1, 1, 0) == measure_progress(catalog, Texts(messages("a=One", "b=Deux", "d=Four")))
    assert Status(1, 0, 2, 2) == measure_progress(catalog, Texts(messages("a=One", "y=4 a", "z=b")))


LINES = (
    "#. told", "# a\u2028b", "#", "#, fuzzy, x", "#: a.yaml:1", '#| msgid "o"', 'msgctxt "c"', 'msgid "a"', 'msgid ""',
    '"b \\"q\\" \\n"', 'msgstr "d"', 'msgstr ""', 'msgstr[0] "e"', 'msgid_plural "s"', '#~ msgid "g"', '#~ msgstr "h"', "<<<<",
    'msgstr "\\z"', "", "", "", " ",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(60))
def test_reading_by_blocks_is_reading_line_by_line(seed: int) -> None:
    chance = random.Random(seed)
    good = 'msgctxt "{0}"\nmsgid "t"\nmsgstr ""\n"u"\n\n'
    parts = ["\n".join(chance.choices(LINES, k=chance.randrange(1, 7))) + "\n" + good.format(n) for n in range(12)]
    text = ("\n" * (seed % 3)).join(parts)
    by_blocks, by_lines = Report(), Report()
    found = read_entries(text, "fr.po", by_blocks)
    assert list(found) == list(read_groups(Block(text, 1, None), "fr.po", by_lines))
    assert list(by_blocks) == list(by_lines)


def test_most_blocks_are_plain() -> None:
    blocks = list(read_blocks(translate(update("", GAME))))
    assert [bool(block.plain) for block in blocks] == [True] * 5


@pytest.mark.parametrize("seed", range(30))
def test_any_text_survives_writing_and_reading(seed: int) -> None:
    chance = random.Random(seed)  # seeded, and no secret
    alphabet = [
        "\n",
        "\r",
        "\t",
        "\\",
        '"',
        " ",
        "\u2028",
        "\x0b",
        "\x85",
        "\u202f",
        "é",
        "{n}",
        "#",
        "~",
        "long-word",
        "\\n",
    ]
    text, form, context = ("".join(chance.choices(alphabet, k=chance.randrange(1, 120))) + "x" for _ in range(3))
    entry = Entry(context, text, (form,), previous_context=form, previous_text=context, obsolete=bool(seed % 2))
    report = Report()
    (read,) = read_entries(write_entries([entry]), "", report)
    assert (entry.key, entry.forms, form, context, entry.obsolete) == (
        read.key,
        read.forms,
        read.previous_context,
        read.previous_text,
        read.obsolete,
    )
    assert list(report) == []


@pytest.mark.parametrize("shift", range(0, 40, 3))
def test_a_line_is_broken_after_a_space_and_never_inside_a_placeholder(shift: int) -> None:
    path = "{charts.north-atlantic.ports.bergen.title}"
    text = "x" * shift + f' sail \\ to {path}, then to {path} or {{dice|a die|two dice}}, "as it were", and back again'
    lines = list(wrap(text, 70))
    assert len(lines) > 2
    assert "".join(lines) == escape(text)
    assert all(line.endswith(" ") for line in lines[:-1])
    assert all(line.count("{") == line.count("}") for line in lines)
    assert all(len(line) + 2 <= 70 for line in lines)


def test_a_text_of_several_lines_has_them_below_its_keyword() -> None:
    assert list(write_field("msgid", "one\ntwo", "")) == ['msgid ""', '"one\\n"', '"two"']
    assert list(write_field("msgstr", "", "#~ ")) == ['#~ msgstr ""']
    assert list(write_field("msgid", "one\n", "")) == ['msgid "one\\n"']
    assert list(wrap("x" * 99 + " y", 40)) == ["x" * 99 + " ", "y"]
