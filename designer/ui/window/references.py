"""From a name to what it names, to everybody who names it, and to another name for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from designer.ui.editor.positions import place_of
from designer.ui.files.names import icon_of, text_in
from designer.ui.kit.languages import tr
from designer.ui.places.rows import PlaceGroup, PlaceRow
from designer.ui.window.editing import do_edit, take_typed

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Edit, Entry, Pointer, Project, Refused
    from designer.session import Workspace
    from designer.session.references import Named, Use
    from designer.ui.pages.later import Later
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["References"]

_AROUND = 60
_CTRL = Qt.KeyboardModifier.ControlModifier


class References:
    """Follow names."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._panel = window.uses
        self._later: Later | None = None
        self._shown: tuple[str, str, str] | None = None  # sort, id, document of the declaration
        self._panel.rename_asked.connect(self._rename)
        self._panel.left.connect(self._leave)
        self._panel.tree.chosen.connect(self._go)
        window.documents.page_added.connect(self._on_page_added)
        window.checks.done.connect(lambda _report: self._show_again())

    @property
    def busy(self) -> bool:
        """Say whether an id is being renamed."""
        return self._later is not None and not self._later.is_idle

    def close(self) -> None:
        """End what runs."""
        if self._later is not None:
            self._later.end()

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {
            "go_to_declaration": self.go_to_declaration,
            "find_uses": lambda: self.find_uses(),  # noqa: PLW0108 - triggered() gives no argument
            "rename": self.begin_renaming,
        }

    def go_to_declaration(self) -> None:
        """Go where the thing at the cursor is declared; at its declaration, show who uses it."""
        named = self._named()
        if named is None:
            self._tell(tr("Nothing is named on this line."))
        else:
            self._follow(named)

    def find_uses(self) -> None:
        """Show who uses the thing at the cursor."""
        self._window.show_bottom(self._window.uses_dock)
        named = self._named()
        if named is None or not named.entries:
            self._shown = None
            self._panel.show_nothing(_nowhere(named))
            return
        self._show(named.entries[0])
        self._panel.tree.choose_first()

    def begin_renaming(self) -> None:
        """Ask for another id of the thing at the cursor, with all places in sight."""
        self.find_uses()
        if self._shown is not None:
            self._panel.begin_renaming()

    def follow_pointer(self, page: DocumentPage, pointer: Pointer) -> None:
        """Go where the thing is declared that stands at a pointer of a page's document."""
        from designer.session.references import named_by  # noqa: PLC0415 - loaded once it is wanted

        workspace = self._ready()
        if workspace is not None:
            document = workspace.document(page.path)
            named = named_by(workspace.project, workspace.host.schemas, document, pointer)
            if named is not None:
                self._follow(named)

    # -- parts --------------------------------------------------------------------------------

    def _follow(self, named: Named) -> None:
        if not named.entries:
            self._tell(_nowhere(named))
        elif named.is_declaration:
            self.find_uses()
        else:
            entry = named.entries[0]
            where = entry.document.location(entry.id_pointer, of=entry.id_of)
            self._window.finding.going.go(where.file, where.line, where.column)

    def _ready(self) -> Workspace | None:
        take_typed(self._window)
        return self._window.workspace

    def _named(self) -> Named | None:
        """Give what stands where the keyboard is: in the form, else at the text's cursor."""
        from designer.session.references import named_at, named_by  # noqa: PLC0415 - loaded once it is wanted

        workspace, page = self._ready(), self._window.page
        if workspace is None or page is None or page.path not in workspace.project.documents:
            return None
        project, schemas = workspace.project, workspace.host.schemas
        document = project.documents[page.path]
        pointer = _pointer_in_form(page)
        if pointer is not None:
            named = named_by(project, schemas, document, pointer)
            if named is not None:
                return named
        return named_at(project, schemas, document, _offset(document, *page.pane.place()))

    def _show(self, entry: Entry) -> None:
        from designer.session.locks import is_locked  # noqa: PLC0415 - loaded once it is wanted
        from designer.session.references import uses_of  # noqa: PLC0415 - likewise

        workspace = self._window.workspace
        unlocked = self._window.documents.saving.unlocked
        assert workspace is not None, "the entry is one of its own"
        project = workspace.project
        uses = uses_of(project, workspace.host.schemas, entry, unlocked=unlocked)
        groups: dict[str, list[Use]] = {}
        for use in uses:
            groups.setdefault(use.place.path, []).append(use)
        self._shown = (entry.sort, entry.id, entry.document.path)
        locked = is_locked(project, entry.document, unlocked=unlocked)
        why_not = tr("comes with the program: copy its pack to rename it") if locked else ""
        self._panel.show_uses(
            f"{entry.sort.replace('_', ' ').capitalize()} {entry.id}",
            entry.id,
            [self._group(project, path, group) for path, group in groups.items()],
            why_not,
        )

    def _show_again(self) -> None:
        """Show the same thing in the texts as they are now."""
        if self._shown is None or not self._panel.isVisible():
            return
        entry = self._entry(*self._shown)
        if entry is None:
            self._shown = None
            self._panel.show_nothing(tr("What was shown here is not there any more."))
        else:
            self._show(entry)

    def _entry(self, sort: str, id_: str, path: str) -> Entry | None:
        workspace = self._window.workspace
        if workspace is None or path not in workspace.project.documents:
            return None
        declared = workspace.project.declared_in(workspace.project.documents[path])
        return next((e for e in declared if e.sort == sort and e.id == id_), None)

    @staticmethod
    def _group(project: Project, path: str, uses: list[Use]) -> PlaceGroup:
        document = project.documents[path]
        pack = project.pack_of(document)
        where = text_in(pack.document.tree.get("title")) if pack is not None else ""
        locked = uses[0].locked
        detail = where or PurePath(path).parent.name
        rows = tuple(_row(document, use) for use in sorted(uses, key=lambda u: u.start))
        return PlaceGroup(path, PurePath(path).name, detail, icon_of(document), rows, locked)

    def _rename(self, new: str) -> None:
        from designer.session.renaming import rename_everywhere  # noqa: PLC0415 - loaded once it is wanted
        from designer.ui.pages.later import LONG, Later  # noqa: PLC0415 - as above

        workspace = self._ready()
        entry = self._entry(*self._shown) if self._shown is not None else None
        if workspace is None or entry is None:
            return
        schemas, key = workspace.host.schemas, self._shown
        unlocked = self._window.documents.saving.unlocked

        def begin() -> Callable[[], Edit | Refused]:
            given = (workspace.project, schemas, entry, new)
            return partial(rename_everywhere, *given, unlocked=unlocked)

        if not any(len(workspace.raw_text(path)) >= LONG for path in workspace.open_paths):
            self._take_renamed(key, new, begin()())
            return
        if self._later is None:
            self._later = Later(self._window)
        self._later.do(begin, lambda edit: self._take_renamed(key, new, edit))

    def _take_renamed(
        self, key: tuple[str, str, str] | None, new: str, edit: Edit | Refused
    ) -> None:
        from designer.documents import Refused  # noqa: PLC0415 - loaded once it is wanted

        if isinstance(edit, Refused):
            self._panel.show_fault(edit.sentence)
            return
        if do_edit(self._window, edit):
            self._shown = (key[0], new, key[2]) if key is not None else None
            self._show_again()
            self._panel.tree.choose_first()  # so that undo is that of the documents
            self._window.status.tell(
                tr("{label}. Undo takes it back in one step.", label=edit.label)
            )

    def _go(self, row: PlaceRow, focus: bool) -> None:
        self._window.finding.going.go(row.path, row.line, row.column, row.text, focus=focus)

    def _leave(self) -> None:
        if self._window.page is not None:
            self._window.page.pane.setFocus()

    def _tell(self, sentence: str) -> None:
        self._window.status.tell(sentence)

    def _on_page_added(self, page: DocumentPage) -> None:
        page.pane.viewport().installEventFilter(_Clicks(self._on_click, page))
        page.declaration_asked.connect(lambda pointer: self.follow_pointer(page, pointer))

    def _on_click(self, page: DocumentPage, at: QPoint) -> bool:
        """Go from the name under the pointer; say whether there was one."""
        cursor = page.pane.cursorForPosition(at)
        workspace = self._ready()
        if workspace is None:
            return False
        from designer.session.references import named_at  # noqa: PLC0415 - loaded once it is wanted

        document = workspace.document(page.path)
        place = place_of(cursor.block(), cursor.position())
        offset = _offset(document, *place)
        named = named_at(workspace.project, workspace.host.schemas, document, offset)
        if named is None or not named.start <= offset <= named.end:
            return False
        page.pane.setTextCursor(cursor)  # where the way back leads
        # Once the click is over: going elsewhere takes the pane from under it.
        QTimer.singleShot(0, lambda: self._follow(named))
        return True


