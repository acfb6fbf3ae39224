"""Each verb of the core does what its word says."""

import pytest

from designer.engine.effects.records import Event
from designer.engine.effects.things import item_of, thing_at
from tests.engine.effects.made_up import CARDS, Play, cards, letters, position, used


def test_draw_fills_the_pile_again_when_it_runs_out():
    play = used(
        position(piles="a", discards="bc", hands="f"), {"op": "draw", "from": "pile", "count": 2}
    )

    assert letters(play.state.hands[0])[0] == "a"
    assert (len(play.state.hands[0]), len(play.state.piles[0]), play.state.discards[0]) == (
        3,
        1,
        (),
    )


def test_draw_stops_when_nothing_is_left():
    play = used(position(piles="a", hands="f"), {"op": "draw", "from": "pile", "count": 5})

    assert letters(play.state.hands[0]) == "af"


def test_draw_from_several_zones_asks_for_each_card():
    play = used(
        position(piles="ab", supply="cd", hands="f"),
        {"op": "draw", "from": ["pile", "supply"], "count": 2},
    )
    assert play.asked == (0, "zone", [0, 1])
    assert play.machine.labels(play.state.decision) == ("pile", "supply")

    play.choose(1).choose(0)
    assert (letters(play.state.hands[0]), letters(play.state.supply)) == ("acf", "d")


def test_take_carries_what_was_chosen_to_its_new_zone():
    play = used(position(supply="abb"), {"op": "take", "what": {"from": "supply"}, "to": "discard"})
    assert play.asked == (0, "take", [1, 2, 2])

    play.choose("b")
    assert (letters(play.state.discards[0]), letters(play.state.supply)) == ("b", "ab")


def test_take_reaches_into_the_zone_of_another_player():
    what = {"who": "you", "from": "camp", "count": 1}
    play = used(position(camps="|a"), {"op": "take", "what": what})

    assert (letters(play.state.hands[0]), play.state.camps[1]) == ("a", ())


def test_discard_takes_as_many_as_there_are():
    play = used(position(camps="ab"), {"op": "discard", "what": {"from": "camp", "count": 3}})

    assert (letters(play.state.discards[0]), play.state.camps[0]) == ("ba", ())


def test_trash_up_to_so_many_may_end_early():
    what = {"from": "hand", "count": {"up_to": 2}}
    play = used(position(hands="abf"), {"op": "trash", "what": what})
    play.choose("b").done()

    assert (letters(play.state.hands[0]), letters(play.state.box)) == ("af", "b")


def test_of_equal_cards_each_that_was_chosen_goes():
    what = {"from": "hand", "count": 2, "filter": {"id": "b"}}
    play = used(position(hands="abbbf"), {"op": "trash", "what": what})

    assert (letters(play.state.hands[0]), letters(play.state.box)) == ("abf", "bb")


def test_put_to_the_top_in_a_chosen_order():
    play = used(
        position(piles="abcd"),
        {"op": "look", "from": "pile", "count": 3, "as": "seen"},
        {"op": "put", "what": {"from": "seen", "count": "all"}, "to": "top", "order": "chosen"},
    )
    play.choose("c", "a", "b")

    assert letters(play.state.piles[0]) == "cabd"


def test_put_under_the_pile_keeps_the_chosen_order():
    play = used(
        position(piles="abcd"),
        {"op": "look", "from": "pile", "count": 2, "as": "seen"},
        {"op": "put", "what": {"from": "seen", "count": "all"}, "to": "under", "order": "chosen"},
    )
    play.choose("b", "a")

    assert letters(play.state.piles[0]) == "cdba"


def test_put_here_lays_things_where_the_figure_stands():
    play = used(
        position(hands="abf", at=(2, 0)),
        {
            "op": "put",
            "what": {"from": "hand", "filter": {"type": "low"}, "count": "all"},
            "to": "here",
        },
    )

    assert letters(play.state.ground[2]) == "ba"


def test_put_onto_a_space_asks_which():
    play = used(
        position(supply="a", at=(2, 0)),
        {
            "op": "put",
            "what": {"from": "supply"},
            "to": {"filter": {"within": {"of": "mine", "steps": 1}}},
        },
    )
    assert play.asked == (0, "space", [1, 2, 3])

    play.choose(3)
    assert letters(play.state.ground[3]) == "a"


def test_swap_exchanges_two_things():
    play = used(
        position(hands="af", supply="d"),
        {"op": "swap", "a": {"from": "hand", "filter": {"id": "a"}}, "b": {"from": "supply"}},
    )

    assert (letters(play.state.hands[0]), letters(play.state.supply)) == ("df", "a")


def test_swap_needs_both():
    play = used(
        position(hands="af"),
        {"op": "swap", "a": {"from": "hand", "filter": {"id": "a"}}, "b": {"from": "supply"}},
    )

    assert letters(play.state.hands[0]) == "af"


