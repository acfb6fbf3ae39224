"""Events are answered: the asked answers first, then the thing itself with all that just happens."""

import pytest

from designer.engine.effects.records import Event
from designer.engine.effects.things import thing_at
from designer.engine.effects.world import EVENTS
from designer.engine.trees import from_tree, to_tree
from tests.engine.effects.made_up import CARDS, Play, State, letters, position

TRASH = {"trigger": "action", "effects": [{"op": "trash", "what": {"from": "hand", "filter": {"type": "low"}, "count": "all"}}]}  # fmt: skip
NOTE = [{"op": "win"}]


def answer(when, effects=NOTE, **more):
    return {"trigger": "event", "in": "camp", "when": when, "effects": effects, **more}


def trashing(camps, hand="abf", **carriers):
    """Trash the low cards of a hand while others lie in the camps."""
    return Play(position(hands=hand, camps=camps), [TRASH], **carriers).use()


def test_an_answer_that_just_happens_happens_with_each_thing():
    play = trashing("d", d=[answer({"event": "trash", "of": "mine"})])

    assert (letters(play.state.box), play.state.log) == ("ba", ("0 wins", "0 wins"))


def test_an_asked_answer_may_be_declined():
    play = trashing("d", d=[answer({"event": "trash", "of": "mine"}, [{"op": "cancel"}], may=True)])
    assert play.asked == (0, "answer", [CARDS.index("d")])
    play.done()
    assert play.asked is not None, "the second card is an event of its own"
    play.choose("d")

    assert (letters(play.state.box), letters(play.state.hands[0])) == ("a", "bf")


def test_after_cancel_nobody_else_is_asked():
    cancels = answer({"event": "trash"}, [{"op": "cancel"}], may=True)
    play = trashing("d|e", hand="af", d=[cancels], e=[answer({"event": "trash"}, may=True)])
    play.choose("d")

    assert (play.asked, letters(play.state.hands[0])) == (None, "af")


def test_seats_are_asked_in_turn_order():
    may = answer({"event": "trash"}, may=True)
    play = trashing("d|e", hand="af", d=[may], e=[may])
    assert play.asked == (0, "answer", [CARDS.index("d")])
    play.done()
    assert play.asked == (1, "answer", [CARDS.index("e")])
    play.choose("e")

    assert (play.state.log, letters(play.state.box)) == (("1 wins",), "a")


def test_one_source_answers_an_event_at_most_once():
    both = [answer({"event": "trash"}), answer({"event": "trash"})]
    play = trashing("d", hand="af", d=both)

    assert play.state.log == ("0 wins",)


def test_an_asked_answer_has_to_be_paid_for():
    pays = answer({"event": "trash"}, [{"op": "cancel"}], may=True, cost=[{"actions": 2}])
    play = trashing("d", hand="af", d=[pays])
    play.choose("d")
    assert play.state.actions == (1, 3)

    poor = Play(position(hands="af", camps="d", actions=(1, 3)), [TRASH], d=[pays]).use()
    assert (poor.asked, letters(poor.state.box)) == (None, "a")


def test_a_source_that_is_its_own_cost_is_gone_before_its_effects():
    cost = [{"op": "trash", "what": "self"}]
    saves = answer({"event": "trash", "from": "hand"}, [{"op": "cancel"}], may=True, cost=cost)
    play = trashing("d", hand="af", d=[saves]).choose("d")

    assert (letters(play.state.box), letters(play.state.hands[0])) == ("d", "af")


def test_an_answer_may_change_where_a_thing_goes():
    keeps = answer(
        {"event": "trash"},
        [{"op": "modify", "what": "destination", "of": "event.card", "becomes": "supply"}],
    )
    play = trashing("d", hand="af", d=[keeps])

    assert (letters(play.state.supply), play.state.box) == ("a", ())


def test_a_cancelled_event_may_be_replaced():
    replaces = answer(
        {"event": "trash"}, [{"op": "cancel"}, {"op": "take", "what": "event.card", "to": "camp"}]
    )
    play = trashing("d", hand="af", d=[replaces])

    assert (letters(play.state.camps[0]), letters(play.state.hands[0]), play.state.box) == (
        "ad",
        "f",
        (),
    )


@pytest.mark.parametrize(
    ("when", "is_meant"),
    [
        ({}, True),
        ({"by": "i"}, True),
        ({"by": "you"}, False),
        ({"of": "mine"}, True),
        ({"of": "you"}, False),
        ({"of": {"from": "hand"}}, True),
        ({"of": {"from": "camp"}}, False),
        ({"with": "a"}, False),
        ({"from": "hand"}, True),
        ({"from": ["camp", "box"]}, False),
        ({"to": "hand"}, False),
        ({"means": "effect"}, True),
        ({"means": "use"}, False),
        ({"at": "start"}, False),
        ({"filter": {"type": "low"}}, True),
        ({"filter": {"except": {"from": "hand"}}}, False),
    ],
    ids=str,
)
def test_an_ability_answers_the_events_it_means(when, is_meant):
    play = trashing("d", hand="af", d=[answer({"event": "trash", **when})])

    assert bool(play.state.log) is is_meant


