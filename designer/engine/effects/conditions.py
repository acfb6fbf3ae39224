"""When something holds: the conditions of abilities and effects, compiled to closures."""

import operator
from collections.abc import Callable, Mapping
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, Scope, listed, mapping, number, word
from designer.engine.effects.selectors import FIGURES, amount_of, selector_of, test_of

__all__ = ["Condition", "condition_of"]

State = Any
Condition = Callable[[State, Frame], bool]

_COMPARED = {"more": operator.gt, "fewer": operator.lt, "equal": operator.eq}


def condition_of(tree: Any, scope: Scope) -> Condition:
    """Compile a condition; of several keys all must hold.

    Raises:
        CannotCompile: it says nothing in this game.
    """
    parts = [_part(key, value, scope) for key, value in mapping(tree, "A condition").items()]
    if len(parts) == 1:
        return parts[0]
    return lambda state, frame: all(part(state, frame) for part in parts)


def _part(key: str, value: Any, scope: Scope) -> Condition:
    if key in _CONDITIONS:
        return _CONDITIONS[key](value, scope)
    own = scope.world.conditions.get(key)
    if own is None:
        raise CannotCompile(said("“{key}” is no condition of this game", key=key))
    return own(value, scope)


def _all(value: Any, scope: Scope) -> Condition:
    parts = [condition_of(part, scope) for part in listed(value, "Conditions")]
    return lambda state, frame: all(part(state, frame) for part in parts)


def _any(value: Any, scope: Scope) -> Condition:
    parts = [condition_of(part, scope) for part in listed(value, "Conditions")]
    return lambda state, frame: any(part(state, frame) for part in parts)


def _not(value: Any, scope: Scope) -> Condition:
    part = condition_of(value, scope)
    return lambda state, frame: not part(state, frame)


def _has(value: Any, scope: Scope) -> Condition:
    value = mapping(value, "has")
    what = value.get("what")
    if isinstance(what, dict) and (key := next((k for k in ("count", "pick") if k in what), "")):
        raise CannotCompile(
            said(
                "“has” counts all there is: write “min” or “max” beside “what” instead of “{key}” in it",
                key=key,
            )
        )
    found = selector_of(what, scope)
    most = number(value["max"], "max") if value.get("max") is not None else None
    least = number(value.get("min", 0 if most is not None else 1), "min")

    def has(state: State, frame: Frame) -> bool:
        n = len(found.things(state, frame))
        return n >= least and (most is None or n <= most)

    return has


def _compare(value: Any, scope: Scope) -> Condition:
    value = mapping(value, "compare")
    a, b = amount_of(value.get("a"), scope), amount_of(value.get("b"), scope)
    compared = _COMPARED.get(word(value.get("is", ""), "is"))
    if compared is None:
        raise CannotCompile(
            said(
                "Amounts are {words}, not “{value}”",
                words=", ".join(_COMPARED),
                value=value.get("is"),
            )
        )
    return lambda state, frame: bool(compared(a(state, frame), b(state, frame)))


def _on(value: Any, scope: Scope) -> Condition:
    value = mapping(value, "on")
    figures = selector_of(value.get("figure", "mine"), scope, FIGURES)
    test = test_of({k: v for k, v in value.items() if k != "figure"}, scope)
    return lambda state, frame: any(
        test(state, frame, figure) for figure in figures.things(state, frame)
    )


def _state(value: Any, scope: Scope) -> Condition:
    """`{what, is}`, or a word for the own figures' state."""
    tree = value if isinstance(value, Mapping) else {"what": "mine", "is": value}
    things = selector_of(tree.get("what", "mine"), scope, FIGURES)
    test = test_of({"state": tree.get("is")}, scope)
    return lambda state, frame: any(
        test(state, frame, thing) for thing in things.things(state, frame)
    )


def _rolled(value: Any, scope: Scope) -> Condition:
    value = mapping(value, "rolled")
    rolled = amount_of(value.get("name"), scope)
    least = number(value.get("min", value.get("is", 0)), "A bound of a roll")
    highest = value.get("max", value.get("is"))
    most = number(highest, "A bound of a roll") if highest is not None else None
    return lambda state, frame: (
        rolled(state, frame) >= least and (most is None or rolled(state, frame) <= most)
    )


def _option(value: Any, scope: Scope) -> Condition:
    wanted = dict(mapping(value, "option"))
    world = scope.world
    return lambda _state, _frame: all(world.option(name) == v for name, v in wanted.items())


def _players(value: Any, scope: Scope) -> Condition:
    value = mapping(value, "players")
    n = scope.world.n_seats
    holds = number(value.get("min", 0), "min") <= n <= number(value.get("max", n), "max")
    return lambda _state, _frame: holds


_CONDITIONS: dict[str, Callable[[Any, Scope], Condition]] = {
    "all": _all,
    "any": _any,
    "not": _not,
    "has": _has,
    "compare": _compare,
    "on": _on,
    "state": _state,
    "rolled": _rolled,
    "option": _option,
    "players": _players,
}
