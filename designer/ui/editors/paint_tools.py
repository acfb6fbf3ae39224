"""What there is to paint with, as buttons in groups, each with a sample of its colour and sign."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.spaces import draw_symbol
from designer.printing.painted import PaintTool
from designer.ui.kit.buttons import draw_focus, tip_of
from designer.ui.kit.languages import translated
from designer.ui.preview.flow import Flow

__all__ = ["PaintTools"]

_SAMPLE = 16
_HIGH = 26


class PaintTools(QWidget):
    """Choose what is painted.

    Attributes:
        chosen: a tool was pressed (its key).
    """

    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._groups: dict[str, _Group] = {}
        self.buttons: dict[str, _ToolButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 4, 12, 6)
        self._column.setSpacing(5)

    def show_tools(self, tools: Sequence[PaintTool], brush: str) -> None:
        """Show tools; the one in the hand, and those that are on, are lit."""
        if [button.tool.key for button in self.buttons.values()] != [tool.key for tool in tools]:
            self._make(tools)
        for tool in tools:
            self.buttons[tool.key].show_tool(tool, on=tool.lit or tool.key == brush)

    def _make(self, tools: Sequence[PaintTool]) -> None:
        focused = next((key for key, b in self.buttons.items() if b.hasFocus()), "")
        for group in self._groups.values():
            self._column.removeWidget(group)
            group.hide()
            group.deleteLater()
        self._groups, self.buttons = {}, {}
        wide = max((_words_wide(tool.group) for tool in tools), default=0)
        for tool in tools:
            if tool.group not in self._groups:
                group = self._groups[tool.group] = _Group(tool.group, wide)
                self._column.addWidget(group)
            button = _ToolButton(self._look, tool)
            button.clicked.connect(lambda _=False, key=tool.key: self.chosen.emit(key))
            self._groups[tool.group].flow.addWidget(button)
            self.buttons[tool.key] = button
        if focused in self.buttons:
            self.buttons[focused].setFocus()


def _words_wide(title: str) -> int:
    return round(QFontMetricsF(font("ui", 11.5, 600)).horizontalAdvance(translated(title))) + 2


class _Group(QWidget):
    def __init__(self, title: str, wide: int) -> None:
        super().__init__()
        self.setAccessibleName(translated(title))
        label = QLabel(translated(title))
        label.setFont(font("ui", 11.5, 600))
        label.setFixedWidth(wide)
        label.setContentsMargins(0, 5, 0, 0)
        holder = QWidget()
        self.flow = Flow(4)
        holder.setLayout(self.flow)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(holder, 1)


class _ToolButton(QPushButton):
    def __init__(self, look: Look, tool: PaintTool) -> None:
        super().__init__(translated(tool.title))
        self.tool = tool
        self._look = look
        self.setCheckable(True)
        self.setFont(font("ui", 11.5, 500))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def show_tool(self, tool: PaintTool, *, on: bool) -> None:
        self.tool = tool
        self.setText(translated(tool.title))
        self.setToolTip(tip_of(self.text(), tool.letter, translated(tool.explanation)))
        self.setAccessibleName(self.text())
        self.setChecked(on)
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return QSize(round(words) + 20 + (_SAMPLE + 5 if self._has_sample else 0), _HIGH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _has_sample(self) -> bool:
        return bool(self.tool.fill or self.tool.icon)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, lit = self._look.theme, self.isChecked()
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hovered = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(QColor(theme.accent if lit else theme.strong), 1.5 if lit else 1))
        painter.setBrush(QColor(theme.soft if lit or hovered else theme.surface))
        painter.drawRoundedRect(frame, 6, 6)
        left = 10.0
        if self._has_sample:
            self._paint_sample(painter, QPointF(left + _SAMPLE / 2 - 2, self.height() / 2))
            left += _SAMPLE + 3
        token = "disabled" if not self.isEnabled() else "softtext" if lit else "text"
        painter.setPen(self._look.colour(token))
        painter.setFont(self.font())
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            draw_focus(painter, self._look, QRectF(self.rect()), 7)

    def _paint_sample(self, painter: QPainter, at: QPointF) -> None:
        tool, half = self.tool, _SAMPLE / 2
        if tool.fill:
            painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
            painter.setBrush(QColor(tool.fill))
            painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 4, 4)
        if tool.icon:
            ink = tool.ink or self._look.theme.text
            draw_symbol(painter, tool.icon, ink, at, _SAMPLE - 3)
