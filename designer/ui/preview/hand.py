"""The seat in front of the screen: piles, the cards in hand, what was played, buttons."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.table import Handle, Piece, Table, Zone
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import tr
from designer.ui.preview import grip
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.faces import Faces
from designer.ui.preview.rows import CardRow

__all__ = ["HandPanel"]

_SLOT = 92.0  # the greatest width of what lies in a slot
_WHOLE = {"dice", "loose"}  # layouts of which no piece lies over another

_ICONS = {"buy": "shopping-cart", "end": "check", "undo": "undo-2"}


class HandPanel(QWidget):
    """Show what the seat in front of the screen has.

    Attributes:
        clicked: id of a piece.
        entered, left, dragged, dropped: as of rows.
    """

    clicked = Signal(int)
    entered = Signal(QWidget)
    left = Signal()
    dragged = Signal(QWidget, QPointF)
    dropped = Signal(QWidget, QPointF)

    def __init__(
        self,
        look: Look,
        faces: Faces,
        press: Callable[[Handle], object],
        parent: QWidget | None = None,
    ) -> None:
        """Show an empty hand; `press` makes the move of a button."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._press = press
        self._hand = CardRow(look, faces, lifts=True)
        self._hand.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._hand.setAccessibleName(tr("Hand"))
        self._piles = QHBoxLayout()
        self._piles.setSpacing(10)
        self._others = QHBoxLayout()
        self._others.setSpacing(10)
        self._button_side = QWidget()
        self._buttons = QVBoxLayout(self._button_side)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(4)
        self._labelled: dict[str, tuple[QWidget, CardRow, QLabel]] = {}
        self.button_widgets: list[Button] = []
        self._main: Button | None = None
        self._nobody = QLabel(tr("The game is over."))
        self._nobody.setFont(font("ui", 13, 500))
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = QLabel()
        self._title.setFont(font("ui", 13, 600))
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._hand)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(14)
        layout.addLayout(self._piles)
        layout.addLayout(column, 1)
        layout.addWidget(self._nobody, 1)
        layout.addLayout(self._others)
        layout.addWidget(self._button_side)
        self._listen(self._hand)

    @property
    def hand(self) -> CardRow:
        """Give the row of the cards in hand."""
        return self._hand

    @property
    def main_button(self) -> Button | None:
        """Give the button that Ctrl+Enter presses, and Enter where nothing else takes it."""
        return self._main

    def press_main(self) -> None:
        """Press the main button, if there is one."""
        if self._main is not None:
            self._main.click()

    def _listen(self, row: CardRow) -> None:
        """Pass on what a row tells."""
        row.clicked.connect(self.clicked)
        row.entered.connect(self.entered)
        row.left.connect(self.left)
        row.dragged.connect(self.dragged)
        row.dropped.connect(self.dropped)

    def take_focus(self) -> None:
        """Give the keyboard to the first card that can be chosen, else to any, else to the button."""
        cards = [w for w in self._hand.widgets if not w.isHidden()]
        cards.sort(key=lambda w: not w.is_choosable)
        stops = [*cards, self._main, self]
        next(w for w in stops if w is not None).setFocus(Qt.FocusReason.OtherFocusReason)

    def row_of(self, zone: str) -> CardRow | None:
        """Give the row of a zone of the seat that is shown, if it is there."""
        if zone == "hand":
            return self._hand if self._hand.isVisible() else None
        box = self._labelled.get(zone)
        return box[1] if box is not None and box[0].isVisible() else None

    def widgets(self) -> Iterator[PieceWidget]:
        """Give every piece shown."""
        yield from self._hand.widgets
        for _, row, _ in self._labelled.values():
            yield from row.widgets

    def show_table(
        self,
        table: Table,
        held: int | None,
        card_width: float,
        *,
        may_act: bool,
        to_move: int | None,
    ) -> None:
        """Show the zones of one seat and the buttons of its moves.

        It is the table's own seat; where everything lies open, that of the one to move.
        """
        can = grip.choosable(table, held) if may_act else frozenset()
        seat = table.seat if table.seat is not None else to_move
        own = [
            zone
            for zone in table.zones
            if (
                zone.seat is not None
                and not zone.area
                and (zone.seat == seat or zone.id == "played")
            )
            or zone.layout == "dice"
        ]
        hand = next((z for z in own if z.id == "hand"), None)
        self._nobody.setVisible(hand is None)
        self._nobody.setText(tr("The game is over.") if to_move is None else "")
        self._hand.setVisible(hand is not None)
        has_slots = hand is not None and hand.layout == "slots"
        self._title.setVisible(has_slots)
        if hand is not None:
            self._title.setText(hand.title)
            self._hand.show_pieces(
                hand.pieces,
                min(card_width, _SLOT) if has_slots else card_width,
                choosable=can,
                held=held,
                quiet_others=may_act and grip.is_narrowed(table, held),
                prices=grip.prices(table) if may_act else {},
                named=has_slots,
            )
        shown = set()
        for zone in own:
            if zone is not hand and (zone.n or zone.layout == "pile"):
                self._show_zone(table, zone, can, held, card_width)
                shown.add(zone.id)
        for name, (box, _, _) in self._labelled.items():
            box.setVisible(name in shown)
        self._show_buttons(*((grip.named(table), table.withheld) if may_act else ((), ())))

    def _show_zone(
        self,
        table: Table,
        zone: Zone,
        can: frozenset[int],
        held: int | None,
        card_width: float,
    ) -> None:
        if zone.id not in self._labelled:
            self._labelled[zone.id] = self._labelled_row(zone)
        _, row, label = self._labelled[zone.id]
        width = round(card_width * 0.66)
        if zone.layout == "pile":
            top = zone.pieces[-1:] or (Piece(-1, "", zone.title),)
            row.show_pieces(top, width, choosable=can, held=held)
            row.widgets[0].show_piece(
                top[0],
                width,
                choosable=top[0].id in can,
                count=str(zone.n) if zone.n else "",
                empty=zone.n == 0,
            )
        else:
            row.show_pieces(zone.pieces, width, choosable=can, held=held)
            row.setMinimumWidth(row.sizeHint().width() if zone.layout in _WHOLE else 0)
            for widget in row.widgets if zone.layout == "dice" else ():
                widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its label says all
        is_own = zone.seat is None or table.seat in (None, zone.seat)
        whose = "" if is_own else f"{table.seats[zone.seat or 0].name}: "
        label.setText(whose + zone.title)

    def _labelled_row(self, zone: Zone) -> tuple[QWidget, CardRow, QLabel]:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        row = CardRow(self._look, self._faces)
        self._listen(row)
        label = QLabel()
        label.setFont(font("ui", 12, 400))
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        layout.addWidget(row)
        layout.addWidget(label)
        layout.addStretch(1)
        (self._others if zone.layout in {"row", "stacks"} else self._piles).addWidget(box)
        return box, row, label

    def _show_buttons(self, handles: Sequence[Handle], withheld: Sequence[Handle]) -> None:
        for button in self.button_widgets:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.button_widgets = []
        self._main = None
        if not self._buttons.count():
            self._buttons.addStretch(1)
        for handle in (*withheld, *handles):
            main = handle is (handles or withheld)[-1]
            is_withheld = handle in withheld
            sign = _ICONS.get(handle.button.split(" ")[0].lower(), "")
            button = Button(
                self._look,
                handle.button,
                icon="ban" if is_withheld else sign,
                keys="Ctrl+Enter" if main else "",
                primary=main and not is_withheld,
            )
            why = tr("{label}: not now. Press to read why.", label=handle.label)
            button.setToolTip(why if is_withheld else handle.label)
            button.setAccessibleDescription(button.toolTip())
            button.clicked.connect(lambda _=False, h=handle: self._press(h))
            self._buttons.addWidget(button)
            button.show()  # at once: a layout shows it only later, and until then it takes no keys
            self.button_widgets.append(button)
            if main:
                self._main = button
        # Buttons that go for a while leave their room: nothing else slides below the pointer.
        widest = max((button.sizeHint().width() for button in self.button_widgets), default=0)
        self._button_side.setMinimumWidth(max(self._button_side.minimumWidth(), widest))
