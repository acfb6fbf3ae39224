"""The game's door to the program."""

from collections.abc import Iterable, Mapping
from typing import Any

from designer.api import (
    Compiled,
    ComponentList,
    DisplayList,
    Document,
    Hex,
    Hold,
    Inspection,
    LayingPlan,
    Move,
    PaintedPiece,
    Painting,
    Pointer,
    PositionReach,
    Project,
    SetUp,
    Situation,
    Table,
    Trait,
)

from .abilities import ability_faults
from .bots.greedy import GreedyBot
from .compile import compile_game
from .expedition import Expedition
from .figure_words import FIGURE_WORDS
from .figures import counted
from .handles import attempt
from .painting import paint, painted
from .painting.looks import bench_of
from .painting.traits import traits_of
from .reaching import reach
from .scene import scene_of
from .sheets.components import component_list
from .sheets.faces import face_of
from .sheets.setup_sheet import laying_plan
from .situations import situations
from .state import State
from .subject import subject_of
from .tabletop import table
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
        "price": "action",
        "prices": "actions",
    },
    "de": {
        "barrier": "dichte Seite",
        "barriers": "dichte Seiten",
        "goal": "Lichtung",
        "start": "Lichtung",
        "figure": "Forscher",
        "figures": "Forscher",
        "closed": "Wand",
        "price": "Aktion",
        "prices": "Aktionen",
    },
    "pl": {
        "barrier": "gęsta krawędź",
        "barriers": "gęste krawędzie",
        "goal": "polana",
        "start": "polana",
        "figure": "badacz",
        "figures": "badacze",
        "closed": "ściana",
        "price": "akcja",
        "prices": "akcje",
    },
}


_PIECES = frozenset(
    {"animals", "boards", "decks", "dice", "relics", "rules", "terrains", "tiles", "tokens"}
)


class RelicExpedition:
    """Answer for Relic Expedition; see `designer.api.GamePlugin`."""

    id = GAME_ID

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        known = language if language in _WORDS else "en"
        return {**_WORDS[known], **FIGURE_WORDS[known]}

    def compile(self, project: Project, document: Document, set_up: SetUp) -> Compiled:
        """Compile a scenario."""
        return compile_game(project, document, set_up)

    def inspect(self, project: Project, document: Document) -> Inspection | None:
        """Look at a scenario, or at a file of pieces."""
        if document.kind in _PIECES:
            faults = tuple(ability_faults(project, document))
            compiled = Compiled(None, faults)
            return Inspection("content", subject_of(project, document), compiled=compiled)
        if document.kind != "scenario":
            return None
        compiled = self.compile(project, document, SetUp())
        game = compiled.game
        if game is None:
            return Inspection("content", subject_of(project, document), compiled=compiled)
        scene = scene_of(game.definition, game.pictures, game.start(1))
        subject = subject_of(project, document, game.definition)
        return Inspection("content", subject, scene=scene, compiled=compiled)

    def table(self, game: Expedition, state: State, seat: int | None) -> Table:
        """Give the table as a seat sees it."""
        return table(game, state, seat)

    def attempt(self, game: Expedition, state: State, hold: Hold) -> Move | None:
        """Give the move that a hold would be."""
        return attempt(game, state, hold)

    def reach(self, game: Expedition, state: State, seat: int) -> PositionReach | None:
        """Give what an explorer can reach with what is carried, and for how many actions."""
        return reach(game, game.view(state, seat).state, seat)

    def face(self, project: Project, key: str) -> DisplayList:
        """Give the picture of a piece, a die or a back."""
        return face_of(project, key)

    def face_in(self, project: Project, key: str, language: str) -> DisplayList:
        """Give the picture of a piece in a language."""
        return face_of(project, key, language)

    def picture_key(self, sort: str, name: str) -> str:
        """Give the key of the picture of a supply or an animal."""
        return f"piece:{name}" if sort in {"token", "animal"} else ""

    def painted_kinds(self) -> frozenset[str]:
        """Give the kinds of documents whose objects are painted by hand."""
        return frozenset({"boards", "tiles"})

    def painted(
        self, project: Project, document: Document, pointer: Pointer, language: str = "en"
    ) -> PaintedPiece | None:
        """Give a tile or a large board as a piece that is painted."""
        return painted(project, document, pointer, language)

    def paint(
        self,
        project: Project,
        document: Document,
        pointer: Pointer,
        face: int,
        tool: str,
        at: Hex,
        towards: Hex | None,
    ) -> Painting | None:
        """Say what a tool changes on a piece."""
        return paint(project, document, pointer, face, tool, at, towards)

    def traits(
        self, project: Project, sort: str, name: str, copies: int, language: str = "en"
    ) -> tuple[Trait, ...]:
        """Give what so many tiles of a kind are counted by."""
        return tuple(traits_of(bench_of(project, language), name, copies)) if sort == "tile" else ()

    def situations(self, project: Project, document: Document) -> Iterable[Situation]:
        """Give the situations of a document, one per variant."""
        return situations(project, document)

    def components(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> ComponentList | None:
        """List the pieces that a scenario asks for."""
        return component_list(project, document, set_up, language)

    def laying_plan(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> LayingPlan | None:
        """Say how the table is made ready; the map itself is turned up in play."""
        return laying_plan(project, document, set_up, language)

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
