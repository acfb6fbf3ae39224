"""Beginning a document: which one, where it goes, and opening it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from designer.ui.kit.languages import tr, translated
from designer.ui.window.dialogs import documents_folder, free_path

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
            self._window.status.tell(tr("The content is still being read; try again."))
            return None
        host, project = workspace.host, workspace.project
        chooser = TemplateChooser(
            self._window.look,
            templates(host, project),
            lambda template: template.text(host, project, self.folder() / template.file_name),
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
        suggested = free_path(self.folder() / template.file_name)
        target = documents.choose_target(self._window, str(suggested))
        if workspace is None or not target:
            return
        from designer.session.saving import save_atomically  # noqa: PLC0415 - loaded once it is wanted
        from designer.session.targets import why_not_over  # noqa: PLC0415 - likewise

        path = Path(target)
        if why := why_not_over(path, workspace.last_read):
            self._window.bar.show_message("error", translated(why))
            return
        try:
            text = template.text(workspace.host, workspace.project, path)
            save_atomically(path, text.encode("utf-8"))
        except OSError as error:
            reason = error.strerror or str(error)
            self._window.bar.show_message(
                "error", tr("{path} could not be written: {reason}.", path=path, reason=reason)
            )
            return
        self._window.open_paths([path])

    def folder(self) -> Path:
        """Give the folder of the user's document in front, else of the one open last, else for documents."""
        from designer.plugin_host import comes_with_program  # noqa: PLC0415 - loaded once it is wanted

        workspace, page = self._window.workspace, self._window.page
        paths = [page.path] if page is not None else []
        for path in (*paths, *self._window.settings.recent):
            document = workspace.last_read.documents.get(path) if workspace is not None else None
            shipped = workspace is not None and (
                document is not None and workspace.last_read.is_shipped(document)
            )
            if not shipped and not comes_with_program(Path(path)) and Path(path).parent.is_dir():
                return Path(path).parent
        return documents_folder()
