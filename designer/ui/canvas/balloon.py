"""A balloon on the canvas that says why something cannot be done there."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.canvas.carried import Refusal
from designer.ui.kit.languages import translated
from designer.ui.kit.severities import code_words

__all__ = ["Balloon"]

_WIDTH, _PAD, _INDENT, _TAIL, _GAP = 292, 14, 26, 10, 8
_WRAP = Qt.TextFlag.TextWordWrap


class Balloon(QWidget):
    """Say a refusal beside what it speaks of; it lets the pointer through and goes by itself."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._refusal: Refusal | None = None
        self._tip = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)
        self.hide()

    @property
    def refusal(self) -> Refusal | None:
        """Give what is said, None while nothing is."""
        return None if self.isHidden() else self._refusal

    def say(
        self, refusal: Refusal, about: QRectF, pointer: QPointF | None, others: Iterable[QRect]
    ) -> None:
        """Say why not.

        Args:
            refusal: what is said.
            about: what it speaks of, in the parent's coordinates; it is not covered if there is room.
            pointer: where the pointer is; never covered.
            others: what else must not be covered.
        """
        self._refusal = refusal
        ruling = code_words(refusal.ruling.code, refusal.ruling.rule)
        self.setAccessibleName(f"{refusal.title}. {_words(refusal)} {ruling}")
        self.resize(self.sizeHint())
        self._place(about, pointer, list(others))
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        if self._refusal is None:
            return QSize(_WIDTH, 60)
        height = 40 + _height(_words(self._refusal)) + (26 if _code(self._refusal) else 10)
        return QSize(_WIDTH, round(height) + 2 * _TAIL)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        refusal = self._refusal
        if refusal is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, _TAIL, -1, -_TAIL)
        painter.setPen(QPen(QColor(theme.error), 1.6))
        painter.setBrush(QColor(theme.raised))
        painter.drawPath(self._outline(frame))
        sign = self._look.pixmap("ban", "error", 18, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD, frame.top() + 11), sign)
        painter.setFont(font("ui", 13, 600))
        painter.setPen(QColor(theme.error))
        head = QRectF(_PAD + _INDENT, frame.top() + 10, frame.width() - _PAD - _INDENT - 8, 20)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, refusal.title)
        painter.setFont(font("ui", 13))
        painter.setPen(QColor(theme.text))
        top = frame.top() + 34
        painter.drawText(_box(top), _WRAP, _words(refusal))
        painter.setFont(font("code", 11.5))
        painter.setPen(QColor(theme.muted))
        foot = QRectF(_PAD, top + _height(_words(refusal)) + 4, _WIDTH - 2 * _PAD, 18)
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, _code(refusal))

    def _outline(self, frame: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(frame, 10, 10)
        tip = self._tip
        if frame.contains(tip):
            return path
        tail = QPainterPath(tip)
        edge = frame.top() + 2 if tip.y() < frame.top() else frame.bottom() - 2
        tail.lineTo(tip.x() - 9, edge)
        tail.lineTo(tip.x() + 9, edge)
        tail.closeSubpath()
        return path.united(tail)

    def _place(self, about: QRectF, pointer: QPointF | None, others: list[QRect]) -> None:
        """Go below, left, above or right of what is spoken of: wherever nothing is covered."""
        parent = self.parentWidget()
        assert parent is not None, "a balloon lies over a canvas"
        area, size = parent.rect().adjusted(4, 4, -4, -4), self.size()
        seen = about.intersected(QRectF(area))
        middle = (seen if not seen.isEmpty() else about).center()
        x, y = round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)
        candidates = [
            QPoint(x, round(about.bottom()) + _GAP - _TAIL),
            QPoint(round(about.left()) - size.width() - _GAP, y),
            QPoint(x, round(about.top()) - size.height() - _GAP + _TAIL),
            QPoint(round(about.right()) + _GAP, y),
        ]
        best, least = area.topLeft(), float("inf")
        for number, corner in enumerate(candidates):
            held = QPoint(
                max(area.left(), min(corner.x(), area.right() - size.width())),
                max(area.top(), min(corner.y(), area.bottom() - size.height())),
            )
            rect = QRectF(QRect(held, size)).adjusted(0, _TAIL, 0, -_TAIL)
            covers = _area(rect.intersected(about)) + number
            covers += sum(4 * _area(rect.intersected(QRectF(other))) for other in others)
            if pointer is not None and rect.adjusted(-6, -6, 6, 6).contains(pointer):
                covers += 1e7
            if covers < least:
                best, least = held, covers
        self.move(best)
        tip_x = max(26.0, min(middle.x() - best.x(), size.width() - 26.0))
        inside = size.height() / 2
        below, above = (
            best.y() >= about.bottom() - _TAIL,
            best.y() + size.height() <= about.top() + _TAIL,
        )
        self._tip = QPointF(tip_x, 0.0 if below else (size.height() if above else inside))


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def _words(refusal: Refusal) -> str:
    return f"{translated(refusal.sentence)} {translated(refusal.remedy)}".strip()


def _code(refusal: Refusal) -> str:
    return refusal.ruling.rule or refusal.ruling.code


def _box(top: float) -> QRectF:
    return QRectF(_PAD, top, _WIDTH - 2 * _PAD, 1000)


def _height(text: str) -> float:
    return QFontMetricsF(font("ui", 13)).boundingRect(_box(0), _WRAP, text).height()
