"""Laws that hold over all positions, and what no situation can say."""

import itertools

import pytest
from msgspec.structs import replace

from designer.api import CHOOSE, DONE, Move, legal_moves
from plugins.el_dorado.rules import actions, ids, verbs
from tests.games.el_dorado.games import ROUTES, compiled, made, position, refused
from tests.games.el_dorado.projects import shipped

SMALL = """
board:
  T1: {"0,0": S1, "1,0": J1, "0,1": W1, "1,1": RUB1, "-1,1": CAMP1}
  T2: {"2,0": J2, "2,-1": V1, "1,-1": FINJ1}
barriers: [{number: 1, between: [T1, T2]}]
market: {scout: 1, photographer: 1}
seats:
  - {explorers: ["0,0", "1,0"], hand: [trailblazer, prop_plane, sailor, native]}
  - {explorers: ["0,1"], hand: [explorer]}
"""

ARGUMENTS = {
    verbs.PLAY: ("cards", "symbols", "explorers", "places"),
    verbs.STEP: ("places",),
    verbs.STOP: (),
    verbs.ENTER: ("explorers", "places"),
    verbs.TAKE_WITH: ("cards", "symbols", "explorers", "slots"),
    verbs.TAKE_ON: ("slots",),
    verbs.TAKE_FOR: ("explorers", "slots"),
    verbs.BUY: ("cards",),
    verbs.ACT: ("cards",),
    verbs.END_PLAY: (),
    CHOOSE: ("cards",),
    DONE: (),
}


def every_move(game):
    definition = game.definition
    ranges = {
        "cards": range(len(definition.cards)),
        "symbols": range(len(definition.symbols)),
        "explorers": range(len(definition.owners)),
        "places": range(len(definition.ways)),
        "slots": range(len(definition.slots)),
    }
    for verb, names in ARGUMENTS.items():
        for args in itertools.product(*(ranges[name] for name in names)):
            yield Move(verb, args)


@pytest.mark.parametrize(
    "moves",
    [
        [],
        [{"card": "prop_plane", "as": "machete", "explorer": "1.2", "take": "blockade_1"}],
        [{"card": "trailblazer", "explorer": "1.2", "take": "blockade_1", "steps": ["2,0"]}],
        [{"steps": ["1,1"], "explorer": "1.2"}],
        [{"buy": "scout"}],
        [{"buy": "scout"}, {"pay": ["native"]}],
        [{"move": "end_play"}],
        [{"move": "end_turn"}],
    ],
    ids=["start", "taken", "in motion", "asked to give", "asked to pay", "paid half", "sorting", "next"],
)  # fmt: skip
def test_the_candidates_hold_every_legal_move(moves):
    game, state = position(SMALL)
    state = made(game, state, *moves)

    by_force = {move for move in every_move(game) if game.refusal(state, move) is None}
    assert set(legal_moves(game, state)) == by_force
    assert by_force


@pytest.mark.parametrize(
    "move",
    [
        Move(verbs.PLAY, (99, 0, 0, 0)),
        Move(verbs.PLAY, (0, 9, 0, 1)),
        Move(verbs.STEP, (10_000,)),
        Move(verbs.TAKE_FOR, (0, 77)),
        Move(verbs.ENTER, (55, 1)),
        Move(verbs.BUY, (-5,)),
        Move(verbs.BUY, (99,)),
        Move(verbs.ACT, (99,)),
        Move(verbs.PLAY, (1,)),
        Move(verbs.END_PLAY, (1, 2)),
        Move("fly", ()),
        Move(CHOOSE, (1,)),
    ],
    ids=str,
)
def test_a_move_that_means_nothing_is_refused(move):
    game, state = position(SMALL)

    assert game.refusal(state, move) is not None


def test_every_rule_that_refuses_is_explained_in_the_content():
    explained = {
        rule["id"] for document in shipped().of_kind("rules") for rule in document.tree["rules"]
    }
    named = {getattr(ids, name) for name in ids.__all__} | {*actions.RULES.values()}

    assert named - explained == set()


