"""The switch of the number of players that the figures are for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLabel, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.languages import tr
from designer.ui.kit.tabbing import keep_place

__all__ = ["PlayersSwitch"]


class PlayersSwitch(QWidget):
    """Choose for how many players figures are shown; all start spaces count where none is chosen.

    Attributes:
        chosen: another number is wanted (int, or None for all start spaces).
        segments: the buttons by number.
    """

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.segments: dict[int | None, _Segment] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        label = QLabel(tr("Players"))
        label.setFont(font("ui", 12, 500))
        self._row.addWidget(label)
        self._row.addSpacing(8)
        self._row.addStretch(1)
        self.show_numbers((), None)

    def show_numbers(self, numbers: Sequence[int], chosen: int | None) -> None:
        """Offer numbers of players, and light the one chosen."""
        wanted = [None, *numbers]
        if list(self.segments) != wanted:
            for segment in self.segments.values():
                self._group.removeButton(segment)
                segment.deleteLater()
            self.segments = {}
            for number in wanted:
                segment = _Segment(self._look, number)
                segment.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
                self._group.addButton(segment)
                self._row.insertWidget(self._row.count() - 1, segment)
                self.segments[number] = segment
            for n, segment in enumerate(self.segments.values()):
                segment.place(first=n == 0, last=n == len(wanted) - 1)
            keep_place(self)
        self.segments[chosen if chosen in self.segments else None].setChecked(True)


class _Segment(QAbstractButton):
    def __init__(self, look: Look, number: int | None) -> None:
        super().__init__()
        self._look = look
        self._first = self._last = False
        text = tr("all") if number is None else str(number)
        self.setText(text)
        self.setCheckable(True)
        self.setFont(font("ui", 12, 500))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        name = (
            tr("All start spaces count")
            if number is None
            else tr("For {number} players", number=number)
        )
        self.setAccessibleName(name)
        tip = (
            tr("Figures for any number of players")
            if number is None
            else tr("Only their starts count")
        )
        self.setToolTip(f"{name}\n{tip}")
        look.changed.connect(self.update)

    def place(self, *, first: bool, last: bool) -> None:
        self._first, self._last = first, last

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 18, 24)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isChecked()
        frame = QRectF(self.rect()).adjusted(
            0.5 if self._first else -6, 0.5, -0.5 if self._last else 6, -0.5
        )
        painter.setClipRect(self.rect())
        ground = "soft" if lit else ("sunken" if self.underMouse() else "raised")
        painter.setPen(QPen(self._look.colour("strong"), 1))
        painter.setBrush(self._look.colour(ground))
        painter.drawRoundedRect(frame, 6, 6)
        if not self._last:
            painter.drawLine(self.width() - 1, 1, self.width() - 1, self.height() - 2)
        if lit:  # told by a line too, not by the ground alone
            painter.fillRect(
                QRectF(3, self.height() - 3, self.width() - 6, 2), self._look.colour("accent")
            )
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 6)
        painter.setFont(self.font())
        painter.setPen(self._look.colour("softtext" if lit else "text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
