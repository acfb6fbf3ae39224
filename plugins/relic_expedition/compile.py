"""From documents to a game: trees stop here, integers begin.

What content cannot say in a playable way becomes a diagnostic, and there is no game then.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from designer.api import (
    Compiled,
    Diagnostic,
    Document,
    Hex,
    Project,
    SetUp,
    Severity,
    entries_in,
    number_in,
    spoken_name,
)

from .box import DIRECTION_WORDS, Box, hex_in, read_box
from .definition import (
    ANIMAL,
    DENSE,
    FIRST_KIND,
    OPEN,
    RELIC,
    SUPPLY,
    WALL,
    BoardKind,
    Definition,
    Dice,
    Kind,
    Opening,
    Seat,
    Surface,
    Terrain,
    TileKind,
)
from .expedition import Expedition
from .pictures import read_pictures
from .table_hexes import around, beside, free_table, rectangle

__all__ = ["CANNOT_START", "compile_game", "definition_of"]

CANNOT_START = "relic-expedition/cannot-start"
TRAINING, STACK, REMOVED, SHUNS, SNAKE, ACTS, REORDERS, EDGE = (
    "set_up.training",
    "stack.deck",
    "set_up.removed_relics",
    "animals.shun_quicksand",
    "turn.snake_ends_it",
    "turn.act_on_quicksand",
    "pack.reorder",
    "table.edge",
)
_LETTERS = {"O": OPEN, "D": DENSE, "W": WALL}
MOST_HEXES = 199


def compile_game(project: Project, document: Document, set_up: SetUp) -> Compiled:
    """Compile a scenario."""
    box = read_box(project)
    tree = document.tree if isinstance(document.tree, dict) else {}
    own = tree.get("switches")
    switches = {**box.switches, **(own if isinstance(own, dict) else {}), **set_up.switches}
    players = set_up.players or number_in(tree, "players", 3)
    faults = tuple(_faults(document, box, tree, players, switches))
    if faults:
        return Compiled(None, faults)
    definition = definition_of(box, tree, players, switches, title=str(document.id or ""))
    lost = _lost_spaces(definition)
    if lost:
        message = "The table is too small for the camp."
        remedy = "Give it more hexes."
        return Compiled(None, (_fault(document, message, remedy, "table"),))
    game = Expedition(definition, read_pictures(project))
    unclear = game.book.machine.faults
    if unclear:
        titles = ", ".join(dict.fromkeys(_title(definition, each.item) for each in unclear))
        message = f"What these do is not clear: {titles}."
        remedy = "Mend their abilities; each is listed where it is written."
        return Compiled(None, (_fault(document, message, remedy),))
    return Compiled(game)


def _title(definition: Definition, item: int) -> str:
    kinds, tiles = definition.kinds, definition.tile_kinds
    number = item - FIRST_KIND
    return kinds[number].title if number < FIRST_KIND else tiles[number - FIRST_KIND].title


def _lost_spaces(definition: Definition) -> bool:
    hexes = set(definition.hexes)
    return any(
        definition.surfaces[surface].at not in hexes
        for board in definition.boards
        if board.is_start
        for surface in board.surfaces
    )


def _fault(document: Document, message: str, remedy: str, *pointer: str | int) -> Diagnostic:
    place = document.location(pointer)
    return Diagnostic(CANNOT_START, Severity.ERROR, message, place, remedy)


def _faults(
    document: Document,
    box: Box,
    tree: Mapping[str, Any],
    players: int,
    switches: Mapping[str, Any],
) -> Iterator[Diagnostic]:
    clearings = [
        colour for _, board in box.boards.items() if board.get("use") == "start"
        for _, entry in entries_in(board, "spaces") if (colour := entry.get("colour"))
    ]  # fmt: skip
    if not 1 <= players <= min(8, len(box.seats), len(clearings)):
        yield _fault(
            document,
            f"There are clearings and colours for {min(len(box.seats), len(clearings))} players, not for {players}.",
            "Name fewer players, or give the camp more clearings.",
            "players",
        )
        return
    deck = stack_of(box, tree, switches)
    if deck is None or not any(_counts(deck).values()):
        yield _fault(document, "The stack is empty, so no jungle can be turned up.", "Name a deck that has tiles.", "stack")  # fmt: skip
    if not _numbers(box) or not _faces(box, "animals"):
        yield _fault(
            document,
            "There is no number die or no animal die.",
            "Write both among the dice, with faces.",
        )


def stack_of(
    box: Box, tree: Mapping[str, Any], switches: Mapping[str, Any]
) -> Mapping[str, Any] | None:
    """Give the deck that is turned up: as the scenario says, else as the switch says."""
    name = tree.get("stack") or switches.get(STACK)
    deck = box.decks.get(str(name))
    return deck if deck is not None and deck.get("use") == "stack" else None


def _counts(deck: Mapping[str, Any]) -> dict[str, int]:
    tiles = deck.get("tiles")
    found = tiles if isinstance(tiles, dict) else {}
    return {str(name): n for name, n in found.items() if type(n) is int and 0 < n < 1000}


def _faces(box: Box, use: str) -> list[Any]:
    die = next((d for d in box.dice.values() if d.get("use") == use), {})
    faces = die.get("faces")
    return faces if isinstance(faces, list) else []


def _numbers(box: Box) -> tuple[int, ...]:
    return tuple(n for n in _faces(box, "actions") if type(n) is int and 0 <= n < 100)


def definition_of(
    box: Box,
    tree: Mapping[str, Any],
    players: int,
    switches: Mapping[str, Any],
    *,
    title: str = "",
    laid: Sequence[tuple[str, str]] | None = None,
) -> Definition:
    """Put the parts of a game together.

    Args:
        box: what there is.
        tree: of the scenario.
        players: how many.
        switches: readings of the rules.
        title: of the game.
        laid: tiles instead of those of the decks, each with its six edges; none of them is in the
            stack.
    """
    training = switches.get(TRAINING) is True
    terrains = _terrains(box)
    numbers = {terrain.id: number for number, terrain in enumerate(terrains)}
    kinds = tuple(_kinds(box, training=training))
    tile_kinds = tuple(_tile_kinds(box, numbers))
    tiles, stack, starting = (
        _tiles(box, tile_kinds, tree, switches, training=training)
        if laid is None
        else (list(_laid(tile_kinds, laid)), (), ())
    )
    surfaces, boards = _boards(box, numbers, tiles)
    relics = tuple(n for n, surface in enumerate(surfaces) if surface.relics)
    kind_of = tuple(number for number, kind in enumerate(kinds) for _ in range(kind.count))
    removed, at_random = _removed(box, kinds, kind_of, players, switches)
    hexes = _table(box, tree, switches, len(tiles))
    get = box.parameters.get
    return Definition(
        title=title,
        hexes=hexes,
        beside=beside(hexes),
        terrains=terrains,
        kinds=kinds,
        kind_of=kind_of,
        tile_kinds=tile_kinds,
        surfaces=surfaces,
        n_tiles=len(tiles),
        stack=stack,
        starting=starting,
        boards=boards,
        relic_spaces=relics,
        dice=_dice(box, kinds),
        seats=_seats(box, surfaces, boards, players),
        removed=removed,
        n_removed_at_random=at_random,
        switches=tuple(sorted(switches.items())),
        slots=get("slots", 8),
        step_cost=get("step_cost", 1),
        dense_cost=get("dense_cost", 1),
        draw_cost=get("draw_cost", 1),
        flight_cost=get("flight_cost", 3),
        matching=get("relics_needed", 4),
        shuns_quicksand=switches.get(SHUNS) is True,
        acts_on_quicksand=switches.get(ACTS) is True,
        reorders=switches.get(REORDERS) is True,
        patience=30 * players,
    )


def _terrains(box: Box) -> tuple[Terrain, ...]:
    found = []
    for name, entry in box.terrains.items():
        enter = entry.get("enter")
        enter = enter if isinstance(enter, dict) else {}
        found.append(
            Terrain(
                id=name,
                title=spoken_name(entry.get("name"), box.language) or name,
                code=str(entry.get("code", "")),
                needs=str(enter.get("needs", "")),
                keeps=enter.get("keep") is True,
                enter_rule=str(enter.get("rule", "")) or "RE-MOVE-01",
                keep_rule=str(enter.get("keep_rule", "")) or "RE-PICK-04",
                cost=number_in(enter, "cost"),
                reveals=enter.get("reveals") is not False,
                passing=enter.get("passing") is True,
                swallows=entry.get("animals") == "swallowed",
                bars_four_legs=entry.get("animals") == "no_four_legs",
            )
        )
    return tuple(found)


def _abilities(entry: Mapping[str, Any]) -> tuple[Any, ...]:
    found = entry.get("abilities")
    return tuple(found) if isinstance(found, list) else ()


def _kinds(box: Box, *, training: bool) -> Iterator[Kind]:
    for name, entry in box.supplies.items():
        if training and entry.get("star") is True:
            continue
        tags = entry.get("tags")
        yield Kind(
            id=name,
            title=spoken_name(entry.get("name"), box.language) or name,
            sort=SUPPLY,
            count=max(0, number_in(entry, "count")),
            tags=tuple(map(str, tags)) if isinstance(tags, list) else (),
            in_bag=entry.get("lies") == "bag",
            abilities=_abilities(entry),
        )
    for pair in dict.fromkeys(box.relics):
        colour, sign = pair
        yield Kind(
            id=f"{colour}_{sign}",
            title=box.relic_title(colour, sign),
            sort=RELIC,
            count=box.relics.count(pair),
            colour=colour,
            insignia=sign,
        )
    for name, entry in box.animals.items():
        if training and entry.get("star") is True:
            continue
        moves = entry.get("moves")
        least, most = moves if isinstance(moves, list) and len(moves) == 2 else (1, 2)
        yield Kind(
            id=name,
            title=spoken_name(entry.get("name"), box.language) or name,
            sort=ANIMAL,
            count=max(0, number_in(entry, "count")),
            legs=number_in(entry, "legs"),
            least=least,
            most=max(least, most),
            abilities=_abilities(entry),
        )


def _tile_kinds(box: Box, terrains: Mapping[str, int]) -> Iterator[TileKind]:
    for name, entry in box.tiles.items():
        abilities = _abilities(entry)
        events = [a["when"].get("event") for a in abilities if isinstance(a, dict) and isinstance(a.get("when"), dict)]  # fmt: skip
        spot = entry.get("spot")
        yield TileKind(
            id=name,
            title=spoken_name(entry.get("name"), box.language) or name,
            terrain=terrains.get(str(entry.get("terrain")), 0),
            clearing=entry.get("clearing") is True,
            spot=DIRECTION_WORDS.index(spot) if spot in DIRECTION_WORDS else -1,
            is_hazard="hazard" in events,
            is_start=entry.get("back") == "start",
            abilities=abilities,
        )


def turned_edges(edges: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Give six edges as they lie when turned by 0 to 5 sixths clockwise."""
    return tuple(tuple(edges[(way - turn) % 6] for way in range(6)) for turn in range(6))


