"""The games of one document, compiled for any number of players."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from designer.api import Compiled, GamePlugin, SetUp
from designer.documents import Document, Project
from designer.engine.game import Game

__all__ = ["Compiling"]


class Compiling:
    """Compile a document as it was chosen for the first game, each set-up once.

    Attributes:
        set_up: what was chosen for the first game.
    """

    def __init__(
        self,
        plugin: GamePlugin,
        project: Project,
        document: Document,
        set_up: SetUp | None,
        first: Compiled,
    ) -> None:
        """Begin with the game that there is; `set_up` is what it was compiled with."""
        self._plugin, self._project, self._document = plugin, project, document
        self.set_up = set_up or SetUp()
        self._known: dict[tuple[int, tuple[tuple[str, Any], ...]], Compiled] = {
            (first.game.n_seats, ()): first
        }

    def for_players(
        self, players: int, switches: Mapping[str, Any] = MappingProxyType({})
    ) -> Compiled | None:
        """Give what is played by so many, None where so many cannot play."""
        key = (players, tuple(sorted(switches.items())))
        if key not in self._known:
            own = {**self.set_up.switches, **switches}
            set_up = msgspec.structs.replace(self.set_up, players=players, switches=own)
            self._known[key] = self._plugin.compile(self._project, self._document, set_up)
        found = self._known[key]
        return found if found.game is not None and found.game.n_seats == players else None

    def game_for(self, players: int, switches: Mapping[str, Any]) -> Game | None:
        """Give the game alone."""
        found = self.for_players(players, switches)
        return None if found is None else found.game

    def holding(self, game: Game) -> Compiled:
        """Give what a game was compiled to."""
        return next(compiled for compiled in self._known.values() if compiled.game is game)
