"""Figures of many games of the document in front."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from designer.ui.files.names import title_of
from designer.ui.kit.languages import spoken, tr, translated
from designer.ui.window.sets import ask_target

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.diagnostics import Diagnostic
    from designer.documents import Project
    from designer.ui.games.window import Content, GamesWindow
    from designer.ui.window.main_window import MainWindow

__all__ = ["ManyGamesWork"]

_PLAYED = frozenset({"route", "scenario"})


class ManyGamesWork:
    """Serve the windows of many games of a window.

    Attributes:
        choose_target: how the user is asked where a table goes; gives file and delimiter.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._shown: list[GamesWindow] = []
        self.choose_target: Callable[[QWidget, str], tuple[str, str]] = ask_target
        window.checks.done.connect(lambda _report: self.look())

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"many_games": self.show}

    def show(self) -> GamesWindow | None:
        """Show the figures of many games of the document in front."""
        from designer.session.simulating import known_bots  # noqa: PLC0415 - once it is wanted
        from designer.ui.games.window import GamesWindow  # noqa: PLC0415 - once it is wanted

        window = self._window
        page, workspace = window.page, window.workspace
        plugin = None
        if page is not None and workspace is not None and page.document.likely_kind in _PLAYED:
            plugin = workspace.host.game(workspace.last_read.game_of(page.document))
        if page is None or plugin is None or workspace is None:
            window.status.tell(tr("Bots play a scenario or a route of a game that is installed."))
            return None
        shown = next((each for each in self._shown if each.path == page.path), None)
        if shown is None:
            path = page.path
            bots = sorted(known_bots(plugin), key=lambda bot: bot not in plugin.bots())
            words = plugin.words(spoken())
            shown = GamesWindow(window.look, path, lambda: self._content(path), bots, words, window)
            shown.setWindowTitle(tr("Many games: {title}", title=title_of(page.document)))
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            shown.place_asked.connect(self._go_to)
            own = shown
            shown.table_asked.connect(lambda table: self._save(own, table))
            shown.closed.connect(lambda: self._shown.remove(own))
            self._shown.append(shown)
            shown.refresh(workspace.last_read)
        shown.show()
        shown.activateWindow()
        shown.play.setFocus()
        return shown

    def look(self) -> None:
        """Say which figures are those of content that has changed, or of other modules."""
        workspace = self._window.workspace
        if workspace is not None:
            for shown in self._shown:
                shown.refresh(workspace.last_read)

    def _content(self, path: str) -> Content | None:
        from designer.api import SetUp  # noqa: PLC0415 - loaded once the window is on the screen
        from designer.ui.background.checks import with_texts  # noqa: PLC0415 - likewise
        from designer.ui.games.window import Content  # noqa: PLC0415 - likewise

        window = self._window
        workspace = window.workspace
        if workspace is None or path not in workspace.last_read.documents:
            return None
        base, texts = workspace.last_read, dict(window.documents.texts())

        def read() -> Project:
            return with_texts(base, texts)

        return Content(workspace.host, read, window.module_work.set_up(path) or SetUp())

    def _save(self, shown: GamesWindow, table: Callable[[str], str]) -> None:
        """Write figures as a table, as spreadsheets read it."""
        suggested = str(Path(shown.path).with_suffix(".csv"))
        chosen, delimiter = self.choose_target(shown, suggested)
        if not chosen:
            return
        from designer.session.saving import save_atomically  # noqa: PLC0415 - once it is wanted
        from designer.session.targets import why_not_over  # noqa: PLC0415 - likewise

        workspace = self._window.workspace
        if workspace is not None and (why := why_not_over(Path(chosen), workspace.last_read)):
            shown.tell(translated(why))
            return
        try:
            save_atomically(Path(chosen), table(delimiter).encode("utf-8-sig"))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            shown.tell(
                tr("{target} was not written: {reason}.", target=Path(chosen).name, reason=reason)
            )
        else:
            shown.tell(tr("{target} is written.", target=Path(chosen).name))

    def _go_to(self, note: Diagnostic) -> None:
        page = self._window.documents.show(note.location.file)
        if page is not None:
            page.show_diagnostic(note)
            self._window.activateWindow()
