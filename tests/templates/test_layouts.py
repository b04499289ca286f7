"""Layouts, themes, impositions and papers: what their YAML says, and each fault where it stands."""

from __future__ import annotations

import pytest
from projects import GAME, lines, make_game, open_game

from printkit.components.registry import slot_kinds
from printkit.diagnostics import Origin, Report
from printkit.source import Mapping, ProjectFiles, bind, parse_yaml
from printkit.templates.impositions import Paper
from printkit.templates.layouts import Layout, bind_layout
from printkit.templates.library import Library, built_in_folder
from printkit.templates.themes import Theme, ThemeFile, bind_theme

KINDS = slot_kinds


def read(slots: str, head: str = "size: paper") -> tuple[Layout | None, list[str]]:
    """Return the layout with the slots given, a line each, and what was found."""
    report = Report()
    node = parse_yaml(f"{head}\nslots:\n" + "".join(f"  {line}\n" for line in slots.splitlines()), "l.yaml", report)
    assert node
    return bind_layout("l", node, KINDS, report), lines(report)  # type: ignore[arg-type]


BOX = "{at: [0, 0, 10mm, 10mm], rule: hair}"


def test_slots_are_bound_in_their_order() -> None:
    layout, found = read(f"b: {BOX}\na: {BOX}\nc: {{below: a, height: 5mm, rule: hair}}")
    assert found == []
    assert layout
    assert [slot.name for slot in layout.slots] == ["b", "a", "c"]


@pytest.mark.parametrize(
    ("slots", "found"),
    [
        ("a: {at: [0, 0, 1mm, 1mm]}", 'l.yaml:3:6 PK152 slot "a" does not say what it holds'),
        ("a: {at: [0, 0, 1mm, 1mm], txt: x}", 'l.yaml:3:6 PK152 slot "a" does not say what it holds'),
        ("a: hello", 'l.yaml:3:6 PK152 slot "a" does not say what it holds'),
        ("a: {at: [0, 0, 1mm, 1mm], rule: hair, art: x}", 'l.yaml:3:6 PK152 slot "a" says rule and art at once'),
        ("a: {rule: hair}", 'l.yaml:3:6 PK153 slot "a" has no clear place'),
        ("a: {at: [0, 0, 1mm], rule: hair}", 'l.yaml:3:6 PK153 slot "a" has no clear place'),
        ("a: {at: [], rule: hair}", 'l.yaml:3:6 PK153 slot "a" has no clear place'),
        ("a: {below: b, height: 1mm, rule: hair}", 'l.yaml:3:6 PK153 slot "a" has no clear place'),
        ("a: {below: a, height: 1mm, rule: hair}", 'l.yaml:3:6 PK153 slot "a" has no clear place'),
        (f"a: {BOX}\nb: {{below: a, rule: hair}}", 'l.yaml:4:6 PK153 slot "b" has no clear place'),
        (
            f"a: {BOX}\nb: {{at: [0, 0, 1mm, 1mm], below: a, rule: hair}}",
            'l.yaml:4:6 PK153 slot "b" has no clear place',
        ),
        ("a: {at: [0, 0, 10, 10mm], rule: hair}", 'l.yaml:3:18 PK116 "10" has no unit'),
        ("a: {at: [0, 0, 1mm, 1mm], rule: hair, colr: x}", 'l.yaml:3:41 PK113 unknown key "colr"'),
        (
            "a: {at: [0, 0, 1mm, 1mm], text: Roll, style: x}",
            'l.yaml:3:35 PK116 the word "Roll" has no translation here',
        ),
        (
            'a: {at: [0, 0, 1mm, 1mm], text: "{{ n * 2 }}", style: x}',
            'l.yaml:3:35 PK116 "n * 2" uses mul, which a slot may not',
        ),
        ("a: {at: [0, 0, 1mm, 1mm], rule: hair, when: f()}", 'l.yaml:3:47 PK116 "f()" uses call, which a slot may not'),
        ("a: {at: [0, 0, 1mm, 1mm], repeat: n, layout: x, grid: 6}", 'l.yaml:3:57 PK116 "6" is not a grid'),
        ("a: {at: [0, 0, 1mm, 1mm], stack: [table]}", 'l.yaml:3:37 PK116 "table" names nothing to place'),
        ("a: {at: [0, 0, 1mm, 1mm], art: x, fit: stretch}", 'l.yaml:3:42 PK117 unknown choice "stretch"'),
    ],
)
def test_a_fault_is_found_where_it_stands(slots: str, found: str) -> None:
    layout, said = read(slots)
    assert layout is None
    assert said == [found]


def test_all_faults_are_found_at_once() -> None:
    _, found = read("a: {at: [0, 0, 1mm, 1mm]}\nb: {rule: hair}\nc: {at: [0, 0, 1, 1mm], rule: hair}", "size: papr")
    assert [line.split()[1] for line in found] == ["PK116"], "the size alone: without it the slots are not read"
    _, found = read("a: {at: [0, 0, 1mm, 1mm]}\nb: {rule: hair}\nc: {at: [0, 0, 1, 1mm], rule: hair}")
    assert [line.split()[1] for line in found] == ["PK152", "PK153", "PK116"]


