"""The list of all keys."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.commands.command import Command
from designer.ui.kit.closing import closing_row
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import mark, tr
from designer.ui.kit.sizes import fits_screen
from designer.ui.kit.surfaces import RowHeight, calm_head

__all__ = ["CANVAS_KEYS", "ShortcutsDialog"]

CANVAS_KEYS = (
    (mark("Move the cursor by a space"), mark("Arrow keys")),
    (mark("Go to the tile before or after"), mark("Ctrl+Left, Ctrl+Right")),
    (mark("Go to the first or last space"), mark("Home, End")),
    (mark("Choose the space: go to its line in the text"), mark("Return")),
    (mark("Drag the board"), mark("Space or middle button held")),
    (mark("Zoom at the pointer"), mark("Ctrl+wheel")),
    (mark("Move the board"), mark("Wheel, Shift+wheel")),
)


class ShortcutsDialog(QDialog):
    """Show commands with their keys, filtered by a word."""

    def __init__(self, look: Look, commands: Iterable[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.resize(fits_screen(QSize(560, 560)))
        field = Field(look, tr("Filter shortcuts"), icon="list-filter")
        field.textChanged.connect(self._filter)
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([tr("Command"), tr("Keys")])
        self.tree.setFont(font("ui", 13))
        self.tree.setRootIsDecorated(False)
        self.tree.setItemDelegate(RowHeight(26, self.tree))
        self.tree.setAccessibleName(tr("Commands and keys"))
        calm_head(look, self.tree.header())
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for command in commands:
            if command.keys:
                QTreeWidgetItem(self.tree, [f"{command.group}: {command.name}", command.keys])
        for name, keys in CANVAS_KEYS:
            QTreeWidgetItem(self.tree, [tr("Board: {name}", name=tr(name)), tr(keys)])
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(field)
        column.addWidget(self.tree, 1)
        column.addLayout(closing_row(look, self))
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _filter(self, words: str) -> None:
        for n in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(n)
            if item is not None:
                text = f"{item.text(0)} {item.text(1)}".casefold()
                item.setHidden(words.casefold() not in text)