def edges_of(text: Any) -> tuple[int, ...]:
    """Read six edges; what is ill-formed is open."""
    letters = text if isinstance(text, str) and len(text) == 6 else "OOOOOO"
    return tuple(_LETTERS.get(letter, OPEN) for letter in letters)


def tile_surface(box: Box, kinds: tuple[TileKind, ...], number: int, pattern: int) -> Surface:
    """Give a tile of a kind with one of its patterns of edges."""
    kind = kinds[number]
    patterns = box.tiles[kind.id].get("edges")
    patterns = patterns if isinstance(patterns, list) and patterns else ["OOOOOO"]
    edges = turned_edges(edges_of(patterns[pattern % len(patterns)]))
    return Surface(number, -1, kind.terrain, kind.clearing, edges)


def _tiles(
    box: Box,
    kinds: tuple[TileKind, ...],
    tree: Mapping[str, Any],
    switches: Mapping[str, Any],
    *,
    training: bool,
) -> tuple[list[Surface], tuple[int, ...], tuple[int, ...]]:
    numbers = {kind.id: number for number, kind in enumerate(kinds)}
    surfaces: list[Surface] = []
    piles: tuple[list[int], list[int]] = ([], [])
    starts = [d for d in box.decks.values() if d.get("use") == "start"][:1]
    stack = stack_of(box, tree, switches) or {}
    start: Mapping[str, Any] = next(iter(starts), {})
    for pile, deck in zip(piles, (stack, start), strict=True):
        for name, n in _counts(deck).items():
            if name not in numbers or (training and box.tiles[name].get("star") is True):
                continue
            for copy in range(n):
                pile.append(len(surfaces))
                surfaces.append(tile_surface(box, kinds, numbers[name], copy))
    return surfaces, tuple(piles[0]), tuple(piles[1])


