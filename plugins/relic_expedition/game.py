"""The game's door to the program."""

from collections.abc import Iterable, Mapping
from typing import Any

from designer.api import (
    Compiled,
    Document,
    Inspection,
    Move,
    Project,
    SetUp,
    Situation,
)

from .bots.greedy import GreedyBot
from .compile import compile_game
from .expedition import Expedition
from .figures import counted
from .situations import situations
from .state import State
from .texts import GAME_ID

__all__ = ["GAME"]


_WORDS = {
    "en": {
        "barrier": "dense side",
        "barriers": "dense sides",
        "goal": "clearing",
        "start": "clearing",
        "figure": "explorer",
        "figures": "explorers",
        "closed": "wall",
    },
    "de": {
        "barrier": "dichte Seite",
        "barriers": "dichte Seiten",
        "goal": "Lichtung",
        "start": "Lichtung",
        "figure": "Forscher",
        "figures": "Forscher",
        "closed": "Wand",
    },
    "pl": {
        "barrier": "gęsta krawędź",
        "barriers": "gęste krawędzie",
        "goal": "polana",
        "start": "polana",
        "figure": "badacz",
        "figures": "badacze",
        "closed": "ściana",
    },
}


class RelicExpedition:
    """Answer for Relic Expedition; see `designer.api.GamePlugin`."""

    id = GAME_ID

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        return _WORDS.get(language, _WORDS["en"])

    def compile(self, project: Project, document: Document, set_up: SetUp) -> Compiled:
        """Compile a scenario."""
        return compile_game(project, document, set_up)

    def inspect(self, project: Project, document: Document) -> Inspection | None:
        """Look at a scenario."""
        if document.kind != "scenario":
            return None
        compiled = self.compile(project, document, SetUp())
        return Inspection(scope="", subject=None, compiled=compiled)

    def situations(self, project: Project, document: Document) -> Iterable[Situation]:
        """Give the situations of a document, one per variant."""
        return situations(project, document)

    def bots(self) -> Mapping[str, Any]:
        """Give the game's own bots by id."""
        bot = GreedyBot()
        return {bot.id: bot}

    def counted(
        self, game: Expedition, before: State, move: Move, after: State
    ) -> Iterable[tuple[str, str]]:
        """Give what a move adds to the figures of many games."""
        return counted(game.definition, before, move, after)


GAME = RelicExpedition()
