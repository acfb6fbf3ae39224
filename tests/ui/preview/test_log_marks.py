"""The log marks each line with the player it speaks of, whoever made the move."""

from designer.engine.game import Move
from designer.play.table import SeatPlate
from designer.session.preview import Step
from designer.ui.preview.log import LogView

PLATES = (SeatPlate("Red", "red", ()), SeatPlate("Blue", "blue", ()))


def test_a_line_has_the_mark_of_whom_it_names(qtbot, look):
    log = LogView(look, lambda _step: 1)
    qtbot.addWidget(log)
    lines = ("Red rolls the dice.", "Blue moves the snake.", "Nobody is met.")
    log.show_steps([Step(0, Move("roll"), {}, lines, None)], PLATES)

    rows = [log.model()._rows[n][1:] for n in range(3)]
    assert rows == [
        ("red", "Nobody is met."),
        ("blue", "Blue moves the snake."),
        ("red", "Red rolls the dice."),
    ]
