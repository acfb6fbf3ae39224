"""Icons follow the theme."""

import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from designer.paint.look import Look
from designer.paint.tokens import RESOURCES
from tests.helpers.sources import python_files


def ink(pixmap):
    image = pixmap.toImage()
    solid = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 250
    ]
    return {c.name() for c in solid}


def test_an_icon_takes_the_colour_of_the_theme_in_force(qapp):
    look = Look("light")
    icon = look.icon("save")
    light = ink(icon.pixmap(QSize(64, 64)))
    look.set_theme("dark")

    assert QColor("#221F1A").name() in light
    assert QColor("#ECE9E2").name() in ink(icon.pixmap(QSize(64, 64)))
    look.set_theme("light")


def test_an_icon_that_cannot_be_used_is_drawn_as_such(qapp):
    look = Look("light")
    picture = look.icon("save").pixmap(QSize(64, 64), QIcon.Mode.Disabled)

    assert QColor(look.theme.disabled).name() in ink(picture)


@pytest.mark.parametrize("size", [QSize(40, 16), QSize(16, 40)], ids=["wide", "high"])
def test_an_icon_keeps_its_proportions(qapp, size):
    image = Look("light").icon("circle-x").pixmap(size).toImage()
    columns = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).alpha() for y in range(image.height()))
    ]
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y).alpha() for x in range(image.width()))
    ]

    assert abs(len(columns) - len(rows)) <= 2


def test_lines_of_the_art_are_not_filled():
    """What is filled without having an area is a dark hair on paper, whatever its stroke."""
    line = re.compile(r'<(?:path|line|polyline) d="M[-\d. ]+[hvl][-\d. ]+"[^>]*>')
    filled = [
        file.name
        for file in (RESOURCES.parents[1] / "content").rglob("*.svg")
        if 'fill="none"' not in (text := file.read_text("utf-8")).partition(">")[0]
        and any("fill=" not in tag for tag in line.findall(text))
    ]

    assert filled == []


def test_every_icon_that_is_named_is_there():
    named = set()
    for file in python_files("designer"):
        text = file.read_text("utf-8")
        named |= set(re.findall(r'(?:look\.icon|look\.pixmap|icon_path)\(\s*"([a-z0-9-]+)"', text))
        named |= set(re.findall(r'icon="([a-z0-9-]+)"', text))
    from designer.ui.files.names import KIND_ICONS
    from designer.ui.kit.severities import SEVERITIES
    from designer.ui.window.actions import ACTIONS
    from designer.ui.window.bars import _ICONS

    named |= {spec.icon for spec in ACTIONS if spec.icon} | set(_ICONS.values())
    named |= set(KIND_ICONS.values()) | {s.icon for s in SEVERITIES.values()}

    assert len(named) > 30
    assert [n for n in sorted(named) if not (RESOURCES / "icons" / f"{n}.svg").is_file()] == []
