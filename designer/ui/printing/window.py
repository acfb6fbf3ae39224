"""The print window: component list, set-up sheet and picture of what is on screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QPagedPaintDevice, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from designer.api import GamePlugin
from designer.documents import Document, Project
from designer.paint.export import exported
from designer.paint.images import TooLargeError
from designer.paint.look import Look
from designer.paint.measuring import QtMeasure
from designer.paint.pdf import paint_sheets
from designer.paint.proof import text_faults
from designer.printing.lists import SEPARATORS, list_csv
from designer.printing.owning_words import lack_lines
from designer.printing.picture_sheet import picture_sheet
from designer.printing.sheets import Sheet
from designer.session.desk import basis_of
from designer.session.printing import Gathered, NotPrintable, What, gather, laid_out
from designer.session.saving import save_atomically
from designer.session.targets import why_not_over
from designer.ui.kit.bars import MessageBar
from designer.ui.kit.languages import tr, translated, trn
from designer.ui.kit.menus import answer_help
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.printing import choosing
from designer.ui.printing.bar import PrintBar
from designer.ui.printing.pages import PagesView
from designer.ui.printing.settings import Note, PrintSettings

if TYPE_CHECKING:  # only named
    from designer.ui.window.main_window import MainWindow

__all__ = ["PrintWindow", "open_printing"]

_PICTURE_DPI = 200
_MOST_NOTES = 12


class PrintWindow(QWidget):
    """Show pages, save and print them.

    Attributes:
        settings, pages, bar, message: the parts.
        gathered: what is printed, None while there is nothing.
        folder: where files are first offered to go, "" for where the program runs.
        choose_target, ask_printer: what asks the user; tests put their own in place.
    """

    def __init__(
        self,
        plugin: GamePlugin | None,
        project: Project,
        document: Document,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        """Show what can be printed.

        Args:
            plugin: the document's game.
            project: where content lies, as it is on screen.
            document: a route or scenario.
            look: the theme.
            parent: the main window, or None.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._plugin, self._project, self._document = plugin, project, document
        self._basis = basis_of(project, document)
        self._measure = QtMeasure()
        self.gathered: Gathered | None = None
        self._sheets: dict[What, Sheet] = {}
        self.folder: Path | str = ""
        self.choose_target = choosing.choose_target
        self.ask_printer = choosing.ask_printer
        self.bar = PrintBar(look)
        self.message = MessageBar(look)
        self.settings = PrintSettings(look)
        self.pages = PagesView(look)
        self._place()
        self._connect()
        self._refresh()
        self.pages.setFocus()

    # What is done

    def anew(self) -> Callable[[MainWindow], QWidget]:
        """Give what opens this once more, as it was chosen, in a window of another language."""
        plugin, project, document, folder = self._plugin, self._project, self._document, self.folder
        choose = self.settings.kept()

        def again(main: MainWindow) -> QWidget:
            window = open_printing(plugin, project, document, main.look, main)
            window.folder = folder
            choose(window.settings)
            return window

        return again

    def show_again(self, project: Project) -> None:
        """Show the document as it is in a later snapshot; one that cannot be read stays as it was."""
        document = project.documents.get(self._document.path)
        if document is None or basis_of(project, document) == self._basis:
            return
        if document.tree is None or document.faulty:
            text = tr("The text cannot be read just now; these pages show its last good state.")
            self.message.show_message("warning", text)
            return
        self._project, self._document = project, document
        self._basis = basis_of(project, document)
        self.message.hide()
        self._refresh()

    def save_pdf(self, path: Path) -> None:
        """Write the pages shown as one PDF."""
        self._save(path, lambda: exported(list(self._sheets.values()), path, _PICTURE_DPI))

    def save_csv(self, path: Path) -> None:
        """Write the component list as a table."""
        gathered = self.gathered
        if gathered is not None:
            kind = "comma" if gathered.words.language == "en" else "semicolon"
            data = list_csv(gathered.components, gathered.answer, gathered.words, SEPARATORS[kind])
            self._save(path, lambda: {path: data})

    def save_picture(self, path: Path) -> None:
        """Write the picture of the route as PNG or SVG."""
        gathered = self.gathered
        if gathered is not None:
            sheet = picture_sheet(gathered.plan, self._measure, gathered.words)
            self._save(path, lambda: exported([sheet], path, _PICTURE_DPI))

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print the pages shown."""
        if paint_sheets(device, list(self._sheets.values())):
            self.message.show_message("hint", tr("The pages are on their way to the printer."))
        else:
            self.message.show_message(
                "error", tr("The printer does not answer. “Save as PDF” works without one.")
            )

    # Making

    def _place(self) -> None:
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.settings)
        across.addWidget(self.pages, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.message)
        column.addLayout(across, 1)
        self.settings.setFixedWidth(300)
        self.setMinimumSize(720, 480)
        place_window(self, "print", QSize(1440, 900))

    def _connect(self) -> None:
        bar, pages = self.bar, self.pages
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._refresh)
        self.settings.changed.connect(lambda: self._soon.start(0))
        pages.page_changed.connect(lambda page: bar.show_page(page, pages.n_pages))
        pages.zoom_changed.connect(bar.show_zoom)
        bar.stepped.connect(pages.step)
        bar.zoomed.connect(self._zoom)
        bar.pdf_asked.connect(self._ask_pdf)
        bar.csv_asked.connect(self._ask_csv)
        bar.picture_asked.connect(self._ask_picture)
        bar.print_asked.connect(self._ask_printer)
        bar.close_asked.connect(self.close)
        keys = {
            "Ctrl+S": self._ask_pdf,
            "Ctrl+P": self._ask_printer,
            "Ctrl+W": self.close,
            "Esc": self.close,
            "Ctrl++": pages.zoom_in,
            "Ctrl+=": pages.zoom_in,
            "Ctrl+-": pages.zoom_out,
            "Ctrl+0": lambda: pages.zoom_to(1.0),
            "Ctrl+9": pages.fit,
        }
        for sequence, slot in keys.items():
            QShortcut(QKeySequence(sequence), self, slot)
        answer_help(self)

    # What is shown

    def _refresh(self) -> None:
        settings = self.settings
        found = gather(
            self._plugin,
            self._project,
            self._document,
            players=settings.n_players,
            options=settings.options,
            language=settings.language,
            owned=settings.owned,
        )
        if isinstance(found, NotPrintable):
            self._show_nothing(found.sentence)
            return
        self.gathered = found
        settings.show_list(found.components)
        self._sheets = {
            what: laid_out(found, what, settings.paper, self._measure) for what in settings.chosen
        }
        settings.show_pages({what: len(sheet.pages) for what, sheet in self._sheets.items()})
        settings.show_notes(list(self._notes(found)))
        n = found.components.players
        subtitle = trn("{list}, {n} player", "{list}, {n} players", n, list=found.components.title)
        self.setWindowTitle(tr("Print: {subtitle}", subtitle=subtitle))
        self.bar.show_subtitle(subtitle)
        self.bar.enable(on=True, board=found.has_board)
        settings.show_board(there=found.has_board)
        self.pages.show_sheets(list(self._sheets.values()))
        self.bar.show_page(self.pages.page, self.pages.n_pages)

    def _show_nothing(self, sentence: str) -> None:
        self.gathered = None
        self._sheets = {}
        self.setWindowTitle(tr("Print"))
        self.message.show_message("error", sentence)
        self.bar.enable(on=False)
        self.settings.show_pages({})
        self.settings.show_notes(())
        self.pages.show_sheets(())
        self.bar.show_page(0, 0)

    def _notes(self, found: Gathered) -> Iterator[Note]:
        faults = text_faults(list(self._sheets.values()))
        for fault in faults[:_MOST_NOTES]:
            yield Note("warning", translated(fault.sentence))
        if len(faults) > _MOST_NOTES:
            yield Note(
                "warning", tr("{n} more texts do not come out.", n=len(faults) - _MOST_NOTES)
            )
        for sentence in found.components.faults:
            yield Note("warning", sentence)
        if not faults:
            yield Note("ok", tr("All texts come out as they are written."))
        lacking = lack_lines(found.answer, found.words)
        for line in lacking[:_MOST_NOTES]:
            yield Note("warning", f"{found.words('lacking')}: {line}")
        if len(lacking) > _MOST_NOTES:
            yield Note("warning", tr("{n} more pieces are missing.", n=len(lacking) - _MOST_NOTES))
        if not lacking:
            said = (
                tr("Your boxes hold everything.")
                if found.answer.is_said
                else tr("One of each box holds everything.")
            )
            yield Note("ok", said)
        if found.components.credits:
            yield Note("hint", tr("The authors of the icons are named on every page."))

    def _zoom(self, way: int) -> None:
        {1: self.pages.zoom_in, -1: self.pages.zoom_out}.get(way, self.pages.fit)()

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "print")
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.show_width(self.width())

    # Asking

    def _name(self, what: str, suffix: str) -> str:
        title = self.gathered.components.title if self.gathered is not None else ""
        return f"{choosing.safe_name(f'{title}, {what}')}{suffix}"

    def _ask_pdf(self) -> None:
        if self.gathered is None:
            return
        words = self.gathered.words
        names = {
            What.COMPONENTS: words("component_list"),
            What.SETUP: words("set_up_sheet"),
            What.ROUTE: words("route_picture"),
        }
        what = ", ".join(names[what] for what in self._sheets)
        self._ask(tr("Save as PDF"), self._name(what, ".pdf"), tr("PDF (*.pdf)"), self.save_pdf)

    def _ask_csv(self) -> None:
        if self.gathered is not None:
            name = self._name(self.gathered.words("component_list"), ".csv")
            self._ask(tr("Save list as CSV"), name, tr("CSV (*.csv)"), self.save_csv)

    def _ask_picture(self) -> None:
        if self.gathered is not None:
            name = self._name(self.gathered.words("route_picture"), ".png")
            kinds = tr("PNG (*.png);;SVG (*.svg)")
            self._ask(tr("Save picture"), name, kinds, self.save_picture)

    def _ask(self, title: str, name: str, kinds: str, save: Callable[[Path], object]) -> None:
        path = self.choose_target(self, title, str(Path(self.folder, name)), kinds)
        if path is not None:
            save(path)

    def _ask_printer(self) -> None:
        if self.gathered is not None:
            self.ask_printer(self, self.gathered.components.title, self.print_on)

    def _save(self, path: Path, make: Callable[[], Mapping[Path, bytes]]) -> None:
        if why := why_not_over(path, self._project):
            self.message.show_message("error", translated(why))
            return
        try:
            for file, data in make().items():
                save_atomically(file, data)
        except TooLargeError as error:
            self.message.show_message(
                "error", tr("{error} Save it as SVG or PDF instead.", error=error)
            )
        except OSError as error:
            why = error.strerror or str(error)
            self.message.show_message(
                "error", tr("“{path}” is not saved: {why}.", path=path.name, why=why)
            )
        else:
            self.message.show_message("hint", tr("“{path}” is saved.", path=path.name))


def open_printing(
    plugin: GamePlugin | None,
    project: Project,
    document: Document,
    look: Look,
    parent: QWidget | None = None,
) -> PrintWindow:
    """Open the print window and give it; it deletes itself when it is closed."""
    window = PrintWindow(plugin, project, document, look, parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    return window
