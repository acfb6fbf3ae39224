"""Mists: tiles with their backs up, which nobody enters until an explorer stops beside one and turns it.

The tile is turned over in its place, so that its owl lies beside that explorer. What it shows is known to
nobody before.

Source: ED-MIST-02 to ED-MIST-22, ED-CROSS-06, ED-CROSS-07, ED-CROSS-36, ED-CROSS-38, ED-CROSS-39,
    ED-CROSS-60.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import Decision, Frame, Hex, Move, Refusal, item_of, said, shuffled, thing_at

from ..dealing import leaves_a_way, spaces_of
from ..definition import ARRIVED, TOKENS, CardKind, Definition, TokenKind
from ..means import EFFECT, Means
from ..places import SPACES
from ..rows import RowKind
from ..rulebook import Rulebook
from ..state import State, put
from ..token_abilities import steps_of, token_abilities

__all__ = [
    "abilities_of",
    "blockade_taken",
    "entered",
    "given",
    "may_enter",
    "may_lie",
    "may_roam",
    "observed",
    "pieces",
    "programs",
    "remarks",
    "rested",
    "set_up",
    "space_state",
]

RANK = 40
"""Mists are laid before all else that lies on spaces, and turned before tokens are found."""

CLOSED, ONE_TILE, OWL, ORDER = "ED-MIST-09", "ED-MIST-17", "ED-MIST-13", "ED-MIST-11"

PIECE = "mist"
"""The piece by which a scenario says where a tile lies."""

FIRST_OWL = "mist.rotation_choice"
"""The switch: 1 turns tiles the first way round that fits; nobody is asked."""

ON_BLOCKADE = "mist.reveal_on_blockade"
"""The switch: 1 lets who takes a blockade turn what lies behind it."""

PLACES, COVERED, LEFT, TURNED, WALK = (
    "mists.places",
    "mists.covered",
    "mists.left",
    "mists.turned",
    "mists.walk",
)
UNCOVERED = "uncovered"
_TURNING = -1  # the turn of a tile that was turned over and is not laid yet
_TURN, _MAP = "mists.turn", "mists.map"


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep where tiles lie, which ones unseen, which ones turned and how, and who walks over one."""
    n = len(definition.turning)
    return (
        RowKind(PLACES, 1),
        RowKind(COVERED, n, pool="mists"),
        RowKind(LEFT, 1, pool="mists"),
        RowKind(TURNED, n),
        RowKind(WALK, 1),
    )


def footprint(definition: Definition, middle: int) -> tuple[int, ...]:
    """Give the positions that a tile covers with its middle there; () where it does not lie whole."""
    board, at = definition.board, definition.board.spaces[middle].hex
    found = [
        board.index.get(Hex(at.q + q, at.r + r)) for q, r, _ in definition.turning[0].spaces[0]
    ]
    return () if None in found else tuple(p for p in found if p is not None)


def abilities_of(definition: Definition, kind: CardKind | TokenKind) -> tuple[Any, ...] | None:
    """Give what tokens that lead over turned tiles may do under the switches; None for all else."""
    if not isinstance(kind, TokenKind):
        return None
    leads = any(step.get("onto") == {"state": UNCOVERED} for step in steps_of(kind.abilities))
    return token_abilities(definition, kind, any_explorer=True) if leads else None


# The set-up


def set_up(book: Rulebook, state: State) -> State:
    """Lay one tile on each terrain tile, from El Dorado backwards, as the scenario says or dealt.

    Source: ED-MIST-02 to ED-MIST-06, OQ-77.
    """
    definition = book.definition
    rng, order = shuffled(state.rng, range(len(definition.turning)))
    state = replace(state, rng=rng)
    middles = [p.place for p in definition.lying if p.piece == PIECE]
    middles = [p for p in middles if footprint(definition, p)][: len(order)]
    if not middles and order:
        state, middles = _dealt(book, state, len(order))
    return _laid(book, state, dict(zip(middles, order, strict=False)), order[len(middles) :])


