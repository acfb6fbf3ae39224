"""The stage of tiles: the chosen tile's sides, painted space by space."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.diagnostics import Severity
from designer.documents import Pointer
from designer.hexes import Cell, Hex, parse_cell
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.printing.palettes import Palette
from designer.ui.editors.editor import Shown
from designer.ui.editors.terrains import Terrain, TerrainButtons, terrains_of
from designer.ui.editors.tile_pad import TilePad, Tool
from designer.ui.editors.tile_rows import (
    Brush,
    Side,
    hex_of,
    mirrored,
    place_of,
    region,
    side_of,
    turned,
    with_brush,
    written,
)
from designer.ui.editors.tile_scene import problems_of, scene_of_side, unread_in
from designer.ui.editors.tile_tools import TOOL_KEYS, TileTools
from designer.ui.forms.context import FormContext
from designer.ui.forms.numbers import Stepper
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.spoken import within
from designer.ui.kit.accessible import announce
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import mark, spoken, tr
from designer.ui.kit.surfaces import lay_on
from designer.validation.form_changes import Change

__all__ = ["TilesStage"]

_FACES = "faces"
_LOW = 400  # pixels
_NUMBER_WORDS = {"strength": mark("Strength"), "label": mark("Number")}


class _Panel(QWidget):
    """Tell how high it is."""

    def __init__(self, on_height: Callable[[int], None]) -> None:
        super().__init__()
        self._on_height = on_height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_height(event.size().height())


class TilesStage:
    """Paint the sides of the chosen tile."""

    skip: tuple[str, ...] = ("rows", "scenery")
    title = mark("Spaces")
    is_wide = True

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._pictures = pictures
        self._context: FormContext | None = None
        self._shown: Shown | None = None
        self._tile: Pointer = ()
        self._faces: tuple[Any, ...] = ()
        self._number = 0
        self._terrains: Mapping[str, Terrain] = {}
        self.brush = Brush("")
        self.pad = TilePad(look)
        self.buttons = TerrainButtons(look)
        self.tools = TileTools(look)
        self.stepper = Stepper(look)
        self._number_strip = QWidget()
        self._strength = QLabel()
        self._words = QLabel()
        self._empty = EmptyPanel(
            look,
            "hexagon",
            tr("No tile is chosen"),
            tr("Choose one tile in the list to paint its sides."),
        )
        self._panel = _Panel(self._on_height)
        self._lay_out()
        self._connect()
        self._choose_tool(Tool.PAINT)

    def widget(self) -> QWidget:
        """Give the widget."""
        return self._panel

    def attach(self, context: FormContext) -> None:
        """Take the context through which changes are asked for."""
        self._context = context
        context.read_only_changed.connect(self._enable)

    @property
    def context(self) -> FormContext:
        """Give the context."""
        assert self._context is not None, "a stage is attached before it shows anything"
        return self._context

    @property
    def side(self) -> Side:
        """Give the side shown."""
        return side_of(self._face)

    @property
    def _face(self) -> Any:
        return self._faces[self._number] if self._number < len(self._faces) else None

    @property
    def _pointer(self) -> Pointer:
        return (*self._tile, _FACES, self._number)

    # -- showing --------------------------------------------------------------------------------

    def show_objects(self, shown: Shown) -> None:
        """Show the sides of the chosen tile."""
        self._shown = shown
        game = shown.project.game_of(shown.document)
        self._terrains = {t.code: t for t in terrains_of(shown.project, game, spoken())}
        if self.brush.code not in self._terrains and self._terrains:
            first = next(iter(self._terrains.values()))
            self.brush = Brush(first.code, first.least)
        chosen = shown.chosen() if len(shown.pointers) == 1 else None
        faces = (
            chosen[2].get(_FACES) if chosen is not None and isinstance(chosen[2], dict) else None
        )
        tile = shown.pointers[0] if isinstance(faces, list) else ()
        self._faces = tuple(faces) if isinstance(faces, list) else ()
        if tile != self._tile or self._number >= len(self._faces):
            self._tile, self._number = tile, 0
            self.pad.forget()
        self._show_face()

    def show_place(self, pointer: Pointer) -> None:
        """Show the side, and the space, that a place of the document is about."""
        inside = pointer[len(self._tile) :]
        if not self._tile or pointer[: len(self._tile)] != self._tile or inside[:1] != (_FACES,):
            return
        if len(inside) > 1 and isinstance(inside[1], int) and inside[1] != self._number:
            self.show_face(inside[1])
        at = hex_of(self._face, inside[2:])
        if at is not None:
            self.pad.blockSignals(True)
            self.pad.set_cursor_hex(at)
            self.pad.blockSignals(False)
            self._say(at)

    def show_face(self, number: int) -> None:
        """Show another side of the tile."""
        if 0 <= number < len(self._faces):
            self._number = number
            self.pad.forget()
            self._show_face()

    def _show_face(self) -> None:
        there = self._face is not None
        for widget in (self.tools, self.pad, self.buttons, self._words):
            widget.setVisible(there)
        self._empty.setVisible(not there)
        names = [(str(n), self._name_of(face, n)) for n, face in enumerate(self._faces)]
        self.tools.sides.show_pills(names, str(self._number))
        self._show_brush()
        self._enable()
        if there:
            side = self.side
            scene = scene_of_side(side, self._terrains, self._palette())
            self.pad.show_side(scene, self._problems(), unread_in(side, self._terrains))
            self._say(self.pad.cursor_hex)

    @staticmethod
    def _name_of(face: Any, number: int) -> str:
        tree = face if isinstance(face, dict) else {}
        return tr("Side {letter}", letter=tree.get("letter") or tree.get("id") or number + 1)

    def _palette(self) -> Palette:
        return self._pictures.palette()

    def _problems(self) -> dict[Hex, Severity]:
        shown = self._shown
        if shown is None:
            return {}
        return problems_of(shown.faults, shown.document.tree, self._face, self._pointer)

    # -- painting -------------------------------------------------------------------------------

    def touch(self, at: Hex) -> None:
        """Use the tool on a hex."""
        side = self.side
        match self.pad.tool:
            case Tool.PAINT:
                self._paint({at}, side)
            case Tool.FILL:
                self._paint(region(side, at) or {at}, side)
            case Tool.ERASE:
                self._erase(frozenset({at}), side)
            case Tool.SCENERY:
                if at not in side.cells:
                    self._write(Side(side.cells, side.scenery ^ {at}), tr("Paint scenery"))
            case Tool.PICK:
                self._pick(at, side)

    def choose_terrain(self, code: str) -> None:
        """Paint with a terrain from now on; the chosen spaces are painted at once."""
        terrain = self._terrains.get(code)
        if terrain is None:
            return
        number = min(max(self.brush.number, terrain.least), terrain.most)
        self.brush = Brush(code, number)
        self._after_brush()

    def choose_number(self, number: int) -> None:
        """Paint with a strength or number from now on; the chosen spaces get it at once."""
        terrain = self._terrains.get(self.brush.code)
        if terrain is None or terrain.number == "none":
            return
        self.brush = Brush(self.brush.code, min(max(number, terrain.least), terrain.most))
        self._after_brush()

    def number_space(self, number: int) -> None:
        """Give the chosen spaces, or the one under the cursor, a number of their own terrain."""
        side = self.side
        chosen = self.pad.selection or {self.pad.cursor_hex}
        cells = dict(side.cells)
        for at in chosen & cells.keys():
            read = parse_cell(cells[at], self._terrains)
            terrain = self._terrains.get(read.code) if isinstance(read, Cell) else None
            if isinstance(read, Cell) and terrain is not None and terrain.number != "none":
                bounded = min(max(number, terrain.least), terrain.most)
                cells[at] = msgspec.structs.replace(read, number=bounded).to_text()
        self._write(Side(cells, side.scenery), tr("Number spaces"))

    def turn(self, steps: int) -> None:
        """Turn the side about its (0, 0)."""
        self.context.begin_run()
        turn = tr("Turn side clockwise") if steps > 0 else tr("Turn side anticlockwise")
        self._write(turned(self.side, steps, self._terrains), turn)

    def mirror(self) -> None:
        """Swap east and west."""
        self.context.begin_run()
        self._write(mirrored(self.side, self._terrains), tr("Mirror side"))

    def _after_brush(self) -> None:
        self._show_brush()
        if self.pad.selection:
            self.context.begin_run()
            self._paint(self.pad.selection, self.side)
        elif self.pad.tool in {Tool.ERASE, Tool.PICK, Tool.SELECT, Tool.SCENERY}:
            self._choose_tool(Tool.PAINT)

    def _paint(self, hexes: frozenset[Hex] | set[Hex], side: Side) -> None:
        if not self.brush.code:
            return
        painted = {at: with_brush(side.cells.get(at), self.brush, self._terrains) for at in hexes}
        self._write(Side({**side.cells, **painted}, side.scenery - hexes), tr("Paint spaces"))

    def _erase(self, hexes: frozenset[Hex], side: Side) -> None:
        cells = {at: text for at, text in side.cells.items() if at not in hexes}
        if not cells:
            self._words.setText(tr("A side has at least one space: paint another one first."))
            return
        self._write(Side(cells, side.scenery - hexes), tr("Erase spaces"))

    def _pick(self, at: Hex, side: Side) -> None:
        read = parse_cell(side.cells.get(at, ""), self._terrains)
        if isinstance(read, Cell):
            self.brush = Brush(read.code, read.number)
            self._show_brush()
            if self.pad.tool is Tool.PICK:
                self._choose_tool(Tool.PAINT)

    def _write(self, after: Side, label: str) -> None:
        if self.context.read_only or self._face is None:
            return
        operations = written(self._face, self._pointer, after)
        if operations:
            name = self._name_of(self._face, self._number)
            merge = f"{self.context.run_word} {label} {self._pointer}"
            self.context.ask(
                Change(
                    operations,
                    tr("{label} of {side}", label=label, side=within(name)),
                    merge,
                )
            )

    # -- parts ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._strength.setFont(font("ui", 13, 500))
        self._words.setFont(font("ui", 12))
        self._words.setWordWrap(True)
        self._words.setContentsMargins(14, 4, 14, 8)
        self._words.setMinimumHeight(34)
        number = QHBoxLayout(self._number_strip)
        number.setContentsMargins(8, 0, 0, 0)
        number.setSpacing(0)
        number.addWidget(self._strength)
        number.addWidget(self.stepper)
        self.buttons.add_behind(self._number_strip)
        self.buttons.setContentsMargins(12, 0, 12, 4)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tools)
        column.addWidget(self.buttons)
        column.addWidget(self.pad, 1)
        column.addWidget(self._words)
        column.addWidget(self._empty, 1)
        lay_on(self._look, self._panel)
        self._panel.setMinimumWidth(220)

    def _on_height(self, height: int) -> None:
        """Leave the tile most of the room in a small window."""
        self.buttons.set_small(height < _LOW)

    def _connect(self) -> None:
        self.pad.stroke_begun.connect(self._on_stroke)
        self.pad.touched.connect(self.touch)
        self.pad.key_pressed.connect(self._on_key)
        self.pad.cursor_moved.connect(self._on_cursor)
        self.pad.selection_changed.connect(lambda: self._say(self.pad.cursor_hex))
        self.tools.sides.chosen.connect(lambda key: self.show_face(int(key)))
        self.tools.tool_chosen.connect(self._choose_tool)
        self.tools.turn_asked.connect(self.turn)
        self.tools.mirror_asked.connect(self.mirror)
        self.buttons.chosen.connect(self.choose_terrain)
        self.stepper.stepped.connect(lambda way: self.choose_number(self.brush.number + way))

    def _choose_tool(self, tool: Tool) -> None:
        self.pad.tool = tool
        self.tools.light(tool)

    def _show_brush(self) -> None:
        terrain = self._terrains.get(self.brush.code)
        lit = Cell(self.brush.code, self.brush.number)
        self.buttons.show_terrains(tuple(self._terrains.values()), self._palette(), lit)
        numbered = terrain is not None and terrain.number != "none"
        word = tr(_NUMBER_WORDS.get(terrain.number, "Number")) if terrain is not None else ""
        self._strength.setText(f"{word} {self.brush.number}" if numbered else "")
        self._number_strip.setVisible(numbered)

    def _enable(self) -> None:
        alive = not self.context.read_only
        for widget in (self.buttons, self.stepper, self.tools.changing):
            widget.setEnabled(alive)

    def _on_stroke(self) -> None:
        self.context.begin_run()

    def _on_cursor(self, at: Hex) -> None:
        self._say(at)
        place = place_of(self._face, at)
        if place is not None:
            self.context.visited.emit((*self._pointer, *place))

    def _say(self, at: Hex) -> None:
        side = self.side
        text = side.cells.get(at)
        if text is not None:
            read = parse_cell(text, self._terrains)
            named = self._terrains.get(read.code) if isinstance(read, Cell) else None
            what = f"{named.name} {read.number or ''}".strip() if named and isinstance(read, Cell) else text  # fmt: skip
            what = f"{what} ({text})"
        else:
            what = tr("scenery") if at in side.scenery else tr("no space")
        chosen = tr("{n} spaces chosen. ", n=len(self.pad.selection)) if self.pad.selection else ""
        total = tr("{n} spaces", n=len(side.cells))
        self._words.setText(f"{chosen}{at.q}, {at.r}: {what}. {total}.")
        announce(self.pad, self._words.text())

    def _on_key(self, event: QKeyEvent) -> None:
        """Take the keys of tools, numbers and turns."""
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        if modifiers and not shift:
            return
        letter = event.text().upper()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not shift:
            self.context.begin_run()
            self.number_space(int(key) - int(Qt.Key.Key_0))
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.context.begin_run()
            self._erase(self.pad.selection or frozenset({self.pad.cursor_hex}), self.side)
        elif letter == "Z":
            self.turn(-1 if shift else 1)
        elif letter == "M":
            self.mirror()
        elif letter in TOOL_KEYS:
            self._choose_tool(TOOL_KEYS[letter])
        else:
            return
        event.accept()
