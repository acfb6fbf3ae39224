"""Where the dragons are, what they keep explorers from, and where they may go.

A dragon that is awake holds all explorers on the spaces beside it, and keeps others from entering
these. A blockade between two spaces parts them for all of that.

Source: ED-DRAGON-10 to ED-DRAGON-29, ED-DRAGON-42 to ED-DRAGON-59, ED-CROSS-28.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import Refusal, StepRule, capital, said

from .colours import COLOUR_WORDS, COLOURS
from .definition import ARRIVED, Definition, Surface
from .rulebook import Rulebook
from .rules import ids
from .state import State

__all__ = [
    "AT",
    "AWAKE",
    "EFFECTS_MOVE_SLEEPING",
    "NAMES",
    "RUN",
    "SLEEPING_RANGE",
    "covered",
    "covering",
    "halted",
    "is_awake",
    "is_own_ground",
    "moved",
    "place_of_dragon",
    "places",
    "reached",
    "refusal_of_roaming",
    "tile_of",
    "title_of",
    "woken",
]

AT, AWAKE, RUN = "dragons.at", "dragons.awake", "dragons.run"
"""Rows: a position per dragon; the numbers of those awake; the one that has made its first step."""

_TITLES = tuple(said("the {colour} dragon", colour=COLOUR_WORDS[colour]) for colour in COLOURS)
NAMES = tuple(f"dragon_{colour}" for colour in COLOURS)
"""The pieces, in the order of their numbers."""

ASLEEP, TAKEN, BARRED, FLIGHT, CHARMED, TWICE = (
    "ED-DRAGON-10",
    "ED-DRAGON-23",
    "ED-DRAGON-26",
    "ED-DRAGON-28",
    "ED-DRAGON-36",
    "ED-DRAGON-25",
)

SLEEPING_RANGE = "dragon.sleeping_range"
"""The switch: 1 lets sleeping dragons have a range, too."""

EFFECTS_MOVE_SLEEPING = "dragon.effects_move_sleeping"
"""The switch: 1 lets cards' actions and tokens move dragons that are asleep."""

START, FINISH = "dragon.may_enter_start", "dragon.may_enter_finish"
"""Switches: 0 keeps dragons off the start tile, or off the finishing spaces."""

_RANGES, _MOST_KEPT = "dragons.ranges", 4096

_SYMBOLS = {"green": "machete", "yellow": "coin", "blue": "paddle"}
_DEMON = "demon"
_NOWHERE = (ARRIVED,) * len(COLOURS)


def title_of(n: int) -> str:
    """Give what a dragon is called in a sentence."""
    return _TITLES[n]


def places(book: Rulebook, state: State) -> tuple[int, ...]:
    """Give the position of each dragon; `ARRIVED` for one that is not on the board."""
    return book.rows.row(state, AT) or _NOWHERE


def place_of_dragon(book: Rulebook, state: State, n: int) -> int:
    """Give the position of a dragon."""
    return places(book, state)[n]


def is_awake(book: Rulebook, state: State, n: int) -> bool:
    """Say whether a dragon is awake."""
    return n in book.rows.row(state, AWAKE)


def woken(book: Rulebook, state: State, found: Iterator[int]) -> State:
    """Wake dragons; they stay awake to the end of the game."""
    awake = book.rows.row(state, AWAKE)
    after = tuple(sorted({*awake, *found}))
    return state if after == awake else book.rows.with_row(state, AWAKE, after)


def tile_of(book: Rulebook, position: int) -> int:
    """Give the tile that a position belongs to: what lies on a tile belongs to it."""
    return book.definition.board.host_of(position)


def beside(book: Rulebook, state: State, position: int) -> Iterator[int]:
    """Give the positions beside one, across no blockade."""
    for there, slot in book.definition.ways[position]:
        if slot < 0 or state.bars[slot] < 0:
            yield there


def covering(book: Rulebook, state: State, position: int) -> int | None:
    """Give a dragon in whose range a position is, None where there is none."""
    return covered(book, state).get(position)


def covered(book: Rulebook, state: State) -> Mapping[int, int]:
    """Give the positions in a range, each with a dragon whose range it is: the first one's."""
    row = book.rows.row
    key = (row(state, AT), row(state, AWAKE), state.bars)
    kept: dict[Any, Mapping[int, int]] = book.kept.setdefault(_RANGES, {})
    known = kept.get(key)
    if known is None:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        known = kept[key] = {
            place: n for n in reversed(range(len(COLOURS))) for place in reached(book, state, n)
        }
    return known