def test_reveal_names_what_the_next_effects_speak_of():
    play = used(
        position(piles="abcd"),
        {"op": "reveal", "from": "pile", "count": 3, "as": "seen"},
        {"op": "take", "what": {"from": "seen", "filter": {"type": "high"}, "count": {"up_to": 1}}},
        {"op": "discard", "what": {"from": "seen", "count": "all"}},
    )
    assert letters(map(item_of, play.state.flow.stack[-1].shown)) == "abc"
    play.choose("c")

    assert (letters(play.state.hands[0]), letters(play.state.discards[0])) == ("c", "ba")
    assert letters(play.state.piles[0]) == "d"


def test_shuffle_keeps_the_cards():
    play = used(position(piles="abcde"), {"op": "shuffle", "zone": "pile"})

    assert sorted(letters(play.state.piles[0])) == list("abcde")
    assert letters(play.state.piles[0]) != "abcde"


def test_step_asks_where_and_comes_to_rest_once():
    play = used(position(at=(2, 0)), {"op": "step", "figure": "mine", "spaces": 2})
    play.choose(3).choose(4)

    assert play.state.at == (4, 0)
    assert play.state.log == ("ready", "moved to 3", "moved to 4", "rests on 4")


def test_step_up_to_so_many_may_stop_early_and_then_rests():
    play = used(position(at=(2, 0)), {"op": "step", "figure": "mine", "spaces": {"up_to": 3}})
    play.choose(1).done()

    assert play.state.log == ("ready", "moved to 1", "rests on 1")


def test_a_step_that_is_not_made_is_no_rest():
    play = used(
        position(at=(2, 0)), {"op": "step", "figure": "mine", "spaces": {"up_to": 3}}
    ).done()

    assert play.state.log == ("ready",)


def test_step_goes_only_onto_what_fits_one_of_its_filters():
    far = {"within": {"of": {"from": "figures", "filter": {"owner": "you"}}, "steps": 1}}
    nowhere = used(position(at=(1, 4)), {"op": "step", "figure": "mine", "onto": far})
    there = used(position(at=(2, 4)), {"op": "step", "figure": "mine", "onto": [far]})

    assert nowhere.state.at == (1, 4)
    assert nowhere.state.decision is None
    assert [item_of(option) for option in there.state.decision.options] == [3]


def test_step_keeps_off_what_it_is_told():
    play = used(position(at=(1, 2)), {"op": "step", "figure": "mine", "not_onto": ["occupied"]})

    assert play.asked == (0, "space", [0])


def test_place_goes_straight_to_a_space():
    play = used(
        position(at=(0, 2)),
        {
            "op": "place",
            "figure": "mine",
            "to": {"from": "spaces", "filter": {"space": {"min": 4}}},
        },
    )
    assert play.asked == (0, "space", [4, 5])

    assert play.choose(5).state.at == (5, 2)


def test_set_changes_a_state():
    play = used(
        position(),
        {"op": "set", "what": {"from": "figures", "filter": {"owner": "you"}}, "state": "asleep"},
    )

    assert play.state.states == ("", "asleep")


def test_gain_skip_end_and_win_are_the_games_own_business():
    play = used(
        position(),
        {"op": "gain", "what": "actions", "count": 2},
        {"op": "gain", "what": "strength", "symbol": "moon", "count": 3},
        {"op": "skip", "who": "you", "what": "phase", "which": "2"},
        {"op": "end", "what": "turn"},
        {"op": "win"},
    )

    assert play.state.actions == (5, 3)
    assert play.state.log == ("3 of moon", "1 skips 2 phase", "0 ends turn", "0 wins")


def test_roll_names_what_the_die_shows():
    play = used(
        position(piles="abcdef"),
        {"op": "roll", "die": "d6", "as": "n"},
        {"op": "draw", "from": "pile", "count": "n"},
    )

    assert 1 <= len(play.state.hands[0]) <= 6


def test_roll_again_as_long_as_it_has_to_be():
    for seed in range(20):
        state = position(piles="abcdef")
        state = type(state)(
            **{**{f: getattr(state, f) for f in state.__struct_fields__}, "rng": seed}
        )
        play = used(
            state,
            {"op": "roll", "die": "d6", "as": "n", "again_if": {"rolled": {"name": "n", "max": 4}}},
            {"op": "draw", "from": "pile", "count": "n"},
        )
        assert len(play.state.hands[0]) in (5, 6)


def test_a_roll_that_would_never_end_ends():
    play = used(
        position(),
        {"op": "roll", "die": "d6", "as": "n", "again_if": {"rolled": {"name": "n", "min": 1}}},
        {"op": "win"},
    )

    assert play.state.log == ("0 wins",)


CHOICE = {
    "op": "choose",
    "options": [
        [{"op": "draw", "from": "pile"}],
        [{"op": "trash", "what": {"from": "camp"}}],
        [{"op": "draw", "from": "supply"}],
    ],
}


def test_choose_offers_what_would_do_something():
    play = used(position(piles="a", supply="b"), CHOICE)
    assert play.asked == (0, "option", [0, 2])
    assert play.machine.labels(play.state.decision) == ("draw_1", "trash", "draw_2")

    assert letters(play.choose(2).state.hands[0]) == "b"


def test_choose_does_not_ask_where_one_is_left():
    assert letters(used(position(camps="c"), CHOICE).state.box) == "c"


