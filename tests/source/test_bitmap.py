"""PNG and JPEG → bitmaps that are whole, opaque and upright."""

from __future__ import annotations

import hashlib
import io
import struct
import zlib

import pytest
from PIL import Image

from printkit.diagnostics import Report
from printkit.source.bitmap import Bitmap, read_bitmap
from tests.source.faults import faults_of, words_of


def encode(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def picture(mode: str, colour: object, size: tuple[int, int] = (4, 2)) -> Image.Image:
    return Image.new(mode, size, colour)  # type: ignore[arg-type]


def read(data: bytes) -> Bitmap:
    report = Report()
    bitmap = read_bitmap(data, "art/a.png", report)
    assert list(report) == []
    assert bitmap is not None
    return bitmap


def header(width: int, height: int) -> bytes:
    chunk = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = b"IDAT" + zlib.compress(b"")
    parts = [
        struct.pack(">I", len(part) - 4) + part + struct.pack(">I", zlib.crc32(part)) for part in (chunk, body, b"IEND")
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.mark.parametrize(
    ("mode", "colour", "kind"),
    [
        ("RGB", (1, 2, 3), "PNG"),
        ("L", 7, "PNG"),
        ("RGB", (1, 2, 3), "JPEG"),
        ("L", 7, "JPEG"),
        ("CMYK", (1, 2, 3, 4), "JPEG"),
    ],
)
def test_a_plain_image_keeps_its_bytes(mode: str, colour: object, kind: str) -> None:
    data = encode(picture(mode, colour), kind)
    bitmap = read(data)
    assert (bitmap.data, bitmap.pixels) == (data, (4, 2))
    assert bitmap.digest == hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize(
    ("image", "expected"),
    [
        (picture("RGBA", (255, 0, 0, 0)), ("RGB", (255, 255, 255))),
        (picture("RGBA", (255, 0, 0, 128)), ("RGB", (255, 127, 127))),
        (picture("LA", (0, 0)), ("RGB", (255, 255, 255))),
        (picture("1", 1), ("L", 255)),
        (picture("I;16", 65535), ("L", 255)),
        (picture("I;16", 257 * 9), ("L", 9)),
        (picture("RGB", (9, 8, 7)).convert("P", palette=Image.Palette.ADAPTIVE), ("RGB", (9, 8, 7))),
    ],
)
def test_any_other_image_is_rewritten_on_white(image: Image.Image, expected: tuple[str, object]) -> None:
    data = read(encode(image)).data
    with Image.open(io.BytesIO(data)) as found:
        assert (found.format, found.mode, found.getpixel((0, 0))) == ("PNG", *expected)
    assert read(encode(image)).data == data


def test_a_transparent_colour_is_laid_on_white() -> None:
    with Image.open(io.BytesIO(read(encode(picture("RGB", (1, 2, 3)), transparency=(1, 2, 3))).data)) as found:
        assert found.getpixel((0, 0)) == (255, 255, 255)


def test_an_image_a_camera_marked_as_turned_is_turned() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    assert read(encode(picture("RGB", (1, 2, 3)), "JPEG", exif=exif)).pixels == (2, 4)


def noise() -> Image.Image:
    return Image.frombytes("RGB", (64, 64), bytes(n * n % 251 for n in range(64 * 64 * 3)))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", ["PK137 0:0"]),
        (b"GIF89a", ["PK137 0:0"]),
        (encode(noise(), "GIF"), ["PK137 0:0"]),
        (encode(noise(), "TIFF"), ["PK137 0:0"]),
        (encode(noise())[:-400], ["PK137 0:0"]),
        (encode(noise(), "JPEG")[:-400], ["PK137 0:0"]),
        (encode(noise()).replace(b"IDAT", b"IDAX"), ["PK137 0:0"]),
        (header(20_000, 20_000), ["PK137 0:0"]),
        (header(10_000, 5_001), ["PK138 0:0"]),
        (header(4, 4), ["PK137 0:0"]),
    ],
)
def test_what_cannot_be_printed_is_refused(data: bytes, expected: list[str]) -> None:
    assert faults_of(lambda report: read_bitmap(data, "f", report)) == expected


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (
            b"GIF89a",
            "the image cannot be read: it is neither PNG nor JPEG, or its beginning is damaged | save it anew as PNG or JPEG",
        ),
        (
            header(20_000, 20_000),
            "the image cannot be read: it would unpack to a vast size | save it anew as PNG or JPEG",
        ),
        (
            header(10_000, 6_000),
            "the image has 10000 × 6000 pixels, more than 50,000,000 | save it at its printed size with 300 dpi",
        ),
    ],
)
def test_a_refusal_says_what_to_do(data: bytes, words: str) -> None:
    assert words_of(lambda report: read_bitmap(data, "f", report)) == words
