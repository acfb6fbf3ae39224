"""A form with a document behind it: what is asked for is done at once, as a page does it."""

from designer.documents import Refused, apply, edit_document
from designer.paint.look import Look
from designer.ui.forms.pictures import Pictures
from designer.ui.forms.view import FormView
from designer.validation import check_project
from designer.validation.documents import schema_of

__all__ = ["FormHost"]


class FormHost:
    """Hold a project, one document of it and its form.

    Attributes:
        changes: what was asked for, in order.
        refusal: why the last change was not made, None if it was.
    """

    def __init__(self, qtbot, store, project, path, pointers, *, width=420, height=700):
        self.store, self.project, self.path = store, project, path
        self.pointers = tuple(pointers)
        self.changes = []
        self.fixes = []
        self.refusal = None
        self.view = FormView(Look("light"), Pictures(lambda _game: None))
        qtbot.addWidget(self.view)
        self.view.resize(width, height)
        self.view.context.asked.connect(self.change)
        self.view.context.fix_asked.connect(self.fixes.append)
        self.view.show()
        self.refresh()
        self.settle(qtbot)

    @property
    def document(self):
        return self.project.documents[self.path]

    @property
    def text(self):
        return self.document.text

    def refresh(self):
        schema = schema_of(self.project, self.document, self.store)
        faults = [
            fault
            for fault in check_project(self.project, self.store)
            if fault.location.file == self.path
        ]
        self.view.show_objects(self.project, self.document, schema, self.pointers, faults=faults)

    def change(self, change):
        self.changes.append(change)
        chosen = self.view.with_choice(change)
        edit = edit_document(self.document, chosen.operations, change.label)
        self.refusal = edit if isinstance(edit, Refused) else None
        if self.refusal is not None:
            self.view.refused(change, edit, self.change)
            return
        self.project = apply(self.project, edit)
        self.refresh()

    def set_text(self, text):
        """Type another text, as in the text pane."""
        self.project = self.project.with_text(self.path, text)
        self.refresh()

    def row(self, *steps):
        """Give the row of a place below the first object."""
        pointer = (*self.pointers[0], *steps)
        row = self.view.row_at(pointer)
        assert row.field.pointer == pointer, f"no row for {pointer}, but for {row.field.pointer}"
        return row

    def keys(self):
        """Give the keys that have rows, in order."""
        return [row.field.key for row in self.view.rows()]

    def activate(self, qtbot):
        """Give the window the keyboard."""
        self.view.activateWindow()
        qtbot.waitUntil(self.view.isActiveWindow)

    @staticmethod
    def settle(qtbot):
        """Let layouts come to rest."""
        for _ in range(6):
            qtbot.wait(1)
