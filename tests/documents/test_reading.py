"""Reading: the core schema's values, places of everything, and every fault with its place."""

import gc

import pytest

from designer.diagnostics import Said, Severity
from designer.documents import load_document, read_document


def applied(document, fix):
    """Give the document's text with a fix carried out."""
    text = document.text
    for change in sorted(fix.replacements, key=lambda c: c.start, reverse=True):
        text = text[: change.start] + change.text + text[change.end :]
    return text


def faults(text):
    """Give code, line and column of each fault, in the order they were found."""
    return [
        (d.code.removeprefix("core/"), d.location.line, d.location.column)
        for d in read_document(text, "a.yaml").diagnostics
    ]


# YAML 1.2.2, chapter 10.3.2, and what YAML 1.1 read otherwise.
VALUES = {
    "no": "no",
    "on": "on",
    "Yes": "Yes",
    "y": "y",
    "012": 12,
    "-012": -12,
    "0o14": 12,
    "0x1F": 31,
    "0b11": "0b11",
    "1_000": "1_000",
    "1e3": 1000.0,
    "1.": 1.0,
    ".5": 0.5,
    "-.5e-1": -0.05,
    "+3": 3,
    "12:30": "12:30",
    "2024-01-01": "2024-01-01",
    "~": None,
    "Null": None,
    "TRUE": True,
    "tRUE": "tRUE",
    "0,0": "0,0",
    "=": "=",
    "1.0.0": "1.0.0",
    "+": "+",
    "0x": "0x",
    "0o8": "0o8",
    "１２": "１２",  # digits, but not those of YAML
}


@pytest.mark.parametrize("text", VALUES)
def test_a_plain_text_has_the_value_of_the_core_schema(text):
    value = read_document(f"key: {text}", "a").tree["key"]

    assert value == VALUES[text]
    assert type(value) is type(VALUES[text])


@pytest.mark.parametrize("text", ["'12'", '"12"', "|-\n  12", ">-\n  12"])
def test_quoted_and_block_texts_stay_texts(text):
    assert read_document(f"key: {text}", "a").tree == {"key": "12"}


PLACES = """\
first: &x one
empty:
list:
  - a
  -
  # a dash - in a comment
  - {b: 1, c}
text: |
  line one
  line two

# behind the text
? far
: value
tail: [1, [2, 3]]
"""


@pytest.mark.parametrize(
    ("pointer", "of", "line", "column", "piece"),
    [
        (("first",), "value", 1, 11, "one"),
        (("empty",), "key", 2, 1, "empty"),
        (("empty",), "value", 2, 7, ""),
        (("list",), "value", 4, 3, "- a\n  -\n  # a dash - in a comment\n  - {b: 1, c}"),
        (("list", 1), "value", 5, 4, ""),
        (("list", 2), "value", 7, 5, "{b: 1, c}"),
        (("list", 2, "b"), "key", 7, 6, "b"),
        (("list", 2, "c"), "value", 7, 13, ""),
        (("text",), "value", 8, 7, "|\n  line one\n  line two"),
        (("far",), "key", 13, 3, "far"),
        (("far",), "value", 14, 3, "value"),
        (("tail", 1, 1), "value", 15, 15, "3"),
    ],
)
def test_everything_has_its_place(pointer, of, line, column, piece):
    document = read_document(PLACES, "a")
    place = document.location(pointer, of=of)

    assert (place.line, place.column) == (line, column)
    assert document.text[slice(*document.span(pointer, of=of))] == piece


def test_the_place_of_what_is_absent_is_that_of_its_nearest_ancestor():
    document = read_document("a: {b: 1}\n", "f")

    assert str(document.location(("a", "x", "y"))) == "f:1:4"
    assert document.location(("a", "x", "y")).pointer == "/a/x/y"
    assert document.span(("a", "x")) is None


def test_the_place_of_a_collection_ends_on_its_first_line():
    place = read_document("a:\n  - one\n  - two\n", "f").location(("a",))

    assert (place.line, place.column, place.end_line, place.end_column) == (2, 3, 2, 8)


@pytest.mark.parametrize(
    ("source", "within", "column", "end"),
    [
        ("cell: RAP1>E*", (4, 6), 11, 13),
        ("cell: 'RAP1>E*'", (4, 6), 12, 14),
        (r'cell: "R\x41P1>E*"', (4, 6), 15, 17),
        ("cell: 'it''s J1'", (5, 7), 14, 16),
        ("cell: 🗺 J1", (2, 4), 9, 11),
    ],
)
def test_a_fault_inside_a_scalar_has_its_exact_column(source, within, column, end):
    place = read_document(source, "f").location(("cell",), within=within)

    assert (place.column, place.end_column) == (column, end)


