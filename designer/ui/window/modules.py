"""The modules of the document in front: switched in a scenario's text, or for the games of a route."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Qt

from designer.hexes import Hex
from designer.ui.kit.languages import spoken, tr, translated

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.api import SetUp
    from designer.diagnostics import Diagnostic
    from designer.documents import Document, Edit, Project, Refused
    from designer.session.combining import Hindrance
    from designer.session.modules import Chosen, ModuleSheet
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["ModuleWork"]


class ModuleWork:
    """Let the panel of modules speak to the document in front."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.chosen: dict[str, Chosen] = {}  # for games, by document
        self._page: DocumentPage | None = None
        self._shown: tuple[object, ...] | None = None
        panel = window.modules
        panel.switched.connect(self._on_switched)
        panel.rule_set.connect(self._on_rule_set)
        panel.combinations_asked.connect(self.show_combinations)
        window.modules_dock.visibilityChanged.connect(lambda _on: self.show(self._page))

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        return {
            "modules": self._show_panel,
            "combinations": self.show_combinations,
            "overlay_own": self._show_own,
        }

    def show(self, page: DocumentPage | None) -> None:
        """Show the modules of a page as its document has them, while the panel is seen."""
        self._page = page
        panel = self._window.modules
        if not self._window.modules_dock.isVisible():
            return
        document = self._document()
        if page is None or document is None:
            self._shown = None
            panel.show_sheet(None)
            return
        if document.tree is None or document.faulty:
            return  # what was shown last stays, as the board does
        chosen = self.chosen.get(page.path)
        shown = (document, chosen, self._project(), self._window.report)
        if self._shown is None or not all(a is b for a, b in zip(shown, self._shown, strict=True)):
            self._shown = shown
            panel.show_sheet(self.sheet(), self._read_only(), self._faults(document))

    def sheet(self) -> ModuleSheet | None:
        """Give the modules of the document in front."""
        from designer.session.modules import modules_of  # noqa: PLC0415 - the window starts without it

        document, project = self._document(), self._project()
        if document is None or project is None:
            return None
        return modules_of(project, document, self.chosen.get(document.path), spoken())

    def show_combinations(self) -> None:
        """Show which modules go together in the document in front."""
        from designer.ui.modules.combos import CombosWindow  # noqa: PLC0415 - once it is wanted

        workspace, page, sheet = self._window.workspace, self._page, self.sheet()
        if workspace is None or page is None or sheet is None:
            self._window.status.tell(tr("Only a scenario or a route has modules."))
            return
        found = self._window.findChildren(
            CombosWindow, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        shown = next((each for each in found if each.path == page.path), None)
        if shown is None:
            shown = CombosWindow(self._window.look, workspace, page.path, self._window)
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            shown.place_asked.connect(self._go_to)
            shown.rule_asked.connect(self._explain)
        shown.show()
        shown.activateWindow()

    def _show_own(self) -> None:
        """Show over the board what the game draws itself, each time the next one."""
        overlays = self._page.overlays if self._page is not None else None
        own = overlays.own if overlays is not None else ()
        if overlays is None or not own:
            self._window.status.tell(tr("The game draws nothing of its own over this board."))
            return
        here = own.index(overlays.wanted) if overlays.wanted in own else -1
        overlays.choose(own[(here + 1) % len(own)])

    def _go_to(self, place: Hindrance) -> None:
        page = self._window.documents.show(place.file)
        if page is not None:
            page.pane.go_to(place.line, 1)
            if place.space is not None:
                page.show_space(Hex(*place.space))
            self._window.activateWindow()

    def _explain(self, code: str) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - once it is wanted

        workspace = self._window.workspace
        if workspace is not None:
            help_dialogs.show_code(self._window, self._window.look, workspace, code)

    def set_up(self, path: str) -> SetUp | None:
        """Give what is chosen for the games of a route, None where nothing is."""
        chosen = self.chosen.get(path)
        if chosen is None:
            return None
        from designer.api import SetUp  # noqa: PLC0415 - the window starts without it

        options = {} if chosen.modules is None else {"modules": list(chosen.modules)}
        return SetUp(switches=dict(chosen.switches), options=options)

    def _on_switched(self, module: str, on: bool) -> None:
        from designer.session.modules import (  # noqa: PLC0415 - the window starts without it
            Chosen,
            switch_module,
            with_needs,
            without_needing,
        )

        document, project, sheet = self._document(), self._project(), self.sheet()
        if document is None or project is None or sheet is None:
            return
        if sheet.is_written:
            self._do(switch_module(project, document, module, on=on, language=spoken()))
            return
        before = self.chosen.get(document.path) or Chosen()
        change = with_needs(sheet, module) if on else without_needing(sheet, module)
        names = [
            s.module.id
            for s in sheet.modules
            if not s.module.is_base and (s.module.id in change) != s.on
        ]
        kept = dict(before.switches)
        for state in sheet.modules if not on else ():
            for switch in state.switches if state.module.id in change else ():
                kept.pop(switch.id, None)
        self._choose(document, msgspec.structs.replace(before, modules=(*names,), switches=kept))

    def _on_rule_set(self, name: str, value: Any) -> None:
        from designer.session.modules import (  # noqa: PLC0415 - the window starts without it
            Chosen,
            set_rule_switch,
        )

        document, sheet = self._document(), self.sheet()
        if document is None or sheet is None:
            return
        found = [s for state in sheet.modules for s in state.switches if s.id == name]
        if not found:
            return
        if sheet.is_written:
            self._do(set_rule_switch(document, found[0], value))
            return
        before = self.chosen.get(document.path) or Chosen()
        kept = {key: v for key, v in before.switches.items() if key != name}
        if value != found[0].default:
            kept[name] = value
        self._choose(document, msgspec.structs.replace(before, switches=kept))

    def _choose(self, document: Document, chosen: Chosen) -> None:
        self.chosen[document.path] = chosen
        self.show(self._page)
        self._window.analysing.many_games.look()

    def _do(self, edit: Edit | Refused) -> None:
        from designer.documents import Refused, StaleEditError  # noqa: PLC0415 - as above

        workspace = self._window.workspace
        assert workspace is not None, "a sheet was shown"
        self._shown = None
        if isinstance(edit, Refused):
            self._window.status.tell(translated(edit.sentence))
        elif not edit.is_empty:
            try:
                workspace.edit(edit, source=self)
            except StaleEditError as error:
                self._window.status.tell(str(error))
            else:
                self._window.status.tell(translated(edit.label))
        self.show(self._page)

    def _faults(self, document: Document) -> Mapping[str, Sequence[Diagnostic]]:
        """Give what was found about the modules that a document names, by their ids."""
        from designer.documents.pointers import from_text  # noqa: PLC0415 - as above

        report = self._window.report
        named = document.tree.get("modules") if isinstance(document.tree, dict) else None
        found: dict[str, list[Diagnostic]] = {}
        if report is None or not isinstance(named, list):
            return found
        for fault in report.of(document.path):
            place = from_text(fault.location.pointer)
            number = place[1] if place[:1] == ("modules",) and len(place) == 2 else None
            if isinstance(number, int) and number < len(named):
                found.setdefault(str(named[number]), []).append(fault)
        return found

    def _read_only(self) -> str:
        page = self._page
        if page is not None and page.pane.isReadOnly():
            return tr("This file can only be read.")
        return ""

    def _document(self) -> Document | None:
        project, page = self._project(), self._page
        if project is None or page is None:
            return None
        return project.documents.get(page.path)

    def _project(self) -> Project | None:
        workspace = self._window.workspace
        return workspace.project if workspace is not None else None

    def _show_panel(self) -> None:
        dock = self._window.modules_dock
        dock.show()
        dock.raise_()
        self.show(self._page)
        self._window.modules.first.setFocus()
