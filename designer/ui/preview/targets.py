"""Targets of moves on the board: their order, and what stands at them."""

from collections.abc import Sequence

from designer.hexes import Hex
from designer.paint.geometry import centre
from designer.play.table import Handle

__all__ = ["in_order", "joined"]


def in_order(handles: Sequence[Handle]) -> Sequence[Handle]:
    """Give one handle per target on the board, from left to right, barriers last."""
    first: dict[tuple[Hex | None, int | None], Handle] = {}
    for handle in handles:
        if handle.target_hex is not None or handle.target_bar is not None:
            first.setdefault((handle.target_hex, handle.target_bar), handle)

    def place(handle: Handle) -> tuple[int, float, float]:
        if handle.target_hex is None:
            return 1, float(handle.target_bar or 0), 0.0
        return 0, *centre(handle.target_hex)

    return sorted(first.values(), key=place)


def joined(known: str | None, price: str) -> str:
    """Two moves to one place with two prices show both."""
    if known is None or known == price:
        return price
    return "/".join(sorted({*known.split("/"), price} - {""}))