def reached(book: Rulebook, state: State, n: int) -> tuple[int, ...]:
    """Give the positions in a dragon's range."""
    place = places(book, state)[n]
    has_range = is_awake(book, state, n) or book.definition.option(SLEEPING_RANGE)
    return tuple(beside(book, state, place)) if has_range and place != ARRIVED else ()


def is_own_ground(definition: Definition, surface: Surface, n: int) -> bool:
    """Say whether a space is of a dragon's own colour.

    Source: ED-DRAGON-24, ED-DRAGON-51 to ED-DRAGON-54; OQ-58: what its terrain asks for counts.
    """
    symbol = _SYMBOLS.get(COLOURS[n])
    if symbol is None:
        return surface.closed == ids.CLOSED or surface.terrain == _DEMON
    if symbol not in definition.symbols or surface.exactly:
        return False
    return surface.mask == 1 << definition.symbols.index(symbol)


# Moving


def refusal_of_roaming(
    book: Rulebook, state: State, n: int, to: int, rule: StepRule
) -> Refusal | None:
    """Give why a dragon cannot be moved, or not onto a space; -1 asks only whether it can be moved."""
    here = places(book, state)[n]
    if here == ARRIVED:
        return Refusal(ASLEEP, capital(said("{dragon} is not on the board.", dragon=_TITLES[n])))
    if not is_awake(book, state, n) and not book.definition.option(EFFECTS_MOVE_SLEEPING):
        return Refusal(
            ASLEEP, capital(said("{dragon} is asleep: nobody can move it.", dragon=_TITLES[n]))
        )
    if to < 0:
        return None
    refusal = _refusal_of_way(book, state, n, to, rule) or _refusal_of_space(book, state, to)
    if refusal is not None or book.ask.may_roam is None:
        return refusal
    held: Refusal | None = book.ask.may_roam(book, state, to, rule)
    return held


def _refusal_of_way(
    book: Rulebook, state: State, n: int, to: int, rule: StepRule
) -> Refusal | None:
    here = places(book, state)[n]
    if rule.flies:
        if tile_of(book, here) == tile_of(book, to) or "tile" in rule.ignores:
            return None
        return Refusal(
            FLIGHT, capital(said("{dragon} stays on the tile where it is.", dragon=_TITLES[n]))
        )
    slot = next((s for there, s in book.definition.ways[here] if there == to), None)
    if slot is None:
        return Refusal(
            TAKEN, capital(said("{dragon} moves onto a space beside it.", dragon=_TITLES[n]))
        )
    if slot >= 0 and state.bars[slot] >= 0:
        return Refusal(BARRED, said("A blockade lies between: dragons do not pass it."))
    surface = book.definition.surfaces[state.surface[here]]
    if n in book.rows.row(state, RUN) and not is_own_ground(book.definition, surface, n):
        return Refusal(
            TWICE,
            capital(
                said("{dragon} goes on only from a space of its own colour.", dragon=_TITLES[n])
            ),
        )
    return None


def _refusal_of_space(book: Rulebook, state: State, to: int) -> Refusal | None:
    definition = book.definition
    if to in state.at:
        return Refusal(TAKEN, said("An explorer stands there."))
    if to in places(book, state):
        return Refusal(TAKEN, said("A dragon is there."))
    if definition.surfaces[state.surface[to]].goal and not definition.option(FINISH, 1):
        return Refusal(TAKEN, said("Dragons do not enter El Dorado."))
    tile = definition.board.spaces[to].placement
    if tile in definition.start_tiles and not definition.option(START, 1):
        return Refusal(TAKEN, said("Dragons do not enter the start tile."))
    return None


def moved(book: Rulebook, state: State, n: int, to: int, rule: StepRule) -> State:
    """Put a dragon on a space."""
    at = places(book, state)
    state = book.rows.with_row(state, AT, (*at[:n], to, *at[n + 1 :]))
    return state if rule.flies else book.rows.with_row(state, RUN, (n,))


def halted(book: Rulebook, state: State) -> State:
    """Note that no dragon is under way any more."""
    return book.rows.with_row(state, RUN, ())
