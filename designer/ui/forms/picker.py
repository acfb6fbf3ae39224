"""A list over the form from which a thing is picked: filter, pictures, keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QListView, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.commands.matching import fit
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.things import Thing, ThingDelegate, ThingModel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr
from designer.ui.kit.surfaces import lay_on
from designer.validation.candidates import Candidate

__all__ = ["Picker"]

_MOST_HIGH = 380
_WIDE = 300


class Picker(QFrame):
    """Pick one of some things.

    Attributes:
        picked: the id of what was picked.
    """

    picked = Signal(str)

    def __init__(
        self,
        look: Look,
        pictures: Pictures,
        found: Sequence[Candidate],
        parent: QWidget,
        present: str = "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._candidates = found
        self.field = Field(look, tr("Filter"), icon="search")
        self.list = QListView()
        self.model = ThingModel(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(ThingDelegate(look, pictures, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(tr("Things to pick from"))
        lay_on(look, self.list, "raised")
        self._none = QLabel()
        self._none.setFont(font("ui", 12))
        self._none.setWordWrap(True)
        self._none.setContentsMargins(8, 8, 8, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addWidget(self._none)
        self.field.textChanged.connect(lambda _text: self._filter())
        self.field.installEventFilter(self)
        self.list.clicked.connect(lambda index: self._take(index.row()))
        self._filter()
        ids = [thing.key for thing in self.model.things]
        self._choose(ids.index(present) if present in ids else 0)

    def open_below(self, widget: QWidget) -> None:
        """Open below a widget, or above it where there is more room."""
        rows = sum(self.list.sizeHintForRow(n) for n in range(min(12, self.model.rowCount())))
        high = min(_MOST_HIGH, max(rows, 60) + 62)
        self.resize(max(_WIDE, widget.width()), high)
        corner = widget.mapToGlobal(QPoint(0, widget.height() + 2))
        area = widget.screen().availableGeometry()
        if corner.y() + high > area.bottom():
            corner = widget.mapToGlobal(QPoint(0, -high - 2))
        corner.setX(max(area.left(), min(corner.x(), area.right() - self.width())))
        corner.setY(max(area.top(), corner.y()))
        self.move(corner)
        self.show()
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            if event.type() != QEvent.Type.KeyPress:
                return super().eventFilter(watched, event)
            row = self.list.currentIndex().row()
            match Qt.Key(event.key()):
                case Qt.Key.Key_Down:
                    self._choose(row + 1)
                case Qt.Key.Key_Up:
                    self._choose(row - 1)
                case Qt.Key.Key_PageDown:
                    self._choose(row + 8)
                case Qt.Key.Key_PageUp:
                    self._choose(row - 8)
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._take(row)
                case _:
                    return super().eventFilter(watched, event)
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colour("raised"))
        painter.setPen(self._look.colour("strong"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _filter(self) -> None:
        typed = self.field.text().strip()
        found = [(_fit(typed, c), c) for c in self._candidates]
        ranked = [(points, c) for points, c in found if points is not None]
        kept = [c for _, c in sorted(ranked, key=lambda f: -f[0])] if typed else self._candidates
        self.model.set_things([_thing(c) for c in kept])
        self.list.setVisible(bool(kept))
        self._none.setVisible(not kept)
        if not self._candidates:
            self._none.setText(tr("Nothing of this sort is declared in the files that are open."))
        else:
            self._none.setText(
                tr("None of {n} is called “{typed}”.", n=len(self._candidates), typed=typed)
            )
        self._choose(0)

    def _choose(self, row: int) -> None:
        row = max(0, min(row, self.model.rowCount() - 1))
        self.list.setCurrentIndex(self.model.index(row))

    def _take(self, row: int) -> None:
        if 0 <= row < self.model.rowCount():
            name = self.model.things[row].key
            self.close()
            self.picked.emit(str(name))


def _fit(typed: str, candidate: Candidate) -> int | None:
    fits = (fit(typed, candidate.title), fit(typed, candidate.id))
    return max((points for points in fits if points is not None), default=None)


def _thing(candidate: Candidate) -> Thing:
    detail = candidate.id if candidate.title != candidate.id else ""
    source = candidate.source if candidate.source != "rulebook" else ""
    return Thing(candidate.id, candidate.title, detail, candidate.sort, candidate.id, source)
