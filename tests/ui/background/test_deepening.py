"""Long work off the window's thread: one job at a time, stopped when it is not wanted any more."""

import threading

import pytest

from designer.routes import AnalysisStopped
from designer.ui.background.deepening import Deepening


@pytest.fixture
def deepening(qapp):
    made = Deepening()
    made.quiet_ms = 0
    yield made
    made.close()


def wait_for(token):
    """Work until one is stopped, as an analysis does."""
    while not token():
        pass
    raise AnalysisStopped


def test_work_is_never_done_on_the_window_s_thread(deepening, qtbot):
    found = []
    deepening.ask(lambda _token: threading.get_ident(), found.append)
    qtbot.waitUntil(lambda: bool(found))

    assert found != [threading.get_ident()]
    assert deepening.is_idle


def test_new_work_stops_the_old_and_its_result_is_dropped(deepening, qtbot):
    first, second = [], []
    deepening.ask(wait_for, first.append)
    qtbot.waitUntil(lambda: deepening._token is not None)
    deepening.ask(lambda _token: "new", second.append)
    qtbot.waitUntil(lambda: bool(second))

    assert (first, second) == ([], ["new"])


def test_work_that_waits_for_quiet_can_be_forgotten(deepening, qtbot):
    found = []
    deepening.quiet_ms = 30
    deepening.ask(lambda _token: 1, found.append)
    waiting = not deepening.is_idle
    deepening.stop()
    qtbot.wait(60)

    assert waiting
    assert (found, deepening.is_idle) == ([], True)


def test_what_work_raises_is_handed_over(deepening, qtbot):
    found = []

    def fail(_token):
        raise ValueError("no board")

    deepening.ask(fail, found.append)
    qtbot.waitUntil(lambda: bool(found))

    assert str(found[0]) == "no board"


def test_how_far_work_is_can_be_told(deepening, qtbot):
    told = []
    deepening.told.connect(told.append)
    deepening.ask(wait_for, told.append)
    qtbot.waitUntil(lambda: bool(told))
    deepening.stop()

    assert told[0].n_asked > 0
    assert told[0].seconds > 0
