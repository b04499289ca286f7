"""Family, weight and style → the face to set with, from the installed font packages or the project's own files."""

from __future__ import annotations

import functools
from difflib import get_close_matches
from pathlib import Path

from printkit.typeset.face import Face, FontRefusedError, face_named, harfbuzz_font, open_face
from printkit.typeset.font_file import damage_in

__all__ = ["Face", "FontNotFoundError", "FontRefusedError", "face", "face_named", "families", "own_faces"]

_SUFFIXES = {".ttf", ".otf", ".ttc", ".woff", ".woff2"}


class FontNotFoundError(LookupError):
    """Say that no font has the family, weight and style; `hint` tells what there is instead."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


@functools.cache
def face(family: str, weight: int = 400, italic: bool = False, folder: Path | None = None) -> Face:  # noqa: FBT001, FBT002 - a style is upright or italic
    """Return the face of exactly this family, weight and style.

    `folder` holds the project's own font files, which come before the installed packages. Raises
    FontNotFoundError where there is none, FontRefusedError where a file found cannot be used.
    """
    for own in own_faces(folder):
        if _slug(own.family) == _slug(family) and (own.weight, own.italic) == (weight, italic):
            return own
    return open_face(_packaged_file(family, weight, italic=italic, folder=folder))


def families(folder: Path | None = None) -> list[str]:
    """Return the names of all families there are, the project's own included, sorted."""
    import fontpkg  # noqa: PLC0415 - reading the list of packages costs 40 ms at start

    return sorted({known.name for known in fontpkg.families().values()} | {own.family for own in own_faces(folder)})


def _packaged_file(family: str, weight: int, *, italic: bool, folder: Path | None) -> Path:
    import fontpkg  # noqa: PLC0415 - see families

    try:
        return Path(fontpkg.path(family, weight, "italic" if italic else "normal"))
    except fontpkg.FamilyNotInstalled:
        if any(_slug(own.family) == _slug(family) for own in own_faces(folder)):
            raise _no_style(family, weight, italic=italic, folder=folder) from None
        raise FontNotFoundError(f'no font family "{family}"', _near_families(family, folder)) from None
    except (fontpkg.StyleNotAvailable, fontpkg.WeightNotAvailable):
        raise _no_style(family, weight, italic=italic, folder=folder) from None


def _no_style(family: str, weight: int, *, italic: bool, folder: Path | None) -> FontNotFoundError:
    import fontpkg  # noqa: PLC0415 - see families

    packaged = fontpkg.families().get(_slug(family))
    there = {(file.weight, file.style == "italic") for file in packaged.files} if packaged else set()
    there |= {(own.weight, own.italic) for own in own_faces(folder) if _slug(own.family) == _slug(family)}
    weights = sorted(weight for weight, slant in there if weight and slant == italic)
    style = "italic" if italic else "upright"
    has = f"there are {', '.join(map(str, weights))}" if weights else f"the family has no {style} fonts"
    return FontNotFoundError(f'no {style} font of weight {weight} in the family "{family}"', has)


def _near_families(family: str, folder: Path | None) -> str:
    there = families(folder)
    near = get_close_matches(family.lower(), [name.lower() for name in there], n=1, cutoff=0.5)
    meant = next((f'did you mean "{name}"? ' for name in there if [name.lower()] == near), "")
    slug = _slug(family)
    return f"{meant}installed: {', '.join(there)}; others come as the package fontpkg-{slug} or as files in fonts/"


@functools.cache
def own_faces(folder: Path | None) -> tuple[Face, ...]:
    """Return the faces of a project's own font files; raises FontRefusedError for the first that cannot be used."""
    if folder is None or not folder.is_dir():
        return ()
    files = [path for path in sorted(folder.iterdir()) if path.suffix.lower() in _SUFFIXES]
    for path in files:
        if not path.resolve().is_relative_to(folder.parent.resolve()):
            raise FontRefusedError(f'"{path.name}" cannot be used: it is a link that leads out of the project')
    return tuple(_own_face(path) for path in files)


def _own_face(path: Path) -> Face:
    """Open a font file of the project; one that came damaged is refused before anything reads its glyphs."""
    harfbuzz_font(path)  # first what kind of file it is
    if damage := damage_in(path.read_bytes()):
        raise FontRefusedError(f'"{path.name}" cannot be used: {damage}; copy it anew from where it came')
    return open_face(path)


def _slug(family: str) -> str:
    return "-".join(family.lower().replace("_", " ").replace("-", " ").split())
