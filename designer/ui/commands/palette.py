"""The command palette: type a few letters of anything the window can do."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.commands.command import Command
from designer.ui.commands.matching import fit
from designer.ui.commands.rows import CommandRow
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr

__all__ = ["CommandPalette"]

_MOST = 60
_LETTERS = 3  # so many of a word tell it


class CommandPalette(QDialog):
    """Find a command by letters and do it."""

    def __init__(
        self,
        look: Look,
        commands: Iterable[Command],
        typed: Callable[[str], Iterable[Command]],
        parent: QWidget,
    ) -> None:
        """Offer `commands`, and what `typed` makes of the letters themselves."""
        super().__init__(parent, Qt.WindowType.Popup)
        self._commands = list(commands)
        self._typed = typed
        self.setAccessibleName(tr("Commands"))
        self.field = Field(look, tr("Type a command, a document or a space (3,-1)"), icon="search")
        self.field.setFont(font("ui", 15))
        self.field.setFixedHeight(36)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(font("ui", 13))
        self.list.setAccessibleName(tr("Commands that fit"))
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(CommandRow(look, self.list))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._run)
        self.resize(QSize(560, 420))
        self._search("")

    def open_over(self, window: QWidget) -> None:
        """Show the palette at the top of a window."""
        self.resize(min(560, window.width() - 40), min(420, window.height() - 60))
        corner = window.mapToGlobal(window.rect().topLeft())
        self.move(corner.x() + (window.width() - self.width()) // 2, corner.y() + 40)
        self.show()
        self.field.setFocus()

    def names(self) -> list[str]:
        """Give the names of the commands that fit, the best first."""
        rows = range(self.list.count())
        return [self.list.item(n).data(Qt.ItemDataRole.UserRole).name for n in rows]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
                way = 1 if key == Qt.Key.Key_Down else -1
                rows = max(1, self.list.count())
                self.list.setCurrentRow((self.list.currentRow() + way) % rows)
                return True
            if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                item = self.list.currentItem()
                if item is not None:
                    self._run(item)
                return True
        return super().eventFilter(watched, event)

    def _search(self, typed: str) -> None:
        found = []
        is_line = typed.lstrip().startswith(":")  # no name is meant then
        for number, command in enumerate(() if is_line else self._commands):
            score = _score(typed, command)
            if score is not None:
                found.append((not command.enabled, -score if typed else 0, number, command))
        self.list.clear()
        fitting = [command for *_, command in sorted(found, key=lambda f: f[:3])[:_MOST]]
        for command in (*self._typed(typed), *fitting):
            item = QListWidgetItem(f"{command.group}: {command.name} {command.keys}".strip())
            item.setData(Qt.ItemDataRole.UserRole, command)
            if not command.run_it:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            elif not command.enabled:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                item.setToolTip(tr("Not possible now"))
            self.list.addItem(item)
        if not self.list.count():
            item = QListWidgetItem(tr("Nothing here is called “{typed}”.", typed=typed))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setData(Qt.ItemDataRole.UserRole, Command("", "", "", run_it=False))
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _run(self, item: QListWidgetItem) -> None:
        command = item.data(Qt.ItemDataRole.UserRole)
        if command is None or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        self.close()
        command.run()


def _score(typed: str, command: Command) -> int | None:
    """Say how well letters fit a command's name; one of its other words counts from its beginning."""
    score = fit(typed, f"{command.name} {command.group}")
    wanted = typed.strip().casefold()
    is_word = len(wanted) >= _LETTERS and f" {wanted}" in f" {command.words.casefold()}"
    told = fit(wanted, wanted) if is_word else None
    return max((each for each in (score, told) if each is not None), default=None)
