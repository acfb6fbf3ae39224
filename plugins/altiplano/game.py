"""The game's door to the program."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from designer.api import (
    Compiled,
    ComponentList,
    DisplayList,
    Document,
    Hold,
    Inspection,
    LayingPlan,
    Move,
    Project,
    Report,
    SetTable,
    SetUp,
    Situation,
    Table,
)

from .abilities import ability_faults
from .analysis import analysed
from .bots.greedy import GreedyBot
from .compile import compile_game
from .expedition import Expedition
from .figure_words import FIGURE_WORDS
from .figures import counted
from .set_figures import set_tables
from .sheets.components import component_list
from .sheets.faces import face_of
from .sheets.setup_sheet import laying_plan
from .situations import situations
from .state import State
from .subject import subject_of
from .tabletop import attempt, table
from .texts import GAME_ID

__all__ = ["GAME"]

_WORDS = {
    "en": {"figure": "Character", "figures": "Characters"},
    "de": {"figure": "Charakter", "figures": "Charaktere"},
    "pl": {"figure": "Postać", "figures": "Postacie"},
}

_CHECKED = frozenset({"cards", "rules", "scenario"})


class Altiplano:
    """Answer for Expedition Altiplano; see `designer.api.GamePlugin`."""

    id = GAME_ID

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        known = language if language in _WORDS else "en"
        return {**_WORDS[known], **FIGURE_WORDS[known]}

    def compile(self, project: Project, document: Document, set_up: SetUp) -> Compiled:
        """Compile a scenario."""
        return compile_game(project, document, set_up)

    def inspect(self, project: Project, document: Document) -> Inspection | None:
        """Look at a scenario, or at a file of cards or rules."""
        if document.kind not in _CHECKED:
            return None
        subject = subject_of(project, document)
        if document.kind == "scenario":
            compiled = self.compile(project, document, SetUp())
        else:
            compiled = Compiled(None, tuple(ability_faults(document, subject.definition)))
        return Inspection("content", subject, compiled=compiled)

    def table(self, game: Expedition, state: State, seat: int | None) -> Table:
        """Give the table as a seat sees it."""
        return table(game, state, seat)

    def attempt(self, game: Expedition, state: State, hold: Hold) -> Move | None:
        """Give the move that a hold would be."""
        return attempt(game, state, hold)

    def face(self, project: Project, key: str) -> DisplayList:
        """Give the picture of a card or a back."""
        return face_of(project, key)

    def face_in(self, project: Project, key: str, language: str) -> DisplayList:
        """Give the picture of a piece in a language."""
        return face_of(project, key, language)

    def picture_key(self, sort: str, name: str) -> str:
        """Give the key of the picture of a card."""
        return f"card:{name}" if sort == "card" else ""

    def set_figures(
        self, project: Project, sort: str, things: Sequence[Mapping[str, Any]]
    ) -> tuple[SetTable, ...]:
        """Give tables of cards: who cancels what, what is answered, what it takes."""
        del project
        return set_tables(things) if sort == "card" else ()

    def components(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> ComponentList | None:
        """List the pieces of a scenario."""
        return component_list(project, document, set_up, language)

    def laying_plan(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> LayingPlan | None:
        """Say how boards and cards are made ready."""
        return laying_plan(project, document, set_up, language)

    def situations(self, project: Project, document: Document) -> Iterable[Situation]:
        """Give the situations of a document, one per variant."""
        return situations(project, document)

    def bots(self) -> Mapping[str, Any]:
        """Give the game's own bots by id."""
        bot = GreedyBot()
        return {bot.id: bot}

    def analyse_content(
        self,
        project: Project,
        document: Document,
        set_up: SetUp,
        *,
        seed: int = 1,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> Report | None:
        """Say what the cards of a document are worth."""
        return analysed(project, document, set_up, seed, cancelled)

    def counted(
        self, game: Expedition, before: State, move: Move, after: State
    ) -> Iterable[tuple[str, str]]:
        """Give what a move adds to the figures of many games."""
        return counted(game.definition, before, move, after)


GAME = Altiplano()
