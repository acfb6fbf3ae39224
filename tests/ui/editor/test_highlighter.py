"""What is coloured as what."""

import pytest

from designer.ui.editor.highlighter import words_of


def kinds(line):
    return [(line[start:end], kind) for start, end, kind in words_of(line)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("kind: route", [("kind", "key"), (":", "punct")]),
        ("a: 1 # one", [("a", "key"), (":", "punct"), ("1", "num"), ("# one", "com")]),
        (
            "  - {face: B, at: [0, -3]}",
            [
                ("-", "punct"),
                ("{", "punct"),
                ("face", "key"),
                (":", "punct"),
                (",", "punct"),
                ("at", "key"),
                (":", "punct"),
                ("[", "punct"),
                ("0", "num"),
                (",", "punct"),
                ("-3", "num"),
                ("]", "punct"),
                ("}", "punct"),
            ],
        ),
        ("\"a: b\": 'c'", [('"a: b"', "key"), (":", "punct"), ("'c'", "str")]),
        ("a: &x *y", [("a", "key"), (":", "punct"), ("&x", "ref"), ("*y", "ref")]),
        ("a: b#c 12x", [("a", "key"), (":", "punct")]),
        ("on: true", [("on", "key"), (":", "punct"), ("true", "num")]),
        ("t: |", [("t", "key"), (":", "punct"), ("|", "punct")]),
    ],
)
def test_words_of_a_line(line, expected):
    assert kinds(line) == expected


def test_no_line_takes_long_to_colour():
    # Quotes that never end once made such patterns run for ever.
    for line in ('"' * 3000, "a: " * 2000, "[{" * 2000, "-" * 5000, "'" * 3001, "x" * 20000):
        words_of(line)
