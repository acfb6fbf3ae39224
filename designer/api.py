"""The names a plugin may use: its only door to the program.

What a plugin gives back is here too: `GamePlugin` is the whole contract of a game.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

import msgspec

from designer.diagnostics import (
    Diagnostic,
    Fix,
    Location,
    Related,
    Replacement,
    Severity,
)
from designer.documents import (
    Document,
    Entry,
    Insert,
    Operation,
    Pack,
    Pointer,
    Project,
    Refused,
    Remove,
    SetValue,
    edit_document,
)
from designer.engine.decisions import (
    CHOOSE,
    DONE,
    Decision,
    answered,
    answers,
    is_complete,
    refusal_of_answer,
)
from designer.engine.effects.abilities import Ability, Carrier
from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words, described
from designer.engine.effects.hiding import known, masked, masked_question, with_known
from designer.engine.effects.machine import Machine
from designer.engine.effects.plain import PlainWorld
from designer.engine.effects.records import EMPTY as EMPTY_FLOW
from designer.engine.effects.records import Event, Flow, Frame
from designer.engine.effects.rows import Row, Rows
from designer.engine.effects.scope import CannotCompile, Scope
from designer.engine.effects.selectors import selector_of
from designer.engine.effects.things import NOTHING, is_thing, item_of, place_of, thing_at
from designer.engine.effects.verbs import core_verbs, verbs_in
from designer.engine.effects.world import Fact, StepRule, World
from designer.engine.effects.world import Zone as EffectZone
from designer.engine.game import (
    Game,
    LegalMoves,
    Move,
    Outcome,
    Refusal,
    Termination,
    View,
    legal_moves,
)
from designer.engine.generator import Chance, below, seeded, shuffled
from designer.engine.questions import Combination, Requirement, RouteQuestions, Way, combined
from designer.engine.situations import Bag, Situation, SituationTree, Whole, expanded
from designer.engine.trees import fingerprint
from designer.hexes import (
    DIRECTIONS,
    Board,
    Cell,
    CellFault,
    Hex,
    Joint,
    Placement,
    build_board,
    parse_cell,
)
from designer.hexes.sentences import apart_sentence, overlap_sentence
from designer.play.table import Figure, Handle, Hold, Piece, SeatPlate, StandingBar, Table, Zone
from designer.printing.components import (
    Component,
    ComponentList,
    ComponentSection,
    PieceBox,
    PrintOption,
)
from designer.printing.display import (
    BoardView,
    Box,
    DisplayList,
    Ellipse,
    Group,
    Item,
    LinearGradient,
    PathShape,
    Picture,
    Polygon,
    RoundedRectangle,
    Stroke,
    TextBox,
)
from designer.printing.laying import LayingNote, LayingPlan, LayingStep, Touch
from designer.printing.palettes import (
    Laid,
    LaidBarrier,
    LaidJoint,
    LaidPiece,
    Palette,
    PaletteBarrier,
    PalettePiece,
    Ruling,
)
from designer.printing.scenes import (
    BarLook,
    BoardScene,
    EdgeLook,
    Marker,
    Pawn,
    SignLook,
    TerrainLook,
    TileLabel,
)
from designer.routes import (
    Analysis,
    AnalysisStopped,
    Deal,
    DeepAnalysis,
    Means,
    Party,
    RouteGraph,
    Supply,
    analyse,
    analyse_deeply,
    build_graph,
    never,
)

__all__ = [
    "CHOOSE",
    "DIRECTIONS",
    "DONE",
    "EMPTY_FLOW",
    "NOTHING",
    "Ability",
    "Analysis",
    "AnalysisStopped",
    "Bag",
    "BarLook",
    "Board",
    "BoardKit",
    "BoardScene",
    "BoardView",
    "Box",
    "Builder",
    "CannotCompile",
    "Carrier",
    "Cell",
    "CellFault",
    "Chance",
    "Check",
    "Combination",
    "Compiled",
    "Component",
    "ComponentList",
    "ComponentSection",
    "Deal",
    "Decision",
    "DeepAnalysis",
    "Diagnostic",
    "DisplayList",
    "Document",
    "EdgeLook",
    "EffectZone",
    "Ellipse",
    "Entry",
    "Event",
    "Fact",
    "Figure",
    "Fix",
    "Flow",
    "Frame",
    "Game",
    "GamePlugin",
    "Group",
    "Handle",
    "Hex",
    "Hold",
    "Illustrated",
    "Insert",
    "Inspection",
    "Item",
    "Joint",
    "Laid",
    "LaidBarrier",
    "LaidJoint",
    "LaidPiece",
    "LayingNote",
    "LayingPlan",
    "LayingStep",
    "LegalMoves",
    "LinearGradient",
    "ListExchange",
    "Listed",
    "Location",
    "Machine",
    "Marker",
    "Means",
    "Move",
    "Operation",
    "Outcome",
    "Pack",
    "Palette",
    "PaletteBarrier",
    "PalettePiece",
    "Party",
    "PathShape",
    "Pawn",
    "Picture",
    "Piece",
    "PieceBox",
    "Placement",
    "PlainWorld",
    "Pointer",
    "Polygon",
    "PrintOption",
    "Printable",
    "Project",
    "Refusal",
    "Refused",
    "Related",
    "Remove",
    "Replacement",
    "Requirement",
    "RoundedRectangle",
    "RouteAnalyst",
    "RouteGraph",
    "RouteQuestions",
    "Row",
    "Rows",
    "Ruling",
    "Scope",
    "SeatPlate",
    "SetUp",
    "SetValue",
    "Severity",
    "SignLook",
    "Situation",
    "SituationTree",
    "StandingBar",
    "StepRule",
    "Stroke",
    "Supply",
    "Table",
    "Termination",
    "TerrainLook",
    "TextBox",
    "TileLabel",
    "Touch",
    "View",
    "Way",
    "Whole",
    "Words",
    "World",
    "Zone",
    "analyse",
    "analyse_deeply",
    "answered",
    "answers",
    "apart_sentence",
    "below",
    "build_board",
    "build_graph",
    "combined",
    "core_verbs",
    "described",
    "edit_document",
    "expanded",
    "fingerprint",
    "is_complete",
    "is_thing",
    "item_of",
    "known",
    "legal_moves",
    "masked",
    "masked_question",
    "never",
    "overlap_sentence",
    "parse_cell",
    "place_of",
    "refusal_of_answer",
    "seeded",
    "selector_of",
    "shuffled",
    "thing_at",
    "verbs_in",
    "with_known",
]


class SetUp(msgspec.Struct, frozen=True):
    """Say what a game is compiled with, over what the document says.

    Attributes:
        players: number of players, or None for the document's (or the game's) own.
        switches: rule switches by id.
        options: whatever else the game's scenario may set (`caves`).
    """

    players: int | None = None
    switches: Mapping[str, Any] = MappingProxyType({})
    options: Mapping[str, Any] = MappingProxyType({})


class Compiled(msgspec.Struct, frozen=True):
    """Give a compiled game, or why there is none.

    Attributes:
        game: the rules, or None when an error stands in the way.
        diagnostics: what compiling found beside what the schemas and checks find.
        board: the board, as far as it can be built.
        missing: sentences on rules that this version refuses instead of playing.
    """

    game: Any
    diagnostics: tuple[Diagnostic, ...] = ()
    board: Board | None = None
    missing: tuple[str, ...] = ()


class Inspection(msgspec.Struct, frozen=True):
    """Give what a plugin makes of one document, for every view at once.

    Attributes:
        scope: which checks look at `subject` (their `SCOPE`), for example `route`.
        subject: the game's own record that its checks are run on.
        scene: the picture, as far as it can be drawn.
        compiled: the game, compiled with the document's own set-up.
        analysis: reach and price of the board (`designer.routes`), where the game compiles.
    """

    scope: str
    subject: Any
    scene: BoardScene | None = None
    compiled: Compiled | None = None
    analysis: Analysis | None = None


class GamePlugin(Protocol):
    """What a game offers to the program."""

    id: str

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own (`barrier`, `goal`, `start`)."""

    def inspect(self, project: Project, document: Document) -> "Inspection | None":
        """Look at a route or a scenario: picture, compiled game, analysis, what its checks need.

        None for documents without a board. Never raises on faulty content.
        """

    def compile(self, project: Project, document: Document, set_up: SetUp) -> Compiled:
        """Compile a scenario or a route (with a default scenario round it)."""

    def table(self, game: Any, state: Any, seat: int | None) -> Table:
        """Give the table of a running game as `seat` sees it (None: all open)."""

    def attempt(self, game: Any, state: Any, hold: Hold) -> Move | None:
        """Give the move that a hold would be, legal or not, so that the refusal can be told.

        None where it would be no move at all.
        """

    def face(self, project: Project, key: str) -> DisplayList:
        """Give the picture of a card, token or back that a table names."""

    def bots(self) -> Mapping[str, Any]:
        """Give the game's own bots by id."""

    def counted(self, game: Any, before: Any, move: Move, after: Any) -> Iterable[tuple[str, str]]:
        """Give what a move adds to the figures of many games, as names and kinds.

        Both are words joined by `_`, as in ids: `("cards_drawn", "red_card")`. The seat is the one
        whose move it was.
        """

    def situations(self, project: Project, document: Document) -> Iterable[Situation]:
        """Give the situations of a document, ready to run, one per variant."""


