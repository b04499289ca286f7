"""Findings about printed files as files: PK51x, whether they can be read, and PK57x, what they must not hold."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted


@finding("PK511", "not-a-printed-file")
def not_a_printed_file(begins: str) -> Text:
    """Report a file that is neither a PDF nor an SVG.

    ## What it does
    Looks at how a file begins: `%PDF-` within the first 1024 bytes, or XML whose outermost element is `svg`.

    ## Why it matters
    A file that cannot be read has not been checked.

    ## Example
    A PNG, a folder, or an empty file given to `printkit preflight`

    ## Fix
    Give the PDF or SVG itself, and see that it was copied whole.
    """
    return Text(f"this is neither a PDF nor an SVG: it begins with {begins}", "give a PDF or SVG file")


@finding("PK512", "pdf-broken")
def pdf_broken(what: str, count: int = 1) -> Text:
    """Report a PDF that is cut off, or has to be mended before it can be read.

    ## What it does
    Reads the cross references, every page and every object that a page needs. What readers mend in silence, such as
    a wrong offset or a missing end, counts as broken.

    ## Why it matters
    Viewers mend such files each in its own way; the printer's software may refuse them or lose a page.

    ## Example
    A download that stopped half way

    ## Fix
    Build or copy the file again; `qpdf FILE NEW` rewrites a file that is merely untidy.
    """
    more = f", and {count - 1} more faults" if count > 1 else ""
    return Text(f"the PDF is broken: {what}{more}", "build or copy it again")


@finding("PK513", "pdf-encrypted")
def pdf_encrypted() -> Text:
    """Report a PDF that is encrypted.

    ## What it does
    Looks for an encryption dictionary, whether or not a password is asked for. Nothing else of the file is checked.

    ## Why it matters
    PDF/X forbids encryption, and printers refuse such files.

    ## Example
    A file saved with "printing allowed, changes not allowed"

    ## Fix
    Save it without security.
    """
    return Text("the PDF is encrypted, so nothing in it was checked", "save it without security")


@finding("PK514", "pdf-beyond-limits")
def beyond_limits(what: str) -> Text:
    """Report a file that asks for more work than a printed sheet ever does; it was not checked.

    ## What it does
    Counts pages, unfolded bytes, operations and how deep things are nested, and stops at a limit.

    ## Why it matters
    Such a file is damaged or made to keep a computer busy.

    ## Example
    A page of 1 kB that unfolds to 10 GB

    ## Fix
    Split the file, or make it anew.
    """
    return Text(f"the file was not checked: {what}", "split it, or make it anew")


@finding("PK515", "page-content-broken")
def page_content_broken(what: str, count: int) -> Text:
    """Report a page whose drawing instructions cannot be followed.

    ## What it does
    Follows every operator of a page and its forms: its operands, the fonts, images and forms it names, `q` and `Q`.

    ## Why it matters
    A viewer leaves out what it does not understand, without a word.

    ## Example
    `/Im7 Do` on a page that has no image of that name

    ## Fix
    Build the file again.
    """
    more = f", and {count - 1} more faults" if count > 1 else ""
    return Text(f"the page cannot be drawn as it stands: {what}{more}", "build it again")


@finding("PK571", "pdf-runs-code")
def pdf_runs_code(where: str) -> Text:
    """Report a PDF that runs a script or starts a program.

    ## What it does
    Looks for JavaScript, launch and form-sending actions in the catalogue, the pages, their annotations and fields, and
    the bookmarks, and in the actions that follow one another.

    ## Why it matters
    PDF/X forbids actions, mail servers and printers refuse such files, and a sheet of paper needs none.

    ## Example
    `/OpenAction << /S /JavaScript … >>`

    ## Fix
    Export without scripts.
    """
    return Text(f"the PDF has code to run in {where}", "export it without scripts")


@finding("PK572", "pdf-annotation")
def pdf_annotation(kind: str, count: int) -> Text:
    """Report annotations that do not belong on paper.

    ## What it does
    Lists annotations: notes, stamps, drawings and films anywhere, links too where the profile wants none, as a press
    does. Fields are told by PK573.

    ## Why it matters
    Some are printed and some are not, depending on the viewer; PDF/X allows none inside the bleed.

    ## Example
    A yellow note left over from proof-reading

    ## Fix
    Delete them, or flatten them into the page.
    """
    return Text(
        f'{counted(count, "annotation")} of kind "{kind}" on the page', "delete them or flatten them into the page"
    )


@finding("PK573", "pdf-form")
def pdf_form() -> Text:
    """Report fields to fill in, in a file that is to be printed.

    ## What it does
    Looks for an AcroForm with fields, under every profile but those with `forms: yes`.

    ## Why it matters
    Fields are drawn by the viewer, in its own fonts; PDF/X forbids them.

    ## Example
    A ship's log made for the screen, sent to the press

    ## Fix
    Build with a profile without forms, such as `home`.
    """
    return Text("the PDF has fields to fill in", "build it with a profile without forms")


@finding("PK574", "pdf-attachment")
def pdf_attachment() -> Text:
    """Report files attached to a PDF.

    ## What it does
    Looks for embedded files in the catalogue.

    ## Why it matters
    They are not printed, and printers and mail servers refuse them.

    ## Example
    The sources of a sheet, attached to it

    ## Fix
    Remove them.
    """
    return Text("the PDF has files attached", "remove them")


@finding("PK575", "pdf-layers")
def pdf_layers() -> Text:
    """Report a PDF with layers that can be switched off.

    ## What it does
    Looks for optional content in the catalogue.

    ## Why it matters
    Which layers are printed depends on the viewer's settings.

    ## Example
    A cutting line on a layer "do not print"

    ## Fix
    Flatten the layers when exporting.
    """
    return Text("the PDF has layers, which a viewer may show or hide", "flatten the layers when exporting")


@finding("PK576", "pdf-lzw")
def pdf_lzw() -> Text:
    """Report streams packed with LZW.

    ## What it does
    Looks for the LZW filter in the dictionaries of the streams.

    ## Why it matters
    PDF/X forbids it, and it packs worse than Flate.

    ## Example
    `/Filter /LZWDecode`

    ## Fix
    Write the file anew: `qpdf --recompress-flate FILE NEW`, or export it again.
    """
    return Text("the PDF has streams packed with LZW", "write it anew with Flate")


@finding("PK577", "page-transition")
def page_transition() -> Text:
    """Report a page with an effect for presentations.

    ## What it does
    Looks for `/Trans` in each page.

    ## Why it matters
    It means nothing on paper, and some strict checks refuse it.

    ## Example
    `/Trans << >>`, as reportlab writes on every page

    ## Fix
    Remove the entry.
    """
    return Text("the page has a transition, which is for presentations", "remove /Trans")


@finding("PK578", "pdf-stands-in")
def pdf_stands_in(what: str) -> Text:
    """Report drawings that stand in for something a press would have to fetch or to run.

    ## What it does
    Looks at each image and form that is drawn for `/OPI`, `/Ref` and PostScript.

    ## Why it matters
    What is printed is not what is in the file, or not what the screen shows; PDF/X forbids it.

    ## Example
    A rough picture with `/OPI`, which names a finer one on the designer's computer

    ## Fix
    Export again, with the pictures and pages themselves in the file.
    """
    return Text(f"the page draws {what}", "export again, with everything in the file")
