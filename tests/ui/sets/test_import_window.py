"""Tables come in and go out through the window: looked at, accepted, undone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.sets.test_set_window import SET
from tests.ui.waiting import wait_until_idle

TABLE = "Id;Name;Type;Copies\nhigh_pass;High Pass;location;2\nown_gate;;;3\nmule;Mule;caracter;1\n"


@pytest.fixture
def asking(make, tmp_path, qtbot):
    """Give a window on an own set, and the window that takes a table in, with one open."""
    file = tmp_path / "own.yaml"
    file.write_text(SET, "utf-8")
    window = make(file)
    window.actions_["import_table"].trigger()
    asking = window.set_work._imports[0]
    table = tmp_path / "table.csv"
    table.write_text(TABLE, "utf-8")
    asking.choose_file = lambda _parent: str(table)
    asking.choose.click()
    qtbot.waitUntil(lambda: asking.is_idle and asking.offer is not None)
    return window, asking


def test_a_table_comes_in_as_one_step(asking, qtbot):
    window, shown = asking

    assert shown.accept.text() == "Import 2 rows"
    assert window.page.pane.text() == SET  # nothing is written before
    shown.accept.click()
    wait_until_idle(window)
    cards = window.page.document.tree["cards"]
    assert [card["id"] for card in cards] == ["own_storm", "own_net", "own_gate", "high_pass"]
    assert cards[2]["copies"] == 3
    assert cards[3]["source"] == "designed here"
    window.actions_["undo"].trigger()
    assert window.page.pane.text() == SET


def test_refused_rows_say_why_and_another_column_changes_the_verdict(asking, qtbot):
    _, shown = asking
    assert "caracter" in shown._why.text()
    kind = next(c for c in shown.matching.choices if c.currentText() == "Type")
    kind.setCurrentIndex(0)
    fixed = shown.matching.fixed[("type",)]
    fixed.setCurrentText("Location")
    assert fixed.currentData() == "location"
    qtbot.waitUntil(lambda: shown.is_idle)

    assert shown.accept.text() == "Import 3 rows"


def test_two_columns_never_fill_one_value(asking):
    _, shown = asking
    kind = next(c for c in shown.matching.choices if c.currentText() == "Type")
    kind.setCurrentIndex(kind.findText("Name"))

    assert [c.currentText() for c in shown.matching.choices].count("Name") == 1


def test_escape_leaves_everything_as_it_was(asking):
    window, shown = asking
    QTest.keyClick(shown, Qt.Key.Key_Escape)

    assert window.page.pane.text() == SET


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"id,name\n", b"\xff\xfe\x00"], ids=repr)
def test_a_file_that_is_no_table_says_so_and_the_window_goes_on(asking, tmp_path, qtbot, data):
    _, shown = asking
    bad = tmp_path / "bad.csv"
    bad.write_bytes(data)
    shown.open_file(bad)
    qtbot.waitUntil(lambda: shown.is_idle)

    assert shown.bar.isVisible()
    assert not shown.accept.isEnabled()
    shown.open_file(tmp_path / "table.csv")
    qtbot.waitUntil(lambda: shown.is_idle)
    assert shown.accept.isEnabled()
    assert not shown.bar.isVisible()


def test_a_set_goes_out_as_a_table_that_comes_in_unchanged(asking, tmp_path, qtbot):
    window, shown = asking
    out = tmp_path / "out.csv"
    window.set_work.choose_target = lambda *_: (str(out), ";")
    window.actions_["export_table"].trigger()
    wait_until_idle(window)
    assert out.read_bytes().startswith(b"\xef\xbb\xbfid;name;")
    shown.open_file(out)
    qtbot.waitUntil(lambda: shown.is_idle)

    assert {row.fate.value for row in shown.offer.rows} == {"same"}
    assert not shown.accept.isEnabled()


def test_a_folder_that_takes_no_file_is_told(asking, tmp_path):
    window, _ = asking
    window.set_work.choose_target = lambda *_: (str(Path(tmp_path / "none" / "out.csv")), ",")
    window.actions_["export_table"].trigger()
    wait_until_idle(window)

    assert "cannot be written" in window.bar.text


def test_a_table_is_never_written_over_what_is_open(asking):
    window, _ = asking
    path = Path(window.page.path)
    before = path.read_bytes()
    window.set_work.choose_target = lambda *_: (str(path), ",")
    window.actions_["export_table"].trigger()
    wait_until_idle(window)

    assert path.read_bytes() == before
    assert "nothing was written" in window.bar.text
