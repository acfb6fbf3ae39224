"""The board in front and what serves it: the palette, the tools' actions, the status bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer

from designer.ui.kit.languages import tr
from designer.ui.pieces.cell import Offer

if TYPE_CHECKING:  # the window is on the screen before these are loaded
    from designer.ui.canvas.arranger import Arranger
    from designer.ui.pages.page import DocumentPage
    from designer.ui.window.main_window import MainWindow

__all__ = ["BOARD_ACTIONS", "BoardWork"]

_TOOLS = ("select", "stamp", "erase", "bar", "ends", "loose")
BOARD_ACTIONS = (
    *(f"tool_{name}" for name in _TOOLS),
    *(
        "net",
        "coordinates",
        "minimap",
        "fit_chosen",
        "pick_up",
        "turn_right",
        "turn_left",
        "turn_over",
        "replace_tile",
        "duplicate",
        "delete",
        "overlay_own",
        "overlay_next",
        "overlay_previous",
    ),
)


class BoardWork:
    """Let palette and actions speak to the board in front."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._arranger: Arranger | None = None
        self._has_met = False
        panel = window.pieces
        panel.taken.connect(self._on_taken)
        panel.bar_taken.connect(self._on_bar_taken)
        panel.loose_taken.connect(self._on_loose_taken)
        panel.deal_asked.connect(lambda: self._with(lambda a: a.laying.deal_again()))
        panel.clear_asked.connect(lambda: self._with(lambda a: a.laying.clear()))
        panel.drag_moved.connect(self._on_drag_moved)
        panel.drag_ended.connect(self._on_drag_ended)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """Give what does each action of a board, by its id."""
        return {
            **{f"tool_{name}": partial(self._set_tool, name) for name in _TOOLS},
            "net": lambda: self._with(lambda a: a.view.set_net(not a.view.has_net)),
            "coordinates": lambda: self._with(
                lambda a: a.view.set_coordinates(not a.view.has_coordinates)
            ),
            "minimap": self._switch_minimap,
            "fit_chosen": lambda: self._with(lambda a: a.view.fit_area(a.bounds(a.selection))),
            "pick_up": lambda: self._with(_pick_up),
            "turn_right": lambda: self._with(lambda a: a.turn(1)),
            "turn_left": lambda: self._with(lambda a: a.turn(-1)),
            "turn_over": lambda: self._with(lambda a: a.turn_over()),
            "replace_tile": lambda: self._with(lambda a: a.ask_replacement()),
            "duplicate": lambda: self._with(lambda a: a.hand.duplicate()),
            "delete": lambda: self._with(lambda a: a.delete()),
        }

    def show(self, page: DocumentPage | None) -> None:
        """Serve the board of a page, or none."""
        arranger = page.board.arranger if page is not None and page.board is not None else None
        if arranger is not self._arranger:
            self._leave()
            self._arranger = arranger
            if arranger is not None:
                self._meet(arranger)
        self._show_desk()

    def _meet(self, arranger: Arranger) -> None:
        arranger.spoken.connect(self._on_spoken)
        arranger.tool_changed.connect(self._on_tool)
        arranger.armed_changed.connect(self._window.pieces.set_armed)
        arranger.desk_changed.connect(self._show_desk)
        arranger.open_asked.connect(self._open_face)
        for name in BOARD_ACTIONS:
            arranger.view.addAction(self._window.actions_[name])
        self._on_tool(arranger.tool.id)
        arranger.refresh()
        if not self._has_met:  # once: afterwards the user's own choice counts
            self._has_met = True
            QTimer.singleShot(0, self._window.pieces_dock.raise_)  # the docks are shown first

    def _leave(self) -> None:
        arranger = self._arranger
        if arranger is None:
            return
        arranger.cancel()
        arranger.spoken.disconnect(self._on_spoken)
        arranger.tool_changed.disconnect(self._on_tool)
        arranger.armed_changed.disconnect(self._window.pieces.set_armed)
        arranger.desk_changed.disconnect(self._show_desk)
        arranger.open_asked.disconnect(self._open_face)
        for name in BOARD_ACTIONS:
            arranger.view.removeAction(self._window.actions_[name])

    def _show_desk(self) -> None:
        arranger, panel = self._arranger, self._window.pieces
        if arranger is None:
            panel.show_desk(
                None, tr("The tiles of a route are shown here while it is in front."), {}
            )
            return
        panel.show_desk(arranger.desk, arranger.why_not, arranger.words, arranger.loose)
        word = arranger.word("barrier").capitalize()
        action = self._window.actions_["tool_bar"]
        if action.iconText() != word:
            action.setText(word)
            action.setIconText(word)
            action.setToolTip(action.toolTip().replace(tr("Barrier"), word))

    def _switch_minimap(self) -> None:
        page = self._window.page
        if page is not None and page.board is not None:
            page.board.show_minimap(page.board.minimap.isHidden())

    def _set_tool(self, name: str) -> None:
        self._with(lambda arranger: arranger.set_tool(name))

    def _with(self, work: Callable[[Arranger], object]) -> None:
        if self._arranger is not None:
            work(self._arranger)

    def _on_spoken(self, text: str) -> None:
        self._window.status.show_space((text,))

    def _on_tool(self, name: str) -> None:
        self._window.actions_[f"tool_{name}"].setChecked(True)
        self._window.pieces.show_bars(name == "bar")

    def _on_taken(self, face: str, anyway: bool, by_key: bool) -> None:
        arranger = self._arranger
        if arranger is not None and arranger.hand.arm(face, anyway=anyway, by_key=by_key):
            arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_bar_taken(self, barrier: str, by_key: bool) -> None:
        arranger = self._arranger
        if arranger is not None and arranger.hand.arm_bar(barrier, by_key=by_key):
            arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_loose_taken(self, piece: str, by_key: bool) -> None:
        arranger = self._arranger
        if arranger is not None and arranger.laying.take(piece, by_key=by_key):
            arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_drag_moved(self, offer: Offer, place: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        arranger = self._arranger
        if arranger is None:
            return
        here = QPointF(arranger.view.mapFromGlobal(place))
        if offer.is_loose:
            arranger.pointer = here
            if arranger.laying.held or arranger.laying.take(offer.id, held=True):
                arranger.laying.carry_to(here)
            return
        if not arranger.hand.is_held:
            arranger.pointer = here
            anyway = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
            if offer.is_bar:
                arranger.hand.arm_bar(offer.id, held=True)
            elif not arranger.hand.arm(offer.id, anyway=anyway, held=True):
                return
        arranger.hand.carry_to(here, modifiers)

    def _on_drag_ended(
        self,
        offer: Offer,
        place: QPoint,
        modifiers: Qt.KeyboardModifier,
    ) -> None:
        arranger = self._arranger
        if offer.is_loose:
            self._drop_loose(place)
            return
        if arranger is None or not arranger.hand.is_held:
            return
        here = arranger.view.mapFromGlobal(place)
        inside = arranger.view.rect().contains(here)
        if inside:
            arranger.hand.carry_to(QPointF(here), modifiers)
            arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)
        shift = modifiers | Qt.KeyboardModifier.ShiftModifier  # one drag puts down one
        if not inside or not arranger.hand.drop(shift):
            told = inside and arranger.hand.carried is not None
            arranger.hand.cancel()
            if not told:
                arranger.balloon.hide()

    def _drop_loose(self, place: QPoint) -> None:
        arranger = self._arranger
        if arranger is None or not arranger.laying.held:
            return
        here = arranger.view.mapFromGlobal(place)
        inside = arranger.view.rect().contains(here)
        if inside:
            arranger.laying.carry_to(QPointF(here))
            arranger.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not inside or not arranger.laying.drop():
            refused = arranger.balloon.refusal if inside else None
            arranger.laying.cancel()
            if refused is not None:
                arranger.refuse(refused, arranger.area())

    def _open_face(self, face: str) -> None:
        workspace, page = self._window.workspace, self._window.page
        if workspace is None or page is None:
            return
        game = workspace.project.game_of(page.document)
        entry = workspace.project.entry("face", face, game)
        if entry is None:
            return
        shown = self._window.documents.show(entry.document.path)
        if shown is not None:
            where = entry.document.location(entry.pointer)
            shown.pane.go_to(where.line, where.column)


def _pick_up(arranger: Arranger) -> None:
    if arranger.chosen_desk() is not None:
        arranger.hand.pick_up(arranger.selection, held=False)
