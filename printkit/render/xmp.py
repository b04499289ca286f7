"""What a file says of itself → its XMP packet, as PDF/X-4 asks for it."""

from __future__ import annotations

import uuid
from xml.sax.saxutils import escape

from printkit.render.about import PRODUCER, About, made

SPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfxid": "http://www.npes.org/pdfx/ns/id/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
}
"""The namespaces of the packet."""


def xmp_packet(about: About, content: bytes) -> bytes:
    """Return the packet of a file with the digest of its content, from which its identifier is made."""
    identifier = uuid.uuid5(uuid.NAMESPACE_URL, content.hex())
    date = made().strftime("%Y-%m-%dT%H:%M:%SZ")
    facts = {
        "pdfxid:GTS_PDFXVersion": about.profile.standard,
        "pdf:Producer": PRODUCER,
        "pdf:Trapped": "False",
        "xmp:CreatorTool": PRODUCER,
        "xmp:CreateDate": date,
        "xmp:ModifyDate": date,
        "xmp:MetadataDate": date,
        "xmpMM:DocumentID": f"uuid:{identifier}",
        "xmpMM:VersionID": "1",
        "xmpMM:RenditionClass": "default",
        "dc:format": "application/pdf",
    }
    lines = [f"<{name}>{escape(value)}</{name}>" for name, value in facts.items()]
    lines += [_in_default_language("dc:title", about.title), _in_default_language("dc:description", about.subject)]
    lines.append(f"<dc:creator><rdf:Seq><rdf:li>{escape(about.author)}</rdf:li></rdf:Seq></dc:creator>")
    lines.append(f"<dc:language><rdf:Bag><rdf:li>{escape(about.lang)}</rdf:li></rdf:Bag></dc:language>")
    spaces = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in SPACES.items())
    return "\n".join(
        [
            '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
            '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
            '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
            f'<rdf:Description rdf:about="" {spaces}>',
            *lines,
            "</rdf:Description>",
            "</rdf:RDF>",
            "</x:xmpmeta>",
            '<?xpacket end="r"?>',
        ]
    ).encode()


def _in_default_language(name: str, text: str) -> str:
    return f'<{name}><rdf:Alt><rdf:li xml:lang="x-default">{escape(text)}</rdf:li></rdf:Alt></{name}>'