@pytest.mark.parametrize("kind", ["layout", "theme", "imposition"])
def test_a_template_that_is_not_there_names_the_nearest(kind: str) -> None:
    library = Library((ProjectFiles(built_in_folder(), "templates"),))
    report = Report()
    wanted_by = Origin("game.yaml", 3, 4)
    found = {
        "layout": lambda: library.layout("countr", KINDS, wanted_by, report),
        "theme": lambda: library.theme("navl", wanted_by, report),
        "imposition": lambda: library.imposition("fold-ovr", wanted_by, report),
    }[kind]()
    wrong, right = {
        "layout": ("countr", "counter"),
        "theme": ("navl", "naval"),
        "imposition": ("fold-ovr", "fold-over"),
    }[kind]
    assert found is None
    (diagnostic,) = report
    assert lines(report) == [f'game.yaml:3:4 PK151 no {kind} is called "{wrong}"']
    assert diagnostic.hint == f'did you mean "{right}"?'


def test_an_unknown_paper_lists_those_there_are() -> None:
    report = Report()
    library = Library((ProjectFiles(built_in_folder(), "templates"),))
    assert library.paper("a44", Origin("game.yaml"), report) is None
    (found,) = report
    assert (found.code, found.message) == ("PK158", 'no paper is called "a44"')
    assert "a4, a5, " in found.hint


@pytest.mark.parametrize(
    ("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4)), ("a3", (297, 420)), ("a5", (148, 210))]
)
def test_papers(paper: str, size: tuple[float, float]) -> None:
    library = Library((ProjectFiles(built_in_folder(), "templates"),))
    found = library.paper(paper, Origin(""), Report())
    assert found
    assert (found.width, found.height) == pytest.approx(size)


def test_a_nearer_template_wins(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = "size: item\nslots:\n  only: {at: [0, 0, 100%, 100%], rule: hair}\n"
    for place in ("templates/layouts/counter.yaml", "../../templates/layouts/counter.yaml"):
        game = open_game(make_game(tmp_path_factory.mktemp("own"), {place: own}))
        pieces, report = game.pieces("counters", "scout")
        assert lines(report) == []
        assert len(pieces[0].front.items) == 1
    both = {"templates/layouts/counter.yaml": own, "../../templates/layouts/counter.yaml": "nonsense: yes"}
    pieces, report = open_game(make_game(tmp_path_factory.mktemp("own"), both)).pieces("counters", "scout")
    assert lines(report) == []
    assert pieces


def test_papers_of_a_project_are_added(tmp_path_factory: pytest.TempPathFactory) -> None:
    files = {"../../templates/papers.yaml": "papers: {card: 100mm x 150mm, a5: 1mm x 1mm}"}
    project = make_game(tmp_path_factory.mktemp("papers"), files)
    assert open_game(project, paper="card").edition.paper == Paper(100, 150)
    assert open_game(project, paper="a5").edition.paper == Paper(1, 1)
    assert open_game(project, paper="a4").edition.paper == Paper(210, 297)


THEME = """\
palette: {ink: "#102030", red: {rgb: "#ff0000", cmyk: 0 100 100 0}}
text: {body: {family: Lato, size: 9pt, colour: red, floor: 8pt, leading: 1.5, bold: 600}}
lines: {hair: {width: 0.25pt, dash: [1mm, 0.5mm]}}
"""


def theme(text: str) -> tuple[Theme | None, list[str]]:
    report = Report()
    node = parse_yaml(text, "t.yaml", report)
    assert node
    file = bind(node, ThemeFile, report)
    return file and bind_theme("t", file, node.origin, report), lines(report)


def test_a_theme_is_read() -> None:
    made, found = theme(THEME)
    assert found == []
    assert made
    body = made.style("body")
    assert (body.size, body.floor) == (pytest.approx(9 * 25.4 / 72), pytest.approx(8 * 25.4 / 72))
    assert (body.leading, body.weight, body.bold, body.align) == (1.5, 400, 600, "left")
    assert body.colour.cmyk == (0, 1, 1, 0)
    assert (body.colour.hex, body.colour.name) == ("#ff0000", "red")
    assert made.line("hair").dash == (1, 0.5)
    assert made.line("hair").colour.hex == "#102030"


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("colour: red", "colour: rad", 't.yaml:2:48 PK154 the theme has no colour "rad"'),
        ('"#102030"', '"#10203"', 't.yaml:1:16 PK116 "#10203" is not a colour'),
        ("#ff0000", "#gg0000", 't.yaml:1:38 PK116 "#gg0000" is not a colour'),
        ("0 100 100 0", "0 100 100", 't.yaml:1:55 PK116 "0 100 100" is not cmyk'),
        ("0 100 100 0", "0 101 100 0", 't.yaml:1:55 PK116 "0 101 100 0" is not cmyk'),
        ("leading: 1.5", "leading: '1,5'", 't.yaml:2:74 PK116 "1,5" is not a small number'),
        ("leading: 1.5", "leading: 15", 't.yaml:2:74 PK116 "15" is not a small number'),
        ("leading: 1.5", "leading: 0", 't.yaml:2:74 PK129 "0" is less than 0.8'),
        ("leading: 1.5", "leading: -1", 't.yaml:2:74 PK129 "-1" is less than 0.8'),
        ("leading: 1.5", "leading: 0.79", 't.yaml:2:74 PK129 "0.79" is less than 0.8'),
        ("leading: 1.5", "leading: 3.1", 't.yaml:2:74 PK129 "3.1" is more than 3'),
        ("leading: 1.5", "tracking: -0.3", 't.yaml:2:75 PK129 "-0.3" is less than -0.2'),
        ("leading: 1.5", "tracking: 9", 't.yaml:2:75 PK129 "9" is more than 1'),
        ("size: 9pt", "size: 0.0001pt", 't.yaml:2:35 PK116 "0.0001pt" is too small to be read'),
        ("size: 9pt", "size: 1mm", 't.yaml:2:35 PK116 "1mm" is too small to be read'),
        ("size: 9pt", "size: 9", 't.yaml:2:35 PK116 "9" has no unit'),
        ("width: 0.25pt", "width: 0", 't.yaml:3:23 PK116 "0" is nothing'),
        ("width: 0.25pt", "width: -1mm", 't.yaml:3:23 PK116 "-1mm" is negative'),
        ("[1mm, 0.5mm]", "[0, 1mm]", 't.yaml:3:38 PK116 "0" is nothing'),
        ("width: 0.25pt", "width: thin", 't.yaml:3:23 PK116 "thin" is not a length'),
    ],
)
def test_a_fault_of_a_theme_is_found_where_it_stands(right: str, wrong: str, found: str) -> None:
    assert right in THEME
    made, said = theme(THEME.replace(right, wrong, 1))
    assert (made, said) == (None, [found])


