"""A hand drawn from a deck by chance: a number, a seed that repeats it, and what came."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QIntValidator, QPainter, QPaintEvent
from PySide6.QtWidgets import (  # fmt: skip
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.decks import DeckThing, sample
from designer.ui.forms.controls import field_style
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr, trn
from designer.ui.kit.surfaces import lay_on, steady
from designer.ui.preview.flow import Flow

__all__ = ["DeckSample"]

_FACE = QSize(84, 112)
_MOST = 60


class DeckSample(QWidget):
    """Draw things from a deck.

    Attributes:
        drawn: the ids of what came, in order.
    """

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__()
        self._look = look
        self._pictures = pictures
        self._things: dict[str, DeckThing] = {}
        self._sorts: dict[str, str] = {}
        self.drawn: tuple[str, ...] = ()
        self.number = self._field(tr("How many are drawn"), "7", 1, _MOST)
        self.seed = self._field(tr("Seed: the same one draws the same"), "1", 0, 999_999_999)
        self.again = Button(look, tr("Again"), icon="refresh-cw", small=True)
        self.again.setToolTip(tr("Draws with the next seed"))
        self.again.clicked.connect(lambda _=False: self.draw_again())
        self.words = QLabel()
        self.words.setFont(font("ui", 12))
        self.words.setWordWrap(True)
        self.words.setContentsMargins(16, 0, 12, 4)
        self._page = QWidget()
        self._flow = Flow(8)
        self._flow.setContentsMargins(14, 6, 14, 14)
        self._page.setLayout(self._flow)
        self.faces: list[_Face] = []
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the line over it says all that came
        steady(self._area, self._page)
        self._lay_out()
        look.changed.connect(self._restyle)
        for widget in (self._area, self._page):
            lay_on(look, widget, "canvas")

    def show_things(self, things: Sequence[DeckThing], sorts: dict[str, str]) -> None:
        """Draw from other things."""
        self._things = {thing.name: thing for thing in things}
        self._sorts = sorts
        if self.isVisible():
            self.draw()

    def draw(self) -> None:
        """Draw, by the seed that is written."""
        n, seed = self._read(self.number, 1), self._read(self.seed, 0)
        self.drawn = sample(self._things.values(), min(n, _MOST), seed)
        while len(self.faces) > len(self.drawn):
            face = self.faces.pop()
            self._flow.removeWidget(face)
            face.hide()
            face.deleteLater()
        while len(self.faces) < len(self.drawn):
            face = _Face(self._look, self._pictures, self._page)
            self._flow.addWidget(face)
            self.faces.append(face)
            face.show()
        for face, name in zip(self.faces, self.drawn, strict=True):
            face.show_thing(self._sorts.get(name, ""), name, self._things[name].title)
        counted = Counter(self.drawn).most_common()
        said = ", ".join(f"{n} × {self._things[name].title}" for name, n in counted)
        total = sum(thing.copies for thing in self._things.values())
        of = trn("{n} drawn of {total}", "{n} drawn of {total}", len(self.drawn), total=total)
        self.words.setText(f"{of}: {said}" if said else tr("There is nothing to draw from."))

    def draw_again(self) -> None:
        """Draw by the next seed."""
        self.seed.setText(str((self._read(self.seed, 0) + 1) % 1_000_000_000))
        self.draw()

    def _field(self, tip: str, text: str, low: int, high: int) -> QLineEdit:
        field = QLineEdit(text)
        field.setValidator(QIntValidator(low, high, field))
        field.setToolTip(tip)
        field.setAccessibleName(tip)
        field.setFixedWidth(72)
        field.textEdited.connect(lambda _text: self.draw())
        field.setStyleSheet(field_style(self._look, "QLineEdit"))
        return field

    def _restyle(self) -> None:
        for field in (self.number, self.seed):
            field.setStyleSheet(field_style(self._look, "QLineEdit"))

    @staticmethod
    def _read(field: QLineEdit, least: int) -> int:
        text = field.text()
        return max(least, int(text)) if text.isdecimal() else least

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(16, 6, 12, 6)
        row.setSpacing(8)
        for title, field in ((tr("Draw"), self.number), (tr("Seed"), self.seed)):
            label = QLabel(title)
            label.setFont(font("ui", 12, 500))
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        row.addWidget(self.again)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.words)
        column.addWidget(self._area, 1)


class _Face(QWidget):
    def __init__(self, look: Look, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._pictures = look, pictures
        self._sort, self._name, self._title = "", "", ""
        self.setFixedSize(_FACE.width(), _FACE.height() + 20)

    def sizeHint(self) -> QSize:
        return self.size()

    def show_thing(self, sort: str, name: str, title: str) -> None:
        self._sort, self._name, self._title = sort, name, title
        self.setAccessibleName(title)
        self.setToolTip(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._pictures.pixmap(
            self._sort, self._name, _FACE.width(), _FACE.height(), self.devicePixelRatioF()
        )
        if picture is not None:
            size = picture.deviceIndependentSize()
            left, top = (_FACE.width() - size.width()) / 2, (_FACE.height() - size.height()) / 2
            painter.drawPixmap(QPointF(left, top), picture)
        painter.setPen(self._look.colour("text"))
        painter.setFont(font("ui", 11.5))
        words = QRect(0, _FACE.height() + 2, _FACE.width(), 16)
        text = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, words.width())  # fmt: skip
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
