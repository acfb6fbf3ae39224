"""The machine carries programs out, lets them wait, and finds what holds all the time."""

from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.abilities import Carrier
from designer.engine.effects.hiding import known, masked, with_known
from designer.engine.effects.machine import Machine
from designer.engine.effects.records import Event, Flow, Frame
from designer.engine.effects.things import NOTHING, UNKNOWN, is_thing, item_of, place_of, thing_at
from designer.engine.effects.verbs import core_verbs
from designer.engine.game import Move
from tests.engine.effects.made_up import CARDS, Play, World, letters, position


def noting(line):
    return lambda state, frame: replace(state, log=(*state.log, line))


def test_a_program_of_the_game_is_carried_out_at_once():
    play = Play(position())
    program = play.machine.own(noting("one"), noting("two"))
    state = play.machine.begun(play.state, program, 0)

    assert (state.log, state.flow.stack) == (("one", "two"), ())


def test_a_program_waits_beneath_what_it_pushes():
    play = Play(position())
    inner = play.machine.own(noting("inner"))
    outer = play.machine.own(
        noting("before"),
        lambda state, frame: play.machine.waiting(state, inner, 0),
        noting("after"),
    )
    state = play.machine.begun(play.state, outer, 0)
    assert state.log == ("before",)

    assert play.machine.run(state).log == ("before", "inner", "after")


def test_a_program_within_another_waits_above_it():
    play = Play(position())
    asked = play.machine.own(
        lambda state, frame: replace(
            state, decision=Decision(0, "mood", "M-1", (1, 2), 1, 1, register=0)
        ),
        lambda state, frame: noting(f"mood {frame.names[0][0]}")(state, frame),
    )
    outer = play.machine.own(
        lambda state, frame: play.machine.begun(state, asked, 0, ((),)), noting("after")
    )
    state = play.machine.begun(play.state, outer, 0)
    assert state.decision is not None
    state = play.machine.answer(state, state.decision, Move("choose", (2,)))

    assert (state.log, state.flow.stack) == (("mood 2", "after"), ())


def test_a_program_learns_what_became_of_its_event():
    cancels = {
        "trigger": "event",
        "in": "camp",
        "may": True,
        "when": {"event": "play"},
        "effects": [{"op": "cancel"}],
    }
    play = Play(position(camps="d"), d=[cancels])

    def end(state, frame):
        word = "cancelled" if frame.event is not None and frame.event.is_cancelled else "done"
        return noting(word)(state, frame)

    program = play.machine.own(
        lambda state, frame: play.machine.announced(state, Event("play", by=0)), end
    )
    play.state = play.machine.run(play.machine.begun(play.state, program, 0))
    assert play.choose("d").state.log == ("cancelled",)

    play.state = play.machine.run(
        play.machine.begun(replace(play.state, camps=((), ())), program, 0)
    )
    assert play.state.log == ("cancelled", "done")


def test_why_an_action_cannot_be_used_is_told():
    action = {"trigger": "action", "effects": [{"op": "draw", "from": "pile"}]}
    reasons = {
        "effects": (position(), action),
        "if": (position(piles="a"), {**action, "if": {"players": {"min": 3}}}),
        "cost": (position(piles="a", actions=(0, 0)), {**action, "cost": [{"actions": 1}]}),
        "": (position(piles="a"), {**action, "cost": [{"actions": 1}]}),
    }
    for reason, (state, tree) in reasons.items():
        machine = Play(state, [tree]).machine
        source = thing_at(0, CARDS.index("f"))
        assert machine.obstacle(state, machine.actions(CARDS.index("f"))[0], 0, source) == reason


def test_a_cost_has_to_be_payable_in_full():
    action = {
        "trigger": "action",
        "cost": [{"op": "discard", "what": {"from": "camp", "count": 2}}],
        "effects": [{"op": "win"}],
    }
    for camp, possible in (("a", 0), ("ab", 1)):
        state = position(camps=camp)
        machine = Play(state, [action]).machine
        assert len(machine.possible(state, CARDS.index("f"), 0, NOTHING)) == possible


def test_an_action_is_used_as_often_as_its_limit_says():
    action = {"trigger": "action", "limit": {"times": 1, "per": "turn"}, "effects": [{"op": "win"}]}
    play = Play(position(), [action]).use()
    number = CARDS.index("f")
    assert play.machine.possible(play.state, number, 0, NOTHING) == ()
    assert len(play.machine.possible(play.state, number, 1, NOTHING)) == 1

    state = play.machine.over(play.state, "turn")
    assert len(play.machine.possible(state, number, 0, NOTHING)) == 1


