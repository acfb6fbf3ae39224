"""Work beside the window: late results are dropped, failures are told, nothing is lost."""

from collections import deque

import pytest

from designer.session import Workspace
from designer.ui.background.checks import Checks
from designer.ui.background.jobs import Jobs


class HeldJobs:
    """Jobs that are done when the test says so."""

    def __init__(self):
        self.waiting = deque()

    def run(self, job, then):
        self.waiting.append((job, then))

    def do_one(self):
        job, then = self.waiting.popleft()
        try:
            result = job()
        except Exception as error:  # noqa: BLE001 - whatever a job raises is its result
            result = error
        then(result)


@pytest.fixture
def workspace(tmp_path):
    file = tmp_path / "a.yaml"
    file.write_text("kind: route\nformat: 1\nid: a\n", "utf-8")
    return Workspace.open([file])


def test_a_result_for_an_older_text_is_dropped(qtbot, workspace):
    (path,) = workspace.open_paths
    workspace.set_text(path, "kind: route\nformat: 1\nid: b\n")
    jobs, told = HeldJobs(), []
    checks = Checks(jobs)
    checks.set_workspace(workspace)
    checks.done.connect(told.append)
    checks.check_soon()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    workspace.set_text(path, "kind: route\nformat: 1\nid: c\n")
    checks.text_changed()
    jobs.do_one()

    assert told == []
    assert workspace.last_read.documents[path].id == "a"

    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.do_one()

    assert len(told) == 1
    assert workspace.document(path).id == "c"
    assert not checks.pending


def test_a_check_that_fails_is_told_and_the_next_one_runs(qtbot, workspace):
    (path,) = workspace.open_paths
    jobs, told, failed = HeldJobs(), [], []
    checks = Checks(jobs)
    checks.set_workspace(workspace)
    workspace._unread[path] = None  # no text at all: it cannot be read
    checks.done.connect(told.append)
    checks.failed.connect(failed.append)
    checks.check_soon()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.do_one()
    del workspace._unread[path]
    checks.check_soon()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.do_one()

    assert len(failed) == 1
    assert len(told) == 1


def test_jobs_run_on_another_thread_in_order_and_end_with_the_window(qtbot):
    import threading

    jobs, seen = Jobs(), []
    for number in range(3):
        jobs.run(
            lambda number=number: (number, threading.current_thread().name),
            lambda result: seen.append((*result, threading.current_thread().name)),
        )
    qtbot.waitUntil(lambda: not jobs.busy)
    jobs.close()

    here = threading.current_thread().name
    assert seen == [(number, "checks", here) for number in range(3)]


def _leave():
    raise SystemExit(0)


@pytest.mark.parametrize(
    ("job", "error"), [(lambda: 1 // 0, ZeroDivisionError), (_leave, SystemExit)]
)
def test_what_a_job_raises_is_its_result(qtbot, job, error):
    jobs, seen = Jobs(), []
    jobs.run(job, seen.append)
    qtbot.waitUntil(lambda: not jobs.busy)
    jobs.close()

    assert isinstance(seen[0], error)
