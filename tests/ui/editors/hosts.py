"""An editor over the shipped content: what is asked for is done at once, as a page does it."""

from designer.documents import Refused, apply, edit_document, open_project
from designer.paint.look import Look
from designer.plugin_host import PluginHost
from designer.ui.editors.choosing import editor_for
from designer.ui.forms.pictures import Pictures
from designer.validation import check_project
from designer.validation.documents import schema_of

__all__ = ["EditorHost"]


class EditorHost:
    """Hold the shipped content, one document of it and its editor.

    Attributes:
        changes: what was asked for, in order.
    """

    def __init__(self, qtbot, host: PluginHost, project, path, *, width=1100, height=760):
        self.host, self.project, self.path = host, project, str(path)
        self.changes = []
        kind = self.document.likely_kind or ""
        plugin = host.game(project.game_of(self.document))
        self.editor = editor_for(kind, Look("light"), Pictures(host.game), plugin)
        qtbot.addWidget(self.editor)
        self.editor.form.context.asked.connect(self.change)
        self.editor.form.context.beyond_asked.connect(self.reach)
        self.editor.form.context.schemas = host.schemas
        self.editor.resize(width, height)
        self.refresh()
        self.editor.show()
        self.settle(qtbot)

    @property
    def form(self):
        return self.editor.form

    @property
    def document(self):
        return self.project.documents[self.path]

    @property
    def text(self):
        return self.document.text

    @property
    def tree(self):
        return self.document.tree

    def refresh(self):
        schema = schema_of(self.project, self.document, self.host.schemas)
        faults = [
            fault
            for fault in check_project(self.project, self.host.schemas)
            if fault.location.file == self.path
        ]
        self.editor.show_document(self.project, self.document, schema, faults)

    def change(self, change):
        self.changes.append(change)
        edit = edit_document(self.document, change.operations, change.label)
        assert not isinstance(edit, Refused), edit
        self.project = apply(self.project, edit)
        self.refresh()

    def reach(self, wanted):
        """Do an edit that reaches beyond the document."""
        self.changes.append(wanted)
        edit = wanted.work(self.project)
        assert not isinstance(edit, Refused), edit
        self.project = apply(self.project, edit)
        self.refresh()

    def set_text(self, text):
        """Type another text, as in the text pane."""
        self.project = self.project.with_text(self.path, text)
        self.refresh()

    def row(self, *pointer):
        """Give the row of a place."""
        row = self.form.row_at(pointer)
        assert row is not None, f"no row for {pointer}"
        assert row.field.pointer == pointer, f"no row for {pointer}, but for {row.field.pointer}"
        return row

    @staticmethod
    def settle(qtbot):
        """Let layouts come to rest."""
        for _ in range(6):
            qtbot.wait(1)


def shipped_project(host: PluginHost):
    """Give the shipped content as a project."""
    return open_project([], host.roots, patterns=host.schemas.id_patterns)
