"""Fusion with slim scroll bars and tips that let the pointer through.

A scroll bar is a pill on the ground of what it scrolls, without arrows or groove.
"""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QLabel,
    QProxyStyle,
    QStyle,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QWidget,
)

__all__ = ["CalmStyle"]

_SLIM, _WIDE = 6, 9  # of the pill, and while the pointer is on the bar
_AWAY = 2.0  # the pill's distance from the bar's ends
_LEAST = 28  # the shortest pill that is still easy to grasp
_Control = QStyle.ComplexControl
_Part = QStyle.SubControl


class CalmStyle(QProxyStyle):
    """Draw controls as Fusion does, all but scroll bars."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, what: QWidget) -> None:  # type: ignore[override]  # one of Qt's three forms
        """Let a click on a tip reach what the tip lies over."""
        super().polish(what)
        if isinstance(what, QLabel) and what.inherits("QTipLabel"):
            what.setWindowFlag(Qt.WindowType.WindowTransparentForInput)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control != _Control.CC_ScrollBar or not isinstance(option, QStyleOptionSlider):
            super().drawComplexControl(control, option, painter, widget)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(option.rect, option.palette.brush(_ground_of(widget)))
        room = _part_of_bar(option, _Part.SC_ScrollBarSlider)
        if option.minimum < option.maximum:
            is_upright = option.orientation == Qt.Orientation.Vertical
            is_at_hand = bool(option.state & QStyle.StateFlag.State_MouseOver)
            pill = _pill(QRectF(room), _WIDE if is_at_hand else _SLIM, is_upright=is_upright)
            round_ = min(pill.width(), pill.height()) / 2
            painter.setBrush(option.palette.brush(QPalette.ColorRole.Dark))
            painter.drawRoundedRect(pill, round_, round_)
        painter.restore()

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        if control != _Control.CC_ScrollBar or not isinstance(option, QStyleOptionSlider):
            return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # Qt takes none
        return _part_of_bar(option, part)


def _part_of_bar(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Give where a part of a scroll bar lies; one that there is not has no room."""
    whole: QRect = option.rect
    is_upright = option.orientation == Qt.Orientation.Vertical
    long = whole.height() if is_upright else whole.width()
    span = option.maximum - option.minimum
    share = option.pageStep / (span + option.pageStep) if span + option.pageStep > 0 else 1.0
    pill = min(long, max(_LEAST, round(long * share))) if span else long
    value, hidden = option.sliderPosition, option.upsideDown
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, value, long - pill, hidden
    )
    places = {
        _Part.SC_ScrollBarGroove: (0, long),
        _Part.SC_ScrollBarSlider: (start, pill),
        _Part.SC_ScrollBarSubPage: (0, start),
        _Part.SC_ScrollBarAddPage: (start + pill, long - start - pill),
    }
    place = places.get(part)
    if place is None:
        return QRect()
    if is_upright:
        return QRect(whole.left(), whole.top() + place[0], whole.width(), place[1])
    return QRect(whole.left() + place[0], whole.top(), place[1], whole.height())


def _pill(room: QRectF, thick: float, *, is_upright: bool) -> QRectF:
    """Give what is painted of the room of a bar's handle."""
    if is_upright:
        beside = (room.width() - thick) / 2
        return room.adjusted(beside, _AWAY, -beside, -_AWAY)
    beside = (room.height() - thick) / 2
    return room.adjusted(_AWAY, beside, -_AWAY, -beside)


def _ground_of(bar: QWidget | None) -> QPalette.ColorRole:
    """Give the ground of what a bar scrolls."""
    area = bar.parent() if bar is not None else None
    while area is not None and not isinstance(area, QAbstractScrollArea):
        area = area.parent()
    return area.viewport().backgroundRole() if area is not None else QPalette.ColorRole.Window
