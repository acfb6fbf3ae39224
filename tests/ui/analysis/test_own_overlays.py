"""What a game draws itself over its boards: switched on by chips and keys like all else."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.waiting import wait_until_idle

SCENARIO = "content/el_dorado/dragons/scenarios/dragons.yaml"


def test_the_games_own_drawings_have_chips_and_keys(make, checkout, example):
    window = make(checkout / SCENARIO)
    board, overlays = window.page.board, window.page.overlays
    chip = board.overlays.chips["own:ranges"]

    assert chip.text() == "Ranges"
    assert chip.accessibleName() == "Ranges"
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert overlays.wanted == "own:ranges"
    assert chip.isChecked()
    assert board.view.overlay.marking.firm
    assert window.actions_["overlay_own"].isChecked()
    assert board.legend.isVisible()

    # another thing instead; then by key; then none
    window.actions_["overlay_way"].trigger()
    assert not chip.isChecked()
    assert not board.view.overlay.marking.firm
    window.actions_["overlay_own"].trigger()
    assert chip.isChecked()
    window.actions_["overlay_next"].trigger()
    assert overlays.wanted == ""

    # a board without any says so
    window.open_paths([example])
    wait_until_idle(window)
    assert not [name for name in window.page.board.overlays.chips if name.startswith("own:")]
    window.actions_["overlay_own"].trigger()
    assert window.page.overlays.wanted != "own:ranges"