class _Clicks(QObject):
    """Take clicks with Ctrl for journeys."""

    def __init__(self, click: Callable[[DocumentPage, QPoint], bool], page: DocumentPage) -> None:
        super().__init__(page)
        self._click = click
        self._page = page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove}:
            assert isinstance(event, QMouseEvent), "Qt sends nothing else under these names"
            ctrl = event.modifiers() == _CTRL
            if kind == QEvent.Type.MouseMove and isinstance(watched, QWidget):
                shape = Qt.CursorShape.PointingHandCursor if ctrl else Qt.CursorShape.IBeamCursor
                if watched.cursor().shape() != shape:
                    watched.setCursor(shape)
            elif ctrl and event.button() == Qt.MouseButton.LeftButton:
                return self._click(self._page, event.position().toPoint())
        return super().eventFilter(watched, event)


def _pointer_in_form(page: DocumentPage) -> Pointer | None:
    """Give where the field stands that has the keyboard, None outside the form."""
    widget = QApplication.focusWidget()
    if page.form is None or widget is None or not page.form.editor.isAncestorOf(widget):
        return None
    at: QWidget | None = widget
    while at is not None and at is not page.form.editor:
        field = getattr(at, "field", None)
        pointers = getattr(field, "pointers", ())
        if pointers:
            found: Pointer = pointers[0]
            return found
        at = at.parentWidget()
    return None


