"""What is done on a board by hand: choosing, turning, deleting, tools; each gesture is one edit.

The arranger stands between a canvas and the document. What is carried is the business of its
`InHand`; what pointer and keys mean is that of its `Input` and of the tool in force.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from designer.hexes import Hex
from designer.paint.look import Look
from designer.ui.canvas.balloon import Balloon
from designer.ui.canvas.bars import bar_words
from designer.ui.canvas.carried import Carried, Refusal
from designer.ui.canvas.handles import TurnHandles
from designer.ui.canvas.in_hand import InHand
from designer.ui.canvas.input import Input
from designer.ui.canvas.menus import replacing_menu
from designer.ui.canvas.shaking import Shake
from designer.ui.canvas.source import BoardSource
from designer.ui.canvas.tools.bar import BarTool
from designer.ui.canvas.tools.erase import EraseTool
from designer.ui.canvas.tools.loose import LooseTool
from designer.ui.canvas.tools.select import SelectTool
from designer.ui.canvas.tools.stamp import EndsTool, StampTool
from designer.ui.canvas.tools.tool import Tool
from designer.ui.canvas.view import CanvasView
from designer.ui.kit.languages import tr, translated

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.documents import Edit, Refused
    from designer.printing.scenes import Absent
    from designer.session.desk import Desk
    from designer.session.loose import LooseDesk

__all__ = ["Arranger"]

_TOOLS: tuple[type[Tool], ...] = (SelectTool, StampTool, EndsTool, EraseTool, BarTool, LooseTool)
_STAY_MS = 6000


class Arranger(QObject):
    """Take hold of a board.

    Attributes:
        view: the canvas.
        desk: the board as it lies, None while it cannot be arranged; `why_not` says why.
        loose: the small pieces that lie on it, None where none are laid.
        hand: what is carried.
        tool: the tool in force.
        selection: the pieces chosen (indices); `chosen_here` says that it was on the canvas.
        absent: a piece that is chosen though it does not exist.
        pointer: where the pointer is on the canvas, None while keys lead.
        spoken: a sentence for the status bar and screen readers.
        tool_changed: another tool is in force (its id).
        armed_changed: the next click puts down another face or barrier (its id, or "").
        desk_changed: the board is another one.
        open_asked: the document of a piece is wanted (its face).
        selection_changed: other pieces are chosen.
    """

    spoken = Signal(str)
    tool_changed = Signal(str)
    armed_changed = Signal(str)
    desk_changed = Signal()
    open_asked = Signal(str)
    selection_changed = Signal()

    def __init__(self, look: Look, view: CanvasView) -> None:
        super().__init__(view)
        self.look = look
        self.view = view
        self.desk: Desk | None = None
        self.loose: LooseDesk | None = None
        self.why_not = tr("The board is being read.")
        self.selection: frozenset[int] = frozenset()
        self.absent: Absent | None = None
        self._awaited: list[str] = []  # names of what was chosen before there was no board
        self.chosen_here = False
        self.pointer: QPointF | None = None
        self._source: BoardSource | None = None
        self.hand = InHand(self)
        self._tools: Mapping[str, Tool] = {tool.id: tool(self) for tool in _TOOLS}
        self.tool = self._tools["select"]
        self.balloon = Balloon(look, view)
        self._staying = QTimer(self, interval=_STAY_MS, singleShot=True)
        self._staying.timeout.connect(self.balloon.hide)
        self.shake = Shake(self)
        self.shake.moved.connect(view.update)
        self.handles = TurnHandles(look, self)
        view.hands = Input(self)

    # -- the board ----------------------------------------------------------------------------

    def set_source(self, source: BoardSource) -> None:
        """Say where the board comes from."""
        self._source = source

    @property
    def words(self) -> Mapping[str, str]:
        """Give the game's words for the program's own."""
        return self._source.words() if self._source is not None else {}

    def word(self, name: str) -> str:
        """Give the game's word for one of the program's own, else that."""
        return self.words.get(name, name)

    def refresh(self) -> None:
        """Take the board as the text says it now; a gesture on another board is given up."""
        self._take(self._source.desk() if self._source is not None else self.why_not)
        self._take_loose()

    def _take_loose(self) -> None:
        """Take the small pieces as the text says them now; where only they can be laid, their tool comes."""
        loose = self._source.loose() if self._source is not None else None
        if loose is not self.loose:
            self.loose = loose
            self.laying.desk_changed()
            self.desk_changed.emit()
        if loose is not None and self.desk is None and self.tool.id == "select":
            self.force("loose")
        elif loose is None and self.tool is self.laying:
            self.force("select")

    @property
    def laying(self) -> LooseTool:
        """Give the tool that lays small pieces."""
        tool = self._tools["loose"]
        assert isinstance(tool, LooseTool), "it is made as one"
        return tool

    def ready(self) -> Desk | None:
        """Give the board as the text says it now, or tell why nothing can be done with it."""
        self.refresh()
        if self.desk is None:
            self.speak(self.why_not)
        return self.desk

    def do(self, edit: Edit | Refused) -> bool:
        """Do an edit; say whether anything was done."""
        from designer.documents import Refused  # noqa: PLC0415 - the window starts without it

        if isinstance(edit, Refused):
            self.refuse(Refusal(tr("This cannot be changed here"), edit.sentence), self.area())
            return False
        if self._source is None or edit.is_empty:
            return False
        self._take(self._source.apply(edit))
        self._take_loose()
        return True

    def _take(self, found: Desk | str) -> None:
        desk = None if isinstance(found, str) else found
        self.why_not = translated(found) if isinstance(found, str) else ""
        if desk is self.desk:
            return
        chosen = self._names() if self.desk is not None else self._awaited
        # While a word is typed there is no board for a moment; what was chosen is chosen again after it.
        self._awaited = chosen if desk is None else []
        self.desk = desk
        numbers = {piece.name: n for n, piece in enumerate(desk.pieces)} if desk else {}
        kept = frozenset(numbers[name] for name in chosen if name in numbers)
        # Before the hand is let go: that asks where what is chosen lies on the board as it is now.
        still = desk is not None and self.absent in desk.laid.scene.absent
        self._choose(kept, here=self.chosen_here, absent=self.absent if still else None)
        self.cancel()
        if desk is not None:
            self.view.set_scene(desk.laid.scene)
        self.tool.desk_changed()
        self.desk_changed.emit()
        self.view.update()

    def _names(self) -> list[str]:
        pieces = self.desk.pieces if self.desk is not None else ()
        return [pieces[n].name for n in self.selection if n < len(pieces)]

    # -- what is said -------------------------------------------------------------------------

    def speak(self, text: str) -> None:
        """Say something in the status bar and to screen readers."""
        text = _capital(translated(text))
        self.view.say(text)
        self.spoken.emit(text)

    def refuse(self, refusal: Refusal, about: QRectF) -> None:
        """Tell why something is not done."""
        self.show_refusal(refusal, about)
        self._staying.start()
        self.speak(f"{refusal.title}. {translated(refusal.sentence)}")

    def show_refusal(self, refusal: Refusal, about: QRectF) -> None:
        """Show a refusal beside what it speaks of."""
        self._staying.stop()
        others = [
            QRect(child.geometry())
            for child in self.view.controls()
            if child.isVisible() and child is not self.balloon
        ]
        self.balloon.say(refusal, about, self.pointer, others)

    def area(self) -> QRectF:
        """Give where what is meant lies on the canvas."""
        if self.hand.carried is not None:
            return self.hand.carried.area(self.view.camera.projection)
        if self.desk is not None and self.selection:
            return self.bounds(self.selection)
        at = self.pointer or QRectF(self.view.rect()).center()
        return QRectF(at, at)

    def bounds(self, pieces: Collection[int]) -> QRectF:
        """Give where pieces lie on the canvas."""
        projection = self.view.camera.projection
        spaces = [h for n in pieces for h in self.desk.hexes_of(n)] if self.desk else []
        if not spaces:
            return QRectF()
        middles = [projection.centre(space) for space in spaces]
        left, right = min(p.x() for p in middles), max(p.x() for p in middles)
        top, bottom = min(p.y() for p in middles), max(p.y() for p in middles)
        r = projection.radius
        return QRectF(left, top, right - left, bottom - top).adjusted(-r, -r, r, r)

    # -- tools --------------------------------------------------------------------------------

    def set_tool(self, name: str) -> None:
        """Put a tool in force, with what it does by itself."""
        self.cancel()
        self.force(name)
        self.tool.begin()
        self.view.update()

    def force(self, name: str) -> None:
        """Put a tool in force, and no more."""
        if self.tool.id != name:
            self.tool.end()
            self.tool = self._tools[name]
            self.view.set_tool_cursor(self.tool.cursor)
            self.tool_changed.emit(name)
        self.handles.place()

    def cancel(self) -> bool:
        """Give up what is under way; nothing has changed. Say whether anything was."""
        self.balloon.hide()
        return self.hand.cancel() or self.tool.cancel()

    # -- choosing -----------------------------------------------------------------------------

    def select(self, pieces: Collection[int]) -> None:
        """Choose pieces on the canvas."""
        self._choose(frozenset(pieces), here=True)
        if self.desk is not None and self.selection:
            self.speak(tr("{capital} chosen", capital=_capital(self.desk.titles(self.selection))))

    def select_from_text(self, piece: int | None, absent: Absent | None = None) -> None:
        """Outline the piece that the text's cursor is on; elsewhere what was chosen by hand stays.

        Args:
            piece: the piece, None where there is none.
            absent: what the text lays there though it does not exist.
        """
        if piece is None and absent is None and self.chosen_here:
            return
        chosen = frozenset() if piece is None else frozenset({piece})
        if not self.hand.is_full and (chosen != self.selection or absent != self.absent):
            self._choose(chosen, here=False, absent=absent)

    def select_all(self) -> None:
        """Choose all pieces."""
        desk = self.ready()
        if desk is not None:
            self.set_tool("select")
            self.select(range(len(desk.pieces)))

    def select_absent(self, absent: Absent) -> None:
        """Choose a piece that does not lie."""
        self._choose(frozenset(), here=False, absent=absent)
        self.view.choose_space(absent.hex)
        self.speak_space(absent.hex)

    def mend_absent(self, absent: Absent, face: str) -> None:
        """Lay a piece that there is in the place of one that does not exist."""
        desk = self.ready()
        if desk is not None and absent in desk.laid.scene.absent:
            self.do(desk.name_anew(absent, face))

    def _choose(self, pieces: frozenset[int], *, here: bool, absent: Absent | None = None) -> None:
        changed = pieces != self.selection
        self.selection, self.chosen_here = pieces, here and bool(pieces)
        self.absent = absent
        spaces: frozenset[Hex] = frozenset()
        if self.desk is not None:
            spaces = frozenset().union(*(self.desk.hexes_of(n) for n in pieces))
        if absent is not None:
            spaces |= absent.hexes
        self.view.set_selected(spaces)
        self.handles.place()
        if changed:
            self.selection_changed.emit()

    def chosen_desk(self, what: str = "") -> Desk | None:
        """Give the board if something on it is chosen, else say what to do."""
        desk = self.ready()
        if desk is not None and not self.selection:
            self.speak(what or tr("Choose a tile first."))
            return None
        return desk

    # -- gestures that need no hand -----------------------------------------------------------

    def turn(self, steps: int) -> None:
        """Turn what is in the hand, else what is chosen, where it lies."""
        if self.hand.carried is not None:
            self.hand.turn(steps)
            return
        desk = self.chosen_desk()
        if desk is not None:
            carried = self.lifted(desk)
            carried.carry.turn(steps)
            self._drop_in_place(carried)

    def turn_over(self) -> None:
        """Show the other side of what is in the hand, else of what is chosen."""
        if self.hand.carried is not None:
            self.hand.turn_over()
            return
        desk = self.chosen_desk()
        if desk is None:
            return
        carried = self.lifted(desk)
        if len(self.selection) > 1:
            self.speak(tr("Only one tile at a time can be turned over."))
        elif carried.turn_over():
            self._drop_in_place(carried)
        else:
            self.speak(
                tr("{capital} has one side only.", capital=_capital(desk.titles(self.selection)))
            )

    def ask_replacement(self) -> None:
        """Let what is in the hand take the place of what is under it, else offer what can do so."""
        if self.hand.is_full:
            self.hand.replace()
            return
        desk = self.chosen_desk(tr("Choose the tile to be replaced first."))
        if desk is None:
            return
        if len(self.selection) > 1:
            self.speak(tr("Only one tile at a time can be replaced."))
            return
        (piece,) = self.selection
        menu = replacing_menu(self, desk, piece)
        if menu is None:
            lies = desk.titles([piece])
            self.speak(tr("No tile in the box has the shape of {lies}.", lies=lies))
        else:
            menu.setActiveAction(menu.actions()[0])
            self.show_menu(menu, self.bounds([piece]).center())

    def replace(self, face: str) -> None:
        """Put another piece of the box in the place of the one that is chosen."""
        desk = self.chosen_desk()
        if desk is None or len(self.selection) != 1:
            return
        (piece,) = self.selection
        if face not in {other.face for other in desk.replacements(piece)}:
            return
        before = desk.titles([piece])
        if self.do(desk.replace(piece, face)) and self.desk is not None:
            self.select([piece])
            self.speak(
                tr(
                    "{capital} replaced by {titles}",
                    capital=_capital(before),
                    titles=self.desk.titles([piece]),
                )
            )

    def lifted(self, desk: Desk) -> Carried:
        """Give what is chosen as if it were carried from where it lies."""
        pieces = tuple(sorted(self.selection))
        hand, origin = desk.taken(pieces)
        return Carried(desk, "move", hand, at=origin, moved=pieces)

    def _drop_in_place(self, carried: Carried) -> None:
        """Put down what was turned where it lies, or show by a shake and the reason why not."""
        refusal = carried.refusal
        if refusal is not None:
            self.shake.start(carried)
            self.refuse(refusal, carried.area(self.view.camera.projection))
            return
        self.balloon.hide()
        self.shake.stop()
        pieces, words = carried.carry.moved, carried.words
        if self.do(carried.edit()):
            self._choose(frozenset(pieces), here=True)
            self.speak(words)

    def delete(self) -> None:
        """Take away what is meant, else what is chosen."""
        if self.cancel() or self.tool.delete():
            return
        desk = self.ready() if self.absent is not None else None
        if self.absent is not None and desk is not None:
            title = self.absent.title or "?"
            if self.do(desk.remove_absent(self.absent)):
                self.speak(tr("{capital} deleted", capital=title))
        elif self.chosen_desk() is not None:
            self.erase(self.selection)

    def erase(self, pieces: Collection[int]) -> None:
        """Take pieces away."""
        desk = self.ready()
        if desk is None or any(n >= len(desk.pieces) for n in pieces):
            return
        titles = desk.titles(pieces)
        if self.do(desk.remove(pieces)):
            self._choose(frozenset(), here=False)
            self.speak(tr("{capital} deleted", capital=_capital(titles)))

    def set_bar(self, joint: int, barrier: str) -> None:
        """Say what lies on a joint."""
        desk = self.ready()
        if desk is not None and joint < len(desk.laid.joints):
            label = tr(
                "Choose the {barrier} between {joint_title}",
                barrier=self.word("barrier"),
                joint_title=desk.joint_title(joint),
            )
            self.lay_bars({joint: barrier}, label, joint)

    def lay_bars(self, changes: Mapping[int, str], label: str, joint: int) -> None:
        """Say what lies on joints, and tell what then lies on one of them."""
        if self.desk is None:
            return
        self.do(self.desk.bar(changes, label))
        if joint < len(self.desk.laid.joints):
            self.speak(bar_words(self.desk, joint, self.words))

    # -- clipboard ----------------------------------------------------------------------------

    def copy(self) -> bool:
        """Put the text of what is chosen on the clipboard; say whether anything was."""
        from designer.session.clipping import clip_to_text  # noqa: PLC0415 - the window starts without it

        desk = self.chosen_desk()
        if desk is None:
            return False
        entries = {desk.pieces[n].entry for n in self.selection}
        QGuiApplication.clipboard().setText(clip_to_text(desk.document.tree, entries))
        self.speak(tr("{capital} copied", capital=_capital(desk.titles(self.selection))))
        return True

    def cut(self) -> None:
        """Copy what is chosen and take it away; what is in the hand is let go, and no more."""
        if self.hand.is_full:
            self.cancel()
            self.speak(tr("Let go; nothing has been cut."))
        elif self.copy():
            self.erase(self.selection)

    def paste(self) -> None:
        """Take what is on the clipboard into the hand."""
        from designer.session.clipping import clip_from  # noqa: PLC0415 - the window starts without it

        desk = self.ready()
        if desk is None:
            return
        clip = clip_from(QGuiApplication.clipboard().text(), desk.box.keys())
        if clip is None or not clip.puts:
            unknown = (
                tr(": {unknown} is unknown here", unknown=", ".join(clip.unknown)) if clip else ""
            )
            self.speak(tr("The clipboard holds no tiles{unknown}.", unknown=unknown))
            return
        self.hand.hold_copies(clip.puts, clip)

    def show_menu(self, menu: QMenu, place: QPointF) -> None:
        """Open a menu at a place of the canvas."""
        menu.popup(self.view.mapToGlobal(place.toPoint()))

    def speak_space(self, space: Hex) -> None:
        """Say which space is meant."""
        self.speak(". ".join(self.view.words_of(space)))

    def later(self, milliseconds: int, slot: Callable[[], object]) -> QTimer:
        """Give a timer that does something once, after it is started."""
        timer = QTimer(self, interval=milliseconds, singleShot=True)
        timer.timeout.connect(slot)
        return timer


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
