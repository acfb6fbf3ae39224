"""The tree of documents."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.files.names import icon_of, kind_words, text_in, title_of
from designer.ui.kit.languages import tr
from designer.ui.kit.surfaces import RowHeight, lay_on

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Pack, Project

__all__ = ["FilesPanel"]

_PATH = Qt.ItemDataRole.UserRole


class FilesPanel(QWidget):
    """List open documents and the documents of all packs.

    Attributes:
        chosen: a document was asked for (path).
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setFont(font("ui", 13))
        self.tree.setIconSize(QSize(16, 16))
        self.tree.setIndentation(14)
        self.tree.setUniformRowHeights(True)
        self.tree.setItemDelegate(RowHeight(24, self.tree))
        lay_on(look, self.tree)
        self.tree.setAccessibleName(tr("Documents"))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.itemActivated.connect(self._on_item)
        self.tree.itemExpanded.connect(lambda _item: self._refresh())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tree)
        self._shape: object = None
        self._leaves: list[tuple[str, QTreeWidgetItem]] = []
        self._known: dict[int, tuple[Document, bool]] = {}  # what each leaf shows
        self._now: tuple[Project, Callable[[str], bool]] | None = None

    def show_project(
        self, project: Project, open_paths: Iterable[str], is_modified: Callable[[str], bool]
    ) -> None:
        """Show the documents; the tree is built anew only when there are others.

        What stands in a folded group gets its name once that is opened: it may not be read yet.
        """
        opened = list(open_paths)
        shape = (tuple(project.documents), tuple(opened))
        if shape != self._shape:
            self._now = None
            self._build(project, opened)
            self._shape = shape
            self._known = {}
        self._now = project, is_modified
        self._refresh()

    def paths(self) -> list[str]:
        """Give the documents listed, in order; a document open and in a pack is there twice."""
        return [path for path, _ in self._leaves]

    def _build(self, project: Project, opened: list[str]) -> None:
        folded = {
            item.text(0)
            for n in range(self.tree.topLevelItemCount())
            if (item := self.tree.topLevelItem(n)) is not None and not item.isExpanded()
        }
        first = self._shape is None
        self.tree.clear()
        self._leaves = []
        head = self._heading(tr("Open now"))
        for path in opened:
            if path in project.documents:
                self._leaf(head, project.documents[path])
        inside: dict[Pack | None, list[Document]] = {}
        for document in project.documents.values():
            inside.setdefault(project.pack_of(document), []).append(document)
        for pack in project.packs:
            self._pack(pack, inside.get(pack, []))
        for n in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(n)
            if item is not None:
                item.setExpanded(item.text(0) not in folded if not first else True)

    def _pack(self, pack: Pack, inside: list[Document]) -> None:
        title = text_in(pack.document.tree.get("title")) or pack.id
        head = self._heading(title)
        head.setToolTip(0, f"{title}\n{pack.folder}")
        groups: dict[str, QTreeWidgetItem] = {}
        inside.sort(key=lambda d: (bool(kind_words(d.likely_kind or "")), d.likely_kind or ""))
        for document in inside:
            words = kind_words(document.likely_kind or "")
            parent = head
            if words:
                if words not in groups:
                    groups[words] = QTreeWidgetItem(head, [words])
                    groups[words].setFlags(Qt.ItemFlag.ItemIsEnabled)
                    groups[words].setExpanded(document.likely_kind == "route")
                parent = groups[words]
            self._leaf(parent, document)

    def _heading(self, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree, [text])
        item.setFont(0, font("ui", 12, 600))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _leaf(self, parent: QTreeWidgetItem, document: Document) -> None:
        item = QTreeWidgetItem(parent)
        item.setData(0, _PATH, document.path)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        self._leaves.append((document.path, item))

    def _refresh(self) -> None:
        if self._now is None:
            return
        project, is_modified = self._now
        for n, (path, item) in enumerate(self._leaves):
            document, group = project.documents.get(path), item.parent()
            if document is None or (group is not None and not group.isExpanded()):
                continue
            changed = is_modified(path)
            before = self._known.get(n)
            if before is None or document is not before[0] or changed != before[1]:
                self._show(item, path, document, changed=changed)
                self._known[n] = document, changed

    def _show(self, item: QTreeWidgetItem, path: str, document: Document, *, changed: bool) -> None:
        many = document.likely_kind in {"route", "scenario", "situation", "replay"}
        name = title_of(document) if many else PurePath(path).name
        if item.text(0) and document.tree is None:
            name = item.text(0).removesuffix(" •")  # while it cannot be read it keeps its name
        text = f"{name} •" if changed else name
        if item.text(0) != text:
            item.setText(0, text)
            item.setIcon(0, self._look.icon(icon_of(document), "muted"))
            state = tr("\nnot saved yet") if changed else ""
            item.setToolTip(0, f"{name}\n{path}{state}")

    def _on_item(self, item: QTreeWidgetItem) -> None:
        path = item.data(0, _PATH)
        if path:
            self.chosen.emit(str(path))
        else:
            item.setExpanded(not item.isExpanded())
