import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from designer.documents.building import _most_events

PARTS = (
    "a", "b: ", "- ", "\n", "  ", "[", "]", "{", "}", ", ", "? ", "...\n", "---\n", "&x ", "*x",
    "!t ", "'q'", ": ", "|\n", "#c\n", ":\n", "-\n", ">-\n  x\n", "? x\n: y\n",
)  # fmt: skip


@given(st.lists(st.sampled_from(PARTS), max_size=14).map("".join))
@example("[a: b, ? c, :]")
@example("a\n...\nb\n...\nc\n")
@example("? - a\n: - b\n")
def test_no_text_has_more_events_than_its_signs_allow(text):
    n_events = 0
    try:
        for _event in yaml.parse(text, Loader=yaml.CLoader):
            n_events += 1
    except yaml.YAMLError:
        pass

    assert n_events <= _most_events(text)
