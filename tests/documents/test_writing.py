"""New texts are read back as what was written, by old and new YAML alike."""

import yaml
from hypothesis import given
from hypothesis import strategies as st

from designer.documents import read_document, write_tree

_AWKWARD = ["yes", "no", "on", "012", "12:30", "1e3", "0o17", "0x1F", "~", "null", "2026-11-30"]
_SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.text(
        st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Cf", "Zl", "Zp")), max_size=8
    ),
    st.sampled_from([*_AWKWARD, ".5", "1_000", "=", "<<", "1.", "-.5e+2"]),
)
_TREES = st.recursive(
    _SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text("abc", min_size=1, max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(tree=st.dictionaries(st.text("klm", min_size=1, max_size=3), _TREES, min_size=1, max_size=3))
def test_what_is_written_is_read_back_alike_by_yaml_1_1_and_1_2(tree: dict[str, object]) -> None:
    text = write_tree(tree)

    assert read_document(text, "new.yaml").tree == tree
    assert yaml.safe_load(text) == tree
