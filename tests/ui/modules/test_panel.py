"""The panel of modules: switching by pointer and keys, and what it says."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from designer.session.preview import HUMAN
from designer.ui.preview.window import PreviewWindow
from tests.ui.waiting import wait_until_idle

SCENARIO = "content/el_dorado/dragons/scenarios/dragons.yaml"


def own_scenario(checkout, tmp_path):
    """Give a scenario that may be written to."""
    file = tmp_path / "evening.yaml"
    text = (checkout / SCENARIO).read_text("utf-8").replace("id: dragons\n", "id: evening\n")
    file.write_text(text, "utf-8")
    return file, text


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_tab_goes_from_the_head_of_the_panel_to_its_switches(make, checkout, tmp_path):
    window = make(own_scenario(checkout, tmp_path)[0])
    window.actions_["modules"].trigger()
    wait_until_idle(window)
    panel = window.modules
    panel.combinations.setFocus()
    met = []

    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        met.append(window.focusWidget())

    first, second = (row for row in list(panel.rows.values())[:2])
    assert met[:3] == [first.fold, second.fold, second.switch]
    assert all(panel.isAncestorOf(stop) for stop in met)


def test_modules_and_readings_are_switched_in_the_text_and_taken_back(make, checkout, tmp_path):
    file, text = own_scenario(checkout, tmp_path)
    window = make(file)
    window.actions_["modules"].trigger()
    wait_until_idle(window)
    panel, pane = window.modules, window.page.pane
    rapids, dragons = panel.rows["rapids"], panel.rows["dragons"]

    # what is read of it
    assert dragons.switch.isChecked()
    assert not rapids.switch.isChecked()
    assert rapids.switch.accessibleName() == "Rapids"
    assert "7 tiles" in rapids.switch.accessibleDescription()
    assert panel.rows["base"].switch.isHidden()

    # a click, then the space bar
    click(rapids.switch)
    wait_until_idle(window)
    assert pane.text() == text.replace("[base, dragons]", "[base, rapids, dragons]")
    assert rapids.fault.isVisible()  # none of its tiles lies on the route
    assert "none of its tiles is used" in rapids.fault.accessibleName()
    rapids.switch.setFocus()
    QTest.keyClick(rapids.switch, Qt.Key.Key_Space)
    wait_until_idle(window)
    assert pane.text() == text

    # readings of the rules are folded away until they are wanted
    asleep = dragons.rules["dragon.sleeping_range"]
    assert not asleep.isVisible()
    click(dragons.fold)
    wait_until_idle(window)  # it is laid out
    assert asleep.isVisible()
    assert isinstance(asleep.control, QCheckBox)
    assert "ED-DRAGON-13" in asleep.control.toolTip()
    assert "our ruling" in asleep.control.toolTip()
    click(asleep.control)
    wait_until_idle(window)
    assert "switches: {dragon.sleeping_range: true}" in pane.text()
    gate = panel.rows["temples"].rules["temples.gate"]
    assert not gate.control.isEnabled()
    assert "Temples is not in play." in gate.control.toolTip()

    # out of play, it leaves nothing behind; each was one step
    click(dragons.switch)
    wait_until_idle(window)
    assert "dragon_green" not in pane.text()
    assert "switches: {}" in pane.text()
    for _ in range(4):
        window.actions_["undo"].trigger()
        wait_until_idle(window)
    assert pane.text() == text
    assert dragons.switch.isChecked()


def test_a_route_is_played_with_the_modules_chosen_here(make, checkout, monkeypatch):
    played = []
    opened = lambda plugin, compiled, *_more, **_named: played.append(compiled.game)  # noqa: E731
    window = make(
        checkout / "content/el_dorado/temples/routes/four_temples.yaml", open_preview=opened
    )
    window.actions_["modules"].trigger()
    wait_until_idle(window)
    rows, before = window.modules.rows, window.page.pane.text()

    assert rows["temples"].switch.isChecked()
    click(rows["dragons"].switch)
    assert rows["dragons"].switch.isChecked()
    assert window.page.pane.text() == before
    window.play()
    wait_until_idle(window)
    assert set(played[0].definition.modules) >= {"dragons", "temples"}

    click(rows["temples"].switch)
    assert "without its rules" in rows["temples"].switch.toolTip()
    window.play()
    wait_until_idle(window)
    assert "temples" not in played[1].definition.modules


def test_another_number_of_players_is_dealt_with_the_modules_chosen_for_a_route(make, checkout):
    window = make(checkout / "content/el_dorado/temples/routes/four_temples.yaml")
    window.actions_["modules"].trigger()
    wait_until_idle(window)
    click(window.modules.rows["mists"].switch)
    window.play()
    wait_until_idle(window)
    preview = window.findChild(PreviewWindow)
    preview._on_setup_started([HUMAN, "greedy"], 3)

    assert preview.control.game.game.n_seats == 2
    assert "mists" in preview.control.game.game.definition.modules
    assert preview.players.modules_text == "Temples, Mists"
    preview.close()


def test_the_preview_of_a_scenario_has_its_name(make, checkout):
    window = make(checkout / "content/el_dorado/together/scenarios/all_nine.yaml")
    assert window.actions_["play"].text() == "Play this scenario"
    window.play()
    wait_until_idle(window)
    preview = window.findChild(PreviewWindow)

    assert preview.windowTitle().startswith("Preview: All Nine, 4 players")
    assert preview.players.modules_text.startswith("Skulls, Mountain Passes")
    preview.close()


def test_the_signs_that_unfold_modules_stand_one_below_the_other(make, checkout, tmp_path):
    window = make(own_scenario(checkout, tmp_path)[0])
    window.actions_["modules"].trigger()
    wait_until_idle(window)
    rows = window.modules.rows
    places = {row.fold.mapTo(row, QPoint(0, 0)).x() for row in rows.values()}

    assert len(rows) > 2
    assert len(places) == 1