def test_what_is_met_can_be_told_by_its_id():
    meet = answer({"event": "meet", "of": "mine", "with": ["b", "c"]})
    for letter, is_meant in (("b", True), ("d", False)):
        play = Play(position(camps="e", supply="bcd"), e=[meet])
        supply = play.world.zones["supply"].first
        other = thing_at(supply, CARDS.index(letter))
        play.announce(Event("meet", of=thing_at(100, 0), other=other))
        assert bool(play.state.log) is is_meant


def test_after_an_event_what_just_happens_comes_before_what_is_asked():
    when = {"event": "draw"}
    play = Play(
        position(hands="f", piles="a", camps="de"),
        [{"trigger": "action", "effects": [{"op": "draw", "from": "pile"}]}],
        d=[answer(when, [{"op": "end"}])],
        e=[answer(when, may=True)],
    ).use()
    assert play.state.log == ("0 ends turn",)
    play.choose("e")

    assert play.state.log == ("0 ends turn", "0 wins")


def test_a_limit_counts_uses_of_a_turn():
    limited = answer({"event": "trash"}, limit={"times": 1, "per": "turn"})
    play = trashing("d", d=[limited])
    assert play.state.log == ("0 wins",)

    state = play.machine.over(play.state, "turn")
    assert state.flow.uses == ()


def test_an_answer_may_be_answered_itself():
    saves = answer(
        {"event": "trash", "of": "mine", "from": "hand"},
        [{"op": "cancel"}],
        may=True,
        cost=[{"op": "discard", "what": "self"}],
    )
    spoils = answer({"event": "discard", "of": "you"}, [{"op": "cancel"}], may=True)
    play = trashing("d|e", hand="af", d=[saves], e=[spoils])
    play.choose("d")
    assert play.asked == (1, "answer", [CARDS.index("e")])
    play.choose("e")

    assert (letters(play.state.camps[0]), letters(play.state.hands[0])) == ("d", "af")


HIDDEN = {"trigger": "event", "in": "hand", "may": True, "when": {"event": "trash", "by": "you"}, "effects": [{"op": "cancel"}]}  # fmt: skip


@pytest.mark.parametrize("other", ["d", "e"])
def test_who_hides_cards_is_asked_whether_or_not_an_answer_is_there(other):
    play = Play(position(hands=f"af|{other}"), [TRASH], d=[HIDDEN]).use()

    assert play.asked == (1, "answer", [CARDS.index("d")] if other == "d" else [])


def test_who_hides_nothing_is_not_asked():
    assert Play(position(hands="af"), [TRASH], d=[HIDDEN]).use().asked is None


def test_what_waits_survives_being_written_down():
    play = trashing("d", d=[answer({"event": "trash", "of": "mine"}, [{"op": "cancel"}], may=True)])
    written = from_tree(to_tree(play.state), State)
    assert written == play.state

    play.state = written
    play.choose("d").done()
    assert letters(play.state.box) == "b"


def test_an_event_that_nobody_answers_leaves_nothing_behind():
    play = Play(position(hands="abf"), [TRASH]).use()

    assert (letters(play.state.box), play.state.flow.stack) == ("ba", ())


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_every_event_can_be_answered_and_no_other_is(kind):
    """Whoever announces it: an effect, or the game itself."""
    play = Play(position(hands="a", camps="d"), d=[answer({"event": kind})])
    play.announce(Event(kind, by=0))
    assert play.state.log == ("0 wins",)

    other = next(each for each in sorted(EVENTS) if each != kind)
    assert play.announce(Event(other, by=0)).state.log == ("0 wins",)


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_only_what_has_not_happened_yet_can_be_cancelled(kind):
    cancels = answer({"event": kind}, [{"op": "cancel"}], may=True)
    play = Play(position(hands="a", camps="d"), d=[cancels], e=[answer({"event": kind}, may=True)])
    play.announce(Event(kind, by=0))

    assert play.asked == (0, "answer", [CARDS.index("d")])
    play.choose("d")
    assert play.asked is None


@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        ("discard", {"op": "discard", "what": {"from": "hand", "id": "a", "count": 1}}),
        ("trash", {"op": "trash", "what": {"from": "hand", "id": "a", "count": 1}}),
        ("take", {"op": "take", "what": {"from": "supply", "count": 1}, "to": "hand"}),
        ("put", {"op": "put", "what": {"from": "hand", "id": "a", "count": 1}, "to": "pile"}),
        ("put", {"op": "put", "what": {"from": "hand", "id": "a", "count": 1}, "to": {"from": "spaces", "space": 1}}),
        ("draw", {"op": "draw", "from": "pile"}),
        ("reveal", {"op": "reveal", "from": "pile", "count": 1}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_an_effect_does_can_be_answered(kind, effect):
    start = position(hands="af", piles="bc", camps="d", supply="e")
    play = Play(start, [{"trigger": "action", "effects": [effect]}], d=[answer({"event": kind})])
    play.use()

    assert play.state.log == ("0 wins",)
