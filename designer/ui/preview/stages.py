"""What a turn is made of and where it stands, what the seats are compared by, what is worth a look."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.pieces import draw_pawn
from designer.play.table import Score, Stage, Table
from designer.ui.kit.languages import tr
from designer.ui.preview.faces import Faces

__all__ = ["StagesPanel"]

_ROW, _SCORE, _HEAD, _PAD, _COLUMN = 46, 42, 26, 12, 30


class StagesPanel(QWidget):
    """Show the stages of a turn over what is compared; nothing where a game tells neither."""

    def __init__(self, look: Look, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._stages: Sequence[Stage] = ()
        self._scores: Sequence[Score] = ()
        self._hints: Sequence[str] = ()
        self._title = ""
        self._colours: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_table(self, table: Table, to_move: int | None) -> None:
        """Show what the table tells."""
        self._stages, self._scores, self._hints = table.stages, table.scores, table.hints
        self._colours = [seat.colour for seat in table.seats]
        name = table.seats[to_move].name if to_move is not None else ""
        self._title = tr("To move: {name}", name=name) if name else ""
        told = [f"{s.title}: {s.text} ({_STATES[s.state]})" for s in self._stages]
        told += [f"{s.title}, {s.text}: {' : '.join(s.values)}" for s in self._scores]
        self.setAccessibleName(". ".join((*told, *self._hints)))
        self.setVisible(bool(self._stages or self._scores))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Give room for all of it."""
        stages = _HEAD + _ROW * len(self._stages) if self._stages else 0
        hints = sum(self._hint_height(hint) + 6 for hint in self._hints)
        scores = _HEAD + _SCORE * len(self._scores) if self._scores else 0
        return QSize(300, round(stages + hints + scores) + _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw it all, one below the other."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 8.0
        if self._stages:
            y = self._draw_head(painter, y, self._title)
            for number, stage in enumerate(self._stages):
                self._draw_stage(painter, y, number + 1, stage)
                y += _ROW
        for hint in self._hints:
            y = self._draw_hint(painter, y, hint)
        if self._scores:
            for number, colour in enumerate(self._colours):
                x = self._column(number, len(self._colours)) + _COLUMN / 2
                draw_pawn(painter, QPointF(x, y + 17), 9, colour)
            y = self._draw_head(painter, y + 2, tr("How it stands"))
            for score in self._scores:
                self._draw_score(painter, y, score)
                y += _SCORE

    def _draw_head(self, painter: QPainter, y: float, text: str) -> float:
        painter.setFont(font("ui", 13, 600))
        painter.setPen(QColor(self._look.theme.text))
        painter.drawText(QRectF(_PAD, y, self.width() - 2 * _PAD, 20), Qt.AlignmentFlag.AlignVCenter, text)  # fmt: skip
        return y + _HEAD - 2

    def _draw_stage(self, painter: QPainter, y: float, number: int, stage: Stage) -> None:
        theme = self._look.theme
        now, done = stage.state == "now", stage.state == "done"
        if now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.soft))
            painter.drawRoundedRect(
                QRectF(_PAD - 4, y, self.width() - 2 * _PAD + 8, _ROW - 4), 7, 7
            )
        ring = QRectF(_PAD + 4, y + 9, 24, 24)
        painter.setPen(
            QPen(QColor(theme.accent if now else theme.ok if done else theme.strong), 1.6)
        )
        painter.setBrush(QColor(theme.accent) if now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if done:
            picture = self._look.pixmap("check", "ok", 14, self.devicePixelRatioF())
            painter.drawPixmap(ring.topLeft() + QPointF(5, 5), picture)
        else:
            painter.setFont(font("ui", 12, 600))
            painter.setPen(QColor(theme.onaccent if now else theme.muted))
            painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(number))
        ink, quiet = (theme.softtext, theme.softtext) if now else (theme.text, theme.muted)
        self._draw_lines(painter, _PAD + 38, y, (stage.title, ink), (stage.text, quiet))

    def _draw_lines(
        self,
        painter: QPainter,
        x: float,
        y: float,
        first: tuple[str, str],
        second: tuple[str, str],
        right: float = 0.0,
    ) -> None:
        room = self.width() - x - _PAD - right
        for (text, ink), face, dy in (
            (first, font("ui", 13, 600), 3),
            (second, font("ui", 12, 400), 20),
        ):
            painter.setFont(face)
            painter.setPen(QColor(ink))
            line = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(x, y + dy, room, 19), Qt.AlignmentFlag.AlignVCenter, line)

    def _draw_score(self, painter: QPainter, y: float, score: Score) -> None:
        theme = self._look.theme
        picture = self._faces.pixmap(score.sign, 28, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD + 2, y + 5), picture)
        wide = _COLUMN * len(score.values)
        self._draw_lines(painter, _PAD + 38, y, (score.title, theme.text), (score.text, theme.muted), wide + 10)  # fmt: skip
        painter.setFont(font("ui", 15, 600))
        painter.setPen(QColor(theme.text))
        for number, value in enumerate(score.values):
            box = QRectF(self._column(number, len(score.values)), y, _COLUMN, _SCORE - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, value)

    def _column(self, number: int, n: int) -> float:
        return self.width() - _PAD - _COLUMN * (n - number)

    def _hint_height(self, text: str) -> float:
        box = QRectF(0, 0, max(120, self.width() - 2 * _PAD - 26), 200)
        metrics = QFontMetricsF(font("ui", 12, 400))
        return max(20.0, metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height())

    def _draw_hint(self, painter: QPainter, y: float, text: str) -> float:
        theme, height = self._look.theme, self._hint_height(text)
        picture = self._look.pixmap("lightbulb", "hint", 16, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD + 2, y + 2), picture)
        painter.setFont(font("ui", 12, 400))
        painter.setPen(QColor(theme.hint))
        box = QRectF(_PAD + 26, y, self.width() - 2 * _PAD - 26, height)
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), text)
        return y + height + 6


_STATES = {"done": "done", "now": "now", "next": "later"}
