"""The panels at the sides: players with what is not there yet, and market over log."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSplitter, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Table
from designer.ui.kit.accessible import spoken_as
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr, trn
from designer.ui.preview.faces import Faces
from designer.ui.preview.log import LogView
from designer.ui.preview.market import MarketPanel
from designer.ui.preview.plates import SeatPlateWidget
from designer.ui.preview.stages import StagesPanel

__all__ = ["CommonPanel", "PlayersPanel"]


@spoken_as(QAccessible.Role.Pane)
class PlayersPanel(QScrollArea):
    """Show the players in turn order, and the rules that are not there yet."""

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._plates: list[SeatPlateWidget] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self._modules_title = heading(tr("Modules"))
        self._modules = QLabel()
        self._modules.setWordWrap(True)
        self._modules.setFont(font("ui", 12, 400))
        self._missing = QLabel()
        self._missing.setWordWrap(True)
        self._missing.setFont(font("ui", 12, 400))
        self._missing_title = Button(look, tr("Not there yet"), icon="info", small=True)
        self._missing_title.setCheckable(True)
        self._missing_title.toggled.connect(self._missing.setVisible)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        layout.addWidget(heading(tr("Players, in turn order")))
        layout.addLayout(self._column)
        layout.addSpacing(4)
        layout.addWidget(self._modules_title)
        layout.addWidget(self._modules)
        layout.addWidget(self._missing_title, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._missing)
        layout.addStretch(1)
        _as_panel(self, inner)
        self.setAccessibleName(tr("Players"))
        self._missing.hide()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus: arrows scroll here."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show no focus any more."""
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ring while the keyboard is here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self._look.theme.accent), 2))
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(2, 2, -2, -2))

    @property
    def plates(self) -> Sequence[SeatPlateWidget]:
        """Give the plates in turn order."""
        return self._plates

    @property
    def modules_text(self) -> str:
        """Give what is said of the modules in play."""
        return self._modules.text()

    def show_modules(self, titles: Sequence[str]) -> None:
        """Say with which modules is played; without any, nothing."""
        self._modules.setText(", ".join(titles))
        self._modules_title.setVisible(bool(titles))
        self._modules.setVisible(bool(titles))

    @property
    def missing_text(self) -> str:
        """Give what is said to be not there yet."""
        return self._missing.text()

    def show_players(self, table: Table, who: Sequence[str], to_move: int | None) -> None:
        """Show the seats; `who` plays each."""
        while len(self._plates) < len(table.seats):
            plate = SeatPlateWidget(self._look, self._faces)
            self._plates.append(plate)
            self._column.addWidget(plate)
        for seat, plate in enumerate(self._plates):
            there = seat < len(table.seats)
            plate.setVisible(there)
            if there:
                plate.show_seat(table, seat, who[seat], to_move=seat == to_move)

    def show_missing(self, sentences: Sequence[str]) -> None:
        """List rules that are refused in this version instead of being played."""
        n = len(sentences)
        self._missing_title.setVisible(bool(n))
        self._missing_title.setText(trn("{n} rule not there yet", "{n} rules not there yet", n))
        self._missing.setText("\n".join(f"• {sentence}" for sentence in sentences))
        self._missing.setVisible(bool(n) and self._missing_title.isChecked())
        self._missing_title.setAccessibleDescription(self._missing.text())


class CommonPanel(QWidget):
    """Show the common zones over the log.

    Attributes:
        line_chosen: number of the step whose line was clicked.
    """

    line_chosen = Signal(int)

    def __init__(
        self,
        look: Look,
        faces: Faces,
        round_before: Callable[[int], int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.market = MarketPanel(look, faces)
        self.log = LogView(look, round_before)
        self.log.activated.connect(self._on_log_activated)
        self.log.clicked.connect(self._on_log_activated)
        above = QScrollArea()
        inner = QWidget()
        inner_layout = QVBoxLayout(inner)
        inner_layout.setContentsMargins(0, 0, 0, 0)
        inner_layout.setSpacing(0)
        self.stages = StagesPanel(look, faces)
        inner_layout.addWidget(self.stages)
        inner_layout.addWidget(self.market)
        inner_layout.addStretch(1)
        self._column = inner_layout
        _as_panel(above, inner)
        above.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard itself
        below = QWidget()
        below_layout = QVBoxLayout(below)
        below_layout.setContentsMargins(10, 8, 4, 4)
        below_layout.setSpacing(4)
        below_layout.addWidget(heading(tr("Log"), tr("click a line to go back to before it")))
        below_layout.addWidget(self.log, 1)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(above)
        splitter.addWidget(below)
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        above.setMinimumHeight(60)
        below.setMinimumHeight(90)
        self._inner, self._splitter = inner, splitter
        self._sized_for = (0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the common zones the height they need; the log has the rest."""
        super().resizeEvent(event)
        self._share_height()

    def put_first(self, panel: QWidget) -> None:
        """Put something over the common zones."""
        self._column.insertWidget(0, panel)

    def show_table(
        self, table: Table, held: int | None, *, may_act: bool, to_move: int | None = None
    ) -> None:
        """Show the stages of the turn and the common zones."""
        self.stages.show_table(table, to_move)
        self.market.show_table(table, held, may_act=may_act)
        self._share_height()

    def _share_height(self) -> None:
        """Only when something changed: where somebody dragged the border, it stays."""
        layout = self._inner.layout()
        wanted = layout.heightForWidth(self.width()) if layout is not None else 0
        if wanted < 0 and layout is not None:
            wanted = layout.sizeHint().height()
        if self.width() and (wanted, self.height()) != self._sized_for:
            self._sized_for = (wanted, self.height())
            above = max(60, min(wanted + 4, self.height() - 150))
            self._splitter.setSizes([above, max(90, self.height() - above)])

    def _on_log_activated(self, index: QModelIndex) -> None:
        step = self.log.step_at(index)
        if step is not None:
            self.line_chosen.emit(step)


def heading(text: str, more: str = "") -> QLabel:
    """Give a panel's heading; `more` is said in its tip."""
    label = QLabel(text)
    label.setFont(font("ui", 13, 600))
    label.setToolTip(more)
    return label


def _as_panel(area: QScrollArea, inner: QWidget) -> None:
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
