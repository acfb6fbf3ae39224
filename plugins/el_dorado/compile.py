"""From documents to a game: trees stop here, integers begin.

A route is compiled with a default scenario round it. What content cannot say in a playable way
becomes a diagnostic, and there is no game then.
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from designer.api import (
    Board,
    Cell,
    Compiled,
    Diagnostic,
    Document,
    Hex,
    Placement,
    Project,
    SetUp,
    Severity,
)

from .binding import parts_in_force
from .board import RouteBoard, read_board, route_of
from .definition import (
    ARRIVED,
    NO_SLOT,
    ActionKind,
    Definition,
    Lying,
    Seat,
    Slot,
    Surface,
    TurningTile,
    steps_to_goal,
)
from .expedition import Expedition
from .faces import faces_of
from .ground import costs_of, lying_of, pictures_of, terrain_tiles_of
from .in_play import InPlay, decks_of, modules_in_play, numbered_switches
from .pieces import Pieces, read_pieces, surface_of
from .rules import ids
from .space_actions import actions_of, actions_on
from .terrains import GAME_ID, Terrain

__all__ = [
    "Ground",
    "compile_game",
    "definition_of",
    "ground_of",
    "most_players",
    "slots_of",
    "surface_on",
    "with_turning",
]

CANNOT_START = "el-dorado/cannot-start"

STRIPS, TIE, MOVE_FIRST, KEEP_REST = (
    "barriers.both_sides_of_strip",
    "victory.tie",
    "turn.move_before_buying",
    "move.keep_rest_on_interrupt",
)

MIST = "mist"
"""The shape of tiles that are turned over, and the feature of the terrain on their backs."""

CAVES, TOKENS_PER_CAVE = "caves", "tokens_per_cave"


class Ground(msgspec.Struct, frozen=True):
    """Give a board in integers: surfaces by number, and the ways between positions."""

    surfaces: tuple[Surface, ...]
    surface_of: tuple[int, ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    far: tuple[int, ...]
    cells: tuple[Cell, ...] = ()
    turning: tuple[TurningTile, ...] = ()
    cover: int = -1


def compile_game(project: Project, document: Document, set_up: SetUp) -> Compiled:
    """Compile a route or a scenario."""
    route = read_board(project, document)
    in_play = modules_in_play(project, document, set_up)
    content = InPlay(project, in_play)
    played = {document, route_of(project, document) or document}
    pieces = read_pieces(content, route.terrains, played=played)
    tree = document.tree if isinstance(document.tree, dict) else {}
    is_scenario = document.kind == "scenario"
    players = set_up.players or (_number(tree, "players") if is_scenario else 0)
    players = players or most_players(route, pieces)
    faults = _lacking_route(project, document) or tuple(_faults(document, route, pieces, players))
    if faults:
        return Compiled(None, faults, route.board)
    own = tree.get("switches") if is_scenario else None
    switches = {**pieces.switches, **(own if isinstance(own, dict) else {}), **set_up.switches}
    caves = set_up.options.get("caves", tree.get("caves") if is_scenario else False) is True
    slots = slots_of(route, pieces, both_sides_of_strip=switches.get(STRIPS, True) is not False)
    places = _starts(route, pieces, players)
    actions = actions_on(route.board, actions_of(project))
    definition = definition_of(
        title=str(document.id or ""),
        board=route.board,
        ground=with_turning(
            ground_of(route.board, route.terrains, slots, pieces.symbols, [a.id for a in actions]),
            content,
            route.terrains,
            pieces.symbols,
        ),
        pieces=pieces,
        slots=slots,
        explorers=tuple(len(each) for each in pieces.set_ups[players].start_spaces),
        starts=places,
        switches=switches,
        modules=(*in_play, *((CAVES,) if caves else ())),
        tile_titles=tuple(placed.face.letter or placed.id for placed in route.placed),
        actions=actions,
        options=tuple(numbered_switches(content, switches)),
        decks=decks_of(content, pieces.cards),
        terrain_tiles=terrain_tiles_of(route, switches),
        start_tiles=route.start_pieces,
        lying=tuple(lying_of(document, route.board)),
        pictures=tuple(pictures_of(content)),
        costs=tuple(costs_of(content)),
    )
    game = Expedition(definition)
    unclear = game.book.machine.faults
    if unclear:
        titles = ", ".join(dict.fromkeys(definition.item_title(each.item) for each in unclear))
        message = f"What these can do is not clear: {titles}."
        remedy = "Mend their abilities; each is listed where it is written."
        fault = Diagnostic(CANNOT_START, Severity.ERROR, message, document.location(()), remedy)
        return Compiled(None, (fault,), route.board)
    return Compiled(game, (), route.board, modules=in_play)


def _lacking_route(project: Project, document: Document) -> tuple[Diagnostic, ...]:
    """Say that a scenario's route is not there; without it nothing else can be said."""
    if route_of(project, document) is not None:
        return ()
    named = document.tree.get("route") if isinstance(document.tree, dict) else None
    known = [route.id for route in project.of_kind("route", GAME_ID, "") if route.id is not None]
    message, remedy = "The scenario names no route.", "Write “route:” with the id of one."
    if isinstance(named, str):
        message = f"There is no route “{named}”."
        close = difflib.get_close_matches(named, known, n=1)
        remedy = f"Did you mean “{close[0]}”?" if close else f"Routes: {', '.join(sorted(known))}."
    place = document.location(("route",))
    return (Diagnostic(CANNOT_START, Severity.ERROR, message, place, remedy),)


