"""The moves of a game as they stand in its file, to be read where no rule can make them again."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.session.saved_games import Found
from designer.ui.kit.languages import tr

__all__ = ["show_moves"]


def show_moves(parent: QWidget, path: Path, found: Found) -> QWidget:
    """Open a window with the moves, one a line; it deletes itself when closed."""
    window = QWidget(parent, Qt.WindowType.Window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.setWindowTitle(
        tr("{path}: {n} moves as they are written", path=path.name, n=len(found.moves))
    )
    text = QPlainTextEdit()
    text.setReadOnly(True)
    text.setFont(font("code", 12))
    text.setAccessibleName(tr("Moves as they are written"))
    lines = [f"{number:4}  {_words(move)}" for number, move in enumerate(found.moves, start=1)]
    text.setPlainText("\n".join(lines))
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(text)
    window.resize(560, 520)
    window.show()
    return window


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_words(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_words, value)) + "]"
    return str(value)