def test_choose_several():
    play = used(position(piles="a", supply="b", camps="c"), {**CHOICE, "count": 2})
    play.choose(2, 0)

    assert (letters(play.state.hands[0]), letters(play.state.camps[0])) == ("ab", "c")


def test_do_several_times():
    play = used(
        position(piles="abc"), {"op": "do", "times": 2, "effects": [{"op": "draw", "from": "pile"}]}
    )

    assert letters(play.state.hands[0]) == "ab"


@pytest.mark.parametrize(("camp", "log"), [("a", "0 wins"), ("", "0 ends turn")])
def test_do_or_else(camp, log):
    play = used(
        position(camps=camp),
        {
            "op": "do",
            "if": {"has": {"what": {"from": "camp"}}},
            "effects": [{"op": "win"}],
            "else": [{"op": "end"}],
        },
    )

    assert play.state.log == (log,)


def test_modify_asks_what_something_becomes():
    play = used(
        position(),
        {"op": "modify", "what": "symbol", "of": "mine", "becomes": "chosen", "for": "next_card"},
    )
    assert play.asked == (0, "symbol", [0, 1])
    play.choose(1)

    becomes = play.machine.clauses.becomes
    assert (becomes(play.state, "symbol", 0, -1), becomes(play.state, "symbol", 1, -1)) == (1, None)
    assert becomes(play.machine.over(play.state, "next_card"), "symbol", 0, -1) is None


def test_modify_adds_to_a_number_while_it_lasts():
    play = used(
        position(camps="a"),
        {"op": "modify", "what": "limit", "of": "mine", "add": 3, "for": "turn"},
        {
            "op": "modify",
            "what": "limit",
            "of": {"from": "camp"},
            "add": {"count": {"from": "camp", "count": "all"}},
            "for": "game",
        },
    )
    limit = play.machine.clauses.number
    thing = thing_at(play.world.zones["camp"].first, CARDS.index("a"))

    assert (limit(play.state, "limit", 0, -1, 5), limit(play.state, "limit", 0, thing, 5)) == (8, 9)
    assert limit(play.machine.over(play.state, "turn"), "limit", 0, thing, 5) == 6


def test_what_is_modified_for_now_ends_with_the_program():
    play = used(position(), {"op": "modify", "what": "limit", "of": "mine", "add": 3})

    assert play.state.flow.lasting == ()


def test_allow_lifts_a_ban_for_the_turn():
    play = used(
        position(), {"op": "allow", "what": "enter", "of": "mine", "on": "occupied", "for": "turn"}
    )
    allows = play.machine.clauses.allows

    assert allows(play.state, "enter", 0, -1, "occupied")
    assert not allows(play.state, "enter", 1, -1, "occupied")
    assert not allows(play.state, "enter", 0, -1, "closed")
    assert not allows(play.machine.over(play.state, "turn"), "enter", 0, -1, "occupied")


def test_forbid_protects_things_from_a_deed():
    state = position(hands="f|f", camps="ab")
    play = Play(
        state,
        [
            {
                "trigger": "action",
                "if": {"has": {"what": {"from": "camp"}}},
                "effects": [
                    {
                        "op": "forbid",
                        "what": "discard",
                        "of": {"from": "camp", "filter": {"id": "a"}},
                        "by": {"who": "you", "filter": {"id": "f"}},
                        "for": "game",
                    }
                ],
            },
            {
                "trigger": "action",
                "effects": [
                    {"op": "discard", "what": {"who": "you", "from": "camp", "count": "all"}}
                ],
            },
        ],
    )
    play.use()
    state = play.machine.used(
        play.state,
        play.machine.actions(6)[1],
        1,
        thing_at(play.world.zones["hand"].first + 1, 6),
    )
    state = play.machine.run(state)

    assert (letters(state.camps[0]), letters(state.discards[0])) == ("a", "b")


def test_cancel_keeps_an_event_from_happening():
    guard = {
        "trigger": "event",
        "in": "camp",
        "when": {"event": "trash", "of": "mine"},
        "effects": [{"op": "cancel"}],
    }
    trash = {
        "trigger": "action",
        "effects": [
            {"op": "trash", "what": {"from": "hand", "count": "all", "filter": {"type": "low"}}}
        ],
    }
    play = Play(position(hands="abf", camps="d"), [trash], d=[guard]).use()

    # One source answers an event once; each card is an event of its own.
    assert (letters(play.state.hands[0]), play.state.box) == ("abf", ())


def test_a_firm_event_is_not_cancelled():
    guard = {
        "trigger": "event",
        "in": "camp",
        "when": {"event": "play"},
        "effects": [{"op": "cancel"}],
    }
    play = Play(position(camps="d"), d=[guard])
    events = []
    stage = play.machine.own(
        lambda state, frame: play.machine.announced(state, Event("play", by=0, is_firm=True)),
        lambda state, frame: events.append(frame.event) or state,
    )
    play.machine.run(play.machine.begun(play.state, stage, 0))

    assert [event.is_cancelled for event in events] == [False]


def test_cards_are_letters():
    assert letters(cards("abc")) == "abc"
