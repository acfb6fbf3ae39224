"""How a token's cost is told at a glance: a short word, and the colour of the cards that pay."""

from collections.abc import Mapping
from typing import Any

__all__ = ["FILLS", "PLAIN", "cost_look"]

FILLS = {"green": "#5C9F5B", "yellow": "#F0C95A", "blue": "#56A2DB", "purple": "#B98BD1"}
PLAIN = "#E9D9B0"
_ANY = "#FFFFFF"
_BY_SYMBOL = {"machete": "green", "coin": "yellow", "paddle": "blue"}


def cost_look(tree: Mapping[str, Any]) -> tuple[str, str]:
    """Give the word and the colour of a token's cost; ("", the plain one) where it has none.

    Cards are counted with a cross (`3x`), one of each is told by pluses, a strength is a bare number.
    """
    cost = tree.get("cost")
    if not isinstance(cost, Mapping):
        return "", PLAIN
    cards = cost.get("cards")
    if isinstance(cards, list) and cards:
        kinds = {str(card) for card in cards}
        if len(kinds) > 1:
            return "+".join("1" for _ in cards), PLAIN
        (kind,) = kinds
        return f"{len(cards)}\N{MULTIPLICATION SIGN}", FILLS.get(kind, _ANY)
    symbol = str(cost.get("symbol", ""))
    return str(cost.get("strength", "")), FILLS.get(_BY_SYMBOL.get(symbol, ""), PLAIN)
