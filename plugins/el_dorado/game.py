"""The game's door to the program."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from designer.api import (
    Compiled,
    ComponentList,
    DeepAnalysis,
    Diagnostic,
    DisplayList,
    Document,
    Fix,
    Hex,
    Hold,
    Inspection,
    Laid,
    LaidLoose,
    LayingPlan,
    Listed,
    Loose,
    Move,
    Palette,
    Project,
    SetUp,
    Situation,
    Table,
    never,
)

from .abilities import ability_faults
from .board import read_board
from .bots.greedy import GreedyBot
from .compile import STRIPS, compile_game
from .exchange import read_list, write_list
from .expedition import Expedition
from .figure_words import FIGURE_WORDS
from .figures import counted
from .fixes import fix_of_deal
from .holds import attempt
from .layers import layers
from .loose import dealt_pieces, fault_of_piece, loose
from .palette import laid, palette
from .reach import analyse_route_deeply
from .scene import both_sides_of_strip, scene
from .sheets.components import component_list
from .sheets.faces import face_of
from .sheets.setup_sheet import laying_plan
from .situations import situations
from .state import State
from .subject import DecksSubject, subject_of
from .tabletop import table
from .terrains import GAME_ID

__all__ = ["GAME"]

_WORDS = {
    "en": {
        "barrier": "blockade",
        "barriers": "blockades",
        "goal": "El Dorado",
        "start": "start space",
        "figure": "explorer",
        "figures": "explorers",
        "closed": "mountain",
    },
    "de": {
        "barrier": "Blockade",
        "barriers": "Blockaden",
        "goal": "El Dorado",
        "start": "Startfeld",
        "figure": "Figur",
        "figures": "Figuren",
        "closed": "Berg",
    },
    "pl": {
        "barrier": "blokada",
        "barriers": "blokady",
        "goal": "El Dorado",
        "start": "pole startowe",
        "figure": "pionek",
        "figures": "pionki",
        "closed": "góra",
    },
}


class ElDorado:
    """Answer for El Dorado; see `designer.api.GamePlugin`."""

    id = GAME_ID

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        known = language if language in _WORDS else "en"
        return {**_WORDS[known], **FIGURE_WORDS[known]}

    def inspect(self, project: Project, document: Document) -> Inspection | None:
        """Look at a route or a scenario, or at a file of cards, tokens or decks."""
        if document.kind in {"cards", "tokens"}:
            faults = tuple(ability_faults(project, document))
            return Inspection(scope="", subject=None, compiled=Compiled(None, faults))
        if document.kind == "decks":
            return Inspection(scope="decks", subject=DecksSubject(project, document))
        if document.kind not in {"route", "scenario"}:
            return None
        compiled = self.compile(project, document, SetUp())
        subject = subject_of(project, document, compiled)
        # What the tiles of a route lack is said by its checks, a route that lacks by its reference.
        told = {"/placements", "/route"}
        others = tuple(d for d in compiled.diagnostics if d.location.pointer not in told)
        return Inspection(
            scope="route" if subject is not None else "",
            subject=subject,
            scene=scene(project, document, subject.route_board if subject is not None else None),
            compiled=msgspec.structs.replace(compiled, diagnostics=others),
            analysis=subject.analysis if subject is not None else None,
            layers=layers(subject) if subject is not None and subject.game is not None else (),
        )

    def compile(self, project: Project, document: Document, set_up: SetUp) -> Compiled:
        """Compile a route or a scenario."""
        return compile_game(project, document, set_up)

    def table(self, game: Expedition, state: State, seat: int | None) -> Table:
        """Give the table as a seat sees it."""
        return table(game, state, seat)

    def attempt(self, game: Expedition, state: State, hold: Hold) -> Move | None:
        """Give the move that a hold would be."""
        return attempt(game, state, hold)

    def face(self, project: Project, key: str) -> DisplayList:
        """Give the picture of a card, token or back."""
        return face_of(project, key)

    def face_in(self, project: Project, key: str, language: str) -> DisplayList:
        """Give the picture of a piece in a language."""
        return face_of(project, key, language)

    def picture_key(self, sort: str, name: str) -> str:
        """Give the key of the picture of a card or token."""
        return f"{sort}:{name}" if sort in {"card", "token"} else ""

    def palette(self, project: Project, document: Document) -> Palette:
        """Give what a route can be laid from."""
        return palette(project, document)

    def laid(self, project: Project, document: Document) -> Laid | None:
        """Give how a route lies."""
        return laid(project, document)

    def loose(self, project: Project, document: Document) -> Loose | None:
        """Give the pieces that a scenario lays on its route."""
        return loose(project, document)

    def fault_of_piece(
        self, project: Project, document: Document, piece: str, at: Hex, entry: int | None
    ) -> Diagnostic | None:
        """Say what a check would find if a piece lay on a space; see `designer.api.LooseKit`."""
        return fault_of_piece(project, document, piece, at, entry)

    def dealt_pieces(
        self, project: Project, document: Document, seed: int
    ) -> tuple[LaidLoose, ...]:
        """Give where the pieces lie when a game from a seed deals all of them."""
        return dealt_pieces(project, document, seed)

    def bots(self) -> Mapping[str, Any]:
        """Give the game's own bots by id."""
        bot = GreedyBot()
        return {bot.id: bot}

    def counted(
        self,
        game: Expedition,
        before: State,
        move: Move,  # noqa: ARG002 - the states tell it
        after: State,
    ) -> Iterable[tuple[str, str]]:
        """Give what a move adds to the figures of many games."""
        return counted(game.definition, before, after)

    def analyse_deeply(
        self,
        project: Project,
        document: Document,
        set_up: SetUp,
        *,
        seed: int | None = None,
        cancelled: Callable[[], bool] = never,
    ) -> DeepAnalysis | None:
        """Analyse a route in every way; see `designer.api.RouteAnalyst`."""
        game = self.compile(project, document, set_up).game
        if game is None:
            return None
        return analyse_route_deeply(
            project,
            read_board(project, document),
            game,
            players=set_up.players,
            seed=seed,
            both_sides=set_up.switches.get(STRIPS, both_sides_of_strip(project, document))
            is not False,
            cancelled=cancelled,
        )

    def fix_of_deal(self, project: Project, document: Document, seed: int) -> Fix | None:
        """Give the change that names the blockades of a seed in a route, or in that of a scenario."""
        return fix_of_deal(project, document, seed)

    def read_list(self, project: Project, text: str, path: str, route_id: str) -> Listed:
        """Read a route from the list that players exchange."""
        return read_list(project, text, path, route_id)

    def write_list(self, project: Project, document: Document) -> str:
        """Give a route as the list that players exchange."""
        return write_list(project, document)

    def situations(self, project: Project, document: Document) -> Iterable[Situation]:
        """Give the situations of a document, one per variant."""
        return situations(project, document)

    def components(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> ComponentList | None:
        """List the pieces that a route or scenario asks for."""
        return component_list(project, document, set_up, language)

    def laying_plan(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> LayingPlan | None:
        """Say how a route or scenario is laid on the table."""
        return laying_plan(project, document, set_up, language)


GAME = ElDorado()
