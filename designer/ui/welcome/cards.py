"""Cards of documents: a picture of the board, the name, a line on it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.scene import scene_image
from designer.printing.scenes import BoardScene
from designer.ui.kit.buttons import draw_focus
from designer.ui.welcome.shown import Shown

__all__ = ["BoardCard"]

_PICTURE = 118


class BoardCard(QAbstractButton):
    """A button that shows a document; its picture comes once the board is known."""

    def __init__(self, look: Look, shown: Shown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        path, title, line = shown.path, shown.title, shown.line
        self.path = path
        self._look = look
        self._line = line
        self._icon = shown.icon
        self._scene: BoardScene | None = None
        self._image: QImage | None = None
        self._drawn_for: tuple[int, float, str] | None = None
        self.setText(title)
        self.setAccessibleName(f"{title}, {line}")
        self.setToolTip(f"{title}\n{path}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def set_scene(self, scene: BoardScene) -> None:
        """Show the board."""
        self._scene = scene
        self._drawn_for = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, _PICTURE + 62)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, _PICTURE + 62)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 9, 9)
        painter.fillPath(shape, self._look.colour("raised"))
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        picture = QRectF(frame.x(), frame.y(), frame.width(), _PICTURE)
        painter.fillRect(picture, self._look.colour("canvas"))
        self._paint_board(painter, picture)
        painter.restore()
        active = self.underMouse() or self.isDown()
        line = self._look.colour("accent" if active else "border")
        painter.strokePath(shape, QPen(line, 1.5 if active else 1))
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 11)
        self._paint_words(painter, frame)

    def _paint_board(self, painter: QPainter, area: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if self._scene is None:
            sign = self._look.pixmap(self._icon, "muted", 40, ratio)
            painter.drawPixmap(area.center() - QPointF(20, 20), sign)
            return
        wanted = (round(area.width()), ratio, self._look.theme_name)
        if self._drawn_for != wanted:
            self._image = scene_image(
                self._scene, wanted[0], _PICTURE, ratio=ratio, margin_px=10.0, with_letters=False
            )
            self._drawn_for = wanted
        if self._image is not None:
            painter.drawImage(area.topLeft(), self._image)

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        box = QRectF(frame.x() + 12, frame.y() + _PICTURE + 8, frame.width() - 24, 20)
        for text, face, token in (
            (self.text(), font("ui", 14, 600), "text"),
            (self._line, font("ui", 12), "muted"),
        ):
            painter.setFont(face)
            painter.setPen(self._look.colour(token))
            shown = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(box.width())
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
            box.translate(0, 20)
