"""The manual's window: contents at the left, the page at the right, links between them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QKeySequence,
    QShortcut,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.session.manual import Manual, Page
from designer.ui.commands.command import Command
from designer.ui.kit.languages import tr
from designer.ui.kit.reading import Reader
from designer.ui.kit.sizes import fits_screen
from designer.ui.kit.surfaces import RowHeight

__all__ = ["COMMANDS_PAGE", "ManualWindow", "commands_page"]

COMMANDS_PAGE = "reference-commands"
_PAGE, _HEADING = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class ManualWindow(QDialog):
    """Show the manual.

    Attributes:
        contents: pages and their headings.
        text: the page that is read.
    """

    opened_by = "manual"

    def __init__(self, manual: Manual, more: Sequence[Page], parent: QWidget) -> None:
        """Show the first page; `more` are pages that the window adds."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Manual"))
        self.resize(fits_screen(QSize(960, 680)))
        self._manual = manual
        self._pages = {page.id: page for page in (*manual.pages(), *more)}
        self._shown = ""
        self._way: list[tuple[str, str]] = []
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setFont(font("ui", 13))
        self.contents.setAccessibleName(tr("Contents"))
        self.contents.setItemDelegate(RowHeight(26, self.contents))
        self.text = Reader()
        self.text.setSearchPaths([str(manual.folder)])
        self.text.anchorClicked.connect(self._follow)
        self._lay_out()
        self._fill()
        self.contents.currentItemChanged.connect(lambda item, _: self._on_item(item))
        QShortcut(QKeySequence("Alt+Left"), self, self.back)
        self.show_page("start")

    @property
    def page(self) -> str:
        """Give the id of the page that is read."""
        return self._shown

    def show_page(self, id_: str, heading: str = "") -> None:
        """Show a page, from one of its headings on."""
        page = self._pages.get(id_) or self._manual.page(id_)
        if page is None:
            return
        self._way.append((id_, heading))
        if page.id != self._shown:
            self._shown = page.id
            self.text.show_text(page.text)
            self.text.setAccessibleName(page.title)
        self._go_to(heading)
        # Again once it is laid out: a page not shown yet has no height to scroll in.
        QTimer.singleShot(0, self, lambda: self._go_to(self._way[-1][1]))
        self._mark(page.id, heading)

    def back(self) -> None:
        """Show what was read before."""
        if len(self._way) > 1:
            self._way.pop()
            self.show_page(*self._way.pop())

    def _lay_out(self) -> None:
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.addWidget(self.contents)
        split.addWidget(self.text)
        split.setSizes([270, 690])
        row = QHBoxLayout()
        row.addWidget(split)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addLayout(row)

    def _fill(self) -> None:
        for page in self._pages.values():
            top = QTreeWidgetItem(self.contents, [page.title])
            top.setData(0, _PAGE, page.id)
            top.setData(0, _HEADING, "")
            top.setToolTip(0, page.title)
            for line in page.text.splitlines():
                if line.startswith("## "):
                    heading = line.removeprefix("## ").strip()
                    below = QTreeWidgetItem(top, [heading])
                    below.setData(0, _PAGE, page.id)
                    below.setData(0, _HEADING, heading)
                    below.setToolTip(0, heading)

    def _on_item(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.show_page(item.data(0, _PAGE), item.data(0, _HEADING))

    def _mark(self, id_: str, heading: str) -> None:
        for n in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(n)
            if top is None or top.data(0, _PAGE) != id_:
                continue
            found = top
            for k in range(top.childCount()):
                below = top.child(k)
                if heading and below is not None and below.data(0, _HEADING) == heading:
                    found = below
            top.setExpanded(True)
            self.contents.blockSignals(True)
            self.contents.setCurrentItem(found)
            self.contents.blockSignals(False)

    def _go_to(self, heading: str) -> None:
        block = self.text.document().begin()
        top = 0.0
        while heading and block.isValid():
            if block.text() == heading and block.blockFormat().headingLevel():
                self.text.setTextCursor(QTextCursor(block))
                top = self.text.document().documentLayout().blockBoundingRect(block).top()
                break
            block = block.next()
        self.text.verticalScrollBar().setValue(round(top))

    def _follow(self, link: QUrl) -> None:
        if link.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(link)
        else:
            self.show_page(link.path().removesuffix(".md"), link.fragment())


def commands_page(commands: Sequence[Command]) -> Page:
    """Give the page of all commands of the menus, with their keys."""
    lines = [tr("# Reference: commands"), "", tr("| command | keys |"), "| --- | --- |"]
    lines += [f"| {c.group.replace(', ', ' > ')} > {c.name} | {c.keys} |" for c in commands]
    return Page(COMMANDS_PAGE, tr("Reference: commands"), "\n".join(lines) + "\n")
