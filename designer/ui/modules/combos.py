"""The window of combinations: matrix, list of sets, and what there is to say of the chosen one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from designer.diagnostics import failure_of
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.batches import n_cores
from designer.session.combined_games import games_with
from designer.session.combining import (
    Combination,
    Combiner,
    all_sets,
    chosen_modules,
    ones_and_pairs,
)
from designer.session.modules import modules_of
from designer.ui.background.deepening import Deepening, Token
from designer.ui.files.names import title_of
from designer.ui.kit.boxes import ComboBox, SpinBox
from designer.ui.kit.buttons import Button
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import spoken, tr, trn
from designer.ui.kit.menus import Menu
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.kit.surfaces import lay_on
from designer.ui.modules.known import KnownSets, Names
from designer.ui.modules.matrix import MatrixView
from designer.ui.modules.reasons import ReasonsView
from designer.ui.modules.sets import SetsView

if TYPE_CHECKING:
    from designer.documents import Document, Project
    from designer.session import Workspace
    from designer.session.combined_games import Games

    _Arrived = deque[Combination | Games]

__all__ = ["CombosWindow"]

_MOST_GAMES = 200
_PLAYERS = (2, 3, 4)


class CombosWindow(QWidget):
    """Show which modules go together in one scenario or route.

    Attributes:
        place_asked: a place in a file is wanted (`Hindrance`).
        rule_asked: the page of a rule or code is wanted.
        known: what was found so far.
        matrix, sets, reasons: the three views of it.
        players, boxes, games, which, play, every, stop, says: the controls.
    """

    opened_by = "combinations"
    place_asked = Signal(object)
    rule_asked = Signal(str)

    def __init__(self, look: Look, workspace: Workspace, path: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self._workspace, self.path = look, workspace, path
        self._players: int | None = None
        self._owned: set[str] | None = None
        self._basis: tuple[object, ...] = ()
        self._arrived: _Arrived = deque()
        self._n_wanted = self._n_done = 0
        self._what = ""
        self._then: Callable[[], None] | None = None
        self._deepening = Deepening(self)
        self._deepening.quiet_ms = 0
        self.known = KnownSets(self)
        self.matrix = MatrixView(look, self.known)
        self.sets = SetsView(look, self.known)
        self.reasons = ReasonsView(look, self.known, self._reading)
        self._make_controls()
        self._lay_out()
        self._connect()
        place_window(self, "combinations", QSize(1180, 820))
        lay_on(look, self, "window")
        self.refresh()

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is computed."""
        return self._deepening.is_idle

    def refresh(self) -> None:
        """Look at everything anew if the document, or what it rests on, is another one."""
        project = self._workspace.project
        document = project.documents.get(self.path)
        if document is None or document.tree is None or document.faulty:
            return
        basis = (document, self._players, frozenset(self._owned or ()), self._owned is None)
        if self._basis == basis:
            return
        self._basis = basis
        self.setWindowTitle(tr("Combinations: {title}", title=title_of(document)))
        self._begin(project, document)

    # -- making -------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        look = self._look
        self.players = ComboBox(look)
        self.players.setAccessibleName(tr("Number of players"))
        self.players.setToolTip(tr("How many play, as the document says or another number"))
        self.players.addItem(tr("Players as written"), None)
        for n in _PLAYERS:
            self.players.addItem(trn("{n} player", "{n} players", n), n)
        self.boxes = Button(look, tr("Boxes at hand"), icon="package-open", small=True)
        self.boxes.setToolTip(tr("Which modules you have; sets with others do not fit"))
        self._menu = Menu(self)
        self.boxes.setMenu(self._menu)
        self.every = Button(look, tr("All sets"), icon="layers", small=True)
        self.every.setToolTip(tr("Looks at every set of modules; what is found is shown at once"))
        self.games = SpinBox(look)
        self.games.setRange(1, _MOST_GAMES)
        self.games.setValue(5)
        self.games.setAccessibleName(tr("Games a set"))
        self.games.setToolTip(tr("How many games bots play with each set"))
        self.play = Button(look, tr("Play"), icon="bot", small=True)
        self.play.setToolTip(tr("Lets bots play with the sets that fit, the chosen one first"))
        self.which = ComboBox(look)
        self.which.setAccessibleName(tr("Sets with which bots play"))
        self.which.setToolTip(
            tr("Every module, every pair and the chosen set, or all sets: that may take long")
        )
        self.which.addItem(tr("modules and pairs"), False)
        self.which.addItem(tr("all sets"), True)
        self.stop = Button(look, tr("Cancel"), icon="x", small=True)
        self.stop.setToolTip(tr("Stops; what was found stays (Esc)"))
        self.stop.hide()
        self.says = QLabel()
        self.says.setFont(font("ui", 12))
        self.filter = Field(look, tr("Filter sets"), icon="search")
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)

    def _lay_out(self) -> None:
        look, line = self._look, QHBoxLayout()
        line.setSpacing(8)
        games = QLabel(tr("games a set"))
        games.setFont(font("ui", 12, 500))
        for part in (
            self.players,
            self.boxes,
            self.every,
            self.play,
            self.which,
            self.games,
            games,
        ):
            line.addWidget(part)
        line.addStretch(1)
        line.addWidget(self.says)
        line.addWidget(self.stop)
        legend = QLabel(
            tr(
                "Below the diagonal pairs, on it modules alone. The figure is how many rules meet; once"
                " bots have played, the rounds of a game. An outline marks what is in the chosen set."
            )
        )
        legend.setFont(font("ui", 11.5))
        legend.setWordWrap(True)
        legend.setForegroundRole(legend.foregroundRole().PlaceholderText)
        left = _column(self.matrix, legend)
        below = _column(self.filter, self.sets)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(left)
        halves.addWidget(below)
        halves.setSizes([572, 208])
        whole = QSplitter(Qt.Orientation.Horizontal)
        whole.addWidget(halves)
        whole.addWidget(self.reasons)
        whole.setSizes([740, 420])
        for split in (halves, whole):
            split.setChildrenCollapsible(False)
            lay_on(look, split, "window")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 12, 12)
        outer.setSpacing(8)
        outer.addLayout(line)
        outer.addWidget(whole, 1)

    def _connect(self) -> None:
        self.players.activated.connect(lambda _n: self._on_players())
        self.every.clicked.connect(lambda _=False: self._look_at_all())
        self.play.clicked.connect(lambda _=False: self._play())
        self.stop.clicked.connect(lambda _=False: self.cancel())
        self.filter.textChanged.connect(self.sets.filter_by)
        self.matrix.selectionModel().currentChanged.connect(
            lambda *_: self._show(self.matrix.names())
        )
        self.sets.selectionModel().currentChanged.connect(lambda *_: self._show(self.sets.names()))
        self.matrix.activated.connect(lambda _index: self._go_to_first(self.matrix.names()))
        self.sets.activated.connect(lambda _index: self._go_to_first(self.sets.names()))
        self.reasons.place_asked.connect(self.place_asked)
        self.reasons.rule_asked.connect(self.rule_asked)
        self._deepening.told.connect(self._on_told)

    # -- what is looked at --------------------------------------------------------------------

    def _begin(self, project: Project, document: Document) -> None:
        self._then = None
        self._arrived = deque()  # what was found of something else is not wanted
        combiner = self._combiner(project, document)
        chosen = chosen_modules(document, combiner.modules)
        if document.kind != "scenario":
            sheet = modules_of(project, document)
            chosen = sheet.on if sheet is not None else ()
        self.known.begin(combiner.modules, combiner.in_order(chosen), combiner.rules)
        self._show_boxes(combiner)
        self.reasons.show_set(self.known.chosen)
        wanted = dict.fromkeys((self.known.chosen, *ones_and_pairs(combiner.modules)))
        self._look_at_sets(list(wanted), combiner)

    def _look_at_all(self) -> None:
        project = self._workspace.project
        document = project.documents.get(self.path)
        if document is None:
            return
        combiner = self._combiner(project, document)
        self._look_at_sets(
            [s for s in all_sets(combiner.modules) if s not in self.known.found], combiner
        )

    def _look_at_sets(self, sets: Sequence[Names], combiner: Combiner) -> None:
        def job(token: Token, arrived: _Arrived) -> None:
            for names in sets:
                if token():
                    return
                arrived.append(combiner.look_at(names))

        self._run(job, len(sets), tr("Looking at sets"))

    def _play(self) -> None:
        """Let bots play; sets that were not looked at yet are looked at before."""
        document = self._workspace.project.documents.get(self.path)
        if document is None:
            return
        if not self.which.currentData():
            self._play_known()
            return
        self._look_at_all()
        self._then = self._play_known

    def _play_known(self) -> None:
        project = self._workspace.project
        document = project.documents.get(self.path)
        if document is None:
            return
        found, n = self.known.found, self.games.value()
        fitting = [s for s, each in found.items() if each.fits and self._is_played(s)]
        fitting.sort(key=lambda names: names != self.known.chosen)
        combiner = self._combiner(project, document)
        self.known.forget_games()

        def job(token: Token, arrived: _Arrived) -> None:
            games = games_with(combiner, fitting, n, n_cores(), cancelled=lambda: token.stopped)
            for each in games:
                arrived.append(each)
                if token():
                    games.close()
                    return

        self._run(job, len(fitting) * n, tr("Bots play"))

    def _is_played(self, names: Names) -> bool:
        every = bool(self.which.currentData())
        return every or len(names) <= 2 or names == self.known.chosen

    def _combiner(self, project: Project, document: Document) -> Combiner:
        return Combiner(
            self._workspace.host,
            project,
            document,
            players=self._players,
            owned=self._owned,
            language=spoken(),
        )

    # -- how it goes --------------------------------------------------------------------------

    def _run(self, job: Callable[[Token, _Arrived], None], n: int, what: str) -> None:
        self._take()
        arrived = self._arrived = (
            deque()
        )  # a job that is stopped may still give what it has in hand
        self._n_wanted, self._n_done, self._what = n, 0, what
        for button in (self.every, self.play):
            button.setEnabled(False)
            button.setAccessibleDescription(tr("Something is being computed."))
        self.stop.setVisible(n > 0)
        self._say()
        self._deepening.ask(lambda token: job(token, arrived), self._on_done, at_once=True)

    def _on_told(self, _token: Token) -> None:
        self._take()
        self._say()

    def _take(self) -> None:
        while self._arrived:
            each = self._arrived.popleft()
            self._n_done += 1
            if isinstance(each, Combination):
                self.known.take(each)
            else:
                self.known.take_games(each)

    def _say(self) -> None:
        self.says.setText(
            tr("{what}: {n} of {of}", what=self._what, n=self._n_done, of=self._n_wanted)
        )

    def _on_done(self, result: object) -> None:
        self._take()
        self._end()
        then, self._then = self._then, None
        if isinstance(result, BaseException):
            what, _ = failure_of(result)
            self.says.setText(tr("That failed: {what}.", what=what))
        elif then is not None:
            then()

    def _end(self) -> None:
        for button in (self.every, self.play):
            button.setEnabled(True)
            button.setAccessibleDescription("")
        self.stop.hide()
        found = self.known.found
        fit = sum(each.fits for each in found.values())
        self.says.setText(
            trn("{fit} of {n} set fits", "{fit} of {n} sets fit", len(found), fit=fit)
        )

    def cancel(self) -> None:
        """Stop what is computed; what was found stays."""
        self._then = None
        self._deepening.stop()
        self._take()
        self._arrived = deque()
        self._end()

    # -- what is chosen -----------------------------------------------------------------------

    def _show(self, names: Names | None) -> None:
        if names is not None:
            self.reasons.show_set(names)

    def _go_to_first(self, names: Names | None) -> None:
        """Go to the first place that a set's reasons name."""
        found = self.known.found.get(names) if names is not None else None
        placed = [h for h in (*found.hindrances, *found.notes) if h.file] if found else []
        if placed:
            self.place_asked.emit(placed[0])

    def _reading(self, name: str) -> tuple[str, str]:
        """Give title and value of a rule switch."""
        project = self._workspace.project
        sheet = modules_of(project, project.documents[self.path], language=spoken())
        for state in sheet.modules if sheet is not None else ():
            for switch in state.switches:
                if switch.id == name:
                    value = switch.value
                    if isinstance(value, bool):
                        return switch.title, tr("yes") if value else tr("no")
                    words = dict(zip(switch.values, switch.labels, strict=True))
                    return switch.title, words.get(value, str(value))
        return name, ""

    def _show_boxes(self, combiner: Combiner) -> None:
        modules = [module for module in combiner.modules if not module.is_base]
        if [a.data() for a in self._menu.actions()] == [module.id for module in modules]:
            return
        self._menu.clear()
        for module in modules:
            action = self._menu.addAction(module.title)
            action.setData(module.id)
            action.setCheckable(True)
            action.setChecked(self._owned is None or module.id in self._owned)
            action.toggled.connect(lambda _on: self._on_boxes())

    def _on_boxes(self) -> None:
        actions = self._menu.actions()
        owned = {str(action.data()) for action in actions if action.isChecked()}
        self._owned = None if len(owned) == len(actions) else owned
        self.refresh()

    def _on_players(self) -> None:
        self._players = self.players.currentData()
        self.refresh()

    def go_to(self, names: Names) -> None:
        """Choose a set in the views."""
        (self.matrix.choose if 1 <= len(names) <= 2 else self.sets.choose)(names)

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.is_idle:
            self.cancel()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "combinations")
        self._deepening.close()
        super().closeEvent(event)


def _column(*widgets: QWidget) -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    return box
