"""A map turned up in play, a die, and three seats deciding in one turn stand on the engine as it is."""

from msgspec.structs import replace

from designer.engine.game import LegalMoves, Move
from designer.play.bots import RandomBot
from designer.testing.conformance import check_game
from tests.probes.island import BESIDE, CENTRE, IDOL, KIND_OF, NOTHING_THERE, ROPE, Island

GAME = Island()
BESIDE_CENTRE = BESIDE[CENTRE][0]


def before(kind, **more):
    """Give a game whose next tile is of a kind."""
    state = GAME.start(5)
    tile = next(tile for tile in state.stack if KIND_OF[tile] == kind)
    stack = (tile, *(other for other in state.stack if other != tile))
    return replace(state, stack=stack, **more)


def turned_up(kind, **more):
    return GAME.apply(before(kind, **more), Move("turn_up", (BESIDE_CENTRE,)))


def packed(*packs):
    bag = [item for item in GAME.start(5).bag if all(item not in pack for pack in packs)]
    return {"packs": packs, "bag": tuple(bag)}


def chosen(state, *items):
    for item in items:
        option = next(o for o in state.decision.options if item in (o, o % (1 << 20)))
        state = GAME.apply(state, Move("choose", (option,)))
    return state


def test_it_keeps_what_all_games_promise(numbers):
    ends = set()
    for seed in range(numbers.of(short=10, long=300)):
        ends.add(check_game(GAME, [RandomBot()] * 3, seed).termination)
    assert "won" in ends


def test_a_tile_is_turned_up_and_entered():
    state = turned_up("spring")

    assert KIND_OF[state.ground[BESIDE_CENTRE]] == "spring"
    assert (state.at[0], len(state.packs[0]), state.left) == (BESIDE_CENTRE, 1, 1)
    assert Move("walk", (CENTRE,)) in LegalMoves(GAME, state)


def test_what_is_not_turned_up_is_no_ground():
    state = GAME.start(5)

    assert state.ground.count(NOTHING_THERE) == 18
    assert Move("walk", (BESIDE_CENTRE,)) not in LegalMoves(GAME, state)


def test_in_a_storm_each_seat_decides_in_one_turn():
    packs = ((IDOL, ROPE), (ROPE + 1, ROPE + 2), (ROPE + 3, ROPE + 4))
    states = (turned_up("storm", rng=seed, **packed(*packs)) for seed in range(30))
    state = next(state for state in states if state.decision is not None)
    assert (state.decision.seat, state.active) == (0, 0)
    state = chosen(state, ROPE)
    assert (state.decision.seat, state.active) == (1, 0)
    state = chosen(state, ROPE + 2)
    assert (state.decision.seat, state.active) == (2, 0)
    state = chosen(state, ROPE + 3)

    assert state.packs == ((IDOL,), (ROPE + 1,), (ROPE + 4,))
    assert (state.at[0], state.left) == (BESIDE_CENTRE, 1), "the turn goes on where it was"


def test_a_storm_that_is_kind_gives_to_all():
    states = (turned_up("storm", rng=seed) for seed in range(30))

    assert any([len(pack) for pack in state.packs] == [1, 1, 1] for state in states)


def test_a_gale_moves_the_others_as_they_like():
    state = turned_up("gale")
    assert (state.decision.seat, state.decision.kind) == (1, "space")
    state = chosen(state, BESIDE_CENTRE)
    state = GAME.apply(state, Move("done"))
    assert state.decision.seat == 2
    state = GAME.apply(state, Move("done"))

    assert state.at == (BESIDE_CENTRE, BESIDE_CENTRE, CENTRE)


def test_what_is_laid_on_a_shrine_belongs_to_who_comes_next():
    state = turned_up("shrine", **packed((), (ROPE,), ()))
    assert state.decision.seat == 1
    state = chosen(state, ROPE)

    assert state.packs[0] == (ROPE,), "it was laid before the explorer came in"


def test_a_pit_ends_the_turn_and_costs_the_next():
    state = turned_up("pit")
    assert (state.active, state.skips) == (1, (1, 0, 0))
    for _ in range(2):
        state = GAME.apply(state, Move("rest"))

    assert (state.active, state.skips, state.round) == (1, (0, 0, 0), 2)


def test_a_choice_without_effect_is_not_offered():
    state = turned_up("ruin", bag=(), heap=GAME.start(5).bag, packs=((), (), ()))

    assert (state.decision.kind, state.decision.options) == ("option", (0, 1))
    nothing = turned_up("ruin", bag=(), heap=(), packs=(GAME.start(5).bag[:1], (), ()))
    assert nothing.decision is not None or nothing.left > 1


def test_the_stack_is_hidden_and_the_ground_is_not():
    state = turned_up("spring")
    seen = GAME.view(state, 2).state

    assert seen.ground == state.ground
    assert set(seen.stack) == {-1}
