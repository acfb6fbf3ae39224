"""What a game is to the program: `GamePlugin`, and what a game may offer beside it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

import msgspec

from designer.diagnostics import Diagnostic, Fix
from designer.documents import Document, Pointer, Project
from designer.engine.game import Move
from designer.engine.situations import Situation
from designer.hexes import Board, Hex
from designer.play.reaching import PositionReach
from designer.play.report import Report
from designer.play.statistics import Tally
from designer.play.table import Hold, Table
from designer.printing.components import ComponentList
from designer.printing.display import DisplayList
from designer.printing.layers import BoardLayer
from designer.printing.laying import LayingPlan
from designer.printing.painted import PaintedPiece, Painting
from designer.printing.palettes import Laid, LaidLoose, Loose, Palette
from designer.printing.scenes import BoardScene
from designer.printing.traits import Trait
from designer.routes import Analysis, DeepAnalysis, never

__all__ = [
    "GAMES",
    "BoardKit",
    "Compiled",
    "ContentAnalyst",
    "GamePlugin",
    "GamesPlayed",
    "Illustrated",
    "Inspection",
    "ListExchange",
    "Listed",
    "LooseKit",
    "PieceKit",
    "PositionAnalyst",
    "Printable",
    "RouteAnalyst",
    "SetUp",
    "SpeakingFaces",
    "Traited",
]


GAMES = "games"
"""The scope of checks that look at many games of bots instead of a file."""


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
        modules: ids of the modules in play, the base game apart.
    """

    game: Any
    diagnostics: tuple[Diagnostic, ...] = ()
    board: Board | None = None
    missing: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()


class Inspection(msgspec.Struct, frozen=True):
    """Give what a plugin makes of one document, for every view at once.

    Attributes:
        scope: which checks look at `subject` (their `SCOPE`), for example `route`.
        subject: the game's own record that its checks are run on.
        scene: the picture, as far as it can be drawn.
        compiled: the game, compiled with the document's own set-up.
        analysis: reach and price of the board (`designer.routes`), where the game compiles.
        layers: what the game itself draws over the board, each to be switched on.
    """

    scope: str
    subject: Any
    scene: BoardScene | None = None
    compiled: Compiled | None = None
    analysis: Analysis | None = None
    layers: tuple[BoardLayer, ...] = ()


class GamesPlayed(msgspec.Struct, frozen=True):
    """Give what checks of the scope `GAMES` look at: figures of many games from one document.

    Attributes:
        project: where the content lies.
        document: what was played.
        game: as it was compiled.
        tally: the figures.
    """

    project: Project
    document: Document
    game: Any
    tally: Tally


class GamePlugin(Protocol):
    """What a game offers to the program."""

    id: str

    def words(self, language: str) -> Mapping[str, str]:
        """Give the game's words for the program's own (`barrier`, `goal`, `start`)."""

    def inspect(self, project: Project, document: Document) -> Inspection | None:
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
class SpeakingFaces(Protocol):
    """What a game whose pieces bear words offers beside `GamePlugin`: them in other languages."""

    def face_in(self, project: Project, key: str, language: str) -> DisplayList:
        """Give the picture of a piece in a language, in English where it lacks that."""


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

        Of a scenario it changes the route that it names, dealt as a game of the scenario deals.
        None where nothing is dealt, or where the document cannot be changed safely.
        """


@runtime_checkable
class PositionAnalyst(Protocol):
    """What a game offers beside `GamePlugin` that says what a seat can reach as a game stands.

    Its `words` then say what ways cost: `price` and `prices` (action, actions).
    """

    def reach(self, game: Any, state: Any, seat: int) -> PositionReach | None:
        """Give what a seat can reach with what it may know; None where it has nothing to move."""


@runtime_checkable
class ContentAnalyst(Protocol):
    """What a game offers beside `GamePlugin` whose content, not its board, is looked at."""

    def analyse_content(
        self,
        project: Project,
        document: Document,
        set_up: SetUp,
        *,
        seed: int = 1,
        cancelled: Callable[[], bool] = never,
    ) -> Report | None:
        """Say what the content of a document is worth; None where no game comes of it, or if cancelled."""


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


@runtime_checkable
class LooseKit(Protocol):
    """What a game offers whose scenarios lay small pieces on a board that is laid elsewhere."""

    def loose(self, project: Project, document: Document) -> Loose | None:
        """Give the small pieces for a document; None where it lays none. Never raises on faults."""

    def fault_of_piece(
        self, project: Project, document: Document, piece: str, at: Hex, entry: int | None
    ) -> Diagnostic | None:
        """Say what a check would find if a piece lay on a space; None where it may lie there.

        Args:
            project: where the content lies.
            document: the scenario, as it is without the piece there.
            piece: its id.
            at: the space.
            entry: where it stands in `pieces` while it is moved; None for one that is new.
        """

    def dealt_pieces(
        self, project: Project, document: Document, seed: int
    ) -> tuple[LaidLoose, ...]:
        """Give where the pieces lie when a game from a seed deals all of them."""


@runtime_checkable
class PieceKit(Protocol):
    """What a game offers whose pieces are painted by hand: edge by edge, space by space."""

    def painted_kinds(self) -> frozenset[str]:
        """Give the kinds of documents whose objects are such pieces."""

    def painted(
        self, project: Project, document: Document, pointer: Pointer, language: str = "en"
    ) -> PaintedPiece | None:
        """Give an object as a piece; None for one that is none. Never raises on faulty content."""

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
        """Say what a tool changes on a piece; None where it changes nothing.

        Args:
            project: where the content lies.
            document: where the piece is written.
            pointer: the piece.
            face: which of its faces.
            tool: key of the tool; "" steps through those for edges.
            at: the space, which need not be there yet.
            towards: the hex to which an edge looks; None for the space itself.
        """


@runtime_checkable
class Traited(Protocol):
    """What a game offers whose things are counted by what their pictures show, not by fields alone."""

    def traits(
        self, project: Project, sort: str, name: str, copies: int, language: str = "en"
    ) -> tuple[Trait, ...]:
        """Give what so many copies of a thing count for; nothing for sorts without traits."""


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
