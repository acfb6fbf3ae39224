"""The board of a running game: targets lit, others dimmed, pieces that glide to where they go."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from designer.hexes import Hex
from designer.paint.fonts import font
from designer.paint.geometry import centre
from designer.paint.look import Look
from designer.paint.pieces import bar_middle, draw_pawn
from designer.paint.tokens import tokens
from designer.play.table import Figure, Handle, StandingBar, Table
from designer.printing.scenes import BarLook, BoardScene, Pawn
from designer.ui.canvas.camera import Camera
from designer.ui.canvas.view import CanvasView
from designer.ui.kit.languages import tr
from designer.ui.preview.ghosts import Ghosts
from designer.ui.preview.targets import in_order, joined

__all__ = ["PlayBoard"]

_DRAG_PX = 6
_NEAR = 1.8  # the zoom at which spaces are seen near
_LONGEST_TRAIL = 8
_MOST_LOOKED_AT = 400  # a walk is a few steps; whoever is carried far goes straight
_BADGE_FROM = 13  # the radius from which a digit can be read
_CHIP_REACH = 0.7  # within its chip, which never reaches the middle of a space


class PlayBoard(CanvasView):
    """Show the board of a game.

    Attributes:
        bar_chosen: id of a barrier that was clicked.
        ground_chosen: a click on no space at all.
    """

    bar_chosen = Signal(int)
    ground_chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._bars: Sequence[StandingBar] = ()
        self._figures: Mapping[int, Figure] = {}
        self._legal_bars: Mapping[int, str] = {}
        self._targets: Sequence[Handle] = ()
        self._lit: Sequence[Handle] = ()
        self._at_target = -1
        self._refused_bar: int | None = None
        self._trail: tuple[Hex, Hex] | None = None
        self._gliding: dict[int, tuple[Hex, ...]] = {}
        self._pointed: int | None = None
        self._ghosts = Ghosts()
        self._was_whole = False  # before room was made for what could be laid
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(lambda _value: self.update())
        self._glide.finished.connect(self._on_glide_finished)
        self._colours: Sequence[str] = ()
        self._is_by_key = False

    def show_board(self, scene: BoardScene) -> None:
        """Show another board, without pieces."""
        self._gliding.clear()
        self._figures = {}
        self._trail = None
        self.set_scene(msgspec.structs.replace(scene, pawns=(), bars=()))

    def show_table(self, table: Table, *, glide_ms: int) -> None:
        """Put the pieces where they are; those that moved glide there.

        Args:
            table: what lies on the table.
            glide_ms: how long that takes; 0 for at once.
        """
        self._colours = [seat.colour for seat in table.seats]
        self._show_ground(table.scene)
        self._bars = table.bars
        before, self._figures = self._figures, {f.id: f for f in table.figures}
        moved = {
            f.id: (before[f.id].hex, f.hex)
            for f in table.figures
            if f.id in before and before[f.id].hex != f.hex
        }
        if moved:
            start, end = next(iter(moved.values()))
            # Whoever jumps through a replay has not seen a walk: no line right across the board.
            self._trail = (start, end) if start.distance(end) <= _LONGEST_TRAIL else None
            self._follow(end)
            self._gliding = {f: self._way(*ends) for f, ends in moved.items()} if glide_ms else {}
            if glide_ms:
                self._glide.stop()
                self._glide.setDuration(glide_ms)
                self._glide.start()
        self._refused_bar = None
        self._place_pieces()

    def _show_ground(self, scene: BoardScene | None) -> None:
        """Show the board as it lies now, where it changes in play; shown whole, it stays so."""
        if scene is None:
            return
        was_whole, before = self.is_fitted or self._was_whole, self.scene
        if before is not None and not scene.looks:
            # A game that tells only what lies there leaves all else as it was.
            scene = msgspec.structs.replace(
                scene, looks=before.looks, labels=before.labels, scenery=before.scenery
            )
        if before is None or before.board != scene.board:
            self.set_scene(msgspec.structs.replace(scene, pawns=(), bars=()))
            if was_whole:
                self.fit()
            self._was_whole = False
        elif self._picture is not None:
            self._picture.scene = msgspec.structs.replace(
                before, markers=scene.markers, edges=scene.edges, shades=scene.shades
            )
            self.update()

    def _follow(self, space: Hex) -> None:
        """Bring into sight what has just moved; on a board that is shown whole it is."""
        if self.isVisible() and not self.is_fitted:
            middle, reach = self.camera.projection.centre(space), 2 * self.camera.projection.radius
            self.bring_into_sight(
                QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
            )

    def end_glide(self) -> None:
        """Let pieces that still glide be where they go, now."""
        if self._gliding:
            self._glide.stop()
            self._on_glide_finished()

    def show_targets(self, handles: Sequence[Handle], *, dims: bool) -> None:
        """Light the targets of moves; `dims` darkens every other space."""
        legal: dict[Hex, str] = {}
        for handle in handles:
            if handle.target_hex is not None:
                legal[handle.target_hex] = joined(legal.get(handle.target_hex), handle.price)
        bars: dict[int, str] = {}
        for handle in handles:
            if handle.target_bar is not None:
                bars[handle.target_bar] = joined(bars.get(handle.target_bar), handle.price)
        self._legal_bars = bars
        self._lit = tuple(handles)
        self._targets = in_order(handles)
        self._at_target = -1
        self._ghosts.offer(handles)
        self._make_room(self._ghosts.spaces())
        scene = self.scene
        every = scene.board.index if scene is not None else {}
        standing = {f.hex for f in self._figures.values()}
        dim = frozenset(every) - set(legal) - standing if dims else frozenset()
        self._set(legal=legal, dim=dim, refused=None)

    def show_refused(self, space: Hex | None, bar: int | None) -> None:
        """Mark what a refused move was to lead to."""
        self._refused_bar = bar
        self._set(refused=space)

    @property
    def has_targets(self) -> bool:
        """Say whether targets are lit on the board."""
        return bool(self._targets)

    def lit_places(self) -> list[QRect]:
        """Give where lit targets lie in the widget."""
        reach = round(self.camera.projection.radius)
        found = [self.place_of(h.target_hex, h.target_bar) for h in self._targets]
        return [
            QRect(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
            for at in found
            if at is not None
        ]

    @property
    def has_keys(self) -> bool:
        """Say whether the keyboard is at the board, and was the last to choose a target there."""
        return self.hasFocus() and self._is_by_key

    def begin_targets(self) -> None:
        """Give the keyboard to the board, on the first target."""
        self._is_by_key = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._at_target = -1
        self._step_target(1)

    @property
    def ghost(self) -> Handle | None:
        """Give the move of which is shown what it would lay."""
        return self._ghosts.shown

    def show_near(self, spaces: Sequence[Hex]) -> None:
        """Bring some spaces near, with a little of what lies round them."""
        if not spaces:
            return
        at = [centre(space) for space in spaces]
        left, right = min(x for x, _ in at) - 5, max(x for x, _ in at) + 5
        top, bottom = min(y for _, y in at) - 4, max(y for _, y in at) + 4
        wanted = QRectF(left, top, right - left, bottom - top)
        camera = Camera.fitting(wanted, QRectF(self.rect()))
        middle = QRectF(self.rect()).center()
        self._move(camera.zoomed(min(1.0, _NEAR / camera.zoom), middle))

    def _make_room(self, spaces: Collection[Hex]) -> None:
        """Bring into sight what could be laid beyond the edge of the board."""
        projection, reach = self.camera.projection, self.camera.projection.radius
        at = [projection.centre(space) for space in spaces]
        room = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        if self.scene is not None and not all(room.contains(each) for each in at):
            self._was_whole = self.is_fitted
            self.show_near([*spaces, *self.scene.board.index])

    def point_at(self, handle: Handle) -> None:
        """Show where a handle leads, and which figure it moves, for a list of targets."""
        self._pointed = handle.figure
        self._ghosts.show(handle)
        self._set(hover=handle.target_hex)
        self.update()

    def point_nowhere(self) -> None:
        """Show no longer where a handle leads."""
        self._pointed = None
        self._ghosts.show(None)
        self._set(hover=None)
        self.update()

    def place_of(self, space: Hex | None, bar: int | None) -> QPoint | None:
        """Give where a space or a barrier lies in the widget, if it is on the board."""
        if space is not None:
            return self.camera.projection.centre(space).toPoint()
        found = next((b for b in self._bars if b.id == bar), None)
        return self._middle(found).toPoint() if found is not None else None

    def space_under(self, place: QPoint) -> Hex | None:
        """Give the space at a place in the widget, if one is there."""
        return self._space_at(QPointF(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While targets are lit, arrows go from one to the next and Enter takes it.

        Esc is the window's: it puts down what is in hand, or takes a question back.
        """
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        if not self._targets:
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._step_target(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._step_target(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if 0 <= self._at_target < len(self._targets):
                target = self._targets[self._at_target]
                if target.target_hex is not None:
                    self.space_chosen.emit(target.target_hex)
                elif target.target_bar is not None:
                    self.bar_chosen.emit(target.target_bar)
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's own name
        """Let Tab go from target to target, and on from the last one."""
        at = self._at_target + (1 if next else -1)
        if self.has_keys and self._targets and 0 <= at < len(self._targets):
            self._step_target(1 if next else -1)
            return True
        return super().focusNextPrevChild(next)

    def _step_target(self, by: int) -> None:
        if not self._targets:
            return
        self._at_target = (self._at_target + by) % len(self._targets)
        target = self._targets[self._at_target]
        self._ghosts.show(target)
        if target.target_hex is not None:
            self.show_space(target.target_hex)
        else:
            self._set(cursor=None)
            self.update()
        price = f", {target.price}" if target.price else ""
        of = tr("target {at_target} of {n}", at_target=self._at_target + 1, n=len(self._targets))
        self.say(f"{target.label}{price}, {of}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever clicks goes on by clicking."""
        self._is_by_key = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the board with the left button too: nothing else is dragged in a game."""
        pressed = self._pressed
        if pressed is not None and (event.position() - pressed).manhattanLength() > _DRAG_PX:
            self._pressed = None
            self._dragged = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        super().mouseMoveEvent(event)

    def _hover(self, space: Hex | None) -> None:
        """Show over a target which figure would go there, where only one can."""
        super()._hover(space)
        there = {h.figure for h in self._lit if space is not None and h.target_hex == space}
        pointed = there.pop() if len(there) == 1 else None
        if self._ghosts.show(self._ghosts.meant(space)) or pointed != self._pointed:
            self._pointed = pointed
            self.update()

    def choose_space(self, space: Hex) -> None:
        """Choose the target that is meant: any space of what would be laid stands for it."""
        meant = self._ghosts.meant(space)
        there = meant.target_hex if meant is not None else None
        super().choose_space(space if there is None else there)

    def _space_at(self, place: QPointF) -> Hex | None:
        """Give the space at a place; a target may lie where nothing lies yet."""
        found = super()._space_at(place)
        if found is not None:
            return found
        space = self.camera.projection.space_at(place)
        is_target = any(handle.target_hex == space for handle in self._lit)
        return space if is_target or self._ghosts.meant(space) is not None else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a barrier means the barrier, not the space beside it."""
        if self._pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            bar = self._bar_at(event.position())
            if bar is not None:
                self._pressed = None
                self.bar_chosen.emit(bar)
                return
            if self._space_at(event.position()) is None:
                self._pressed = None
                self.ground_chosen.emit()
                return
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw over the board: the last move, gliding pieces, marks on barriers."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ghosts.draw(
            painter,
            self.camera.projection,
            self.overlay,
            stamps=self.stamps,
            ratio=self.devicePixelRatioF(),
        )
        self._draw_trail(painter)
        for bar in self._bars:
            if bar.id in self._legal_bars:
                self._ring_bar(painter, bar, "legal", self._legal_bars[bar.id])
            if self.hasFocus() and bar.id == self._bar_at_cursor():
                self._ring_bar(painter, bar, "cursor", "")
            if bar.id == self._refused_bar:
                self._ring_bar(painter, bar, "refused", "")
        projection, share = self.camera.projection, float(self._glide.currentValue() or 0.0)
        for figure, way in self._gliding.items():
            legs = len(way) - 1
            leg = min(legs - 1, int(share * legs))
            a, b = projection.centre(way[leg]), projection.centre(way[leg + 1])
            colour = self._colour(self._figures[figure])
            draw_pawn(painter, a + (b - a) * (share * legs - leg), projection.radius, colour)
        for standing in self._figures.values():
            if standing.id not in self._gliding:
                self._mark_figure(painter, standing)
        painter.end()

    def _mark_figure(self, painter: QPainter, figure: Figure) -> None:
        """Show a figure's badge at its foot, and a ring round the one that is pointed at."""
        at, radius = self.camera.projection.centre(figure.hex), self.camera.projection.radius
        if figure.id == self._pointed:
            ring, scale = tokens().states["selected"], min(1.7, max(0.45, radius / 20))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((ring.under, ring.under_width), (ring.over, ring.over_width)):
                painter.setPen(QPen(QColor(colour), width * scale * 0.7))
                painter.drawEllipse(at, radius * 0.95, radius * 0.95)
        if figure.badge and radius >= _BADGE_FROM:
            size = max(7.0, radius * 0.27)
            foot = QPointF(at.x() + radius * 0.5, at.y() + radius * 0.36)
            painter.setPen(QPen(QColor("#15130F"), 1.4))
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawEllipse(foot, size, size)
            painter.setFont(font("ui", size * 1.35, 700))
            room = QRectF(foot.x() - size, foot.y() - size, 2 * size, 2 * size)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, figure.badge)

    def _way(self, start: Hex, end: Hex) -> tuple[Hex, ...]:
        """Give the spaces a figure walks over: the fewest there are, else straight there."""
        known = self.scene.board.index if self.scene is not None else {}
        came: dict[Hex, Hex | None] = {start: None}
        row = [start]
        while row and end not in came and len(came) < _MOST_LOOKED_AT:
            ahead: list[Hex] = []
            for here in row:
                for there in here.neighbours():
                    if there in known and there not in came:
                        came[there] = here
                        ahead.append(there)
            row = ahead
        if end not in came:
            return start, end
        way = [end]
        while (before := came[way[-1]]) is not None:
            way.append(before)
        return tuple(reversed(way))

    def _place_pieces(self) -> None:
        picture = self._picture
        if picture is None:
            return
        pawns = tuple(
            Pawn(f.hex, self._colour(f), f.title)
            for f in self._figures.values()
            if f.id not in self._gliding
        )
        bars = tuple(BarLook(b.pairs, b.code, b.strength, b.number, b.title) for b in self._bars)
        # The still part of the picture is kept: only what lies on it changed.
        picture.scene = msgspec.structs.replace(picture.scene, pawns=pawns, bars=bars)
        self.update()

    def _colour(self, figure: Figure) -> str:
        return self._colours[figure.seat] if figure.seat < len(self._colours) else ""

    def _on_glide_finished(self) -> None:
        self._gliding.clear()
        self._place_pieces()

    def _middle(self, bar: StandingBar) -> QPointF:
        return bar_middle(self.camera.projection, BarLook(bar.pairs))

    def _bar_at(self, place: QPointF) -> int | None:
        reach = self.camera.projection.radius * _CHIP_REACH
        for bar in self._bars:
            away = place - self._middle(bar)
            if away.x() ** 2 + away.y() ** 2 <= reach**2:
                return bar.id
        return None

    def _bar_at_cursor(self) -> int | None:
        known = 0 <= self._at_target < len(self._targets)
        return self._targets[self._at_target].target_bar if known else None

    def _draw_trail(self, painter: QPainter) -> None:
        """A thin line with a dot where the last piece came from: nothing jumps unseen."""
        if self._trail is None or self._gliding:
            return
        start, end = (self.camera.projection.centre(h) for h in self._trail)
        radius = self.camera.projection.radius
        for colour, width in (("#15130F", 5.0), ("#FFE9A8", 2.2)):
            pen = QPen(QColor(colour), width * min(1.4, radius / 22))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            way = end - start
            length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
            stop = end - way * min(0.45, radius * 0.55 / length)
            painter.drawLine(start, stop)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(start, radius * 0.1, radius * 0.1)

    def _ring_bar(self, painter: QPainter, bar: StandingBar, state: str, price: str) -> None:
        ring, radius = tokens().states[state], self.camera.projection.radius
        scale = min(1.7, max(0.45, radius / 20))
        middle, reach = self._middle(bar), radius * 0.82
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((ring.under, ring.under_width), (ring.over, ring.over_width)):
            painter.setPen(QPen(QColor(colour), width * scale))
            painter.drawEllipse(middle, reach, reach)
        if price:
            face = font("ui", 11.5, 700)
            box = QRectF(
                middle.x() - 9 - 2 * len(price), middle.y() + reach - 6, 18 + 4 * len(price), 18
            )
            painter.setPen(QPen(QColor("#15130F"), 1.6))
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawRoundedRect(box, 9, 9)
            painter.setFont(face)
            painter.setPen(QColor("#15130F"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, price)
