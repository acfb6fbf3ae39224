"""Parts of the program that are wanted soon are loaded beside the window's work.

The window is on the screen before them. Whoever opens a document or starts a game would wait for
them, so that they are loaded once the content has been read and the window is quiet.
"""

from collections.abc import Sequence
from importlib import import_module

from PySide6.QtCore import QObject

from designer.ui.background.jobs import Jobs

__all__ = ["WANTED_SOON", "Readying"]

WANTED_SOON = (
    "designer.ui.pages.page",
    "designer.ui.pages.form_side",
    "designer.ui.preview.window",
    "designer.session.sittings",
    "designer.ui.commands.palette",
)


class Readying(QObject):
    """Load modules on a thread of their own, once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: Jobs | None = None

    @property
    def is_done(self) -> bool:
        """Say whether nothing is being loaded."""
        return self._jobs is None or not self._jobs.busy

    def begin(self, modules: Sequence[str] = WANTED_SOON) -> None:
        """Load modules; what fails to load is told where it is wanted."""
        if self._jobs is not None:
            return
        jobs = self._jobs = Jobs(self)

        def work() -> None:
            for name in modules:
                import_module(name)

        jobs.run(work, lambda _result: jobs.close())

    def end(self) -> None:
        """Load no more; the program is about to end."""
        if self._jobs is not None:
            self._jobs.close()