def test_a_fault_inside_a_text_of_several_lines_has_its_line():
    document = read_document("text: >\n  one two\n  three\n", "f")
    at = document.tree["text"].index("three")

    place = document.location(("text",), within=(at, at + 5))
    assert (place.line, place.column) == (3, 3)


def test_columns_count_code_points_and_lines_only_real_line_ends():
    document = read_document("name: 🗺🗺\r\nb: [é, x]\rc: 1\n", "f")

    assert str(document.location(("b", 1))) == "f:2:8"
    assert str(document.location(("c",))) == "f:3:4"


def test_an_alias_has_its_own_place_and_what_lies_below_it_that_of_its_anchor():
    document = read_document("a: &x {q: 1}\nb: *x\n", "f")

    assert document.tree["b"] is document.tree["a"]
    assert str(document.location(("b",))) == "f:2:4"
    assert str(document.location(("b", "q"))) == "f:1:11"


def test_merged_keys_come_after_own_ones_and_earlier_maps_win():
    text = "x: &x {a: 1, b: 1}\ny: &y {b: 2, c: 2}\nz:\n  <<: [*x, *y]\n  a: 3\n"
    document = read_document(text, "f")

    assert document.tree["z"] == {"a": 3, "b": 1, "c": 2}
    assert document.diagnostics == ()
    assert str(document.location(("z", "b"), of="key")) == "f:1:14"


def test_a_quoted_merge_sign_is_an_ordinary_key():
    assert read_document("'<<': 1\n", "f").tree == {"<<": 1}


