"""Beginning a document: which one, where it goes, and opening it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.templates import Template
    from designer.ui.templates.chooser import TemplateChooser
    from designer.ui.window.main_window import MainWindow

__all__ = ["Beginning"]


class Beginning:
    """Begin documents in a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"new": self.ask}

    def ask(self, typed: str = "") -> TemplateChooser | None:
        """Open the list of what can be begun; None before the content is read."""
        from designer.session.templates import templates  # noqa: PLC0415 - loaded once it is wanted
        from designer.ui.templates.chooser import TemplateChooser  # noqa: PLC0415 - as above

        workspace = self._window.workspace
        if workspace is None:
            self._window.status.tell("The content is still being read; try again.")
            return None
        host, project = workspace.host, workspace.project
        chooser = TemplateChooser(
            self._window.look,
            templates(host, project),
            lambda template: template.text(host, project, self._folder() / template.file_name),
            self._window,
        )
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.chosen.connect(self.begin)
        chooser.field.setText(typed)
        chooser.open_over(self._window)
        return chooser

    def begin(self, template: Template) -> None:
        """Ask where to, write the document and open it."""
        workspace, documents = self._window.workspace, self._window.documents
        suggested = _free(self._folder() / template.file_name)
        target = documents.choose_target(self._window, str(suggested))
        if workspace is None or not target:
            return
        path = Path(target)
        try:
            path.write_text(template.text(workspace.host, workspace.project, path), "utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self._window.bar.show_message("error", f"{path.name} could not be written: {reason}.")
            return
        self._window.open_paths([path])

    def _folder(self) -> Path:
        """Give the folder of the user's document in front, else of the one open last, else home."""
        workspace, page = self._window.workspace, self._window.page
        if page is not None and workspace is not None:
            document = workspace.project.documents.get(page.path)
            if document is not None and not workspace.project.is_shipped(document):
                return Path(page.path).parent
        recent = self._window.settings.recent
        return Path(recent[0]).parent if recent else Path.home()


def _free(path: Path) -> Path:
    """Give a path at which nothing is yet."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}_{number}")
        number += 1
    return free
