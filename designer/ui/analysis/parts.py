"""Parts of the panel of the analysis: large figures, the bar of what is being computed, the deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.ui.analysis.rows import Row
from designer.ui.kit.buttons import Button, IconButton, draw_focus
from designer.ui.kit.languages import tr

__all__ = ["BigFigures", "ComputingBar", "DealStrip"]


class BigFigures(QWidget):
    """Show a few figures large.

    Attributes:
        pointed: one is pointed at (Row), or none is (None).
        chosen: one was clicked (Row).
        buttons: the figures.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.buttons = [_BigFigure(look, self) for _ in range(3)]
        for button in self.buttons:
            row.addWidget(button, 1)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show figures."""
        for button, row in zip(self.buttons, rows, strict=False):
            button.show_row(row)


class _BigFigure(QAbstractButton):
    def __init__(self, look: Look, owner: BigFigures) -> None:
        super().__init__(owner)
        self._look, self._owner = look, owner
        self.row = Row("figure", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _=False: owner.chosen.emit(self.row))
        look.changed.connect(self.update)

    def show_row(self, row: Row) -> None:
        self.row = row
        self.setText(row.value)
        self.setAccessibleName(row.sentence)
        more = tr("\nClick to see it on the board") if row.spaces else ""
        self.setToolTip(f"{row.sentence}\n{row.tip}{more}")
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if row.spaces else Qt.CursorShape.ArrowCursor
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(70, 56)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 56)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._owner.pointed.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._owner.pointed.emit(None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() and self.row.spaces:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour("sunken"))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 6)
        painter.setFont(font("ui", 20, 600))
        painter.setPen(self._look.colour("text"))
        number = QRectF(4, 0, self.width() - 4, 26)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, self.row.value)
        painter.setFont(font("ui", 11.5))
        painter.setPen(self._look.colour("muted"))
        words = QRectF(4, 26, self.width() - 4, 30)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        painter.drawText(words, int(wrap), self.row.text)


class ComputingBar(QWidget):
    """Say that something is computed, how far it is, and let it be stopped.

    Attributes:
        stop_asked: it is not wanted any more.
        again_asked: it is wanted again.
    """

    stop_asked = Signal()
    again_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share: float | None = None
        self._running = False
        self.words = QLabel()
        self.words.setFont(font("ui", 11.5))
        self.words.setWordWrap(True)
        self.button = Button(look, tr("Cancel"), small=True)
        self.button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        look.changed.connect(self.update)
        self.hide()

    def show_running(self, text: str, share: float | None) -> None:
        """Show what is being done; `share` of it is done, None where that is not known."""
        self._running, self._share = True, share
        self.words.setText(text)
        self.button.setText(tr("Cancel"))
        self.show()
        self.update()

    def show_stopped(self, text: str) -> None:
        """Say why there is nothing, and offer to try again."""
        self._running = False
        self.words.setText(text)
        self.button.setText(tr("Compute"))
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        if not self._running:
            return
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 3), self._look.colour("sunken"))
        share = 0.06 if self._share is None else max(0.02, min(1.0, self._share))
        painter.fillRect(QRectF(0, 0, self.width() * share, 3), self._look.colour("accent"))

    def _on_clicked(self) -> None:
        (self.stop_asked if self._running else self.again_asked).emit()


class DealStrip(QWidget):
    """Deal what is dealt from a seed, look at it, and keep it.

    Attributes:
        deal_asked: another deal is wanted.
        keep_asked: the deal shown is to be written into the file.
        clear_asked: no deal is to be shown any more.
    """

    deal_asked = Signal()
    keep_asked = Signal()
    clear_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.words = QLabel()
        self.words.setFont(font("ui", 12, 500))
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.clear = IconButton(look, "x", tr("Show no deal"), size=24)
        self.clear.clicked.connect(lambda _=False: self.clear_asked.emit())
        self.again = Button(look, tr("Deal"), small=True)
        self.again.clicked.connect(lambda _=False: self.deal_asked.emit())
        self.keep = Button(look, tr("Keep"), small=True)
        self.keep.clicked.connect(lambda _=False: self.keep_asked.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.words, 1)
        for widget in (self.clear, self.again, self.keep):
            row.addWidget(widget)

    def show_deal(self, barriers: str, seed: int | None, why_not_kept: str = "") -> None:
        """Show the deal of a seed, None for none; say why it cannot be written ("" if it can)."""
        if seed is None:
            capital = barriers[:1].upper() + barriers[1:]
            self.words.setText(tr("{barriers} are dealt", barriers=capital))
            self.words.setToolTip(tr("Deal them once, to see what they do"))
        else:
            self.words.setText(tr("Seed {seed}", seed=seed))
            self.words.setToolTip(
                tr(
                    "A game that begins from seed {seed} has its {barriers} so",
                    seed=seed,
                    barriers=barriers,
                )
            )
        self.clear.setVisible(seed is not None)
        self.again.setText(tr("Deal") if seed is None else tr("Deal again"))
        self.again.setToolTip(
            tr(
                "Deals the {barriers} from another seed and shows them on the board",
                barriers=barriers,
            )
        )
        self.keep.setVisible(seed is not None)
        self.keep.setEnabled(not why_not_kept)
        self.keep.setAccessibleName(tr("Keep this deal"))
        self.keep.setToolTip(
            why_not_kept or tr("Writes into the file what lies where; one step takes it back")
        )
