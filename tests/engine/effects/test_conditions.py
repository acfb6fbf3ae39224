"""Conditions decide whether an ability is offered and an effect is done."""

import pytest

from designer.engine.effects.conditions import condition_of
from designer.engine.effects.records import Frame
from designer.engine.effects.scope import CannotCompile, Scope
from tests.engine.effects.made_up import World, letters, position, used

FRAME = Frame(-1, 0, 0, 0, -1, ())
STATE = position(hands="ab|c", camps="a", at=(3, 1), states=("lying", ""))


@pytest.mark.parametrize(
    ("tree", "holds"),
    [
        ({"has": {"what": {"from": "camp"}}}, True),
        ({"has": {"what": {"from": "box"}}}, False),
        ({"has": {"what": {"from": "hand"}, "min": 3}}, False),
        ({"has": {"what": {"from": "hand"}, "max": 2}}, True),
        ({"has": {"what": {"from": "camp"}, "max": 0}}, False),
        ({"compare": {"a": {"count": {"from": "hand"}}, "is": "more", "b": {"count": {"who": "you", "from": "hand"}}}}, True),
        ({"compare": {"a": 2, "is": "fewer", "b": 2}}, False),
        ({"compare": {"a": 2, "is": "equal", "b": 2}}, True),
        ({"on": {"id": "a"}}, False),
        ({"state": "lying"}, True),
        ({"state": {"what": {"from": "figures", "owner": "you"}, "is": "lying"}}, False),
        ({"option": {"long_game": True}}, True),
        ({"option": {"long_game": False}}, False),
        ({"players": {"min": 2}}, True),
        ({"players": {"min": 3}}, False),
        ({"players": {"max": 1}}, False),
        ({"all": [{"players": {"min": 2}}, {"state": "lying"}]}, True),
        ({"any": [{"players": {"min": 3}}, {"state": "lying"}]}, True),
        ({"any": []}, False),
        ({"not": {"state": "lying"}}, False),
        ({"players": {"min": 2}, "state": "asleep"}, False),
        ({"late": 3}, True),
        ({"late": 4}, False),
    ],
    ids=str,
)  # fmt: skip
def test_a_condition_holds_or_does_not(tree, holds):
    assert condition_of(tree, Scope(World(), -1))(STATE, FRAME) is holds


@pytest.mark.parametrize(
    "tree",
    [{"rain": 1}, 7, {"compare": {"a": 1, "is": "like", "b": 1}}, {"has": []}, {"rolled": {"name": "n"}}, {"has": {"what": {"from": "hand", "count": 2}}}, {"has": {"what": {"from": "hand", "pick": "random"}}}],
    ids=str,
)  # fmt: skip
def test_a_condition_without_meaning_cannot_be_compiled(tree):
    with pytest.raises(CannotCompile):
        condition_of(tree, Scope(World(), -1))


def test_an_effect_is_left_out_where_its_condition_fails():
    play = used(
        position(piles="ab"),
        {"op": "draw", "from": "pile", "if": {"players": {"min": 3}}},
        {"op": "win"},
    )

    assert (play.state.hands[0], play.state.log) == ((), ("0 wins",))


@pytest.mark.parametrize(("is_done", "hand"), [(True, "a"), (False, "")])
def test_an_effect_that_may_be_done_is_asked_about(is_done, hand):
    play = used(position(piles="ab"), {"op": "draw", "from": "pile", "may": True}, {"op": "win"})
    assert play.asked == (0, "may", [1])
    play = play.choose(1) if is_done else play.done()

    assert (letters(play.state.hands[0]), play.state.log) == (hand, ("0 wins",))


@pytest.mark.parametrize(
    ("tree", "says"),
    [
        ({"has": {"what": {"from": "campp"}}}, "perhaps “camp” is meant"),
        ({"compare": {"a": "two", "is": "more", "b": 1}}, "“two” is a word; write 2"),
        ({"compare": {"a": "zzz", "is": "more", "b": 1}}, "“zzz” is named by no effect before"),
    ],
)
def test_a_word_that_nobody_knows_is_told_with_the_one_that_is_near(tree, says):
    with pytest.raises(CannotCompile, match=says):
        condition_of(tree, Scope(World(), -1))
