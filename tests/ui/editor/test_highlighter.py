"""What is coloured as what."""

import pytest

from designer.paint.look import Look
from designer.ui.editor.highlighter import words_of
from designer.ui.editor.text import TextPane


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


@pytest.fixture
def pane(application, qtbot):
    pane = TextPane(Look("light"))
    qtbot.addWidget(pane)
    pane.resize(600, 400)
    pane.show()
    return pane


def coloured(pane, line):
    block = pane.document().findBlockByNumber(line - 1)
    return [
        (f.start, f.length, f.format.foreground().color().name()) for f in block.layout().formats()
    ]


@pytest.mark.parametrize("n_more", [0, 5000], ids=["short", "long"])
def test_a_literal_text_has_one_colour_down_to_its_end(pane, qtbot, n_more):
    pane.set_text("a: |\n  b: 1\n\n  # c\nd: 2\n" + "x: 1\n" * n_more)
    string = pane._look.theme.code_str.lower()
    key = pane._look.theme.code_key.lower()
    qtbot.waitUntil(lambda: bool(coloured(pane, 5)))

    assert coloured(pane, 2) == [(0, 6, string)]
    assert coloured(pane, 4) == [(0, 5, string)]
    assert coloured(pane, 5)[0] == (0, 1, key)


def test_a_long_document_is_coloured_where_one_looks(pane, qtbot):
    pane.set_text("x: 1\n" * 9000)
    assert coloured(pane, 8000) == []
    pane.go_to(8000, 1)

    qtbot.waitUntil(lambda: len(coloured(pane, 8000)) == 3)
