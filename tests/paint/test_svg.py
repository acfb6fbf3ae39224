"""Pages as SVG."""

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from designer.hexes import Cell, Hex, Placement, build_board
from designer.paint.fonts import load_fonts
from designer.paint.images import page_image
from designer.paint.svg import svg_bytes
from designer.printing.display import BoardView, Box, DisplayList, Ellipse, Group, TextBox
from designer.printing.scenes import BoardScene
from tests.paint.scenes import LOOKS
from tests.paint.sheets import SVG, WORDS, everything, sheet

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


@pytest.fixture
def picture(tmp_path) -> str:
    file = tmp_path / "picture.svg"
    file.write_text(SVG)
    return str(file)


def tree(page, scenes=None) -> ET.Element:
    data = svg_bytes(page, scenes if scenes is not None else sheet().scenes)
    return ET.fromstring(data.decode("utf-8"))


def test_a_page_has_its_size_and_its_title(picture):
    root = tree(everything(picture))

    assert (root.get("width"), root.get("height")) == ("100mm", "80mm")
    assert root.get("viewBox") == "0 0 100 80"
    assert root.find(f"{NAMESPACE}title").text == "Everything"


def test_the_file_needs_no_fonts_and_still_says_its_words():
    root = tree(everything())

    assert root.findall(f".//{NAMESPACE}text") == []
    labels = [path.get("aria-label") for path in root.iter(f"{NAMESPACE}path")]
    assert WORDS in labels


def test_every_reference_leads_to_one_definition(picture):
    data = svg_bytes(everything(picture), sheet().scenes).decode("utf-8")
    ids = re.findall(r'\bid="([^"]+)"', data)
    used = {*re.findall(r"url\(#([^)]+)\)", data), *re.findall(r'href="#([^"]+)"', data)}

    assert len(ids) == len(set(ids))
    assert used <= set(ids)
    assert used


def test_equal_spaces_are_drawn_once():
    cells = {Hex(q, r): Cell("G", 1) for q in range(10) for r in range(10)}
    board = build_board([Placement("all", "A", Hex(0, 0), 0, cells)])
    page = DisplayList(100, 100, (BoardView("b", Box(0, 0, 100, 100)),), "mm")

    root = tree(page, {"b": BoardScene("Grass", board, LOOKS)})
    spaces = list(root.iter(f"{NAMESPACE}use"))

    assert len(spaces) == 100
    assert len({use.get("href") for use in spaces}) <= 4


def test_spaces_are_clipped_to_their_hex():
    root = tree(everything())
    drawn = {use.get("href")[1:] for use in root.iter(f"{NAMESPACE}use")}
    groups = {g.get("id"): g for g in root.iter(f"{NAMESPACE}g") if g.get("id")}

    assert drawn
    assert all(groups[name].get("clip-path") for name in drawn)


def test_a_picture_in_its_colour_is_embedded_once(picture):
    page = everything(picture)
    twice = DisplayList(100, 80, (*page.items, *page.items), "mm")
    data = svg_bytes(twice, {}).decode("utf-8")

    assert data.count("<symbol ") == 1
    assert "currentColor" not in data
    assert 'fill="#6B4593"' in data


def test_a_picture_that_cannot_be_read_is_left_out(tmp_path):
    for text in ("", "no drawing", "<svg>"):
        file = tmp_path / "broken.svg"
        file.write_text(text)
        assert tree(everything(str(file))).findall(f".//{NAMESPACE}symbol") == []


def test_a_name_with_signs_of_its_own_is_no_markup():
    name = 'A <b>&"quoted"</b>'
    root = tree(
        DisplayList(50, 20, (TextBox(name, Box(0, 0, 50, 10), role="ui", size=4),), "mm", name)
    )

    assert root.find(f"{NAMESPACE}title").text == name
    assert [p.get("aria-label") for p in root.iter(f"{NAMESPACE}path")] == [name]


def test_what_is_only_for_small_screens_is_left_out():
    page = DisplayList(10, 10, (Group((Ellipse(1, 1, 1, 1, "#000000"),), below_px=50),), "mm")

    assert tree(page).findall(f".//{NAMESPACE}ellipse") == []


def test_shapes_and_letters_lie_where_a_picture_has_them():
    # Without boards and clips, which Qt's own reader of SVG does not know.
    page = DisplayList(100, 80, everything().items[:7], "mm")
    image = page_image(page, {}, 150)
    again = QImage(image.size(), QImage.Format.Format_RGB32)
    again.fill(0xFFFFFFFF)
    painter = QPainter(again)
    QSvgRenderer(QByteArray(svg_bytes(page, {}))).render(painter, QRectF(again.rect()))
    painter.end()

    places = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    different = [p for p in places if _apart(image.pixelColor(*p), again.pixelColor(*p)) > 60]
    assert len(different) / len(places) < 0.01


def _apart(one, other) -> int:
    return max(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))
