"""Files of a project or of a template folder → bytes, text and YAML, each refusal a finding."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.files import file_too_big, not_utf_8, unreadable_file
from printkit.diagnostics.schema import wrong_type
from printkit.source.nodes import Mapping, describe
from printkit.source.paths import find_file, names_in, refuse_path, say
from printkit.source.places import locate
from printkit.source.yaml_text import parse_yaml

MAX_TEXT = 5_000_000
MAX_IMAGE = 50_000_000


@dataclass(frozen=True, slots=True)
class ProjectFiles:
    """Read files below `root` and nothing else.

    `label` is what findings show in place of `root`: "" for a project, `sources/bismarck` for a game in it,
    `templates` for the built-in templates. `wanted_by` is the place that names the file; a file that cannot be
    found or opened is reported there, and at the file itself where no place names it. `fence` is the folder that
    `root` itself may not lead out of, by a link.
    """

    root: Path
    label: str = ""
    fence: Path | None = None

    def within(self, folder: str) -> ProjectFiles:
        """Return the files below a folder of this one; neither they nor the folder may lead out of it."""
        label = f"{self.label}/{folder}" if self.label else folder
        return ProjectFiles(self.root / folder, label, self.fence or self.root)

    def has(self, relative: str) -> bool:
        """Tell whether a path can be followed and something is there, if only a link to nothing; reading may fail."""
        return not refuse_path(relative) and os.path.lexists(self.root / relative)

    def names(self, folder: str, suffix: str) -> tuple[str, ...]:
        """Return the names, without `suffix`, of what ends in it in a folder, in alphabetical order."""
        found = [] if refuse_path(folder) else names_in(self.root / folder)
        return tuple(sorted(name.removesuffix(suffix) for name in found if name.endswith(suffix)))

    def shown(self, relative: str) -> str:
        """Return how findings name a file."""
        return f"{self.label}/{relative}" if self.label else relative

    def read_bytes(
        self, relative: str, report: Report, wanted_by: Origin | None = None, limit: int = MAX_IMAGE
    ) -> bytes | None:
        """Return the content of a file of at most `limit` bytes, or None after reporting why there is none."""
        origin = wanted_by or Origin(self.shown(relative))
        found = find_file(self.root, relative, origin, self.fence)
        content = found if isinstance(found, Diagnostic) else _read(found, relative, limit, origin)
        if isinstance(content, Diagnostic):
            report.add(content)
            return None
        return content

    def read_text(self, relative: str, report: Report, wanted_by: Origin | None = None) -> str | None:
        """Return the text of a UTF-8 file with LF at line ends, or None after reporting why there is none."""
        data = self.read_bytes(relative, report, wanted_by, MAX_TEXT)
        return None if data is None else decode_text(data, self.shown(relative), report)

    def load_yaml(self, relative: str, report: Report, wanted_by: Origin | None = None) -> Mapping | None:
        """Return the keys and values of a YAML file, or None after reporting why there are none."""
        text = self.read_text(relative, report, wanted_by)
        node = None if text is None else parse_yaml(text, self.shown(relative), report)
        if node is None or isinstance(node, Mapping):
            return node
        report.add(
            wrong_type(node.origin, "keys and values", describe(node), "a file begins with a key, such as title:")
        )
        return None


def decode_text(data: bytes, file: str, report: Report) -> str | None:
    """Return UTF-8 text with LF at line ends and no byte order mark, or None after reporting the first wrong byte."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        report.add(not_utf_8(locate(before, len(before), file), data[error.start]))
        return None
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _read(path: Path, relative: str, limit: int, origin: Origin) -> bytes | Diagnostic:
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        return unreadable_file(origin, relative, say(error))
    return data if len(data) <= limit else file_too_big(origin, relative, limit)
