"""A board that is shown near follows what moves, and stands still while that is in sight."""

from designer.ui.preview.window import PreviewWindow


def walk(window: PreviewWindow) -> None:
    """Make the first move that takes a figure somewhere."""
    handles = window.control.table.handles
    window.control.press(next(handle for handle in handles if handle.target_hex is not None))


def test_a_board_shown_near_keeps_in_sight_what_moved(opened):
    window = opened()
    board = window.board
    figure = window.control.table.figures[0]
    board.zoom_to(1.0)
    board.show_near([figure.hex])
    before = board.camera.projection
    walk(window)

    assert not board.is_fitted
    assert board.camera.projection == before  # it was in sight, and so is where it went
    moved = window.control.table.figures[0]
    assert moved.hex != figure.hex

    # far away from what moves, the board goes there
    board.show_near([board.scene.board.spaces[-1].hex])
    while not window.control.may_act and window.control.game.seat_to_move is not None:
        window.control.step_bot()
        window.control.take_seat()
    walk(window)
    shown = window.control.table.figures[0].hex
    assert board.rect().contains(board.camera.projection.centre(shown).toPoint())
