"""Reading files that are too large, break off, mix line ends or hold what nobody sees."""

import tracemalloc

import pytest

from designer.diagnostics import Severity
from designer.documents import read_document, whole_part


@pytest.mark.parametrize(
    "text",
    [
        "- \n" * 3_000_000,
        "kind: x\nl: [" + "a," * 3_000_000 + "]\n",
        "k: {" * 50 + "a: b, " * 900_000,
    ],
    ids=["dashes", "entries in brackets", "pairs"],
)
def test_too_many_values_are_refused_before_anything_is_built_of_them(text):
    tracemalloc.start()
    document = read_document(text, "big.yaml")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert [fault.code for fault in document.diagnostics] == ["core/file-too-large"]
    assert peak < 5 * len(text)


def test_of_a_large_file_that_breaks_off_the_whole_part_is_read_in_one_go():
    text = "moves:\n" + "  - {card: explorer}\n" * 20_000 + "  - {card: [\n"
    document = read_document(text, "r.yaml")

    assert document.tree is None
    assert whole_part(document) == {"moves": [{"card": "explorer"}] * 20_000}


@pytest.mark.parametrize(
    ("text", "severity"),
    [
        ("id: sc\u200bout", Severity.ERROR),
        ("code: J\u200b1", Severity.ERROR),
        ("na\u200bme: Guide", Severity.ERROR),
        ("name: Gui\u200bde", Severity.WARNING),
        ("name: {de: F\u200b\u00fchrer}", Severity.WARNING),
        ("text: Draw two\u200b cards", Severity.WARNING),
        ('text: "Draw \\u202e two"', Severity.WARNING),
        ('text: "Draw \\x1b[31m two"', Severity.WARNING),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_an_error_in_ids_and_a_warning_in_prose(text, severity):
    (fault,) = read_document(text, "a.yaml").diagnostics

    assert fault.severity is severity


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("a: 1\r\nb: 2\r\nc: 3\n", (3, 5)),
        ("a: 1\nb: 2\nc: 3\r\n", (3, 5)),
        ("a: 1\nb: 2\rc: 3\n", (2, 5)),
    ],
    ids=["one LF", "one CRLF", "one CR"],
)
def test_mixed_line_ends_are_a_hint_at_the_first_odd_one(text, at):
    document = read_document(text, "a.yaml")
    (hint,) = document.diagnostics

    assert (hint.code, hint.severity) == ("core/mixed-line-ends", Severity.HINT)
    assert (hint.location.line, hint.location.column) == at
    assert document.tree == {"a": 1, "b": 2, "c": 3}
    assert document.text == text


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_one_kind_are_no_fault(end):
    assert read_document(end.join(["a: 1", "b: 2", ""]), "a.yaml").diagnostics == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: " + "\0" * 2_000, "control-character"),
        ("a: " + "\u200b x" * 1_000, "invisible-character"),
        ("a:\n" + "".join(f"\u00a0k{n}: 1\n" for n in range(1_000)), "odd-space-in-indentation"),
        ("a: [" + ", ".join(f"*b{n}" for n in range(5_000)) + "]", "unknown-alias"),
        ("a: 1\n" * 5_000, "duplicate-key"),
    ],
)
def test_masses_of_one_fault_are_counted(text, code):
    found = [d for d in read_document(text, "f").diagnostics if d.code == f"core/{code}"]

    assert len(found) == 201
    assert "more faults of this kind" in found[-1].message


def test_a_file_of_millions_of_values_is_refused():
    document = read_document("-\n" * 1_100_000, "f")

    assert [d.code for d in document.diagnostics] == ["core/file-too-large"]


@pytest.mark.parametrize("size", [10_000, 3_000_000])
def test_what_is_no_text_is_refused_with_one_fault_and_little_memory(size):
    tracemalloc.start()
    (fault,) = read_document("\0" * size, "f").diagnostics
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert fault.code == "core/control-character"
    assert "2,000 or more" in fault.message
    assert peak < size + 4_000_000
    assert whole_part(read_document("\0" * size, "f")) == {}


def test_masses_of_aliases_are_refused_before_anything_is_built():
    text = "a:\n" + "".join(f"  - &a{n} k{n}\n  - *a{n}\n" for n in range(210_000))
    tracemalloc.start()
    (fault,) = read_document(text, "f").diagnostics
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert fault.code == "core/alias-bomb"
    assert peak < len(text) * 3


def test_one_limit_of_depth_has_one_text():
    few, many = ("a: " + "[" * n + "]" * n for n in (150, 5_000))

    texts = {(d.message, d.remedy) for t in (few, many) for d in read_document(t, "f").diagnostics}
    assert len(texts) == 1


def test_two_byte_order_marks_are_not_said_to_stand_in_mid_file():
    (fault,) = read_document("\ufeff\ufeffa: 1", "f").diagnostics

    assert "more than one byte-order mark" in fault.message


def test_the_character_behind_a_colon_is_named():
    (fault,) = read_document("a: 1\nb:\u00a0x\nc: 2\n", "f").diagnostics

    assert "U+00A0 (no-break space)" in fault.message
    assert fault.fixes[0].replacements[0].text == " "
