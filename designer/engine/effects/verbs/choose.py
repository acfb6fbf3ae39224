"""`choose`: one (or `count`) of several lists of effects; those that would do nothing are not offered.

Example: {op: choose, options: [[{op: draw, from: pile}], [{op: gain, what: actions}]]}
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, number

__all__ = ["build", "describe", "possible"]

_OR = {"en": ", or "}

State = Any


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Ask which; then carry the chosen ones out in the order in which they are written."""
    options = tree.get("options")
    if not isinstance(options, list) or not options:
        raise CannotCompile(said("A choice has options, each a list of effects"))
    checks: list[Check] = []

    def open_ones(state: State, frame: Frame) -> tuple[int, ...]:
        return tuple(n for n, check in enumerate(checks) if check(state, frame))

    count = max(0, number(tree.get("count", 1), "count"))
    about = (b.hub.choice(_labels(options), options),)
    chosen = b.ask("option", open_ones, least=count, most=count, about=about)
    for place, option in enumerate(options):
        end = b.label()
        b.unless(_is_chosen(chosen, place), end)
        b.effects(option)
        b.mark(end)
        checks.append(b.possible(option))


def _is_chosen(register: int, number: int) -> Check:
    def is_chosen(_state: State, frame: Frame) -> bool:
        return number in frame.names[register]

    return is_chosen


def _labels(options: Sequence[Any]) -> list[str]:
    """Name each option by the verb of its first effect, numbered where that is not enough."""
    firsts = [option[0] if isinstance(option, list) and option else option for option in options]
    verbs = [str(first.get("op")) if isinstance(first, Mapping) else "" for first in firsts]
    many = {verb for verb, n in Counter(verbs).items() if n > 1}
    seen: Counter[str] = Counter()
    labels = []
    for verb in verbs:
        seen[verb] += 1
        labels.append(f"{verb}_{seen[verb]}" if verb in many else verb)
    return labels


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """One of the options would do something."""
    checks = [b.possible(option) for option in tree["options"]]
    return lambda state, frame: any(check(state, frame) for check in checks)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say all options."""
    between = words.said("choose", _OR)
    return between.join(words.effects(option) for option in tree["options"])
