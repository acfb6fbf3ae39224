"""Which things an effect is about: selectors, filters and amounts, compiled to closures."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from designer.diagnostics import said
from designer.engine.effects.frames import event_of
from designer.engine.effects.players import Seats, seats_of
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, Scope, listed, mapping, number, word
from designer.engine.effects.things import NOTHING, item_of, place_of, thing_at

__all__ = [
    "CARDS",
    "FIGURES",
    "Amount",
    "Selection",
    "Selector",
    "Test",
    "Things",
    "amount_of",
    "places_of",
    "selector_of",
    "test_of",
]

State = Any
Test = Callable[[State, Frame, int], bool]
Things = Callable[[State, Frame], tuple[int, ...]]
Amount = Callable[[State, Frame], int]

FIGURES, CARDS = "figures", "cards"
"""What `mine` means for a verb."""

_OWN_KEYS = frozenset({"who", "from", "filter", "count", "pick", "chosen_by", "first_of", "slot"})
_PICKS = frozenset({"chosen", "random", "top"})


class Selection(NamedTuple):
    """Give what a selector offers in a state: things, how many of them, who picks them and how."""

    things: tuple[int, ...]
    least: int
    most: int
    pick: str
    chooser: int


class Selector(NamedTuple):
    """Give a compiled selector.

    Attributes:
        things: all that fits, equal things repeated.
        offer: the same with how many are meant, as much as can be.
        wanted: how many are meant if there were enough; -1 for all of them or up to a number.
        is_all_mine: it is `mine`, whatever that will be.
    """

    things: Things
    offer: Callable[[State, Frame], Selection]
    wanted: Amount
    is_all_mine: bool = False


def selector_of(tree: Any, scope: Scope, mine: str = CARDS) -> Selector:
    """Compile a selector.

    Args:
        tree: as written.
        scope: the game and the names given so far.
        mine: what `mine` means here, `FIGURES` or `CARDS`.

    Raises:
        CannotCompile: it says nothing in this game.
    """
    if isinstance(tree, str):
        return _all_of(_named(tree, scope, mine), is_all_mine=tree == "mine")
    tree = mapping(tree, "A selector")
    if "first_of" in tree:
        return _first_of(tree, scope, mine)
    return _counted(tree, scope, _filtered(tree, scope, mine))


# Which

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _named(name: str, scope: Scope, mine: str) -> Things:
    if name == "self":
        return lambda _, frame: () if frame.source < 0 else (frame.source,)
    if name in ("event", "event.card"):
        return lambda state, frame: _of_event(state, frame, of_other=False)
    if name == "event.figure":
        return lambda state, frame: _of_event(state, frame, of_other=True)
    if name == "mine":
        return _mine(scope, mine)
    register = scope.known(name)
    if register is None:
        raise scope.unknown(name)
    return lambda _, frame: frame.names[register]


def _of_event(state: State, frame: Frame, *, of_other: bool) -> tuple[int, ...]:
    event = event_of(state, frame)
    if event is None:
        return ()
    thing = event.other if of_other and event.other >= 0 else event.of
    return () if thing == NOTHING else (thing,)


def _mine(scope: Scope, mine: str) -> Things:
    world = scope.world
    if mine == FIGURES:
        return lambda state, frame: world.figures(state, frame.actor)
    places = [zone for zone in world.zones.values() if zone.each]

    def cards(state: State, frame: Frame) -> tuple[int, ...]:
        return tuple(
            thing_at(zone.first + frame.actor, item)
            for zone in places
            for item in world.things(state, zone.first + frame.actor)
        )

    return cards


def _filtered(tree: Mapping[str, Any], scope: Scope, mine: str) -> Things:
    source = _source(tree, scope, mine)
    own = {key: value for key, value in tree.items() if key not in _OWN_KEYS}
    tests = [test_of(part, scope) for part in (tree.get("filter"), own) if part]
    for test in tests:
        source = _those(source, test)
    return source


def _those(source: Things, test: Test) -> Things:
    """Give those things for which a test holds."""

    def those(state: State, frame: Frame) -> tuple[int, ...]:
        return tuple([thing for thing in source(state, frame) if test(state, frame, thing)])

    return those


def _source(tree: Mapping[str, Any], scope: Scope, mine: str) -> Things:
    source = tree.get("from")
    if isinstance(source, str):
        if scope.known(source) is not None:
            return _named(source, scope, mine)
        if source == "mine":
            return _mine(scope, mine)
    zones = source if isinstance(source, list) else [source]
    if isinstance(source, str) and source not in scope.world.zones:
        raise scope.unknown(source, zone=True)
    if source is None:
        kind = tree.get("kind") or mapping(tree.get("filter") or {}, "A filter").get("kind")
        zones = [kind if isinstance(kind, str) and kind in scope.world.zones else FIGURES]
    who = seats_of(tree["who"], scope) if "who" in tree else None
    parts = [places_of(zone, scope, who) for zone in zones]
    if "slot" in tree:
        return _of_slot(parts, amount_of(tree["slot"], scope), scope)
    return _of_places(parts, scope)


def _of_slot(
    parts: list[Callable[[State, Frame], tuple[int, ...]]], slot: Amount, scope: Scope
) -> Things:
    """Give what lies in the slot of a number, counted from 1."""
    world = scope.world

    def things(state: State, frame: Frame) -> tuple[int, ...]:
        n = slot(state, frame)
        return tuple(
            thing_at(place, item)
            for part in parts
            for place in part(state, frame)
            for item in (world.slots(state, place)[n - 1 : n] if n > 0 else ())
            if item != NOTHING
        )

    return things


def _of_places(
    parts: list[Callable[[State, Frame], tuple[int, ...]]],
    scope: Scope,
) -> Things:
    world = scope.world

    def things(state: State, frame: Frame) -> tuple[int, ...]:
        found = []
        for part in parts:
            for place in part(state, frame):
                if items := world.things(state, place):
                    first = thing_at(place, 0)
                    found += [first + item for item in items]
        return tuple(found)

    return things


def places_of(
    name: Any, scope: Scope, who: Seats | None
) -> Callable[[State, Frame], tuple[int, ...]]:
    """Compile a word for a zone to the places it means; its owner is the actor unless `who` says."""
    zone = scope.world.zones.get(word(name, "A zone"))
    if zone is None:
        raise CannotCompile(said("“{name}” is no zone of this game", name=name))
    if zone.first < 0:
        world = scope.world

        def here(state: State, frame: Frame) -> tuple[int, ...]:
            place = world.here(state, frame)
            return () if place < 0 else (place,)

        return here
    if not zone.each:
        return lambda _state, _frame: (zone.first,)
    if who is None:
        return lambda _, frame: (zone.first + frame.actor,)
    return lambda state, frame: tuple(zone.first + seat for seat in who(state, frame))


# How many


def _all_of(things: Things, *, is_all_mine: bool = False) -> Selector:
    def offer(state: State, frame: Frame) -> Selection:
        found = things(state, frame)
        return Selection(found, len(found), len(found), "chosen", frame.actor)

    return Selector(things, offer, lambda _state, _frame: -1, is_all_mine)


def _counted(tree: Mapping[str, Any], scope: Scope, things: Things) -> Selector:
    count = tree.get("count", 1)
    pick = tree.get("pick", "chosen")
    if word(pick, "pick") not in _PICKS:
        raise CannotCompile(
            said(
                "Things are picked {words}, not “{pick}”",
                words=", ".join(sorted(_PICKS)),
                pick=pick,
            )
        )
    chooser = seats_of(tree["chosen_by"], scope) if "chosen_by" in tree else None
    is_up_to = isinstance(count, Mapping) and "up_to" in count
    how_many = None if count == "all" else amount_of(count["up_to"] if is_up_to else count, scope)

    def offer(state: State, frame: Frame) -> Selection:
        found = things(state, frame)
        n = len(found) if how_many is None else min(max(0, how_many(state, frame)), len(found))
        seats = (frame.actor,) if chooser is None else chooser(state, frame)
        return Selection(found, 0 if is_up_to else n, n, pick, seats[0] if seats else frame.actor)

    def wanted(state: State, frame: Frame) -> int:
        return -1 if how_many is None or is_up_to else max(0, how_many(state, frame))

    return Selector(things, offer, wanted)


def _first_of(tree: Mapping[str, Any], scope: Scope, mine: str) -> Selector:
    parts = [selector_of(part, scope, mine) for part in listed(tree["first_of"], "first_of")]
    outer = (
        _counted(tree, scope, lambda state, frame: first(state, frame).things)
        if "count" in tree
        else None
    )

    def first(state: State, frame: Frame) -> Selection:
        offers = (part.offer(state, frame) for part in parts)
        return next((o for o in offers if o.things), Selection((), 0, 0, "chosen", frame.actor))

    def offer(state: State, frame: Frame) -> Selection:
        inner = first(state, frame)
        return inner if outer is None else outer.offer(state, frame)._replace(pick=inner.pick)

    return Selector(
        lambda state, frame: first(state, frame).things,
        offer,
        (lambda _state, _frame: 1) if outer is None else outer.wanted,
    )


def amount_of(tree: Any, scope: Scope) -> Amount:
    """Compile an amount: a number, a name (how many, or what was rolled), or a small calculation."""
    if type(tree) is int:
        n = number(tree, "An amount")
        return lambda _state, _frame: n
    if isinstance(tree, str):
        register = scope.known(tree)
        if register is None:
            if tree in _NUMBERS:
                raise CannotCompile(
                    said("“{name}” is a word; write {n}", name=tree, n=_NUMBERS.index(tree))
                )
            raise scope.unknown(tree)
        return lambda _, frame: frame.names[register][0] if frame.names[register] else 0
    tree = mapping(tree, "An amount")
    if "count" in tree:
        counted = selector_of(tree["count"], scope)
        return lambda state, frame: len(counted.things(state, frame))
    if "half" in tree:
        whole = amount_of(tree["half"], scope)
        return lambda state, frame: whole(state, frame) // 2
    if "times" in tree and "of" in tree:
        times, base = amount_of(tree["times"], scope), amount_of(tree["of"], scope)
        return lambda state, frame: times(state, frame) * base(state, frame)
    raise CannotCompile(said("This is no amount: {amount}", amount=dict(tree)))


# Filters


def test_of(tree: Any, scope: Scope) -> Test:
    """Compile a filter: everything that it says must hold of a thing; of a list, one of its words."""
    tests = [_part(key, value, scope) for key, value in mapping(tree, "A filter").items()]
    if len(tests) == 1:
        return tests[0]
    return lambda state, frame, thing: all(test(state, frame, thing) for test in tests)


def _part(key: str, value: Any, scope: Scope) -> Test:
    world = scope.world
    if key == "except":
        others = selector_of(value, scope)
        return lambda state, frame, thing: thing not in others.things(state, frame)
    if key == "owner":
        seats = seats_of(value, scope)
        return lambda state, frame, thing: world.owner(state, thing) in seats(state, frame)
    if key == "within":
        of = selector_of(mapping(value, "within").get("of"), scope, FIGURES)
        steps = number(value.get("steps", 1), "steps")
        return lambda state, frame, thing: world.within(
            state, thing, of.things(state, frame), steps
        )
    fact = world.facts.get(key)
    if fact is None:
        raise CannotCompile(said("“{key}” is nothing that this game knows of a thing", key=key))
    if isinstance(value, Mapping):
        least, most = (
            None if bound is None else number(bound, f"A bound of “{key}”")
            for bound in (value.get("min", value.get("is")), value.get("max", value.get("is")))
        )
        return lambda state, _, thing: _is_between(fact(state, thing), least, most)
    wanted = frozenset(_scalars(value, key))

    def is_one_of(state: State, _: Frame, thing: int) -> bool:
        found = fact(state, thing)
        return not wanted.isdisjoint(found) if isinstance(found, tuple) else found in wanted

    return is_one_of


def _scalars(value: Any, key: str) -> list[str | int]:
    found = value if isinstance(value, list) else [value]
    for each in found:
        if not isinstance(each, str | int):
            raise CannotCompile(
                said("“{key}” is a word or a number, not “{each}”", key=key, each=each)
            )
    return found


def _is_between(value: Any, least: int | None, most: int | None) -> bool:
    if type(value) is not int:
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def lies_there(scope: Scope, state: State, thing: int) -> bool:
    """Say whether a thing still lies where its number says."""
    return item_of(thing) in scope.world.things(state, place_of(thing))
