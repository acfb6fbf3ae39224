"""A field for the path of a file, with a button that chooses one on the disk."""

import os

from PySide6.QtWidgets import QFileDialog

from designer.ui.forms.context import FormContext
from designer.ui.forms.texts import CodeControl
from designer.ui.kit.buttons import IconButton
from designer.ui.kit.languages import mark, tr
from designer.validation.forms import Field

__all__ = ["FileControl"]

_FILTER = mark("Pictures (*.svg);;All files (*)")


class FileControl(CodeControl):
    """Edit a path as it is read from the document's folder, or choose the file.

    Attributes:
        choosing: the button.
    """

    def __init__(self, context: FormContext, field: Field) -> None:
        super().__init__(context, field)
        self.choosing = IconButton(
            self.look,
            "folder-open",
            tr("Choose a file…"),
            explanation=tr("Writes its path from the folder of this file"),
            size=24,
        )
        self.choosing.clicked.connect(lambda _=False: self._choose())
        self.row.addWidget(self.choosing)

    def set_read_only(self, on: bool) -> None:
        super().set_read_only(on)
        self.choosing.setEnabled(not on)

    def take(self, chosen: str) -> None:
        """Write the path of a file."""
        project, document = self.context.project, self.context.document
        if project is None or document is None:
            return
        folder = project.folder_of(document).resolve()
        self.context.begin_run()
        self.commit(os.path.relpath(os.path.realpath(chosen), folder).replace(os.sep, "/"))

    def _choose(self) -> None:
        project, document = self.context.project, self.context.document
        if project is None or document is None:
            return
        near = project.folder_of(document) / self.line.text()
        begin = near.parent if near.parent.is_dir() else project.folder_of(document)
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Choose a file"), str(begin), tr(_FILTER))
        if chosen:
            self.take(chosen)
