"""The form side of a page: shows what the text says, and writes what is changed into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from designer.diagnostics import Diagnostic, Fix, Severity
from designer.documents import (
    Document,
    Pointer,
    Refused,
    SetValue,
    StaleEditError,
    edit_document,
    edit_of_fix,
)
from designer.paint.look import Look
from designer.session.renaming import rename_everywhere
from designer.ui.editors.choosing import editor_for
from designer.ui.editors.editor import Editor
from designer.ui.forms.pictures import Pictures
from designer.ui.kit.languages import mark, tr
from designer.ui.pages.later import LONG, Later
from designer.validation.documents import schema_of
from designer.validation.form_changes import Change

if TYPE_CHECKING:  # only named
    from designer.documents import Edit, Operation, Project
    from designer.session import Workspace
    from designer.ui.pages.page import DocumentPage

__all__ = ["FormSide"]

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
        self._faults: tuple[Diagnostic, ...] = ()
        self.editor: Editor = editor_for(kind, look, Pictures(self._plugin))
        context = self.editor.form.context
        context.asked.connect(self.change)
        context.fix_asked.connect(self.fix)
        context.rename_asked.connect(self.rename)
        context.declaration_asked.connect(page.declaration_asked)
        context.pointed.connect(self._on_pointed)
        self.editor.place_chosen.connect(self.place_chosen)

    @property
    def has_form(self) -> bool:
        """Say whether there is anything to show: a schema, and a state that could be read."""
        return self.editor.document is not None

    def stops(self) -> dict[QWidget, QWidget]:
        """Give where the keyboard goes when it goes round the panels, each with its panel."""
        form, entries = self.editor.form, self.editor.entries
        found: dict[QWidget, QWidget] = {entries.list: entries}
        first = next((row.main_widget() for row in form.rows()), None)
        if first is not None:
            found[first] = form
        return found

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
        """Do what the form asks for, in the text."""
        workspace = self._ready()
        if workspace is None:
            return
        operations = self.editor.form.with_choice(change).operations

        def begin() -> Callable[[], _Made]:
            document = workspace.document(self._page.path)
            return partial(_edited, document, operations, change.label)

        # Values that are typed or turned wait for each other; what moves places waits for nothing.
        if change.merge and len(workspace.raw_text(self._page.path)) >= LONG:
            self.editor.form.context.under_way.append(change.merge)
            self._later.do(begin, partial(self._take_late, change))
        else:
            self._later.finish()
            self._take(change, begin()())

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is under way."""
        return self._later.is_idle

    def finish(self) -> None:
        """Have done whatever is still under way."""
        self._later.finish()

    def leave(self) -> None:
        """End what works for the form; the page is about to go."""
        self._later.end()

    def _take_late(self, change: Change, made: _Made) -> None:
        self.editor.form.context.under_way.remove(change.merge)
        self._take(change, made)

    def _take(self, change: Change, made: _Made) -> None:
        """Do an edit that was made for a change, or say why there is none."""
        workspace = self._workspace()
        if workspace is None:
            return
        if isinstance(made.edit, Refused):
            self.editor.form.refused(change, made.edit, self.change)
            return
        if not made.edit.is_empty and not workspace.is_still(made.document):
            self.editor.form.bar.show_message(
                "warning", tr("The text has changed meanwhile; change it once more.")
            )
            return
        self._do(workspace, made.edit, change.merge)
        self.editor.form.context.took(made.seconds)

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

    def rename(self, pointer: Pointer, new: str) -> None:
        """Give a thing another id, wherever it is written."""
        workspace = self._ready()
        if workspace is None:
            return
        document = workspace.document(self._page.path)
        project = workspace.project
        entries = (e for e in project.declared_in(document) if e.id_pointer == pointer)
        entry = next(entries, None)
        only_here = Change((SetValue(pointer, new),), tr("Set the id to {new}", new=new))
        if entry is None:
            self.change(only_here)
            return
        edit = rename_everywhere(project, workspace.host.schemas, entry, new)
        if isinstance(edit, Refused):
            self.editor.form.bar.show_message(
                "warning",
                edit.sentence,
                (tr("Change it only here"), lambda: self.change(only_here)),
            )
            self._show(document)
            return
        self._do(workspace, edit, "")

    # -- parts --------------------------------------------------------------------------------

    def _plugin(self, game: str) -> object:
        workspace = self._workspace()
        return None if workspace is None else workspace.host.game(game)

    def _ready(self) -> Workspace | None:
        """Give the workspace with what was typed last; None if nothing can be changed now."""
        workspace, page = self._workspace(), self._page
        if workspace is None or page.pane.isReadOnly():
            return None
        document = workspace.document(page.path)
        if self._shown is not None and document.text != self._shown.text:
            # The form was still that of an older text: its places may be others now.
            self._show(document)
            return None
        return workspace

    def _do(self, workspace: Workspace, edit: Edit, merge: str) -> None:
        if edit.is_empty:
            return
        self._page.edits_from_form(lambda: workspace.edit(edit, merge=merge, source=self._page))
        self._show(workspace.document(self._page.path))

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
        self.editor.form.set_read_only(tr(_READ_ONLY) if self._page.pane.isReadOnly() else "")
        self.editor.show_document(project, document, schema, self._faults)

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


class _Made(NamedTuple):
    """An edit or why there is none, the document it was made for, and how long that took."""

    edit: Edit | Refused
    document: Document
    seconds: float


def _edited(document: Document, operations: Sequence[Operation], label: str) -> _Made:
    began = perf_counter()
    edit = edit_document(document, operations, label)
    return _Made(edit, document, perf_counter() - began)


def _with(project: Project, document: Document) -> Project:
    known = project.documents.get(document.path)
    return project if known is document else project.with_document(document)
