"""The program's own fonts, so that it looks alike on every machine."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from designer.paint.tokens import RESOURCES, tokens

__all__ = ["family_of", "font", "load_fonts"]

_TABULAR = QFont.Tag("tnum")
_LINING = QFont.Tag("lnum")


_FILES = {
    "ui": "Inter-*",
    "code": "JetBrainsMono-*",
    "card_text": "Alegreya-*",
    "display": "Cinzel-*",
}


def load_fonts() -> tuple[str, ...]:
    """Make all shipped fonts known to Qt and give the names of their files."""
    return tuple(name for role in sorted(_FILES) for name in _load(role))


def family_of(role: str) -> str:
    """Give the family for a use: `ui`, `code`, `card_text` or `display`; needs an application."""
    _load(role)
    return tokens().type.families[role]


@cache
def _load(role: str) -> tuple[str, ...]:
    """Load the fonts of one use; those that nobody asks for cost the start nothing."""
    files = sorted((RESOURCES / "fonts").glob(f"{_FILES[role]}.[ot]tf"))
    return tuple(f.name for f in files if QFontDatabase.addApplicationFont(str(f)) >= 0)


def font(role: str, size_px: float, weight: int = 400, *, italic: bool = False) -> QFont:
    """Give a font.

    Args:
        role: its use: `ui`, `code`, `card_text` or `display`.
        size_px: height of the type in logical pixels.
        weight: 100 to 900.
        italic: slanted.
    """
    result = QFont(family_of(role))
    result.setPixelSize(max(1, round(size_px)))
    result.setWeight(QFont.Weight(weight))
    result.setItalic(italic)
    if role == "ui":
        result.setFeature(_TABULAR, 1)
    elif role == "card_text":
        result.setFeature(_LINING, 1)
    elif role == "code":
        result.setFixedPitch(True)
    return result
