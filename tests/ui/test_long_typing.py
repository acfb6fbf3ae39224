"""A file of tens of thousands of lines is typed into like a short one; its check comes later."""

import pytest
from PySide6.QtTest import QTest

from tests.helpers.work import n_calls
from tests.ui.panels import wait_until_idle

CARD = (
    "  - id: card_{n}\n    name: Card {n}\n    colour: green\n    symbols: [machete]\n"
    "    strength: 2\n    price: 1\n    source: designed here\n"
)
WORDS = "fifty letters, typed one after the other, in a row"


@pytest.fixture
def cards(tmp_path):
    def write(n_lines):
        file = tmp_path / f"cards_{n_lines}.yaml"
        made = "".join(CARD.format(n=n) for n in range(n_lines // 7))
        head = f"kind: cards\nformat: 1\nid: cards_{n_lines}\ngame: el_dorado\ncards:\n"
        file.write_text(head + made, "utf-8")
        return file

    return write


def typing(window, path):
    """Give what it takes to type in the middle of a file, and whether the check was left for later."""
    window.documents.show(str(path))
    wait_until_idle(window)
    pane = window.page.pane
    line = pane.document().blockCount() // 14 * 7 + 7  # the name of a card
    pane.go_to(line, 1)
    pane.moveCursor(pane.textCursor().MoveOperation.EndOfBlock)
    pane.setFocus()
    checked = []
    window.checks.done.connect(checked.append)
    calls = n_calls(lambda: QTest.keyClicks(pane, WORDS))
    assert WORDS in pane.textCursor().block().text()
    later = not checked and not window.is_idle
    wait_until_idle(window)
    assert checked
    return calls, later


def test_a_key_in_a_long_file_takes_no_more_than_in_a_short_one(make, cards, numbers):
    short, long = cards(350), cards(numbers.of(short=7_000, long=50_000))
    window = make(short, long)
    usual, _ = typing(window, short)
    calls, left_for_later = typing(window, long)

    assert calls < 2 * usual
    assert left_for_later
    window.actions_["undo"].trigger()  # one run of letters, one step
    assert window.page.pane.text() == long.read_text("utf-8")
