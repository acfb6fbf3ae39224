"""Selectors, filters, amounts and players say which things an effect is about."""

import pytest

from designer.engine.effects.records import Event, Frame
from designer.engine.effects.scope import CannotCompile, Scope
from designer.engine.effects.selectors import FIGURES, amount_of, selector_of
from designer.engine.effects.things import item_of, thing_at
from tests.engine.effects.made_up import FIGURES as FIGURES_PLACE
from tests.engine.effects.made_up import World, letters, position, used

FRAME = Frame(-1, 0, 0, 0, -1, ())


def chosen(tree, state, frame=FRAME, mine="cards"):
    """Give what a selector finds, as letters."""
    found = selector_of(tree, Scope(World(), -1), mine)
    return letters(map(item_of, found.things(state, frame)))


def offered(tree, state):
    found = selector_of(tree, Scope(World(), -1)).offer(state, FRAME)
    return letters(map(item_of, found.things)), found.least, found.most


STATE = position(hands="abd|c", camps="b|ca", supply="bcd")


@pytest.mark.parametrize(
    ("tree", "found"),
    [
        ({"from": "hand"}, "abd"),
        ({"from": ["hand", "supply"]}, "abdbcd"),
        ({"from": "hand", "who": "you"}, "c"),
        ({"from": "camp", "who": "each"}, "bca"),
        ({"from": "hand", "id": "b"}, "b"),
        ({"from": "hand", "filter": {"id": ["a", "d"]}}, "ad"),
        ({"from": "hand", "type": "low"}, "ab"),
        ({"from": "hand", "filter": {"type": "loud"}, "strength": {"min": 4}}, "d"),
        ({"from": "supply", "strength": {"max": 3}}, "bc"),
        ({"from": "supply", "strength": {"is": 3}}, "c"),
        ({"from": "hand", "except": {"from": "hand", "id": "a"}}, "bd"),
        ({"from": "camp", "who": "each", "owner": "you"}, "ca"),
        ({"from": "supply", "slot": 2}, "c"),
        ({"from": "supply", "slot": 9}, ""),
        ({"from": "supply", "slot": 2, "id": "c"}, "c"),
        ({"from": "supply", "slot": 1, "id": "c"}, ""),
        ({"first_of": [{"from": "hand", "id": "f"}, {"from": "supply"}]}, "bcd"),
        ("mine", "abdb"),
    ],
    ids=str,
)
def test_a_selector_finds_what_fits(tree, found):
    assert chosen(tree, STATE) == found


@pytest.mark.parametrize(
    ("tree", "offer"),
    [
        ({"from": "hand"}, ("abd", 1, 1)),
        ({"from": "hand", "count": 2}, ("abd", 2, 2)),
        ({"from": "hand", "count": 9}, ("abd", 3, 3)),
        ({"from": "hand", "count": "all"}, ("abd", 3, 3)),
        ({"from": "hand", "count": {"up_to": 2}}, ("abd", 0, 2)),
        ({"from": "hand", "count": {"count": {"from": "supply"}}}, ("abd", 3, 3)),
        ({"from": "box"}, ("", 0, 0)),
        ({"first_of": [{"from": "box"}, {"from": "hand", "count": 2}]}, ("abd", 2, 2)),
        ({"first_of": [{"from": "box"}, {"from": "hand"}], "count": 2}, ("abd", 2, 2)),
    ],
    ids=str,
)
def test_a_selector_offers_as_much_as_there_is(tree, offer):
    assert offered(tree, STATE) == offer


def test_the_source_and_the_event_are_things():
    event = Event("meet", by=1, of=thing_at(0, 1), other=thing_at(FIGURES_PLACE, 1))
    frame = Frame(-1, 0, 0, 0, thing_at(0, 4), (), event=event)

    assert chosen("self", STATE, frame) == "d"
    assert chosen("event", STATE, frame) == "a"
    assert chosen("event.card", STATE, frame) == "a"
    found = selector_of("event.figure", Scope(World(), -1)).things(STATE, frame)
    assert found == (thing_at(FIGURES_PLACE, 1),)