def _offset(document: Document, line: int, column: int) -> int:
    """Give the offset in the file's own text of a place of the pane."""
    return min(document.offset(line, column), len(document.text))


def _row(document: Document, use: Use) -> PlaceRow:
    line, column = document.line_column(use.start)
    first = document.offset(line, 1)
    last = document.text.find("\n", use.start)
    last = len(document.text) if last < 0 else last
    head = document.text[first : use.start]
    head = f"…{head[-_AROUND:]}" if len(head) > 2 * _AROUND else head.lstrip()
    text = document.text[use.start : min(use.end, last)]
    after = document.text[min(use.end, last) : last].rstrip()[: 4 * _AROUND]
    note = tr("declared here") if use.is_declaration else ""
    if use.locked:
        note = tr("{note}, comes with the program", note=note).lstrip(", ")
    return PlaceRow(document.path, line, column, len(text), head, text, after, note=note)


def _nowhere(named: Named | None) -> str:
    if named is None:
        return tr("Put the cursor on an id, or on a line with one.")
    from designer.ui.forms.spoken import sort_within  # noqa: PLC0415 - loaded once the window is on the screen

    sorts = tr(" or ").join(map(sort_within, named.sorts))
    return tr(
        "No {sorts} “{text}” is declared in the documents that are open.",
        sorts=sorts,
        text=named.text,
    )
