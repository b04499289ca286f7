"""Findings about tables of comma-separated values that things are read from: file and cell → PK119, PK120, PK123 to PK128."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.schema import suggest


@finding("PK119", "csv-missing-column")
def csv_missing_column(column: str, known: Iterable[str], file: str) -> Text:
    """Report a column that the mapping names and the table lacks.

    ## What it does
    Compares the headers under `fields:` and `key:` with the first line of the CSV file.

    ## Why it matters
    Without the column every thing of the table would lack the field that it fills.

    ## Example
        rows: {csv: vehicles.csv, key: Key, fields: {title: Nmae}}     # the table has "Name"

    ## Fix
    Write the header as it stands in the table; the hint names the nearest or lists all.
    """
    return Text(f'"{file}" has no column "{column}"', suggest(column, known, "its columns are"))


@finding("PK120", "csv-doubled-column")
def csv_doubled_column(column: str, first: int) -> Text:
    """Report a header that stands twice in the first line of a table.

    ## What it does
    Compares the headers of a CSV file with one another.

    ## Why it matters
    Of two columns with one name, one would be printed and the other silently not.

    ## Example
        Key;Name;Armour;Armour

    ## Fix
    Rename or delete one of the columns.
    """
    return Text(f'the column "{column}" stands twice, first as column {first}', "rename or delete one of them")


@finding("PK123", "csv-unknown-column")
def csv_unknown_column(column: str, known: Iterable[str]) -> Text:
    """Report a column of a table that fills no field.

    ## What it does
    Finds headers that neither `fields:`, `key:` nor `ignore:` name.

    ## Why it matters
    What stands in a column that nothing reads would not be printed, and nobody would see why.

    ## Example
        Key;Name;Crew     # and no field: Crew

    ## Fix
    Add the column to `fields:`, or to `ignore:` where it is a note for yourself.
    """
    missing = list(known)
    otherwise = "add it to ignore: or to fields:" + ("; the table lacks" if missing else "")
    return Text(f'the column "{column}" fills no field', suggest(column, missing, otherwise))


@finding("PK124", "csv-ragged-row")
def csv_ragged_row(row: int, found: int, wanted: int) -> Text:
    """Report a row of a table that has more or fewer cells than the header.

    ## What it does
    Counts the cells of each row.

    ## Why it matters
    After a separator too many or too few, every cell stands in its neighbour's column.

    ## Example
        Key;Name;Armour
        tiger;Tiger

    ## Fix
    Add the cells or take them out; a cell that holds the separator belongs in double quotes.
    """
    return Text(f"row {row} has {found} cells, the header {wanted}", "a cell that holds the separator needs quotes")


@finding("PK125", "csv-formula")
def csv_formula(formula: str) -> Text:
    """Report a cell that a spreadsheet would work out.

    ## What it does
    Finds cells that begin with `=` or `@`, with a sign and a letter or bracket, or with a signed number that is added
    to or multiplied. A signed number alone, such as `+1`, is none.

    ## Why it matters
    Sources are data: the formula would be printed as it stands, and opened in a spreadsheet it would run.

    ## Example
        tiger;=1+2

    ## Fix
    Write the result in place of the formula; most spreadsheets export results when asked for "values".
    """
    return Text(f'"{formula}" is a formula', "write its result, or a word before it")


@finding("PK126", "csv-without-rows")
def csv_without_rows() -> Text:
    """Report a table of a header alone.

    ## What it does
    Finds CSV files with a first line and nothing below it.

    ## Why it matters
    An export that lost its rows would print an empty sheet.

    ## Example
        Key;Name;Armour

    ## Fix
    Export the table again, or delete the file and what names it.
    """
    return Text("the table has a header and no rows", "export it again, or delete it and what names it")


@finding("PK127", "csv-quote")
def csv_quote(problem: str, hint: str) -> Text:
    """Report a quote that is not closed, or a text that goes on after its quote.

    ## What it does
    Reads quoted cells: they begin and end with `"`, and a quote inside is written twice.

    ## Why it matters
    A quote left open swallows every row below it.

    ## Example
        tiger;"Tiger I;88

    ## Fix
    Close the quote before the separator; write `""` for a quote inside the text.
    """
    return Text(problem, hint)


@finding("PK128", "csv-field-twice")
def csv_field_twice(field: str, other: str) -> Text:
    """Report two entries of a mapping that fill one field, or one field and a part of it.

    ## What it does
    Compares the fields under `fields:` with one another and with `each:`.

    ## Why it matters
    One of the two values would be lost.

    ## Example
        fields: {front: Front, front.label: Name}

    ## Fix
    Keep one of them.
    """
    return Text(f'"{field}" is filled twice, as "{other}" too', "keep one of them")
