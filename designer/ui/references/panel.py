"""The panel of a thing's uses: where it is declared, who names it, and its new id."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import mark, tr, trn
from designer.ui.kit.surfaces import lay_on
from designer.ui.places.rows import PlaceGroup
from designer.ui.places.tree import PlaceTree

__all__ = ["UsesPanel"]

_NOTHING = (
    mark("Who uses it?"),
    mark(
        "Put the cursor on an id, in the text or in a form, and press Shift+F12; F2 renames it everywhere."
    ),
)


class UsesPanel(QWidget):
    """List who uses a thing; a new id in the field is shown in every place before it is written.

    Attributes:
        rename_asked: the thing is to have the id in the field (str).
        left: the keyboard is to go back to the text.
        field: the new id.
        tree: the places.
    """

    rename_asked = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: tuple[PlaceGroup, ...] = ()
        self._id = ""
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self._line = QLabel()
        self._line.setFont(font("ui", 12))
        self.field = Field(look, tr("New id"), icon="replace")
        self.field.setMaximumWidth(320)
        self.button = Button(look, tr("Rename"), small=True)
        self.button.setToolTip(tr("Rename\nWrites the new id in every place, as one step to undo"))
        self._fault = QLabel()
        self._fault.setFont(font("ui", 12))
        self._fault.setWordWrap(True)
        self.tree = PlaceTree(look, tr("Uses"))
        self._empty = EmptyPanel(look, "link", tr(_NOTHING[0]), tr(_NOTHING[1]))
        body = QWidget()
        head = QHBoxLayout()
        head.setContentsMargins(12, 6, 10, 0)
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._line)
        head.addStretch(1)
        head.addWidget(self.field, 2)
        head.addWidget(self.button)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._fault)
        column.addWidget(self.tree, 1)
        self._fault.setContentsMargins(12, 0, 10, 0)
        self._fault.hide()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)
        lay_on(look, self)
        self.field.textChanged.connect(self._preview)
        self.field.installEventFilter(self)
        self.button.clicked.connect(self._ask)
        look.changed.connect(self._colour)
        self._colour()

    @property
    def fault(self) -> str:
        """Give why the rename cannot be made, "" where it can."""
        return "" if self._fault.isHidden() else self._fault.text()

    def show_uses(
        self, name: str, id_: str, groups: Iterable[PlaceGroup], why_not: str = ""
    ) -> None:
        """Show who uses a thing.

        Args:
            name: what it is called ("Card rope").
            id_: its id.
            groups: the places, by document.
            why_not: why it cannot be renamed, "" where it can.
        """
        same = id_ == self._id
        self._groups, self._id = tuple(groups), id_
        n_uses = sum(len(group.rows) for group in self._groups) - 1
        n_files = len(self._groups)
        self._title.setText(name)
        files = trn("{n} document", "{n} documents", n_files)
        uses = {0: tr("nobody uses it"), 1: tr("used once")}.get(
            n_uses, tr("used {n_uses} times", n_uses=n_uses)
        )
        self._line.setText(", ".join(filter(None, (uses, files, why_not))))
        self.show_fault("")
        for control in (self.field, self.button):
            control.setVisible(not why_not)
        if not same:
            self.field.setText(id_)
        self._preview()
        self._stack.setCurrentIndex(1)

    def show_nothing(self, line: str = "") -> None:
        """Show what the panel is for, or why there is nothing."""
        self._groups, self._id = (), ""
        self._empty.set_text(
            tr("Nothing is named here") if line else tr(_NOTHING[0]), line or tr(_NOTHING[1])
        )
        self._stack.setCurrentIndex(0)

    def show_fault(self, sentence: str) -> None:
        """Say why the new id cannot be written."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def begin_renaming(self) -> None:
        """Give the field the keyboard, the id in it chosen."""
        self.field.setText(self._id)
        if not self.field.isHidden():
            self.field.setFocus()
            self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._ask()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.field.setText(self._id)
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Down and self._groups:
                self.tree.choose_first()
                return True
        return super().eventFilter(watched, event)

    def _ask(self) -> None:
        if self.field.text() != self._id:
            self.rename_asked.emit(self.field.text())

    def _preview(self) -> None:
        """Show in every place what would be written there."""
        new = self.field.text()
        shown = new if new.strip() and new != self._id else None
        self.show_fault("")
        self.button.setEnabled(shown is not None)
        self.tree.show_groups(
            group
            if group.locked
            else msgspec.structs.replace(
                group, rows=tuple(msgspec.structs.replace(row, new=shown) for row in group.rows)
            )
            for group in self._groups
        )

    def _colour(self) -> None:
        for label, token in ((self._line, "muted"), (self._fault, "error")):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(self._look.colour(token)))
            label.setPalette(palette)
