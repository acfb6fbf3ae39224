"""The shipped fonts are the ones used."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from designer.paint.fonts import font, load_fonts
from designer.paint.tokens import RESOURCES


@pytest.fixture(autouse=True)
def fonts(qapp):
    assert len(load_fonts()) == 11


@pytest.mark.parametrize(
    ("role", "family"),
    [
        ("ui", "Inter"),
        ("code", "JetBrains Mono"),
        ("card_text", "Alegreya"),
        ("display", "Cinzel"),
    ],
)
def test_each_use_has_its_family(role, family):
    assert QFontInfo(font(role, 20, 700 if role == "display" else 400)).family() == family


@pytest.mark.parametrize("role", ["ui", "code", "card_text", "display"])
def test_polish_german_and_hungarian_letters_are_in_the_font_itself(role):
    face = QRawFont.fromFont(font(role, 20, 700))

    assert face.familyName() == font(role, 20).family()
    assert [c for c in "ąęłńśźżÄÖÜßőű" if not face.supportsCharacter(ord(c))] == []


def test_figures_are_as_wide_as_each_other():
    metrics = QFontMetricsF(font("ui", 20))

    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_every_font_and_icon_has_its_licence_beside_it():
    families = {p.name.partition("-")[0].lower() for p in (RESOURCES / "fonts").glob("*.[ot]tf")}
    licences = {
        p.stem.removeprefix("OFL-").replace("-", "")
        for p in (RESOURCES / "fonts").glob("OFL-*.txt")
    }

    assert families == licences
    assert "ISC License" in (RESOURCES / "icons/LICENSE.txt").read_text("utf-8")
