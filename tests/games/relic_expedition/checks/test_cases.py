"""Each check finds what `bad.yaml` of its case holds, and nothing in `good.yaml`.

`expected.yaml` lists the diagnostics in order: code, place, severity, sentence.
"""

from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from designer.api import GAMES, GamesPlayed, SetUp
from designer.diagnostics import Severity
from designer.play.playouts import playout
from designer.play.statistics import merged, tally
from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import CONTENT, shipped

CASES = Path(__file__).parents[3] / "cases" / "relic_expedition"
FOLDER = CONTENT.parents[2] / "plugins" / "relic_expedition" / "checks"
CHECKS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")

each_check = pytest.mark.parametrize("check", CHECKS)


def case(check, name):
    """Give the project of a case (with `more.yaml` where there is one) and its document."""
    project = shipped()
    for path in (CASES / check / "more.yaml", CASES / check / name):
        if path.is_file():
            project = project.with_text(path.name, path.read_text(encoding="utf-8"))
    return project, project.documents[name]


def run(check, project, document):
    module = import_module(f"plugins.relic_expedition.checks.{check}")
    if module.SCOPE == GAMES:
        return list(module.run(played(project, document)))
    inspection = inspected(project, document)
    assert inspection.scope == module.SCOPE
    return list(module.run(inspection.subject))


@lru_cache(maxsize=1)  # all checks look at one document, then at the next
def inspected(project, document):
    return GAME.inspect(project, document)


@lru_cache(maxsize=1)
def played(project, document):
    """Give the figures of four short games."""
    game = GAME.compile(project, document, SetUp()).game
    bots = [GAME.bots()["greedy"]] * game.n_seats
    tallies = (
        tally(
            playout(game, bots, seed, limit=1500, counted=partial(GAME.counted, game)),
            game.n_seats,
        )
        for seed in range(4)
    )
    return GamesPlayed(project, document, game, merged(tallies))


def told(found):
    return {
        "code": found.code,
        "at": f"{found.location.line}:{found.location.column}",
        "severity": str(found.severity),
        "says": found.message,
    }


def test_every_check_has_a_case_and_every_case_a_check():
    assert sorted(path.name for path in CASES.iterdir()) == CHECKS


@each_check
def test_a_check_finds_what_the_bad_file_holds(check):
    expected = yaml.safe_load((CASES / check / "expected.yaml").read_text(encoding="utf-8"))
    found = run(check, *case(check, "bad.yaml"))

    assert [told(each) for each in found] == expected
    assert expected
    for each in found:
        assert each.remedy
        assert each.rule == import_module(f"plugins.relic_expedition.checks.{check}").RULE


@each_check
def test_a_check_finds_nothing_in_the_good_file(check):
    assert run(check, *case(check, "good.yaml")) == []


@each_check
def test_both_files_are_shaped_as_their_schema_says(check):
    host = PluginHost([shipped_root()])
    for name in ("bad.yaml", "good.yaml"):
        project, _ = case(check, name)
        faults = [
            f.sentence for f in check_project(project, host.schemas) if f.location.file == name
        ]
        assert faults == []


def test_the_shipped_content_has_no_error_and_no_warning():
    project = shipped()
    documents = [d for d in project.documents.values() if project.game_of(d) == GAME.id]
    found = [
        (document.path, each.message)
        for document in documents
        if inspected(project, document) is not None
        for check in CHECKS
        for each in run(check, project, document)
        if each.severity is not Severity.HINT
    ]

    assert found == []