@runtime_checkable
class RouteAnalyst(Protocol):
    """What a game with boards offers beside `GamePlugin`: its routes can be analysed deeply."""

    def analyse_deeply(
        self,
        project: Project,
        document: Document,
        set_up: SetUp,
        *,
        seed: int | None = None,
        cancelled: Callable[[], bool] = never,
    ) -> DeepAnalysis | None:
        """Analyse the board of a route or scenario in every way, at the start of a game.

        Args:
            project: where the content lies.
            document: the route or scenario.
            set_up: with `players` only the start spaces of so many count; rule switches.
            seed: barriers lie as a game from this seed deals them; None weighs all deals.
            cancelled: asked every few milliseconds whether to stop.

        Returns:
            The analysis, or None where no game can be compiled.

        Raises:
            AnalysisStopped: `cancelled` said yes.
        """

    def fix_of_deal(self, project: Project, document: Document, seed: int) -> Fix | None:
        """Give the change that names the barriers of a seed in a route, joint by joint.

        None where nothing is dealt, or where the document cannot be changed safely.
        """


@runtime_checkable
class Illustrated(Protocol):
    """What a game offers whose declared things have pictures that `GamePlugin.face` draws."""

    def picture_key(self, sort: str, name: str) -> str:
        """Give the key of the picture of a thing, by its sort (`card`) and id; "" if it has none."""