def definition_of(
    *,
    title: str,
    board: Board,
    ground: Ground,
    pieces: Pieces,
    slots: Sequence[Slot],
    explorers: Sequence[int],
    starts: Sequence[int],
    switches: Mapping[str, Any],
    modules: tuple[str, ...] = (),
    tile_titles: tuple[str, ...] = (),
    has_market: bool = True,
    actions: tuple[ActionKind, ...] = (),
    options: tuple[tuple[str, int], ...] = (),
    decks: tuple[tuple[str, tuple[int, ...]], ...] = (),
    terrain_tiles: tuple[int, ...] = (),
    start_tiles: tuple[int, ...] = (),
    lying: tuple[Lying, ...] = (),
    pictures: tuple[tuple[str, str], ...] = (),
    costs: tuple[tuple[str, tuple[str, str]], ...] = (),
) -> Definition:
    """Put the parts of a game together.

    `explorers` says per player how many there are, `starts` per explorer where it stands. Without
    `has_market` nothing is for sale. `modules` are those in play; what the board asks for beside
    them is found. `options` are numbers that modules set, `decks` decks of all players together.
    """
    owners = tuple(seat for seat, n in enumerate(explorers) for _ in range(n))
    piles = pieces.market[: pieces.places]
    empty = (-1,) * max(0, pieces.places - len(piles))
    numbers = pieces.parameters
    definition = Definition(
        title=title,
        board=board,
        symbols=pieces.symbols,
        symbol_titles=pieces.symbol_titles,
        cards=pieces.cards,
        blockades=pieces.blockades,
        surfaces=ground.surfaces,
        surface_of=ground.surface_of,
        ways=ground.ways,
        slots=tuple(slots),
        far=ground.far,
        seats=_named_seats(pieces, len(explorers)),
        owners=owners,
        explorers=tuple(
            tuple(e for e, owner in enumerate(owners) if owner == seat)
            for seat in range(len(explorers))
        ),
        starts=tuple(starts),
        deck=pieces.deck,
        places=(*piles, *empty) if has_market else (),
        stock=pieces.copies if has_market else (0,) * len(pieces.cards),
        tile_titles=tile_titles,
        hand_size=numbers.get((ids.TURN, "hand_size"), 4),
        purchases=numbers.get((ids.BUYING, "purchases_per_turn"), 1),
        moves_first=switches.get(MOVE_FIRST) is True,
        keeps_rest=switches.get(KEEP_REST) is True,
        first_wins=switches.get(TIE) == "first_arrival",
        other_half_coins=numbers.get((ids.BUYING, "half_coins_of_other_cards"), 1),
        tokens=pieces.tokens,
        options=((TOKENS_PER_CAVE, numbers.get((ids.CAVES, TOKENS_PER_CAVE), 4)), *options),
        actions=actions,
        decks=decks,
        terrain_tiles=terrain_tiles,
        start_tiles=start_tiles,
        lying=lying,
        cells=ground.cells,
        turning=ground.turning,
        cover=ground.cover,
        pictures=pictures,
        costs=costs,
    )
    return replace(definition, modules=parts_in_force(definition, modules))


def _named_seats(pieces: Pieces, players: int) -> tuple[Seat, ...]:
    nameless = (Seat("", f"Player {n + 1}") for n in range(len(pieces.seats), players))
    return (*pieces.seats[:players], *nameless)


def ground_of(
    board: Board,
    terrains: Mapping[str, Terrain],
    slots: Sequence[Slot],
    symbols: tuple[str, ...],
    actions: Sequence[str] = (),
) -> Ground:
    """Number the surfaces of a board, and join what touches, with the slot between.

    `actions` are the ids of what spaces may show beside their terrains.
    """
    between = {
        edge: number
        for number, slot in enumerate(slots)
        for a, b in slot.pairs
        for edge in ((a, b), (b, a))
    }
    kinds: dict[Cell, int] = {}
    surfaces: list[Surface] = []
    surface_of_position = []
    for space in board.spaces:
        if space.cell not in kinds:
            kinds[space.cell] = len(surfaces)
            surfaces.append(surface_on(space.cell, terrains, symbols, actions))
        surface_of_position.append(kinds[space.cell])
    ways = tuple(
        tuple((there, between.get((here, there), NO_SLOT)) for there in beside)
        for here, beside in enumerate(board.neighbours)
    )
    shown = [surfaces[n] for n in surface_of_position]
    return Ground(
        surfaces=tuple(surfaces),
        surface_of=tuple(surface_of_position),
        cells=tuple(kinds),
        ways=ways,
        far=steps_to_goal(
            ways,
            [bool(s.closed) for s in shown],
            [position for position, s in enumerate(shown) if s.goal],
        ),
    )


