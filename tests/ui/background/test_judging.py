"""What is judged: the documents in sight, and all of their game only while a set is looked at."""

import pytest

from designer.session import Workspace
from designer.ui.background.checks import Checks
from tests.ui.background.test_checks import HeldJobs
from tests.ui.panels import EXAMPLE

_SCENARIO = """kind: scenario
format: 1
game: el_dorado
id: mine
route: first_expedition
"""


@pytest.fixture
def begin(qtbot):
    """Give what begins checks of files whose jobs wait."""

    def begun(*files):
        workspace = Workspace.open(files)
        jobs = HeldJobs()
        checks = Checks(jobs)
        checks.set_workspace(workspace)
        checks.set_focus(set(workspace.open_paths), set(workspace.open_paths))
        checks.check_soon()
        qtbot.waitUntil(lambda: bool(jobs.waiting))
        return checks, jobs, workspace

    return begun


def _judged(workspace):
    return workspace.host.schemas.checked.keys() & workspace.last_read.documents.keys()


def test_what_is_not_open_is_judged_only_while_a_set_is_looked_at(qtbot, checkout, begin):
    checks, jobs, workspace = begin(checkout / EXAMPLE)
    workspace.host.schemas.checked.clear()  # the store is shared, and others judged before
    jobs.do_one()

    assert _judged(workspace) == set(workspace.open_paths)

    checks.judge_games(on=True)
    jobs.do_one()  # what was to be read meanwhile gives way
    qtbot.waitUntil(lambda: bool(jobs.waiting))
    jobs.do_one()

    project = workspace.last_read
    assert _judged(workspace) == {
        path for path, d in project.documents.items() if project.game_of(d) == "el_dorado"
    }


def test_after_the_first_check_all_is_read_and_the_open_game_is_judged(checkout, begin):
    _, jobs, workspace = begin(checkout / EXAMPLE)
    jobs.do_one()
    jobs.do_one()
    project, memory = workspace.last_read, workspace.host.schemas.memory

    assert not jobs.waiting
    assert all(document.reading.is_done for document in project.documents.values())
    assert all(d in memory for d in project.documents.values() if project.game_of(d) == "el_dorado")


def test_the_route_that_an_open_scenario_stands_on_is_judged_too(checkout, tmp_path, begin):
    file = tmp_path / "mine.yaml"
    file.write_text(_SCENARIO, "utf-8")
    _, jobs, workspace = begin(file)
    workspace.host.schemas.checked.clear()
    jobs.do_one()

    assert str(checkout / EXAMPLE) in _judged(workspace)


def test_a_text_changed_meanwhile_is_not_covered_by_what_was_found_before(checkout, begin):
    checks, jobs, _ = begin(checkout / EXAMPLE)
    told = []
    checks.done.connect(told.append)
    checks.text_changed()
    jobs.do_one()

    assert told == []
