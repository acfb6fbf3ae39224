"""The list at the side of an editor: what the document holds, filtered, and what is done to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic
from designer.documents import Document, Pointer
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.session.object_clips import objects_from, objects_to_text
from designer.ui.editors.copies import copies_of, totals
from designer.ui.editors.outline import HEAD, Outline, Section
from designer.ui.editors.pills import Pills
from designer.ui.forms.context import FormContext
from designer.ui.forms.spoken import within
from designer.ui.forms.things import Thing, ThingDelegate, ThingModel
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr
from designer.ui.kit.menus import Menu
from designer.ui.kit.surfaces import lay_on
from designer.validation.form_changes import (
    item_added,
    item_moved,
    items_added,
    items_duplicated,
    items_removed,
)
from designer.validation.forms import form_of
from designer.validation.schemas import Schema
from designer.validation.shapes import Items

__all__ = ["EntriesPanel"]

_MANY = 500
_FOR_ALL = ("set", "import_table", "export_table")
"""The window's own actions for all that a document lists."""


class EntriesPanel(QWidget):
    """List what a document holds.

    Attributes:
        context: of the form beside it; changes are asked for through it.
        chosen: other objects are chosen (their pointers; the empty pointer is the file itself).
    """

    chosen = Signal(object)

    def __init__(self, look: Look, context: FormContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._look = look
        self._sections: tuple[Section, ...] = ()
        self._document: Document | None = None
        self._schema: Schema | None = None
        self._diagnostics: tuple[Diagnostic, ...] = ()
        self._shown = ""
        self._outline = Outline(context.pictures)
        self._quiet = False
        self._counted: list[Thing] = []
        self._pointers: tuple[Pointer, ...] = ()
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self.adding = IconButton(look, "plus", tr("Add"), size=24)
        self.more = IconButton(look, "ellipsis-vertical", tr("What can be done"), size=24)
        self.field = Field(look, tr("Filter"), icon="search")
        self._pills = Pills(look)
        self._pills.chosen.connect(self._filter_to)
        self.model = ThingModel(self)
        self.list = _Things(self)
        self._make_list(look)
        self._none = QLabel()
        self._none.setFont(font("ui", 12))
        self._none.setWordWrap(True)
        self._none.setContentsMargins(10, 10, 10, 10)
        self._foot = QLabel()
        self._foot.setFont(font("ui", 11.5))
        self._foot.setWordWrap(True)
        self._foot.setContentsMargins(10, 4, 10, 6)
        self._lay_out()
        self._make_actions()
        self.adding.clicked.connect(lambda _=False: self.add())
        self.more.clicked.connect(self._open_menu)
        self.field.textChanged.connect(lambda _text: self._fill())
        self.list.selectionModel().selectionChanged.connect(self._on_selection)
        context.read_only_changed.connect(self._enable)

    # -- showing --------------------------------------------------------------------------------

    def show_document(
        self,
        document: Document,
        schema: Schema,
        sections: Sequence[Section],
        diagnostics: Iterable[Diagnostic],
    ) -> None:
        """Show another state of the document; what is chosen stays chosen."""
        self._document, self._schema = document, schema
        self._sections = tuple(sections)
        self._diagnostics = tuple(diagnostics)
        if self._shown not in {section.key for section in sections}:
            self._shown = ""
        self._title.setText(schema.tree.get("title") or tr("Entries"))
        self._show_pills()
        self._fill()
        self._enable()

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        """Give the objects chosen, in the order of the document."""
        return self._pointers

    @property
    def section(self) -> Section | None:
        """Give the section in which something is chosen, else the one shown."""
        key = self._pointers[0][0] if self._pointers and self._pointers[0] else self._shown
        found = (section for section in self._sections if section.key == key)
        return next(found, self._sections[0] if len(self._sections) == 1 else None)

    def choose(self, pointers: Iterable[Pointer]) -> None:
        """Choose objects; those that are filtered out cannot be."""
        wanted = set(pointers)
        rows = [n for n, thing in enumerate(self.model.things) if thing.key in wanted]
        if not rows and wanted and self.field.text():
            self.field.clear()
            rows = [n for n, thing in enumerate(self.model.things) if thing.key in wanted]
        selection = QItemSelection()
        for row in rows:
            selection.select(self.model.index(row), self.model.index(row))
        model = self.list.selectionModel()
        model.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if rows:
            current = self.model.index(rows[-1])
            model.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.list.scrollTo(current)

    # -- what is done -----------------------------------------------------------------------------

    def add(self, key: str = "") -> None:
        """Add an object to a section: the one in which something is chosen, or asked for."""
        if self.context.hold(lambda: self.add(key)):
            return
        section = next((s for s in self._sections if s.key == key), None) if key else self.section
        if section is None:
            self._offer_sections()
            return
        shape = section.field.shape
        assert isinstance(shape, Items), "a section is a list"
        new = self.context.samples.item_of(shape)
        before = len(section.items)
        here = [p[1] for p in self._pointers if p and p[0] == section.key]
        at = int(here[-1]) + 1 if here and int(here[-1]) + 1 < before else None
        self.context.begin_run()
        place = before if at is None else at
        self.context.ask(
            item_added(section.field, new, at), lambda: self._choose_new(section.key, place)
        )

    def duplicate(self) -> None:
        """Put a copy behind each chosen object, with an id of its own."""
        if self.context.hold(self.duplicate):
            return
        objects, section = self._objects(), self.section
        document, schema = self._document, self._schema
        if document is None or schema is None or section is None or not objects:
            return
        copies: list[tuple[Pointer, Mapping[Pointer, Any]]] = []
        taken: list[Any] = []
        what = self._names(objects)
        for pointer in objects:
            form = form_of(document, schema, [pointer])
            if form is not None:
                changes = self.context.samples.changes_of_copy(form.field, taken)
                taken.extend(changes.values())
                copies.append((pointer, changes))
                what = form.labels[0] if len(objects) == 1 else what
        last = int(objects[-1][1]) + len(objects)
        self.context.begin_run()
        self.context.ask(
            items_duplicated(copies, what),
            lambda: self._choose_new(section.key, last),
        )

    def copy(self) -> None:
        """Put the chosen objects on the clipboard, as YAML."""
        objects, section = self._objects(), self.section
        if section is not None and objects:
            values = [section.items[int(pointer[1])] for pointer in objects]
            QGuiApplication.clipboard().setText(objects_to_text(section.key, values))

    def paste(self) -> None:
        """Put what was copied, in this file or another, at the end, with ids of its own."""
        if self.context.hold(self.paste):
            return
        section = self.section or next(iter(self._sections), None)
        if section is None or not isinstance(section.field.shape, Items):
            return
        found = objects_from(QGuiApplication.clipboard().text(), section.key)
        if not found:
            return
        values = self.context.samples.with_own_ids(found, section.field.shape)
        last = len(section.items) + len(values) - 1
        self.context.begin_run()
        change = items_added(section.field, values, tr("Paste into {name}", name=section.title))
        self.context.ask(change, lambda: self._choose_new(section.key, last))

    def remove(self) -> None:
        """Take the chosen objects out."""
        if self.context.hold(self.remove):
            return
        objects = self._objects()
        section = self.section
        if not objects or section is None:
            return
        what = self._names(objects)
        self.context.begin_run()

        def choose_next() -> None:
            left = min(int(objects[0][1]), len(self._items_of(section.key)) - 1)
            self.choose([(section.key, left)] if left >= 0 else [HEAD])

        self.context.ask(items_removed(objects, what), choose_next)

    def move_by(self, way: int) -> None:
        """Move the chosen object up (-1) or down (1)."""
        if self.context.hold(lambda: self.move_by(way)):
            return
        objects = self._objects()
        section = self.section
        if len(objects) != 1 or section is None:
            return
        to = int(objects[0][1]) + way
        if 0 <= to < len(section.items):
            self.context.begin_run()
            self.context.ask(
                item_moved(objects, to, self._names(objects)),
                lambda: self.choose([(section.key, to)]),
            )

    # -- parts ------------------------------------------------------------------------------------

    def _make_list(self, look: Look) -> None:
        self.list.setModel(self.model)
        self.list.setAccessibleName(tr("The file and its objects"))
        self._delegate = ThingDelegate(look, self.context.pictures, self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(
            lambda place: self._menu().popup(self.list.viewport().mapToGlobal(place))
        )
        lay_on(look, self.list)
        lay_on(look, self)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(10, 0, 6, 0)
        head.setSpacing(2)
        head.addWidget(self._title, 1)
        head.addWidget(self.adding)
        head.addWidget(self.more)
        filters = QVBoxLayout()
        filters.setContentsMargins(10, 2, 10, 6)
        filters.setSpacing(6)
        filters.addWidget(self.field)
        filters.addWidget(self._pills)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(filters)
        column.addWidget(self.list, 1)
        column.addWidget(self._none)
        column.addWidget(self._foot)
        self._none.hide()
        self.setMinimumWidth(160)

    def sizeHint(self) -> QSize:
        return QSize(230, 400)

    def _make_actions(self) -> None:
        make = self._action
        self._actions = {
            "duplicate": make(tr("Duplicate"), "Ctrl+D", "copy", self.duplicate),
            "copy": make(tr("Copy"), "", "", self.copy),
            "paste": make(tr("Paste"), "", "clipboard-paste", self.paste),
            "up": make(tr("Move up"), "Alt+Up", "", lambda: self.move_by(-1)),
            "down": make(tr("Move down"), "Alt+Down", "", lambda: self.move_by(1)),
            "show": make(tr("Show in the text"), "", "file-code", self._show_in_text),
            "remove": make(tr("Remove"), "Del", "trash-2", self.remove),
        }

    def _action(self, text: str, keys: str, icon: str, work: object) -> QAction:
        action = QAction(text, self.list)
        if icon:
            action.setIcon(self._look.icon(icon))
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(work)
        self.list.addAction(action)
        return action

    def _menu(self) -> QMenu:
        menu = Menu(self)
        if len(self._sections) > 1:
            for section in self._sections:
                adds = menu.addAction(tr("Add to {section}", section=within(section.title)))
                adds.triggered.connect(lambda _=False, key=section.key: self.add(key))
                adds.setEnabled(not self.context.read_only)
            menu.addSeparator()
        menu.addActions(list(self._actions.values()))
        for_all = [self.window().findChild(QAction, name) for name in _FOR_ALL]
        if any(for_all):
            menu.addSeparator()
        menu.addActions([action for action in for_all if isinstance(action, QAction)])
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _open_menu(self) -> None:
        self._menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _offer_sections(self) -> None:
        menu = Menu(self)
        for section in self._sections:
            adds = menu.addAction(section.title)
            adds.triggered.connect(lambda _=False, key=section.key: self.add(key))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.adding.mapToGlobal(self.adding.rect().bottomLeft()))

    def _objects(self) -> tuple[Pointer, ...]:
        return tuple(pointer for pointer in self._pointers if pointer)

    def _items_of(self, key: str) -> Sequence[object]:
        tree = self._document.tree if self._document is not None else None
        found = tree.get(key) if isinstance(tree, dict) else None
        return found if isinstance(found, list) else ()

    def _names(self, objects: Sequence[Pointer]) -> str:
        if len(objects) > 1:
            section = self.section
            if section is None:
                return tr("{n} objects", n=len(objects))
            return f"{len(objects)} {within(section.title)}"
        titles = {thing.key: thing.title for thing in self.model.things}
        return titles.get(objects[0], tr("an object"))

    def _choose_new(self, key: str, number: int) -> None:
        if number < len(self._items_of(key)):
            self.choose([(key, number)])
            self.list.setFocus()

    def _show_in_text(self) -> None:
        if self._pointers:
            self.context.pointed.emit(self._pointers[0])

    def _show_pills(self) -> None:
        wanted = [("", tr("All {sum}", sum=sum(len(s.items) for s in self._sections)))]
        wanted += [(s.key, f"{s.title} {len(s.items)}") for s in self._sections]
        self._pills.setVisible(len(self._sections) > 1)
        self._pills.show_pills(wanted, self._shown)

    def _filter_to(self, key: str) -> None:
        self._shown = key
        self._show_pills()
        self._fill()

    def _fill(self) -> None:
        if self._document is None:
            return
        typed = self.field.text().strip()
        rows = self._outline.rows(
            self._sections, self._document, self._diagnostics, shown=self._shown, typed=typed
        )
        kept = self._pointers
        self._quiet = True
        # Rows of one height need not be measured one by one, which with thousands would be felt.
        alike = len(rows) > _MANY and not any(row.is_head for row in rows)
        self._delegate.is_even = alike
        self.list.setUniformItemSizes(alike)
        self.model.set_things(rows)
        self.list.viewport().update()
        if {index.row() for index in self.list.selectedIndexes()} != self._rows_of(kept):
            self.choose(kept)
        self._quiet = False
        if rows != self._counted:
            self._counted = rows
            self._foot.setText(self._totals(rows))
        self._foot.setVisible(bool(self._foot.text()))
        self._none.setVisible(not rows)
        self.list.setVisible(bool(rows))
        self._none.setText(
            tr("Nothing here holds “{typed}”.", typed=typed)
            if typed
            else tr("Nothing is here yet.")
        )
        self._on_selection()

    def _totals(self, rows: Sequence[Thing]) -> str:
        """Count what is shown, where the entries say how many of each there are."""
        by_section = {section.key: section for section in self._sections}
        objects = [t.key for t in rows if isinstance(t.key, tuple) and len(t.key) == 2]
        found = [copies_of(by_section[key[0]].items[key[1]]) for key in objects]
        if not any(found):
            return ""
        return totals(found)

    def _rows_of(self, pointers: Iterable[Pointer]) -> set[int]:
        wanted = set(pointers)
        return {n for n, thing in enumerate(self.model.things) if thing.key in wanted}

    def _on_selection(self) -> None:
        if self._quiet:
            return
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        keys = [self.model.things[row].key for row in rows]
        found = [key for key in keys if isinstance(key, tuple)]
        # Objects of one sort are edited together: those beside the one chosen last.
        current = self.list.currentIndex()
        last = self.model.thing(current).key if current.isValid() else None
        if isinstance(last, tuple) and last in found:
            found = [key for key in found if key[:1] == last[:1]]
        pointers = tuple(found)
        self._enable()
        if pointers != self._pointers:
            self._pointers = pointers
            self._enable()
            self.chosen.emit(pointers)

    def _enable(self) -> None:
        objects, section = self._objects(), self.section
        alive = not self.context.read_only
        self.adding.setEnabled(alive and bool(self._sections))
        one = tr(" to {section}", section=within(section.title)) if section is not None else ""
        self.adding.setToolTip(tr("Add{one}\nPuts a new one behind the chosen one", one=one))
        self.adding.setAccessibleName(tr("Add{one}", one=one))
        for name in ("duplicate", "remove"):
            self._actions[name].setEnabled(alive and bool(objects))
        self._actions["copy"].setEnabled(bool(objects))
        self._actions["paste"].setEnabled(alive and bool(self._sections))
        single = alive and len(objects) == 1 and section is not None
        at = int(objects[0][1]) if objects else 0
        self._actions["up"].setEnabled(single and at > 0)
        last = len(section.items) - 1 if section is not None else 0
        self._actions["down"].setEnabled(single and at < last)
        self._actions["show"].setEnabled(bool(self._pointers))


class _Things(QListView):
    """List objects; the window's *Copy* and *Paste* ask whatever has the keyboard."""

    def __init__(self, owner: EntriesPanel) -> None:
        super().__init__()
        self._owner = owner

    def copy(self) -> None:
        """Put the chosen objects on the clipboard."""
        self._owner.copy()

    def paste(self) -> None:
        """Add what was copied."""
        self._owner.paste()
