"""Games and files: saved, gone on with, gone through, kept as situations."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog

from designer.api import GamePlugin
from designer.documents import Document, Project
from designer.engine.game import Game
from designer.play.bots import Bot
from designer.session.preview import PreviewGame
from designer.session.saved_games import SUFFIX, Found, found_game, save_game
from designer.session.saving import save_atomically
from designer.session.targets import why_not_over
from designer.testing.keeping import kept_situation
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.targets import ask_target
from designer.ui.preview.frame import PreviewFrame
from designer.ui.preview.written import show_moves

__all__ = ["GameFiles"]


class GameFiles(QObject):
    """Write the game of a preview to files and read others; what goes wrong is said in its bar.

    Attributes:
        loaded: (game, only_watch) a game was read, to be played on or only looked at.
    """

    loaded = Signal(object, bool)

    def __init__(
        self,
        window: PreviewFrame,
        plugin: GamePlugin,
        project: Project,
        document: Document,
        game_for: Callable[[int, Mapping[str, Any]], Game | None],
        bots: Mapping[str, Bot],
        open_elsewhere: Callable[[Found], bool],
    ) -> None:
        """Serve one window.

        Args:
            window: where it is said what went wrong.
            plugin: of the game.
            project: what is played is in it.
            document: the route or scenario that is played.
            game_for: gives the game for a number of players and rule switches, or None.
            bots: by id.
            open_elsewhere: opens a preview to look at a game of another route or scenario; says
                whether it could.
        """
        super().__init__(window)
        self._window = window
        self._plugin, self._project, self._document = plugin, project, document
        self._game_for, self._bots = game_for, bots
        self._open_elsewhere = open_elsewhere

    def save_game(self, path: Path) -> None:
        """Write the game as it stands."""
        if self._is_kept_from(path):
            return
        try:
            save_game(self._game, self._plugin.id, self._document, path)
        except OSError as error:
            self._say(
                "error",
                tr("“{path}” is not saved: {strerror}.", path=path.name, strerror=error.strerror),
            )
        else:
            self._say("hint", tr("The game is saved as “{path}”.", path=path.name))

    def keep_situation(self, path: Path) -> None:
        """Write the game as a situation that passes."""
        if self._is_kept_from(path):
            return
        game = self._game
        players, n = game.game.n_seats, len(game.steps)
        title = tr(
            "{id}, {players} players, seed {seed}, after {n} moves",
            id=self._document.id,
            players=players,
            seed=game.seed,
            n=n,
        )
        try:
            text = kept_situation(
                self._plugin,
                self._project,
                self._document,
                title=title,
                players=players,
                seed=game.seed,
                moves=[step.words for step in game.steps],
            )
            save_atomically(path, text.encode("utf-8"))
        except ValueError as error:
            self._say("error", tr("This is not kept as a situation: {error}", error=error))
        except OSError as error:
            self._say(
                "error",
                tr("“{path}” is not saved: {strerror}.", path=path.name, strerror=error.strerror),
            )
        else:
            self._say("hint", tr("The situation is saved as “{path}”.", path=path.name))

    def _is_kept_from(self, path: Path) -> bool:
        """Say in the bar why nothing is written to a file, if so."""
        why = why_not_over(path, self._project)
        if why:
            self._say("error", translated(why))
        return bool(why)

    def load_game(self, path: Path, *, only_watch: bool = False) -> None:
        """Go on with a saved game, or look at it; where it differs, say how, and offer to look at it."""
        found = found_game(path, self._plugin.id, self._document, self._game_for, self._bots)
        if found.game is not None and not found.fault:
            self._window.message.hide()
            self.loaded.emit(found.game, only_watch)
            if found.change:
                self._say("warning", found.change)
            return
        deed = tr("gone through") if only_watch else tr("played on")
        text = tr(
            "“{path}” cannot be {deed} as it is. {fault}",
            path=path.name,
            deed=deed,
            fault=found.fault,
        )
        self._window.message.show_message("error", text, *self._offers(path, found))

    def _offers(self, path: Path, found: Found) -> list[tuple[str, Callable[[], object]]]:
        """Give what can be done with a game that cannot be played on: nothing of it writes anything."""
        offers: list[tuple[str, Callable[[], object]]] = []
        game = found.game
        if found.elsewhere is not None:
            offers.append((tr("Look at it there"), lambda: self._look_elsewhere(path, found)))
        elif game is not None and game.steps:
            n = len(game.steps)
            label = trn("Step through {n} move", "Step through {n} moves", n)
            offers.append((label, lambda: self.loaded.emit(game, True)))
        if found.moves:
            offers.append(
                (tr("Show what is written"), lambda: show_moves(self._window, path, found))
            )
        return offers

    def _look_elsewhere(self, path: Path, found: Found) -> None:
        if not self._open_elsewhere(found):
            kind, name = found.elsewhere or ("route", "")
            text = tr(
                "The {kind} {name} is not here, or it cannot be played as it is now.",
                kind=kind,
                name=name,
            )
            written = (tr("Show what is written"), lambda: show_moves(self._window, path, found))
            self._window.message.show_message("error", text, written)

    def ask_where_to_save(self) -> None:
        """Save the game where the user says."""
        self._ask_where(tr("Save the game"), f"game{SUFFIX}", _kinds(), self.save_game)

    def ask_where_to_keep(self) -> None:
        """Keep the game as a situation where the user says."""
        name = f"{self._document.id}_{self._game.seed}_after_{len(self._game.steps)}.yaml"
        self._ask_where(tr("Keep as a situation"), name, tr("YAML (*.yaml)"), self.keep_situation)

    def ask_what_to_load(self) -> None:
        """Go on with a game that the user names."""
        self._ask_what(tr("Go on with a saved game"), only_watch=False)

    def ask_what_to_watch(self) -> None:
        """Go through a game that the user names."""
        self._ask_what(tr("Step through a replay"), only_watch=True)

    @property
    def _folder(self) -> str:
        """Give where files are first offered to go: beside an own document, else to the user's."""
        if not self._project.is_in_root(self._document):
            return str(Path(self._document.path).parent)
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    @property
    def _game(self) -> PreviewGame:
        return self._window.control.game

    def _say(self, severity: str, text: str) -> None:
        self._window.message.show_message(severity, text)

    def _ask_where(self, title: str, name: str, kinds: str, write: Callable[[Path], None]) -> None:
        begin = str(Path(self._folder, name))
        chosen, _ = ask_target(self._window, title, begin, kinds)
        if chosen is not None:
            write(chosen)

    def _ask_what(self, title: str, *, only_watch: bool) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self._window, title, self._folder, _kinds())
        if chosen:
            self.load_game(Path(chosen), only_watch=only_watch)


def _kinds() -> str:
    """Give the kinds of files a saved game may be, as Qt's dialogs want them."""
    games = tr("Games")
    return f"{games} (*{SUFFIX});;YAML (*.yaml)"
