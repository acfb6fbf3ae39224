"""Every rule that the games promise is in a ledger, and a row is done exactly when it is proven.

A rule of the engine is proven by a situation that names it, a check by its module and its case, a further
rule of a check by a file of the case that says so, what only content honours by a test that names it.
"""

import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from designer.documents import read_document

CHECKOUT = Path(__file__).resolve().parents[2]
LEDGERS = sorted((CHECKOUT / "tests" / "contracts" / "ledgers").glob("*.csv"))
HONOURERS = {"content", "engine", "validator", "UI", "print"}
RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")

each_ledger = pytest.mark.parametrize("ledger", LEDGERS, ids=lambda file: file.stem)


@cache
def rows(ledger):
    """Give the rows of a ledger."""
    with ledger.open(encoding="utf-8", newline="") as lines:
        return tuple(csv.DictReader(lines))


def trees(game, kind):
    """Give the shipped documents of a kind."""
    for file in sorted((CHECKOUT / "content" / game).rglob("*.yaml")):
        tree = read_document(file.read_bytes(), file.name).tree
        if isinstance(tree, dict) and tree.get("kind") == kind:
            yield tree


@cache
def rules_written(game):
    """Give the ids of the rules that content explains."""
    return {rule["id"] for tree in trees(game, "rules") for rule in tree["rules"]}


@cache
def proven(game):
    """Give the ids for which there is a proof."""
    situations = {rule for tree in trees(game, "situation") for rule in tree["rules"]}
    tests = {
        rule
        for file in (CHECKOUT / "tests" / "games" / game).rglob("test_facts_*.py")
        for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }
    by_content = {row["id"] for row in rows_of(game) if not engine_or_check(row)}
    return situations | set(checked(game)) | tests & by_content


def checked(game):
    """Give the rules of the checks that have a case."""
    expected = "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted((CHECKOUT / "tests" / "cases").rglob("expected.yaml"))
    )
    for file in sorted((CHECKOUT / "plugins" / game / "checks").glob("*.py")):
        said = dict(re.findall(r'^(CODE|RULE) = "([^"]+)"', file.read_text("utf-8"), re.MULTILINE))
        if "RULE" in said and re.search(rf"\b{re.escape(said['CODE'])}(?![\w-])", expected):
            yield said["RULE"]
            named = named_in_case(case_of(game, file.stem))
            yield from (rule for rule in also_honoured(file) if rule in named)


def case_of(game, check):
    """Give the folder of a check's case."""
    cases = CHECKOUT / "tests" / "cases"
    return cases / (game if (cases / game).is_dir() else "routes") / check


def named_in_case(case):
    """Give the rules that files of a case say that they prove."""
    texts = [file.read_text("utf-8") for n in ("bad", "good") for file in case.glob(f"{n}*.yaml")]
    lines = re.findall(r"^# proves: (.+)$", "\n".join(texts), re.MULTILINE)
    return {rule for line in lines for rule in RULE_ID.findall(line)}


def also_honoured(file):
    """Give the other rules that a check honours: its constant `ALSO`."""
    also = re.search(r"^ALSO = \(([^)]*)\)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return re.findall(r'"([^"]+)"', also[1]) if also else []


def rows_of(game):
    """Give the rows of a game."""
    return rows(CHECKOUT / "tests" / "contracts" / "ledgers" / f"{game}.csv")


def engine_or_check(row):
    """Say whether a row needs a situation or a check."""
    return bool({"engine", "validator"} & set(row["honoured_by"].split(", ")))


@each_ledger
def test_a_ledger_is_well_formed(ledger):
    twice = [rule for rule, n in Counter(row["id"] for row in rows(ledger)).items() if n > 1]

    assert twice == []
    for row in rows(ledger):
        assert RULE_ID.fullmatch(row["id"])
        assert row["id"].startswith(f"{row['block']}-")
        assert set(row["honoured_by"].split(", ")) <= HONOURERS
        assert row["proof"] in {"open", "done"}
        assert row["what"]


@each_ledger
def test_every_rule_that_content_explains_is_in_the_ledger(ledger):
    listed = {row["id"] for row in rows(ledger)}

    assert rules_written(ledger.stem) - listed == set()


@each_ledger
def test_a_row_is_done_exactly_when_it_is_proven(ledger):
    done = {row["id"] for row in rows(ledger) if row["proof"] == "done"}
    listed = {row["id"] for row in rows(ledger)}

    assert done - proven(ledger.stem) == set(), "done without a proof"
    assert (proven(ledger.stem) & listed) - done == set(), "proven, but still open"


@each_ledger
def test_every_further_rule_of_a_check_has_a_file_that_proves_it(ledger):
    for file in sorted((CHECKOUT / "plugins" / ledger.stem / "checks").glob("*.py")):
        named = named_in_case(case_of(ledger.stem, file.stem))
        assert set(also_honoured(file)) == named, file.stem


@each_ledger
def test_proofs_name_rules_that_exist(ledger):
    assert proven(ledger.stem) - {row["id"] for row in rows(ledger)} == set()
