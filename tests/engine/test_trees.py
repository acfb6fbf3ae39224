import pytest

from designer.engine.generator import seeded
from designer.engine.trees import fingerprint, from_tree, to_tree
from tests.testing.made_up import State, Tokens


def test_a_state_survives_plain_data():
    state = Tokens().start(1)

    assert from_tree(to_tree(state), State) == state


def test_a_fault_in_the_data_is_a_value_error_with_its_place():
    with pytest.raises(ValueError, match="pile"):
        from_tree({**to_tree(Tokens().start(1)), "pile": ["x"]}, State)


def test_the_fingerprint_is_the_same_on_every_python():
    # Made once with Python 3.11; it must never change, or replays lose their proof.
    assert fingerprint(Tokens().start(1), [seeded(1), "a", True, None]) == "109f77fc840ea1d4"


def test_different_records_have_different_fingerprints():
    assert fingerprint(Tokens().start(1)) != fingerprint(Tokens().start(2))
    assert fingerprint([1], [2]) != fingerprint([1, 2])
