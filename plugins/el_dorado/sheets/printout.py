"""What component lists and set-up sheets are made from: route, players, pieces and modules in play."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from designer.api import (
    BoardScene,
    Document,
    Hex,
    Joint,
    Placement,
    PrintOption,
    Project,
    SetUp,
    TerrainLook,
    build_board,
    entries_in,
    module_of,
    text_of,
)

from ..barriers import barriers_of
from ..board import PlacedFace, RouteBoard, read_board, route_of
from ..compile import most_players
from ..faces import Face, faces_of
from ..in_play import InPlay, modules_in_play
from ..pieces import Pieces, SetUpFor, read_pieces
from ..rules import ids
from ..scene import both_sides_of_strip, read_looks
from ..terrains import documents_of, read_terrains
from .printed_words import printed

__all__ = ["CAVES", "Printout", "face_scene", "face_title", "is_finish", "pack_of", "read_printout"]

CAVES = "caves"
_CAVE_RULE = "ED-BASE-13"


class Printout(msgspec.Struct, frozen=True):
    """Give everything that is printed about a route.

    Attributes:
        order: placements (indices) in building order.
        faces: the game's faces in the reader's language.
        bars: joints with the id of their blockade or `deal`, in order from the start.
        waiting: joints that would take a dealt blockade if there were enough.
        players: for how many; `set_up` is what the rules say about that number, if anything.
        caves: whether caves are in play.
    """

    project: Project
    document: Document
    language: str
    title: str
    route: RouteBoard
    order: tuple[int, ...]
    faces: Mapping[str, Face]
    looks: Mapping[str, TerrainLook]
    pieces: Pieces
    barriers: Mapping[str, Mapping[str, Any]]
    bars: tuple[tuple[Joint, str], ...]
    waiting: int
    players: int
    set_up: SetUpFor | None
    caves: bool

    def say(self, key: str, **values: object) -> str:
        """Give one of the game's sentences in the reader's language."""
        return printed(key, self.language, **values)

    def title_of(self, number: int) -> str:
        """Give what a placed piece is called at the table: its letter, or its name for want of one."""
        piece = self.route.placed[number]
        face = self.faces[piece.face.id]
        return piece.title if face.letter and not is_finish(face) else face.tile_name

    def name_of(self, number: int) -> str:
        """Give which piece of cardboard it is, of the finish which of its sides; "" if `title_of` says it."""
        face = self.faces[self.route.placed[number].face.id]
        if is_finish(face):
            return face_title(face, self.looks)
        return face.tile_name if face.letter else ""

    def name(self, tree: Mapping[str, Any]) -> str:
        """Give the name of an entry in the reader's language."""
        return text_of(tree.get("name"), self.language) or str(tree.get("id", ""))

    def entries(
        self, kind: str, key: str = "", *, everything: bool = False
    ) -> Iterator[tuple[Mapping[str, Any], Document]]:
        """Give the entries of the modules in play, each with its document; the first of an id counts.

        Args:
            kind: of the documents.
            key: of the list in them, if it is not called like the kind.
            everything: of modules that are not in play too: a route may use any board.
        """
        seen = set()
        for document in documents_of(self.project, kind):
            if not (everything or self._in_play(document)):
                continue
            for _, entry in entries_in(document.tree, key or kind):
                name = entry.get("id")
                if isinstance(name, str) and name not in seen:
                    seen.add(name)
                    yield entry, document

    def other_decks(self) -> tuple[tuple[str, int], ...]:
        """Give the decks of all players together: name and number of cards."""
        return tuple(
            (self.name(deck), sum(n for n in held.values() if type(n) is int))
            for deck, _ in self.entries("decks")
            if deck.get("per") != "player" and isinstance(held := deck.get("cards"), dict)
        )

    def caves_on(self) -> Mapping[str, int]:
        """Give how many caves each piece has, by its title, in building order."""
        found: dict[str, int] = {}
        for number in self.order:
            cells = self.route.placed[number].face.cells.values()
            n = sum(self.route.terrains[cell.code].feature == "cave" for cell in cells)
            if n:
                title = self.title_of(number)
                found[title] = found.get(title, 0) + n
        return found

    def tokens_per_cave(self) -> int:
        """Give how many tokens lie on each cave."""
        return self.pieces.parameters.get((_CAVE_RULE, "tokens_per_cave"), 4)

    def hand_size(self) -> int:
        """Give how many cards are drawn at the start."""
        return self.pieces.parameters.get((ids.TURN, "hand_size"), 4)

    def starts(self) -> Sequence[tuple[str, tuple[int, ...]]]:
        """Give per player the name of the seat and the numbers of the start spaces."""
        if self.set_up is None:
            return ()
        seats = self.pieces.seats
        return tuple(
            (seats[n].title if n < len(seats) else str(n + 1), spaces)
            for n, spaces in enumerate(self.set_up.start_spaces)
        )

    def options(self) -> tuple[PrintOption, ...]:
        """Give what may be in play or not."""
        return (PrintOption(CAVES, self.say("caves"), self.caves),)

    def player_counts(self) -> tuple[int, ...]:
        """Give the numbers of players that the rules know."""
        return tuple(sorted(self.pieces.set_ups))

    def faults(self) -> tuple[str, ...]:
        """Say what cannot be listed or laid."""
        skipped = [self.say("skipped", n=int(pointer[-1]) + 1) for pointer in self.route.skipped]
        there = {start.number for start in self.route.starts}
        wanted = {n for _, spaces in self.starts() for n in spaces}
        if lacking := sorted(wanted - there):
            spaces = ", ".join(map(str, lacking))
            skipped.append(self.say("no_start", spaces=spaces))
        return tuple(skipped)

    def credits(self) -> tuple[str, ...]:
        """Give the lines that name whose pictures are shown."""
        lines = (
            text_of(pack.document.tree.get("credits"), self.language) for pack in self._packs()
        )
        return tuple(dict.fromkeys(filter(None, lines)))

    def _packs(self) -> Iterator[Any]:
        for pack in self.project.packs:
            if pack.game == self.project.game_of(self.document) and self._in_play(pack.document):
                yield pack

    def set_ups_of_modules(self) -> Iterator[tuple[str, str]]:
        """Give, of modules in play that say it, their names and how each is set up."""
        for pack in self._packs():
            tree = pack.module or {}
            if said := text_of(tree.get("set_up"), self.language):
                yield text_of(tree.get("title"), self.language), said

    def _in_play(self, document: Document) -> bool:
        """Say whether a document belongs to no module, or to one that is in play."""
        module = module_of(self.project.pack_of(document))
        return not module or module in modules_in_play(self.project, self.document)


