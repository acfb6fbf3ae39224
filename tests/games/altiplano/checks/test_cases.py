"""Each check finds what the bad files of its case hold, and nothing in `good.yaml`.

`expected.yaml` lists the diagnostics in order: code, place, severity, sentence, and what a fix is called.
`bad-x.yaml` has its `expected-x.yaml`. A file of rules stands in for the shipped one.
"""

from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from designer.api import GAMES, GamesPlayed, SetUp
from designer.diagnostics import Severity
from designer.documents import apply, edit_of_fix, read_document
from designer.play.playouts import playout
from designer.play.statistics import merged, tally
from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from plugins.altiplano.game import GAME
from tests.games.altiplano.projects import CONTENT, shipped

CASES = Path(__file__).parents[3] / "cases" / "altiplano"
FOLDER = CONTENT.parents[2] / "plugins" / "altiplano" / "checks"
CHECKS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")
RULES = next(
    d.path for d in shipped().of_kind("rules") if d.path.endswith("altiplano/base/rules.yaml")
)

each_check = pytest.mark.parametrize("check", CHECKS)


def case(check, name):
    """Give the project of a case (with `more.yaml` where there is one) and its document."""
    project, path = shipped(), name
    for file in (CASES / check / "more.yaml", CASES / check / name):
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            path = RULES if read_document(text, name).kind == "rules" else file.name
            project = project.with_text(path, text)
    return project, project.documents[path]


def files(check, name):
    return [path.name for path in sorted((CASES / check).glob(f"{name}*.yaml"))]


def run(check, project, document):
    module = import_module(f"plugins.altiplano.checks.{check}")
    if module.SCOPE == GAMES:
        return list(module.run(played(project, document)))
    inspection = GAME.inspect(project, document)
    assert inspection.scope == module.SCOPE
    return list(module.run(inspection.subject))


def played(project, document):
    """Give the figures of two short games."""
    game = GAME.compile(project, document, SetUp()).game
    bots = [GAME.bots()["greedy"]] * 2
    counted = partial(GAME.counted, game)
    games = (playout(game, bots, seed, limit=400, counted=counted) for seed in range(2))
    return GamesPlayed(project, document, game, merged(tally(each, 2) for each in games))


def told(found):
    tree = {
        "code": found.code,
        "at": f"{found.location.line}:{found.location.column}",
        "severity": str(found.severity),
        "says": found.message,
    }
    if found.fixes:
        tree["fixes"] = [fix.title for fix in found.fixes]
    return tree


def test_every_check_has_a_case_and_every_case_a_check():
    assert sorted(path.name for path in CASES.iterdir()) == CHECKS


@each_check
def test_a_check_finds_what_the_bad_files_hold(check):
    for bad in files(check, "bad"):
        text = (CASES / check / bad.replace("bad", "expected", 1)).read_text(encoding="utf-8")
        found = run(check, *case(check, bad))

        assert [told(each) for each in found] == yaml.safe_load(text)
        assert found
        for each in found:
            assert each.remedy
            assert each.rule == import_module(f"plugins.altiplano.checks.{check}").RULE


@each_check
def test_a_check_finds_nothing_in_the_good_files(check):
    assert (CASES / check / "good.yaml").is_file()
    for good in files(check, "good"):
        assert run(check, *case(check, good)) == []


@each_check
def test_every_fix_takes_its_fault_away(check):
    for bad in files(check, "bad"):
        project, document = case(check, bad)
        before = [each.message for each in run(check, project, document)]
        for found in run(check, project, document):
            for fix in found.fixes:
                changed = apply(project, edit_of_fix(fix, project.documents))
                left = run(check, changed, changed.documents[document.path])
                assert len(left) < len(before), fix.title
                assert found.message not in [each.message for each in left]


def test_all_files_are_shaped_as_their_schema_says():
    host = PluginHost([shipped_root()])
    for check in CHECKS:
        for name in (*files(check, "bad"), *files(check, "good")):
            project, document = case(check, name)
            faults = [
                each.sentence
                for each in check_project(project, host.schemas)
                if each.location.file == document.path and each.severity is Severity.ERROR
            ]
            assert faults == [], f"{check}/{name}"


def test_nothing_is_found_in_the_shipped_content():
    project = shipped()
    modules = [import_module(f"plugins.altiplano.checks.{check}") for check in CHECKS]
    checks = [module for module in modules if module.SCOPE != GAMES]
    looked = [
        GAME.inspect(project, document)
        for document in project.documents.values()
        if project.game_of(document) == GAME.id
    ]
    subjects = [each.subject for each in looked if each is not None]
    found = [each.message for s in subjects for check in checks for each in check.run(s)]

    assert len(subjects) >= 6
    assert found == []
