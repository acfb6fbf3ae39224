"""Places in documents, grouped by document: a click goes there."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from designer.paint.look import Look
from designer.ui.kit.surfaces import lay_on
from designer.ui.places.rows import PLACE, PlaceGroup, PlaceRow, RowPainter

__all__ = ["PlaceTree"]

_MOST_OPEN = 400  # so many places are unfolded at first


class PlaceTree(QTreeWidget):
    """List places.

    Attributes:
        chosen: a place is to be shown (PlaceRow, and whether the text gets the keyboard).
        moved: another row is the current one.
    """

    chosen = Signal(object, bool)
    moved = Signal()

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(14)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setItemDelegate(RowPainter(look, self))
        lay_on(look, self)
        self._groups: tuple[PlaceGroup, ...] = ()
        self.itemClicked.connect(lambda item: self._choose(item, focus=False))
        self.currentItemChanged.connect(lambda *_: self.moved.emit())
        look.changed.connect(self.viewport().update)

    @property
    def groups(self) -> tuple[PlaceGroup, ...]:
        """Give what is shown."""
        return self._groups

    def show_groups(self, groups: Iterable[PlaceGroup]) -> None:
        """Show other places; the current one stays the current one where it is still there."""
        given = tuple(groups)
        if given == self._groups:
            return
        before, at = self.current(), self._at()
        self._groups = given
        self.setUpdatesEnabled(False)
        self.blockSignals(True)
        self.clear()
        unfolded = 0
        for group in given:
            head = QTreeWidgetItem(self)
            head.setData(0, PLACE, group)
            head.setToolTip(0, group.path)
            head.setText(0, f"{group.title}, {len(group.rows)}, {group.detail}".rstrip(", "))
            for row in group.rows:
                item = QTreeWidgetItem(head)
                item.setData(0, PLACE, row)
                words = f"{row.before}{row.text}{row.after}"
                item.setText(0, f"Line {row.line}: {words} {row.note}".strip())
                item.setToolTip(0, f"Line {row.line}, column {row.column}\n{words}")
            head.setExpanded(unfolded < _MOST_OPEN)
            unfolded += len(group.rows)
        self._restore(before, at)
        self.blockSignals(False)
        self.setUpdatesEnabled(True)
        self.moved.emit()

    def rows(self) -> list[PlaceRow]:
        """Give all places in order."""
        return [row for group in self._groups for row in group.rows]

    def current(self) -> PlaceRow | None:
        """Give the current place, None on a document's row."""
        item = self.currentItem()
        found = item.data(0, PLACE) if item is not None else None
        return found if isinstance(found, PlaceRow) else None

    def current_path(self) -> str:
        """Give the document of the current row, or ""."""
        item = self.currentItem()
        return str(item.data(0, PLACE).path) if item is not None else ""

    def number(self) -> int:
        """Give the current place's number in its document, -1 on a document's row."""
        item = self.currentItem()
        parent = item.parent() if item is not None else None
        return parent.indexOfChild(item) if parent is not None and item is not None else -1

    def choose_first(self) -> None:
        """Make the first place the current row and give the list the keyboard."""
        if self.currentItem() is None:
            head = self.topLevelItem(0)
            if head is not None:
                self.setCurrentItem(head.child(0) or head)
        self.setFocus()

    def step(self, way: int) -> None:
        """Go to the next (1) or previous (-1) place, round the ends."""
        items = [
            item
            for at in range(self.topLevelItemCount())
            if (head := self.topLevelItem(at)) is not None
            for n in range(head.childCount())
            if (item := head.child(n)) is not None
        ]
        if items:
            current = self.currentItem()
            here = items.index(current) if current in items else (-1 if way > 0 else 0)
            item = items[(here + way) % len(items)]
            self.setCurrentItem(item)
            self._choose(item, focus=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and item is not None:
            if isinstance(item.data(0, PLACE), PlaceGroup):
                item.setExpanded(not item.isExpanded())
            else:
                self._choose(item, focus=True)
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QTreeWidgetItem, *, focus: bool) -> None:
        found = item.data(0, PLACE)
        if isinstance(found, PlaceRow):
            self.chosen.emit(found, focus)

    def _at(self) -> tuple[int, int]:
        item = self.currentItem()
        if item is None:
            return -1, -1
        parent = item.parent()
        if parent is None:
            return self.indexOfTopLevelItem(item), -1
        return self.indexOfTopLevelItem(parent), parent.indexOfChild(item)

    def _restore(self, before: PlaceRow | None, at: tuple[int, int]) -> None:
        """Stand on the same place again, else on the one that took its number."""
        if at[0] < 0:
            return
        head: QTreeWidgetItem | None = None
        for n in range(self.topLevelItemCount()):
            item = self.topLevelItem(n)
            if item is not None and before is not None and item.data(0, PLACE).path == before.path:
                head = item
        if head is None:
            head = self.topLevelItem(min(at[0], self.topLevelItemCount() - 1))
        if head is not None:
            number = min(at[1], head.childCount() - 1)
            self.setCurrentItem((head.child(number) if number >= 0 else None) or head)