def read_printout(
    project: Project, document: Document, set_up: SetUp, language: str
) -> Printout | None:
    """Read what is printed about a route or scenario; None for other documents."""
    route_document = route_of(project, document)
    if document.kind not in {"route", "scenario"} or route_document is None:
        return None
    route = read_board(project, document)
    in_play = InPlay(project, modules_in_play(project, document, set_up))
    pieces = read_pieces(in_play, route.terrains, language)
    tree = document.tree if isinstance(document.tree, dict) else {}
    own = tree if document.kind == "scenario" else {}
    own_players = own.get("players")
    players = set_up.players or (own_players if type(own_players) is int else 0)
    players = players or most_players(route, pieces)
    named = route_document.tree if isinstance(route_document.tree, dict) else {}
    barriers = barriers_of(project)
    both = both_sides_of_strip(project, document)
    return Printout(
        project=project,
        document=document,
        language=language,
        title=text_of(own.get("name"), language)
        or text_of(named.get("name"), language)
        or str(named.get("id", "")),
        route=route,
        order=_building_order(route),
        faces=faces_of(project, read_terrains(project, language), language),
        looks=read_looks(project, language),
        pieces=pieces,
        barriers=barriers,
        bars=route.barred_joints(len(barriers), both),
        waiting=len(route.dealt_joints(both)),
        players=players,
        set_up=pieces.set_ups.get(players),
        caves=set_up.options.get(CAVES, own.get("caves", False)) is True,
    )


def face_title(face: Face, looks: Mapping[str, TerrainLook]) -> str:
    """Give what a face is called: its letter or its tile's name, or for the finish how it is entered.

    The finish tile bears no letter; its sides are told apart by what leads to them.
    """
    if not is_finish(face):
        return face.letter or face.tile_name or face.id
    codes = (cell.code for cell in face.cells.values())
    return next((looks[code].name for code in codes if code in looks), face.id)


def is_finish(face: Face) -> bool:
    """Say whether a face is a side of the finish tile, whose letters are not printed on it."""
    return face.shape == "finish"


def face_scene(printout: Printout, piece: PlacedFace, turn: int = 0) -> BoardScene:
    """Give the picture of one face, turned about its own origin."""
    face = piece.face
    placement = Placement(piece.id, face.id, Hex(0, 0), turn, face.cells)
    goals = (cell.code for cell in face.cells.values() if printout.route.terrains[cell.code].goal)
    code = next(goals, "")
    return BoardScene(
        title=face_title(face, printout.looks),
        board=build_board([placement]),
        looks=printout.looks,
        scenery=tuple((hex_.turned(turn), code) for hex_ in face.scenery),
    )


def pack_of(project: Project, document: Document) -> tuple[str, str | dict[str, str]]:
    """Give id and title of the pack that a document's pieces come in; "" for a loose file."""
    pack = project.pack_of(document)
    if pack is None:
        return "", ""
    tree = pack.document.tree
    return pack.id, tree.get("title", pack.id) if isinstance(tree, dict) else pack.id


def _building_order(route: RouteBoard) -> tuple[int, ...]:
    """Give the placements so that each touches one before it, else in the order they are written."""
    beside: dict[int, set[int]] = {}
    for joint in route.board.joints:
        beside.setdefault(joint.a, set()).add(joint.b)
        beside.setdefault(joint.b, set()).add(joint.a)
    waiting = list(range(len(route.placed)))
    order: list[int] = []
    while waiting:
        laid = set(order)
        touching = (n for n in waiting if beside.get(n, set()) & laid)
        start = (n for n in waiting if n in route.start_pieces) if not order else iter(())
        chosen = next(touching, next(start, waiting[0]))
        waiting.remove(chosen)
        order.append(chosen)
    return tuple(order)
