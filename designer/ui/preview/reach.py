"""What the one to move can reach: drawn over the board, and listed beside it what is worth going for."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from designer.api import GamePlugin, PositionAnalyst
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.markings import EMPTY
from designer.play.reaching import Errand, PositionReach
from designer.session.reaching import reach_layer
from designer.ui.analysis.overlays import drawn_layer
from designer.ui.background.deepening import Deepening
from designer.ui.canvas.legend import Legend
from designer.ui.kit.languages import spoken, tr, translated
from designer.ui.kit.surfaces import CalmRows
from designer.ui.preview.board import PlayBoard
from designer.ui.preview.control import PlayControl

__all__ = ["ReachView"]

_ROW, _MARGIN, _MOST_ROWS = 24, 12, 7


class ReachView(QObject):
    """Show what can be reached while that is wanted.

    It is worked out off the window's thread; what was shown stays until the new answer is there.

    Attributes:
        reach: what is shown, or None.
        panel: lists what is worth going for; for whoever holds the panels to place.
    """

    def __init__(
        self, look: Look, plugin: GamePlugin, control: PlayControl, board: PlayBoard
    ) -> None:
        super().__init__(board)
        self._plugin, self._control, self._board = plugin, control, board
        self._is_wanted = False
        self._looking = Deepening(self)
        self._errands: tuple[Errand, ...] = ()
        self.reach: PositionReach | None = None
        self.panel = QWidget()
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        self.list = QListWidget()
        self.list.setItemDelegate(CalmRows(self.list))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setAccessibleName(tr("Worth going for"))
        self.list.viewport().setAutoFillBackground(False)
        self.list.currentRowChanged.connect(self._draw)
        self.list.setMouseTracking(True)
        self.list.itemEntered.connect(self.list.setCurrentItem)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(14, 10, 8, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.list)
        self.legend = Legend(look, board)
        self.panel.hide()
        self.legend.hide()
        board.installEventFilter(self)
        control.changed.connect(self._refresh)

    @property
    def is_offered(self) -> bool:
        """Say whether the game can tell what is reached."""
        return isinstance(self._plugin, PositionAnalyst)

    @property
    def is_idle(self) -> bool:
        """Say whether nothing is worked out."""
        return self._looking.is_idle

    def close(self) -> None:
        """End for good, with the window."""
        self._looking.close()

    def show_reach(self, wanted: bool) -> None:
        """Show it from now on, or no longer."""
        self._is_wanted = wanted
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corners of the board."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _refresh(self) -> None:
        control, plugin = self._control, self._plugin
        table, seat = control.table, control.game.seat_to_move
        looker = table.seat if table.seat is not None else seat
        if not self._is_wanted or looker is None or control.waits_for is not None:
            self._looking.stop()
            self._show(None)
            return
        assert isinstance(plugin, PositionAnalyst), "it is offered only then"
        game, state = control.game.game, control.game.state
        self._looking.ask(
            lambda _token: plugin.reach(game, state, looker), self._show, at_once=True
        )

    def _show(self, found: PositionReach | BaseException | None) -> None:
        """Show what was found; nothing where looking for it failed."""
        self.reach = found if isinstance(found, PositionReach) else None
        self._list()
        self._draw()

    def _list(self) -> None:
        reach = self.reach
        errands = reach.errands if reach is not None else ()
        self.list.blockSignals(True)
        self.list.clear()
        for errand in errands:
            item = QListWidgetItem(self._told(errand))
            item.setToolTip(self._told(errand))
            item.setSizeHint(QSize(0, _ROW))
            self.list.addItem(item)
        self.list.setCurrentRow(-1)
        self.list.blockSignals(False)
        self._errands = errands
        self.panel.setVisible(reach is not None)
        if reach is not None:
            self._title.setText(tr("What {name} can reach", name=translated(reach.name)))
            self.list.setFixedHeight(min(_MOST_ROWS, max(1, len(errands))) * _ROW + 2)

    def _told(self, errand: Errand) -> str:
        words = self._plugin.words(spoken())
        title, why = translated(errand.title), translated(errand.why)
        if errand.price is None:
            return tr("{title}: {why}", title=title, why=why or tr("out of reach"))
        unit = words.get("price" if errand.price == 1 else "prices", "")
        told = tr("{title}: {price} {unit}", title=title, price=errand.price, unit=unit)
        return f"{told}, {why}" if why else told

    def _draw(self, _row: int = -1) -> None:
        board, reach = self._board, self.reach
        if reach is None:
            board.set_marking(EMPTY)
            board.set_ways(())
            self.legend.show_rows(())
            return
        row = self.list.currentRow()
        picture = drawn_layer(reach_layer(reach, self._errands[row] if row >= 0 else None))
        board.set_marking(picture.marking)
        board.set_ways(picture.ways)
        self.legend.show_rows(picture.legend)
        self.legend.raise_()
        self._place()

    def _place(self) -> None:
        room = self._board.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self.legend.move(QPoint(room.left(), room.bottom() - self.legend.height()))
