"""Pictures of pieces that are neither boards, cards nor tokens: blockades, explorers, mats, hat."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from designer.api import (
    BarLook,
    BoardScene,
    Box,
    DisplayList,
    Document,
    Ellipse,
    Hex,
    Item,
    Pawn,
    Picture,
    RoundedRectangle,
    Stroke,
    TerrainLook,
    TextBox,
    build_board,
)

from ..costs import FILLS
from ..terrains import Terrain
from .printout import Printout
from .words import text_in

__all__ = ["PIECES", "blockade_scene", "explorer_scene", "plain_piece"]

PIECES: Mapping[str, str] = {"mat": "player", "market_board": "table", "starting_hat": "table"}
"""How many of the loose pieces are laid out: one for each player, or those of the table."""

_WOOD, _EDGE, _PAPER, _INK = "#B98A54", "#5A3B1A", "#EFE3C8", "#3A2A12"


def blockade_scene(
    entry: Mapping[str, Any],
    title: str,
    terrains: Mapping[str, Terrain],
    looks: Mapping[str, TerrainLook],
) -> tuple[BoardScene, Box]:
    """Give a blockade as it lies in a joint, and the part of the scene that shows it."""
    pairs = [(Hex(q, 0), Hex(q + dq, 1)) for q in range(3) for dq in (-1, 0)]
    code = next((t.code for t in terrains.values() if t.id == entry.get("terrain")), "")
    strength, number = entry.get("strength"), entry.get("number")
    bar = BarLook(
        tuple(pairs),
        code=code,
        strength=strength if type(strength) is int else 0,
        number=str(number) if type(number) is int else "",
        title=title,
    )
    return BoardScene(title, build_board([]), looks, bars=(bar,)), Box(-1.4, -0.15, 6.3, 1.8)


def explorer_scene(
    colour: str, title: str, looks: Mapping[str, TerrainLook]
) -> tuple[BoardScene, Box]:
    """Give an explorer as it stands on a space, and the part of the scene that shows it."""
    pawn = Pawn(Hex(0, 0), colour, title)
    return BoardScene(title, build_board([]), looks, pawns=(pawn,)), Box(-0.7, -1.3, 1.4, 1.95)


def plain_piece(
    name: str, entry: Mapping[str, Any], title: str, document: Document, printout: Printout
) -> DisplayList:
    """Give the picture of a loose piece: its own art, else a drawing of what it is."""
    art, ground = text_in(entry, "art"), FILLS.get(name.rpartition("_")[2], _PAPER)
    if art:
        pack = printout.project.pack_of(document)
        folder = Path(pack.folder) if pack is not None else Path(document.path).parent
        items: tuple[Item, ...] = (
            Ellipse(50, 50, 48, 48, ground, Stroke(_EDGE, 3)),
            Picture(str(folder / art), Box(18, 18, 64, 64), _INK),
        )
        return DisplayList(100, 100, items, title=title)
    drawing = {"mat": _mat, "market_board": _market}.get(name)
    if drawing is not None:
        return drawing(title)
    first = TextBox(
        title[:1], Box(20, 20, 60, 60), role="display", size=50, weight=700, align="center"
    )
    plate = RoundedRectangle(Box(4, 4, 92, 92), 12, ground, Stroke(_EDGE, 3))
    return DisplayList(100, 100, (plate, first), title=title)


def _mat(title: str) -> DisplayList:
    """Give a player's mat: a place for the draw pile, one for the discard pile, cards in front."""
    items: list[Item] = [RoundedRectangle(Box(2, 2, 136, 106), 10, _WOOD, Stroke(_EDGE, 3))]
    items += [_slot(16 + 62 * n, 14, 46, 64) for n in range(2)]
    items.append(RoundedRectangle(Box(14, 86, 112, 12), 4, _PAPER, Stroke(_EDGE, 1.5)))
    return DisplayList(140, 110, tuple(items), title=title)


def _market(title: str) -> DisplayList:
    """Give the market board: six places for piles."""
    items: list[Item] = [RoundedRectangle(Box(2, 2, 136, 106), 10, "#6B4A24", Stroke(_EDGE, 3))]
    items += [_slot(14 + 39 * (n % 3), 10 + 47 * (n // 3), 32, 43) for n in range(6)]
    return DisplayList(140, 110, tuple(items), title=title)


def _slot(x: float, y: float, width: float, height: float) -> RoundedRectangle:
    return RoundedRectangle(Box(x, y, width, height), 4, _PAPER, Stroke(_EDGE, 1.5))
