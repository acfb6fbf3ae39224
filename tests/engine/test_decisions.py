from designer.engine.decisions import (
    CHOOSE,
    DONE,
    Decision,
    answered,
    answers,
    is_complete,
    is_enough,
    refusal_of_answer,
)
from designer.engine.game import Move

PAY = Decision(0, "pay", "R-1", (3, 3, 5), least=1, most=3, need=4, worths=(2, 2, 1))


def test_equal_things_are_offered_once_in_a_fixed_order():
    assert [Move(CHOOSE, (3,)), Move(CHOOSE, (5,))] == list(answers(PAY))


def test_done_is_offered_as_soon_as_enough_is_chosen():
    paid = answered(answered(PAY, 3), 3)

    assert (paid.reached, is_enough(paid)) == (4, True)
    assert [Move(CHOOSE, (5,)), Move(DONE)] == list(answers(paid))


def test_the_worth_of_an_item_goes_with_it():
    after = answered(PAY, 3)

    assert (after.options, after.worths, after.reached) == ((3, 5), (2, 1), 2)


def test_a_question_is_complete_when_nothing_more_can_be_chosen():
    give = Decision(0, "give", "R-1", (1, 2), least=1, most=1)

    assert not is_complete(give)
    assert is_complete(answered(give, 2))


def test_a_refusal_names_the_rule_that_asks():
    refusals = [
        refusal_of_answer(PAY, move)
        for move in (Move(DONE), Move(CHOOSE, (4,)), Move("step", (1,)), Move(CHOOSE, (1, 2)))
    ]

    assert [refusal and refusal.rule for refusal in refusals] == ["R-1"] * 4


def test_more_than_may_be_chosen_is_refused():
    one = answered(Decision(0, "give", "R-1", (1, 2), least=0, most=1), 1)

    assert refusal_of_answer(one, Move(CHOOSE, (2,))) is not None
    assert [Move(DONE)] == list(answers(one))
