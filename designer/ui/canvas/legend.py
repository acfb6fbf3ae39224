"""What the drawing over a board means: a card in the corner, with a piece of each thing drawn."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import hex_path
from designer.paint.look import Look
from designer.paint.markings import (
    MARKS,
    JointMark,
    draw_arrow,
    draw_joint,
    draw_mark_of,
    draw_ways,
)
from designer.paint.overlays import draw_ring, hatch
from designer.paint.projection import Projection
from designer.paint.tokens import tokens
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr

__all__ = ["Card", "Legend", "LegendRow"]

_SAMPLE, _HEIGHT, _PAD = 52, 24, 10


class LegendRow(msgspec.Struct, frozen=True):
    """Give a line of the legend.

    Attributes:
        sample: what is shown before the words: `way` (`way 2`: the second of several), `tones`,
            `firm`, `faint`, `joint`, `hatch`, one of the marks, or "" for words alone.
        text: the words.
    """

    sample: str
    text: str


class Card(QWidget):
    """A raised card over the canvas."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.colour("border"), 1))
        painter.setBrush(self.look.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


class Legend(Card):
    """Say what is drawn.

    Attributes:
        switched: the button was pressed that shows the other kind of the same drawing.
    """

    switched = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._rows = _Rows(look)
        self._button = Button(look, "", small=True)
        self._button.setToolTip(tr("Draws the other kind of the same"))
        self._button.setAccessibleName(tr("The other kind"))
        self._button.clicked.connect(lambda _=False: self.switched.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 5, _PAD, 5)
        column.setSpacing(2)
        column.addWidget(self._rows)
        line = QHBoxLayout()
        line.addSpacing(_SAMPLE)
        line.addWidget(self._button)
        line.addStretch(1)
        column.addLayout(line)
        self.show_rows((), "")

    @property
    def button(self) -> Button:
        """Give the button that shows the other kind."""
        return self._button

    @property
    def text(self) -> str:
        """Give all lines."""
        return "\n".join(row.text for row in self._rows.rows)

    def show_rows(self, rows: Sequence[LegendRow], switch: str = "") -> None:
        """Show lines, and a button with the words of `switch`; without lines nothing is seen."""
        self._rows.show_rows(tuple(rows))
        self._button.setText(switch)
        self._button.setVisible(bool(switch))
        self.setAccessibleName(tr("Legend"))
        self.setAccessibleDescription(self.text)
        self.setVisible(bool(rows))
        self.adjustSize()


class _Rows(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.rows: tuple[LegendRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_rows(self, rows: tuple[LegendRow, ...]) -> None:
        self.rows = rows
        self.updateGeometry()
        self.update()

    @property
    def _left(self) -> int:
        """Give where words begin: all at one edge."""
        return _SAMPLE if any(row.sample for row in self.rows) else 0

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(font("ui", 12))
        wide = max((metrics.horizontalAdvance(row.text) for row in self.rows), default=0.0)
        return QSize(round(wide) + self._left + 4, _HEIGHT * len(self.rows))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, row in enumerate(self.rows):
            top = n * _HEIGHT
            if row.sample:
                _draw_sample(painter, row.sample, top + _HEIGHT / 2)
            painter.setFont(font("ui", 12))
            painter.setPen(self._look.colour("text"))
            box = QRectF(self._left, top, self.width() - self._left, _HEIGHT)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, row.text)


def _draw_sample(painter: QPainter, sample: str, middle: float) -> None:
    at = QPointF(20, middle)
    if sample.startswith("way"):
        number = int(sample.removeprefix("way") or 1)
        row = (Hex(0, 0), Hex(1, 0))
        draw_ways(painter, Projection(11.0, 11.0, middle), [row], first=number - 1)
    elif sample == "tones":
        heat = tokens().heat
        for n, colour in enumerate(heat):
            painter.setPen(QPen(QColor(tokens().states["lit"].under), 0.6))
            painter.setBrush(QColor(colour))
            painter.drawRect(QRectF(1 + n * 8.4, middle - 7, 8.4, 14))
    elif sample in {"firm", "faint"}:
        ring = tokens().states["cut" if sample == "firm" else "problem"]
        projection = Projection(13.0, 20, middle)
        draw_ring(painter, projection, ring, hex_path(8.5).translated(20, middle))
    elif sample == "joint":
        joint = JointMark(((Hex(0, 0), Hex(0, 1)), (Hex(1, 0), Hex(0, 1)), (Hex(1, 0), Hex(1, 1))))
        draw_joint(painter, Projection(8.5, 9, middle - 6), joint)
    elif sample == "hatch":
        hatch(painter, Projection(9.5, 20, middle), Hex(0, 0))
    elif sample == "arrow":
        draw_arrow(painter, QPointF(8, middle), QPointF(33, middle), 4.5)
    elif sample in MARKS:
        draw_mark_of(painter, at, 7.0, sample)
