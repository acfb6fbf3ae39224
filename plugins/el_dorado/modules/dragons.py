"""Dragons: four beasts that wake when explorers come, hold whoever is near, and are driven with cards.

Each lies asleep on a terrain tile of its own. An explorer that is moved onto the tile wakes it; so does
a blockade that is taken between the two. Awake, it closes the spaces beside it: nobody enters them, and
who stands there is not moved. A card of its colour moves it one space, and once more from its own ground.

Source: ED-DRAGON-02 to ED-DRAGON-60, ED-CROSS-01 to ED-CROSS-03, ED-CROSS-20 to ED-CROSS-29.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Hex,
    Move,
    Refusal,
    StepRule,
    below,
    capital,
    said,
    shuffled,
)

from ..colours import COLOURS, colours_of
from ..definition import ARRIVED, CardKind, Definition, TokenKind, steps_to_goal
from ..dragon_cards import widened
from ..dragon_driving import DRIVE, DRIVING, STAGES, drives
from ..dragon_places import (
    AT,
    AWAKE,
    NAMES,
    RUN,
    covered,
    covering,
    halted,
    is_awake,
    moved,
    places,
    reached,
    refusal_of_roaming,
    tile_of,
    title_of,
    woken,
)
from ..means import Means
from ..own_moves import OwnMove
from ..rows import RowKind
from ..rulebook import Rulebook
from ..state import State
from ..token_abilities import steps_of, token_abilities
from ..wanderers import Wanderer

__all__ = [
    "MOVES",
    "abilities_of",
    "actions",
    "blockade_taken",
    "blurred",
    "entered",
    "given",
    "may_be_moved",
    "may_enter",
    "may_lie",
    "may_take",
    "observed",
    "pieces",
    "programs",
    "remarks",
    "set_up",
    "shunned",
    "wanderers",
    "wanted",
    "worth",
]

RANK = 45
"""Dragons wake before anything else follows on entering, and are set up after all that lies on spaces."""

RANGE, HELD, THERE = "ED-DRAGON-15", "ED-DRAGON-17", "ED-DRAGON-45"

WAKES_BESIDE = "dragon.wake_on_adjacency"
"""The switch: 1 lets a dragon wake also when an explorer comes beside it from another tile."""

HELD_TAKES = "dragon.held_may_take_blockade"
"""The switch: 0 keeps who is held by a dragon from taking blockades."""

CROCODILE, ANY_RUBBLE = "tracker.enters_one_crocodile", "tracker.rubble_any"
"""Switches of the Tracker: 1 lets it enter a single crocodile, or any rubble."""

TILES = "dragons.tiles"
"""Row: per explorer, the tile that it has last entered."""

_OWN_HELD, _OTHER_HELD = 6.0, 1.5  # what it is worth to a bot, in steps, that an explorer is held
_BARRED = 3.0  # that every space nearer to El Dorado lies in a range
_WEARY = (
    8  # rounds in which nobody comes on; then bots hold nobody any more, lest it go on for ever
)


def pieces(definition: Definition) -> tuple[RowKind, ...]:
    """Keep where the dragons are, which are awake, which one is under way, and tiles entered."""
    del definition
    return tuple(RowKind(name, 1) for name in (AT, AWAKE, RUN, TILES))


# The set-up


def set_up(book: Rulebook, state: State) -> State:
    """Put the dragons where the scenario says, and deal the others: each on a tile of its own.

    Source: ED-DRAGON-03 to ED-DRAGON-07, OQ-96.
    """
    definition = book.definition
    at = [ARRIVED] * len(COLOURS)
    for lying in definition.lying:
        if lying.piece in NAMES:
            at[NAMES.index(lying.piece)] = lying.place
    rng, tiles = shuffled(state.rng, definition.terrain_tiles)
    used_tiles = {tile_of(book, place) for place in at if place != ARRIVED}
    free = [tile for tile in tiles if tile not in used_tiles]
    for n in range(len(at)):
        while at[n] == ARRIVED and free:
            rng, at[n] = _dealt(book, replace(state, rng=rng), free.pop(0), at)
    state = book.rows.with_row(replace(state, rng=rng), AT, tuple(at))
    return book.rows.with_row(state, TILES, _tiles(book, state))


def _dealt(book: Rulebook, state: State, tile: int, at: Sequence[int]) -> tuple[int, int]:
    """Give the generator and a space of a tile, `ARRIVED` where none is free.

    A sleeping dragon on the only way could never be woken: no such space is dealt.
    """
    may_lie = book.ask.may_lie
    found = [
        position
        for position in range(len(state.surface))
        if tile_of(book, position) == tile
        and (may_lie is None or may_lie(book, state, position) is None)
        and _leaves_a_way(book, state, {*at, position})
    ]
    if not found:
        return state.rng, ARRIVED
    rng, number = below(state.rng, len(found))
    return rng, found[number]


def may_lie(book: Rulebook, state: State, position: int) -> Refusal | None:
    """Keep other pieces from the spaces of dragons, also before these are put there.

    Source: ED-DRAGON-08, OQ-78.
    """
    named = {each.place for each in book.definition.lying if each.piece in NAMES}
    if position in named or position in places(book, state):
        return Refusal(THERE, said("A dragon lies there."))
    return None


def _leaves_a_way(book: Rulebook, state: State, taken: set[int]) -> bool:
    definition = book.definition
    surfaces = [definition.surfaces[surface] for surface in state.surface]
    closed = [bool(surface.closed) or p in taken for p, surface in enumerate(surfaces)]
    goals = [p for p, surface in enumerate(surfaces) if surface.goal and p not in taken]
    far = steps_to_goal(definition.ways, closed, goals)
    return all(far[place] >= 0 for place in definition.starts if place != ARRIVED)


def _tiles(book: Rulebook, state: State) -> tuple[int, ...]:
    return tuple(ARRIVED if place == ARRIVED else tile_of(book, place) for place in state.at)


# Waking


def entered(book: Rulebook, state: State, explorer: int, _means: Means) -> State:
    """Wake the dragon of a tile that an explorer was moved onto.

    Source: ED-DRAGON-11, ED-DRAGON-13, ED-DRAGON-44, ED-DRAGON-50.
    """
    here, at = state.at[explorer], places(book, state)
    tile, tiles = tile_of(book, here), book.rows.row(state, TILES)
    found = set()
    if not tiles or tiles[explorer] != tile:
        found = {n for n, place in enumerate(at) if place >= 0 and tile_of(book, place) == tile}
        tiles = tiles or _tiles(book, state)
        row = (*tiles[:explorer], tile, *tiles[explorer + 1 :])
        state = book.rows.with_row(state, TILES, row)
    if book.definition.option(WAKES_BESIDE):
        found |= {
            at.index(there)
            for there, slot in book.definition.ways[here]
            if there in at and (slot < 0 or state.bars[slot] < 0)
        }
    return woken(book, state, iter(found))


def blockade_taken(book: Rulebook, state: State, _seat: int, _blockade: int, slot: int) -> State:
    """Wake each dragon that only the blockade has parted from an explorer.

    Source: ED-DRAGON-18, ED-DRAGON-19, ED-CROSS-28, OQ-94.
    """
    at = places(book, state)
    pairs = [p for a, b in book.definition.slots[slot].pairs for p in ((a, b), (b, a))]
    return woken(book, state, (at.index(b) for a, b in pairs if a in state.at and b in at))


# What explorers may not do


def may_enter(
    book: Rulebook, state: State, _explorer: int, position: int, means: Means
) -> Refusal | None:
    """Keep explorers from dragons and out of their ranges."""
    at = places(book, state)
    if position in at:
        return Refusal(
            THERE, capital(said("{dragon} is there.", dragon=title_of(at.index(position))))
        )
    if "range" in means.ignores or (n := covering(book, state, position)) is None:
        return None
    return Refusal(RANGE, said("That is beside {dragon}: nobody enters there.", dragon=title_of(n)))


def may_be_moved(book: Rulebook, state: State, explorer: int, means: Means) -> Refusal | None:
    """Keep an explorer from being moved out of a range."""
    if "range" in means.ignores or (n := covering(book, state, state.at[explorer])) is None:
        return None
    return Refusal(
        HELD,
        capital(said("{dragon} is beside this explorer: nothing moves it.", dragon=title_of(n))),
    )


def may_take(book: Rulebook, state: State, explorer: int, _means: Means) -> Refusal | None:
    """Keep who is held from taking blockades, as the switch says."""
    if book.definition.option(HELD_TAKES, 1):
        return None
    n = covering(book, state, state.at[explorer])
    return (
        None
        if n is None
        else Refusal(HELD, capital(said("{dragon} holds this explorer.", dragon=title_of(n))))
    )


# Moving dragons


def wanderers(book: Rulebook, state: State) -> tuple[Wanderer, ...]:
    """Give the dragons."""
    return tuple(
        Wanderer(
            kind="dragon",
            id=NAMES[n],
            title=title_of(n),
            colour=COLOURS[n],
            state="awake" if is_awake(book, state, n) else "asleep",
            place=place,
            lies=not is_awake(book, state, n),
            reaches=reached(book, state, n),
            refusal=partial(_refusal, n),
            moved=partial(_moved, n),
            rested=halted,
        )
        for n, place in enumerate(places(book, state))
    )


def _refusal(n: int, book: Rulebook, state: State, to: int, rule: StepRule) -> Refusal | None:
    return refusal_of_roaming(book, state, n, to, rule)


def _moved(n: int, book: Rulebook, state: State, to: int, rule: StepRule) -> State:
    return moved(book, state, n, to, rule)


def actions(book: Rulebook, state: State) -> Iterator[Move]:
    """Give the cards that could move a dragon."""
    yield from drives(book, state)


def programs(_book: Rulebook) -> tuple[tuple[str, Sequence[Any]], ...]:
    """Give the steps of moving a dragon."""
    return ((DRIVE, STAGES),)


MOVES: Mapping[str, OwnMove] = {DRIVE: DRIVING}


def abilities_of(definition: Definition, kind: CardKind | TokenKind) -> tuple[Any, ...] | None:
    """Give what the Tracker and tokens that ignore ranges may do under the switches; None for all else."""
    if isinstance(kind, TokenKind):
        is_about_ranges = any(
            "range" in step.get("ignore", ()) for step in steps_of(kind.abilities)
        )
        return token_abilities(definition, kind, any_explorer=True) if is_about_ranges else None
    crocodile, rubble = definition.option(CROCODILE), definition.option(ANY_RUBBLE)
    if kind.id != "tracker" or not (crocodile or rubble):
        return None
    return widened(kind.abilities, crocodile=bool(crocodile), rubble=bool(rubble))


# What others are told


def remarks(book: Rulebook, before: State, _move: Move, after: State) -> tuple[str, ...]:
    """Tell of dragons that have woken."""
    new = set(book.rows.row(after, AWAKE)) - set(book.rows.row(before, AWAKE))
    return tuple(capital(said("{dragon} wakes up.", dragon=title_of(n))) for n in sorted(new))


def shunned(book: Rulebook, state: State, _seat: int) -> tuple[int, ...]:
    """Give the spaces that dragons close now."""
    there = {place for place in places(book, state) if place >= 0}
    return tuple(sorted(there.union(covered(book, state))))


def blurred(book: Rulebook, state: State, near: Collection[int]) -> State:
    """Let dragons that are far from some spaces all be at the same far place."""
    at = tuple(place if place in near else ARRIVED for place in places(book, state))
    return book.rows.with_row(state, AT, at)


def worth(book: Rulebook, state: State, seat: int) -> float:
    """Give what it is worth to a bot who is held, and whose way is barred."""
    total = 0.0
    is_weary = state.idle > _WEARY * book.definition.n_seats
    closed = covered(book, state)
    if not closed:
        return total
    for explorer, owner in enumerate(book.definition.owners):
        if state.at[explorer] in closed:
            total += -_OWN_HELD if owner == seat else 0.0 if is_weary else _OTHER_HELD
        elif owner == seat and _is_barred(book.definition, closed, state.at[explorer]):
            total -= _BARRED
    return total


def _is_barred(definition: Definition, closed: Collection[int], at: int) -> bool:
    """Say whether whoever goes on from a position towards El Dorado enters a range."""
    if at < 0:
        return False
    far = definition.far
    nearer = [there for there, _ in definition.ways[at] if far[there] < far[at]]
    return bool(nearer) and all(there in closed for there in nearer)


def wanted(book: Rulebook, state: State, seat: int) -> tuple[int, ...]:
    """Give what would move a dragon that holds an own explorer and that no own card moves.

    Cards of its colour, and those whose action moves any dragon.
    """
    definition = book.definition
    holders = {
        COLOURS[n]
        for explorer in definition.explorers[seat]
        if (n := covering(book, state, state.at[explorer])) is not None
    }
    if not holders:
        return ()
    own = state.hands[seat] + state.piles[seat] + state.discards[seat] + state.played
    movers = {n for n, kind in enumerate(definition.cards) if _moves_any(kind.abilities)}
    has = {colour for card in set(own) if card >= 0 for colour in colours_of(definition, card)}
    missing = set() if movers.intersection(own) else holders - has
    return tuple(
        card
        for card in range(len(definition.cards))
        if missing and (card in movers or missing.intersection(colours_of(definition, card)))
    )


def _moves_any(tree: Any) -> bool:
    """Say whether abilities are about a dragon as the figure that is moved."""
    if isinstance(tree, Mapping):
        figure = tree.get("figure")
        is_about = isinstance(figure, Mapping) and figure.get("kind") == "dragon"
        return is_about or any(map(_moves_any, tree.values()))
    return isinstance(tree, list | tuple) and any(map(_moves_any, tree))


def observed(
    book: Rulebook, state: State, seat: int
) -> Mapping[str, Sequence[str] | Mapping[str, str]]:
    """Give where the dragons are, and which are awake, for situations."""
    if seat >= 0:
        return {}
    spaces = book.definition.board.spaces
    lying = [(n, place) for n, place in enumerate(places(book, state)) if place >= 0]
    return {
        "dragons": {COLOURS[n]: spaces[place].hex.to_text() for n, place in lying},
        "awake": [COLOURS[n] for n in book.rows.row(state, AWAKE)],
    }


def given(book: Rulebook, state: State, seat: int, tree: Mapping[str, Any]) -> State:
    """Put the dragons where a situation names them; those under `awake` are awake."""
    if seat >= 0:
        return state
    state = book.rows.with_row(state, TILES, _tiles(book, state))
    at = list(places(book, state))
    if "dragons" in tree:
        at = [ARRIVED] * len(COLOURS)
        named = tree["dragons"]
        if not isinstance(named, dict):
            message = f"“dragons” are colours with their spaces, not “{named}”"
            raise ValueError(message)
        for colour, space in named.items():
            place = _position(book, str(space))
            if place in at:
                message = f"Two dragons are on {space}"
                raise ValueError(message)
            at[_colour(str(colour))] = place
    state = book.rows.with_row(state, AT, tuple(at))
    if "awake" in tree:
        awake = sorted(_colour(colour) for colour in _list(tree, "awake"))
        state = book.rows.with_row(state, AWAKE, tuple(awake))
    return state


def _list(tree: Mapping[str, Any], key: str) -> list[str]:
    value = tree[key]
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        message = f"“{key}” is a list, not “{value}”"
        raise ValueError(message)
    return value


def _colour(word: str) -> int:
    if word not in COLOURS:
        message = f"There is no dragon “{word}”"
        raise ValueError(message)
    return COLOURS.index(word)


def _position(book: Rulebook, text: str) -> int:
    place = book.definition.board.index.get(Hex.from_text(text))
    if place is None:
        message = f"There is no space {text} for a dragon"
        raise ValueError(message)
    return place
