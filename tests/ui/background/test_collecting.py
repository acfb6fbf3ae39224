import gc
import threading

import pytest

from designer.ui.background import collecting
from designer.ui.background.collecting import Collecting
from designer.ui.background.jobs import Jobs


class Loop:
    """Something that only the collector finds, and that tells where it went."""

    gone: list[str]

    def __init__(self, gone: list[str]) -> None:
        self.itself = self
        self.gone = gone

    def __del__(self) -> None:
        self.gone.append(threading.current_thread().name)


@pytest.fixture(autouse=True)
def _as_before():
    assert gc.isenabled()
    limits = gc.get_threshold()
    yield
    gc.set_threshold(*limits)
    assert gc.isenabled()


def make_much() -> int:
    """Make so much that the collector would run on whatever thread this is."""
    gc.set_threshold(500, 5, 5)
    kept = [[n] for n in range(20_000)]
    gc.set_threshold(10**9)
    return len(kept)


def test_no_garbage_is_collected_on_the_thread_that_works(qtbot):
    jobs, gone, done = Jobs(), [], []
    gc.set_threshold(10**9)
    for _ in range(20):
        Loop(gone)

    jobs.run(make_much, done.append)
    qtbot.waitUntil(lambda: not jobs.busy)
    gc.set_threshold(500, 5, 5)
    kept = [[n] for n in range(1000)]  # so many new things that the collector is due
    qtbot.waitUntil(lambda: len(gone) == 20)
    jobs.close()

    assert len(kept) == 1000
    assert set(gone) == {threading.main_thread().name}


def test_the_collector_runs_by_itself_again_once_nobody_works(qtbot):
    first, second = Collecting(), Collecting()
    first.start()
    first.start()
    second.start()
    assert not gc.isenabled()

    first.stop()
    assert not gc.isenabled()
    second.stop()
    second.stop()

    assert gc.isenabled()


def test_what_is_due_is_collected(qtbot):
    gone: list[str] = []
    gc.set_threshold(100, 10, 10)
    collector = Collecting()
    collector.start()
    Loop(gone)
    kept = [[n] for n in range(1000)]  # enough new things that the collector is due

    collector.collect()
    collector.stop()

    assert gone
    assert len(kept) == 1000


def test_old_things_are_looked_through_while_nobody_is_at_the_window(qtbot, monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (100, 10, 10))
    monkeypatch.setattr(gc, "get_count", lambda: (101, 11, 0))
    monkeypatch.setattr(gc, "collect", asked.append)

    monkeypatch.setattr(collecting, "_CALM_S", float("inf"))
    Collecting.collect()  # the pointer is where it is for the first time
    Collecting.note_work()
    Collecting.collect()
    monkeypatch.setattr(collecting, "_CALM_S", -1.0)
    Collecting.collect()

    assert asked[1:] == [0, 1]


def test_new_things_are_looked_through_before_they_are_many(qtbot, monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (10**6, 50, 100))
    monkeypatch.setattr(gc, "get_count", lambda: (50_000, 0, 0))
    monkeypatch.setattr(gc, "collect", asked.append)

    Collecting.collect()

    assert asked == [0]


def test_old_things_are_not_put_off_for_ever(qtbot, monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (100, 10, 10))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 81, 0))
    monkeypatch.setattr(gc, "collect", asked.append)
    Collecting.note_work()

    Collecting.collect()
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 81))
    Collecting.collect()

    assert asked == [1, 2]


def test_all_that_is_old_waits_while_somebody_is_at_the_window(qtbot, monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (100, 10, 10))
    monkeypatch.setattr(gc, "collect", asked.append)
    monkeypatch.setattr(collecting, "_CALM_S", float("inf"))
    for counts in ((0, 0, 11), (101, 0, 11), (101, 81, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        Collecting.collect()

    assert asked[-2:] == [0, 1]
    assert 2 not in asked


def test_what_is_done_with_a_result_is_let_go_of_on_the_windows_thread(qtbot):
    jobs, gone = Jobs(), []

    class Then:
        def __call__(self, result: object) -> None:
            pass

        def __del__(self) -> None:
            gone.append(threading.current_thread().name)

    jobs.run(lambda: None, Then())
    qtbot.waitUntil(lambda: not jobs.busy)
    qtbot.waitUntil(lambda: bool(gone))
    jobs.close()

    assert gone == [threading.main_thread().name]
