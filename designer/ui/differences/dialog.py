"""The text on screen against the one in the file, and which of them is to stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.background.jobs import Jobs
from designer.ui.differences.view import DifferencesView
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr
from designer.ui.kit.sizes import fits_screen

if TYPE_CHECKING:  # only named
    from designer.session.outside import Comparison

__all__ = ["ComparisonDialog", "show_comparison"]


class ComparisonDialog(QDialog):
    """Show what differs; either side can be chosen, or neither.

    Attributes:
        view: the lines.
        reload, keep: the buttons.
        is_open: nothing has been decided yet.
    """

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_open = True
        self.setWindowTitle(tr("Compare {name}", name=name))
        self.resize(fits_screen(QSize(820, 560)))
        what = QLabel(
            tr(
                "What the file {name} holds now (−) and what is on screen (+). "
                "Reload takes the file's text, and undo gives yours back; with "
                "Keep mine the next save replaces the file's.",
                name=name,
            )
        )
        what.setWordWrap(True)
        what.setFont(font("ui", 13))
        self.view = DifferencesView(look)
        self.view.say(tr("Comparing…"))
        self.reload = Button(look, tr("Reload"))
        self.keep = Button(look, tr("Keep mine"))
        close = Button(look, tr("Decide later"), primary=True)
        for button in (self.reload, self.keep, close):
            button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self.reload)
        row.addWidget(self.keep)
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(what)
        column.addWidget(self.view, 1)
        column.addLayout(row)
        close.setFocus()

    def done(self, result: int) -> None:
        self.is_open = False
        super().done(result)

    def take(self, result: Any) -> None:
        """Show what was compared, or why it could not be."""
        if isinstance(result, OSError):
            self.view.say(
                tr(
                    "The file cannot be read: {strerror}.",
                    strerror=(result.strerror or str(result)).lower(),
                )
            )
        elif isinstance(result, Exception):
            self.view.say(tr("The texts could not be compared: {result}.", result=result))
        else:
            self.view.show_lines(result.lines)


def show_comparison(
    parent: QWidget,
    look: Look,
    jobs: Jobs,
    name: str,
    work: Callable[[], Comparison],
    choices: tuple[Callable[[], object], Callable[[], object]],
) -> ComparisonDialog:
    """Compare on the other thread and show it; `choices` are what reload and keep do."""
    dialog = ComparisonDialog(look, name, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    reload, keep = choices
    dialog.reload.clicked.connect(lambda _=False: reload())
    dialog.keep.clicked.connect(lambda _=False: keep())
    jobs.run(work, lambda result: dialog.take(result) if dialog.is_open else None)
    dialog.open()
    return dialog