FAULTS = {
    "open bracket": ("a: [1, 2", [("unclosed-bracket", 1, 4)]),
    "open bracket at the end": ("a: 1\nb: [\n", [("unclosed-bracket", 2, 4)]),
    "open brace over lines": ("a: {b: [1, 2\nc: 3\nd: 4", [("unclosed-bracket", 1, 8)]),
    "closing bracket alone": ("a: [1]]\nb: 2", [("unclosed-bracket", 1, 7)]),
    "block list in brackets": ("a: [\n  - b: 1\n", [("unclosed-bracket", 2, 3)]),
    "open quote": ("a: 'x\nb: 2", [("unclosed-quote", 1, 4)]),
    "open double quote": ('a: "x\nb: 2', [("unclosed-quote", 1, 4)]),
    "text behind a quote": ("a: 'it's'\nb: 1", [("syntax", 1, 8)]),
    "unknown escape": (r'a: "\q"', [("syntax", 1, 5)]),
    "two colons": ("a: b: c", [("syntax", 1, 5)]),
    "indented too far": ("a: 1\n  b: 2", [("syntax", 2, 3)]),
    "list behind a map": ("a: 1\n- 2", [("syntax", 2, 1)]),
    "dash on the key's line": ("a: - 1", [("syntax", 1, 4)]),
    "no colon": ("a: 1\nb\nc: 2", [("syntax", 2, 1)]),
    "at sign": ("a: @x", [("syntax", 1, 4)]),
    "colon at a brace": ("a: {b:}", [("syntax", 1, 6)]),
    "star without a name": ("a: *", [("syntax", 1, 5)]),
    "directive": ("%FOO\n---\na: 1", [("syntax", 1, 5)]),
    "text behind a block sign": ("a: |x\n  b", [("syntax", 1, 5)]),
    "tab before a key": ("a:\n\tb: 1", [("tab-in-indentation", 2, 1)]),
    "tab before a dash": ("a:\n\t- 1", [("tab-in-indentation", 2, 1)]),
    "tab behind spaces": ("a:\n  b: 1\n \tc: 2", [("tab-in-indentation", 3, 2)]),
    "tab in a block text": ("a: >\n\tfoo", [("tab-in-indentation", 2, 1)]),
    "odd space": ("a:\n \u00a0b: 1\n  c: 2\n", [("odd-space-in-indentation", 2, 2)]),
    "odd space after a colon": ("a: 1\nb:\u00a0x\nc: 2\n", [("odd-space-in-indentation", 2, 3)]),
    "odd space after the last colon": ("a: 1\nb:\u00a0x\n", [("odd-space-in-indentation", 2, 3)]),
    "odd space in a pair of a list": ("a:\n  - b:\u00a0x\n", [("odd-space-in-indentation", 2, 7)]),
    "odd space alone": ("a:\n \u00a0b: 1\n", [("odd-space-in-indentation", 2, 2)]),
    "duplicate key": ("a: 1\nb: 2\na: 3\n", [("duplicate-key", 3, 1)]),
    "duplicate in braces": ("x: {a: 1, a: 2}", [("duplicate-key", 1, 11)]),
    "same key written twice": ("a: 1\n'a': 2", [("duplicate-key", 2, 1)]),
    "duplicate merge": ("x: &x {}\ny:\n  <<: *x\n  <<: *x\n", [("duplicate-merge-key", 4, 3)]),
    "merge of a list": ("x: &x [1]\ny: {<<: *x}", [("merge-not-a-map", 2, 9)]),
    "number as key": ("1: a", [("key-not-text", 1, 1)]),
    "truth value as key": ("a:\n  true: b", [("key-not-text", 2, 3)]),
    "list as key": ("? [x]\n: c", [("key-not-text", 1, 3)]),
    "nothing as key": ("?\n: c", [("key-not-text", 1, 2)]),
    "a colon first": (": c", [("syntax", 1, 1)]),
    "unknown alias": ("a: *b", [("unknown-alias", 1, 4)]),
    "recursive alias": ("a: &a\n  - *a", [("recursive-alias", 2, 5)]),
    "tag on a scalar": ("a: !!int 3", [("explicit-tag", 1, 4)]),
    "tag on a map": ("a: !card {b: 1}", [("explicit-tag", 1, 4)]),
    "tag on a list": ("a: &x !!seq\n  - 1", [("explicit-tag", 1, 7)]),
    "unspecific tag": ("a: ! 3", [("explicit-tag", 1, 4)]),
    "unknown handle": ("a: !x!y z", [("explicit-tag", 1, 4)]),
    "several documents": ("a: 1\n---\nb: 2", [("several-documents", 2, 1)]),
    "an empty second document": ("a: 1\n---\n", [("several-documents", 2, 1)]),
    "control character": ("a: x\x0by", [("control-character", 1, 5)]),
    "nul": ("a: x\x00y", [("control-character", 1, 5)]),
    "line separator": ("a: x\u2028y", [("control-character", 1, 5)]),
    "half a pair": ("a: \ud800", [("control-character", 1, 4)]),
    "marks at the beginning": ("\ufeff\ufeffa: 1", [("stray-byte-order-mark", 1, 1)]),
    "mark in mid-file": ("a: 1\nb: x\ufeffy", [("stray-byte-order-mark", 2, 5)]),
    "zero width in a word": ("a: sc\u200bout", [("invisible-character", 1, 6)]),
    "a bell by its escape": ('a: "x \\a y"', [("unseen-escape", 1, 7)]),
    "a turned line by its escape": ('a: "x \\u202e y"', [("unseen-escape", 1, 7)]),
    "an escape by eight digits": ('a: "\\U0000200b"', [("unseen-escape", 1, 5)]),
    "zero width in a key": ("a\u200b: 1", [("invisible-character", 1, 2)]),
    "zero width in prose": ("a: two words\u200b", [("invisible-character", 1, 13)]),
    "no-break space before a number": ("a: \u00a02", [("invisible-character", 1, 4)]),
    "huge number": ("a: 99999999999999999999", [("number-too-large", 1, 4)]),
    "number beyond all": ("a: 1e999", [("number-too-large", 1, 4)]),
    "a number without end": ("a: [0, -.inf]", [("not-a-number", 1, 8)]),
    "no number": ("a: .nan", [("not-a-number", 1, 4)]),
    "empty": ("", [("empty-file", 1, 1)]),
    "comments only": ("# later\n", [("empty-file", 1, 1)]),
    "a bare document mark": ("---\n", [("empty-file", 1, 1)]),
    "a list": ("\n- 1\n- 2", [("not-a-map", 2, 1)]),
    "a word": ("word", [("not-a-map", 1, 1)]),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_its_code_and_place(name):
    text, expected = FAULTS[name]

    assert faults(text) == expected


def test_every_fault_can_be_told_in_any_language():
    for text, _ in FAULTS.values():
        for found in read_document(text, "a.yaml").diagnostics:
            told = (found.message, found.remedy, *(fix.title for fix in found.fixes))
            assert [each for each in told if each and not isinstance(each, Said)] == []


NO_FAULTS = {
    "a tab between tokens": "a: {b: 1,\tc: 2}\n",
    "a tab in a comment": "a: 1\t# one\n",
    "a tab inside a block text": "a: |\n  one\n  \ttwo\n",
    "joined emoji": "a: family 👨\u200d👩\u200d👧 here\n",
    "soft hyphen in prose": "a: long wor\u00add here\n",
    "no-break space in prose": "a: 5\u00a0km away\n",
    "no-break space after a colon in prose": "a: note:\u00a0five\n",
    "no-break space in a block text": "a: |\n  \u00a0one\n",
    "an explicit document": "---\na: 1\n...\n",
    "a version": "%YAML 1.2\n---\na: 1\n",
    "colon in a word": "a: http://x.example\n",
    "anchors again": "a: &x 1\nb: &x 2\nc: *x\n",
    "an escape outside double quotes": "a: 'x \\u202e'\nb: x \\a # \"\\a\n",
    "an escaped backslash": 'a: "\\\\u202e"\n',
    "escapes that are seen": 'a: "\\t\\n\\u00e9 \\" \\x41\\_"\n',
    "invisible in a comment": "a: 1 # x\u200by\n",
    "quoted keys that look like numbers": "\"1\": a\n'true': b\n",
    "an alias as a key": "a: &x word\n*x : 2\n",
}


@pytest.mark.parametrize("name", NO_FAULTS)
def test_what_is_right_has_no_fault(name):
    assert faults(NO_FAULTS[name]) == []


@pytest.mark.parametrize(
    ("text", "severity"),
    [
        ("a: sc\u200bout", Severity.ERROR),
        ("a\u200b: 1", Severity.ERROR),
        ("a: two words\u200b here", Severity.WARNING),
        ("a: 名前\u200b", Severity.WARNING),
    ],
)
def test_zero_width_is_an_error_in_words_and_a_warning_in_prose(text, severity):
    (fault,) = read_document(text, "f").diagnostics

    assert fault.severity is severity
    assert "U+200B" in fault.message


FIXED = {
    "a:\n\tb: 1\n\tc: 2\n": "a:\n  b: 1\n  c: 2\n",
    "a: x\x0by\nb: \x0bz": "a: xy\nb: z",
    "a:\n \u00a0b: 1\n": "a:\n  b: 1\n",
    "a: 1\nb: 2\na: 3 # again\nc: 4": "a: 1\nb: 2\na: 3 # again\nc: 4",  # a comment stays
    "a: 1\nb: 2\na: 3\nc: 4": "a: 1\nb: 2\nc: 4",
    "x: &x {}\ny:\n  <<: *x\n  <<: [*x]\n  z: 1\n": "x: &x {}\ny:\n  <<: [*x, *x]\n  z: 1\n",
    "a: &common 1\nb: *comon": "a: &common 1\nb: *common",
    "a: !!str 12": 'a: "12"',
    "a: !card {b: 1}": "a: {b: 1}",
    "1: a": '"1": a',
    "a: sc\u200bout": "a: scout",
    "a: 1\nb: x\ufeffy": "a: 1\nb: xy",
}


@pytest.mark.parametrize("text", FIXED, ids=ascii)
def test_the_last_fix_on_offer_mends_the_text(text):
    document = read_document(text, "f")
    fixes = document.diagnostics[0].fixes
    mended = applied(document, fixes[-1]) if fixes else text

    assert mended == FIXED[text]
    assert not fixes or read_document(mended, "f").diagnostics == ()


def test_both_places_of_a_duplicate_are_named():
    (fault,) = read_document("card:\n  cost: 2\n  name: x\n  cost: 3\n", "f").diagnostics

    assert str(fault.location) == "f:4:3"
    assert [str(r.location) for r in fault.related] == ["f:2:3"]
    assert fault.location.pointer == "/card/cost"


@pytest.mark.parametrize(
    ("source", "code", "place", "exact"),
    [
        (b"\xff\xfea\x00:\x00 \x001\x00", "not-utf8", "f:1:1", False),
        ("a: 1\n".encode("utf-16-be"), "not-utf8", "f:1:1", False),
        ("a: 1\n".encode("utf-32"), "not-utf8", "f:1:1", False),
        ("a: 1\nb: é".encode("latin-1"), "not-utf8", "f:2:4", False),
        ("\ufeffé: 1\nü: ".encode() + b"\xc3", "not-utf8", "f:2:4", False),
        (b"a: \xed\xa0\x80", "not-utf8", "f:1:4", False),
        (b"a: x\x00y", "control-character", "f:1:5", True),
        (b"x" * 20_000_001, "file-too-large", "f:1:1", False),
    ],
    ids=[
        "utf-16 with mark",
        "utf-16 without",
        "utf-32",
        "latin-1",
        "cut off",
        "surrogate",
        "nul",
        "size",
    ],
)
def test_bytes_that_are_no_utf8_text_have_a_place(source, code, place, exact):
    document = read_document(source, "f")

    assert [(d.code, str(d.location)) for d in document.diagnostics] == [(f"core/{code}", place)]
    assert document.exact is exact


def test_a_byte_order_mark_is_kept_apart():
    document = read_document(b"\xef\xbb\xbf---\r\na: 1\r\n", "f")

    assert (document.bom, document.text) == (True, "---\r\na: 1\r\n")
    assert str(document.location(("a",))) == "f:2:4"
    assert document.diagnostics == ()


def test_a_mark_before_a_list_of_maps_does_not_shift_columns():
    document = read_document("\ufeff- a: 1\n- b: 2\n".encode(), "f")

    assert [(d.code, str(d.location)) for d in document.diagnostics] == [
        ("core/not-a-map", "f:1:1")
    ]


def test_a_file_that_is_not_there_is_a_document_with_a_fault(tmp_path):
    document = load_document(tmp_path / "lost.yaml", "lost.yaml")

    assert [(d.code, str(d.location)) for d in document.diagnostics] == [
        ("core/unreadable-file", "lost.yaml:1:1")
    ]
    assert document.tree is None
    assert not document.exact


def bomb(levels, width):
    """Give a text in which each list names the one before several times."""
    lines = [f"a0: &a0 [{', '.join(['x'] * width)}]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * width)}]" for n in range(1, levels)]
    return "\n".join(lines)


def merge_bomb(levels):
    """Give maps that each merge the one before twice, into two keys of their own."""
    lines = ["m0: &m0 {x: 1}"]
    lines += [
        f"m{n}: &m{n} {{<<: *m{n - 1}, p{n}: *m{n - 1}, q{n}: *m{n - 1}}}" for n in range(1, levels)
    ]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (bomb(9, 9), "alias-bomb"),
        (merge_bomb(40), "alias-bomb"),
        ("[" * 5000, "too-deep"),
        ("{a: " * 5000, "too-deep"),
        ("- " * 5000, "too-deep"),
        ("k: " + "[" * 101 + "]" * 101, "too-deep"),
        ("\n".join(f"{' ' * n}k:" for n in range(5000)), "too-deep"),
        ("a0: &a0 []\n" + "\n".join(f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 500)), "too-deep"),
    ],
    ids=[
        "bomb",
        "merges",
        "lists",
        "maps",
        "dashes",
        "just too deep",
        "indentation",
        "alias chain",
    ],
)
def test_bombs_are_refused_by_counting(text, code):
    document = read_document(text, "f")

    assert [d.code for d in document.diagnostics] == [f"core/{code}"]
    assert document.tree is None


