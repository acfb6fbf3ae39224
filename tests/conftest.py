"""What holds for every test.

Qt draws offscreen; there is no network and no user's folder; a warning in the program's own log, a
window or a thread left behind fails the test that did it. `--long` runs the full numbers.
"""

import logging
import os
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers.golden import Golden
from tests.helpers.guards import Garbage, Leftovers, OwnLog
from tests.helpers.isolation import bar_network, new_home, use_home
from tests.helpers.numbers import Numbers
from tests.helpers.patience import PatientBot

# Before anything loads Qt or asks for a folder.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
bar_network()

TESTS = Path(__file__).parent
OWN_LOG = OwnLog()
GARBAGE = Garbage()
_LEFTOVERS = pytest.StashKey[Leftovers]()
_CALL_PASSED = pytest.StashKey[bool]()
_HOMES = pytest.StashKey[Path]()
_HOME_NUMBERS = count(1)
_SECONDS_WHEN_LONG = 3600.0

# The same examples on every run, whatever the machine's speed; the long run looks further afield.
_SLOW = [HealthCheck.too_slow]
settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW
)
settings.register_profile(
    "long",
    max_examples=2000,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=_SLOW,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    group = parser.getgroup("trailwright")
    group.addoption("--long", action="store_true", help="run the full numbers (long)")
    group.addoption("--update-golden", action="store_true", help="write the kept texts anew")


def pytest_configure(config: pytest.Config) -> None:
    """Set up this process."""
    is_long = config.getoption("long")
    settings.load_profile("long" if is_long else "ci")
    config.stash[_HOMES] = new_home()
    use_home(config.stash[_HOMES] / "before-the-first-test")
    logging.getLogger().addHandler(OWN_LOG)
    _install_plugins()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take away what this process made."""
    logging.getLogger().removeHandler(OWN_LOG)
    shutil.rmtree(config.stash[_HOMES], ignore_errors=True)


def _install_plugins() -> None:
    from designer.plugin_host import install_plugins_package, shipped_root

    install_plugins_package([shipped_root()])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out of a short run, and give those of a long run their time."""
    if config.getoption("long"):
        for item in items:
            item.add_marker(pytest.mark.timeout(_SECONDS_WHEN_LONG), append=False)
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give each test a home of its own and an empty log, and see what is there before it."""
    use_home(item.config.stash[_HOMES] / str(next(_HOME_NUMBERS)))
    OWN_LOG.records.clear()
    item.stash[_LEFTOVERS] = Leftovers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Remember whether the test itself passed: one that failed is told about that alone."""
    item.stash[_CALL_PASSED] = False
    result = yield
    item.stash[_CALL_PASSED] = True
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Fail the test for what it left behind, once its fixtures have cleaned up."""
    result = yield
    left = item.stash[_LEFTOVERS].found()
    GARBAGE.collect()
    if nextitem is None or nextitem.path != item.path:
        GARBAGE.set_aside()
    if not item.stash.get(_CALL_PASSED, False):
        return result
    if "logged" not in item.fixturenames:
        left += [f"in our log: {line}" for line in OWN_LOG.sentences()]
    if left:
        pytest.fail("this test left behind:\n  " + "\n  ".join(left), pytrace=False)
    return result


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: object) -> object:
    """Make the one application first: what prints without a window would make a lesser one."""
    return qapp


@pytest.fixture(scope="session", autouse=True)
def _content() -> tuple[object, object]:
    """Keep the shipped content: what opens it finds it read, and its schemas compiled."""
    from designer.documents import open_project
    from designer.plugin_host import PluginHost

    host = PluginHost.standard()
    return host, open_project([], host.roots, patterns=host.schemas.id_patterns)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """Give pytest-qt's bot, with more patience."""
    return PatientBot(request)


@pytest.fixture
def logged() -> list[logging.LogRecord]:
    """Give what the program logged at WARNING and above; the test answers for it itself."""
    return OWN_LOG.records


@pytest.fixture(scope="session")
def numbers(pytestconfig: pytest.Config) -> Numbers:
    """Choose numbers: `numbers.of(short=20, long=1000)`."""
    return Numbers(long=pytestconfig.getoption("long"))


@pytest.fixture(scope="session")
def golden(pytestconfig: pytest.Config) -> Golden:
    """Compare texts with those kept in tests/golden: `golden.check("cli/help.txt", text)`."""
    return Golden(TESTS / "golden", update=pytestconfig.getoption("update_golden"))


@pytest.fixture(scope="session")
def checkout() -> Path:
    """Give the folder that holds the whole project."""
    return TESTS.parent
