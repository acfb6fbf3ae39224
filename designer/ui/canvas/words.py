"""A space in words: for tips, the status bar and screen readers."""

from designer.hexes import Hex
from designer.printing.scenes import BoardScene
from designer.ui.kit.languages import mark, tr, translated

__all__ = ["space_words", "tile_words"]


_ARROWS = (
    mark("arrow to the east"),
    mark("arrow to the north-east"),
    mark("arrow to the north-west"),
    mark("arrow to the west"),
    mark("arrow to the south-west"),
    mark("arrow to the south-east"),
)


def tile_words(scene: BoardScene, placement: int) -> str:
    """Give the name of the tile that a placement lies with."""
    label = next((label.text for label in scene.labels if label.placement == placement), "")
    return label or scene.board.placements[placement].face


def space_words(scene: BoardScene, space: Hex) -> tuple[str, ...]:
    """Give the lines that describe a space; () where the board has none.

    Returns:
        Terrain and strength; tile and coordinate; how it is entered, where that is known.
    """
    absent = scene.absent_at(space)
    if absent is not None:
        place = (
            tr("It is shown here because it has no place")
            if absent.homeless
            else tr("Its place would be {q}, {r}", q=absent.hex.q, r=absent.hex.r)
        )
        return (translated(absent.reason), place)
    position = scene.board.index.get(space)
    if position is None:
        return ()
    entry = scene.board.spaces[position]
    look = scene.looks.get(entry.cell.code)
    name = translated(look.name) if look else entry.cell.code
    terrain = f"{name} {entry.cell.number}" if entry.cell.number else name
    tile = tr(
        "Tile {tile_words}, space {q}, {r}",
        tile_words=tile_words(scene, entry.placement),
        q=space.q,
        r=space.r,
    )
    signs = {sign.key: sign.name for sign in look.signs} if look else {}
    shown = [tr(_ARROWS[entry.cell.arrow])] if entry.cell.arrow is not None else []
    shown += [signs.get(entry.cell.action) or entry.cell.action] if entry.cell.action else []
    shown += [signs.get("*") or tr("mark")] if entry.cell.marked else []
    lines = [", ".join([terrain, *shown]), tile]
    if look and look.enter:
        lines.append(translated(look.enter))
    return tuple(lines)
