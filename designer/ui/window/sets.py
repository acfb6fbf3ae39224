"""Sets of cards and the like for the document in front: the window of all faces, tables in and out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from designer.ui.kit import targets
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.window.editing import do_edit, take_typed

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Document, Edit
    from designer.session import Report, Workspace
    from designer.session.gathering import Member
    from designer.ui.sets.import_window import ImportWindow
    from designer.ui.sets.window import SetWindow
    from designer.ui.window.main_window import MainWindow
    from designer.validation.schemas import Schema

__all__ = ["SetWork", "ask_target"]


class SetWork:
    """Serve the sets of a window.

    Attributes:
        choose_target: how the user is asked where a table goes; gives file and delimiter.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.choose_target: Callable[[QWidget, str], tuple[str, str]] = ask_target
        self._sets: list[SetWindow] = []
        self._imports: list[ImportWindow] = []
        window.documents.texts_changed.connect(lambda _changed: self._refresh())

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {
            "set": self.show_set,
            "import_table": self.import_table,
            "export_table": self.export_table,
        }

    @property
    def sets(self) -> Sequence[SetWindow]:
        """Give the windows of sets that are open."""
        return tuple(self._sets)

    def show_report(self, report: Report) -> None:
        """Show what a check has found in the sets that are looked at."""
        for shown in self._sets:
            shown.show_report(report)

    def show_set(self) -> SetWindow | None:
        """Show all faces of the document in front and of its set."""
        from designer.ui.sets.window import SetWindow  # noqa: PLC0415 - once it is wanted

        window = self._window
        page, workspace = window.page, window.workspace
        if page is None or workspace is None or not self._has_set(workspace, page.path):
            window.status.tell(tr("Only a document that lists cards or the like has a set."))
            return None
        shown = next((each for each in self._sets if each.path == page.path), None)
        if shown is None:
            shown = SetWindow(window.look, workspace, page.path, window)
            self._keep(shown, self._sets)
            shown.opened.connect(self._open)
            own = shown
            shown.import_asked.connect(lambda: self.import_table(own.path))
            shown.export_asked.connect(lambda whole: self.export_table(own.path, own, whole=whole))
            shown.changing_asked.connect(lambda members: self._change(own, members))
            for name in ("undo", "redo"):  # what was changed from here is taken back from here
                QShortcut(window.actions_[name].shortcut(), shown, window.actions_[name].trigger)
            if window.report is not None:
                shown.show_report(window.report)
            window.checks.judge_games(on=True)  # a set has members in documents that are not open
            shown.closed.connect(lambda: window.checks.judge_games(on=bool(self._sets)))
        shown.show()
        shown.activateWindow()
        return shown

    def import_table(self, path: str = "") -> ImportWindow | None:
        """Let a table be taken into a document, the one in front unless another is named."""
        from designer.ui.sets.import_window import ImportWindow  # noqa: PLC0415 - once it is wanted

        window = self._window
        workspace = window.workspace
        path = path or (window.page.path if window.page is not None else "")
        if workspace is None or not path or not self._lists_things(workspace, path):
            window.status.tell(tr("Only a document that lists cards or the like takes a table in."))
            return None
        take_typed(window)
        asking = ImportWindow(window.look, workspace, path, window)
        self._keep(asking, self._imports)
        asking.accepted.connect(self._import)
        asking.show()
        return asking

    def export_table(
        self, path: str = "", over: QWidget | None = None, *, whole: bool = False
    ) -> None:
        """Write the list of a document, or of its whole set, as a table."""
        window = self._window
        workspace = window.workspace
        path = path or (window.page.path if window.page is not None else "")
        if workspace is None or not path or not self._lists_things(workspace, path):
            window.status.tell(tr("Only a document that lists cards or the like goes out as a table."))  # fmt: skip
            return
        take_typed(window)
        suggested = str(Path(path).with_suffix(".csv"))
        chosen, delimiter = self.choose_target(over or window, suggested)
        if not chosen:
            return
        from designer.session.saving import save_atomically  # noqa: PLC0415 - once it is wanted
        from designer.session.targets import why_not_over  # noqa: PLC0415 - likewise

        if why := why_not_over(Path(chosen), workspace.last_read):
            window.bar.show_message("error", translated(why))
            return
        snapshot, store = workspace.snapshot(), workspace.host.schemas

        def job() -> int:
            from designer.session.tables.exporting import (  # noqa: PLC0415 - once it is wanted
                n_cut_in_excel,
                written,
                written_set,
            )
            from designer.session.tables.targets import targets_of  # noqa: PLC0415 - likewise

            project = snapshot.read()
            targets = targets_of(project, project.documents[path], store)
            assert targets is not None, "it was looked at before"
            if whole:
                data = written_set(project, targets, delimiter=delimiter)
            else:
                data = written(targets, delimiter=delimiter)
            save_atomically(Path(chosen), data)
            return n_cut_in_excel(data, delimiter)

        def then(result: Any) -> None:
            if isinstance(result, Exception):
                reason = getattr(result, "strerror", None) or str(result)
                window.bar.show_message(
                    "error", tr("{name} cannot be written: {reason}.", name=chosen, reason=reason)
                )
            else:
                window.status.tell(tr("{name} is written", name=Path(chosen).name))
                self._warn_of_excel(Path(chosen).name, result)

        window.jobs.run(job, then)

    # -- parts ------------------------------------------------------------------------------------

    def _warn_of_excel(self, name: str, n_long: int) -> None:
        """Say that a spreadsheet will lose some of what was written."""
        if n_long:
            words = trn(
                "{name} is whole, but {n} cell of it is longer than the 32,767 letters that Excel "
                "reads: opened and saved there, its end is lost.",
                "{name} is whole, but {n} cells of it are longer than the 32,767 letters that Excel "
                "reads: opened and saved there, their ends are lost.",
                n_long,
                name=name,
            )
            self._window.bar.show_message("warning", words)

    def _keep(self, shown: QWidget, among: list[Any]) -> None:
        """Know a window for as long as it is there."""
        shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        among.append(shown)
        shown.closed.connect(lambda: among.remove(shown))  # type: ignore[attr-defined]  # all of these tell it

    def _refresh(self) -> None:
        for shown in self._sets:
            shown.refresh()

    def _has_set(self, workspace: Workspace, path: str) -> bool:
        from designer.session.gathering import has_set  # noqa: PLC0415 - the window starts without it

        return self._fits(workspace, path, has_set)

    def _lists_things(self, workspace: Workspace, path: str) -> bool:
        from designer.validation.forms import sections  # noqa: PLC0415 - the window starts without it

        return self._fits(workspace, path, lambda *those: bool(sections(*those)))

    @staticmethod
    def _fits(workspace: Workspace, path: str, wanted: Callable[[Document, Schema], bool]) -> bool:
        from designer.validation.documents import schema_of  # noqa: PLC0415 - the window starts without it

        project = workspace.project
        document = project.documents.get(path)
        schema = schema_of(project, document, workspace.host.schemas) if document else None
        return document is not None and schema is not None and wanted(document, schema)

    def _open(self, members: Sequence[Member]) -> None:
        page = self._window.documents.show(members[0].path)
        if page is None:
            return
        if page.form is not None:
            page.form.editor.entries.choose([member.pointer for member in members])
        page.show_pointer(members[0].pointer)
        self._window.activateWindow()

    def _change(self, shown: SetWindow, members: Sequence[Member]) -> None:
        from designer.ui.sets.changing import ChangeDialog  # noqa: PLC0415 - once it is wanted

        workspace = self._window.workspace
        if workspace is None:
            return
        take_typed(self._window)
        dialog = ChangeDialog(self._window.look, workspace, members, shown)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(lambda edit: do_edit(self._window, edit))
        dialog.open()

    def _import(self, edit: Edit) -> None:
        if do_edit(self._window, edit):
            self._window.status.tell(tr("The table is imported"))


def ask_target(parent: QWidget, suggested: str) -> tuple[str, str]:
    """Ask for a file and, by its kind, for what stands between cells."""
    kinds = {
        tr("Table with commas (*.csv)"): ",",
        tr("Table with semicolons (*.csv)"): ";",
        tr("Table with tabs (*.tsv)"): "\t",
    }
    chosen, kind = targets.ask_target(parent, tr("Export a table"), suggested, ";;".join(kinds))
    return "" if chosen is None else str(chosen), kinds.get(kind, ",")