@pytest.mark.parametrize("text", ["leading: 0.8", "leading: 3", "tracking: -0.2", "leading: 1.5, size: 3pt"])
def test_what_is_within_the_bounds_of_a_theme_is_none(text: str) -> None:
    old = "size: 9pt, " if "size" in text else ""
    assert theme(THEME.replace(old, "", 1).replace("leading: 1.5", text, 1))[1] == []


@pytest.mark.parametrize(
    ("size", "safe", "fault"),
    [
        ("20mm x 30mm", "9.9mm", ""),
        ("20mm x 30mm", "10mm", "safe: 10 mm from each edge leaves no room"),
        ("20mm x 30mm", "100mm", "safe: 100 mm from each edge leaves no room"),
        ("20mm x content", "10mm", "safe: 10 mm from each edge leaves no room"),
        ("item", "24mm", ""),
        ("item", "25mm", "safe: 25 mm from each edge leaves no room"),
    ],
)
def test_a_safe_edge_leaves_room_within_it(size: str, safe: str, fault: str) -> None:
    report = Report()
    node = parse_yaml(f"size: {size}\nsafe: {safe}\nslots: {{}}\n", "l.yaml", report)
    assert isinstance(node, Mapping)
    assert (bind_layout("l", node, {}, report) is None) == bool(fault)
    assert lines(report) == ([f"l.yaml:1:1 PK116 {fault}"] if fault else [])


@pytest.mark.parametrize(
    ("plan", "found"),
    [
        ("arrange: foldd", 'own.yaml:1:10 PK117 unknown choice "foldd"'),
        ("arrange: fold\nfold: middle", 'own.yaml:2:7 PK117 unknown choice "middle"'),
        ("arrange: grid\ngap: 3", 'own.yaml:2:6 PK116 "3" has no unit'),
        ("fold: top", 'own.yaml:1:1 PK114 the key "arrange" is missing'),
        ("arrange: grid\ncolumns: -1", 'own.yaml:2:10 PK129 "-1" is less than 0'),
        ("arrange: grid\ngap: -3mm", 'own.yaml:2:6 PK116 "-3mm" is negative'),
        ("arrange: grid\nmargin: -3mm", 'own.yaml:2:9 PK116 "-3mm" is negative'),
    ],
)
def test_a_fault_of_an_imposition_is_found_where_it_stands(
    tmp_path_factory: pytest.TempPathFactory, plan: str, found: str
) -> None:
    files = {"templates/impositions/own.yaml": plan, "game.yaml": GAME.replace("fold-over", "own")}
    document, report = open_game(make_game(tmp_path_factory.mktemp("plan"), files)).sheet("counters")
    assert document is None
    assert [line.startswith(found) for line in lines(report)] == [True], lines(report)
