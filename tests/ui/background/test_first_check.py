"""The first check: what is open is shown before all the rest of the content is judged."""

import pytest

from designer.session import Workspace
from designer.ui.background.checks import Checks
from tests.ui.background.test_checks import HeldJobs
from tests.ui.panels import EXAMPLE


@pytest.fixture
def checked(qtbot, checkout):
    """Give checks of the example whose jobs wait, what they told, and the file's path."""
    workspace = Workspace.open([checkout / EXAMPLE])
    (path,) = workspace.open_paths
    jobs, told = HeldJobs(), []
    checks = Checks(jobs)
    checks.shown.connect(lambda report: told.append(("shown", report)))
    checks.done.connect(lambda report: told.append(("done", report)))
    checks.set_workspace(workspace)
    checks.set_focus({path}, {path})
    checks.check_soon()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    return checks, jobs, told, path


def test_what_is_open_is_shown_before_the_rest_is_judged(qtbot, checked):
    checks, jobs, told, path = checked
    jobs.do_one()

    assert [name for name, _ in told] == ["shown"]
    assert path in told[0][1].scenes
    assert path in checks.prepared
    assert checks.pending

    jobs.do_one()

    assert [name for name, _ in told] == ["shown", "done"]
    assert told[1][1].of(path) == told[0][1].of(path)
    assert told[1][1].scenes[path] is told[0][1].scenes[path]
    assert not checks.pending

    checks.check_soon()
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.do_one()

    assert [name for name, _ in told] == ["shown", "done", "done"]


def test_a_text_changed_meanwhile_is_not_covered_by_what_was_found_before(checked):
    checks, jobs, told, _ = checked
    checks.text_changed()
    jobs.do_one()

    assert told == []