@pytest.mark.parametrize("route", ROUTES)
def test_what_moves_pay_is_what_the_analysis_is_told(route):
    game = compiled(route)
    definition = game.definition
    for toll in (*definition.surfaces, *definition.blockades):
        ways = toll.requirement.ways
        told = [(tuple(definition.symbols.index(s) for s in w.symbols), w.n, w.give) for w in ways]
        symbols = tuple(s for s in range(len(definition.symbols)) if toll.mask & 1 << s)
        give = ("", "discard", "trash")[toll.give]
        closed = bool(getattr(toll, "closed", ""))
        assert told == ([] if closed else [(symbols, toll.n, give)])


def test_blockades_are_dealt_to_the_joints_in_order_from_the_start():
    # First Expedition has four joints before El Dorado: B-C, C-N, N-I, I-K.
    definition = compiled().definition
    tiles = [
        tuple(sorted({definition.board.spaces[p].placement for p in pair}))
        for slot in definition.slots
        for pair in slot.pairs[:1]
    ]

    assert tiles == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert all(len(slot.pairs) == 7 for slot in definition.slots)
    deals = {compiled().start(seed).bars for seed in range(40)}
    assert len(deals) > 30
    assert all(len(set(bars)) == 4 for bars in deals)


def test_a_blockade_named_by_the_route_is_not_dealt_again():
    game = compiled()
    first = replace(game.definition.slots[0], blockade=2)
    named = type(game)(replace(game.definition, slots=(first, *game.definition.slots[1:])))

    for seed in range(20):
        bars = named.start(seed).bars
        assert bars[0] == 2
        assert len(set(bars)) == 4


def test_a_game_in_which_nobody_comes_nearer_is_given_up():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J2, "2,0": FINJ1}}
        seats: [{explorers: ["0,0"]}, {}]
    """)
    turns = 0
    while game.seat_to_move(state) is not None:
        state = made(game, state, {"move": "end_turn"})
        turns += 1

    # 60 rounds of two players.
    assert turns == 120
    assert game.outcome(state).termination == "unfinished"
    assert refused(game, state, {"move": "end_turn"}) == ids.ARRIVAL


def test_coming_nearer_starts_the_count_anew():
    game, state = position("""
        board: {T1: {"0,0": J1, "1,0": J1, "2,0": FINJ1}}
        seats: [{explorers: ["0,0"], hand: [explorer]}, {}]
    """)
    end = {"move": "end_turn"}
    state = made(game, state, end, end)

    assert state.idle == 2
    state = made(game, state, {"card": "explorer", "path": ["1,0"]}, end)
    assert state.idle == 0


@pytest.mark.parametrize(
    ("card", "rule"),
    [("native", "ED-BASE-10"), ("transmitter", "ED-BASE-19"), ("compass", "ED-BASE-16"), ("sailor", "ED-BASE-16")],
)  # fmt: skip
def test_an_action_is_refused_with_its_rule(card, rule):
    game, state = position(f"""
        board: {{T1: {{"0,0": J1}}}}
        seats: [{{explorers: ["0,0"], hand: [{card}]}}]
    """)

    assert refused(game, state, {"card": card}) == rule


def test_every_ability_of_the_content_is_carried_out():
    game = compiled()
    carriers = [*game.definition.cards, *game.definition.tokens]

    assert game.book.machine.faults == []
    assert len(game.book.machine.abilities) == sum(len(kind.abilities) for kind in carriers)


def test_the_way_is_asked_in_both_directions():
    game, state = position(SMALL)
    index = game.definition.board.index
    inside, outside = index[(1, 0)], index[(2, 0)]

    assert game.barrier_between(state, inside, outside) == 0
    assert game.barrier_between(state, outside, inside) == 0
    assert game.barrier_between(state, inside, index[(0, 0)]) is None
    after = made(game, state, {"take": "blockade_1", "card": "trailblazer", "explorer": "1.2"})
    assert game.barrier_between(after, inside, outside) is None
