"""Mending problems: by a click in the list, or where the cursor is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from designer.ui.kit.languages import mark, tr
from designer.ui.window.editing import do_edit, take_typed

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.diagnostics import Diagnostic, Fix
    from designer.ui.window.main_window import MainWindow

__all__ = ["Fixing"]

_STALE = mark("The text has changed; wait for the check and try again.")


class Fixing:
    """Do what problems offer, each as one named step of the history."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        window.problems.fix_chosen.connect(self.fix)
        window.problems.fix_all_chosen.connect(self.fix_all)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {"fix": self.offer}

    def fix(self, fix: Fix) -> None:
        """Do a fix."""
        from designer.session.fixing import fix_one  # noqa: PLC0415 - loaded once it is wanted

        workspace = self._window.workspace
        if workspace is None:
            return
        take_typed(self._window)
        edit = fix_one(fix, workspace.project.documents) if self._is_checked(fix) else None
        if edit is None:
            self._window.bar.show_message("warning", tr(_STALE))
        elif do_edit(self._window, edit):
            self._window.status.tell(tr("{label}. Undo takes it back.", label=edit.label))

    def fix_all(self, diagnostic: Diagnostic) -> None:
        """Mend every listed problem of one kind."""
        from designer.session.fixing import alike, fix_all  # noqa: PLC0415 - loaded once it is wanted

        workspace = self._window.workspace
        if workspace is None:
            return
        take_typed(self._window)
        group = alike(diagnostic, self._window.problems.model.shown)
        checked = [d for d in group if all(self._is_checked(fix) for fix in d.fixes[:1])]
        edit = fix_all(checked, workspace.project.documents)
        if edit is None:
            self._window.bar.show_message("warning", tr(_STALE))
        elif do_edit(self._window, edit):
            self._window.status.tell(
                tr("{label}. Undo takes it back in one step.", label=edit.label)
            )

    def offer(self) -> QMenu | None:
        """Open a menu of what mends the problems where the keyboard is; None where there are none."""
        found = self._here()
        offering = [d for d in found if d.fixes]
        if not offering:
            self._window.status.tell(
                tr("Nothing mends this by itself; the list of problems says what to do.")
                if found
                else tr("There is no problem here.")
            )
            return None
        menu = self._window.problems.menu_of_fixes(offering)
        page = self._window.page
        assert page is not None, "problems are found on a page"
        corner = page.pane.cursorRect().bottomLeft()
        menu.popup(page.pane.viewport().mapToGlobal(corner))
        menu.setActiveAction(menu.actions()[0])
        return menu

    def _here(self) -> tuple[Diagnostic, ...]:
        """Give the problems of the list's row, else those at the text's cursor."""
        window, page = self._window, self._window.page
        if page is None:
            return ()
        current = window.problems.current()
        if window.problems.table.hasFocus() and current is not None:
            return (current,)
        return page.pane.diagnostics_at(*page.pane.place())

    def _is_checked(self, fix: Fix) -> bool:
        """Say whether the texts are those that the problems were found in."""
        pages = (self._window.tabs.page_of(change.file) for change in fix.replacements)
        return not any(
            page is not None and (page.unsent or page.pane.isReadOnly()) for page in pages
        )
