"""The strip over a side: tools, turns, mirror, and which side is shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from designer.paint.look import Look
from designer.ui.editors.pills import Pills
from designer.ui.editors.tile_pad import Tool
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import mark, tr
from designer.ui.preview.flow import Flow

__all__ = ["TOOL_KEYS", "TileTools"]

_TOOLS = (
    (Tool.PAINT, "stamp", mark("Paint"), "B", mark("Paints spaces with the chosen terrain")),
    (
        Tool.FILL,
        "paint-bucket",
        mark("Fill"),
        "G",
        mark("Paints all that hangs together and shows the same"),
    ),
    (Tool.ERASE, "eraser", mark("Erase"), "E", mark("Takes spaces away")),
    (Tool.SCENERY, "image", mark("Scenery"), "C", mark("Hexes that are drawn but are no spaces")),
    (
        Tool.PICK,
        "crosshair",
        mark("Pick up"),
        "P",
        mark("Takes the terrain of a space; also the right button"),
    ),
    (
        Tool.SELECT,
        "mouse-pointer-2",
        mark("Select"),
        "S",
        mark("Chooses spaces, to paint them together"),
    ),
)
TOOL_KEYS = {key: tool for tool, _, _, key, _ in _TOOLS}
"""The key of each tool, while the side has the keyboard."""


class TileTools(QWidget):
    """Hold the buttons.

    Attributes:
        sides: which side is shown.
        changing: all that changes the side.
        tool_chosen: a tool was pressed (Tool).
        turn_asked: a turn is wanted, clockwise 1, anticlockwise -1.
        mirror_asked: a mirror is wanted.
    """

    tool_chosen = Signal(object)
    turn_asked = Signal(int)
    mirror_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sides = Pills(look, in_line=True)
        self.changing = QWidget()
        self.buttons: dict[Tool, IconButton] = {}
        row = QHBoxLayout(self.changing)  # what turns stands together; the sides give way
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for tool, icon, name, key, tip in _TOOLS:
            button = IconButton(
                look, icon, tr(name), shortcut=key, explanation=tr(tip), checkable=True, size=28
            )
            button.clicked.connect(lambda _=False, tool=tool: self.tool_chosen.emit(tool))
            self.buttons[tool] = button
            row.addWidget(button)
        self.left = IconButton(
            look, "rotate-ccw", tr("Turn anticlockwise"), shortcut="Shift+Z", size=28
        )
        self.left.clicked.connect(lambda _=False: self.turn_asked.emit(-1))
        self.right = IconButton(look, "rotate-cw", tr("Turn clockwise"), shortcut="Z", size=28)
        self.right.clicked.connect(lambda _=False: self.turn_asked.emit(1))
        self.mirroring = IconButton(
            look,
            "mirror",
            tr("Mirror"),
            shortcut="M",
            explanation=tr("Swaps east and west"),
            size=28,
        )
        self.mirroring.clicked.connect(lambda _=False: self.mirror_asked.emit())
        for button in (self.left, self.right, self.mirroring):
            row.addWidget(button)
        outer = Flow(4)
        outer.setContentsMargins(12, 6, 12, 2)
        self.setLayout(outer)
        outer.addWidget(self.changing)
        outer.addWidget(self.sides)

    def light(self, tool: Tool) -> None:
        """Show which tool is in the hand."""
        for own, button in self.buttons.items():
            button.setChecked(own is tool)
