"""What a preview of a game without a board shows: the mats, a pile that is looked through, a question."""

from collections.abc import Callable, Sequence

from designer.printing.scenes import BoardScene
from designer.ui.preview.cards import PieceWidget
from designer.ui.preview.frame import PreviewFrame

__all__ = ["connect_mats", "show_ground", "show_mats"]


def connect_mats(
    window: PreviewFrame, entered: Callable[[PieceWidget], object], left: Callable[[], object]
) -> None:
    """Hear what the pointer does over a question, and which pile is to be looked through."""
    window.question.entered.connect(entered)
    window.question.left.connect(left)
    window.mats.pile_asked.connect(lambda zone: _look_through(window, zone))


def show_ground(window: PreviewFrame, scene: BoardScene | None, name: str) -> str:
    """Show a board, or what lies before the seats where there is none; give what is played."""
    if scene is not None:
        window.board.show_board(scene)
    is_laid_out = any(zone.area for zone in window.control.table.zones)
    window.use_mats(on=scene is None and is_laid_out)
    return name or (scene.title if scene is not None else "")


def show_mats(window: PreviewFrame, who: Sequence[str]) -> None:
    """Show the table as it is; `who` plays each seat."""
    control = window.control
    table, held, may = control.table, control.held, control.may_act
    to_move = control.game.seat_to_move
    window.mats.show_table(table, held, who, may_act=may, to_move=to_move)
    if window.browser.zone:
        window.browser.show_table(table, held, may_act=may)
    window.question.ask(table.question if may else None)
    window.place_overlays()


def _look_through(window: PreviewFrame, zone: str) -> None:
    """Open a pile that everybody may look through, or put it away again."""
    control = window.control
    window.browser.open_zone(zone, control.table, control.held, may_act=control.may_act)
    window.place_overlays()
