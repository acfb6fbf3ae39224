"""The status bar: where the cursor is, which space is meant, how many problems, the zoom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStatusBar, QWidget

from designer.diagnostics import Severity
from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.tokens import tokens
from designer.ui.kit.buttons import draw_focus
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.severities import SEVERITIES

if TYPE_CHECKING:  # the window is on the screen before it is loaded
    from designer.ui.pages.page import DocumentPage

__all__ = ["StatusBar"]

_TOLD_MS = 8_000


class StatusBar(QStatusBar):
    """Tell the state of things.

    Attributes:
        problems_asked: the numbers of problems were clicked.
    """

    problems_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizeGripEnabled(False)
        self.setFixedHeight(tokens().control["status"])
        self.setFont(font("ui", 12))
        self.space = _label("")
        self.space.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.activity = _label("")
        self.told = _label("")
        self._silence = QTimer(self, interval=_TOLD_MS, singleShot=True)
        self._silence.timeout.connect(self.told.clear)
        self.place = _label("")
        self.zoom = _label("")
        self.counts = _Counts(look)
        self.counts.clicked.connect(self.problems_asked)
        self.addWidget(self.space, 1)
        for widget in (self.told, self.activity, self.counts, self.place, self.zoom):
            self.addPermanentWidget(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Fusion frames every item; a calm bar has none.
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.colour("window"))
        painter.fillRect(0, 0, self.width(), 1, self._look.colour("border"))

    def show_space(self, lines: tuple[str, ...]) -> None:
        """Describe a space; () for none."""
        self.space.setText("   ".join(lines))
        self.space.setToolTip("\n".join(lines))  # a narrow bar cuts it

    def show_page(self, page: DocumentPage | None) -> None:
        """Show what belongs to the document in front."""
        self.show_place(*(page.pane.place() if page is not None else (0, 0)))
        board = page.board if page is not None else None
        self.show_zoom(board.view.camera.zoom if board is not None else None)
        if page is None:
            self.show_space(())

    def show_place(self, line: int, column: int) -> None:
        """Say where the text's cursor is."""
        self.place.setText(
            tr("Line {line}, column {column}", line=line, column=column) if line else ""
        )

    def show_zoom(self, zoom: float | None) -> None:
        """Say the zoom; None where there is no board."""
        self.zoom.setText(f"{round(zoom * 100)} %" if zoom is not None else "")

    def tell(self, text: str) -> None:
        """Say what was done, or why not, for a while."""
        text = translated(text)
        self.told.setText(text)
        self.told.setToolTip(text)
        self._silence.start()

    def clear_said(self) -> None:
        """Say nothing more of what was done before, or of a space: something else is done now."""
        self._silence.stop()
        self.show_space(())
        self.told.setText("")
        self.told.setToolTip("")

    def show_activity(self, text: str) -> None:
        """Say what is going on; "" for nothing."""
        self.activity.setText(text)


def _label(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(font("ui", 12))
    label.setContentsMargins(8, 0, 8, 0)
    return label


class _Counts(QPushButton):
    """The numbers of problems, each beside its sign."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._numbers: Mapping[Severity, int] = {}
        self.setFont(font("ui", 12, 500))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)
        self.show_numbers({})

    def show_numbers(self, numbers: Mapping[Severity, int]) -> None:
        """Show how many of each severity there are."""
        self._numbers = numbers
        words = ", ".join(look.counted(numbers.get(s, 0)) for s, look in SEVERITIES.items())
        self.setAccessibleName(tr("Problems: {words}", words=words))
        self.setToolTip(tr("{words}\nClick to see the list", words=words))
        self.updateGeometry()
        self.update()

    def numbers(self) -> Mapping[Severity, int]:
        """Give what is shown."""
        return self._numbers

    def sizeHint(self) -> QSize:
        return QSize(round(self._layout()[-1][2]) + 6, 24)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _layout(self) -> list[tuple[Severity, float, float]]:
        metrics = QFontMetricsF(self.font())
        placed, x = [], 6.0
        for severity in SEVERITIES:
            text = str(self._numbers.get(severity, 0))
            width = 15 + 4 + metrics.horizontalAdvance(text) + 12
            placed.append((severity, x, x + width))
            x += width
        return placed

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setFont(self.font())
        for severity, x, end in self._layout():
            number = self._numbers.get(severity, 0)
            look = SEVERITIES[severity]
            token = look.token if number else "muted"
            picture = self._look.pixmap(look.icon, token, 15, self.devicePixelRatioF())
            painter.drawPixmap(round(x), round(middle - 7.5), picture)
            painter.setPen(self._look.colour("text" if number else "muted"))
            box = QRectF(x + 19, 0, end - x, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(number))
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 5)
