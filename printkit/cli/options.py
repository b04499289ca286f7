"""The arguments and options that several commands share: names → what Typer reads them as."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="games; else all")]
Addresses = Annotated[
    list[str] | None, typer.Argument(metavar="ADDRESS", help="game, game/sheet or game/sheet/item; * and ? match")
]
ProjectFolder = Annotated[
    Path | None, typer.Option("--project", metavar="DIR", help="the project; else the nearest folder with sources/")
]
OutputFolder = Annotated[
    str | None, typer.Option("--out", metavar="DIR", help="output folder; else out/ in the project")
]
Languages = Annotated[str | None, typer.Option("--lang", metavar="LANGS", help="languages, such as fr,en; else all")]
Editions = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGS",
        help="languages, such as fr,en; all if not given; qps is a pseudo-language for testing layouts",
    ),
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="print nothing but findings")]

TEXT_FORMATS = ("text", "json")
"""What a command prints where it is for a reader or for a program."""