def _dealt(book: Rulebook, state: State, most: int) -> tuple[State, list[int]]:
    middles: list[int] = []
    closed: set[int] = set()
    turning = {tile.id for tile in book.definition.turning}
    for tile in reversed(book.definition.terrain_tiles):
        if book.definition.board.placements[tile].face in turning:
            continue
        rng, spaces = shuffled(state.rng, spaces_of(book.definition, tile))
        state = replace(state, rng=rng)
        fitting = (p for p in spaces if _fits(book, state, p, tile, closed))
        middle = next(fitting, None)
        if middle is not None and len(middles) < most:
            middles.append(middle)
            closed |= set(footprint(book.definition, middle))
    return state, middles


def _fits(book: Rulebook, state: State, middle: int, tile: int, closed: set[int]) -> bool:
    """Say whether a tile can lie there: whole on the terrain tile, and the way stays open."""
    definition = book.definition
    under = footprint(definition, middle)
    surfaces = [definition.surfaces[state.surface[p]] for p in under]
    is_whole = all(definition.board.spaces[p].placement == tile for p in under)
    is_plain = not any(s.goal or s.feature for s in surfaces)
    if not under or not is_whole or not is_plain or any(p in state.at for p in under):
        return False
    return leaves_a_way(book, state, {*closed, *under}, laid=_beside_all(definition, under))


def _beside_all(definition: Definition, under: tuple[int, ...]) -> tuple[int, ...]:
    """Give one space of a tile's edge: that one can come beside it is enough."""
    edge = (p for p in under if any(to not in under for to, _ in definition.ways[p]))
    return tuple(list(edge)[:1])


def _laid(book: Rulebook, state: State, tiles: Mapping[int, int], left: tuple[int, ...]) -> State:
    definition, rows = book.definition, book.rows
    state = rows.with_row(state, PLACES, tuple(tiles))
    surface = list(state.surface)
    for number, (middle, tile) in enumerate(tiles.items()):
        state = rows.with_row(state, COVERED, (tile,), number)
        for position in footprint(definition, middle):
            surface[position] = definition.cover
    return replace(rows.with_row(state, LEFT, tuple(left)), surface=tuple(surface))


# Closed until turned


def _places(book: Rulebook, state: State) -> tuple[int, ...]:
    return book.rows.row(state, PLACES)


def is_covered(book: Rulebook, state: State, number: int) -> bool:
    """Say whether a tile still lies with its mist up."""
    return bool(book.rows.row(state, COVERED, number))


def tile_at(book: Rulebook, state: State, position: int) -> int | None:
    """Give the number of the tile that lies on a position."""
    places = _places(book, state)
    kept = book.kept.get(_MAP)
    if kept is None or kept[0] != places:
        under = {
            p: n for n, middle in enumerate(places) for p in footprint(book.definition, middle)
        }
        kept = book.kept[_MAP] = (places, under)
    number: int | None = kept[1].get(position)
    return number


def may_lie(book: Rulebook, state: State, position: int) -> Refusal | None:
    """Keep pieces off what nobody may enter."""
    if state.surface[position] == book.definition.cover:
        return Refusal(CLOSED, said("Mist covers that space."))
    return None


def may_roam(book: Rulebook, state: State, position: int, _rule: Any) -> Refusal | None:
    """Keep figures without an owner off it, too."""
    return may_lie(book, state, position)


def space_state(book: Rulebook, state: State, position: int) -> str | None:
    """Say which spaces lie on a tile that was turned."""
    number = tile_at(book, state, position)
    is_open = number is not None and not is_covered(book, state, number)
    return UNCOVERED if is_open else None


# Walking over one turned tile: its own token leads over no second one


def may_enter(
    book: Rulebook, state: State, explorer: int, position: int, means: Means
) -> Refusal | None:
    """Keep whoever a token leads over a tile on that tile."""
    walk = book.rows.row(state, WALK)
    if means.word != EFFECT or walk[:2] != (means.item, explorer):
        return None
    if tile_at(book, state, position) == walk[2]:
        return None
    return Refusal(ONE_TILE, said("All spaces belong to the same tile."))


