"""The palette's panel: filter, groups, what is free, what is in the route or on its back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.paint.loose import draw_markers
from designer.paint.projection import Projection
from designer.paint.spaces import draw_symbol
from designer.ui.kit.buttons import Button
from designer.ui.kit.empty import EmptyPanel
from designer.ui.kit.fields import Field
from designer.ui.kit.languages import tr
from designer.ui.kit.side_by_side import SideBySide
from designer.ui.kit.surfaces import lay_on
from designer.ui.kit.tabbing import keep_place
from designer.ui.pieces.cell import CELL, Offer, PieceCell
from designer.ui.pieces.groups import Groups
from designer.ui.pieces.offers import loose_offers, offers_of
from designer.ui.pieces.pictures import PiecePictures

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.session.desk import Desk
    from designer.session.loose import LooseDesk

__all__ = ["PiecesPanel"]

_GAP = 6
_NARROWEST = 88  # of a cell
_PICTURE = QSize(CELL.width() - 17, CELL.height() - 37)


class PiecesPanel(QWidget):
    """Show the box of the board in front.

    Attributes:
        taken: a face is to be taken into the hand (face, though none is left, by key).
        bar_taken, loose_taken: a barrier, or a small piece likewise (id, by key).
        deal_asked, clear_asked: all small pieces are to be dealt anew, or taken away.
        deal, clear: the buttons for that.
        filter, groups: what narrows the choice.
        drag_moved, drag_ended: a cell is dragged (its offer, place on the screen, modifiers).
    """

    taken = Signal(str, bool, bool)
    bar_taken = Signal(str, bool)
    loose_taken = Signal(str, bool)
    deal_asked = Signal()
    clear_asked = Signal()
    drag_moved = Signal(object, QPoint, object)
    drag_ended = Signal(object, QPoint, object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk: Desk | None = None
        self._loose: LooseDesk | None = None
        self._armed = ""
        self._before_bars: str | None = None
        self._cells: dict[tuple[bool, str], PieceCell] = {}
        self.pictures = PiecePictures(self)
        self.pictures.drawn.connect(self._repaint)
        self.filter = Field(look, tr("Filter tiles"), icon="search")
        self.filter.textChanged.connect(self._lay)
        self.filter.returnPressed.connect(self._focus_first)
        self.groups = Groups(look)
        self.groups.changed.connect(self._lay)
        self._shelf = _Shelf(self._lay)
        self._free = _heading()
        self._used = _heading()
        self._nothing = _heading()
        for label in (self._free, self._used, self._nothing):
            label.setParent(self._shelf)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._shelf)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_on(look, self._shelf)
        lay_on(look, self)
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(10, 10, 0, 0)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 10, 0)
        top.addWidget(self.filter)
        column.addLayout(top)
        column.addWidget(self.groups)
        column.addWidget(self._make_dealing())
        column.addWidget(self._scroll, 1)
        self._empty = EmptyPanel(
            look,
            "hexagon",
            tr("No board in front"),
            tr("The tiles of a route are shown here while the route is open."),
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(full)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)

    # -- what is shown ------------------------------------------------------------------------

    def show_desk(
        self,
        desk: Desk | None,
        why_not: str,
        words: Mapping[str, str],
        loose: LooseDesk | None = None,
    ) -> None:
        """Show the box of a board, and the small pieces for it; say why there is neither."""
        self._desk, self._loose = desk, loose
        self._stack.setCurrentIndex(0 if desk is None and loose is None else 1)
        self._dealing.setVisible(loose is not None)
        if desk is None and loose is None:
            self._empty.set_text(tr("No tiles to choose from"), why_not)
            return
        offers = loose_offers(loose) if loose is not None else []
        if loose is not None:
            self.clear.setEnabled(bool(loose.loose.laid))
        if desk is not None:
            self.pictures.show(desk.box, desk.palette.looks)
            offers = [*offers_of(desk, words), *offers]
        keys = {(offer.is_bar, offer.id) for offer in offers}
        for key in [key for key in self._cells if key not in keys]:
            cell = self._cells.pop(key)
            cell.hide()
            cell.deleteLater()
        for offer in offers:
            self._cell(offer).show_offer(offer)
        self.groups.show_groups(list(dict.fromkeys(offer.group for offer in offers)))
        self.set_armed(self._armed)
        self._lay()

    def set_armed(self, name: str) -> None:
        """Show which face or barrier is in the hand, "" for none."""
        self._armed = name
        for cell in self._cells.values():
            cell.set_armed(bool(name) and cell.offer.id == name)

    def show_bars(self, shown: bool) -> None:
        """Show the barriers while they are laid; afterwards what was shown before."""
        bars = next((c.offer.group for c in self._cells.values() if c.offer.is_bar), "")
        if shown and bars and self.groups.chosen != bars:
            self._before_bars = self.groups.chosen
            self.groups.choose(bars)
        elif not shown and self._before_bars is not None:
            if self.groups.chosen == bars:
                self.groups.choose(self._before_bars)
            self._before_bars = None

    def cell(self, name: str) -> PieceCell | None:
        """Give the cell of a face or barrier."""
        return self._cells.get((False, name)) or self._cells.get((True, name))

    def shown(self) -> list[str]:
        """Give what is shown, in order: the free ones first."""
        return [cell.offer.id for cell in self._in_order() if not cell.isHidden()]

    def take_focus(self) -> None:
        """Give the keyboard to the piece that is in the hand, else to the first one."""
        cells = self._in_order()
        chosen = next((c for c in cells if c.is_armed), cells[0] if cells else None)
        (chosen or self.filter).setFocus(Qt.FocusReason.TabFocusReason)

    def settle(self) -> None:
        """Draw everything at once, for pictures of the window."""
        for cell in self._cells.values():
            if not cell.isHidden() and not (cell.offer.is_bar or cell.offer.is_loose):
                self.pictures.picture(cell.offer.id, _PICTURE, self.devicePixelRatioF())
        self.pictures.draw_all()

    def _repaint(self) -> None:
        for cell in self._cells.values():
            cell.update()

    def _cell(self, offer: Offer) -> PieceCell:
        key = (offer.is_bar, offer.id)
        if key not in self._cells:
            cell = PieceCell(self._look, partial(self._draw, offer), self._shelf)
            cell.taken.connect(lambda anyway, by_key, c=cell: self._on_taken(c, anyway, by_key))
            cell.drag_moved.connect(lambda at, m, c=cell: self.drag_moved.emit(c.offer, at, m))
            cell.drag_ended.connect(lambda at, m, c=cell: self.drag_ended.emit(c.offer, at, m))
            cell.walked.connect(lambda dx, dy, c=cell: self._walk(c, dx, dy))
            cell.letter_typed.connect(self._go_to_letter)
            self._cells[key] = cell
        return self._cells[key]

    def _draw(self, offer: Offer, painter: QPainter, box: QRectF, ratio: float) -> None:
        if offer.is_loose:
            self._draw_loose(offer.id, painter, box, ratio)
        elif offer.is_bar:
            self._draw_bar(offer.id, painter, box, ratio)
        else:
            self._draw_piece(offer.id, painter, box, ratio)

    def _draw_piece(self, face: str, painter: QPainter, box: QRectF, ratio: float) -> None:
        picture = self.pictures.picture(face, _PICTURE, ratio)
        if picture is not None:
            size = picture.deviceIndependentSize().scaled(
                box.size(), Qt.AspectRatioMode.KeepAspectRatio
            )
            target = QRectF(QPointF(), size)
            target.moveCenter(box.center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))
        else:  # a sign in its place, until it is drawn
            sign = self._look.pixmap("hexagon", "strong", 24, ratio)
            painter.drawPixmap(box.center() - QPointF(12, 12), sign)

    def _make_dealing(self) -> QWidget:
        """Make the buttons that deal small pieces, or take them away."""
        self.deal = Button(self._look, tr("Deal again"), icon="dices", small=True)
        self.deal.setToolTip(
            tr("Lays all pieces by the rules, from another seed: one step to undo")
        )
        self.deal.clicked.connect(lambda _=False: self.deal_asked.emit())
        self.clear = Button(self._look, tr("Take all away"), icon="eraser", small=True)
        self.clear.setToolTip(tr("Lays none by hand: then every game deals them"))
        self.clear.clicked.connect(lambda _=False: self.clear_asked.emit())
        self._dealing = SideBySide((self.deal, self.clear), right=10)
        self._dealing.hide()
        return self._dealing

    def _draw_loose(self, name: str, painter: QPainter, box: QRectF, ratio: float) -> None:
        del ratio
        piece = self._loose.pieces.get(name) if self._loose is not None else None
        if piece is None:
            return
        radius = min(box.width(), box.height()) * 0.56
        middle = box.center() - QPointF(0, radius * 0.08)  # its sign hangs below it
        draw_markers(painter, Projection(radius, middle.x(), middle.y()), [piece.look])

    def _draw_bar(self, name: str, painter: QPainter, box: QRectF, ratio: float) -> None:
        del ratio
        desk = self._desk
        barrier = next((b for b in desk.palette.barriers if b.id == name), None) if desk else None
        look = desk.palette.looks.get(barrier.code) if desk and barrier else None
        if barrier is None or look is None:
            return
        middle, radius = box.center(), min(box.width(), box.height()) * 0.34
        painter.setPen(QPen(QColor("#24160A"), radius * 0.16))
        painter.setBrush(QColor(look.base))
        painter.drawEllipse(middle, radius, radius)
        places = [0.0] if barrier.strength < 2 else [-0.36 * radius, 0.36 * radius]
        for dx in places[: max(1, barrier.strength)]:
            size = radius * (1.1 if len(places) == 1 else 0.8)
            draw_symbol(painter, look.icon, look.symbol, middle + QPointF(dx, 0), size)

    # -- order and places ---------------------------------------------------------------------

    def _in_order(self) -> list[PieceCell]:
        wanted = self.filter.text().casefold().split()
        group = self.groups.chosen
        cells = [
            cell
            for cell in self._cells.values()
            if (cell.offer.group == group if group else bool(wanted) or not cell.offer.is_bar)
            and all(word in cell.offer.words.casefold() for word in wanted)
        ]
        order = {name: n for n, name in enumerate(self.groups.names)}
        typed = self.filter.text().strip().casefold()

        def place(cell: PieceCell) -> tuple[bool, bool, int]:
            """What is called as was typed comes first."""
            offer = cell.offer
            is_other = bool(typed) and offer.title.casefold() != typed
            return not offer.is_left, is_other, order.get(offer.group, 0)

        cells.sort(key=place)
        return cells

    def _lay(self) -> None:
        """Put headings and cells where they belong."""
        cells = self._in_order()
        for cell in self._cells.values():
            cell.setVisible(cell in cells)
            cell.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        if cells:
            cells[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            keep_place(self._shelf)
        free = [cell for cell in cells if cell.offer.is_left]
        used = cells[len(free) :]
        self._free.setText(tr("To choose from: {n}", n=len(free)))
        lone = self._desk is None
        self._used.setText(tr("On the board") if lone else tr("In the route, or on its back"))
        self._nothing.setText(tr("Nothing is called “{filter}”.", filter=self.filter.text()))
        y = 0
        for heading, group in ((self._free, free), (self._used, used)):
            heading.setVisible(bool(group))
            if group:
                heading.setGeometry(0, y, self._shelf.width() - 10, 20)
                y = self._lay_group(group, y + 24) + 8
        self._nothing.setVisible(not cells)
        self._nothing.setGeometry(0, 4, self._shelf.width() - 10, 20)
        self._shelf.setMinimumHeight(max(y, 40))

    @property
    def _columns(self) -> int:
        return max(1, (self._shelf.width() - 8 + _GAP) // (_NARROWEST + _GAP))

    def _lay_group(self, cells: Sequence[PieceCell], top: int) -> int:
        room = self._shelf.width() - 8 - _GAP * (self._columns - 1)
        width = min(CELL.width() + 8, room // self._columns)
        for number, cell in enumerate(cells):
            row, column = divmod(number, self._columns)
            left, below = column * (width + _GAP), top + row * (CELL.height() + _GAP)
            cell.setGeometry(left, below, width, CELL.height())
        rows = -(-len(cells) // self._columns)
        return top + rows * (CELL.height() + _GAP)

    def _walk(self, cell: PieceCell, dx: int, dy: int) -> None:
        cells = self._in_order()
        if dx:
            self._focus(cells[(cells.index(cell) + dx) % len(cells)])
            return
        here = cell.middle()
        ahead = [c for c in cells if (c.middle().y() - here.y()) * dy > 4]
        if not ahead and dy < 0:
            self.filter.setFocus(Qt.FocusReason.BacktabFocusReason)
        elif ahead:
            self._focus(
                min(
                    ahead,
                    key=lambda c: (
                        abs(c.middle().y() - here.y()),
                        abs(c.middle().x() - here.x()),
                    ),
                )
            )

    def _go_to_letter(self, letter: str) -> None:
        found = [
            c for c in self._in_order() if c.offer.title.casefold().startswith(letter.casefold())
        ]
        if found:
            self._focus(found[0])

    def _focus_first(self) -> None:
        cells = self._in_order()
        if cells:
            self._focus(cells[0])

    def _focus(self, cell: PieceCell) -> None:
        cell.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(cell, 0, 30)

    def _on_taken(self, cell: PieceCell, anyway: bool, by_key: bool) -> None:
        if cell.offer.is_loose:
            self.loose_taken.emit(cell.offer.id, by_key)
        elif cell.offer.is_bar:
            self.bar_taken.emit(cell.offer.id, by_key)
        else:
            self.taken.emit(cell.offer.id, anyway, by_key)


class _Shelf(QWidget):
    """What scrolls; it is laid anew when its width changes."""

    def __init__(self, lay: Callable[[], None]) -> None:
        super().__init__()
        self._lay = lay
        self._width = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != self._width:
            self._width = event.size().width()
            self._lay()


def _heading() -> QLabel:
    label = QLabel()
    label.setFont(font("ui", 12, 600))
    return label
