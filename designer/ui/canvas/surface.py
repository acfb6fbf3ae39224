"""The canvas as a picture: a board drawn at a zoom and a place, and what is shown over it."""

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from designer.diagnostics import Severity
from designer.hexes import Hex
from designer.paint.boards import BoardPicture
from designer.paint.coordinates import draw_coordinates
from designer.paint.look import Look
from designer.paint.markings import Marking
from designer.paint.overlays import Overlay
from designer.paint.scene import paint_live
from designer.paint.stamps import Stamps
from designer.printing.scenes import BarLook, BoardScene
from designer.ui.canvas.camera import STEP, Camera, between, fitted
from designer.ui.canvas.hands import Hands
from designer.ui.canvas.kept import KeptDrawing
from designer.ui.canvas.layers import Layers
from designer.ui.canvas.words import space_words
from designer.ui.kit.accessible import announce, spoken_as
from designer.ui.kit.languages import tr

__all__ = ["CanvasSurface"]

_SLICE_S = 0.002


@spoken_as(QAccessible.Role.Canvas)
class CanvasSurface(QWidget):
    """Show a board.

    Attributes:
        hands: what takes hold of the board, if anything does.
        zoom_changed: the zoom is another one (1.0 is 100 %).
        net_changed: the net of empty hexes is shown or hidden now.
        coordinates_changed: the spaces' coordinates are shown or hidden now.
        moved: another part is in sight, or another board.
    """

    zoom_changed = Signal(float)
    net_changed = Signal(bool)
    coordinates_changed = Signal(bool)
    moved = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.hands: Hands | None = None
        self._layers = Layers()
        self._drawing = KeptDrawing()
        self._picture: BoardPicture | None = None
        self._offered: BoardPicture | None = None
        self._camera = Camera()
        self._fitted = True  # until somebody zooms or pans, a resized canvas shows all
        self._overlay = Overlay()
        self._net = True
        self._coordinates = False
        self._covered: tuple[QRectF, ...] = ()
        self._stale = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr("Board"))
        self._work = QTimer(self, interval=0, singleShot=True)
        self._work.timeout.connect(self._draw_some)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    @property
    def scene(self) -> BoardScene | None:
        """Give what is shown."""
        return self._picture.scene if self._picture else None

    @property
    def picture(self) -> BoardPicture | None:
        """Give the still part of what is shown."""
        return self._picture

    @property
    def camera(self) -> Camera:
        """Give zoom and place."""
        return self._camera

    @property
    def overlay(self) -> Overlay:
        """Give what is shown over the board."""
        return self._overlay

    @property
    def is_drawn(self) -> bool:
        """Say whether the board in sight is drawn as it is now."""
        return self._layers.is_whole(self._camera, QRectF(self.rect()))

    @property
    def stamps(self) -> Stamps:
        """Give the pictures of spaces that are ready."""
        return self._layers.stamps

    def set_scene(self, scene: BoardScene | None) -> None:
        """Show another scene; the place stays, the first one is shown whole."""
        first = self._picture is None
        if not first and (scene is self.scene or scene == self.scene):
            return
        self._picture = self._picture_of(scene) if scene is not None else None
        self._layers.show(self._picture)
        known = scene.board.index if scene is not None else {}
        lost = self._overlay.cursor is not None and self._overlay.cursor not in known
        self._overlay = msgspec.structs.replace(
            self._overlay, hover=None, cursor=None if lost else self._overlay.cursor
        )
        if first:
            self.fit()
        self.update()
        self.moved.emit()
        if self.hands is not None:
            self.hands.board_changed()

    def offer(self, picture: BoardPicture) -> None:
        """Take a picture that was made elsewhere, for the time when its scene is to be shown."""
        self._offered = picture

    def set_problems(self, problems: Mapping[Hex, Severity]) -> None:
        """Show signs on spaces."""
        self._set(problems=problems)

    def set_ways(self, ways: tuple[tuple[Hex, ...], ...]) -> None:
        """Show lines through spaces."""
        self._set(ways=ways)

    def set_marking(self, marking: Marking) -> None:
        """Draw what an analysis found."""
        self._set(marking=marking)

    def set_lit(self, spaces: frozenset[Hex]) -> None:
        """Light spaces that are spoken of elsewhere."""
        if spaces != self._overlay.lit:
            self._set(lit=spaces)

    def set_bars(self, bars: tuple[BarLook, ...]) -> None:
        """Show other barriers on the same board."""
        if self._picture is not None and bars != self._picture.scene.bars:
            self._picture = self._picture.with_bars(bars)
            self.update()

    def set_unreachable(self, spaces: frozenset[Hex]) -> None:
        """Hatch spaces."""
        self._set(unreachable=spaces)

    def set_selected(self, spaces: frozenset[Hex]) -> None:
        """Outline spaces as chosen."""
        self._set(selected=spaces)

    def set_cursor(self, space: Hex | None) -> None:
        """Put the keyboard's cursor on a space, wherever that is."""
        self._set(cursor=space)

    def words_of(self, space: Hex) -> tuple[str, ...]:
        """Describe a space."""
        return space_words(self.scene, space) if self.scene is not None else ()

    def say(self, text: str) -> None:
        """Say something to screen readers."""
        announce(self, text)

    def controls(self) -> list[QWidget]:
        """Give what stands over the board: chips, legend, zoom, balloons."""
        return [child for child in self.children() if isinstance(child, QWidget)]

    def bring_into_sight(self, area: QRectF) -> None:
        """Pan so far that a part of the canvas is seen, clear of the controls at its edges."""
        seen = between(QRectF(self.rect()), self._covered)
        dx = max(0.0, seen.left() - area.left()) or min(0.0, seen.right() - area.right())
        dy = max(0.0, seen.top() - area.top()) or min(0.0, seen.bottom() - area.bottom())
        if dx or dy:
            self._move(self._camera.panned(dx, dy))

    def set_stale(self, stale: bool) -> None:
        """Grey the drawing: it is not what the text says now."""
        self._stale = stale
        self.update()

    def set_net(self, shown: bool) -> None:
        """Show or hide the net of empty hexes."""
        self._net = shown
        self._on_look_changed()
        self.net_changed.emit(shown)

    @property
    def has_coordinates(self) -> bool:
        """Say whether the spaces' coordinates are written on them."""
        return self._coordinates

    def set_coordinates(self, shown: bool) -> None:
        """Write the spaces' coordinates on them, or not."""
        self._coordinates = shown
        self.coordinates_changed.emit(shown)
        self.update()

    def set_covered(self, areas: Sequence[QRectF]) -> None:
        """Say what of the canvas is covered by controls, so that a fitted board lies beside them."""
        covered = tuple(areas)
        if covered != self._covered:
            self._covered = covered
            if self._fitted:
                self.fit()

    @property
    def is_fitted(self) -> bool:
        """Say whether the whole board is shown, whatever its size."""
        return self._fitted

    def look(self, camera: Camera) -> None:
        """See the board from a place that was kept."""
        self._move(camera)

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a place, or about the middle."""
        self._move(self._camera.zoomed(factor, about or QRectF(self.rect()).center()))

    def zoom_to(self, zoom: float) -> None:
        """Set the zoom (1.0 is 100 %)."""
        self.zoom_by(zoom / self._camera.zoom)

    def zoom_in(self) -> None:
        """Zoom in by one step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Zoom out by one step."""
        self.zoom_by(1 / STEP)

    def fit(self) -> None:
        """Show the whole board."""
        if self._picture is None:
            return
        middles = list(self._picture.middles)
        camera = fitted(self._picture.bounds, middles, QRectF(self.rect()), self._covered)
        self._move(camera)
        self._fitted = True

    def fit_area(self, area: QRectF) -> None:
        """Show a part of the canvas as large as it goes."""
        if area.isEmpty():
            return
        units = self._camera.projection.units(area.adjusted(-12, -12, 12, 12))
        self._move(Camera.fitting(units, between(QRectF(self.rect()), self._covered)))

    @property
    def has_net(self) -> bool:
        """Say whether the net of empty hexes is shown."""
        return self._net

    def settle(self) -> None:
        """Draw everything that is in sight now, for pictures of the window."""
        self._layers.set_ratio(self.devicePixelRatioF())
        while self._layers.work(self._camera, QRectF(self.rect()), 1.0):
            pass
        self._drawing.finish()
        self.update()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        size = QRectF(self.rect())
        self._layers.set_ratio(self.devicePixelRatioF())
        self._layers.paint(painter, self._camera, size)
        if self._picture is not None:
            overlay = self._overlay
            if not self.hasFocus():
                overlay = msgspec.structs.replace(overlay, cursor=None)
            projection = self._camera.projection
            scene = self._picture.scene
            self._drawing.paint(
                painter,
                self._camera,
                self.size(),
                self.devicePixelRatioF(),
                overlay,
                lambda rest: paint_live(painter, scene, projection, rest),
            )
            if self._coordinates:
                spaces = (space.hex for space in self._picture.scene.board.spaces)
                draw_coordinates(painter, projection, spaces, size)
        if self.hands is not None:
            self.hands.paint(painter, self._camera.projection)
        if self._stale:
            veil = QColor(self._look.colour("canvas"))
            veil.setAlphaF(0.6)
            painter.fillRect(size, veil)
        if self.hasFocus():
            painter.setPen(QPen(self._look.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
        self._work.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        self.moved.emit()

    def _picture_of(self, scene: BoardScene) -> BoardPicture:
        offered, self._offered = self._offered, None
        if offered is not None and (offered.scene is scene or offered.scene == scene):
            return offered
        return BoardPicture(scene)

    def _draw_some(self) -> None:
        worked = self._layers.work(self._camera, QRectF(self.rect()), _SLICE_S)
        if worked or not self._drawing.is_whole:
            self.update()

    def _on_look_changed(self) -> None:
        net = self._look.colour("canvasline") if self._net else None
        self._layers.set_colours(self._look.colour("canvas"), net)
        self.update()

    def _set(self, **changes: object) -> None:
        self._overlay = msgspec.structs.replace(self._overlay, **changes)
        self.update()

    def _move(self, camera: Camera) -> None:
        if self._picture is not None:
            camera = camera.held(self._picture.bounds, QRectF(self.rect()))
        zoomed = camera.zoom != self._camera.zoom
        self._camera = camera.snapped(self.devicePixelRatioF())
        self._fitted = False
        self.update()
        if self.hands is not None:
            self.hands.board_changed()
        self.moved.emit()
        if zoomed:
            self.zoom_changed.emit(camera.zoom)
