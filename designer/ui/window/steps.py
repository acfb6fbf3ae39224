"""Undo, redo and the list of steps: one history for text, form and board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit

from designer.ui.kit.languages import tr, translated

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Blocked, Step
    from designer.ui.window.main_window import MainWindow

__all__ = ["Steps"]

_LONGEST = 60


class Steps:
    """Go back and forth in the history of a window's workspace, and show where one is."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._soon = QTimer(window, interval=0, singleShot=True)
        self._soon.timeout.connect(self._show)
        window.documents.page_added.connect(
            lambda page: page.under_way_changed.connect(self.show_soon)
        )
        window.history.chosen.connect(self._go_to)
        window.documents.titles_changed.connect(self.show_soon)
        window.history_dock.visibilityChanged.connect(lambda _shown: self.show_soon())

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {
            "undo": lambda: self._step("undo"),
            "redo": lambda: self._step("redo"),
            "history": self._show_history,
        }

    def show_soon(self) -> None:
        """Show what can be undone and redone: whether at once, what once everything else is done."""
        for name in ("undo", "redo"):
            self._window.actions_[name].setEnabled(self._label(name) is not None)
        self._soon.start()

    def _label(self, name: str) -> str | None:
        """Give what the step is called that would be taken back or done again, None for no step."""
        workspace, page = self._window.workspace, self._window.page
        if workspace is None or page is None:
            return None
        if name == "undo" and page.under_way:
            return page.under_way
        history = workspace.history
        able = history.undoable if name == "undo" else history.redoable
        found = able(page.path)
        if found is None:
            return None
        return translated(found.label if hasattr(found, "label") else found.step.label)

    def _step(self, name: str) -> None:
        """Undo or redo where the keyboard is: in a field of its own, else in the document in front."""
        widget, page, workspace = (
            QApplication.focusWidget(),
            self._window.page,
            self._window.workspace,
        )
        in_form = page is not None and page.form is not None and page.form.holds(widget)
        if isinstance(widget, QLineEdit) and not in_form:
            getattr(widget, name)()
            return
        if page is None or workspace is None:
            return
        if name == "undo" and page.form is not None and (left := page.form.cancel()):
            self._window.status.tell(tr("“{left}” was not done yet and is left out.", left=left))
            return
        page.flush()
        if page.board is not None:
            page.board.arranger.cancel()
        result: Step | Blocked | None = getattr(workspace, name)(page.path)
        if result is None:
            return
        sentence = getattr(result, "sentence", "")
        if sentence:
            page.bar.show_message("warning", sentence, (tr("Show the history"), self._show_history))
        else:
            page.show_last_change()

    def _go_to(self, step: Step | None) -> None:
        workspace = self._window.workspace
        if workspace is None:
            return
        for page in self._window.tabs.pages():
            page.flush()
        workspace.go_to(step)
        if self._window.page is not None:
            self._window.page.show_last_change()

    def _show_history(self) -> None:
        self._window.history_dock.show()
        self._window.history_dock.raise_()
        self._show()
        self._window.history.list.setFocus()

    def _show(self) -> None:
        """Name the steps in the menu, and list them where the list is seen."""
        window, workspace = self._window, self._window.workspace
        for name in ("undo", "redo"):
            action = window.actions_[name]
            label = self._label(name) or ""
            short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
            if name == "undo":
                text = tr("Undo {step}", step=short) if short else tr("Undo")
            else:
                text = tr("Redo {step}", step=short) if short else tr("Redo")
            action.setText(text.replace("&", "&&"))
        if workspace is not None and window.history.isVisible():
            window.history.show_rows(list(workspace.history.rows()))
