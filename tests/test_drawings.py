"""SVG files of others: no one is waited for without end."""

import os

import pytest

from designer.drawings import NoDrawing, read_drawing
from tests.helpers.drawings import HEAD, bomb

USE = '<use href="#a"/>'
GROUPS, LINE = "<g/>" * 1000, "M0 0" + "L9 9" * 1000
SHAPE = '<rect id="a" width="9" height="9"/>'


@pytest.fixture
def read(tmp_path):
    def reading(text):
        (tmp_path / "art.svg").write_text(text, "utf-8")
        return read_drawing(str(tmp_path / "art.svg"))

    return reading


@pytest.mark.parametrize(
    "text",
    [
        bomb(),
        f'{HEAD}<g id="a"><use href="#a"/></g></svg>',
        f'{HEAD}<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g></svg>',
        f'{HEAD}<pattern id="p"><rect fill="url(#p)"/></pattern></svg>',
        f"""{HEAD}<mask id="m"><g style="mask: url( '#m' )"/></mask></svg>""",
        f'{HEAD}<marker id="a">{GROUPS}</marker><path marker-mid="url(#a)" d="{LINE}"/></svg>',
    ],
    ids=["groups of groups", "itself", "each other", "pattern", "mask", "markers"],
)
def test_a_picture_that_uses_its_parts_too_often_is_not_drawn(read, text):
    assert read(text) is NoDrawing.TOO_MANY_SHAPES


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}{SHAPE}{USE * 1000}</svg>",
        f'{HEAD}<linearGradient id="g"/><g id="a"><g id="b" fill="url(#g)"/></g></svg>',
        f'{HEAD}{SHAPE}{SHAPE}{USE}<use href="#nothing"/></svg>',
        f'{HEAD}<g id="a"><g id="a"><use href="#cut',
    ],
    ids=["many uses", "gradient", "an id twice", "cut off"],
)
def test_an_ordinary_picture_is_given_as_it_is(read, text):
    assert read(text) == text


def test_what_is_no_file_or_no_picture_is_not_waited_for(tmp_path, read):
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.svg")
        assert read_drawing(str(tmp_path / "pipe.svg")) is NoDrawing.UNREADABLE
    assert read_drawing(str(tmp_path)) is NoDrawing.UNREADABLE
    assert read_drawing(str(tmp_path / "gone\0.svg")) is NoDrawing.UNREADABLE
    assert read("no picture") is NoDrawing.NO_SVG
    with (tmp_path / "huge.svg").open("wb") as file:
        file.truncate(30_000_000)
    assert read_drawing(str(tmp_path / "huge.svg")) is NoDrawing.TOO_LARGE
