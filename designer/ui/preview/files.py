"""Games and files: saved, gone on with, gone through, kept as situations."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from designer.api import GamePlugin
from designer.documents import Document, Project
from designer.session.preview import PreviewGame
from designer.session.saved_games import SUFFIX, save_game
from designer.session.saving import save_atomically
from designer.testing.keeping import kept_situation
from designer.ui.preview.frame import PreviewFrame

__all__ = ["GameFiles"]

_FILES = f"Games (*{SUFFIX});;YAML (*.yaml)"


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
        load: Callable[[Path], PreviewGame],
    ) -> None:
        """Serve one window; `load` reads a game that can be played there."""
        super().__init__(window)
        self._window = window
        self._plugin, self._project, self._document = plugin, project, document
        self._load = load

    def save_game(self, path: Path) -> None:
        """Write the game as it stands."""
        try:
            save_game(self._game, self._plugin.id, self._document, path)
        except OSError as error:
            self._say("error", f"“{path.name}” is not saved: {error.strerror}.")
        else:
            self._say("hint", f"The game is saved as “{path.name}”.")

    def keep_situation(self, path: Path) -> None:
        """Write the game as a situation that passes."""
        game = self._game
        players, n = game.game.n_seats, len(game.steps)
        title = f"{self._document.id}, {players} players, seed {game.seed}, after {n} moves"
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
            self._say("error", f"This is not kept as a situation: {error}")
        except OSError as error:
            self._say("error", f"“{path.name}” is not saved: {error.strerror}.")
        else:
            self._say("hint", f"The situation is saved as “{path.name}”.")

    def load_game(self, path: Path, *, only_watch: bool = False) -> None:
        """Go on with a saved game, or look at it."""
        try:
            game = self._load(path)
        except (OSError, ValueError) as error:
            self._say("error", f"“{path.name}” cannot be played on: {error}")
            return
        self._window.message.hide()
        self.loaded.emit(game, only_watch)

    def ask_where_to_save(self) -> None:
        """Save the game where the user says."""
        self._ask_where("Save the game", f"game{SUFFIX}", _FILES, self.save_game)

    def ask_where_to_keep(self) -> None:
        """Keep the game as a situation where the user says."""
        name = f"{self._document.id}_{self._game.seed}_after_{len(self._game.steps)}.yaml"
        self._ask_where("Keep as a situation", name, "YAML (*.yaml)", self.keep_situation)

    def ask_what_to_load(self) -> None:
        """Go on with a game that the user names."""
        self._ask_what("Go on with a saved game", only_watch=False)

    def ask_what_to_watch(self) -> None:
        """Go through a game that the user names."""
        self._ask_what("Step through a replay", only_watch=True)

    @property
    def _game(self) -> PreviewGame:
        return self._window.control.game

    def _say(self, severity: str, text: str) -> None:
        self._window.message.show_message(severity, text)

    def _ask_where(self, title: str, name: str, kinds: str, write: Callable[[Path], None]) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, name, kinds)
        if chosen:
            write(Path(chosen))

    def _ask_what(self, title: str, *, only_watch: bool) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self._window, title, "", _FILES)
        if chosen:
            self.load_game(Path(chosen), only_watch=only_watch)
