"""The chosen thing as it looks: large, small as in play, and where its text does not fit."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from designer.paint.display import display_image, paint_display
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.scene import scene_image
from designer.printing.display import DisplayList
from designer.printing.scenes import BoardScene
from designer.ui.editors.overflow import Overflow, overflows, shown_whole
from designer.ui.kit.languages import mark, tr, trn

__all__ = ["FaceStage"]

_NOTHING = mark("Nothing is chosen.")
_WIDEST = 380.0
_SMALL = 66.0
_MARGIN = 20


class FaceStage(QWidget):
    """Show one picture.

    Attributes:
        overflows: texts that do not fit.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.overflows: tuple[Overflow, ...] = ()
        self._look = look
        self.picture = _Picture(look, self)
        self._small = QLabel()
        self._small_of: tuple[DisplayList, float] | None = None
        self._words = QLabel()
        self._words.setFont(font("ui", 12))
        self._words.setWordWrap(True)
        self._fault = QLabel()
        self._fault.setFont(font("ui", 12))
        self._fault.setWordWrap(True)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 16, 12)
        foot.setSpacing(12)
        foot.addWidget(self._small, 0, Qt.AlignmentFlag.AlignBottom)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._fault)
        words.addWidget(self._words)
        foot.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.picture, 1)
        column.addLayout(foot)
        self.setAutoFillBackground(True)
        self.setMinimumWidth(180)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def fault(self) -> str:
        """Give what is said about text that does not fit, "" where all of it does."""
        return self._fault.text() if self._fault.isVisibleTo(self) else ""

    def sizeHint(self) -> QSize:
        return QSize(260, 420)

    def show_picture(self, found: DisplayList | BoardScene | None, title: str = "") -> None:
        """Show a face, the printed side of a tile, or that there is none."""
        self.overflows = ()
        if isinstance(found, DisplayList):
            self.overflows = overflows(found, self.picture.face_width(found))
        self.picture.lacking = (
            tr("There is no picture of {title}.", title=title) if title else tr(_NOTHING)
        )
        self.picture.set_picture(found, self.overflows)
        spoken = found.title if isinstance(found, DisplayList) else title
        self.picture.setAccessibleName(spoken or tr("No picture"))
        self._show_small(found)
        self._show_fault()

    def _show_small(self, found: DisplayList | BoardScene | None) -> None:
        shown = isinstance(found, DisplayList) and self.width() >= 220
        self._small.setVisible(shown)
        self._words.setVisible(shown)
        ratio = self.devicePixelRatioF()
        if isinstance(found, DisplayList) and shown and self._small_of != (found, ratio):
            self._small_of = (found, ratio)
            self._small.setPixmap(QPixmap.fromImage(display_image(found, _SMALL, ratio=ratio)))
            self._words.setText(tr("As small as it is seen in play."))

    def _show_fault(self) -> None:
        n_lost = sum(found.n_lost for found in self.overflows)
        self._fault.setVisible(bool(self.overflows))
        if self.overflows:
            self._fault.setText(
                trn(
                    "The text is too long: its last {n} word does not fit and would be cut off.",
                    "The text is too long: its last {n} words do not fit and would be cut off.",
                    n_lost,
                )
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_small(self.picture.shown)

    def _restyle(self) -> None:
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, self._look.colour("canvas"))
        palette.setColor(palette.ColorRole.WindowText, self._look.colour("muted"))
        self.setPalette(palette)
        strong = self._fault.palette()
        strong.setColor(strong.ColorRole.WindowText, self._look.colour("error"))
        self._fault.setPalette(strong)
        for label in (self._small, self._words, self._fault):
            label.setAutoFillBackground(False)


class _Picture(QWidget):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.shown: DisplayList | BoardScene | None = None
        self.lacking = tr(_NOTHING)
        self._whole: DisplayList | None = None
        self._overflows: tuple[Overflow, ...] = ()
        self._drawn: QPixmap | None = None  # of a face: it is the same at most repaints
        self.setMinimumHeight(120)
        look.changed.connect(self.update)

    def set_picture(
        self, found: DisplayList | BoardScene | None, over: tuple[Overflow, ...]
    ) -> None:
        if isinstance(found, DisplayList) and (found, over) == (self.shown, self._overflows):
            return
        self.shown = found
        self._overflows = over
        self._drawn = None
        self._whole = shown_whole(found) if over and isinstance(found, DisplayList) else None
        self.update()

    def face_width(self, display: DisplayList) -> float:
        """Give how wide a face is drawn here."""
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        high = room.height() * display.width / display.height
        return max(120.0, min(room.width(), high, _WIDEST))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match self.shown:
            case DisplayList() as display:
                self._paint_face(painter, display)
            case BoardScene() as scene:
                image = scene_image(
                    scene, self.width(), self.height(), ratio=self.devicePixelRatioF(), margin_px=24
                )
                painter.drawImage(QPointF(0, 0), image)
            case None:
                painter.setPen(self._look.colour("muted"))
                painter.setFont(font("ui", 13))
                words = self.lacking
                centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect().adjusted(20, 20, -20, -20), centred, words)

    def _paint_face(self, painter: QPainter, display: DisplayList) -> None:
        wide = self.face_width(display)
        high = wide * display.height / display.width
        frame = QRectF(0, 0, wide, high)
        frame.moveCenter(QRectF(self.rect()).center())
        ratio = self.devicePixelRatioF()
        drawn = self._drawn
        if drawn is None or drawn.size() != self.size() * ratio:
            drawn = self._drawn = QPixmap(self.size() * ratio)
            drawn.setDevicePixelRatio(ratio)
            drawn.fill(Qt.GlobalColor.transparent)
            on_it = QPainter(drawn)
            paint_display(on_it, self._whole or display, frame, width_px=wide)
            on_it.end()
        painter.drawPixmap(QPointF(0, 0), drawn)
        scale = wide / display.width
        for over in self._overflows:
            corners = [QPointF(frame.x() + x * scale, frame.y() + y * scale) for x, y in over.frame]
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFFFF"), 4))
            painter.drawPolygon(QPolygonF(corners))
            pen = QPen(QColor("#B3261E"), 2)
            pen.setDashPattern([4, 2.5])
            painter.setPen(pen)
            painter.drawPolygon(QPolygonF(corners))
