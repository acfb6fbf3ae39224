"""A made-up game's list and plan, and a measure that needs no fonts."""

from designer.hexes import Cell, Hex, Placement, build_board
from designer.printing.components import Component, ComponentList, ComponentSection, PieceBox
from designer.printing.display import BoardView, Box, DisplayList, Ellipse, Group, TextBox
from designer.printing.laying import LayingNote, LayingPlan, LayingStep, Touch
from designer.printing.scenes import BoardScene, TerrainLook
from designer.printing.text import Style

PICTURE = DisplayList(
    10,
    10,
    (
        Ellipse(5, 5, 4, 4, "#AA3311"),
        Group((TextBox("rich", Box(0, 0, 10, 4)),), from_px=100),
        Group((TextBox("plain", Box(0, 0, 10, 4)),), below_px=100),
    ),
    title="A disc",
)
GRASS = TerrainLook("G", "Grass", "#3B7A45", "#5C9F5B", "#1F4D2B", "#F6F2DC", "#12331B")


class EvenMeasure:
    """Every letter is half as wide as it is high; lines break anywhere."""

    def lines(self, text: str, style: Style, width: float) -> int:
        return max(1, -(-round(self.width(text, style) * 1000) // round(width * 1000)))

    def width(self, text: str, style: Style) -> float:
        return len(text) * style.size / 2


def component(name: str, count: int = 1, **more) -> Component:
    """Give a piece from the box “one” unless it says otherwise."""
    values = {"box": "one", "stock": count, "source": "rulebook", "picture": PICTURE, **more}
    return Component(f"piece:{name}", name, count, **values)


def listed(*components: Component, **more) -> ComponentList:
    """Give a list with one section."""
    values = {
        "boxes": (PieceBox("one", "Box One"), PieceBox("two", "Box Two")),
        "credits": ("Icons by Ada Example, CC BY 3.0.",),
        "players": 3,
        "player_counts": (2, 3),
        **more,
    }
    section = ComponentSection("discs", "Discs", components, note="all of them", columns=4)
    return ComponentList("A Race", "For 3 players", (section,), **values)


def scene(n_tiles: int = 2, *, down: bool = False) -> BoardScene:
    """Give tiles of two spaces in a row, beside each other or below each other."""
    cells = {Hex(0, 0): Cell("G", 1), Hex(1, 0): Cell("G", 2)}
    step = Hex(-1, 2) if down else Hex(2, 0)
    places = [Hex(step.q * n, step.r * n) for n in range(n_tiles)]
    tiles = [Placement(f"t{n}", f"T{n}", at, 0, cells) for n, at in enumerate(places)]
    return BoardScene("Board", build_board(tiles), {"G": GRASS})


def plan(n_steps: int = 2, **more) -> LayingPlan:
    """Give a plan that lays tiles in a row."""
    scenes = {"all": scene(n_steps), "one": scene(1)}
    steps = [LayingStep("T0", "Tile 0", "public", 0, "one")]
    steps += [
        LayingStep(
            f"T{n}",
            f"Tile {n}",
            "designed here",
            n % 6,
            "one",
            ((0, 0),),
            (Touch(f"T{n - 1}", 3, ("Grass", "Grass"), ("Grass 2",), "A gate between them."),),
        )
        for n in range(1, n_steps)
    ]
    values = {
        "notes": (LayingNote("Start", "Red on 1."), LayingNote("Stall", "Six piles.")),
        "credits": ("Icons by Ada Example, CC BY 3.0.",),
        "players": 3,
        **more,
    }
    return LayingPlan("A Race", "For 3 players", "all", tuple(steps), scenes=scenes, **values)


def views(page: DisplayList) -> list[BoardView]:
    """Give the boards on a page."""
    return [item for item in _items(page.items) if isinstance(item, BoardView)]


def texts(page: DisplayList) -> list[str]:
    """Give the texts on a page."""
    return [item.text for item in _items(page.items) if isinstance(item, TextBox)]


def _items(items):
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from _items(item.items)
