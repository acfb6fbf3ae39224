"""How near the board is: out, the figure, in, all of it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.canvas.view import CanvasView
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import tr

__all__ = ["ZoomBar"]


class ZoomBar(QWidget):
    """Steer a canvas's zoom from a small plate over it.

    Attributes:
        near_asked: the pieces of the one to move are to be seen near.
        reach_asked: what can be reached is to be shown, or no longer.
    """

    near_asked = Signal()
    reach_asked = Signal(bool)

    def __init__(self, look: Look, canvas: CanvasView) -> None:
        super().__init__(canvas)
        self._look = look
        self._figure = QLabel()
        self._figure.setFont(font("ui", 12, 500))
        self._figure.setMinimumWidth(46)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(2)
        out = IconButton(look, "zoom-out", tr("Zoom out"), shortcut="Ctrl+-", size=28)
        closer = IconButton(look, "zoom-in", tr("Zoom in"), shortcut="Ctrl++", size=28)
        whole = IconButton(look, "maximize", tr("Show the whole board"), shortcut="Ctrl+9", size=28)
        near = IconButton(
            look, "crosshair", tr("Show whose turn it is"), shortcut="Ctrl+2", size=28
        )
        near.clicked.connect(lambda _=False: self.near_asked.emit())
        self.reach = IconButton(
            look,
            "footprints",
            tr("Reach"),
            shortcut="Ctrl+R",
            checkable=True,
            size=28,
            explanation=tr("Show what can be reached, and for how much"),
        )
        self.reach.toggled.connect(self.reach_asked)
        for widget in (out, self._figure, closer, whole, near, self.reach):
            row.addWidget(widget)
        out.clicked.connect(lambda _=False: canvas.zoom_out())
        closer.clicked.connect(lambda _=False: canvas.zoom_in())
        whole.clicked.connect(lambda _=False: canvas.fit())
        canvas.zoom_changed.connect(self._on_canvas_zoom_changed)
        look.changed.connect(self.update)
        self._on_canvas_zoom_changed(canvas.camera.zoom)

    def toggle_reach(self) -> None:
        """Press the button for what can be reached, where it is there."""
        if self.reach.isVisible():
            self.reach.toggle()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw a plate."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)

    def _on_canvas_zoom_changed(self, zoom: float) -> None:
        self._figure.setText(f"{zoom * 100:.0f} %")
