"""XMP packets, written in the ways that programs write them: prefixes do not matter, name spaces do."""

from __future__ import annotations

import pytest
from preflight.samples import XMP, codes, limits, press, stream

from printkit.preflight.run import preflight_bytes
from printkit.preflight.xmp import xmp_values

HEAD = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
TAIL = "</rdf:RDF></x:xmpmeta>"
BASIC, MEDIA = "http://ns.adobe.com/xap/1.0/", "http://ns.adobe.com/xap/1.0/mm/"
SPACES = {"pdfxid": "http://www.npes.org/pdfx/ns/id/", "xmp": BASIC, "xmpMM": MEDIA}
FACTS = {
    "pdfxid:GTS_PDFXVersion": "PDF/X-4",
    "xmp:CreateDate": "2000-01-01T00:00:00Z",
    "xmp:ModifyDate": "2000-01-01T00:00:00Z",
    "xmp:MetadataDate": "2000-01-01T00:00:00Z",
    "xmpMM:DocumentID": "uuid:1",
    "xmpMM:VersionID": "1",
    "xmpMM:RenditionClass": "default",
}


def packet(described: str) -> bytes:
    return f'<?xpacket begin="\ufeff"?>{HEAD}{described}{TAIL}<?xpacket end="w"?>'.encode()


def elements(name: str = "{prefix}") -> str:
    """Return all facts as elements, each of which declares its name space itself, as pikepdf writes them."""
    written = []
    for key, value in FACTS.items():
        prefix, _, local = key.partition(":")
        mine = name.format(prefix=prefix)
        written.append(f'<{mine}:{local} xmlns:{mine}="{SPACES[prefix]}">{value}</{mine}:{local}>')
    return f'<rdf:Description rdf:about="">{"".join(written)}</rdf:Description>'


def attributes(prefixes: dict[str, str], spaces: dict[str, str] = SPACES) -> str:
    declared = " ".join(f'xmlns:{mine}="{spaces[theirs]}"' for theirs, mine in prefixes.items())
    facts = [(key.partition(":"), value) for key, value in FACTS.items()]
    held = " ".join(f'{prefixes[prefix]}:{local}="{value}"' for (prefix, _, local), value in facts)
    return f'<rdf:Description rdf:about="" {declared} {held}/>'


OLD = {"pdfxid": "pdfxid", "xmp": "xap", "xmpMM": "xapMM"}


def found(data: bytes) -> list[str]:
    sample = press(more={"xmp": stream(data)})
    return [each.message for each in preflight_bytes(sample.pdf(), "sample.pdf", limits("press-x4"))]


@pytest.mark.parametrize(
    "described",
    [
        elements(),
        elements("a{prefix}"),
        attributes({key: key for key in SPACES}),
        attributes(OLD),
        f"{elements()}<!-- {attributes(OLD)} -->",
        elements().replace(">PDF/X-4<", "><rdf:Alt><rdf:li>PDF/X-4</rdf:li><rdf:li>other</rdf:li></rdf:Alt><"),
        elements().replace(">uuid:1<", ' rdf:resource="uuid:1"><'),
        elements().replace(">1<", ' rdf:parseType="Resource"><rdf:value>1</rdf:value><'),
        elements().replace("<xmpMM:V", '</rdf:Description><rdf:Description rdf:about=""><xmpMM:V'),
    ],
)
def test_what_is_written_rightly_is_read(described: str) -> None:
    assert found(packet(described)) == []


@pytest.mark.parametrize(
    "described",
    [
        f"<!-- {elements()} -->",
        attributes(OLD, dict.fromkeys(SPACES, "http://example.org/")),
        f'<rdf:Description rdf:about=""><x:inner>{elements()}</x:inner></rdf:Description>',
        "",
    ],
)
def test_what_only_looks_like_facts_is_none(described: str) -> None:
    assert len(found(packet(described))) == len(FACTS)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (packet(elements()).replace(b"</rdf:RDF>", b""), "an XMP packet that can be read: mismatched tag in line 1"),
        (XMP.replace(b"xmlns:xmp=", b"xmlns:other="), "an XMP packet that can be read: unbound prefix in line 4"),
        (b'<!DOCTYPE x [<!ENTITY a "b">]>' + XMP, "an XMP packet that can be read: it holds what is not allowed"),
        (b"words", "an XMP packet that can be read: syntax error in line 1"),
        (b" ", "an XMP packet"),
    ],
)
def test_a_packet_that_cannot_be_read_is_one_finding(data: bytes, told: str) -> None:
    (message,) = found(data)
    assert message.startswith(f'"Metadata" is missing or wrong, PDF/X-4 asks for {told}')


def test_a_file_without_a_packet_is_one_finding() -> None:
    sample = press()
    assert codes(press(catalog=sample.catalog.replace("/Metadata @xmp", "")), "press-x4") == {"PK583"}


def test_a_packet_beyond_all_measure_is_not_read() -> None:
    with pytest.raises(ValueError, match="more than 5,000,000 bytes"):
        xmp_values(b" " * 5_000_001)


def test_utf_16_is_read() -> None:
    text = f'<?xml version="1.0" encoding="utf-16"?>{HEAD}{elements()}{TAIL}'
    assert xmp_values(text.encode("utf-16"))[f"{{{BASIC}}}CreateDate"] == "2000-01-01T00:00:00Z"
