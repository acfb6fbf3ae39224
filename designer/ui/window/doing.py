"""What every action of the window does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from designer.hexes import Hex
from designer.ui.commands.command import Command
from designer.ui.files.names import title_of, told_apart
from designer.ui.kit.focus import first_stop
from designer.ui.kit.languages import tr
from designer.ui.window import themes, welcoming

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.commands.palette import CommandPalette
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["Doing"]


class Doing:
    """Do things with a window; its actions lead here."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action, by its id."""
        on_view = self._on_view
        return {
            "open": self.ask_file,
            "open_folder": self.ask_folder,
            "save": lambda: self._with_page(self._window.documents.save),
            "save_as": lambda: self._with_page(self._window.documents.save_as),
            "save_all": self._window.documents.saving.save_all,
            "unlock": self._unlock,
            "print": self._print,
            "close": lambda: self._with_page(self._window.documents.close_page),
            "quit": self._window.close,
            "cut": lambda: self._on_focus("cut"),
            "copy": lambda: self._on_focus("copy"),
            "paste": lambda: self._on_focus("paste"),
            "select_all": lambda: self._on_focus("selectAll"),
            "find": lambda: self._with_text(lambda p: p.find_bar.begin()),
            "find_next": lambda: self._with_text(lambda p: p.find_bar.find_next()),
            "find_previous": lambda: self._with_text(lambda p: p.find_bar.find_previous()),
            "go_to_line": lambda: self.show_commands(":"),
            "zoom_in": lambda: on_view("zoom_in"),
            "zoom_out": lambda: on_view("zoom_out"),
            "zoom_100": lambda: on_view("zoom_to", 1.0),
            "fit": lambda: on_view("fit"),
            "side_board": lambda: self._set_sides("board"),
            "side_both": lambda: self._set_sides("both"),
            "side_text": lambda: self._set_sides("text"),
            "side_form": self._set_form,
            "theme_system": lambda: self._set_theme("system"),
            "theme_light": lambda: self._set_theme("light"),
            "theme_dark": lambda: self._set_theme("dark"),
            "theme_contrast": lambda: self._set_theme("contrast"),
            "next_theme": lambda: self._set_theme(themes.after(self._window.look.theme_name)),
            "next_problem": lambda: self._window.problems.step(1),
            "previous_problem": lambda: self._window.problems.step(-1),
            "next_tab": lambda: self._step_tab(1),
            "previous_tab": lambda: self._step_tab(-1),
            "next_panel": lambda: self._step_panel(1),
            "previous_panel": lambda: self._step_panel(-1),
            "play": self._window.play,
            "manual": self._show_manual,
            "commands": self.show_commands,
            "shortcuts": self._show_shortcuts,
            "about": self._show_about,
        }

    def ask_file(self) -> None:
        """Ask for a file and open it."""
        if path := self._window.documents.choose_file(self._window):
            self._window.open_paths([Path(path)])

    def _unlock(self) -> None:
        """Let saves write over what comes with the program, or not any more."""
        documents = self._window.documents
        documents.saving.unlocked = self._window.actions_["unlock"].isChecked()
        documents.show_titles_soon()

    def ask_folder(self) -> None:
        """Ask for a folder and open it."""
        if path := self._window.documents.choose_folder(self._window):
            self._window.open_paths([Path(path)])

    def show_commands(self, typed: str = "") -> CommandPalette:
        """Open the command palette, with something typed already."""
        from designer.ui.commands.palette import CommandPalette  # noqa: PLC0415 - loaded once the window is on the screen

        palette = CommandPalette(
            self._window.look, self._commands(), self._typed_commands, self._window
        )
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.field.setText(typed)
        palette.open_over(self._window)
        return palette

    def _commands(self) -> list[Command]:
        found = self._window.actions_.commands()
        for dock in self._window.docks:
            switch = dock.toggleViewAction()
            name = tr(
                "{what} the panel {switch}",
                what=tr("Hide") if switch.isChecked() else tr("Show"),
                switch=switch.text(),
            )
            found.append(Command(name, tr("View"), "", switch.trigger))
        for path in self._window.settings.recent:
            name = tr(
                "Recent {name} in {folder}", name=Path(path).name, folder=Path(path).parent.name
            )
            open_it = lambda path=path: self._window.open_paths([Path(path)])  # noqa: E731 - one command each
            found.append(Command(name, tr("File"), "", open_it))
        workspace = self._window.workspace
        if workspace is not None:
            titles = {path: title_of(d) for path, d in workspace.last_read.documents.items()}
            for path, apart in told_apart(titles).items():
                name = f"{titles[path]} – {apart}" if apart else titles[path]
                show = lambda path=path: self._window.documents.show(path)  # noqa: E731 - one command each
                words = welcoming.game_words(workspace, path)
                found.append(Command(name, tr("Document"), "", show, words=words))
        return found

    def _typed_commands(self, typed: str) -> Iterable[Command]:
        page = self._window.page
        text = typed.strip().removeprefix(":")
        if page is None:
            return
        if typed.strip() == ":":
            hint = tr("Type the number of a line")
            yield Command(hint, tr("Text"), "", run_it=False)
        if text.isdecimal() and len(text) < 8:
            line = int(text)
            yield Command(
                tr("Go to line {line}", line=line), tr("Text"), "", lambda: self._go_to(line)
            )
        try:
            space = Hex.from_text(text)
        except ValueError:
            return
        if page.scene is not None and space in page.scene.board.index:
            name = tr("Go to space {q}, {r}", q=space.q, r=space.r)
            yield Command(name, tr("Board"), "", lambda: page.show_space(space))

    def _go_to(self, line: int) -> None:
        self._with_text(lambda page: page.pane.go_to(line))
        self._with_page(lambda page: page.pane.setFocus())

    def _show_manual(self) -> None:
        from designer.ui.analysis.list import RowList, row_of  # noqa: PLC0415 - loaded once it is wanted
        from designer.ui.manual.topics import topic_of  # noqa: PLC0415 - loaded once it is wanted
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        focus = QApplication.focusWidget()
        if isinstance(focus, RowList) and (item := focus.currentItem()) is not None:
            focus.explained.emit(row_of(item))
            return
        help_dialogs.show_manual(self._window, *topic_of(self._window, focus))

    def _show_shortcuts(self) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        help_dialogs.show_shortcuts(
            self._window, self._window.look, self._window.actions_.commands()
        )

    def _show_about(self) -> None:
        from designer.ui.window import help_dialogs  # noqa: PLC0415 - loaded once the window is on the screen

        help_dialogs.show_about(self._window, self._window.look, self._window.workspace)

    def _print(self) -> None:
        from designer.ui.window.printing import print_page  # noqa: PLC0415 - loaded once it is wanted

        print_page(self._window)

    def _with_page(self, work: Callable[[DocumentPage], object]) -> None:
        if self._window.page is not None:
            work(self._window.page)

    def _with_text(self, work: Callable[[DocumentPage], object]) -> None:
        """Do something with the text, which is shown for it."""
        page = self._window.page
        if page is not None:
            self.show_text()
            work(page)

    def show_text(self) -> None:
        """Let pages show their text, beside what they show already."""
        if self._sides() == "board":
            self._set_sides("both")

    def _on_view(self, name: str, *arguments: object) -> None:
        page = self._window.page
        if page is not None and page.board is not None:
            getattr(page.board.view, name)(*arguments)

    @staticmethod
    def _on_focus(name: str) -> None:
        widget = QApplication.focusWidget()
        work = getattr(widget, name, None)
        if callable(work):
            work()

    def _step_tab(self, way: int) -> None:
        if self._window.tabs.count():
            self._window.tabs.setCurrentIndex(
                (self._window.tabs.currentIndex() + way) % self._window.tabs.count()
            )

    def _step_panel(self, way: int) -> None:
        """Go to the panel after or before the one with the focus: the page's, then all docks shown."""
        panels = {stop: area for stop, area in self._panels().items() if stop.isVisible()}
        focus = QApplication.focusWidget()
        stops = list(panels)
        here = [
            number
            for number, area in enumerate(panels.values())
            if focus is not None and (area is focus or area.isAncestorOf(focus))
        ]
        if stops:
            at = here[-1] + way if here else (0 if way > 0 else -1)
            stop = stops[at % len(stops)]
            for dock in self._window.docks:
                if dock.isAncestorOf(stop):
                    dock.raise_()  # it may stand behind another one
            stop.setFocus(Qt.FocusReason.TabFocusReason)

    def _panels(self) -> dict[QWidget, QWidget]:
        """Give where the keyboard goes in each panel, and the panel itself."""
        window, page = self._window, self._window.page
        panels: dict[QWidget, QWidget] = {}
        if page is not None:
            if page.board is not None:
                panels[page.board.view] = page.board
            panels |= page.form.stops() if page.form is not None else {}
            panels[page.pane] = page.pane
        firsts = {
            window.problems_dock: window.problems.table,
            window.pieces_dock: window.pieces.filter,
            window.modules_dock: window.modules.first,
            window.analysis_dock: window.analysis.list,
        }
        for dock in window.docks:
            first = firsts.get(dock)
            if first is None or not first.isVisible():  # nothing is in it, or not that
                first = first_stop(dock.widget()) or first_stop(dock.header)
            if first is not None:
                panels[first] = dock
        return panels

    def _sides(self) -> str:
        if self._window.settings.sides:
            return self._window.settings.sides
        return "both" if self._window.width() >= 1100 else "board"

    def _set_sides(self, name: str) -> None:
        self._window.settings.sides = name
        for page in self._window.tabs.pages():
            self.apply_sides(page)
        front = self._window.page
        form = front.form if front is not None and front.pane.hasFocus() else None
        if form is not None and name != "text":
            form.follow_text()

    def _set_form(self) -> None:
        self._window.settings.form = self._window.actions_["side_form"].isChecked()
        for page in self._window.tabs.pages():
            self.apply_sides(page)

    def apply_sides(self, page: DocumentPage) -> None:
        """Show of a page what the settings say."""
        sides = self._sides()
        form = self._window.settings.form
        self._window.actions_[f"side_{sides}"].setChecked(True)
        self._window.actions_["side_form"].setChecked(form)
        page.set_sides(board=sides != "text", text=sides != "board", form=form)

    def _set_theme(self, name: str) -> None:
        self._window.settings.theme = name
        self._window.look.set_theme(themes.resolved(name))
        themes.check_action(self._window.actions_, name)
