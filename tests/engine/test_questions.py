"""Several answers to one question are made one by the rule of the question."""

import pytest

from designer.engine.questions import Combination, combined


def says(*values):
    """Give answers that say these values, whatever they are asked."""
    return [lambda *_, value=value: value for value in values]


@pytest.mark.parametrize(
    ("rule", "answers", "answer"),
    [
        (Combination.REPLACES, ("base", None, "module"), "module"),
        (Combination.REPLACES, ("base", "module", None), "module"),
        (Combination.TOPMOST, ("ground", "tile"), "tile"),
        (Combination.FIRST, (None, "first", "second"), "first"),
        (Combination.FIRST_REFUSAL, (None, "no", "never"), "no"),
        (Combination.FIRST_REFUSAL, (None, None), None),
        (Combination.ANY, (False, True), True),
        (Combination.ANY, (False, False), False),
        (Combination.ALL, (True, False), False),
        (Combination.ALL, (True, True), True),
        (Combination.UNION, ((1, 2), (2, 3)), (1, 2, 3)),
    ],
)
def test_answers_are_combined(rule, answers, answer):
    assert combined(rule, says(*answers))("book", "state") == answer


def test_the_strongest_destination_counts():
    order = ("stays", "spared", "box", "discard")

    assert combined(Combination.PRECEDENCE, says("box", "stays", None), order)() == "stays"
    assert combined(Combination.PRECEDENCE, says(None), order)() is None


def test_what_is_done_in_turn_hands_the_state_on():
    steps = [lambda book, state, n: [*state, n], lambda book, state, n: [*state, -n]]

    assert combined(Combination.IN_TURN, steps)("book", [], 3) == [3, -3]


@pytest.mark.parametrize("rule", list(Combination))
def test_where_nobody_answers_there_is_no_answer(rule):
    assert combined(rule, [], ("a",)) is None