def test_what_is_passive_holds_while_its_carrier_is_in_place():
    passive = {
        "trigger": "passive",
        "in": "camp",
        "if": {"has": {"what": {"from": "hand"}}},
        "effects": [{"op": "modify", "what": "limit", "of": "mine", "add": 3, "stacks": False}],
    }
    play = Play(position(camps="d", hands="a"), d=[passive])
    limit = play.machine.clauses.number

    assert play.machine.has_passive
    assert limit(play.state, "limit", 0, NOTHING, 5) == 8
    assert limit(play.state, "limit", 1, NOTHING, 5) == 5
    assert limit(replace(play.state, camps=((), ())), "limit", 0, NOTHING, 5) == 5
    assert limit(replace(play.state, hands=((), ())), "limit", 0, NOTHING, 5) == 5


def test_what_does_not_stack_counts_once():
    passive = {
        "trigger": "passive",
        "in": "camp",
        "effects": [
            {"op": "modify", "what": "limit", "of": "mine", "add": 1, "stacks": False},
            {"op": "modify", "what": "limit", "of": "mine", "add": 1, "stacks": False},
        ],
    }
    play = Play(position(camps="d"), d=[passive])

    assert play.machine.clauses.number(play.state, "limit", 0, NOTHING, 5) == 6


def test_what_is_passive_protects_from_a_deed_of_others():
    guard = {
        "trigger": "passive",
        "in": "camp",
        "effects": [
            {
                "op": "forbid",
                "what": "discard",
                "of": {"from": "camp"},
                "by": {"who": "you", "filter": {"id": "f"}},
            }
        ],
    }
    discard = {
        "trigger": "action",
        "effects": [{"op": "discard", "what": {"who": "you", "from": "camp", "count": "all"}}],
    }
    play = Play(position(camps="|de"), [discard], d=[guard]).use()
    assert letters(play.state.camps[1]) == "de"

    other = Play(position(camps="|de"), c=[discard], d=[guard]).use("c")
    assert letters(other.state.camps[1]) == ""


def test_changes_end_with_the_turn_of_their_seat():
    effect = {"op": "modify", "what": "limit", "of": "mine", "add": 1, "for": "until_my_turn"}
    play = Play(position(), [{"trigger": "action", "effects": [effect]}]).use()

    assert len(play.machine.over(play.state, "until_my_turn", 1).flow.lasting) == 1
    assert play.machine.over(play.state, "until_my_turn", 0).flow.lasting == ()


def test_what_a_seat_may_not_see_is_unknown_in_its_view():
    seen, unseen, number = thing_at(0, 4), thing_at(1, 3), 2
    flow = Flow((Frame(5, 1, 0, 0, NOTHING, ((seen, unseen), (number,))),))
    view = masked(flow, 1, lambda thing: place_of(thing) == 0)

    assert view.stack[0].names == ((seen, thing_at(1, UNKNOWN)), (number,))
    assert masked(flow, 0, lambda thing: False) == flow, "what its own programs name it has seen"
    shown = replace(flow.stack[0], shown=(unseen,))
    assert masked(Flow((shown,)), 1, lambda thing: False).stack[0].names[0][1] == unseen


def test_a_thing_is_a_place_and_an_item():
    thing = thing_at(7, 12)

    assert (place_of(thing), item_of(thing), is_thing(thing), is_thing(12)) == (7, 12, True, False)


def test_what_cannot_be_compiled_is_told_and_left_out():
    trees = ({"trigger": "never"}, {"trigger": "action", "effects": [{"op": "draw", "from": "pile"}]}, {"trigger": "action", "in": "attic"}, {"trigger": "action", "effects": 3}, {"trigger": "event", "when": {"event": "rain"}}, {"trigger": "passive", "effects": [{"op": "draw"}]}, {"trigger": "action", "limit": {"times": 1, "per": "year"}})  # fmt: skip
    machine = Machine(World(), [Carrier(6, "Fan's card", "hand", trees)], core_verbs())

    assert [(fault.item, fault.ability) for fault in machine.faults] == [
        (6, n) for n in (0, 2, 3, 4, 5, 6)
    ]
    assert len(machine.actions(6)) == 1


def test_what_a_seat_knows_by_effects_stays_where_it_is():
    looked = tuple(thing_at(1, item) for item in (4, 4, 3))
    frame = Frame(5, 1, 0, 0, NOTHING, (looked, looked[:1], (2,)), shown=(thing_at(2, 9),))
    flow = Flow((frame,))

    assert known(flow, 0) == {1: (4, 4, 3), 2: (9,)}
    assert known(flow, 1) == {2: (9,)}
    assert with_known((1, 3, 4, 2, 4), (4, 4, 3, 8)) == (4, 4, 3, 1, 2)