@pytest.mark.parametrize("text", ["k: " + "[" * 99 + "]" * 99, bomb(5, 9)], ids=["deep", "shared"])
def test_what_lies_within_the_limits_is_read(text):
    assert read_document(text, "f").diagnostics == ()


def test_the_garbage_collector_is_left_as_it_was():
    was_on = gc.isenabled()
    try:
        gc.disable()
        read_document("a: 1", "f")
        assert not gc.isenabled()
        gc.enable()
        read_document("a: [", "f")
        assert gc.isenabled()
    finally:
        (gc.enable if was_on else gc.disable)()


def test_thousands_of_equal_faults_are_counted_not_listed():
    document = read_document("\n".join(f"k{n}: !t x" for n in range(5000)), "f")

    assert len(document.diagnostics) == 201
    assert "4800 more" in document.diagnostics[-1].message


def test_a_kind_is_known_even_where_the_file_cannot_be_read():
    broken = read_document("kind: cards\nformat: 1\ncards: [", "f")

    assert (broken.tree, broken.kind, broken.likely_kind) == (None, None, "cards")


def test_kind_format_and_id_are_none_where_they_are_of_another_type():
    document = read_document("kind: 3\nformat: true\nid: [a]\n", "f")

    assert (document.kind, document.format, document.id) == (None, None, None)


def test_the_schema_folder_is_that_of_the_first_lines():
    text = (
        "# yaml-language-server: $schema=../../schemas/some_game/cards.schema.json\nkind: cards\n"
    )

    assert read_document(text, "f").schema_folder == "some_game"
    assert read_document("kind: cards\n", "f").schema_folder is None
