"""Read the base game's content and the published facts that it is compared with, as plain data."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from designer.documents import read_document
from designer.hexes import Board, Cell, Hex, Placement, build_board, parse_cell

FACTS = Path(__file__).parent / "facts"
CONTENT = Path(__file__).parents[3] / "content" / "el_dorado" / "base"

TERRAIN_OF_CODE = {
    "J": "jungle",
    "W": "water",
    "V": "village",
    "RUB": "rubble",
    "CAMP": "camp",
    "MTN": "mountain",
    "CAVE": "cave",
    "S": "start",
    "FINJ": "finish",
    "FINW": "finish",
}
"""How the facts call what a code stands for."""

ROUTE_IDS = (
    "first_expedition",
    "hills_of_gold",
    "home_stretch",
    "winding_paths",
    "serpentine",
    "swamplands",
    "witchs_cauldron",
)


@cache
def tree_of(path: Path) -> Any:
    """Read a YAML file that must hold no fault."""
    document = read_document(path.read_bytes(), path.name)
    assert not document.diagnostics, document.diagnostics
    return document.tree


def facts(name: str) -> Any:
    """Give what was published: `boards`, `routes`, `cards`, `caves` or `blockades`."""
    return tree_of(FACTS / f"{name}.yaml")


def content(name: str) -> Any:
    """Give what we ship, by its path below the base game's folder without its ending."""
    return tree_of(CONTENT / f"{name}.yaml")


@cache
def shipped_faces() -> Mapping[str, Mapping[Hex, Cell]]:
    """Give what each face shows, hex by hex; no hex twice."""
    codes = [terrain["code"] for terrain in content("terrains")["terrains"]]
    faces: dict[str, dict[Hex, Cell]] = {}
    for tile in content("tiles")["tiles"]:
        for face in tile["faces"]:
            cells = faces[face["id"]] = {}
            for row in face["rows"]:
                for number, text in enumerate(row["cells"]):
                    cell = parse_cell(text, codes)
                    assert isinstance(cell, Cell), text
                    at = Hex(row["q"] + number, row["r"])
                    assert at not in cells, (face["id"], at)
                    cells[at] = cell
    return faces


@cache
def published_route(route_id: str) -> Any:
    """Give the facts of a route."""
    wanted = route_id.replace("_", "-")
    return next(route for route in facts("routes")["routes"] if route["id"] == wanted)


@cache
def board_of(route_id: str) -> Board:
    """Build the board of a shipped route."""
    placements = [
        Placement(
            p.get("id", p["face"]), p["face"], Hex(*p["at"]), p["turn"], shipped_faces()[p["face"]]
        )
        for p in content(f"routes/{route_id}")["placements"]
    ]
    return build_board(placements)
