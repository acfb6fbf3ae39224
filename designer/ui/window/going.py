"""Going to places, and back to where one was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from designer.ui.editor.positions import position_of

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.going import Spot, Trail
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["Going"]


class Going:
    """Take a window to places."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._trail: Trail | None = None
        # What moves on in one go is one journey: only where it ends is a place.
        self._arriving = QTimer(window, interval=0, singleShot=True)
        self._arriving.timeout.connect(self._arrive)
        window.documents.page_added.connect(self._on_page_added)
        window.tabs.currentChanged.connect(lambda _number: self._arriving.start())

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"go_back": lambda: self._step(-1), "go_forward": lambda: self._step(1)}

    def go(
        self, path: str, line: int, column: int = 1, words: str = "", *, focus: bool = True
    ) -> DocumentPage | None:
        """Show a place in the text of a document, with some words selected.

        Args:
            path: the document.
            line: from 1.
            column: from 1, code points.
            words: what stands there and is selected.
            focus: whether the text gets the keyboard.
        """
        window = self._window
        here = window.focusWidget()
        page = window.documents.show(path)
        if page is None:
            return None
        window.doing.show_text()
        if words:
            start = position_of(page.pane.document(), line, column)
            page.pane.select(start, start + len(words.encode("utf-16-le")) // 2)
            page.pane.centerCursor()
        else:
            page.pane.go_to(line, column)
        if focus:
            page.pane.setFocus()
        elif here is not None:
            here.setFocus()
        return page

    def _step(self, way: int) -> None:
        if self._trail is None:
            return
        self._arrive()
        spot = self._trail.back() if way < 0 else self._trail.forward()
        if spot is not None:
            self._show(spot)
        self._enable()

    def _show(self, spot: Spot) -> None:
        workspace = self._window.workspace
        if workspace is not None and spot.path in workspace.last_read.documents:
            self.go(spot.path, spot.line, spot.column)

    def _on_page_added(self, page: DocumentPage) -> None:
        page.place_changed.connect(lambda _line, _column: self._arriving.start())

    def _arrive(self) -> None:
        from designer.session.going import Spot, Trail  # noqa: PLC0415 - loaded once the window is on the screen

        self._arriving.stop()
        page = self._window.page
        if page is None:
            return
        if self._trail is None:
            self._trail = Trail()
        self._trail.visit(Spot(page.path, *page.pane.place()))
        self._enable()

    def _enable(self) -> None:
        trail, enable = self._trail, self._window.actions_.enable
        enable("go_back", on=trail is not None and trail.can_go_back)
        enable("go_forward", on=trail is not None and trail.can_go_forward)
