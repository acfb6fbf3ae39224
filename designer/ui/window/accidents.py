"""What a program that died had not saved: offered at the next start; and a journal that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from designer.ui.kit.languages import tr

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session import Workspace
    from designer.ui.window.main_window import MainWindow

__all__ = ["Accidents"]


class Accidents(QObject):
    """Offer what was left behind, once, and say if accidents cannot be provided for."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._offered = False
        self._told = False

    @Slot(object)
    def offer(self, workspace: Workspace) -> None:
        """Look for what dead programs left, and show it if there is anything."""
        documents = self._window.documents
        if self._offered or not documents.keep_journal:
            return
        self._offered = True

        def job() -> object:
            from designer.session.recovery import left_behind  # noqa: PLC0415 - loaded once the window is on the screen

            return left_behind(documents.journal_folder)

        self._window.jobs.run(job, lambda found: self._show(workspace, found))

    @Slot(str)  # on the window's thread, whichever thread it was that failed
    def tell_journal(self, problem: str) -> None:
        """Say, once, that unsaved changes cannot be written down."""
        if problem and not self._told:
            self._told = True
            self._window.bar.show_message(
                "warning",
                tr(
                    "Unsaved changes cannot be kept for the case of an accident: "
                    "{problem}. Everything else works; save often.",
                    problem=problem,
                ),
            )

    def _show(self, workspace: Workspace, found: Any) -> None:
        if isinstance(found, Exception):
            self.tell_journal(str(found))
            return
        for problem in found.problems:
            self._window.bar.show_message("warning", problem)
        if found.recovered:
            from designer.ui.recovery.dialog import RecoveryDialog  # noqa: PLC0415 - loaded when it is wanted

            window = self._window
            dialog = RecoveryDialog(window.look, window.jobs, found.recovered, window)
            dialog.recovered.connect(lambda entry: self._recover(workspace, entry, dialog))
            dialog.open()

    def _recover(self, workspace: Workspace, entry: Any, dialog: Any) -> None:
        try:
            key = workspace.recover(entry)
        except OSError as error:
            dialog.tell(
                tr("It could not be taken over: {strerror}.", strerror=error.strerror or error)
            )
            return
        # What was taken over is written down anew before the old record of it goes.
        if workspace.journal is None or workspace.journal.flush(2.0):
            dialog.settle(entry)
        self._window.documents.show(key)