def _laid(kinds: tuple[TileKind, ...], laid: Sequence[tuple[str, str]]) -> Iterator[Surface]:
    numbers = {kind.id: number for number, kind in enumerate(kinds)}
    for name, edges in laid:
        kind = kinds[numbers[name]]
        yield Surface(numbers[name], -1, kind.terrain, kind.clearing, turned_edges(edges_of(edges)))


def _boards(
    box: Box, terrains: Mapping[str, int], tiles: list[Surface]
) -> tuple[tuple[Surface, ...], tuple[BoardKind, ...]]:
    surfaces, boards = list(tiles), []
    for number, (name, entry) in enumerate(box.boards.items()):
        places: dict[Hex, int] = {}
        spaces = [
            (at, space)
            for _, space in entries_in(entry, "spaces")
            if (at := hex_in(space)) is not None
        ]
        hexes = {at for at, _ in spaces}
        openings = [
            (at, DIRECTION_WORDS.index(opening["edge"]))
            for _, opening in entries_in(entry, "openings")
            if (at := hex_in(opening)) in hexes and opening.get("edge") in DIRECTION_WORDS
        ]
        for at, space in spaces:
            if at in places:
                continue
            terrain = str(space.get("terrain") or entry.get("terrain"))
            edges = [
                WALL if entry.get("walled") is True and there not in hexes else OPEN
                for there in around(at)
            ]
            for where, edge in openings:
                if where == at:
                    edges[edge] = OPEN
            relics = max(0, number_in(space, "relics"))
            share = relics if entry.get("share") == "all" else max(1, relics // 2)
            places[at] = len(surfaces)
            surfaces.append(
                Surface(
                    kind=-1,
                    board=number,
                    terrain=terrains.get(terrain, 0),
                    clearing=space.get("clearing") is True,
                    edges=turned_edges(tuple(edges)),
                    relics=relics,
                    share=share if relics else 0,
                    at=at,
                )
            )
        boards.append(
            BoardKind(
                id=name,
                title=spoken_name(entry.get("name"), box.language) or name,
                is_start=entry.get("use") == "start",
                surfaces=tuple(places.values()),
                openings=tuple(
                    Opening(places[at], edge) for at, edge in openings if at is not None
                ),
            )
        )
    return tuple(surfaces), tuple(boards)


def _seats(
    box: Box, surfaces: tuple[Surface, ...], boards: tuple[BoardKind, ...], players: int
) -> tuple[Seat, ...]:
    starts: dict[str, int] = {}
    for board in boards:
        by_hex = {surfaces[number].at: number for number in board.surfaces}
        for _, space in entries_in(box.boards[board.id], "spaces") if board.is_start else ():
            at = hex_in(space)
            if at is not None and isinstance(space.get("colour"), str):
                starts.setdefault(space["colour"], by_hex[at])
    found = [Seat(colour, name or colour, starts[colour]) for colour, name in box.seats if colour in starts]  # fmt: skip
    return tuple(found[:players])


def _removed(
    box: Box,
    kinds: tuple[Kind, ...],
    kind_of: tuple[int, ...],
    players: int,
    switches: Mapping[str, Any],
) -> tuple[tuple[int, ...], int]:
    if players != 2:
        return (), 0
    if switches.get(REMOVED) == "random":
        return (), len(box.removed)
    wanted = [f"{colour}_{sign}" for colour, sign in box.removed]
    found = []
    for name in wanted:
        pieces = [p for p, k in enumerate(kind_of) if kinds[k].id == name and p not in found]
        found += pieces[:1]
    return tuple(found), 0


def _dice(box: Box, kinds: tuple[Kind, ...]) -> Dice:
    animals = {kind.id: number for number, kind in enumerate(kinds) if kind.sort == ANIMAL}
    others = tuple(
        (name, len(faces))
        for name, die in box.dice.items()
        if die.get("use") == "other" and isinstance(faces := die.get("faces"), list) and faces
    )
    return Dice(
        numbers=_numbers(box),
        animals=tuple(
            animals.get(face, -1) if isinstance(face, str) else -1
            for face in _faces(box, "animals")
        ),
        others=others,
        first=max((n for _, n in others), default=8),
    )


def _table(
    box: Box, tree: Mapping[str, Any], switches: Mapping[str, Any], n_tiles: int
) -> tuple[Hex, ...]:
    own = tree.get("table")
    if not isinstance(own, dict) and switches.get(EDGE) == "none":
        return free_table(n_tiles)
    own = own if isinstance(own, dict) else {}
    width = number_in(own, "width") or box.parameters.get("table_width", 25)
    height = number_in(own, "height") or box.parameters.get("table_height", 21)
    sizes = [n if type(n) is int and n > 0 else 21 for n in (width, height)]
    return rectangle(min(sizes[0], MOST_HEXES), min(sizes[1], MOST_HEXES))
