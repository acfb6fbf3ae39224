"""The terrains to paint with: a button each with its look, and the number that goes with it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from designer.documents import Project, text_of
from designer.hexes import Cell
from designer.paint.look import Look
from designer.paint.spaces import draw_space
from designer.printing.palettes import Palette
from designer.printing.scenes import TerrainLook
from designer.ui.kit.buttons import draw_focus
from designer.ui.preview.flow import Flow

__all__ = ["Terrain", "TerrainButtons", "look_of", "terrains_of"]

_PLAIN = TerrainLook("?", "?", "#8A8A8A", "#B5B5B5", "#5A5A5A", "#FFFFFF", "#333333")
_SIZE, _SMALL = QSize(38, 40), QSize(29, 30)


class Terrain(msgspec.Struct, frozen=True):
    """Give a terrain that can be painted.

    Attributes:
        number: what its number means: `strength`, `label` or `none`.
        least, most: the numbers there may be.
    """

    code: str
    name: str
    number: str = "strength"
    least: int = 1
    most: int = 9


def terrains_of(project: Project, game: str, language: str = "") -> tuple[Terrain, ...]:
    """Give the terrains of a game: those of packs that need no other first, as they are written."""
    found = []
    entries = project.entries("terrain_code", game or None).values()
    for entry in sorted(entries, key=lambda e: bool(e.pack is not None and e.pack.requires)):
        tree: Mapping[str, Any] = entry.tree if isinstance(entry.tree, dict) else {}
        mode = str(tree.get("number", "strength"))
        least, most = _range(tree.get("range"), mode)
        name = text_of(tree.get("name"), language) or entry.id
        found.append(Terrain(entry.id, name, mode, least, most))
    return tuple(found)


def look_of(palette: Palette, terrain: Terrain) -> TerrainLook:
    """Give how a terrain is drawn; a plain look where its game says nothing."""
    plain = msgspec.structs.replace(_PLAIN, code=terrain.code, name=terrain.name)
    return palette.looks.get(terrain.code, plain)


def _range(value: Any, mode: str) -> tuple[int, int]:
    if mode == "none":
        return 0, 0
    if isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value):
        return value[0], value[1]
    return 1, 9


class TerrainButtons(QWidget):
    """Choose what is painted.

    Attributes:
        chosen: a terrain was pressed (its code).
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._buttons: list[_TerrainButton] = []
        self._behind: QWidget | None = None
        self._is_small = False
        self._flow = Flow(2)
        self.setLayout(self._flow)

    def add_behind(self, widget: QWidget) -> None:
        """Put a widget behind the last button."""
        self._behind = widget
        self._flow.addWidget(widget)

    def show_terrains(self, terrains: Sequence[Terrain], palette: Palette, lit: Cell) -> None:
        """Show terrains, one of them lit with its number."""
        if [button.terrain for button in self._buttons] != list(terrains):
            for button in self._buttons:
                self._flow.removeWidget(button)
                button.hide()
                button.deleteLater()
            self._buttons = [_TerrainButton(self._look, terrain, self) for terrain in terrains]
            for button in self._buttons:
                button.setFixedSize(_SMALL if self._is_small else _SIZE)
                button.clicked.connect(
                    lambda _=False, code=button.terrain.code: self.chosen.emit(code)
                )
                self._flow.addWidget(button)
                button.show()
            if self._behind is not None:
                self._flow.removeWidget(self._behind)
                self._flow.addWidget(self._behind)
        for button in self._buttons:
            on = button.terrain.code == lit.code
            inner = look_of(palette, button.terrain).inner
            button.show_look(
                look_of(palette, button.terrain),
                palette.looks.get(inner),
                lit if on else Cell(button.terrain.code, max(button.terrain.least, 0)),
                on=on,
            )

    def set_small(self, small: bool) -> None:
        """Let the buttons be small where there is little room, or as large as always."""
        if small != self._is_small:
            self._is_small = small
            for button in self._buttons:
                button.setFixedSize(_SMALL if small else _SIZE)

    def button(self, code: str) -> QPushButton | None:
        """Give the button of a terrain."""
        return next((b for b in self._buttons if b.terrain.code == code), None)


class _TerrainButton(QPushButton):
    def __init__(self, look: Look, terrain: Terrain, parent: QWidget) -> None:
        super().__init__(parent)
        self.terrain = terrain
        self._look = look
        self._shown: tuple[TerrainLook, TerrainLook | None, Cell] = (
            _PLAIN,
            None,
            Cell(terrain.code),
        )
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(f"{terrain.name} ({terrain.code})")
        self.setAccessibleName(terrain.name)
        look.changed.connect(self.update)

    def show_look(
        self, look: TerrainLook, inner: TerrainLook | None, cell: Cell, *, on: bool
    ) -> None:
        self._shown = (look, inner, cell)
        self.setChecked(on)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked() or self.underMouse():
            painter.setPen(self._look.colour("accent" if self.isChecked() else "strong"))
            painter.setBrush(self._look.colour("soft"))
            painter.drawRoundedRect(frame, 6, 6)
        painter.save()
        painter.translate(frame.center())
        scale = 0.16 * self.width() / _SIZE.width()
        painter.scale(scale, scale)
        look, inner, cell = self._shown
        draw_space(painter, look, cell, radius_px=16, inner=inner)
        painter.restore()
        if not self.isEnabled():
            veil = self._look.colour("surface")
            veil.setAlphaF(0.6)
            painter.fillRect(self.rect(), veil)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 7)
