"""The canvas with what lies over it: overlay chips, legend, zoom controls, the bar of a faulty file."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.canvas.arranger import Arranger
from designer.ui.canvas.legend import Card, Legend, LegendRow
from designer.ui.canvas.minimap import Minimap
from designer.ui.canvas.overlay_bar import OverlayBar
from designer.ui.canvas.view import CanvasView
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.buttons import Chip, IconButton
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import tr
from designer.ui.kit.surfaces import lay_on

__all__ = ["CanvasPanel"]


class CanvasPanel(QWidget):
    """Hold the canvas and its controls.

    Attributes:
        view: the canvas.
        arranger: what is done on it by hand.
        bar: the message over it.
        overlays: the switches of what is drawn over the board.
        legend: what the drawing means.
        minimap: the whole board, small.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = MessageBar(look, self)
        self.view = CanvasView(look)
        self.arranger = Arranger(look, self.view)
        self.overlays = OverlayBar(look, self.view)
        self._look = look
        self._empty: EmptyPanel | None = None
        self.arranger.desk_changed.connect(self._show_empty)
        self.legend = Legend(look, self.view)
        self.minimap = Minimap(look, self.view, self.view)
        self._zoom = _ZoomBar(look, self.view)
        self._zoom.minimap.clicked.connect(self.show_minimap)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        self.view.installEventFilter(self)  # its size, not ours, decides where the controls stand

    @property
    def way_chip(self) -> Chip:
        """Give the switch of the cheapest way."""
        return self.overlays.chips["way"]

    def show_legend(self, rows: Sequence[LegendRow], switch: str = "") -> None:
        """Say what is drawn; nothing is said while nothing is."""
        self.legend.show_rows(rows, switch)
        self._place()

    def show_minimap(self, shown: bool) -> None:
        """Show or hide the whole board in the corner."""
        self.minimap.setVisible(shown)
        self._zoom.minimap.setChecked(shown)
        self._place()

    def _show_empty(self) -> None:
        """Say how a board begins, while nothing lies on it."""
        desk = self.arranger.desk
        firsts = [p for p in desk.palette.pieces if p.end == "first"] if desk else []
        wanted = desk is not None and not desk.pieces and bool(firsts)
        if self._empty is not None and not wanted:
            self._empty.deleteLater()
            self._empty = None
        elif self._empty is None and wanted:
            face, titles = firsts[0].face, tr(" or ").join(p.title for p in firsts)
            self._empty = EmptyPanel(
                self._look,
                "route",
                tr("No tile yet"),
                tr("A route begins with {titles}.", titles=titles),
                button=tr("Place {title}", title=firsts[0].title),
                on_click=lambda: self.arranger.hand.place_first(face),
                parent=self.view,
            )
            lay_on(self._look, self._empty, "canvas")  # words need a calm ground
            self._empty.resize(280, 170)
            self._empty.show()
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        view = self.view
        self.overlays.lay(max(80, view.width() - 24))
        self.overlays.move(12, 10)
        self._zoom.adjustSize()
        self._zoom.move(
            view.width() - self._zoom.width() - 12, view.height() - self._zoom.height() - 12
        )
        if self._empty is not None:
            self._empty.move((view.width() - 280) // 2, max(50, (view.height() - 170) // 2))
        self.legend.adjustSize()
        beside = view.width() - self._zoom.width() - self.legend.width() > 40
        bottom = 12 if beside else self._zoom.height() + 20
        self.legend.move(12, view.height() - self.legend.height() - bottom)
        corners: list[QWidget] = [self.overlays, self._zoom]
        right = view.width() - self.minimap.width() - 12
        self.minimap.move(right, view.height() - self._zoom.height() - self.minimap.height() - 20)
        if self.legend.isVisibleTo(view):
            corners.append(self.legend)
            if self.minimap.geometry().intersects(self.legend.geometry()):
                self.minimap.move(right, self.overlays.geometry().bottom() + 8)
        view.set_covered([QRectF(widget.geometry()) for widget in corners])


class _ZoomBar(Card):
    """Zoom out, the zoom, zoom in, fit, net, coordinates, minimap.

    Attributes:
        minimap: its switch.
    """

    def __init__(self, look: Look, view: CanvasView) -> None:
        super().__init__(look, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(2)
        out = IconButton(look, "zoom-out", tr("Zoom out"), shortcut="Ctrl+-")
        out.clicked.connect(view.zoom_out)
        closer = IconButton(look, "zoom-in", tr("Zoom in"), shortcut="Ctrl++")
        closer.clicked.connect(view.zoom_in)
        fit = IconButton(look, "maximize", tr("Fit the board"), shortcut="Ctrl+9")
        fit.clicked.connect(view.fit)
        net = IconButton(look, "grid-3x3", tr("Net of empty spaces"), shortcut="G", checkable=True)
        net.setChecked(view.has_net)
        net.clicked.connect(view.set_net)
        view.net_changed.connect(net.setChecked)
        coordinates = IconButton(
            look, "crosshair", tr("Coordinates"), shortcut="Shift+G", checkable=True
        )
        coordinates.clicked.connect(view.set_coordinates)
        view.coordinates_changed.connect(coordinates.setChecked)
        self.minimap = IconButton(look, "map", tr("Minimap"), shortcut="Shift+M", checkable=True)
        self._number = QToolButton()
        self._number.setAutoRaise(True)
        self._number.setFont(font("ui", 12, 500))
        self._number.setMinimumWidth(52)
        self._number.setToolTip(tr("Zoom to 100 % (Ctrl+0)"))
        self._number.clicked.connect(lambda: view.zoom_to(1.0))
        for widget in (out, self._number, closer, fit, net, coordinates, self.minimap):
            row.addWidget(widget)
        view.zoom_changed.connect(self._on_zoom_changed)
        self._on_zoom_changed(view.camera.zoom)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def _on_zoom_changed(self, zoom: float) -> None:
        self._number.setText(f"{round(zoom * 100)} %")
        self._number.setAccessibleName(
            tr("Zoom {zoom} percent; set to 100 percent", zoom=round(zoom * 100))
        )
