"""Small charts of a deck: a bar for each kind and for all that its things are counted by."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (  # fmt: skip
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.printing.traits import Trait
from designer.session.decks import Facet
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.surfaces import lay_on, steady

__all__ = ["DeckCharts"]

_ROW, _NUMBERS = 24, 92
_WIDEST_WORDS = 170


class DeckCharts(QScrollArea):
    """Show how often each value comes; a press shows only the things that have it.

    Attributes:
        chosen: a bar was pressed (its facet, its value).
    """

    chosen = Signal(str, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(16, 8, 12, 16)
        self._column.setSpacing(1)
        self.bars: list[_Bar] = []
        self._made: list[QWidget] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        steady(self, self._page)
        for widget in (self, self._page):
            lay_on(look, widget)

    def show_facets(self, facets: Sequence[Facet], lit: Mapping[str, str]) -> None:
        """Show what was counted; `lit` are the values that things are filtered by."""
        while self._made:
            widget = self._made.pop()
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        self.bars = []
        for facet in facets:
            self._add(self._title(facet))
            most = max((row.count for row in facet.rows), default=1)
            for row in facet.rows:
                bar = _Bar(self._look, row, most, facet.total)
                bar.setChecked(lit.get(row.facet) == row.value)
                bar.clicked.connect(lambda _=False, r=row: self.chosen.emit(r.facet, r.value))
                self.bars.append(bar)
                self._add(bar)
            if facet.rest:
                more = trn("{n} value more: {count}", "{n} values more: {count}", facet.rest, count=facet.rest_count)  # fmt: skip
                self._add(self._label(more, 11.5, 400))
        self._column.addStretch(1)

    def _add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)
        self._made.append(widget)

    def _title(self, facet: Facet) -> QLabel:
        title = self._label(f"{translated(facet.title)}  ·  {facet.total}", 12, 600)
        title.setContentsMargins(0, 10, 0, 2)
        return title

    def _label(self, text: str, size: float, weight: int) -> QLabel:
        label = QLabel(text)
        label.setFont(font("ui", size, weight))
        return label


class _Bar(QPushButton):
    def __init__(self, look: Look, row: Trait, most: int, total: int) -> None:
        super().__init__()
        self.row = row
        self._look = look
        self._share = row.count / max(1, most)
        words = translated(row.value)
        self._words = words[:1].upper() + words[1:]
        share = round(100 * row.count / max(1, total))
        self._number = f"{row.count}  ·  {share} %"
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        facet = translated(row.facet)
        self.setAccessibleName(f"{facet}: {self._words}, {row.count}, {share} %")
        self.setToolTip(tr("Shows only these"))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(240, _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.soft))
            painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        words_wide = min(_WIDEST_WORDS, self.width() * 0.36)
        painter.setFont(font("ui", 12, 600 if self.isChecked() else 400))
        painter.setPen(self._look.colour("softtext" if self.isChecked() else "text"))
        box = QRectF(6, 0, words_wide - 12, self.height())
        text = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, int(box.width()))  # fmt: skip
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        room = self.width() - words_wide - _NUMBERS
        long = max(2.0, room * self._share)
        bar = QRectF(words_wide, self.height() / 2 - 5, long, 10)
        painter.setPen(QPen(QColor(theme.strong), 1))
        painter.setBrush(QColor(self.row.colour or theme.accent))
        painter.drawRoundedRect(bar, 2.5, 2.5)
        painter.setPen(self._look.colour("softtext" if self.isChecked() else "muted"))
        painter.setFont(font("ui", 12))
        side = QRectF(self.width() - _NUMBERS + 4, 0, _NUMBERS - 10, self.height())
        painter.drawText(side, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._number)  # fmt: skip
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 5)
