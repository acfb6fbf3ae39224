"""Pieces that fly from where they lay to where they lie: drawn over everything, ended by any input."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces

__all__ = ["Flight", "Flights"]

_APART = 0.12  # of the whole time, one starts after the other
_INPUTS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.ShortcutOverride,
    }
)


class Flight(NamedTuple):
    """Give a face on its way; what it becomes shows nothing until it is there."""

    face: str
    start: QRectF
    end: QRectF
    becomes: PieceWidget | None


class Flights(QWidget):
    """Show pieces on their way.

    Attributes:
        ended: all are there, or somebody did something meanwhile.
    """

    ended = Signal()

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._flights: tuple[Flight, ...] = ()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.valueChanged.connect(lambda _value: self.update())
        self._run.finished.connect(self.end)
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def flights(self) -> Sequence[Flight]:
        """Give what is on its way now."""
        return self._flights

    def fly(self, flights: Sequence[Flight], duration_ms: int) -> None:
        """Let pieces fly; those still on their way are there at once."""
        self.end()
        if not flights or duration_ms <= 0:
            return
        self._flights = tuple(flights)
        for flight in self._flights:
            if flight.becomes is not None:
                flight.becomes.set_arriving(arriving=True)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._run.setDuration(duration_ms)
        self._run.start()

    def end(self) -> None:
        """Let everything be where it goes, now."""
        if not self._flights:
            return
        flights, self._flights = self._flights, ()
        self._run.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        for flight in flights:
            if flight.becomes is not None:
                flight.becomes.set_arriving(arriving=False)
        self.hide()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - all are watched
        """Whoever does something need not wait: the input goes on its way to a still table."""
        if event.type() in _INPUTS:
            self.end()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw what is on its way."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        now, n = float(self._run.currentValue() or 0.0), len(self._flights)
        apart = min(_APART, 0.5 / max(1, n))
        for number, flight in enumerate(self._flights):
            share = (now - number * apart) / (1 - (n - 1) * apart)
            if share < 0:
                continue
            eased = self._ease.valueForProgress(min(1.0, share))
            frame = _between(flight.start, flight.end, eased)
            ratio = self.devicePixelRatioF()
            width = max(flight.start.width(), flight.end.width())
            picture = self._faces.pixmap(flight.face, round(width), ratio)
            painter.drawPixmap(frame, picture, QRectF(picture.rect()))


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return QRectF(
        mixed(start.x(), end.x()),
        mixed(start.y(), end.y()),
        mixed(start.width(), end.width()),
        mixed(start.height(), end.height()),
    )
