"""A piece whose turn its player chooses when it is revealed stands on the engine as it is."""

import pytest
from msgspec.structs import replace

from designer.engine.game import LegalMoves, Move
from designer.engine.trees import from_tree, to_tree
from designer.play.bots import RandomBot
from designer.testing.conformance import check_game
from tests.probes.island import BESIDE, CENTRE, HEXES
from tests.probes.rivers import EMPTY_SPACE, SIDES_OF, Rivers, State, fits, water

GAME = Rivers()
STRAIGHT, BEND, WHIRL, SPRING = (SIDES_OF.index(s) for s in ((0, 3), (0, 2), (0, 1), (0,)))


def before(piece):
    """Give a game whose next piece is this one."""
    state = GAME.start(3)
    stack = (piece, *(other for other in state.stack if other != piece))
    return replace(state, stack=stack)


def revealed(piece):
    return GAME.apply(before(piece), Move("reveal"))


def first(state):
    """Answer with the first option."""
    return GAME.apply(state, next(iter(LegalMoves(GAME, state))))


def test_it_keeps_what_all_games_promise(numbers):
    ends = set()
    for seed in range(numbers.of(short=15, long=500)):
        ends.add(check_game(GAME, [RandomBot()] * 2, seed).termination)
    assert ends <= {"won", "shared"}


def test_where_it_lies_is_chosen_first_and_then_its_turn():
    state = revealed(STRAIGHT)
    assert (state.decision.kind, len(state.decision.options)) == ("space", 6)
    state = first(state)
    assert state.decision.kind == "turn"
    state = first(state)

    assert (state.decision, state.active, state.flow.stack) == (None, 1, ())


def test_only_turns_that_fit_are_offered():
    state = revealed(BEND)
    for move in list(LegalMoves(GAME, state)):
        asked = GAME.apply(state, move)
        position = move.args[0] % (1 << 20)
        for turn in range(6):
            is_offered = any(
                water(BEND, turn) == water(BEND, option) for option in asked.decision.options
            )
            assert is_offered == fits(state, BEND, position, turn)


def test_turns_that_look_alike_are_offered_once():
    asked = first(revealed(STRAIGHT))

    assert len({water(STRAIGHT, turn) for turn in asked.decision.options}) == len(
        asked.decision.options
    )
    assert len(asked.decision.options) <= 3


def test_the_chosen_turn_is_what_lies_there():
    asked = first(revealed(BEND))
    position = asked.flow.stack[-1].names[1][0] % (1 << 20)
    for turn in asked.decision.options:
        state = GAME.apply(asked, Move("choose", (turn,)))
        assert (state.ground[position], state.turns[position]) == (BEND, turn)


def test_each_side_that_joins_water_is_a_point():
    state = revealed(STRAIGHT)
    wet = water(state.ground[CENTRE], 0)
    for move in list(LegalMoves(GAME, state)):
        position = move.args[0] % (1 << 20)
        done = first(GAME.apply(state, move))
        side = next(n for n, there in enumerate(_sides(CENTRE)) if there == position)
        assert done.points[0] == int(side in wet)


def _sides(position):
    from designer.hexes import DIRECTIONS, Hex

    here = HEXES[position]
    return [HEXES.index(Hex(here.q + dq, here.r + dr)) for dq, dr in DIRECTIONS]


def test_a_piece_may_turn_another():
    apart = before(WHIRL)
    stack = tuple(piece for piece in apart.stack if piece != STRAIGHT)
    apart = replace(apart, stack=stack, ground=(STRAIGHT, *apart.ground[1:]))
    state = GAME.apply(apart, Move("reveal"))
    free = {*BESIDE[CENTRE]} - {*BESIDE[0]}
    by_centre = next(o for o in state.decision.options if o % (1 << 20) in free)
    state = first(GAME.apply(state, Move("choose", (by_centre,))))
    assert (state.decision.kind, state.decision.seat) == ("may", 0)
    turned = GAME.apply(state, Move("choose", (1,)))

    assert turned.turns != state.turns
    assert GAME.apply(state, Move("done")).turns == state.turns


def test_a_piece_may_bring_another_turn():
    state = first(first(revealed(SPRING)))

    assert (state.active, state.left) == (0, 1)


def test_what_waits_for_its_turn_survives_being_written_down():
    state = first(revealed(BEND))

    assert from_tree(to_tree(state), State) == state


def test_a_piece_that_fits_nowhere_is_thrown_away():
    state = before(STRAIGHT)
    full = replace(state, ground=tuple(0 if g == EMPTY_SPACE else g for g in state.ground))
    assert all(full.ground[n] != EMPTY_SPACE for n in range(len(BESIDE)))

    assert GAME.apply(full, Move("reveal")).thrown == (STRAIGHT,)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_stack_is_hidden_from_both(seat):
    state = revealed(STRAIGHT)

    assert set(GAME.view(state, seat).state.stack) == {-1}
