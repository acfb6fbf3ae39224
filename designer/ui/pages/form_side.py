"""The form side of a page: shows what the text says, and writes what is changed into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from designer.diagnostics import Diagnostic, Fix, Severity
from designer.documents import (
    Document,
    Edit,
    Pointer,
    Refused,
    SetValue,
    StaleEditError,
    edit_of_fix,
)
from designer.paint.look import Look
from designer.session.bulk import Beyond
from designer.session.making import Made, Renamed, edited, edited_there, renamed
from designer.ui.editors.choosing import editor_for
from designer.ui.editors.editor import Editor
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.spoken import spoken_schema
from designer.ui.kit.languages import mark, tr
from designer.ui.pages.later import LONG, Later
from designer.validation.documents import schema_of
from designer.validation.form_changes import Change

if TYPE_CHECKING:  # only named
    from designer.documents import Operation, Project
    from designer.session import Workspace
    from designer.ui.pages.page import DocumentPage

__all__ = ["FormSide"]

_PATIENCE_MS = 1000
_MANY = 60  # operations that take their time in a document of any length
_READ_ONLY = mark("This file can only be read.")


class FormSide(QObject):
    """Keep the form of one page.

    Attributes:
        editor: the widget.
        place_chosen: a place of the document has the keyboard in the form (Pointer).
    """

    place_chosen = Signal(object)

    def __init__(
        self, look: Look, page: DocumentPage, workspace: Callable[[], Workspace | None], kind: str
    ) -> None:
        super().__init__(page)
        self._page = page
        self._workspace = workspace
        self._shown: Document | None = None
        self._later = Later(self)
        self._telling = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._telling.timeout.connect(self._tell_busy)
        self._faults: tuple[Diagnostic, ...] = ()
        self.editor: Editor = editor_for(kind, look, Pictures(self._plugin), self._plugin_here())
        context = self.editor.form.context
        context.asked.connect(self.change)
        context.fix_asked.connect(self.fix)
        context.beyond_asked.connect(self.reach)
        context.rename_asked.connect(self.rename)
        context.declaration_asked.connect(page.declaration_asked)
        context.pointed.connect(self._on_pointed)
        self.editor.place_chosen.connect(self.place_chosen)

    @property
    def has_form(self) -> bool:
        """Say whether there is anything to show: a schema, and a state that could be read."""
        return self.editor.document is not None

    @property
    def under_way(self) -> str:
        """Give the name of the change that moves places and is still being made, "" for none."""
        moving = self.editor.form.context.moving
        return moving[-1].label if moving else ""

    def stops(self) -> dict[QWidget, QWidget]:
        """Give where the keyboard goes when it goes round the panels, each with its panel."""
        form, entries = self.editor.form, self.editor.entries
        found: dict[QWidget, QWidget] = {entries.list: entries}
        first = next((row.main_widget() for row in form.rows()), None)
        if first is not None:
            found[first] = form
        return found

    def follow_text(self) -> None:
        """Take the form to what the cursor of the text is in."""
        page = self._page
        if self.has_form and not page.unsent:
            pointer = page.document.pointer_at(page.document.offset(*page.pane.place()))
            if pointer:
                self.editor.show_place(pointer)

    def holds(self, widget: QWidget | None) -> bool:
        """Say whether a widget is a part of the form; what is typed there is written first."""
        inside = widget is not None and self.editor.isAncestorOf(widget)
        if inside:
            self.editor.form.context.begin_run()
        return inside

    def show_document(self, document: Document, faults: Iterable[Diagnostic]) -> None:
        """Show the document as it is on screen, with what was found in it."""
        self._faults = tuple(faults)
        self._show(document)

    def change(self, change: Change) -> None:
        """Do what the form asks for, in the text; in a long one once it has been made beside."""
        workspace = self._ready()
        if workspace is None:
            return
        operations = self.editor.form.with_choice(change).operations
        if not self._is_long(workspace) and len(operations) < _MANY:
            self._later.finish()
            document = workspace.document(self._page.path)
            self._take(change, edited(document, operations, change.label))
            return
        if change.merge:
            self.editor.form.context.under_way.append(change.merge)
        else:
            self._begin_moving(change)
        self._make(change, operations, self._older(workspace))

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is under way."""
        return self._later.is_idle and not self.editor.form.context.is_waiting_for_quiet

    def finish(self) -> None:
        """Have done whatever is still under way."""
        self._later.finish()

    def leave(self) -> None:
        """End what works for the form; the page is about to go."""
        self._later.end()

    def cancel(self) -> str:
        """Leave undone what moves places and is still being made; give its name, "" for nothing."""
        context = self.editor.form.context
        if not context.moving:
            return ""
        change = context.moving[-1]
        self._later.cancel()
        context.forget_held()
        self._end_moving(change, done=False)
        if self._shown is not None:
            self._show(self._shown)
        return change.label

    def _take(self, change: Change, made: Made) -> None:
        """Do an edit that was made for a change, or say why there is none."""
        workspace = self._workspace()
        if workspace is None:
            return
        if isinstance(made.edit, Refused):
            self.editor.form.refused(change, made.edit, self.change)
        elif made.edit is None:
            self._tell_changed()
        else:
            self._do(workspace, made.edit, change.merge)
            self.editor.form.context.took(made.seconds)

    # -- long documents -----------------------------------------------------------------------

    def _is_long(self, workspace: Workspace) -> bool:
        return len(workspace.raw_text(self._page.path)) >= LONG

    def _older(self, workspace: Workspace) -> Document | None:
        """Give the document that the form shows, if it is not the one on screen any more."""
        shown = self._shown
        return None if shown is None or workspace.is_still(shown) else shown

    def _make(
        self,
        change: Change,
        operations: Sequence[Operation],
        meant: Document | None,
        *,
        again: bool = False,
    ) -> None:
        """Make the edit of a change on the other thread, for the text as it is when its turn comes.

        Args:
            change: the change.
            operations: what it does.
            meant: the document for which it was asked, if another one is on screen.
            again: whether its turn has come already.
        """

        def begin() -> Callable[[], Made]:
            workspace = self._workspace()
            assert workspace is not None, "a form is that of an open document"
            return partial(
                edited_there, workspace.snapshot(), self._page.path, operations, change.label, meant
            )

        def then(made: Made) -> None:
            workspace = self._workspace()
            assert workspace is not None, "a form is that of an open document"
            if made.edit is not None and not workspace.is_still(made.document):
                self._make(change, operations, made.document, again=True)
                return
            if change.merge:
                self.editor.form.context.under_way.remove(change.merge)
            self._take(change, made)
            if not change.merge:
                self._end_moving(change, done=isinstance(made.edit, Edit))

        def failed() -> None:
            if change.merge:
                self.editor.form.context.under_way.remove(change.merge)
            else:
                self._end_moving(change, done=False)

        self._later.do(begin, then, failed=failed, first=again)

    def _begin_moving(self, change: Change) -> None:
        self.editor.form.context.moving.append(change)
        self._telling.start()
        self._page.under_way_changed.emit()

    def _end_moving(self, change: Change, *, done: bool) -> None:
        self._telling.stop()
        bar = self.editor.form.bar
        if bar.text == _busy(change):
            bar.hide()
        self.editor.form.context.moved(change, done=done)
        self._page.under_way_changed.emit()

    def _tell_busy(self) -> None:
        for change in self.editor.form.context.moving:
            self.editor.form.bar.show_message("hint", _busy(change), (tr("Cancel"), self.cancel))

    def _tell_changed(self) -> None:
        self.editor.form.bar.show_message(
            "warning", tr("The text has changed meanwhile; change it once more.")
        )

    # -- what reaches further ------------------------------------------------------------------

    def fix(self, fix: Fix) -> None:
        """Do what a fault offers, in the text."""
        workspace = self._ready()
        if workspace is None:
            return
        try:
            self._do(workspace, edit_of_fix(fix, {self._page.path: self._page.document}), "")
        except (StaleEditError, ValueError):
            self.editor.form.bar.show_message(
                "warning", tr("The text has changed; wait for the check and try again.")
            )

    def reach(self, wanted: Beyond) -> None:
        """Do an edit that reaches beyond this document; long ones are made on the other thread."""
        workspace = self._ready()
        if workspace is None:
            return
        documents = workspace.project.documents
        short = all(len(documents[p].text) < LONG for p in wanted.paths if p in documents)
        if short and wanted.n_places < _MANY:
            self._later.finish()
            self._take_beyond(wanted, wanted.work(workspace.project))
            return

        def begin() -> Callable[[], Edit | Refused]:
            snapshot = workspace.snapshot()
            return lambda: wanted.work(snapshot.read())

        self._later.do(begin, lambda made: self._take_beyond(wanted, made))

    def _take_beyond(self, wanted: Beyond, made: Edit | Refused) -> None:
        workspace = self._workspace()
        if workspace is None:
            return
        if isinstance(made, Refused):
            self.editor.form.bar.show_message("warning", made.sentence)
            return
        try:
            self._do(workspace, made, wanted.merge)
        except StaleEditError:
            self._tell_changed()

    def rename(self, pointer: Pointer, new: str) -> None:
        """Give a thing another id, wherever it is written."""
        if self.editor.form.context.hold(lambda: self.rename(pointer, new)):
            return
        workspace = self._ready()
        if workspace is None:
            return
        schemas, path = workspace.host.schemas, self._page.path

        def begin() -> Callable[[], Renamed]:
            return partial(renamed, workspace.snapshot(), schemas, path, pointer, new)

        if not self._is_long(workspace):
            self._later.finish()
            self._take_renamed(pointer, new, begin()())
            return
        change = Change((), tr("Rename to {new}", new=new))
        self._begin_moving(change)

        def then(result: Renamed) -> None:
            self._take_renamed(pointer, new, result)
            self._end_moving(change, done=True)

        self._later.do(begin, then, failed=lambda: self._end_moving(change, done=False))

    def _take_renamed(self, pointer: Pointer, new: str, result: Renamed) -> None:
        workspace = self._workspace()
        only_here = Change((SetValue(pointer, new),), tr("Set the id to {new}", new=new))
        if workspace is None:
            return
        if result is None:
            self.change(only_here)
        elif isinstance(result, Refused):
            self.editor.form.bar.show_message(
                "warning",
                result.sentence,
                (tr("Change it only here"), lambda: self.change(only_here)),
            )
            if self._shown is not None:
                self._show(self._shown)
        else:
            try:
                self._do(workspace, result, "")
            except StaleEditError:
                self._tell_changed()

    # -- parts --------------------------------------------------------------------------------

    def _plugin_here(self) -> object:
        workspace = self._workspace()
        if workspace is None:
            return None
        return workspace.host.game(workspace.project.game_of(self._page.document))

    def _plugin(self, game: str) -> object:
        workspace = self._workspace()
        return None if workspace is None else workspace.host.game(game)

    def _ready(self) -> Workspace | None:
        """Give the workspace with what was typed last; None if nothing can be changed now."""
        workspace, page = self._workspace(), self._page
        if workspace is None or page.pane.isReadOnly():
            return None
        if self._older(workspace) is not None and not self._is_long(workspace):
            # The form was still that of an older text: its places may be others now.
            self._show(workspace.document(page.path))
            return None
        return workspace

    def _do(self, workspace: Workspace, edit: Edit, merge: str) -> None:
        if edit.is_empty:
            return
        self._page.edits_from_form(lambda: workspace.edit(edit, merge=merge, source=self._page))
        path = self._page.path
        if workspace.is_read(path) or not self._is_long(workspace):
            self._show(workspace.document(path))  # else the next check reads and shows it

    def _show(self, document: Document) -> None:
        workspace = self._workspace()
        if workspace is None:
            return
        project = _with(workspace.project, document)
        schema = schema_of(project, document, workspace.host.schemas)
        if document.tree is None or document.faulty:
            self._say_faulty(document)
            return
        self._shown = document
        self.editor.form.context.schemas = workspace.host.schemas
        self.editor.form.set_read_only(tr(_READ_ONLY) if self._page.pane.isReadOnly() else "")
        self.editor.show_document(project, document, spoken_schema(schema), self._faults)

    def _say_faulty(self, document: Document) -> None:
        errors = [d for d in document.diagnostics if d.severity is Severity.ERROR]
        line = errors[0].location.line if errors else 1
        self.editor.form.set_read_only(
            tr(
                "Line {line} does not parse; the form shows the last text that "
                "did, and can only be read.",
                line=line,
            ),
            (tr("Go to line {line}", line=line), lambda: self._page.go_to_line(line)),
        )

    def _on_pointed(self, pointer: Pointer) -> None:
        self._page.show_pointer(pointer, focus=True)


def _busy(change: Change) -> str:
    return tr("{label}: the file is long, this takes a moment.", label=change.label)


def _with(project: Project, document: Document) -> Project:
    known = project.documents.get(document.path)
    return project if known is document else project.with_document(document)
