"""Places in documents, grouped by document: a click goes there."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QTreeView, QWidget

from designer.paint.look import Look
from designer.ui.kit.surfaces import lay_on
from designer.ui.places.model import PlaceModel
from designer.ui.places.rows import PLACE, PlaceGroup, PlaceRow, RowPainter

__all__ = ["PlaceTree"]

_MOST_OPEN = 400  # so many places are unfolded at first


class PlaceTree(QTreeView):
    """List places.

    Attributes:
        chosen: a place is to be shown (PlaceRow, and whether the text gets the keyboard).
        moved: another row is the current one.
    """

    chosen = Signal(object, bool)
    moved = Signal()

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = PlaceModel()
        self.setModel(self._places)
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(14)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setItemDelegate(RowPainter(look, self))
        lay_on(look, self)
        self.clicked.connect(lambda index: self._choose(index, focus=False))
        self.selectionModel().currentChanged.connect(lambda *_: self.moved.emit())
        look.changed.connect(self.viewport().update)

    @property
    def groups(self) -> tuple[PlaceGroup, ...]:
        """Give what is shown."""
        return self._places.groups

    def show_groups(self, groups: Iterable[PlaceGroup]) -> None:
        """Show other places; the current one stays the current one where it is still there."""
        given = tuple(groups)
        if given == self.groups:
            return
        path, at = self.current_path(), (self._group(), self.number())
        self._places.set_groups(given)
        unfolded = 0
        for number, group in enumerate(given):
            if unfolded < _MOST_OPEN:
                self.expand(self._places.at(number))
            unfolded += len(group.rows)
        self._restore(path, *at)
        self.moved.emit()

    def rows(self) -> list[PlaceRow]:
        """Give all places in order."""
        return [row for group in self.groups for row in group.rows]

    def current(self) -> PlaceRow | None:
        """Give the current place, None on a document's row."""
        found = self.currentIndex().data(PLACE)
        return found if isinstance(found, PlaceRow) else None

    def current_path(self) -> str:
        """Give the document of the current row, or ""."""
        found = self.currentIndex().data(PLACE)
        return str(found.path) if found is not None else ""

    def number(self) -> int:
        """Give the current place's number in its document, -1 on a document's row."""
        index = self.currentIndex()
        return index.row() if index.parent().isValid() else -1

    def choose(self, group: int, row: int = -1) -> None:
        """Make a document's row the current one, or that of one of its places."""
        self.setCurrentIndex(self._places.at(group, row))

    def index_of(self, group: int, row: int = -1) -> QModelIndex:
        """Give the index of a document, or of one of its places."""
        return self._places.at(group, row)

    def choose_first(self) -> None:
        """Make the first place the current row and give the list the keyboard."""
        if not self.currentIndex().isValid() and self.groups:
            self.choose(0, 0)
        self.setFocus()

    def step(self, way: int) -> None:
        """Go to the next (1) or previous (-1) place, round the ends."""
        places = [(g, n) for g, group in enumerate(self.groups) for n in range(len(group.rows))]
        if not places:
            return
        here = (self._group(), self.number())
        if here in places:
            at = places.index(here) + way
        elif here[0] >= 0:  # on a document's row
            at = places.index((here[0], 0)) - (way < 0)
        else:
            at = 0 if way > 0 else -1
        self.choose(*places[at % len(places)])
        self._choose(self.currentIndex(), focus=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and index.isValid():
            if isinstance(index.data(PLACE), PlaceGroup):
                self.setExpanded(index, not self.isExpanded(index))
            else:
                self._choose(index, focus=True)
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex, *, focus: bool) -> None:
        found = index.data(PLACE)
        if isinstance(found, PlaceRow):
            self.chosen.emit(found, focus)

    def _group(self) -> int:
        """Give the number of the current row's document, -1 without one."""
        index = self.currentIndex()
        return index.parent().row() if index.parent().isValid() else index.row()

    def _restore(self, path: str, group: int, number: int) -> None:
        """Stand on the same place again, else on the one that took its number."""
        if group < 0 or not self.groups:
            return
        paths = [g.path for g in self.groups]
        group = paths.index(path) if path in paths else min(group, len(paths) - 1)
        self.choose(group, min(number, len(self.groups[group].rows) - 1))
