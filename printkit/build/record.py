"""The record of what was written: `out/.printkit/<game>.json` ↔ files, their digests and what they hold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from printkit.build.files import digest_of, link_on_the_way, write_file
from printkit.diagnostics import Diagnostic

VERSION = 1

_NAME = re.compile(r"[a-z0-9_-]+(?:/[a-z0-9_-]+)+\.[a-z]+")
"""What the name of a file that printkit writes looks like: nothing that climbs out of the output folder."""


@dataclass(frozen=True, slots=True)
class Written:
    """One file that printkit wrote: its digest, the address it belongs to, and the digest of each thing it shows.

    Things are the items of its sheet, by `sheet/item`, what is enclosed in their own files, and the sheet itself, the
    digest of which is that of its PDF. `made` is the digest of the sources that it is made of; empty where only a build
    of single sheets or items wrote it, which has no time to take that.
    """

    digest: str
    address: str
    holds: Mapping[str, str] = field(default_factory=dict)
    made: str = ""


@dataclass
class Record:
    """The files of one game that printkit wrote, by their path below the output folder, with forward slashes.

    `inputs` is the digest of everything that an edition was last built from without a finding.
    """

    out: Path
    game: str
    files: dict[str, Written] = field(default_factory=dict)
    inputs: dict[str, str] = field(default_factory=dict)

    def within(self, edition: str) -> Iterator[tuple[str, Written]]:
        """Yield the files of an edition's folder."""
        return ((name, written) for name, written in self.files.items() if name.startswith(f"{edition}/"))

    def formats(self, edition: str) -> dict[str, frozenset[str]]:
        """Return the endings of the files of each address in an edition's folder."""
        found: dict[str, frozenset[str]] = {}
        for name, written in self.within(edition):
            found[written.address] = found.get(written.address, frozenset()) | {name.rpartition(".")[2]}
        return found

    def save(self) -> Diagnostic | None:
        """Write the record; return a finding where it cannot be written."""
        data = {
            "version": VERSION,
            "inputs": dict(sorted(self.inputs.items())),
            "files": {
                name: {
                    "digest": written.digest,
                    "address": written.address,
                    "holds": dict(written.holds),
                    "made": written.made,
                }
                for name, written in sorted(self.files.items())
            },
        }
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        return write_file(self.out, record_name(self.game), text.encode())


def record_name(game: str) -> str:
    """Return where the record of a game stands below the output folder."""
    return f".printkit/{game}.json"


def read_record(out: Path, game: str) -> Record:
    """Return the record of a game; one that is missing or damaged counts as empty, so that nothing is removed by it."""
    try:
        data = json.loads((out / record_name(game)).read_text("utf-8"))
        if data["version"] != VERSION:
            return Record(out, game)
        files = {
            str(name): Written(
                str(entry["digest"]),
                str(entry["address"]),
                {str(k): str(v) for k, v in entry["holds"].items()},
                str(entry.get("made", "")),
            )
            for name, entry in data["files"].items()
            if _NAME.fullmatch(name)
        }
        return Record(out, game, files, {str(key): str(value) for key, value in data["inputs"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Record(out, game)


def is_ours(out: Path, name: str, written: Written) -> bool:
    """Tell whether a file is one that printkit wrote and nobody changed; a link, or what lies behind one, never is."""
    path = out / name
    try:
        return (
            not link_on_the_way(out, name)
            and path.is_file()
            and not path.is_symlink()
            and digest_of(path.read_bytes()) == written.digest
        )
    except OSError:
        return False
