"""Each check finds what `bad.yaml` of its case holds, and nothing in `good.yaml`.

`expected.yaml` lists the diagnostics in order: code, place, space of the board, severity, sentence,
and what the fixes are called. A case may hold more: `bad-x.yaml` with `expected-x.yaml`, `good-x.yaml`. A line
`# proves: ID, ID` says which further rules of the check a file is about.
"""

from pathlib import Path

import pytest
import yaml

from designer.diagnostics import Severity
from designer.documents import apply, edit_of_fix
from tests.games.el_dorado.checks.looking import CHECKS, case, run_all, run_check

CASES = Path(__file__).parents[3] / "cases" / "routes"


def told(diagnostic):
    """Give a diagnostic as `expected.yaml` tells it."""
    place = diagnostic.location
    tree = {
        "code": diagnostic.code,
        "at": f"{place.line}:{place.column}",
        "severity": str(diagnostic.severity),
        "says": diagnostic.message,
    }
    if place.space is not None:
        tree["space"] = ",".join(map(str, place.space))
    if diagnostic.remedy:
        tree["remedy"] = diagnostic.remedy
    if diagnostic.related:
        places = (related.location for related in diagnostic.related)
        tree["related"] = [f"{place.line}:{place.column}" for place in places]
    if diagnostic.fixes:
        tree["fixes"] = [fix.title for fix in diagnostic.fixes]
    return tree


def files(name):
    """Give the files of all cases whose name begins so, as pairs of a check and a name."""
    return [
        (check, path.name)
        for check in CHECKS
        for path in sorted((CASES / check).glob(f"{name}*.yaml"))
    ]


def test_every_check_has_a_case_and_every_case_a_check():
    assert sorted(path.name for path in CASES.iterdir()) == list(CHECKS)


@pytest.mark.parametrize(("check", "bad"), files("bad"))
def test_a_check_finds_what_a_bad_file_holds(check, bad):
    text = (CASES / check / bad.replace("bad", "expected", 1)).read_text(encoding="utf-8")
    expected = yaml.safe_load(text)

    assert [told(d) for d in run_check(check, *case(CASES / check, bad))] == expected
    assert expected


@pytest.mark.parametrize(("check", "good"), files("good"))
def test_a_good_file_has_no_error_and_no_warning_and_nothing_of_its_check(check, good):
    found = run_all(*case(CASES / check, good))

    assert [d.message for d in found if d.severity is not Severity.HINT] == []
    assert run_check(check, *case(CASES / check, good)) == []


@pytest.mark.parametrize(("check", "bad"), files("bad"))
def test_every_diagnostic_carries_its_code_its_rule_and_the_thing_concerned(check, bad):
    project, document = case(CASES / check, bad)
    for diagnostic in run_check(check, project, document):
        assert diagnostic.code == f"el-dorado/{check.replace('_', '-')}"
        assert diagnostic.rule
        assert diagnostic.object
        assert diagnostic.location.file == bad or document.kind == "scenario"


FIXABLE = (
    "blockade_at_bare_tile",
    "blockade_gap",
    "blockade_place",
    "blockade_used_twice",
    "closed_tile",
    "overlapping_tiles",
    "route_ends",
    "tile_apart",
    "tile_used_twice",
    "unreachable_finish",
)


@pytest.mark.parametrize("check", FIXABLE)
def test_every_fix_takes_its_fault_away_and_brings_no_other_of_that_check(check):
    project, document = case(CASES / check, "bad.yaml")
    before = run_check(check, project, document)
    tried = 0
    for number, diagnostic in enumerate(before):
        others = [d.message for n, d in enumerate(before) if n != number]
        for fix in diagnostic.fixes:
            changed = apply(project, edit_of_fix(fix, project.documents))
            left = [d.message for d in run_check(check, changed, changed.documents["bad.yaml"])]
            assert set(left) <= set(others), fix.title
            tried += 1

    assert tried
