"""Abilities that just happen and set each other off: each does what the next one answers.

Asked Reactions never do so: nobody reacts to a Reaction, or to what it does. Reaction cards leave the hand.
"""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from designer.api import said

from .definition import REACTION, Definition, Kind
from .walking import (
    Part,
    abilities_of,
    effects_in,
    fits,
    lying_in,
    nodes,
    once_a_game,
    sources,
    words_of,
)

__all__ = ["endless_chains", "is_sure", "said_of"]

_SEATS = (0, 1)
_LEAVES = frozenset({"discard", "trash"})


class _Link(NamedTuple):
    """Give an ability that just happens, with the names of where its things come from."""

    kind: Kind
    ability: Part
    named: Mapping[str, tuple[str, tuple[str, ...]]]

    @property
    def when(self) -> Mapping[str, Any]:
        """Give what it answers."""
        found: Mapping[str, Any] = self.ability.tree["when"]
        return found


_Node = tuple[int, int]
"""The number of a link, and the seat of its card's owner."""


@once_a_game
def endless_chains(definition: Definition) -> Mapping[tuple[str, int], tuple[Kind, ...]]:
    """Give the shortest chain of cards that comes back to an ability, by card and its number there."""
    links = [
        _Link(kind, ability, sources(ability))
        for kind in definition.kinds
        for ability in (abilities_of(kind) if kind.copies and kind.type != REACTION else ())
        if _goes_on(ability)
    ]
    after = {
        (number, seat): tuple(_followers(links, number, seat, definition))
        for number in range(len(links))
        for seat in _SEATS
    }
    found = {}
    for number, link in enumerate(links):
        chain = _back_to((number, 0), after)
        if chain and _has_copies(links, chain):
            found[link.kind.id, int(link.ability.path[1])] = tuple(links[n].kind for n, _ in chain)
    return found


def is_sure(chain: tuple[Kind, ...]) -> bool:
    """Say whether no condition of a card of a chain could bring it to an end."""
    return not any("if" in part.tree for kind in chain for part in nodes(kind.abilities))


def said_of(chain: tuple[Kind, ...]) -> str:
    """Say what a chain does."""
    card = chain[0].title
    if len({each.id for each in chain}) == 1:
        return said("{card} sets itself off again and again, without end.", card=card)
    others = " → ".join(each.title for each in (*chain[1:], chain[0]))
    return said("{card} sets off {others}, and so on without end.", card=card, others=others)


def _goes_on(ability: Part) -> bool:
    """Say whether an ability happens by itself, and may do so again at once."""
    tree = ability.tree
    if tree.get("trigger") != "event" or tree.get("may") is True:
        return False
    limit = tree.get("limit")
    if isinstance(limit, dict) and limit.get("per") != "event":
        return False
    return isinstance(tree.get("when"), dict) and not any(
        part.tree["op"] in _LEAVES and part.tree.get("what") == "self"
        for part in effects_in(ability)
    )


def _followers(
    links: list[_Link], number: int, seat: int, definition: Definition
) -> Iterator[_Node]:
    link = links[number]
    for effect in effects_in(link.ability):
        for other, answering in enumerate(links):
            if effect.tree["op"] != answering.when.get("event"):
                continue
            for owner in _SEATS:
                if _answers(effect.tree, seat, link.named, answering.when, owner, definition):
                    yield other, owner


def _answers(
    effect: Mapping[str, Any],
    seat: int,
    named: Mapping[str, tuple[str, tuple[str, ...]]],
    when: Mapping[str, Any],
    owner: int,
    definition: Definition,
) -> bool:
    """Say whether what an effect of a seat’s card does may be what another card answers."""
    actor = 1 - seat if effect.get("who") == "you" else seat
    if "by" in when and actor != (owner if when["by"] == "i" else 1 - owner):
        return False
    what = effect.get("what")
    place = what if isinstance(what, dict) else effect
    whose, zones = str(place.get("who", "i")), words_of(place.get("from"))
    if len(zones) == 1 and zones[0] in named:
        whose, zones = named[zones[0]]
    if isinstance(what, dict) and when.get("of") in ("i", "you", "mine"):
        has = actor if whose == "i" else 1 - actor
        if has != (1 - owner if when["of"] == "you" else owner):
            return False
    if zones and "from" in when and when["from"] not in zones:
        return False
    if "to" in when and "to" in effect and when["to"] != effect["to"]:
        return False
    cards = lying_in(definition, zones) if zones else definition.kinds
    return any(fits(k, place.get("filter")) and fits(k, when.get("filter")) for k in cards)


def _back_to(start: _Node, after: Mapping[_Node, tuple[_Node, ...]]) -> tuple[_Node, ...]:
    """Give the shortest way from a node back to it; empty where there is none."""
    ways: deque[tuple[_Node, ...]] = deque([(start,)])
    seen: set[_Node] = set()
    while ways:
        way = ways.popleft()
        for node in after[way[-1]]:
            if node == start:
                return way
            if node not in seen:
                seen.add(node)
                ways.append((*way, node))
    return ()


def _has_copies(links: list[_Link], chain: tuple[_Node, ...]) -> bool:
    """Say whether there are enough copies for both players to have what they need of a chain."""
    seats: dict[str, set[int]] = {}
    for number, seat in chain:
        seats.setdefault(links[number].kind.id, set()).add(seat)
    return all(
        links[number].kind.copies >= len(seats[links[number].kind.id]) for number, _ in chain
    )
