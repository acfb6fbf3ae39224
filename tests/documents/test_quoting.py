"""Every text is written so that readers of YAML 1.1 and 1.2 take it for that text."""

import pytest
import yaml
from hypothesis import assume, example, given
from hypothesis import strategies as st

from designer.documents import read_document
from designer.documents.emitting import folded, literal
from designer.documents.quoting import NoTextError, key_text, scalar_text

AWKWARD = [
    "yes",
    "n",
    "on",
    "012",
    "0o17",
    "0x1F",
    "1e3",
    "12:30",
    "1_000",
    ".5",
    "~",
    "null",
    "=",
    "<<",
]
AWKWARD += [
    "2026-11-30",
    "- a",
    "? b",
    ": c",
    "a: b",
    "a #b",
    "#c",
    "---",
    "...",
    "%a",
    "@a",
    "`a",
    "a:",
    ".inf",
]
TEXTS = st.one_of(
    st.sampled_from(AWKWARD),
    st.text(st.characters(codec="utf-8"), max_size=8),
    st.text(alphabet=" \n\t:#-?,[]{}'\"\\a\u200b\u00a0\u2028\x85\ufeff", max_size=6),
)


@given(text=TEXTS, like=st.sampled_from(["", "'", '"']))
@example(text="\u00a0", like="")
@example(text="a\u00a0", like="'")
def test_a_text_reads_as_itself_in_lines_and_in_brackets(text, like):
    assume(text not in ("a", "b", "c"))
    document = (
        f"a: {scalar_text(text, like=like)} # c\n"
        f"b: [{scalar_text(text, like=like, flow=True)}, 1]\n"
        f"c: {{{key_text(text, like=like, flow=True)}: 1}}\n"
        f"{key_text(text, like=like)}: 2\n"
    )
    expected = {"a": text, "b": [text, 1], "c": {text: 1}, text: 2}

    assert read_document(document, "a.yaml").tree == expected
    assert yaml.safe_load(document) == expected


@given(
    value=st.one_of(st.booleans(), st.none(), st.integers(-(10**17), 10**17))
    | st.floats(allow_nan=False, allow_infinity=False)
)
def test_a_number_reads_as_itself(value):
    document = f"a: {scalar_text(value)}\n"

    for tree in (read_document(document, "a.yaml").tree, yaml.safe_load(document)):
        assert tree == {"a": value}
        assert type(tree["a"]) is type(value)


@given(text=st.text(alphabet="ab \n", max_size=30), column=st.integers(1, 4))
def test_a_text_of_several_lines_reads_as_itself(text, column):
    for lines in (literal(text), folded(text, 8)):
        if lines is None:
            continue
        pad = " " * column
        document = "a: " + "\n".join(
            [lines[0], *(pad + line if line else "" for line in lines[1:])]
        )
        document += "\nb: 1\n"

        assert read_document(document, "a.yaml").tree == {"a": text, "b": 1}
        assert yaml.safe_load(document) == {"a": text, "b": 1}


def test_folding_keeps_lines_short():
    lines = folded("word " * 30 + "end\n", 40)

    assert lines is not None
    assert max(map(len, lines)) <= 40


@pytest.mark.parametrize("value", [2**64, float("inf"), "\udc00"])
def test_what_has_no_text_says_so(value):
    with pytest.raises(NoTextError):
        scalar_text(value)


def test_what_is_no_data_is_our_own_mistake():
    with pytest.raises(TypeError):
        scalar_text(object())
