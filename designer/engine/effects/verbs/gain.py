"""`gain`: actions, or strength, once.

Strength with a symbol is like a card without a card: one chain of steps, or part of a payment.

Example: {op: gain, what: strength, symbol: sword, count: 2}
"""

from collections.abc import Mapping
from typing import Any

from designer.diagnostics import said
from designer.engine.effects.building import Builder, Check
from designer.engine.effects.describing import Words
from designer.engine.effects.scope import CannotCompile, word
from designer.engine.effects.selectors import amount_of

__all__ = ["build", "describe", "possible"]

_SAYS = {"en": "gain {count}"}


def build(tree: Mapping[str, Any], b: Builder) -> None:
    """Gain so many."""
    what, symbol = word(tree.get("what"), "what"), word(tree.get("symbol", ""), "symbol")
    if symbol and symbol not in b.world.values.get("symbol", {}):
        raise CannotCompile(said("There is no symbol “{symbol}”", symbol=symbol))
    amount = amount_of(tree.get("count", 1), b.scope)
    b.emit(lambda state, frame: b.world.gained(state, what, amount(state, frame), symbol, frame))


def possible(tree: Mapping[str, Any], b: Builder) -> Check:
    """It would be of some use."""
    what = str(tree.get("what"))
    return lambda state, frame: b.world.can_gain(state, frame.actor, what)


def describe(tree: Mapping[str, Any], words: Words) -> str:
    """Say how much of what."""
    noun = str(tree.get("symbol") or str(tree.get("what")).removesuffix("s"))
    return words.said("gain", _SAYS, count=words.amount(tree.get("count", 1), noun))
