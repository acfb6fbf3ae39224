"""Edits as text: put on, taken back, put together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.diagnostics import Fix, Replacement
from designer.documents import (
    Edit,
    Splice,
    StaleEditError,
    apply,
    edit_of_fix,
    open_project,
    text_edit,
)
from designer.documents.edits import common_ends, spliced

TEXTS = st.text(alphabet="ab\r\n", max_size=14)


@st.composite
def edits(draw, text):
    """Give an edit of a text with some splices that do not overlap."""
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=6)))
    splices = [
        Splice("a", start, text[start:end], draw(st.text(alphabet="ab\r\n", max_size=3)))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False)
    ]
    return Edit.of("test", splices)


@given(data=st.data(), text=TEXTS)
def test_the_inverse_gives_the_same_text(data, text):
    edit = data.draw(edits(text))
    new = spliced(text, edit.splices)

    assert spliced(new, edit.inverse().splices) == text
    assert edit.inverse().inverse() == edit


@given(data=st.data(), text=TEXTS)
def test_two_edits_put_together_do_what_both_do(data, text):
    first = data.draw(edits(text))
    between = spliced(text, first.splices)
    second = data.draw(edits(between))
    after = spliced(between, second.splices)
    both = first.then(second)

    assert spliced(text, both.splices) == after
    assert spliced(after, both.inverse().splices) == text
    if after == text:
        assert len(both.splices) <= len(first.splices) + len(second.splices)


@given(data=st.data(), text=TEXTS)
def test_an_edit_and_its_inverse_put_together_are_nothing(data, text):
    edit = data.draw(edits(text))

    assert edit.then(edit.inverse()).is_empty


@given(old=TEXTS, new=TEXTS)
def test_the_smallest_span_never_cuts_a_line_end_in_two(old, new):
    edit = text_edit("a", old, new, "test")

    assert spliced(old, edit.splices) == new
    for splice in edit.splices:
        assert not (splice.start and old[splice.start - 1 : splice.start + 1] == "\r\n")
        assert old[splice.end - 1 : splice.end + 1] != "\r\n" or not splice.end


@given(old=TEXTS, new=TEXTS)
def test_common_ends_are_common(old, new):
    head, tail = common_ends(old, new)

    assert old[:head] == new[:head]
    assert not tail or old[-tail:] == new[-tail:]
    assert head + tail <= min(len(old), len(new))


def test_splices_that_overlap_are_our_own_mistake():
    with pytest.raises(ValueError, match="overlap"):
        Edit.of("test", [Splice("a", 0, "ab", ""), Splice("a", 1, "b", "x")])


@pytest.fixture
def project(tmp_path):
    (tmp_path / "a.yaml").write_text("a: 1\n")
    return open_project([tmp_path], [])


def test_an_edit_is_put_on_the_project_and_leaves_the_other_snapshot_alone(project):
    [path] = project.documents
    after = apply(project, text_edit(path, "a: 1\n", "a: 2\n", "Set"))

    assert after.documents[path].tree == {"a": 2}
    assert project.documents[path].tree == {"a": 1}


@pytest.mark.parametrize(
    "edit",
    [
        Edit("test", (Splice("nowhere", 0, "", "x"),)),
        Edit("test", (Splice("PATH", 0, "b", "x"),)),
        text_edit("PATH", "other\n", "other x\n", "test"),
    ],
    ids=["no such document", "another text", "an insertion made for another text"],
)
def test_an_edit_for_another_state_is_refused(project, edit):
    [path] = project.documents
    splices = [
        Splice(path if s.path == "PATH" else s.path, s.start, s.removed, s.text)
        for s in edit.splices
    ]
    bases = [type(b)(path, b.length, b.mark) for b in edit.bases]

    with pytest.raises(StaleEditError, match="made for another state"):
        apply(project, Edit.of("test", splices, bases=bases))


def test_a_fix_past_the_end_of_a_text_is_refused(project):
    [path] = project.documents
    fix = Fix("Mend", (Replacement(path, 3, 99, "x"),))

    with pytest.raises(StaleEditError):
        edit_of_fix(fix, project.documents)
