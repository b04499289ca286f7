"""A game of three ships and their logs, in English and French, for the tests of logbooks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from printkit.diagnostics import Report
from printkit.project import Project, load_game
from tests.projects import Trial, make_game, open_game

GAME = """\
title: Brigs
theme: naval
translations: [fr]
sheets:
  logs: {title: Logs, from: logs, layout: logbook-single, imposition: page}
  books: {title: Books, from: logbooks, layout: logbook, imposition: page}
  fours: {title: Fours, from: logbooks, layout: logbook-four, imposition: page}
  squadron: {title: Squadron, from: logbooks, layout: logbook-squadron, imposition: page}
"""

ROSTER = """\
victory:
  title: Victory
  kind: ship-of-line
  group: british
  note: "{labels.first-rate}"
  words: {quality: "{labels.elite}"}
  figures:
    {quality: 5, speed: 3, turning: 1, vp: 51, hull: 16, guns: 13, carronades: 1,
     crew-1: 9, crew-2: 9, crew-3: 9, rigging-1: 6, rigging-2: 6, rigging-3: 6}
shannon:
  title: Shannon
  kind: frigate
  group: british
  note: "{labels.fifth-rate}"
  words: {quality: "{labels.elite}"}
  figures:
    {quality: 5, speed: 4, turning: 3, vp: 30, hull: 10, guns: 5, carronades: 3,
     crew-1: 3, crew-2: 4, crew-3: 4, rigging-1: 4, rigging-2: 4, rigging-3: 4, rigging-4: 4}
beagle:
  title: Beagle
  kind: sloop
  group: british
  note: "{labels.sloop}"
  words: {quality: "{labels.elite}"}
  figures:
    {quality: 5, speed: 4, turning: 3, vp: 10, hull: 5, guns: 2, carronades: 0,
     crew-1: 1, crew-2: 1, crew-3: 1, rigging-1: 2, rigging-2: 2, rigging-3: 2, rigging-4: 2}
"""

LOGS = """\
ship:
  title: Ship’s log
  facts: {quality: Crew, speed: Speed, turning: Turning, vp: Points}
  plans: {ship-of-line: boat, frigate: boat, sloop: boat}
  left: Left
  right: Right
  blocks:
    hull: {title: Hull, letter: H, sections: [hull]}
    guns: {title: Guns, letter: G, left: guns, right: guns}
    carronades: {title: Carronades, letter: G, left: carronades, right: carronades}
    crew: {title: Crew, letter: C, sections: [crew-1, crew-2, crew-3]}
    prize-crew: {title: Prize crew, letter: C, sections: [crew-1], prize: yes}
    rigging:
      title: Rigging
      letter: R
      sections: [rigging-1, rigging-2, rigging-3, rigging-4]
      as_many_as: speed
  turn: Turn
  turns: 30
  columns:
    move: {title: Move, width: 4}
    load-left: {title: Load L, width: 3, first: R}
    load-right: {title: Load R, width: 3, first: R}
    notes: {title: Notes, width: 8}
  continued: continued
  prize: Prize
  key:
    loaded: {mark: R, means: loaded with round shot}
    fired: {mark: R, means: fired, struck: yes}
    fouled: {mark: F, means: fouled}
    unfouled: {mark: ":circled-f:", means: no longer fouled}
    grappled: {mark: G, means: grappled}
    ungrappled: {mark: ":circled-g:", means: no longer grappled}
"""

FRENCH = {
    "labels/first-rate": ("first rate", "premier rang"),
    "labels/fifth-rate": ("fifth rate", "cinquième rang"),
    "labels/sloop": ("sloop", "corvette"),
    "labels/elite": ("elite", "élite"),
    "sides/british/title": ("British", "Britanniques"),
    "logs/ship/title": ("Ship’s log", "Journal de bord"),
    "logs/ship/facts/quality": ("Crew", "Équipage"),
    "logs/ship/facts/speed": ("Speed", "Vitesse"),
    "logs/ship/facts/turning": ("Turning", "Virage"),
    "logs/ship/facts/vp": ("Points", "Points"),
    "logs/ship/left": ("Left", "Bâbord"),
    "logs/ship/right": ("Right", "Tribord"),
    "logs/ship/blocks/hull/title": ("Hull", "Coque"),
    "logs/ship/blocks/guns/title": ("Guns", "Canons"),
    "logs/ship/blocks/carronades/title": ("Carronades", "Caronades"),
    "logs/ship/blocks/crew/title": ("Crew", "Équipage"),
    "logs/ship/blocks/prize-crew/title": ("Prize crew", "Équipage de prise"),
    "logs/ship/blocks/rigging/title": ("Rigging", "Gréement"),
    "logs/ship/turn": ("Turn", "Tour"),
    "logs/ship/columns/move/title": ("Move", "Route"),
    "logs/ship/columns/load-left/title": ("Load L", "Charge B"),
    "logs/ship/columns/load-right/title": ("Load R", "Charge T"),
    "logs/ship/columns/notes/title": ("Notes", "Remarques"),
    "logs/ship/continued": ("continued", "suite"),
    "logs/ship/prize": ("Prize", "Prise"),
    "logs/ship/key/loaded/means": ("loaded with round shot", "chargé à boulets ronds"),
    "logs/ship/key/fired/means": ("fired", "bordée tirée"),
    "logs/ship/key/fouled/means": ("fouled", "gréements emmêlés"),
    "logs/ship/key/unfouled/means": ("no longer fouled", "gréements dégagés"),
    "logs/ship/key/grappled/means": ("grappled", "grappins lancés"),
    "logs/ship/key/ungrappled/means": ("no longer grappled", "grappins largués"),
    "logbooks/squadron/title": ("The squadron", "L’escadre"),
}
"""The French of each text whose French is another, by its address."""

FILES: Mapping[str, str] = {
    "game.yaml": GAME,
    "roster.yaml": ROSTER,
    "logs.yaml": LOGS,
    "logbooks.yaml": "squadron: {title: The squadron, form: ship, turns: 30, prizes: 1}\n",
    "labels.yaml": "first-rate: first rate\nfifth-rate: fifth rate\nsloop: sloop\nelite: elite\n",
    "sides.yaml": "british: {title: British, emblem: boat}\n",
    "counters.yaml": "{}\n",
}
"""The files of the game, beside the drawing `boat`."""


def log_project(root: Path, files: Mapping[str, str] | None = None) -> Project:
    """Write the game, some of its files replaced, with its French."""
    project = make_game(root, {**FILES, **(files or {})})
    report = Report()
    game = load_game(project, "mini", report)
    if game:
        entries = {
            (message.context, message.text): FRENCH.get(message.context, ("", message.text))[1]
            for message in game.messages
        }
        blocks = [
            f'msgctxt "{context}"\nmsgid {_quoted(text)}\nmsgstr {_quoted(french)}\n'
            for (context, text), french in entries.items()
        ]
        head = 'msgid ""\nmsgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
        path = root / "sources/mini/locale/fr.po"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join([head, *blocks]), "utf-8")
    return project


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def open_logs(root: Path, lang: str = "en", profile: str = "home", **files: str) -> Trial:
    """Return the game ready to be laid out; `logs_yaml="…"` replaces a file."""
    named = {name.replace("_yaml", ".yaml"): text for name, text in files.items()}
    return open_game(log_project(root, named), lang=lang, profile=profile)
