"""The record of what was written: `out/.printkit/<game>.json` ↔ files, their digests and what they hold."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from printkit.build.files import digest_of, write_file
from printkit.diagnostics import Diagnostic

VERSION = 1


@dataclass(frozen=True, slots=True)
class Written:
    """One file that printkit wrote: its digest, the address it belongs to, and the digest of each item it shows."""

    digest: str
    address: str
    holds: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Record:
    """The files of one game that printkit wrote, by their path below the output folder, with forward slashes.

    `inputs` is the digest of everything that an edition was last built from without a finding.
    """

    path: Path
    files: dict[str, Written] = field(default_factory=dict)
    inputs: dict[str, str] = field(default_factory=dict)

    def holders(self, edition: str, item: str) -> Iterator[tuple[str, str]]:
        """Yield each file of an edition's folder that shows an item, with the digest of the item as it shows it."""
        for name, written in self.files.items():
            if name.startswith(f"{edition}/") and item in written.holds:
                yield name, written.holds[item]

    def formats(self, edition: str) -> dict[str, frozenset[str]]:
        """Return the endings of the files of each address in an edition's folder."""
        found: dict[str, frozenset[str]] = {}
        for name, written in self.files.items():
            if name.startswith(f"{edition}/"):
                found[written.address] = found.get(written.address, frozenset()) | {name.rpartition(".")[2]}
        return found

    def save(self) -> Diagnostic | None:
        """Write the record; return a finding where it cannot be written."""
        data = {
            "version": VERSION,
            "inputs": dict(sorted(self.inputs.items())),
            "files": {
                name: {"digest": written.digest, "address": written.address, "holds": dict(written.holds)}
                for name, written in sorted(self.files.items())
            },
        }
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        return write_file(self.path, text.encode(), self.path.as_posix())


def read_record(path: Path) -> Record:
    """Return the record of a game; one that is missing or damaged counts as empty, so that nothing is removed by it."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["version"] != VERSION:
            return Record(path)
        files = {
            str(name): Written(
                str(entry["digest"]), str(entry["address"]), {str(k): str(v) for k, v in entry["holds"].items()}
            )
            for name, entry in data["files"].items()
        }
        return Record(path, files, {str(key): str(value) for key, value in data["inputs"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Record(path)


def is_ours(path: Path, written: Written) -> bool:
    """Tell whether a file is one that printkit wrote and nobody changed; a link never is."""
    try:
        return path.is_file() and not path.is_symlink() and digest_of(path.read_bytes()) == written.digest
    except OSError:
        return False
