"""The window of combinations: what fits and why not, with a fan's own module among the others."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from designer.session.combining import Combination
from designer.ui.modules import combos
from designer.ui.modules.combos import CombosWindow
from tests.ui.waiting import wait_until_idle

PACK = """\
kind: pack
format: 1
id: storms_of_a_fan
version: "1.0"
game: el_dorado
title: Storms
requires: [el_dorado_base]
licence: MIT
authors: [A fan]
module: {id: storms, title: Storms, needs: [base, dragons], excludes: [mists], switches: []}
"""
SCENARIO = """\
kind: scenario
format: 1
id: storm
game: el_dorado
name: Storm
route: land_of_the_muisca
players: 3
modules: [base, muisca]
switches: {}
caves: true
source: designed here
"""
LEFT = Qt.MouseButton.LeftButton
LOOKED_AT = [
    ("dragons",),
    ("muisca",),
    ("storms",),
    ("dragons", "storms"),
    ("dragons", "treasures"),
    ("mists", "storms"),
]


def opened(window, qtbot):
    """Open the window of combinations and wait until all pairs are looked at."""
    window.actions_["combinations"].trigger()
    shown = window.findChild(CombosWindow)
    qtbot.waitUntil(lambda: shown.is_idle, timeout=120_000)
    return shown


def test_a_fans_module_is_in_the_matrix_and_games_are_played(make, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(combos, "n_cores", lambda: 1)  # games here, not in other processes
    # Some of the 56: the command's tests look at all of them.
    monkeypatch.setattr(combos, "ones_and_pairs", lambda _modules: iter(LOOKED_AT))
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    scenario = tmp_path / "storm.yaml"
    scenario.write_text(SCENARIO, encoding="utf-8")
    window = make(scenario)
    shown = opened(window, qtbot)
    known = shown.known

    # ones, pairs and the chosen set; a fan's needs and exclusions among the reasons
    assert {*known.found} == {*LOOKED_AT}
    assert known.chosen == ("muisca",)
    assert known.found["muisca",].fits
    shown.go_to(("storms",))
    assert "It does not fit:" in shown.reasons.toPlainText()
    assert "Storms needs Dragons." in shown.reasons.toPlainText()
    assert known.found["dragons", "storms"].fits
    shown.go_to(("mists", "storms"))
    assert "Storms cannot be played with Mists." in shown.reasons.toPlainText()

    # rules that meet, with texts and rulings; readings of the rules
    shown.go_to(("dragons", "treasures"))
    words = shown.reasons.toPlainText()
    assert "ED-CROSS-16" in words
    assert "(our ruling)" in words
    assert "Dragons asleep: no" in words
    cell = shown.matrix.currentIndex()
    assert "rules meet" in shown.matrix.model().data(cell, Qt.ItemDataRole.AccessibleTextRole)

    # a reason leads to its place
    noted = known.found["dragons",]
    place = next(h for h in noted.notes if h.file)
    shown.go_to(("dragons",))
    QTest.keyClick(shown.matrix, Qt.Key.Key_Return)
    wait_until_idle(window)
    assert window.page.path == place.file
    assert Path(place.file).name == "land_of_the_muisca.yaml"
    shown.reasons.anchorClicked.emit(QUrl("rule:ED-CROSS-16"))

    # games: with the chosen set first, stopped after it
    shown.games.setValue(1)
    QTest.mouseClick(shown.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: known.chosen in known.games, timeout=120_000)
    assert known.games[known.chosen].ended == 1
    assert "1 of 1 games end" in known.sentence(known.chosen)
    QTest.mouseClick(shown.stop, Qt.MouseButton.LeftButton)
    assert shown.is_idle
    assert shown.play.isEnabled()

    # every set, a part of them
    QTest.mouseClick(shown.every, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(known.found) > len(LOOKED_AT) + 2, timeout=120_000)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert shown.is_idle

    # games with all sets: those that are left are looked at first, then bots play; Esc stops both
    monkeypatch.setattr(
        combos, "all_sets", lambda _modules: iter([*LOOKED_AT, ("rapids", "swamps", "temples")])
    )
    known.found.pop(("rapids", "swamps", "temples"), None)
    shown.which.setCurrentIndex(1)
    QTest.mouseClick(shown.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: ("rapids", "swamps", "temples") in known.games, timeout=120_000)
    assert ("rapids", "swamps", "temples") in known.found
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert shown.is_idle
    n_rows = shown.sets.model().rowCount()
    assert n_rows == len(known.found)
    shown.filter.setText("storms")
    assert 0 < shown.sets.model().rowCount() < n_rows
    shown.close()


def test_what_a_stopped_job_still_finds_is_not_taken_for_what_is_asked_next(
    make, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(combos, "ones_and_pairs", lambda _modules: iter([("dragons",)]))
    scenario = tmp_path / "storm.yaml"
    scenario.write_text(SCENARIO, encoding="utf-8")
    shown = opened(make(scenario), qtbot)
    late = [Combination((*names, "rapids"), (), (), (), ()) for names in LOOKED_AT]

    QTest.mouseClick(shown.every, LEFT)
    old = shown._arrived
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    QTest.mouseClick(shown.every, LEFT)
    old.extend(late)
    qtbot.waitUntil(lambda: len(shown.known.found) > 3, timeout=60_000)
    assert len(shown.known.found) == shown._n_done + 2
    old = shown._arrived
    QTest.keyClick(shown.players, Qt.Key.Key_Down)
    old.extend(late)
    qtbot.waitUntil(lambda: shown.is_idle, timeout=60_000)

    assert set(shown.known.found) == {("dragons",), ("muisca",)}