def test_mine_are_figures_for_what_moves():
    found = selector_of("mine", Scope(World(), -1), FIGURES)

    assert found.things(STATE, FRAME) == (thing_at(FIGURES_PLACE, 0),)
    assert found.is_all_mine


def test_without_a_zone_a_kind_says_where_to_look():
    found = selector_of({"kind": "figure"}, Scope(World(), -1))

    assert [item_of(t) for t in found.things(STATE, FRAME)] == [0, 1]


def test_what_is_near_is_counted_in_steps():
    state = position(at=(1, 4))
    near = {"from": "spaces", "within": {"of": "mine", "steps": 1}}
    found = selector_of(near, Scope(World(), -1)).things(state, FRAME)

    assert [item_of(t) for t in found] == [0, 1, 2]


@pytest.mark.parametrize(
    ("tree", "amount"),
    [
        (3, 3),
        ({"count": {"from": "hand", "count": "all"}}, 3),
        ({"half": {"count": {"from": "hand"}}}, 1),
        ({"times": 2, "of": {"count": {"from": "supply"}}}, 6),
    ],
    ids=str,
)
def test_an_amount_is_counted(tree, amount):
    assert amount_of(tree, Scope(World(), -1))(STATE, FRAME) == amount


@pytest.mark.parametrize(
    ("who", "seats"),
    [("i", (1,)), ("you", (0,)), ("active", (0,)), ("each", (0, 1)), ("each_other", (0,)), ("left", (0,)), ("owner", (1,)), ("victim", (0,)), ("mover", (1,))],
)  # fmt: skip
def test_players_have_words(who, seats):
    from designer.engine.effects.players import seats_of

    event = Event("meet", by=1, of=thing_at(FIGURES_PLACE, 0))
    own = World().zones["camp"].first + 1
    frame = Frame(-1, 0, 1, 1, thing_at(own, 1), (), event=event)

    assert seats_of(who, Scope(World(), -1))(STATE, frame) == seats


@pytest.mark.parametrize(
    "tree",
    ["nothing", 7, {"from": "attic"}, {"from": "hand", "pick": "last"}, {"from": "hand", "id": "a", "size": 3}, {"from": "hand", "who": "all"}],
    ids=str,
)  # fmt: skip
def test_a_selector_without_meaning_cannot_be_compiled(tree):
    with pytest.raises(CannotCompile):
        selector_of(tree, Scope(World(), -1))


def test_things_are_taken_at_random_with_the_games_own_chance():
    effect = {"op": "discard", "what": {"who": "you", "from": "hand", "count": 2, "pick": "random"}}
    first, second = (used(position(hands="f|abcd"), effect).state for _ in range(2))

    assert first == second
    assert len(first.discards[1]) == 2
    assert first.rng != position().rng


def test_another_player_may_be_the_one_who_chooses():
    effect = {"op": "discard", "what": {"from": "hand", "count": 1, "chosen_by": "you"}}
    play = used(position(hands="abf"), effect)

    assert play.asked[0] == 1


def test_an_effect_of_each_player_is_done_one_after_the_other():
    effect = {"op": "discard", "who": "each", "what": {"from": "hand", "count": 1}}
    play = used(position(hands="ab|cd"), effect)
    assert play.asked == (0, "discard", [1, 2])
    play.choose("b")
    assert play.asked == (1, "discard", [3, 4])
    play.choose("c")

    assert (letters(play.state.discards[0]), letters(play.state.discards[1])) == ("b", "c")


def test_after_an_effect_of_another_the_ability_is_its_owners_again():
    play = used(
        position(piles="a|b"),
        {"op": "draw", "who": "you", "from": "pile"},
        {"op": "draw", "from": "pile"},
    )

    assert (letters(play.state.hands[0]), letters(play.state.hands[1])) == ("a", "b")
