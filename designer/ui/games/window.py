"""The window of many games: bots play what is on screen, and figures grow as they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
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
from designer.session.many_games import ManyGames, Wanted, played_on, texts_in_play
from designer.ui.background.deepening import Deepening, Token
from designer.ui.games.rows import FigureRow, figure_rows
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
_PLAYERS = (1, 2, 3, 4)
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
        players, bot, games, seed, play, stop, says: the controls.
        figures, notes, age: what is shown.
    """

    place_asked = Signal(object)
    closed = Signal()

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
        """Say whether no game is played."""
        return self._deepening.is_idle

    def refresh(self, project: Project) -> None:
        """Say whether the figures are those of other content than there is now."""
        document, known = project.documents.get(self.path), self.known
        if document is not None and known is not None:
            self.is_stale = known.texts != texts_in_play(project, document)
            self._show_age()

    # -- making -------------------------------------------------------------------------------

    def _make_controls(self, bots: Sequence[str]) -> None:
        look = self._look
        self.players = ComboBox(look)
        self.players.setAccessibleName(tr("Number of players"))
        self.players.setToolTip(tr("How many play, as the document says or another number"))
        self.players.addItem(tr("Players as written"), None)
        for n in _PLAYERS:
            self.players.addItem(trn("{n} player", "{n} players", n), n)
        self.bot = ComboBox(look)
        self.bot.setAccessibleName(tr("Who plays"))
        self.bot.setToolTip(tr("The bot that plays all seats"))
        for bot in bots:
            self.bot.addItem(tr("{bot} bot", bot=bot), bot)
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
        outer.addLayout(line)
        outer.addWidget(self.says)
        outer.addWidget(self.age)
        outer.addWidget(halves, 1)

    # -- games --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let bots play what is on screen."""
        content = self._content()
        if content is None:
            self.says.setText(tr("The document is not open any more."))
            return
        set_up = content.set_up
        if self.players.currentData() is not None:
            set_up = msgspec.structs.replace(set_up, players=self.players.currentData())
        bot = str(self.bot.currentData() or "")
        wanted = Wanted(self.games.value(), self.seed.value(), bot, set_up)
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

    # -- what is shown ------------------------------------------------------------------------

    def _show_known(self, known: ManyGames) -> None:
        tally, wanted = known.tally, known.wanted
        if tally is None:
            self._empty.set_text(translated(known.trouble), "")
            self.stack.setCurrentWidget(self._empty)
            self.says.setText("")
            self._show_notes(known.faults)
            return
        self.says.setText(
            tr(
                "Figures of {n} of {of} games, from seed {seed}; {bots}",
                n=tally.games,
                of=wanted.n,
                seed=wanted.seed,
                bots=", ".join(known.bots),
            )
        )
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
        if event.key() == Qt.Key.Key_Escape and not self.is_idle:
            self.cancel()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "many_games")
        self._deepening.close()
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
