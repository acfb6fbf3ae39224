"""A duel with hidden hands and a reaction that cancels stands on the engine as it is."""

import pytest
from msgspec.structs import replace

from designer.engine.game import LegalMoves, Move
from designer.play.bots import RandomBot
from designer.testing.conformance import check_game
from tests.probes.duel import LIFE, NAMES, Duel, State

GAME = Duel()
STAB, PARRY, RIPOSTE, PEEK, FEINT, DISARM, COOL = (
    NAMES.index(name)
    for name in ("stab", "parry", "riposte", "peek", "feint", "disarm", "cool_head")
)


def facing(mine, theirs, **more):
    rest = {"piles": ((STAB, STAB), (STAB, STAB)), "discards": ((), ()), **more}
    lives = ((LIFE,) * 3,) * 2
    return State(
        7, 1, 0, (tuple(sorted(mine)), tuple(sorted(theirs))), lives=lives, has_drawn=True, **rest
    )


def played(state, *moves):
    for verb, *args in moves:
        move = Move(verb, tuple(args))
        assert GAME.refusal(state, move) is None, move
        state = GAME.apply(state, move)
    return state


def answer_with(state, card):
    return ("choose", next(o for o in state.decision.options if o % (1 << 20) == card))


def test_it_keeps_what_all_games_promise(numbers):
    ends = set()
    for seed in range(numbers.of(short=15, long=500)):
        ends.add(check_game(GAME, [RandomBot(), RandomBot()], seed).termination)
    assert "won" in ends


def test_an_attack_takes_a_life():
    state = played(facing([STAB], [STAB]), ("play", STAB), ("done",))

    assert len(state.lives[1]) == 2
    assert (state.active, state.discards[0]) == (1, (STAB,))


def test_a_reaction_cancels_and_costs_its_card():
    state = played(facing([STAB], [PARRY]), ("play", STAB))
    assert (state.decision.seat, state.decision.kind) == (1, "answer")
    state = played(state, answer_with(state, PARRY))

    assert (len(state.lives[1]), state.hands[1], state.discards) == (3, (), ((STAB,), (PARRY,)))


def test_a_reaction_may_strike_back():
    state = played(facing([STAB], [RIPOSTE]), ("play", STAB))
    state = played(state, answer_with(state, RIPOSTE))

    assert (len(state.lives[0]), len(state.lives[1])) == (2, 3)


@pytest.mark.parametrize("hand", [[PARRY, STAB], [STAB, STAB]])
def test_being_asked_gives_nothing_away(hand):
    state = played(facing([STAB], hand), ("play", STAB))

    assert state.decision.seat == 1
    seen = GAME.view(state, 0).state
    assert (seen.decision.options, seen.hands[1]) == ((), (-1, -1))


def test_what_cannot_be_cancelled_is_not():
    state = played(facing([FEINT], [PARRY]), ("play", FEINT))

    assert (state.decision.seat, state.decision.kind) == (0, "option")


def test_only_who_is_not_on_turn_answers():
    cool = facing([DISARM, COOL], [COOL, STAB])
    state = played(cool, ("play", DISARM))

    assert state.decision is None or state.decision.seat == 1


def test_what_was_looked_at_is_seen_by_one_only():
    state = played(facing([PEEK], [PARRY, STAB]), ("play", PEEK))
    assert (state.decision.seat, state.decision.kind) == (0, "discard")
    imagined = GAME.view(state, 0).imagine(9)
    assert imagined.hands[1] == state.hands[1], "who has looked knows"
    state = played(state, answer_with(state, PARRY), ("done",))

    assert state.discards[1] == (PARRY,)


def test_an_answer_waits_for_its_moment():
    assert GAME.refusal(facing([PARRY], []), Move("play", (PARRY,))).rule == "D-1"
    assert Move("play", (PARRY,)) not in LegalMoves(GAME, facing([PARRY], []))


def test_a_seat_without_lives_has_lost():
    state = replace(facing([STAB], [STAB]), lives=((LIFE,), (LIFE,)))
    state = played(state, ("play", STAB), ("done",))

    assert GAME.outcome(state).winners == (0,)
