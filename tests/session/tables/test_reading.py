"""Files that call themselves CSV, as spreadsheets and people write them, and some that are none."""

import pytest

from designer.session.tables.reading import read_file, read_table

WELL = {
    "commas": (b"id,name\na,Ann\n", ",", "utf-8"),
    "semicolons, as where the comma is for decimals": (b'id;name\na;"1,5"\n', ";", "utf-8"),
    "tabs": (b"id\tname\na\tAnn, Bob; and more\n", "\t", "utf-8"),
    "a byte-order mark": (b"\xef\xbb\xbfid,name\na,Ann\n", ",", "utf-8"),
    "a first line that tells the delimiter": (b"sep=;\r\nid;name\r\na;Ann\r\n", ";", "utf-8"),
    "the letters of an old Windows": ("id,name\na,Ägidius\n".encode("cp1252"), ",", "cp1252"),
    "the letters of a Polish Windows": ("id,name\na,Żółw\n".encode("cp1250"), ",", "cp1250"),
    "two bytes a letter": ("id\tname\na\tŻabka\n".encode("utf-16"), "\t", "utf-16"),
    "line ends of an old Mac": (b"id,name\ra,Ann\r", ",", "utf-8"),
}


@pytest.mark.parametrize(("data", "delimiter", "encoding"), WELL.values(), ids=WELL)
def test_delimiter_and_encoding_are_guessed(data, delimiter, encoding):
    table = read_table(data)

    assert (table.heads, table.delimiter, table.encoding) == (("id", "name"), delimiter, encoding)
    assert len(table.rows) == 1
    assert not table.why_not


NOTHING = {
    "an empty file": b"",
    "blank lines only": b"\n  \n,,\n",
    "names of columns and no row": b"id,name\n",
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "a spreadsheet's own file": b"PK\x03\x04\x14\x00\x06\x00\x08\x00",
    "a cell that never ends": b'id,name\na,"' + b"x" * 1_100_000,
}


@pytest.mark.parametrize("data", NOTHING.values(), ids=NOTHING)
def test_what_holds_no_rows_says_why(data):
    table = read_table(data)

    assert not table.rows
    assert table.why_not.endswith((".", "?"))


def test_quotes_line_breaks_and_long_texts_stay_whole():
    long = "word " * 2000
    data = f'id,text\na,"He said ""Go""\nand went, slowly"\nb,"{long}"\n'.encode()
    table = read_table(data)

    assert table.rows == ((2, ("a", 'He said "Go"\nand went, slowly')), (4, ("b", long)))


def test_rows_of_any_length_fit_the_columns():
    table = read_table(b"id,name\na\nb,B,more\n")

    assert table.heads == ("id", "name", "Column 3")
    assert [cells for _, cells in table.rows] == [("a", "", ""), ("b", "B", "more")]


def test_two_columns_of_one_name_are_told_apart():
    assert read_table(b"name,name\na,b\n").heads == ("name", "name (2)")


def test_a_delimiter_that_is_given_counts():
    assert read_table(b"a;b,c\n1;2,3\n", delimiter=";").heads == ("a", "b,c")


def test_a_quote_that_is_never_closed_is_told_with_its_line():
    table = read_table(b'id,name\na,Ann\nb,"Bob\nc,Cid\n')

    assert len(table.rows) == 2
    assert "line 3" in table.notes[0]
    assert not read_table(b'id,name\na,"An\nn"\nb,6" nail\n').notes


def test_letters_that_do_not_fit_the_encoding_are_told():
    table = read_table("name\nÄ\n".encode("cp1252"), encoding="utf-8")

    assert table.notes


def test_a_file_that_cannot_be_read_says_why(tmp_path):
    assert "cannot be read" in read_file(tmp_path / "none.csv").why_not
    assert "cannot be read" in read_file(tmp_path).why_not
