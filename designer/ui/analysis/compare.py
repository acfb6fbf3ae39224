"""Two boards side by side: both drawn to one scale, their figures in two columns, and what differs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from designer.diagnostics import Severity
from designer.documents import Document
from designer.hexes import Hex
from designer.paint.boards import BoardPicture
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.overlays import Overlay
from designer.paint.projection import Projection
from designer.paint.scene import paint_scene
from designer.paint.stamps import Stamps
from designer.printing.scenes import BoardScene
from designer.routes.wording import Wording, number
from designer.ui.analysis.players import PlayersSwitch
from designer.ui.background.deepening import Deepening, Token
from designer.ui.files.names import title_of, told_apart
from designer.ui.kit.boxes import ComboBox
from designer.ui.kit.languages import spoken, tr, translated
from designer.ui.kit.menus import answer_help
from designer.ui.kit.sizes import keep_window, place_window
from designer.ui.kit.surfaces import CalmRows, calm_head, lay_on

if TYPE_CHECKING:
    from designer.routes import DeepAnalysis, Figure
    from designer.session import Workspace

__all__ = ["CompareWindow", "Side", "difference", "open_beside"]

_MARGIN = 14.0


class Side(msgspec.Struct, frozen=True):
    """Give one of the two boards: its title, its picture, and all that is known of it.

    `why` says why there are no figures, "" where there are; `document` is what was looked at.
    """

    path: str
    title: str
    document: Document
    scene: BoardScene | None = None
    deep: DeepAnalysis | None = None
    words: dict[str, str] = {}
    why: str = ""


def open_beside(
    parent: QWidget, look: Look, workspace: Workspace, path: str, opened: Sequence[str]
) -> CompareWindow:
    """Open the window on a board and another one: the first that is open, else a published one."""
    window = CompareWindow(look, workspace, opened, parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    others = [each for each in window.paths if each != path]
    window.show_boards(path, others[0] if others else path)
    window.show()
    return window


def difference(left: Figure, right: Figure) -> str:
    """Give what the right figure is more than the left one, with its sign."""
    if left.value is None or right.value is None:
        return "–"
    more = right.value - left.value
    if not more:
        return "="
    shown = translated(number(abs(more)))
    return f"+{shown}" if more > 0 else f"−{shown}"


class CompareWindow(QWidget):
    """Show two boards.

    Attributes:
        paths: the boards that can be chosen, those that are open first.
        choices: where the two are chosen.
        boards: the two pictures.
        table: the figures.
    """

    opened_by = "compare"

    def __init__(
        self, look: Look, workspace: Workspace, opened: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self._workspace = look, workspace
        self._deepening = Deepening(self)
        self._kept: dict[tuple[str, int | None], Side] = {}
        self._players: int | None = None
        self.paths = _paths(workspace, opened)
        self.setWindowTitle(tr("Compare routes"))
        place_window(self, "compare", QSize(1080, 720))
        self.choices = [ComboBox(look), ComboBox(look)]
        self.boards = [_Board(look), _Board(look)]
        for choice, name in zip(self.choices, (tr("Left route"), tr("Right route")), strict=True):
            choice.setAccessibleName(name)
            choice.setToolTip(tr("{name}: any that is open or published", name=name))
            for path, title in _titles(workspace, self.paths, opened).items():
                choice.addItem(title, path)
                choice.setItemData(choice.count() - 1, path, Qt.ItemDataRole.ToolTipRole)
            choice.activated.connect(lambda _n: self._refresh())
        self.players = PlayersSwitch(look)
        self.players.chosen.connect(self._on_players)
        self.status = QLabel()
        self.status.setFont(font("ui", 11.5))
        self.table = _table(look)
        self.table.itemSelectionChanged.connect(self._light)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 12, 12, 12)
        grid.setSpacing(8)
        for column in (0, 1):
            grid.addWidget(self.choices[column], 0, column)
            grid.addWidget(self.boards[column], 1, column)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.players, 2, 0)
        grid.addWidget(self.status, 2, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.table, 3, 0, 1, 2)
        grid.setRowStretch(1, 3)
        grid.setRowStretch(3, 4)
        lay_on(look, self, "window")
        answer_help(self)
        for keys in ("Ctrl+W", "Esc"):
            QShortcut(QKeySequence(keys), self, self.close)
        self._deepening.told.connect(
            lambda token: self.status.setText(tr("Computing… {stage}", stage=token.stage))
        )

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is computed."""
        return self._deepening.is_idle

    @property
    def sides(self) -> tuple[Side | None, Side | None]:
        """Give what is known of the two."""
        left, right = (self._known(str(choice.currentData())) for choice in self.choices)
        return left, right

    def _known(self, path: str) -> Side | None:
        """Give what is known of a board as it is now."""
        side = self._kept.get((path, self._players))
        if side is None or side.document is not self._workspace.project.documents.get(path):
            return None
        return side

    def show_boards(self, left: str, right: str) -> None:
        """Compare two boards."""
        for choice, path in zip(self.choices, (left, right), strict=True):
            choice.setCurrentIndex(max(0, choice.findData(path)))
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._refresh()  # a board may have been changed meanwhile

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_window(self, "compare")
        self._deepening.close()
        super().closeEvent(event)

    def _on_players(self, players: int | None) -> None:
        self._players = players
        self._refresh()

    def _refresh(self) -> None:
        wanted = [str(choice.currentData()) for choice in self.choices]
        lacking = [path for path in wanted if self._known(path) is None]
        self._show()
        if not lacking:
            self.status.setText("")
            return
        workspace, players = self._workspace, self._players

        def job(token: Token) -> list[Side]:
            found = []
            for path in dict.fromkeys(lacking):
                token.stage = title_of(workspace.project.documents[path])
                found.append(_looked_at(workspace, path, players, token))
            return found

        def then(result: Any) -> None:
            if isinstance(result, Exception):
                self.status.setText(tr("It could not be computed: {result}", result=result))
                return
            for side in result:
                self._kept[side.path, players] = side
            self.status.setText("")
            self._show()

        self._deepening.ask(job, then, at_once=True)

    def _show(self) -> None:
        left, right = self.sides
        scenes = [side.scene if side is not None else None for side in (left, right)]
        for board, scene, side in zip(self.boards, scenes, (left, right), strict=True):
            board.show_scene(scene, side.why if side is not None else "")
        self._scale()
        self._fill(left, right)

    def _scale(self) -> None:
        """Draw both boards with spaces of the same size: the largest that fits both."""
        radii = [board.largest for board in self.boards if board.picture is not None]
        for board in self.boards:
            board.set_radius(min(radii, default=10.0))

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._scale()

    def _fill(self, left: Side | None, right: Side | None) -> None:
        from designer.routes.figures import figures_of  # noqa: PLC0415 - not before it is wanted

        self.table.setRowCount(0)
        names = [c.currentText().removesuffix(tr(" (open)")) for c in self.choices]
        self.table.setHorizontalHeaderLabels([tr("What is counted"), *names, tr("Difference")])
        for column in range(1, self.table.columnCount()):  # as the figures under them
            if (head := self.table.horizontalHeaderItem(column)) is not None:
                head.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        known = [(side, side.deep) for side in (left, right) if side and side.deep]
        if left is None or right is None or not known:
            return
        if self._players is None:
            parties = [{reach.party.n_players for reach in deep.parties} for _, deep in known]
            self.players.show_numbers(sorted(parties[0].intersection(*parties[1:])), None)
        words = Wording(known[0][1].quick.board, known[0][0].words)
        whole = [figures_of(deep) for _, deep in known]
        blank = [msgspec.structs.replace(f, value=None, positions=()) for f in whole[0]]
        ones = whole[0] if left.deep is not None else blank
        others = whole[-1] if right.deep is not None else blank
        for one, other in zip(ones, others, strict=True):
            row = self.table.rowCount()
            self.table.insertRow(row)
            texts = (
                words.filled(translated(one.title)),
                _number(one),
                _number(other),
                difference(one, other),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                item.setData(Qt.ItemDataRole.UserRole, (one, other))
                item.setToolTip(tr("Shows its spaces on both boards"))
                self.table.setItem(row, column, item)

    def _light(self) -> None:
        items = self.table.selectedItems()
        pair = items[0].data(Qt.ItemDataRole.UserRole) if items else None
        for n, (board, side) in enumerate(zip(self.boards, self.sides, strict=True)):
            if side is None or side.deep is None or pair is None:
                board.set_lit(())
                continue
            spaces = side.deep.quick.board.spaces
            board.set_lit(tuple(spaces[p].hex for p in pair[n].positions))


class _Board(QFrame):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.picture: BoardPicture | None = None
        self._why = ""
        self._lit: frozenset[Hex] = frozenset()
        self._radius = 10.0
        self._stamps = Stamps()
        self.setMinimumSize(160, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    @property
    def largest(self) -> float:
        """Give the radius at which the board fills the frame."""
        assert self.picture is not None
        inner = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        return Projection.fitting(self.picture.bounds, inner).radius

    @property
    def radius(self) -> float:
        """Give the radius of its spaces in pixels."""
        return self._radius

    @property
    def lit(self) -> frozenset[Hex]:
        """Give the spaces that are lit."""
        return self._lit

    def show_scene(self, scene: BoardScene | None, why: str) -> None:
        if self.picture is None or scene is not self.picture.scene:
            self.picture = BoardPicture(scene) if scene is not None else None
        self._why, self._lit = why, frozenset()
        self.setAccessibleName(scene.title if scene is not None else tr("No board"))
        self.update()

    def set_radius(self, radius: float) -> None:
        self._radius = radius
        self.update()

    def set_lit(self, spaces: Iterable[Hex]) -> None:
        self._lit = frozenset(spaces)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 260)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.colour("border"), 1))
        painter.setBrush(self._look.colour("canvas"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self.picture is not None:
            middle = QRectF(self.rect()).center() - self.picture.bounds.center() * self._radius
            projection = Projection(self._radius, middle.x(), middle.y())
            overlay = Overlay(lit=self._lit)
            ratio = self.devicePixelRatioF()
            paint_scene(
                painter, self.picture, projection, overlay, stamps=self._stamps, ratio=ratio
            )
        if self._why or self.picture is None:
            painter.setPen(self._look.colour("text"))
            painter.setFont(font("ui", 12))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(16, 8, -16, -8), int(flags), self._why or "…")


def _table(look: Look) -> QTableWidget:
    table = QTableWidget(0, 4)
    table.setItemDelegate(CalmRows(table))
    table.setAccessibleName(tr("Figures of both routes"))
    table.setTabKeyNavigation(False)  # Tab leads on to what stands beside it
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(26)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setAlternatingRowColors(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setMinimumSectionSize(110)  # figures stand beside their words, not at the far side
    calm_head(look, header)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    lay_on(look, table)
    return table


def _number(figure: Figure) -> str:
    return "–" if figure.value is None else translated(number(figure.value))


def _paths(workspace: Workspace, opened: Sequence[str]) -> tuple[str, ...]:
    """Give the boards that can be chosen: those that are open, then the shipped ones of their games."""
    project = workspace.project
    games = {project.game_of(project.documents[path]) for path in opened}
    shipped = (
        document.path
        for document in project.of_kind("route")
        if project.is_in_root(document) and project.game_of(document) in games
    )
    return tuple(dict.fromkeys([*opened, *shipped]))


def _titles(workspace: Workspace, paths: Sequence[str], opened: Sequence[str]) -> dict[str, str]:
    """Give the words in the lists: titles, what tells two of one title apart, and what is open."""
    titles = {path: title_of(workspace.project.documents[path]) for path in paths}
    apart = told_apart(titles)
    return {
        path: f"{title}{(f' – {apart[path]}' if apart[path] else '')}{(tr(' (open)') if path in opened else '')}"
        for path, title in titles.items()
    }


def _why_unplayable(workspace: Workspace, path: str) -> str:
    """Say that errors keep a board from being played, "" where none do: its figures would mean nothing."""
    from designer.session import Checker  # noqa: PLC0415 - not before it is wanted

    report = Checker(workspace.host).check(workspace.project, {path}, only={path})
    errors = [d for d in report.of(path) if d.severity is Severity.ERROR]
    if not errors:
        return ""
    more = tr(" ({n} errors in all)", n=len(errors)) if len(errors) > 1 else ""
    return tr(
        "It cannot be played, so its figures are left out: {message}{more}",
        message=errors[0].message,
        more=more,
    )


def _looked_at(workspace: Workspace, path: str, players: int | None, token: Token) -> Side:
    from designer.api import RouteAnalyst, SetUp  # noqa: PLC0415 - not before it is wanted

    project = workspace.project
    document = project.documents[path]
    title = title_of(document)
    plugin = workspace.host.game(project.game_of(document))
    if plugin is None or not isinstance(plugin, RouteAnalyst):
        return Side(
            path, title, document, why=tr("Its game does not say how its boards are walked.")
        )
    inspection = plugin.inspect(project, document)
    scene = inspection.scene if inspection is not None else None
    if (why := _why_unplayable(workspace, path)) != "":
        return Side(path, title, document, scene, None, dict(plugin.words(spoken())), why)
    deep = plugin.analyse_deeply(project, document, SetUp(players=players), cancelled=token)
    why = "" if deep is not None else tr("It cannot be played as it is, so it has no figures.")
    return Side(path, title, document, scene, deep, dict(plugin.words(spoken())), why)