@runtime_checkable
class BoardKit(Protocol):
    """What a game offers whose boards are laid by hand from the pieces of a box."""

    def palette(self, project: Project, document: Document) -> Palette:
        """Give what the board of a document can be laid from. Never raises on faulty content."""

    def laid(self, project: Project, document: Document) -> Laid | None:
        """Give the board of a document as it is written, quickly: a gesture waits for it.

        None for a document that lays no board itself. Never raises on faulty content.
        """


class Listed(msgspec.Struct, frozen=True):
    """Give a route read from a plain list: its tree, as far as it could be read, and what is wrong."""

    tree: Mapping[str, Any]
    diagnostics: tuple[Diagnostic, ...] = ()


@runtime_checkable
class ListExchange(Protocol):
    """What a game offers whose routes players exchange as plain lists."""

    def read_list(self, project: Project, text: str, path: str, route_id: str) -> Listed:
        """Read a list. Never raises; faults carry line and column.

        Args:
            project: where the content lies.
            text: the list.
            path: its file, for the faults.
            route_id: the id that the route gets.
        """

    def write_list(self, project: Project, document: Document) -> str:
        """Give the route, or the route of a scenario, as a list that `read_list` reads.

        A document of which no piece can be put down gives "".
        """


@runtime_checkable
class Printable(Protocol):
    """What a game offers whose pieces are listed and whose routes are laid on the table."""

    def components(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> ComponentList | None:
        """List the pieces that a route or scenario asks for; None for documents without a board.

        Args:
            project: where the content lies.
            document: the route or scenario, faulty or not; what cannot be listed is said in the list.
            set_up: number of players and options, over what the document says.
            language: of names and words; English where the content lacks it.
        """

    def laying_plan(
        self, project: Project, document: Document, set_up: SetUp, language: str = "en"
    ) -> LayingPlan | None:
        """Say how a route or scenario is laid on the table; arguments as of `components`."""
