"""How pieces that are painted look: as in the preview, with their openings in gold."""

from collections.abc import Mapping
from typing import Any

import msgspec

from designer.api import EdgeLook, Hex, Project, TerrainLook, remembered, said, spoken_name

from ..box import Box, read_box
from ..pictures import Pictures, read_pictures
from ..scene import edge_look, ground_look
from ..table_hexes import around

__all__ = ["Bench", "bench_of", "edges_drawn", "way_title"]

_GOLD, _GOLD_LINE = "#C79A1C", "#6B4F08"


class Bench(msgspec.Struct, frozen=True):
    """Give what a piece is painted with: what there is in the box, and its pictures."""

    box: Box
    pictures: Pictures
    language: str

    def title(self, entry: Mapping[str, Any] | None, name: str) -> str:
        """Give what an entry is called, its id where it has no name."""
        found = spoken_name(entry.get("name"), self.language) if entry is not None else ""
        return found or name

    def terrain_title(self, name: str) -> str:
        """Give what a terrain is called."""
        return self.title(self.box.terrains.get(name), name)

    def look(self, code: str, terrain: str, icon: str = "") -> TerrainLook:
        """Give how a space of a terrain is drawn, with a sign on it."""
        return ground_look(
            code, self.terrain_title(terrain), self.pictures.grounds.get(terrain), icon
        )


@remembered("animals", "boards", "decks", "dice", "relics", "rules", "terrains", "tiles", "tokens")
def bench_of(project: Project, language: str) -> Bench:
    """Read what there is in the box."""
    return Bench(read_box(project, language), read_pictures(project), language)


def edges_drawn(at: Hex, edges: tuple[int, ...], gold: frozenset[int]) -> tuple[EdgeLook, ...]:
    """Give the edges of a space as they are drawn; those where something is attached are gold."""
    found = []
    for way, towards in enumerate(around(at)):
        if way in gold:
            found.append(EdgeLook(at, towards, _GOLD, _GOLD_LINE, even=True))
        elif (look := edge_look(at, towards, edges[way])) is not None:
            found.append(look)
    return tuple(found)


def way_title(way: int) -> str:
    """Give what a direction is called, counted clockwise from the east."""
    titles = (said("east"), said("south-east"), said("south-west"), said("west"), said("north-west"), said("north-east"))  # fmt: skip
    return titles[way]
