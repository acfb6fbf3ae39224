"""Lines that differ, one below the other: what goes in red with a minus, what comes in green with a plus."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import QColor, QPalette, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.languages import tr

__all__ = ["DifferencesView"]

_MOST = 4000
_HEAD = re.compile(r"@@ -\d+(?:,\d+)? \+(\d+)")
_WIDEST = 1000


class DifferencesView(QPlainTextEdit):
    """Show the lines of a unified difference."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[str, ...] = ()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(font("code", 12))
        self.setAccessibleName(tr("Differences"))
        self.document().setDocumentMargin(8)
        look.changed.connect(self._show)
        self._show()

    def show_lines(self, lines: Sequence[str], nothing: str = "") -> None:
        """Show lines that begin with `+`, `-`, a blank, or `@@`; `nothing` where there are none."""
        # The two lines at the head name the files, which stand above the view already.
        body = list(lines[2:] if lines and lines[0].startswith("---") else lines)
        shown = [_cut(line) for line in body[:_MOST]]
        if len(body) > _MOST:
            shown.append(tr("@ and {n} lines more", n=f"{len(body) - _MOST:,}"))
        self._lines = tuple(shown) or (nothing or tr("Both texts are the same."),)
        self._show()

    def say(self, text: str) -> None:
        """Show a sentence in the place of lines."""
        self._lines = (text,)
        self._show()

    def _show(self) -> None:
        theme = self._look.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(theme.codebg))
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self.setPalette(palette)
        self.clear()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for number, line in enumerate(self._lines):
            ground, ink = {
                "+": (theme.oksoft, theme.ok),
                "-": (theme.errsoft, theme.error),
                "@": (theme.sunken, theme.muted),
            }.get(line[:1], (theme.codebg, theme.text))
            block, letters = QTextBlockFormat(), QTextCharFormat()
            block.setBackground(QColor(ground))
            letters.setForeground(QColor(ink))
            if number:
                cursor.insertBlock(block, letters)
            else:
                cursor.setBlockFormat(block)
                cursor.setCharFormat(letters)
            cursor.insertText(line, letters)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)


def _cut(line: str) -> str:
    if (head := _HEAD.match(line)) is not None:
        return tr("@ from line {group}", group=head.group(1))
    return (
        line
        if len(line) <= _WIDEST
        else tr("{line}… ({n} more)", line=line[:_WIDEST], n=f"{len(line) - _WIDEST:,}")
    )
