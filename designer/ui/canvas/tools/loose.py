"""Lay small pieces on spaces: from the palette, by dragging what lies, and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu

from designer.hexes import Hex
from designer.paint.geometry import hex_path
from designer.paint.ghosts import draw_covered
from designer.paint.loose import draw_markers
from designer.paint.overlays import draw_ring
from designer.paint.projection import Projection
from designer.paint.tokens import tokens
from designer.printing.palettes import Ruling
from designer.ui.canvas.carried import Refusal
from designer.ui.canvas.tools.keys import STEPS
from designer.ui.canvas.tools.tool import Tool
from designer.ui.kit.languages import tr, translated
from designer.ui.kit.menus import Menu

if TYPE_CHECKING:
    from designer.diagnostics import Diagnostic
    from designer.printing.palettes import LaidLoose
    from designer.session.loose import LooseDesk
    from designer.ui.canvas.arranger import Arranger

__all__ = ["LooseTool"]

_DRAG = 6
_SEEDS = 10_000


class LooseTool(Tool):
    """Carry one small piece at a time.

    Attributes:
        piece: what is carried, "" for nothing.
        taken: where it was taken from, None for one from the box.
        at: the space that it is over.
        chosen: what was clicked last and lies still.
        held: whether a button holds it: letting it go puts it down.
    """

    id: ClassVar[str] = "loose"

    def __init__(self, arranger: Arranger) -> None:
        super().__init__(arranger)
        self.piece = ""
        self.taken: LaidLoose | None = None
        self.at: Hex | None = None
        self.chosen: LaidLoose | None = None
        self.held = False
        self._pressed: QPointF | None = None

    @property
    def desk(self) -> LooseDesk | None:
        """Give what can be laid, None where nothing can."""
        return self.arranger.loose

    @property
    def wants_tab(self) -> bool:
        """Say whether Tab goes round places, or round what lies."""
        return self.desk is not None and (bool(self.piece) or self.chosen is not None)

    @property
    def is_busy(self) -> bool:
        """Say whether a piece is carried."""
        return bool(self.piece)

    @property
    def fault(self) -> Diagnostic | None:
        """Say why what is carried may not lie where it is; None where it may."""
        desk = self.desk
        if desk is None or not self.piece or self.at is None:
            return None
        return desk.fault(self.piece, self.at, self.taken.entry if self.taken else None)

    def begin(self) -> None:
        """Say what can be done."""
        if self.desk is None:
            self.arranger.speak(tr("Nothing is laid on spaces here."))
        else:
            self.arranger.speak(tr("Drag a piece, or take one from the palette."))

    def end(self) -> None:
        """Let go of everything."""
        self.cancel()
        self.chosen = None

    def desk_changed(self) -> None:
        """Let go of what belongs to another board; what lies on its space still stays chosen."""
        chosen, desk = self.chosen, self.desk
        self._let_go()
        laid = desk.loose.laid if desk is not None else ()
        same = [each for each in laid if chosen and (each.id, each.at) == (chosen.id, chosen.at)]
        self.chosen = same[0] if same else None
        self._show_chosen()

    # -- taking up ----------------------------------------------------------------------------

    def take(self, piece: str, *, by_key: bool = False, held: bool = False) -> bool:
        """Take a piece of the box into the hand; by key it begins at the first legal space."""
        arranger = self.arranger
        arranger.refresh()
        desk = self.desk
        if desk is None or piece not in desk.pieces:
            return False
        if desk.left[piece] <= 0:
            title = desk.title(piece)
            arranger.speak(tr("{title} lies on the board already: drag it there.", title=title))
            return False
        arranger.force(self.id)
        self._hold(piece, None, held=held)
        if by_key:
            arranger.pointer = None
            self.at = desk.next_legal(piece, None, None, 1)
        elif arranger.pointer is not None:
            self.at = arranger.view.camera.projection.space_at(arranger.pointer)
        arranger.armed_changed.emit(piece)
        self._tell()
        return True

    def pick_up(self, laid: LaidLoose, *, held: bool) -> None:
        """Take a piece that lies into the hand."""
        self._hold(laid.id, laid, held=held)
        self.at = laid.at
        self._tell()

    def _hold(self, piece: str, taken: LaidLoose | None, *, held: bool) -> None:
        self.piece, self.taken, self.held, self.chosen = piece, taken, held, None
        self.arranger.balloon.hide()
        self._show_chosen()

    # -- pointer ------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """Choose what lies there, or put down what is carried."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if self.piece:
            self.carry_to(event.position())
            self._pressed = event.position()
            return True
        self.arranger.refresh()
        desk = self.desk
        if desk is None:
            self.arranger.speak(self.arranger.why_not)
            return False
        space = self.arranger.view.camera.projection.space_at(event.position())
        self._choose(desk.at(space), space)
        self._pressed = event.position()
        return self.chosen is not None

    def move(self, event: QMouseEvent) -> bool:
        """Carry what is in the hand; drag what was pressed on."""
        if self.piece:
            self.carry_to(event.position())
            return True
        if self._pressed is None or self.chosen is None:
            return False
        if (event.position() - self._pressed).manhattanLength() > _DRAG:
            self.pick_up(self.chosen, held=True)
            self.carry_to(event.position())
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Put down what is carried."""
        pressed, self._pressed = self._pressed, None
        if not self.piece:
            return pressed is not None
        self.carry_to(event.position())
        held = self.held
        if (pressed is not None or held) and not self.drop() and held:
            self._let_go()  # it lies where it was; the balloon says why
        return True

    def carry_to(self, place: QPointF) -> None:
        """Take what is carried to a place of the canvas."""
        self.arranger.pointer = place
        space = self.arranger.view.camera.projection.space_at(place)
        if space != self.at:
            self.at = space
            self._tell()

    # -- keys ---------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows and Tab carry, Enter takes and puts down."""
        key, desk = event.key(), self.desk
        if desk is None:
            return False
        if not self.piece:
            return self._key_empty(event, desk)
        entry = self.taken.entry if self.taken else None
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            by = -1 if key == Qt.Key.Key_Backtab else 1
            self.at = desk.next_legal(self.piece, entry, self.at, by)
            self.arranger.pointer = None
            self._tell()
        elif key in STEPS:
            start = self.at or (desk.spaces[0] if desk.spaces else Hex(0, 0))
            self.at = start.plus(STEPS[key](start))
            self.arranger.pointer = None
            self._tell()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.drop()
        else:
            return False
        return True

    def _key_empty(self, event: QKeyEvent, desk: LooseDesk) -> bool:
        key, laid = event.key(), desk.loose.laid
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab} and self.chosen is not None and laid:
            by = -1 if key == Qt.Key.Key_Backtab else 1
            here = laid.index(self.chosen) if self.chosen in laid else -by
            following = laid[(here + by) % len(laid)]
            self._choose(following, following.at)
            return True
        if key in STEPS and self.chosen is not None:
            self.pick_up(self.chosen, held=False)
            return self.key(event)
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.chosen is not None:
                self.pick_up(self.chosen, held=False)
                return True
            cursor = self.arranger.view.overlay.cursor
            found = desk.at(cursor) if cursor is not None else None
            if found is not None and cursor is not None:
                self._choose(found, cursor)
                return True
        return False

    # -- what is done -------------------------------------------------------------------------

    def drop(self) -> bool:
        """Put down what is carried, as one edit; say whether it lies now."""
        piece, at, taken = self.piece, self.at, self.taken
        self.arranger.refresh()
        desk = self.desk
        if desk is None or not piece or at is None or self.piece != piece:
            return False
        if taken is not None and taken.at == at:
            self._let_go()
            self._choose(taken, at)
            return True
        fault = desk.fault(piece, at, taken.entry if taken else None)
        if fault is not None:
            self.arranger.refuse(self._refusal(desk, fault), self._area())
            return False
        edit = desk.lay(piece, at) if taken is None else desk.move(taken, at)
        left = desk.left[piece] - 1 if taken is None else 0
        held = self.held
        self._let_go()
        if not self.arranger.do(edit):
            return False
        self.arranger.force(self.id)
        if left > 0 and not held:
            self.take(piece)
            self.at = at
            return True
        now = self.desk
        self._choose(now.at(at) if now is not None else None, at)
        self.arranger.speak(
            tr("{title} lies on {space}", title=desk.title(piece), space=at.to_text())
        )
        return True

    def delete(self) -> bool:
        """Take away what is chosen: then the rules deal it."""
        desk, chosen = self.desk, self.chosen
        if desk is None:
            return False
        if chosen is None:
            self.arranger.speak(tr("Choose a piece first."))
            return True
        title = desk.title(chosen.id)
        if self.arranger.do(desk.take_away(chosen)):
            self.arranger.speak(tr("{title} is taken away: the rules deal it", title=title))
        return True

    def cancel(self) -> bool:
        """Let go of what is carried; nothing has changed."""
        was = bool(self.piece)
        taken = self.taken
        self._let_go()
        if was and taken is not None:
            self._choose(taken, taken.at)
        return was

    def let_be(self) -> bool:
        """Choose nothing; say whether anything was chosen."""
        was, self.chosen = self.chosen is not None, None
        self._show_chosen()
        return was

    def menu(self, place: QPointF) -> QMenu | None:
        """Give what can be done with what lies at a place, and with all pieces."""
        desk = self.desk
        if desk is None:
            return None
        space = self.arranger.view.camera.projection.space_at(place)
        found = desk.at(space)
        if found is not None:
            self._choose(found, space)
        menu = Menu(self.arranger.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if (chosen := self.chosen) is not None:
            title = desk.title(chosen.id)
            menu.addAction(
                tr("Move {title}", title=title), lambda: self.pick_up(chosen, held=False)
            )
            menu.addAction(tr("Take {title} away", title=title), self.delete)
            menu.addSeparator()
        menu.addAction(tr("Deal again"), self.deal_again)
        clear = menu.addAction(tr("Take all pieces away"), self.clear)
        clear.setEnabled(bool(desk.loose.laid))
        return menu

    def deal_again(self) -> None:
        """Lay all pieces as the rules deal them, from another seed: one step."""
        import random  # noqa: PLC0415 - once it is wanted

        self.arranger.refresh()
        if self.desk is not None:
            edit = self.desk.deal(random.randrange(_SEEDS))
            if self.arranger.do(edit):
                self.arranger.speak(translated(getattr(edit, "label", "")))

    def clear(self) -> None:
        """Take all pieces away: then the rules deal them in every game."""
        self.arranger.refresh()
        if self.desk is not None and self.arranger.do(self.desk.clear()):
            self.arranger.speak(tr("No piece is laid by hand: the rules deal them"))

    # -- what is shown ------------------------------------------------------------------------

    def paint(self, painter: QPainter, projection: Projection) -> None:
        """Draw what is carried over the board, with the spaces it covers and whether it may lie there."""
        desk = self.desk
        known = desk.pieces.get(self.piece) if desk is not None else None
        if known is None or self.at is None:
            return
        fault = self.fault
        covered = [self.at.plus(h) for h in known.covers]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if fault is not None:
            draw_covered(painter, projection, covered)
        ring = tokens().states["legal" if fault is None else "refused"]
        for space in covered:
            outline = hex_path(projection.radius * 0.94).translated(projection.centre(space))
            draw_ring(painter, projection, ring, outline)
        painter.setOpacity(0.8)
        draw_markers(painter, projection, [msgspec.structs.replace(known.look, hex=self.at)])
        painter.restore()

    def _choose(self, laid: LaidLoose | None, space: Hex) -> None:
        self.chosen = laid
        self._show_chosen()
        if laid is not None and self.desk is not None:
            self.arranger.view.choose_space(laid.at)
            words = tr(
                "{title} on {space}", title=self.desk.title(laid.id), space=laid.at.to_text()
            )
            self.arranger.speak(words)
        elif space in (self.arranger.view.scene.board.index if self.arranger.view.scene else {}):
            self.arranger.view.choose_space(space)

    def _show_chosen(self) -> None:
        desk, chosen = self.desk, self.chosen
        spaces = frozenset[Hex]()
        if desk is not None and chosen is not None and chosen.id in desk.pieces:
            spaces = frozenset(chosen.at.plus(h) for h in desk.pieces[chosen.id].covers)
        self.arranger.view.set_selected(spaces)
        self.arranger.view.update()

    def _tell(self) -> None:
        """Say where it is, or why it may not lie there."""
        arranger, desk, fault = self.arranger, self.desk, self.fault
        if desk is None or self.at is None:
            return
        if fault is None:
            arranger.balloon.hide()
            words = tr("{title}: {space}", title=desk.title(self.piece), space=self.at.to_text())
            arranger.speak(words)
        else:
            refusal = self._refusal(desk, fault)
            arranger.show_refusal(refusal, self._area())
            arranger.speak(f"{refusal.title}. {refusal.sentence}")
        if arranger.pointer is None:
            arranger.view.bring_into_sight(self._area())
        arranger.view.update()

    def _refusal(self, desk: LooseDesk, fault: Diagnostic) -> Refusal:
        return Refusal(
            tr("{title} cannot lie here", title=desk.title(self.piece)),
            translated(fault.message),
            Ruling(fault.code, fault.rule or ""),
            translated(fault.remedy or ""),
        )

    def _area(self) -> QRectF:
        projection = self.arranger.view.camera.projection
        middle, r = projection.centre(self.at or Hex(0, 0)), projection.radius
        return QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r)

    def _let_go(self) -> None:
        was = bool(self.piece)
        self.piece, self.taken, self.at, self.held = "", None, None, False
        self._pressed = None
        self.arranger.balloon.hide()
        if was:
            self.arranger.armed_changed.emit("")
        self.arranger.view.update()
