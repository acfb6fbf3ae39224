"""What is in the hand over a board, from taking it up to putting it down."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from designer.hexes import Hex
from designer.ui.canvas.bars import BarInHand, bar_words, lying_bars
from designer.ui.canvas.carried import Carried, Refusal
from designer.ui.kit.languages import tr, translated

if TYPE_CHECKING:
    from designer.session.arranging import Put
    from designer.session.clipping import Clip
    from designer.ui.canvas.arranger import Arranger

__all__ = ["InHand"]

_SAY_MS = 140  # a refusal is told when the hand has rested so long, so that none flickers by
_Ctrl, _Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_Alt = Qt.KeyboardModifier.AltModifier
_NONE = Qt.KeyboardModifier.NoModifier


class InHand:
    """Carry pieces or a bar.

    Attributes:
        carried: the pieces, None while there are none.
        landing: what was put down just now, shown until the board is drawn with it.
        bar: the bar, likewise.
    """

    def __init__(self, arranger: Arranger) -> None:
        self._arranger = arranger
        self.carried: Carried | None = None
        self.bar: BarInHand | None = None
        self.landing: Carried | None = None
        self._saying = arranger.later(_SAY_MS, self.say_refusal)

    @property
    def is_full(self) -> bool:
        """Say whether something is in the hand."""
        return self.carried is not None or self.bar is not None

    @property
    def is_held(self) -> bool:
        """Say whether a button holds it: letting it go puts it down."""
        hand = self.carried or self.bar
        return hand is not None and hand.held

    # -- taking up ----------------------------------------------------------------------------

    def arm(
        self,
        face: str,
        *,
        anyway: bool = False,
        by_key: bool = False,
        held: bool = False,
        tool: str = "stamp",
    ) -> bool:
        """Take a piece of the box into the hand, to be put down by a click or by Enter.

        Args:
            face: its face.
            anyway: though the box holds no more.
            by_key: it begins at the first legal place, not at the pointer.
            held: a button holds it.
            tool: the tool in force meanwhile.
        """
        arranger = self._arranger
        desk = arranger.ready()
        if desk is None or face not in desk.box:
            return False
        left = desk.left[face]
        if left.n <= 0 and not anyway:
            arranger.speak(tr("{sentence} Hold Ctrl to take one anyway.", sentence=left.sentence))
            return False
        turn = self.carried.carry.hand.turn if self.carried is not None else 0
        arranger.force(tool)
        if by_key:
            arranger.pointer = None
        hand = desk.new_hand(face, turn)
        self._hold(Carried(desk, "new", hand, at=self._at_pointer(), anyway=anyway, held=held))
        arranger.armed_changed.emit(face)
        return True

    def place_first(self, face: str) -> None:
        """Put the first piece of a route down, where the board begins."""
        if self.arm(face, by_key=True) and self.drop(_Shift):
            self._arranger.view.fit()
            self._arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def arm_bar(self, barrier: str, *, by_key: bool = False, held: bool = False) -> bool:
        """Take a barrier into the hand, to be laid on a joint."""
        arranger = self._arranger
        desk = arranger.ready()
        if desk is None:
            return False
        if not desk.laid.joints:
            arranger.speak(tr("There is no joint yet: two tiles must touch."))
            return False
        arranger.cancel()
        arranger.force("bar")
        if by_key:
            arranger.pointer = None
        self.bar = BarInHand(desk, barrier, held=held)
        projection, pointer = arranger.view.camera.projection, arranger.pointer
        if pointer is None or not self.bar.to_point(projection, pointer):
            self.bar.step(1)
        arranger.armed_changed.emit(barrier)
        self._tell_bar()
        return True

    def take_bar(self, joint: int, *, held: bool) -> None:
        """Take the barrier of a joint into the hand."""
        desk = self._arranger.desk
        if desk is not None:
            self.bar = BarInHand(desk, lying_bars(desk).get(joint, "deal"), joint, held=held)
            self._tell_bar()

    def pick_up(self, pieces: Collection[int], grip: Hex | None = None, *, held: bool) -> bool:
        """Take pieces that lie into the hand."""
        arranger = self._arranger
        desk = arranger.desk
        if desk is None or not pieces:
            return False
        arranger.force("select")
        moved = tuple(sorted(pieces))
        if frozenset(moved) != arranger.selection or not arranger.chosen_here:
            arranger.select(moved)
        hand, origin = desk.taken(moved, grip)
        self._hold(Carried(desk, "move", hand, at=origin, moved=moved, held=held))
        return True

    def take_under(self, place: QPointF) -> None:
        """Take the piece under a place of the canvas into the hand instead of what is there."""
        arranger = self._arranger
        desk = arranger.ready()
        space = arranger.view.camera.projection.space_at(place)
        piece = desk.piece_at(space) if desk is not None else None
        if piece is not None:
            arranger.cancel()
            self.pick_up([piece], space, held=False)

    def duplicate(self) -> None:
        """Take copies of what is chosen into the hand."""
        from designer.session.arranging import Put  # noqa: PLC0415 - the window starts without it

        desk = self._arranger.chosen_desk()
        if desk is not None:
            lying = [desk.pieces[n] for n in sorted(self._arranger.selection)]
            self.hold_copies([Put(piece.face, piece.at, piece.turn) for piece in lying])

    def hold_copies(self, puts: Sequence[Put], clip: Clip | None = None) -> None:
        """Take copies of pieces into the hand, with what lay between them."""
        arranger = self._arranger
        desk = arranger.desk
        if desk is not None:
            arranger.force("select")
            hand, _ = desk.hand_of(puts)
            self._hold(Carried(desk, "copy", hand, at=self._at_pointer(), clip=clip))

    def _hold(self, carried: Carried) -> None:
        arranger = self._arranger
        arranger.balloon.hide()
        arranger.shake.stop()
        self.carried, self.bar = carried, None
        if carried.kind != "new":
            arranger.armed_changed.emit("")  # no piece of the box is held any more
        if arranger.pointer is not None and carried.kind != "move":
            carried.carry.to_point(*self._units(arranger.pointer))
        elif arranger.pointer is None:
            self._keep_in_sight()
        arranger.handles.place()
        self.tell()

    def _at_pointer(self) -> Hex | None:
        pointer = self._arranger.pointer
        if pointer is None:
            return None
        return self._arranger.view.camera.projection.space_at(pointer)

    # -- carrying -----------------------------------------------------------------------------

    def carry_to(self, place: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Take what is in the hand to a place of the canvas."""
        view = self._arranger.view
        self._arranger.pointer = place
        if self.bar is not None:
            if self.bar.to_point(view.camera.projection, place):
                self._tell_bar()
            return
        free, carried = bool(modifiers & (_Ctrl | _Alt)), self.carried
        if carried is None:
            return
        has_moved = carried.carry.to_point(*self._units(place), free=free)
        under = self._under(carried) if modifiers & _Alt else None
        if carried.take_place_of(under) or has_moved:
            self.tell()
            view.update()

    def step(self, by: Hex) -> None:
        """Take it a step further, by key."""
        if self.carried is not None:
            self._arranger.pointer = None
            self.carried.carry.step(by)
            self._keep_in_sight()
            self.tell()

    def step_place(self, by: int) -> None:
        """Take it to the next legal place, or one back."""
        self._arranger.pointer = None
        if self.bar is not None:
            self.bar.step(by)
            self._tell_bar()
        elif self.carried is not None:
            if self.carried.carry.step_place(by):
                self._keep_in_sight()
                self.tell()
            else:
                title = self.carried.title
                self._arranger.speak(
                    tr("{title} fits nowhere, turned like this. Z turns it.", title=title)
                )

    def turn(self, steps: int) -> None:
        """Turn it."""
        if self.carried is not None:
            self.carried.carry.turn(steps)
            if self._arranger.pointer is None:
                self._keep_in_sight()
            self.tell()

    def turn_over(self) -> None:
        """Show its other side."""
        carried, arranger = self.carried, self._arranger
        if carried is None:
            return
        if not carried.turn_over():
            arranger.speak(tr("Only one tile at a time can be turned over."))
            return
        if carried.kind == "new":
            arranger.armed_changed.emit(carried.face)
        self.tell()

    def tell(self) -> None:
        """Say where it is, and soon why it may not lie there."""
        carried, arranger = self.carried, self._arranger
        if carried is None:
            return
        arranger.speak(carried.words)
        if carried.refusal is None:
            self._saying.stop()
            arranger.balloon.hide()
        elif arranger.balloon.refusal is not None:
            self.say_refusal()
        else:
            self._saying.start()
        arranger.view.set_cursor(carried.carry.middle)

    def say_refusal(self) -> None:
        """Say in a balloon why it may not lie where it is."""
        carried = self.carried
        refusal = carried.refusal if carried is not None else None
        if carried is None or refusal is None:
            self._arranger.balloon.hide()
        else:
            area = carried.area(self._arranger.view.camera.projection)
            self._arranger.show_refusal(refusal, area)

    def _tell_bar(self) -> None:
        arranger, bar = self._arranger, self.bar
        if bar is not None and bar.joint is not None:
            total = len(bar.desk.laid.joints)
            words = bar_words(bar.desk, bar.joint, arranger.words)
            arranger.speak(
                tr(
                    "place {joint} of {total}, {words}",
                    joint=bar.joint + 1,
                    total=total,
                    words=words,
                )
            )
        arranger.view.update()

    def _units(self, place: QPointF) -> tuple[float, float]:
        projection = self._arranger.view.camera.projection
        x, y = place.x() - projection.x, place.y() - projection.y
        return x / projection.radius, y / projection.radius

    def _keep_in_sight(self) -> None:
        if self.carried is not None:
            view = self._arranger.view
            view.bring_into_sight(self.carried.area(view.camera.projection))

    # -- putting down -------------------------------------------------------------------------

    def drop(self, modifiers: Qt.KeyboardModifier = _NONE) -> bool:
        """Put it down, as one edit; say whether it lies now.

        With Shift the hand stays empty; with Alt a piece of the box takes the place of another one.
        """
        if self.is_full:
            self._arranger.refresh()  # a hand over a board that is no more is let go
            if not self.is_full:
                self._arranger.speak(tr("The board has changed; let go, and nothing was put down."))
                return False
        if self.bar is not None:
            return self._drop_bar()
        carried, arranger = self.carried, self._arranger
        desk = arranger.desk
        if carried is None or desk is None:
            return False
        if modifiers & _Alt and carried.kind == "new":
            return self.replace()
        if carried.kind == "move" and not carried.carry.has_moved:
            self.cancel()
            return True
        refusal = carried.refusal
        if refusal is not None:
            arranger.shake.start(carried if carried.held else None)
            arranger.refuse(refusal, carried.area(arranger.view.camera.projection))
            return False
        words, moved, n_before = carried.carry.words, carried.carry.moved, len(desk.pieces)
        self.carried = None
        arranger.balloon.hide()
        if not arranger.do(carried.edit()):
            self.carried = carried if arranger.desk is desk else None
            return False
        self.landing = carried
        lie = moved or tuple(range(n_before, n_before + len(carried.carry.puts)))
        n_pieces = len(arranger.desk.pieces) if arranger.desk is not None else 0
        arranger.view.set_cursor(carried.carry.middle)
        if carried.kind == "new" and not modifiers & _Shift and self._hold_next(carried):
            return True
        arranger.armed_changed.emit("")
        arranger.force("select")
        arranger.select([n for n in lie if n < n_pieces])
        arranger.speak(tr("{carried} lies here: {words}", carried=carried.title, words=words))
        return True

    def replace(self) -> bool:
        """Put the piece of the box that is held in the place of the one it is over; say whether."""
        carried, arranger = self.carried, self._arranger
        desk = arranger.desk
        if carried is None or desk is None or carried.kind != "new":
            arranger.speak(tr("Only a tile of the box takes the place of another one."))
            return False
        piece = self._under(carried)
        if piece is None:
            title = carried.title
            arranger.speak(tr("{title} is over no tile that it could replace.", title=title))
            return False
        why = desk.no_replacement(piece, carried.face)
        if why:
            title = tr(
                "{title} cannot take the place of {lies}",
                title=carried.title,
                lies=desk.titles([piece]),
            )
            arranger.refuse(
                Refusal(title, translated(why)), carried.area(arranger.view.camera.projection)
            )
            return False
        face = carried.face
        self.cancel()
        arranger.balloon.hide()
        arranger.force("select")
        arranger.select([piece])
        arranger.replace(face)
        return True

    def _under(self, carried: Carried) -> int | None:
        """Give the lying piece that something is held over."""
        place = self._at_pointer()
        return carried.desk.piece_at(carried.carry.middle if place is None else place)

    def _hold_next(self, carried: Carried) -> bool:
        """Hold the next copy of a piece, if one is left."""
        desk = self._arranger.desk
        if desk is None or desk.left[carried.face].n <= 0:
            return False
        hand = desk.new_hand(carried.face, carried.carry.hand.turn)
        self._hold(Carried(desk, "new", hand, at=carried.carry.fit.origin))
        return True

    def _drop_bar(self) -> bool:
        bar, arranger = self.bar, self._arranger
        self.bar = None
        arranger.armed_changed.emit("")
        if bar is not None and bar.joint is not None and bar.changes:
            barrier, where = arranger.word("barrier"), bar.desk.joint_title(bar.joint)
            if bar.start is not None:
                label = tr("Move the {barrier} between {where}", barrier=barrier, where=where)
            else:
                label = tr("Lay the {barrier} between {where}", barrier=barrier, where=where)
            arranger.lay_bars(bar.changes, label, bar.joint)
        arranger.view.update()
        return True

    def cancel(self) -> bool:
        """Let it go; nothing has changed. Say whether there was anything."""
        if not self.is_full:
            return False
        arranger = self._arranger
        self.carried = self.bar = None
        self._saying.stop()
        arranger.armed_changed.emit("")
        arranger.view.set_cursor(None)
        if arranger.tool.id in {"stamp", "ends"}:
            arranger.force("select")
        arranger.handles.place()
        arranger.view.update()
        return True