def with_turning(
    ground: Ground, project: Project, terrains: Mapping[str, Terrain], symbols: tuple[str, ...]
) -> Ground:
    """Add the tiles in play that are turned over, with the surfaces that they bring."""
    faces = [f for f in faces_of(project, terrains).values() if f.shape == MIST and f.owl]
    back = next((t for t in terrains.values() if t.feature == MIST), None)
    if not faces or back is None:
        return ground
    surfaces, cells = list(ground.surfaces), list(ground.cells)

    def numbered(cell: Cell) -> int:
        if cell not in cells:
            cells.append(cell)
            surfaces.append(surface_on(cell, terrains, symbols, ()))
        return cells.index(cell)

    cover = numbered(Cell(back.code))
    tiles = []
    for face in faces:
        assert face.owl is not None, "others were left out"
        sides = [Placement("", "", Hex(0, 0), turn, face.cells).covered() for turn in range(6)]
        spaces = tuple(tuple((h.q, h.r, numbered(cell)) for h, cell in s.items()) for s in sides)
        owls = (face.owl.turned(turn) for turn in range(6))
        owl = tuple((h.q, h.r) for h in owls)
        tiles.append(TurningTile(face.tile, face.tile_name, spaces, owl))
    return replace(
        ground,
        surfaces=tuple(surfaces),
        cells=tuple(cells),
        turning=tuple(tiles),
        cover=cover,
    )


def slots_of(route: RouteBoard, pieces: Pieces, *, both_sides_of_strip: bool) -> tuple[Slot, ...]:
    """Give the joints that carry a blockade, in order from the start."""
    numbers = {blockade.id: number for number, blockade in enumerate(pieces.blockades)}
    return tuple(
        Slot(joint.pairs, numbers.get(barrier, -1))
        for joint, barrier in route.barred_joints(len(pieces.blockades), both_sides_of_strip)
    )


def surface_on(
    cell: Cell,
    terrains: Mapping[str, Terrain],
    symbols: tuple[str, ...],
    actions: Sequence[str],
) -> Surface:
    """Give what a cell shows; `actions` are the ids of what it may show beside its terrain."""
    plain = surface_of(cell.to_text(), terrains[cell.code], cell.number, symbols)
    return replace(
        plain,
        arrow=-1 if cell.arrow is None else cell.arrow,
        marked=cell.marked,
        action=actions.index(cell.action) if cell.action in actions else -1,
    )


def _starts(route: RouteBoard, pieces: Pieces, players: int) -> tuple[int, ...]:
    numbered = {start.number: start.position for start in reversed(route.starts)}
    spaces = pieces.set_ups[players].start_spaces
    return tuple(numbered.get(number, ARRIVED) for each in spaces for number in each)


def _faults(
    document: Document, route: RouteBoard, pieces: Pieces, players: int
) -> Iterator[Diagnostic]:
    def fault(message: str, remedy: str, *pointer: str | int) -> Diagnostic:
        place = document.location(pointer)
        return Diagnostic(CANNOT_START, Severity.ERROR, message, place, remedy)

    if not pieces.cards or not pieces.deck:
        yield fault("There are no cards to play with.", "Open the route beside the game's content.")
    numbers = sorted(pieces.set_ups)
    if players not in pieces.set_ups:
        yield fault(
            f"Nothing says how a game for {players} begins.",
            f"Play it with {_listed(numbers, 'or')} players."
            if numbers
            else "Write a set-up in the rules.",
            "players",
        )
        return
    there = {start.number for start in route.starts}
    needed = {n for each in pieces.set_ups[players].start_spaces for n in each}
    if lacking := sorted(needed - there):
        yield fault(
            f"For {players} players the start spaces {_listed(lacking, 'and')} are needed; they are not on the board.",
            "Put down a tile that has them.",
            "placements",
        )
    if not route.goals:
        yield fault(
            "There is no finishing space, so nobody can arrive.",
            "Put down the finish tile.",
            "placements",
        )


def most_players(route: RouteBoard, pieces: Pieces) -> int:
    """Give the greatest number of players for whom the board has start spaces, else the greatest of all."""
    there = {start.number for start in route.starts}
    fitting = [
        n
        for n, set_up in pieces.set_ups.items()
        if all(there.issuperset(numbers) for numbers in set_up.start_spaces)
    ]
    return max(fitting or pieces.set_ups, default=0)


def _number(tree: Mapping[str, Any], key: str) -> int:
    value = tree.get(key)
    return value if type(value) is int else 0


def _listed(numbers: Sequence[int], word: str) -> str:
    texts = [str(n) for n in numbers]
    return f" {word} ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]
