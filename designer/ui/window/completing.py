"""Words offered while a text is written, for the document in front: when asked for, and while typing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from designer.ui.background.jobs import Jobs
from designer.ui.kit.languages import spoken, tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.completing import Completions
    from designer.ui.editor.completing import Source
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["CompletingWork"]

_PAUSE_MS = 40  # a burst of keys is one wish


class CompletingWork:
    """Offer words."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._jobs = Jobs(window)
        self._due = QTimer(window, interval=_PAUSE_MS, singleShot=True)
        self._due.timeout.connect(self._begin)

    @property
    def busy(self) -> bool:
        """Say whether words are looked for."""
        return self._due.isActive() or self._jobs.busy

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"complete": self.complete, "offer_words": self._on_switched}

    def close(self) -> None:
        """End what runs."""
        self._due.stop()
        self._jobs.close()

    def watch(self, page: DocumentPage) -> None:
        """Offer words while the text of a page is typed."""
        page.pane.typed.connect(lambda _position, _removed, text: self._on_typed(text))

    def complete(self) -> None:
        """Offer what may stand at the cursor of the text in front."""
        page = self._window.page
        if page is None:
            return
        from designer.ui.editor.completing import completing_of  # noqa: PLC0415 - once it is wanted

        self._window.doing.show_text()
        page.pane.setFocus()
        if page.pane.isReadOnly():
            self._window.status.tell(tr("This text can only be read."))
        elif not completing_of(page.pane, self._window.look, self._source(page)).offer():
            self._window.status.tell(tr("Nothing is known of what may stand here."))

    def _on_switched(self) -> None:
        self._window.settings.offers_words = self._window.actions_["offer_words"].isChecked()

    def _on_typed(self, text: str) -> None:
        if text and self._window.settings.offers_words:
            self._due.start()

    def _begin(self) -> None:
        """Look for words on the other thread; only what they are for is found out here."""
        page = self._window.page
        if page is None or self._jobs.busy:
            return  # whoever is at work looks again when it is done
        from designer.ui.editor.completing import completing_of, offset_of  # noqa: PLC0415 - once it is wanted
        from designer.ui.editor.offering import wants_words  # noqa: PLC0415 - likewise

        pane, search = page.pane, self._search(page)
        shown = completing_of(pane, self._window.look, self._source(page))
        word = shown.word
        if shown.isVisible() or shown.left == word or not wants_words(pane):
            return
        shown.left = None
        text = pane.text()

        def show(found: Completions | BaseException | None) -> None:
            if self._window.page is not page or not wants_words(pane):
                return
            if shown.word != word:
                self._due.start()
            elif shown.left != word and isinstance(found, tuple):
                shown.show_words(found.found, by_itself=True)

        self._jobs.run(lambda: search(text, offset_of(text, *word)), show)

    def _source(self, page: DocumentPage) -> Source:
        """Give what finds words for a page as things stand when it is asked."""

        def find(text: str, offset: int) -> Completions | None:
            return self._search(page)(text, offset)

        return find

    def _search(self, page: DocumentPage) -> Source:
        """Give what finds words by what is known now, on any thread."""
        workspace, language = self._window.workspace, spoken()
        if workspace is None or page.path not in workspace.last_read.documents:
            return lambda _text, _offset: None
        project, schemas = workspace.last_read, workspace.host.schemas
        document = project.documents[page.path]

        def find(text: str, offset: int) -> Completions | None:
            from designer.session.completing import completions  # noqa: PLC0415 - once it is wanted

            return completions(project, document, schemas, text, offset, language)

        return find
