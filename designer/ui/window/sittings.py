"""What was open last time: kept while the window is used, opened again at the next start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from designer.ui.canvas.camera import Camera
from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.sittings import OpenDocument, Sitting
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["Sittings"]


class Sittings:
    """Keep and restore what is open."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._unplaced: dict[str, OpenDocument] = {}
        self._unseen: dict[str, OpenDocument] = {}
        self._front = ""
        window.documents.page_added.connect(self._on_page_added)
        window.documents.pages_changed.connect(self._on_pages_changed)
        window.checks.done.connect(lambda _report: self._on_checked())

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"keep_sitting": self._on_switched}

    def begin(self) -> list[Path]:
        """Give the files of last time, which the window is to open now."""
        from designer.session.sittings import from_text  # noqa: PLC0415 - loaded once the window is on the screen

        settings = self._window.settings
        if not settings.keeps_sitting:
            return []
        sitting = from_text(settings.sitting)
        if settings.sitting_is_open and sitting.documents:
            # Opening them was the last thing that was done: it may be what ended the program.
            settings.sitting_is_open = False
            self._window.bar.show_message(
                "warning",
                tr(
                    "The program ended while it opened the documents of last time, so they are left out now."
                ),
                (tr("Open them"), lambda: self._window.open_paths(self._take(sitting))),
            )
            return []
        self._tell_lost(sitting)
        paths = self._take(sitting)
        if paths:
            settings.sitting_is_open = True
        return paths

    def keep(self) -> None:
        """Write down what is open now."""
        from designer.session.sittings import to_text  # noqa: PLC0415 - loaded once the window is on the screen

        self._window.settings.sitting = to_text(self.sitting())

    def sitting(self) -> Sitting:
        """Give what is open now."""
        from designer.session.sittings import Sitting  # noqa: PLC0415 - loaded once the window is on the screen

        pages = self._window.tabs.pages()
        front = self._window.page
        return Sitting(
            tuple(_seen(page) for page in pages), pages.index(front) if front in pages else 0
        )

    def expect(self, sitting: Sitting) -> None:
        """See the documents of a sitting as they were seen, once they are opened."""
        self._unplaced = {d.path: d for d in sitting.documents}
        self._unseen = {d.path: d for d in sitting.documents if d.zoom > 0}
        if sitting.documents:
            self._front = sitting.documents[sitting.front].path

    def show_front(self) -> None:
        """Bring the document to the front that was there."""
        page = self._window.tabs.page_of(self._front)
        if page is not None:
            self._window.tabs.setCurrentWidget(page)

    def _take(self, sitting: Sitting) -> list[Path]:
        front = sitting.documents[sitting.front].path if sitting.documents else ""
        there = sitting.there
        self.expect(type(sitting)(there))
        self._front = front
        return [Path(d.path) for d in there]

    def _tell_lost(self, sitting: Sitting) -> None:
        names = [Path(d.path).name for d in sitting.lost]
        if not names:
            return
        if len(names) == 1:
            text = tr("{names} was open last time and is not there any more.", names=names[0])
        else:
            text = tr(
                "These were open last time and are not there any more: {names}.",
                names=", ".join(names),
            )
        self._window.bar.show_message("warning", text)

    def _on_page_added(self, page: DocumentPage) -> None:
        if page.path in self._unplaced:
            self._place(page, self._unplaced.pop(page.path))
            if not self._unplaced:
                # What opens them brings the first one to the front afterwards.
                QTimer.singleShot(0, self._window, self.show_front)

    def _on_pages_changed(self) -> None:
        if not self._unplaced and not self._window.settings.sitting_is_open:
            self.keep()

    def _on_checked(self) -> None:
        """See boards as they were seen, once they are drawn; the documents are open in good order."""
        QTimer.singleShot(0, self._window, self._look)
        if not self._unplaced:
            self._window.settings.sitting_is_open = False

    def _look(self) -> None:
        for page in self._window.tabs.pages():
            seen = self._unseen.get(page.path)
            if seen is not None and page.board is not None and page.scene is not None:
                del self._unseen[page.path]
                page.board.view.look(Camera(seen.zoom, seen.x, seen.y))

    @staticmethod
    def _place(page: DocumentPage, seen: OpenDocument) -> None:
        page.pane.go_to(seen.line, seen.column)
        page.pane.verticalScrollBar().setValue(seen.top)

    def _on_switched(self) -> None:
        self._window.settings.keeps_sitting = self._window.actions_["keep_sitting"].isChecked()


def _seen(page: DocumentPage) -> OpenDocument:
    from designer.session.sittings import OpenDocument  # noqa: PLC0415 - loaded once the window is on the screen

    line, column = page.pane.place()
    top = page.pane.verticalScrollBar().value()
    if page.board is None or page.scene is None or page.board.view.is_fitted:
        return OpenDocument(page.path, line, column, top)
    camera = page.board.view.camera
    return OpenDocument(page.path, line, column, top, camera.zoom, camera.x, camera.y)
