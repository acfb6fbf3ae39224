"""Whatever stands in an ability, it is compiled or told to be unclear; nothing breaks in play either."""

import json
import re

import pytest

from designer.engine.effects.describing import Words, described
from designer.engine.effects.records import Event
from designer.engine.effects.things import thing_at
from designer.engine.effects.verbs import core_verbs
from designer.engine.game import Move
from tests.engine.effects.made_up import Play, position
from tests.helpers.mangling import WRONG, mangled, sample, without

ACTIONS = [
    {"op": "allow", "what": "enter", "of": "mine", "on": "occupied", "for": "turn"},
    {"op": "choose", "options": [[{"op": "draw", "from": "pile"}], [{"op": "gain", "what": "actions"}]]},
    {"op": "choose", "count": 2, "options": [[{"op": "win"}], [{"op": "skip", "who": "you"}], [{"op": "end", "what": "turn"}]]},
    {"op": "discard", "what": {"from": "hand", "count": 1}, "may": True},
    {"op": "do", "if": {"players": {"min": 2, "max": 4}}, "effects": [{"op": "draw", "from": "pile"}], "times": 2, "else": [{"op": "win"}]},
    {"op": "do", "effects": [{"op": "gain", "what": "strength", "symbol": "sun", "count": {"times": 2, "of": {"half": {"count": {"from": "hand"}}}}}]},
    {"op": "draw", "from": ["pile", "supply"], "count": 2, "as": "drawn"},
    {"op": "forbid", "what": "discard", "of": {"who": "i", "from": "hand"}, "by": {"who": "you", "filter": {"id": "a"}}, "for": "round"},
    {"op": "look", "from": "pile", "count": 2, "as": "seen"},
    {"op": "reveal", "what": {"from": "hand", "count": "all"}, "as": "seen"},
    {"op": "modify", "what": "symbol", "of": "mine", "becomes": "chosen", "for": "turn"},
    {"op": "modify", "what": "strength", "of": {"from": "hand", "strength": {"min": 2, "max": 3}}, "add": 1, "for": "turn", "stacks": False},
    {"op": "place", "figure": "mine", "to": {"from": "spaces", "filter": {"space": [1, 2], "within": {"of": "mine", "steps": 2}}}},
    {"op": "put", "what": {"from": "hand", "count": {"up_to": 2}, "pick": "chosen", "chosen_by": "you"}, "to": "pile", "order": "chosen"},
    {"op": "put", "what": {"from": "supply", "count": 1, "pick": "random"}, "to": {"from": "spaces", "count": 1}},
    {"op": "roll", "die": "d6", "as": "n", "again_if": {"rolled": {"name": "n", "min": 3}}},
    {"op": "set", "what": {"from": "figures", "owner": "you"}, "state": "asleep", "as": "sleeper"},
    {"op": "shuffle", "zone": "pile"},
    {"op": "step", "figure": "mine", "spaces": {"up_to": 2}, "ignore": ["requirement"], "not_onto": ["occupied"], "by_rules": True},
    {"op": "swap", "a": {"from": "hand"}, "b": {"from": "discard", "except": "self"}},
    {"op": "take", "what": {"first_of": [{"from": "supply", "type": "loud"}, {"from": "discard"}], "count": 1}, "to": "hand"},
    {"op": "trash", "what": {"from": "hand", "count": {"up_to": 2}, "slot": 1}, "who": "each"},
    *(
        {"op": "gain", "what": "actions", "if": condition}
        for condition in (
            {"all": [{"has": {"what": {"from": "hand"}, "min": 1, "max": 9}}, {"late": 0}]},
            {"any": [{"on": {"space": 0, "figure": "mine"}}, {"not": {"state": "asleep"}}]},
            {"compare": {"a": {"count": {"from": "hand"}}, "is": "more", "b": 1}},
            {"option": {"long_game": True}, "state": {"what": "mine", "is": ""}},
        )
    ),
]  # fmt: skip
ABILITIES = [
    *({"trigger": "action", "effects": [effect]} for effect in ACTIONS),
    {"trigger": "action", "cost": [{"actions": 1}, {"op": "discard", "what": {"from": "hand", "count": 1}}], "in": "hand", "limit": {"times": 1, "per": "turn"}, "if": {"players": {"min": 1}}, "effects": [{"op": "draw"}]},
    {"trigger": "event", "may": True, "cancellable": False, "when": {"event": "discard", "by": "you", "of": "mine", "from": ["hand"], "to": "discard", "means": "effect", "at": ["rest"], "with": {"id": "a"}, "filter": {"strength": 1}}, "effects": [{"op": "cancel"}, {"op": "modify", "of": "event", "what": "destination", "becomes": "box"}]},
    {"trigger": "event", "when": {"event": "draw", "with": "a"}, "effects": [{"op": "set", "what": "event.figure", "state": "awake"}]},
    {"trigger": "passive", "in": "camp", "effects": [{"op": "modify", "what": "hand_size", "add": 1}, {"op": "forbid", "what": "discard", "by": "you"}]},
]  # fmt: skip
START = {"hands": "abf|cf", "piles": "abcd|abcd", "discards": "e|d", "camps": "f|", "supply": "abe"}
MOST_ANSWERS = 30


def carried_out(ability):
    """Compile an ability; where it means something, say it, use it and answer all it asks.

    Returns:
        Whether it meant something.
    """
    play = Play(position(**START), [ability])
    machine = play.machine
    if machine.faults:
        assert all(fault.message for fault in machine.faults)
        return False
    assert described(ability, Words(verbs=core_verbs()))
    for last in (False, True):
        play = Play(position(**START), [ability])
        machine = play.machine
        if ability["trigger"] == "action":
            source = thing_at(play.world.zones["hand"].first, 6)
            state = machine.run(machine.used(play.state, machine.actions(6)[0], 0, source))
        else:
            event = Event("discard", by=1, of=thing_at(play.world.zones["hand"].first, 1))
            state = machine.run(machine.announced(play.state, event))
        for _ in range(MOST_ANSWERS):
            decision = state.decision
            if decision is None:
                break
            enough = len(decision.chosen) >= decision.least
            if enough and (not last or len(decision.chosen) >= decision.most):
                move = Move("done")
            else:
                move = Move("choose", (decision.options[-1 if last else 0],))
            state = machine.answer(state, decision, move)
        assert machine.clauses.number(state, "strength", 0, 1, 1) is not None
    return True


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda a: json.dumps(a)[:70])
def test_as_it_is_written_it_means_something(ability):
    assert carried_out(ability)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda a: json.dumps(a)[:70])
def test_wrong_and_missing_values_are_unclear_or_harmless(ability):
    unclear = 0
    for pointer in sample(ability, most_alike=10):
        for text in (
            *(mangled(ability, pointer, value) for value in WRONG),
            without(ability, pointer),
        ):
            unclear += not carried_out(json.loads(text))

    assert unclear > 0


@pytest.mark.parametrize("value", [*WRONG, "an ability"], ids=str)
def test_what_is_no_ability_is_unclear(value):
    (fault,) = Play(position(**START), [value]).machine.faults

    assert re.search(r"is a map|no trigger|is a word", fault.message)


def test_every_verb_is_among_the_abilities():
    written = json.dumps(ABILITIES)

    assert [verb for verb in core_verbs() if f'"op": "{verb}"' not in written] == []
