"""What an Action is likely to bring, told from what its card says, without carrying it out.

Each card is read once a game: its effects become sums over what lies in the open, and means of what
does not. What this does not understand has no forecast, and has to be tried.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from designer.api import NOTHING

from ..definition import ACTION, Definition
from ..state import State
from ..walking import abilities_of, fits, once_a_game, sources, words_of
from .worths import ENOUGH, OTHERS, UNSEEN, in_hand, on_table

__all__ = ["Forecast", "Reader", "costs", "forecasts", "read"]

Forecast = Callable[[State, int], float]
"""Gives what something would bring a seat."""

_IN_CAMP = ("camp", "location", "treasures")
_EACH = (*_IN_CAMP, "hand")
_PILES = ("exploration", "character")
_OPEN = {
    "camp": "camps",
    "location": "locations",
    "treasures": "treasures",
    "hand": "hands",
    "exploration_discard": "exploration_discard",
    "character_discard": "character_discard",
}
"""Zones that their owner sees, with the field of the state."""

_SEATS = {"i": 0, "you": 1, "each_other": 1}
_SIGNS = (1.0, -OTHERS)
_QUIET = ("reveal", "look", "shuffle")
_LASTING = ("modify", "allow", "forbid")
_MOVED = {"take": "hand", "discard": "discard", "trash": "box", "put": ""}
_TOLD = frozenset({"who", "from", "filter", "count", "pick"})
_MISSED, _CHANGE = 2.0, 1.0
"""A phase that is missed; a change that lasts for a while."""

_HALF = 0.5
_MOST = 99


class _Unclear(Exception):  # noqa: N818 - it is no error: such a card is tried
    """An effect says more than can be told."""


@once_a_game
def forecasts(definition: Definition) -> tuple[Forecast | None, ...]:
    """Give what the best Action of each kind of card brings; None where that has to be tried."""
    return tuple(_of_card(definition, number) for number in range(len(definition.kinds)))


def _of_card(definition: Definition, number: int) -> Forecast | None:
    found = [
        read(Reader(definition, number, sources(ability)), ability.tree, "cost", "effects")
        for ability in abilities_of(definition.kinds[number])
        if ability.tree.get("trigger") == "action"
    ]
    told = [each for each in found if each is not None]
    return _best_of(told) if told and len(told) == len(found) else None


@once_a_game
def costs(definition: Definition) -> Mapping[str, Forecast | None]:
    """Give what placing costs, per type of card; None where that has to be tried."""
    reader = Reader(definition, NOTHING, {})
    return {
        placing.type: read(reader, {"cost": list(placing.cost)}, "cost")
        for placing in definition.placings
    }


def read(reader: "Reader", tree: Mapping[str, Any], *keys: str) -> Forecast | None:
    """Give what some parts of an ability bring; None where that has to be tried."""
    try:
        return _sum([part for key in keys for part in reader.effects(tree.get(key, []))])
    except _Unclear:
        return None


def _nothing(_state: State, _seat: int) -> float:
    return 0.0


def _sum(parts: Sequence[Forecast]) -> Forecast:
    real = [part for part in parts if part is not _nothing]
    if len(real) <= 1:
        return real[0] if real else _nothing
    return lambda state, seat: sum([part(state, seat) for part in real])


class Reader:
    """Read the effects of one ability.

    Args:
        definition: the game.
        card: the kind that carries it, or NOTHING.
        names: whose things effects give names to, and from which zones.
    """

    def __init__(
        self,
        definition: Definition,
        card: int,
        names: Mapping[str, tuple[str, tuple[str, ...]]],
    ) -> None:
        self._kinds = definition.kinds
        self._hand, self._table = in_hand(definition), on_table(definition)
        self._lost = self._table[card] if card >= 0 else 0.0
        # A card that is played makes room in the hand.
        self._room = ENOUGH + (card >= 0 and self._kinds[card].type == ACTION)
        self._names = names
        self._seen: dict[str, int] = {}  # of names, how many things they stand for at most

    def effects(self, trees: Any) -> list[Forecast]:
        """Give the forecasts of a list of effects."""
        return [self._effect(tree) for tree in (trees if isinstance(trees, list) else [trees])]

    def _effect(self, tree: Any) -> Forecast:
        is_plain = isinstance(tree, Mapping) and "else" not in tree
        if not is_plain or (tree.get("who", "i") != "i" and tree.get("op") != "skip"):
            raise _Unclear
        found = self._plain(tree)
        if tree.get("may") is True:
            found = _never_less(found)
        return _perhaps(found) if "if" in tree else found

    def _plain(self, tree: Mapping[str, Any]) -> Forecast:
        op = tree.get("op")
        if op in _QUIET:
            if isinstance(tree.get("as"), str):
                self._seen[tree["as"]] = _number(tree.get("count", 1))
            return _nothing
        if op in _LASTING:
            return _always(_CHANGE)
        if op == "skip":
            return _always(-_MISSED * _SIGNS[_seat(tree)])
        if op == "choose" and "count" not in tree:
            return _best_of([_sum(self.effects(option)) for option in tree.get("options", ())])
        if op == "draw":
            piles = words_of(tree.get("from"))
            return self._into_hand(_number(tree.get("count", 1)) * self._drawn(piles))
        if op in _MOVED:
            return self._moved(tree.get("what"), _MOVED[op] or str(tree.get("to")))
        raise _Unclear

    def _drawn(self, piles: tuple[str, ...]) -> float:
        """Give what a card of some piles is worth in the mean."""
        rows = [(n, kind.copies) for n, kind in enumerate(self._kinds) if kind.deck in piles]
        whole = sum(copies for _, copies in rows)
        return sum(self._hand[n] * copies for n, copies in rows) / whole if whole else 0.0

    def _into_hand(self, worth: float) -> Forecast:
        """Give what cards are worth in the hand, where it may be full."""
        room = self._room
        return lambda state, seat: worth if len(state.hands[seat]) < room else _HALF * worth

    def _moved(self, what: Any, to: str) -> Forecast:
        if what == "self":
            return _always(-self._lost)
        if not isinstance(what, Mapping) or not set(what) <= _TOLD:
            raise _Unclear
        zones, most = words_of(what.get("from")), _number(what.get("count", 1))
        seen = self._seen.get(zones[0]) if zones else None
        if seen is not None:
            whose, zones = self._names.get(zones[0], ("i", ()))
            what = {**what, "who": whose}
        if len(zones) != 1:
            raise _Unclear
        wanted, other = what.get("filter"), _seat(what)
        fitting = [n for n, kind in enumerate(self._kinds) if fits(kind, wanted)]
        worths = self._moving(zones[0], other, to)
        if zones[0] == "hand" and other:
            return _of_other_hand(worths[-1], most, self._share(fitting, _PILES))
        if zones[0] in _PILES:
            return self._into_hand(self._best(zones[0], fitting, most, seen or 1, worths))
        return _of_row(zones[0], other, most, {n: worths[n] for n in fitting})

    def _moving(self, zone: str, other: int, to: str) -> list[float]:
        """Give what each card is worth where it goes, less what it was; at last, one not seen."""
        if zone not in _OPEN and zone not in _PILES:
            raise _Unclear
        nothing = (0.0,) * (len(self._kinds) + 1)
        camp = dict.fromkeys(_IN_CAMP, (*self._table, UNSEEN))
        worths = {"hand": (*self._hand, UNSEEN), **camp}
        here, there = worths.get(zone, nothing), worths.get(to, nothing)
        return [new - _SIGNS[other] * old for new, old in zip(there, here, strict=True)]

    def _share(self, fitting: Sequence[int], decks: Sequence[str]) -> float:
        """Give which part of the cards of some decks fits."""
        whole = sum(kind.copies for kind in self._kinds if kind.deck in decks)
        fit = sum(self._kinds[n].copies for n in fitting if self._kinds[n].deck in decks)
        return fit / whole if whole else 0.0

    def _best(
        self, pile: str, fitting: Sequence[int], most: int, seen: int, worths: Sequence[float]
    ) -> float:
        """Give what the best of so many cards from the top of a pile are worth, in the mean."""
        worth, left = 0.0, float(most)
        for n in sorted(fitting, key=lambda n: -worths[n]):
            found = min(left, self._kinds[n].copies, seen * self._share([n], [pile]))
            worth, left = worth + found * worths[n], left - found
        return worth


def _never_less(forecast: Forecast) -> Forecast:
    return lambda state, seat: max(0.0, forecast(state, seat))


def _perhaps(forecast: Forecast) -> Forecast:
    return lambda state, seat: _HALF * forecast(state, seat)


def _best_of(options: Sequence[Forecast]) -> Forecast:
    if len(options) == 1:
        return options[0]
    return lambda state, seat: max([option(state, seat) for option in options], default=0.0)


def _of_other_hand(worth: float, most: int, share: float) -> Forecast:
    return lambda state, seat: worth * min(most, share * len(state.hands[1 - seat]))


def _of_row(zone: str, other: int, most: int, worths: Mapping[int, float]) -> Forecast:
    """Sum up the best of the cards of a zone that a seat sees."""
    field = _OPEN[zone]

    def forecast(state: State, seat: int) -> float:
        row = getattr(state, field)
        cards = row[seat - other] if zone in _EACH else row
        found = [worths[card] for card in cards if card in worths]
        return sum(found if len(found) <= most else sorted(found, reverse=True)[:most])

    return forecast


def _always(worth: float) -> Forecast:
    return lambda _state, _seat: worth


def _number(count: Any) -> int:
    if isinstance(count, Mapping):
        count = count.get("up_to")
    if count == "all":
        return _MOST
    if type(count) is not int:
        raise _Unclear
    return max(0, count)


def _seat(tree: Mapping[str, Any]) -> int:
    """Give 1 for the other player, 0 for oneself."""
    whose = str(tree.get("who", "i"))
    if whose not in _SEATS:
        raise _Unclear
    return _SEATS[whose]
