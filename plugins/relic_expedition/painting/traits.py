"""What tiles of the stack are counted by: their edges, what they bring, their ground."""

from collections import Counter
from collections.abc import Iterator

from designer.api import Trait, said

from ..compile import edges_of
from ..definition import DENSE, WALL
from .contents import contents_of
from .looks import Bench

__all__ = ["traits_of"]


def traits_of(bench: Bench, name: str, copies: int) -> Iterator[Trait]:
    """Give what so many tiles of a kind show; they take turns with its patterns of edges."""
    tile = bench.box.tiles.get(name)
    if tile is None or copies < 1:
        return
    contents = [content for content in contents_of(bench, tile) if content.there]
    facet = said("Contents")
    for content in contents:
        yield Trait(facet, content.title, copies, content.fill)
    if not contents:
        yield Trait(facet, said("nothing"), copies)
    written = tile.get("edges")
    patterns = [edges_of(text) for text in (written if isinstance(written, list) and written else [""])]  # fmt: skip
    laps, more = divmod(copies, len(patterns))
    edges: Counter[int] = Counter()
    dense: Counter[int] = Counter()
    for number, pattern in enumerate(patterns):
        n = laps + (number < more)
        for edge in pattern:
            edges[edge] += n
        dense[pattern.count(DENSE)] += n
    words = {DENSE: (said("dense"), "#17351F"), WALL: (said("wall"), "#8E887B")}
    for edge, n in sorted(edges.items()):
        if n:
            word, colour = words.get(edge, (said("open"), "#86A65A"))
            yield Trait(said("Edges"), word, n, colour)
    for sides, n in sorted(dense.items()):
        if n:
            yield Trait(said("Dense sides of a tile"), str(sides), n, "#17351F")
    terrain = str(tile.get("terrain"))
    ground = bench.pictures.grounds.get(terrain)
    fill = str(ground.colours.get("base", "")) if ground is not None else ""
    yield Trait(said("Terrain"), bench.terrain_title(terrain), copies, fill)
