"""What cards, tokens, tiles and figures can do, compiled: when it works, what it costs, its program."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from designer.diagnostics import said
from designer.engine.effects.building import Builder, Check, Hub, Program, Verb
from designer.engine.effects.conditions import condition_of
from designer.engine.effects.events import Pattern, pattern_of
from designer.engine.effects.lasting import Clause, clause_of
from designer.engine.effects.records import Event, Frame
from designer.engine.effects.scope import CannotCompile, Scope, mapping, word
from designer.engine.effects.selectors import CARDS, FIGURES
from designer.engine.effects.world import World

__all__ = ["ACTION", "EVENT", "PASSIVE", "Ability", "Carrier", "Limit", "ability_of"]

State = Any
ACTION, EVENT, PASSIVE = "action", "event", "passive"
_SPANS = frozenset({"event", "turn", "game"})


class Carrier(NamedTuple):
    """Give an item that can do something.

    Attributes:
        item: its number; `title`: its name.
        zone: where it has to lie for that, unless an ability says.
        abilities: as written.
    """

    item: int
    title: str
    zone: str
    abilities: tuple[Any, ...]


class Limit(NamedTuple):
    """Say how often an ability may be used in a span: `event`, `turn` or `game`."""

    times: int
    per: str


class Ability(NamedTuple):
    """Give a compiled ability.

    Attributes:
        number: its place in the machine; its program is `first_program + number`.
        item: what carries it; `zone`: where that has to lie.
        is_asked: its owner is asked whether it answers.
        holds: its condition; `payable`: whether its cost can be paid in full.
        possible: whether it would do anything.
        pattern: the events that it answers, for `event` only.
        clauses: what holds while its carrier is in place, for `passive` only.
        has_cost: something is paid for it.
    """

    number: int
    item: int
    trigger: str
    zone: str
    program: Program
    is_asked: bool
    is_cancellable: bool
    holds: Check
    payable: Check
    possible: Check
    limit: Limit | None = None
    pattern: Pattern | None = None
    clauses: tuple[Clause, ...] = ()
    has_cost: bool = False

    @property
    def is_free(self) -> bool:
        """Say whether nothing is asked of who uses it: no condition, no cost, no limit."""
        return self.holds is _always and not self.has_cost and self.limit is None

    def context(self, seat: int, source: int, event: Event | None = None) -> Frame:
        """Give a frame for asking about the ability while it is not carried out."""
        names = ((),) * self.program.n_registers
        return Frame(-1, 0, seat, seat, source, names, (), event)


def ability_of(
    number: int,
    tree: Any,
    carrier: Carrier,
    world: World,
    hub: Hub,
    verbs: Mapping[str, Verb],
) -> Ability:
    """Compile one ability.

    Raises:
        CannotCompile: it says nothing in this game.
    """
    tree = mapping(tree, "An ability")
    trigger = tree.get("trigger")
    zone = tree.get("in", carrier.zone)
    if word(zone, "in") not in world.zones:
        raise CannotCompile(said("“{name}” is no zone of this game", name=zone))
    scope = Scope(world, carrier.item)
    builder = Builder(scope, hub, verbs)
    holds = condition_of(tree["if"], scope) if "if" in tree else _always
    if trigger == PASSIVE:
        clauses = tuple(_passive(effect, scope) for effect in _list(tree, "effects"))
        return Ability(
            number, carrier.item, PASSIVE, zone, Program((), scope.n_registers), False, True,
            holds, _always, _always, clauses=clauses,
        )  # fmt: skip
    if trigger not in (ACTION, EVENT):
        told = said("Nothing") if trigger is None else f"“{trigger}”"
        raise CannotCompile(
            said(
                "{told} is no trigger: {action}, {event} or {passive}",
                told=told,
                action=ACTION,
                event=EVENT,
                passive=PASSIVE,
            )
        )
    cost, effects = _list(tree, "cost"), _list(tree, "effects")
    builder.cost(cost)
    is_cancellable = tree.get("cancellable", True) is not False
    cancelled = builder.label()
    if trigger == ACTION and world.tells_after_payment(carrier.item):
        builder.announce_play(cancelled, is_firm=not is_cancellable)
    builder.effects(effects)
    builder.mark(cancelled)
    return Ability(
        number=number,
        item=carrier.item,
        trigger=trigger,
        zone=zone,
        program=builder.program(),
        is_asked=tree.get("may") is True,
        is_cancellable=is_cancellable,
        holds=holds,
        payable=builder.payable(cost),
        possible=builder.possible(effects),
        limit=_limit(tree),
        pattern=pattern_of(tree.get("when"), scope) if trigger == EVENT else None,
        has_cost=bool(cost),
    )


def _passive(tree: Any, scope: Scope) -> Clause:
    tree = mapping(tree, "An effect")
    op = tree.get("op")
    if op not in ("modify", "allow", "forbid"):
        raise CannotCompile(
            said("“{op}” cannot hold all the time: modify, allow and forbid can", op=op)
        )
    return clause_of(op, tree, scope, CARDS if op == "modify" else FIGURES, "in_place")


def _limit(tree: Mapping[str, Any]) -> Limit | None:
    if "limit" not in tree:
        return None
    limit = mapping(tree["limit"], "A limit")
    times, per = limit.get("times"), limit.get("per")
    if type(times) is not int or not isinstance(per, str) or per not in _SPANS:
        raise CannotCompile(
            said("A limit is a number of times per {words}", words=", ".join(sorted(_SPANS)))
        )
    return Limit(times, per)


def _list(tree: Mapping[str, Any], key: str) -> list[Any]:
    value = tree.get(key, [])
    if isinstance(value, Mapping):
        return [value]
    if not isinstance(value, list):
        raise CannotCompile(said("“{key}” is a list of effects", key=key))
    return value


def _always(_state: State, _frame: Frame) -> bool:
    return True
