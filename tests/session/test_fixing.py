"""What mends problems, as edits."""

from pathlib import Path

import pytest

from designer.diagnostics import Diagnostic, Fix, Location, Replacement, Severity
from designer.session import Workspace
from designer.session.fixing import alike, fix_all, fix_one

TEXT = "kind: cards\nformat: 1\ncards: [rope, rope, rope]\n"


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    (tmp_path / "cards.yaml").write_text(TEXT, "utf-8")
    return Workspace.open([tmp_path])


def problem(path: str, start: int, text: str, code: str = "core/x") -> Diagnostic:
    fix = Fix(f"Write {text}", (Replacement(path, start, start + 4, text),))
    return Diagnostic(code, Severity.ERROR, "wrong.", Location(path), fixes=(fix,))


def places(text: str) -> list[int]:
    return [n for n in range(len(text)) if text.startswith("rope", n)]


def test_one_fix_is_one_named_step(workspace, tmp_path):
    path = str(tmp_path / "cards.yaml")
    edit = fix_one(problem(path, places(TEXT)[1], "cord").fixes[0], workspace.project.documents)
    workspace.edit(edit)

    assert workspace.raw_text(path) == TEXT.replace("rope, rope]", "cord, rope]")
    assert workspace.undo(path).label == "Write cord"
    assert workspace.raw_text(path) == TEXT


def test_all_of_a_kind_are_mended_in_one_step(workspace, tmp_path):
    path = str(tmp_path / "cards.yaml")
    problems = [problem(path, start, "cord") for start in places(TEXT)]
    edit = fix_all(problems, workspace.project.documents)
    workspace.edit(edit)

    assert workspace.raw_text(path) == TEXT.replace("rope", "cord")
    assert edit.label == "Write cord, and 2 more like it"
    workspace.undo()
    assert workspace.raw_text(path) == TEXT


def test_fixes_that_meet_are_not_done_at_once(workspace, tmp_path):
    path = str(tmp_path / "cards.yaml")
    first, *_ = places(TEXT)
    edit = fix_all(
        [problem(path, first, "cord"), problem(path, first, "line")], workspace.project.documents
    )

    assert [splice.text for splice in edit.splices] == ["cord"]


def test_only_problems_of_the_same_kind_with_a_fix_are_alike():
    one, other = problem("a", 0, "x"), problem("a", 9, "y")
    bare = Diagnostic("core/x", Severity.ERROR, "wrong.", Location("a"))

    assert alike(one, [one, bare, problem("a", 0, "x", "core/y"), other]) == (one, other)


def test_a_fix_in_a_document_that_is_not_open_is_not_done(workspace):
    assert fix_one(problem("/nowhere.yaml", 0, "x").fixes[0], workspace.project.documents) is None
    assert fix_all([problem("/nowhere.yaml", 0, "x")], workspace.project.documents) is None