def entered(book: Rulebook, state: State, explorer: int, means: Means) -> State:
    """Note over which tile an effect leads an explorer."""
    number = tile_at(book, state, state.at[explorer])
    token = _walks_over_tiles(book.definition, means.item) if means.word == EFFECT else False
    if number is None or not token:
        return state
    return book.rows.with_row(state, WALK, (means.item, explorer, number))


def _walks_over_tiles(definition: Definition, item: int) -> bool:
    if item < TOKENS or item - TOKENS >= len(definition.tokens):
        return False
    return UNCOVERED in str(definition.tokens[item - TOKENS].abilities)


# Turning


def _beside(book: Rulebook, state: State, here: int) -> Iterator[int]:
    """Give the covered tiles beside a space, no blockade between."""
    found = set()
    for there, slot in book.definition.ways[here] if here != ARRIVED else ():
        if slot < 0 or state.bars[slot] < 0:
            number = tile_at(book, state, there)
            if number is not None and is_covered(book, state, number):
                found.add(number)
    yield from sorted(found)


def rested(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Turn what lies beside an explorer that was moved and has stopped."""
    if book.rows.row(state, WALK):
        state = book.rows.with_row(state, WALK, ())
    if not list(_beside(book, state, state.at[explorer])):
        return state
    return book.wait(book.own[_TURN], state, (explorer,), (), ())


def blockade_taken(book: Rulebook, state: State, seat: int, _blockade: int, _slot: int) -> State:
    """Turn what lies beside own explorers now, where the switch says so."""
    if book.definition.option(ON_BLOCKADE):
        for explorer in book.definition.explorers[seat]:
            if list(_beside(book, state, state.at[explorer])):
                state = book.wait(book.own[_TURN], state, (explorer,), (), ())
    return state


def programs(_book: Rulebook) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Give the program of turning a tile: names hold the explorer, then the answers."""
    return ((_TURN, (_which, _turn_over, _lay, _again)),)


def _which(book: Rulebook, state: State, frame: Frame) -> State:
    """Ask which of several tiles comes first."""
    found = list(_beside(book, state, state.at[frame.names[0][0]]))
    if len(found) < 2:
        return state
    middles = _places(book, state)
    options = tuple(sorted(thing_at(SPACES, middles[number]) for number in found))
    decision = Decision(state.active, "mist", ORDER, options, 1, 1, register=1)
    return replace(state, decision=decision)


def _turn_over(book: Rulebook, state: State, frame: Frame) -> State:
    """Turn the tile over, and ask where its owl comes to lie."""
    (explorer,), chosen, _ = frame.names
    found = list(_beside(book, state, state.at[explorer]))
    if not found:
        return state
    middles = _places(book, state)
    number = middles.index(item_of(chosen[0])) if chosen else found[0]
    (tile,) = book.rows.row(state, COVERED, number)
    state = book.rows.with_row(state, COVERED, (), number)
    state = book.rows.with_row(state, TURNED, (tile, _TURNING), number)
    owls = tuple(sorted(_owls(book, state, explorer, number)))
    if len(owls) < 2 or book.definition.option(FIRST_OWL):
        return state
    options = tuple(thing_at(SPACES, position) for position in owls)
    return replace(state, decision=Decision(state.active, "owl", OWL, options, 1, 1, register=2))


def _owls(book: Rulebook, state: State, explorer: int, number: int) -> dict[int, int]:
    """Give the positions beside an explorer where the owl can lie, each with the turn of the tile."""
    definition, here = book.definition, state.at[explorer]
    (tile, _), middle = book.rows.row(state, TURNED, number), _places(book, state)[number]
    at = definition.board.spaces[middle].hex
    beside = {to for to, slot in definition.ways[here] if slot < 0 or state.bars[slot] < 0}
    found: dict[int, int] = {}
    for turn, (q, r) in enumerate(definition.turning[tile].owl):
        position = definition.board.index.get(Hex(at.q + q, at.r + r))
        if position in beside:
            found.setdefault(position, turn)
    return found


def _lay(book: Rulebook, state: State, frame: Frame) -> State:
    """Lay the tile so that its owl lies there."""
    (explorer,), _, chosen = frame.names
    for number in range(len(_places(book, state))):
        row = book.rows.row(state, TURNED, number)
        if row and row[1] == _TURNING:
            owls = _owls(book, state, explorer, number)
            turn = owls[item_of(chosen[0])] if chosen else min(owls.values(), default=0)
            return _shown(book, state, number, row[0], turn)
    return state


def _shown(book: Rulebook, state: State, number: int, tile: int, turn: int) -> State:
    definition = book.definition
    at = definition.board.spaces[_places(book, state)[number]].hex
    surface = state.surface
    for q, r, shown in definition.turning[tile].spaces[turn]:
        surface = put(surface, definition.board.index[Hex(at.q + q, at.r + r)], shown)
    state = book.rows.with_row(state, TURNED, (tile, turn), number)
    return replace(state, surface=surface, idle=0)


def _again(book: Rulebook, state: State, frame: Frame) -> State:
    """Go on with a further tile beside the explorer."""
    (explorer,), _, _ = frame.names
    if not list(_beside(book, state, state.at[explorer])):
        return state
    return book.wait(book.own[_TURN], state, (explorer,), (), ())


def remarks(book: Rulebook, before: State, _move: Move, after: State) -> tuple[str, ...]:
    """Tell what was uncovered."""
    titles = [tile.title for tile in book.definition.turning]
    found = []
    for number in range(len(_places(book, after))):
        if is_covered(book, before, number) and not is_covered(book, after, number):
            tile = book.rows.row(after, TURNED, number)[0]
            found.append(said("{tile} is uncovered.", tile=titles[tile]))
    return tuple(found)


# Situations


def observed(book: Rulebook, state: State, seat: int) -> Mapping[str, Any]:
    """Give which tiles are covered, and where the owls of the others lie."""
    if seat >= 0:
        return {}
    definition = book.definition
    spaces = definition.board.spaces
    covered, owls = {}, {}
    for number, middle in enumerate(_places(book, state)):
        at = spaces[middle].hex
        if is_covered(book, state, number):
            (tile,) = book.rows.row(state, COVERED, number)
            covered[at.to_text()] = definition.turning[tile].id
        else:
            tile, turn = book.rows.row(state, TURNED, number)
            q, r = definition.turning[tile].owl[max(turn, 0)]
            owls[at.to_text()] = Hex(at.q + q, at.r + r).to_text()
    return {"mists": covered, "owls": owls}


def given(book: Rulebook, state: State, seat: int, tree: Mapping[str, Any]) -> State:
    """Lay the tiles that a situation names, and turn those whose owl it names."""
    if seat >= 0 or "mists" not in tree:
        return state
    definition = book.definition
    known = {tile.id: n for n, tile in enumerate(definition.turning)}
    tiles: dict[int, int] = {}
    for text, name in tree["mists"].items() if isinstance(tree["mists"], dict) else ():
        middle = definition.board.index.get(Hex.from_text(str(text)))
        named = isinstance(name, str) and name in known
        if middle is None or not footprint(definition, middle) or not named:
            message = f"“{name}” cannot lie on {text}"
            raise ValueError(message)
        tiles[middle] = known[name]
    left = tuple(n for n in known.values() if n not in tiles.values())
    state = _laid(book, replace(state, surface=definition.surface_of), tiles, left)
    owls = tree.get("owls")
    for text, owl in owls.items() if isinstance(owls, dict) else ():
        state = _opened(book, state, Hex.from_text(str(text)), Hex.from_text(str(owl)))
    return state


def _opened(book: Rulebook, state: State, middle: Hex, owl: Hex) -> State:
    definition = book.definition
    places = _places(book, state)
    place = definition.board.index.get(middle)
    if place not in places:
        message = f"No mists lie on {middle.to_text()}, so that no owl can be seen there"
        raise ValueError(message)
    number = places.index(place)
    (tile,) = book.rows.row(state, COVERED, number)
    step, owls = owl.minus(middle), definition.turning[tile].owl
    if (step.q, step.r) not in owls:
        message = f"The owl of the mists on {middle.to_text()} cannot lie on {owl.to_text()}"
        raise ValueError(message)
    turn = owls.index((step.q, step.r))
    state = book.rows.with_row(state, COVERED, (), number)
    return _shown(book, state, number, tile, turn)
