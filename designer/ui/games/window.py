"""The window of many games: bots play what is on screen, and figures grow as they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import Diagnostic, failure_of
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.batches import n_cores
from designer.session.many_games import (
    ManyGames,
    Seats,
    Wanted,
    played_on,
    seats_of,
    texts_in_play,
)
from designer.ui.background.deepening import Deepening, Token
from designer.ui.games.rows import FigureRow, figure_rows
from designer.ui.games.seats import SeatBots
from designer.ui.games.tables import table_text
from designer.ui.kit.bots import bot_title
from designer.ui.kit.boxes import ComboBox, SpinBox
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.languages import spoken, tr, translated, trn
from designer.ui.kit.severities import SEVERITIES, tip_text
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.kit.surfaces import CalmRows, RowHeight, calm_head, lay_on

if TYPE_CHECKING:
    from designer.api import SetUp
    from designer.documents import Project
    from designer.plugin_host import PluginHost

__all__ = ["Content", "GamesWindow"]

_MOST_GAMES, _MOST_SEED = 100_000, 999_999
_EACH = "/"  # no bot's id: each seat has one of its own
_ROW = 26
_WIDTHS = (330, 120, 100)
_NUMBERS = (1, 2)  # columns
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Content(NamedTuple):
    """Give what is on screen: the project is read on another thread."""

    host: PluginHost
    read: Callable[[], Project]
    set_up: SetUp


class GamesWindow(QWidget):
    """Let bots play a scenario or route many times, and show what the games have in common.

    Attributes:
        place_asked: the place of a note is wanted (`Diagnostic`).
        closed: it is about to go.
        path: of the document.
        known: what the games have told so far, None before the first.
        is_stale: the content is another one than that which was played.
        table_asked: the figures are wanted as a file; gives what makes them, by the delimiter.
        players, bot, seats, games, seed, play, stop, says, copying, saving: the controls.
        figures, notes, age: what is shown.
    """

    opened_by = "many_games"
    place_asked = Signal(object)
    closed = Signal()
    table_asked = Signal(object)

    def __init__(
        self,
        look: Look,
        path: str,
        content: Callable[[], Content | None],
        bots: Sequence[str],
        words: Mapping[str, str],
        parent: QWidget,
    ) -> None:
        """Show a document's games.

        Args:
            look: colours and icons.
            path: of the document.
            content: asked for what is on screen, None once the document is gone.
            bots: ids of those that can play, the game's own first.
            words: the game's own for what it counts.
            parent: the main window.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self.path, self._content, self._words = look, path, content, words
        self.known: ManyGames | None = None
        self.is_stale = False
        self._arrived: list[ManyGames] = []
        self._set_up: SetUp | None = None  # of the figures, but for the number of players
        self._asked: tuple[Mapping[str, str], SetUp] | None = None
        self._own_seats = 0
        self._told = ""
        self._asking = Deepening(self)
        self._asking.quiet_ms = 0
        self._deepening = Deepening(self)
        self._deepening.quiet_ms = 0
        self._make_controls(bots)
        self._make_views()
        self._lay_out()
        self.play.clicked.connect(lambda _=False: self.begin())
        self.stop.clicked.connect(lambda _=False: self.cancel())
        self._deepening.told.connect(lambda _token: self._take())
        place_window(self, "many_games", QSize(900, 720))
        lay_on(look, self, "window")

    @property
    def is_idle(self) -> bool:
        """Say whether no game is played, and the game has said how many may play."""
        return self._deepening.is_idle and self._asking.is_idle

    def refresh(self, project: Project) -> None:
        """Say whether the figures are those of other content, or other modules, than there are now."""
        document, known, content = project.documents.get(self.path), self.known, self._content()
        if document is None or content is None:
            return
        texts = texts_in_play(project, document)
        if known is not None:
            self.is_stale = known.texts != texts or content.set_up != self._set_up
            self._show_age()
        if self._asked != (texts, content.set_up):
            self._asked = (texts, content.set_up)
            self._ask_seats(content)

    def _ask_seats(self, content: Content) -> None:
        """Ask the game, beside the window, how many may play."""
        path = self.path

        def job(_token: Token) -> Seats:
            return seats_of(content.host, content.read(), path, content.set_up)

        self._asking.ask(job, self._on_seats, at_once=True)

    def _on_seats(self, found: object) -> None:
        if not isinstance(found, Seats):
            return
        chosen, self._own_seats = self.players.currentData(), found.own
        while self.players.count() > 1:
            self.players.removeItem(1)
        for n in found.allowed:
            self.players.addItem(trn("{n} player", "{n} players", n), n)
        self.players.setCurrentIndex(max(0, self.players.findData(chosen)))
        self._show_seats()

    def _show_seats(self) -> None:
        """Show a bot per seat where each is to have its own."""
        self.seats.show_seats(self.players.currentData() or self._own_seats)
        self.seats.setVisible(self.bot.currentData() == _EACH)

    # -- making -------------------------------------------------------------------------------

    def _make_controls(self, bots: Sequence[str]) -> None:
        look = self._look
        self.players = ComboBox(look)
        self.players.setAccessibleName(tr("Number of players"))
        self.players.setToolTip(tr("How many play, as the document says or another number"))
        self.players.addItem(tr("Players as written"), None)
        self.players.currentIndexChanged.connect(lambda _index: self._show_seats())
        self.bot = ComboBox(look)
        self.bot.setAccessibleName(tr("Who plays"))
        self.bot.setToolTip(tr("The bot that plays all seats, or one for each"))
        for bot in bots:
            self.bot.addItem(bot_title(bot), bot)
        self.bot.addItem(tr("Each seat its own"), _EACH)
        self.seats = SeatBots(look, bots)
        self.seats.hide()
        self.bot.currentIndexChanged.connect(lambda _index: self._show_seats())
        self.games = SpinBox(look)
        self.games.setRange(1, _MOST_GAMES)
        self.games.setValue(100)
        self.games.setAccessibleName(tr("Number of games"))
        self.games.setToolTip(tr("How many games bots play; more games tell more"))
        self.seed = SpinBox(look)
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setValue(1)
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setToolTip(
            tr("Of the first game; the others count on. The same seed repeats all.")
        )
        self.play = Button(look, tr("Play"), icon="bot", primary=True, small=True)
        self.play.setToolTip(tr("Lets bots play what is on screen, saved or not"))
        self.stop = Button(look, tr("Cancel"), icon="x", small=True)
        self.stop.setToolTip(tr("Stops; what was found stays (Esc)"))
        self.stop.hide()
        self.says = QLabel()
        self.says.setFont(font("ui", 12))
        self.says.setWordWrap(True)
        self.copying = Button(look, tr("Copy as table"), icon="copy", small=True)
        self.copying.setToolTip(tr("For a spreadsheet or a message (Ctrl+Shift+C)"))
        self.copying.clicked.connect(lambda _=False: self.copy_table())
        self.saving = Button(look, tr("Save as CSV…"), icon="file-down", small=True)
        self.saving.setToolTip(tr("Writes these figures as a table"))
        self.saving.clicked.connect(lambda _=False: self.table_asked.emit(self.table))
        for button in (self.copying, self.saving):
            button.hide()
        QShortcut(QKeySequence("Ctrl+Shift+C"), self, self.copy_table)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)

    def _make_views(self) -> None:
        look = self._look
        self.age = QLabel(tr("The content has changed since: these figures are those of before."))
        self.age.setFont(font("ui", 12, 600))
        self.age.setWordWrap(True)
        self.age.hide()
        self.figures = QTreeWidget()
        self.figures.setAccessibleName(tr("Figures of the games"))
        self.figures.setHeaderLabels(
            [
                tr("What was counted"),
                tr("In all games"),
                tr("In a game"),
                tr("How sure, how spread"),
            ]
        )
        self.figures.setFrameShape(QFrame.Shape.NoFrame)
        self.figures.setFont(font("ui", 12))
        self.figures.setItemDelegate(RowHeight(_ROW, self.figures))
        for column in _NUMBERS:
            self.figures.headerItem().setTextAlignment(column, _RIGHT)
        head = self.figures.header()
        head.setFont(font("ui", 12, 500))
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column, width in enumerate(_WIDTHS):
            self.figures.setColumnWidth(column, width)
        calm_head(look, head)
        lay_on(look, self.figures)
        self.notes = QListWidget()
        self.notes.setAccessibleName(tr("What the games tell"))
        self.notes.setFrameShape(QFrame.Shape.NoFrame)
        self.notes.setWordWrap(True)
        self.notes.setFont(font("ui", 12))
        self.notes.setItemDelegate(CalmRows(self.notes))
        self.notes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notes.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.notes.itemActivated.connect(self._on_note)
        self.notes.itemClicked.connect(self._on_note)
        lay_on(look, self.notes)
        self.notes.hide()
        self._empty = EmptyPanel(
            look,
            "bot",
            tr("No games yet"),
            tr(
                "Some answers only many games give: how long they are, who wins, what comes into play."
            ),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self._empty)
        self.stack.addWidget(self.figures)
        lay_on(look, self.stack)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(8)
        parts = (self.players, self.bot, self.games, _label(tr("games from seed")), self.seed)
        for part in (*parts, self.play):
            line.addWidget(part)
        line.addStretch(1)
        line.addWidget(self.stop)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.stack)
        halves.addWidget(self.notes)
        halves.setSizes([520, 110])
        halves.setChildrenCollapsible(False)
        lay_on(self._look, halves, "window")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 12, 12)
        outer.setSpacing(8)
        told = QHBoxLayout()
        told.setSpacing(8)
        told.addWidget(self.says, 1)
        told.addWidget(self.copying)
        told.addWidget(self.saving)
        outer.addLayout(line)
        outer.addWidget(self.seats)
        outer.addLayout(told)
        outer.addWidget(self.age)
        outer.addWidget(halves, 1)

    # -- games --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let bots play what is on screen."""
        content = self._content()
        if content is None:
            self.says.setText(tr("The document is not open any more."))
            return
        set_up = self._set_up = content.set_up
        if self.players.currentData() is not None:
            set_up = msgspec.structs.replace(set_up, players=self.players.currentData())
        bot = str(self.bot.currentData() or "")
        bots = self.seats.bots if bot == _EACH else ()
        bot = (bots or ("",))[0] if bot == _EACH else bot
        wanted = Wanted(self.games.value(), self.seed.value(), bot, bots, set_up)
        path, language = self.path, spoken()
        arrived = self._arrived = []

        def job(token: Token) -> None:
            games = played_on(
                content.host,
                content.read(),
                path,
                wanted,
                jobs=n_cores(),
                language=language,
                cancelled=lambda: token.stopped,
            )
            for each in games:
                arrived.append(each)
                if token():
                    games.close()
                    return

        self.known, self.is_stale = None, False
        self._show_age()
        self._show_running(True)
        self.says.setText(tr("Bots play…"))
        self._deepening.ask(job, self._on_done, at_once=True)

    def cancel(self) -> None:
        """Stop the games; what they told stays."""
        self._deepening.stop()
        self._take()
        self._show_running(False)
        if self.known is None:
            self.says.setText(tr("Stopped before the first game."))

    def _take(self) -> None:
        if not self._arrived:
            return
        self.known = self._arrived[-1]
        self._arrived.clear()
        self._show_known(self.known)

    def _on_done(self, result: object) -> None:
        self._take()
        self._show_running(False)
        if isinstance(result, BaseException):
            what, _ = failure_of(result)
            self.says.setText(tr("That failed: {what}.", what=what))

    def _show_running(self, on: bool) -> None:
        self.play.setEnabled(not on)
        self.play.setAccessibleDescription(tr("Something is being computed.") if on else "")
        self.stop.setVisible(on)

    # -- as a table ---------------------------------------------------------------------------

    def table(self, delimiter: str) -> str:
        """Give the figures as the text of a table."""
        head = self.figures.headerItem()
        heads = [head.text(column) for column in range(self.figures.columnCount())]
        rows = [] if self.known is None else list(figure_rows(self.known, self._words))
        return table_text(heads, rows, delimiter)

    def copy_table(self) -> None:
        """Put the figures on the clipboard, with tabs between cells."""
        if self.known is not None and self.known.tally is not None:
            QGuiApplication.clipboard().setText(self.table("\t"))
            self.tell(tr("They are on the clipboard."))

    def tell(self, what: str) -> None:
        """Say what was done with the figures, behind what they are of."""
        self.says.setText(f"{self._told}. {what}")

    # -- what is shown ------------------------------------------------------------------------

    def _show_known(self, known: ManyGames) -> None:
        tally, wanted = known.tally, known.wanted
        for button in (self.copying, self.saving):
            button.setVisible(tally is not None)
        if tally is None:
            self._empty.set_text(translated(known.trouble), "")
            self.stack.setCurrentWidget(self._empty)
            self.says.setText("")
            self._show_notes(known.faults)
            return
        self._told = tr(
            "Figures of {n} of {of} games, from seed {seed}; {bots}",
            n=tally.games,
            of=wanted.n,
            seed=wanted.seed,
            bots=", ".join(known.bots),
        )
        self.says.setText(self._told)
        self._show_rows(list(figure_rows(known, self._words)))
        self._show_notes(known.notes)
        self.stack.setCurrentWidget(self.figures)

    def _show_rows(self, rows: Sequence[FigureRow]) -> None:
        """Write rows over those that are there, so that the place and what is folded stay."""
        _write(self.figures.invisibleRootItem(), rows, bold=True)

    def _show_notes(self, notes: Sequence[Diagnostic]) -> None:
        at = self.notes.currentRow()
        self.notes.clear()
        for note in notes:
            sign = SEVERITIES[note.severity]
            words = " ".join(translated(text) for text in (note.message, note.remedy) if text)
            item = QListWidgetItem(self._look.icon(sign.icon, sign.token), words, self.notes)
            item.setData(Qt.ItemDataRole.UserRole, note)
            item.setToolTip(tip_text(note))
        self.notes.setCurrentRow(min(at, self.notes.count() - 1))
        self.notes.setVisible(bool(notes))

    def _show_age(self) -> None:
        self.age.setVisible(self.is_stale)
        self.figures.setEnabled(not self.is_stale)

    def _on_note(self, item: QListWidgetItem) -> None:
        self.place_asked.emit(item.data(Qt.ItemDataRole.UserRole))

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._deepening.is_idle:
            self.cancel()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "many_games")
        self._deepening.close()
        self._asking.close()
        self.closed.emit()
        super().closeEvent(event)


def _write(parent: QTreeWidgetItem, rows: Sequence[FigureRow], *, bold: bool) -> None:
    while parent.childCount() > len(rows):
        parent.takeChild(parent.childCount() - 1)
    for n, row in enumerate(rows):
        item = parent.child(n)
        if item is None:
            item = QTreeWidgetItem(parent)
            item.setExpanded(True)
        for column, text in enumerate((row.name, row.whole, row.each, row.spread)):
            item.setText(column, text)
            if not text:  # an empty cell says nothing to those who do not see it
                item.setData(column, Qt.ItemDataRole.AccessibleTextRole, tr("nothing"))
            if column in _NUMBERS:
                item.setTextAlignment(column, _RIGHT)
        item.setFont(0, font("ui", 12, 600 if bold else 400))
        _write(item, row.below, bold=False)


def _label(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(font("ui", 12, 500))
    return label
