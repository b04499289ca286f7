"""A game of two frigates and a sloop with one scenario, its counters and logs, for the tests of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from projects import Trial, make_game

from printkit.build.edition import open_edition
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.project import Project, load_game

from .log_game import FILES as LOG_FILES

GAME = """\
title: Brigs
theme: naval
sheets:
  counters: {title: Counters, from: counters, layout: counter, imposition: grid, items: []}
  logs: {title: Logs, from: logs, layout: logbook, imposition: page, items: []}
  scenarios:
    title: Scenarios
    from: scenarios
    layout: battle
    imposition: page
    items: [pdf]
    with: [counters, logs]
"""

COUNTERS = """\
ships:
  title: Ships
  each: frigate
  size: 30mm x 20mm
  front: {art: boat, label: "{item.unit.title}", left: "{item.unit.figures.speed}", right: "{item.unit.figures.turning}"}
line:
  title: Ships of the line
  each: ship-of-line
  size: 30mm x 20mm
  front: {art: boat, label: "{item.unit.title}", left: "{item.unit.figures.speed}", right: "{item.unit.figures.turning}"}
struck: {title: Struck, size: 12mm, count: 6, front: {label: Struck}}
loaded: {title: Loaded, size: 12mm, count: 6, front: {label: Loaded}}
"""

LAYOUT = """\
size: paper
area: {margin: 10mm}
slots:
  title:  {at: [0, 0, 100%, 8mm], text: "{{ item.scenario.title }}", style: form-title, role: heading}
  orders: {at: [0, 10mm, 100%, 90mm], orders: item, figures: [speed, vp], words: [quality], ship: labels.ship, place: labels.place, late: labels.late}
  setup:  {at: [0, 105mm, 100%, 120mm], setup: item, wind: labels.wind}
  notes:  {at: [0, 230mm, 100%, 40mm], notes: item, rules: labels.special, victory: labels.victory}
"""

SCENARIO = """\
number: 1
title: A meeting
date: 1805
story: They meet.
map: sea
wind: se
turns: 12
sides:
  british:
    note: Commodore
    aim: Win.
    ships:
      victory: 0304 n
  french:
    aim: Do not lose.
    ships:
      shannon: 0705 nw from turn 4
rules: [No quarter., No tea.]
victory: Who is left has won.
counters: {struck: 2}
prizes: 1
"""

FILES: Mapping[str, str] = {
    **{name: text for name, text in LOG_FILES.items() if name != "logbooks.yaml"},
    "game.yaml": GAME,
    "counters.yaml": COUNTERS,
    "figures.yaml": "speed: {title: Speed}\nvp: {title: Victory points, short: Points}\n",
    "hexmaps.yaml": "sea: {title: Sea, columns: 10, rows: 8}\n",
    "labels.yaml": LOG_FILES["labels.yaml"]
    + 'ship: Ship\nplace: Bow\nlate: "from turn {entry.turn}"\nwind: Wind\nspecial: Special\nvictory: Victory\n',
    "sides.yaml": "british: {title: British, emblem: boat, band: deep}\nfrench: {title: French, band: alarm}\n",
    "scenarios/meeting.yaml": SCENARIO,
    "templates/layouts/battle.yaml": LAYOUT,
}
"""The files of the game, beside the drawing `boat`."""


def scenario_project(root: Path, files: Mapping[str, str] | None = None) -> Project:
    """Write the game, some of its files replaced or added."""
    return make_game(root, {**FILES, **(files or {})})


def open_scenarios(root: Path, files: Mapping[str, str] | None = None) -> Trial:
    """Return the game ready to be laid out, whatever the checker says of it."""
    report, project = Report(), scenario_project(root, files)
    game = load_game(project, "mini", report)
    assert game is not None, [str(each) for each in report]
    edition = open_edition(project, game, Target("en", "a4"), report)
    assert edition is not None, [str(each) for each in report]
    return Trial(edition)
