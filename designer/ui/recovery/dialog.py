"""The dialog after an accident: each text with its time and size, what it changes, and what to do."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import decimal
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.background.jobs import Jobs
from designer.ui.differences.view import DifferencesView
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr
from designer.ui.kit.sizes import fits_screen
from designer.ui.kit.surfaces import RowHeight, lay_on

if TYPE_CHECKING:  # only named
    from designer.session.recovery import Recovered

__all__ = ["RecoveryDialog", "row_words", "size_words"]

_ENTRY = Qt.ItemDataRole.UserRole


class RecoveryDialog(QDialog):
    """Offer texts that were not saved. What is not decided is offered again at the next start.

    Attributes:
        recovered: a text is to be taken over (Recovered); answered by `settle` once it is.
        list: the texts.
        view: what the chosen one changes in its file.
        recover, discard, recover_all, later: the buttons.
    """

    recovered = Signal(object)

    def __init__(
        self, look: Look, jobs: Jobs, entries: Sequence[Recovered], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._is_open = True
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Unsaved changes were found"))
        self.resize(fits_screen(QSize(880, 560)))
        what = QLabel(
            tr(
                "The program ended last time before these changes were saved. "
                "Recover puts them back as unsaved changes; no file is written."
            )
        )
        what.setWordWrap(True)
        what.setFont(font("ui", 13))
        self._bar = MessageBar(look)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(font("ui", 13))
        self.list.setItemDelegate(RowHeight(58, self.list))
        self.list.setAccessibleName(tr("Documents with unsaved changes"))
        lay_on(look, self.list)
        self.list.setViewportMargins(10, 6, 10, 6)
        self.view = DifferencesView(look)
        self.recover = Button(look, tr("Recover"), primary=True)
        self.discard = Button(look, tr("Discard"))
        self.recover_all = Button(look, tr("Recover all"))
        self.later = Button(look, tr("Decide later"))
        self._lay_out(what)
        for entry in entries:
            item = QListWidgetItem(row_words(entry))
            item.setData(_ENTRY, entry)
            item.setToolTip(entry.path)
            self.list.addItem(item)
        self.list.currentItemChanged.connect(lambda *_: self._preview())
        self.recover.setDefault(True)
        self.recover.clicked.connect(lambda: self._ask(self.chosen()))
        self.discard.clicked.connect(self._on_discard)
        self.recover_all.clicked.connect(self._on_recover_all)
        self.later.clicked.connect(self.reject)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def chosen(self) -> Recovered | None:
        """Give the text that is looked at."""
        item = self.list.currentItem()
        if item is None:
            return None
        entry: Recovered = item.data(_ENTRY)
        return entry

    def tell(self, sentence: str) -> None:
        """Say what went wrong."""
        self._bar.show_message("error", sentence)

    def settle(self, entry: Recovered) -> None:
        """Take note that a text is taken over or given up: it is offered no more."""
        from designer.session.recovery import settle  # noqa: PLC0415 - loaded when it is wanted

        try:
            settle(entry)
        except OSError as error:
            self.tell(
                tr(
                    "It will be offered again: {strerror}.",
                    strerror=(error.strerror or str(error)).lower(),
                )
            )
        for row in range(self.list.count()):
            if self.list.item(row).data(_ENTRY) is entry:
                self.list.takeItem(row)
                break
        if self.list.count() == 0:
            self.accept()

    def done(self, result: int) -> None:
        self._is_open = False
        super().done(result)

    def _lay_out(self, what: QLabel) -> None:
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(self.view)
        split.setSizes([300, 560])
        row = QHBoxLayout()
        for button in (self.recover, self.discard):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.recover_all, self.later):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(what)
        column.addWidget(self._bar)
        column.addWidget(split, 1)
        column.addLayout(row)

    def _ask(self, entry: Recovered | None) -> None:
        if entry is not None:
            self.recovered.emit(entry)

    def _on_discard(self) -> None:
        entry = self.chosen()
        if entry is not None:
            self.settle(entry)

    def _on_recover_all(self) -> None:
        for entry in [self.list.item(row).data(_ENTRY) for row in range(self.list.count())]:
            self._ask(entry)

    def _preview(self) -> None:
        entry = self.chosen()
        if entry is None:
            return
        self.view.say(tr("Comparing with the file…"))

        def job() -> object:
            from designer.session.recovery import against_file  # noqa: PLC0415 - loaded when it is wanted

            return against_file(entry)

        def then(result: Any) -> None:
            if not self._is_open or entry is not self.chosen():
                return
            if isinstance(result, Exception):
                self.view.say(
                    tr("It could not be compared with the file: {result}.", result=result)
                )
            else:
                self.view.show_lines(result.lines)

        self._jobs.run(job, then)


def row_words(entry: Recovered) -> str:
    """Give the words for a text: its file, when it was changed last, how large it is."""
    when = datetime.fromtimestamp(entry.when)  # noqa: DTZ006 - the user's own clock
    path = Path(entry.path)
    words = tr(
        "{path}  in {parent}\n{when}, {size_words}",
        path=path.name,
        parent=path.parent.name,
        when=f"{when:%d %B %Y, %H:%M:%S}",
        size_words=size_words(entry.size),
    )
    if not path.exists():
        words += tr("\nThe file is gone")
    elif entry.file_is_newer:
        words += tr("\nThe file was written after that")
    return words


def size_words(size: int) -> str:
    """Give a number of bytes in words."""
    if size < 1000:
        return tr("{size} bytes", size=size)
    if size < 1_000_000:
        return tr("{size} kB", size=decimal(size / 1000))
    return tr("{size} MB", size=decimal(size / 1_000_000))
