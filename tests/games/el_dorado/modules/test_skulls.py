"""Skulls: no turn ends on one, and what is refused is just what leads nowhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plugins.el_dorado.game import GAME
from plugins.el_dorado.rules import verbs
from plugins.el_dorado.state import OVER, PLAYING
from tests.games.el_dorado.games import made, position
from tests.games.el_dorado.modules.walks import game_of, played

CELLS = ["J1", "J1*", "W1", "W1*", "J2*", "V1*", "RUB1", "MTN", "J1*", "W2"]
CARDS = ["explorer", "sailor", "traveler", "trailblazer", "native", "jack_of_all_trades"]
SPACES = ["1,0", "0,1", "-1,1", "1,1", "2,0", "2,-1", "0,2"]


def on_skulls(game, state, seat):
    """Give the explorers of a seat that stand on a marked space."""
    surfaces = game.definition.surfaces
    return [
        e
        for e in game.definition.explorers[seat]
        if state.at[e] >= 0 and surfaces[state.surface[state.at[e]]].marked
    ]


def comes_free(game, state, seat):
    """Say by trying everything whether the turn can be ended with nobody on a skull."""
    if state.phase == OVER or (state.active, state.phase) != (seat, PLAYING):
        return not on_skulls(game, state, seat)
    for move in game.candidates(state):
        if move.verb == verbs.BUY or game.obstacle(state, move) is not None:
            # What may not end yet is judged by the rule itself; here only who stands where counts.
            continue
        if move.verb == verbs.END_PLAY:
            continue
        if comes_free(game, game.apply(state, move), seat):
            return True
    return not on_skulls(game, state, seat) and state.decision is None


@given(
    st.lists(st.sampled_from(CELLS), min_size=len(SPACES), max_size=len(SPACES)),
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=3),
    st.integers(1, 2),
)
@settings(max_examples=60, deadline=None)
def test_what_is_refused_is_just_what_trying_everything_finds_no_way_out_for(cells, hand, n):
    board = ", ".join(f'"{at}": "{cell}"' for at, cell in zip(SPACES, cells, strict=True))
    places = ["0,0", "-1,0"][:n]
    game, state = position(
        f'board: {{T1: {{"0,0": V1, "-1,0": V1, {board}}}}}\n'
        f"seats: [{{explorers: {places}, hand: {hand}, pile: []}}, {{}}]"
    )
    for move in game.candidates(state):
        if move.verb in {verbs.BUY, verbs.END_PLAY} or game.obstacle(state, move) is not None:
            continue
        is_legal = game.refusal(state, move) is None
        assert is_legal == comes_free(game, game.apply(state, move), 0), game.to_words(state, move)


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["greedy", "random"]], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_turn_ends_on_a_skull(players, bots, numbers):
    game = game_of("skull_trail", players)
    n_on_skulls = 0

    def look(before, move, after):
        nonlocal n_on_skulls
        n_on_skulls += bool(on_skulls(game, after, before.active))
        if (after.active, after.round) != (before.active, before.round) or after.phase == OVER:
            assert on_skulls(game, after, before.active) == []
        assert game.census(after) == game.census(before)

    for seed in range(numbers.of(short=3, long=200)):
        figures = played(game, bots, seed, look)
        if bots == ["greedy"]:
            assert figures.ends.get("unfinished", 0) == 0
    assert n_on_skulls


@pytest.mark.parametrize(
    ("switches", "places", "says"),
    [
        ("{skull.lookahead: none}", ["0,0"], "Red goes back: nothing led off the skull."),
        (
            "{skull.lookahead: none, skull.stuck: stay}",
            ["0,0"],
            "Red stays on a skull, against the rule: nothing led off it.",
        ),
        ("{}", ["1,0"], "Red stays on a skull, against the rule: nothing led off it."),
    ],
)
def test_it_is_told_what_happens_to_an_explorer_that_cannot_leave(switches, places, says):
    game, state = position(
        f'board: {{T1: {{"0,0": V1, "1,0": "J1*", "2,0": W1}}}}\n'
        f"switches: {switches}\n"
        f"seats: [{{explorers: {places}, hand: [explorer], pile: []}}, {{}}]",
        modules=("skulls",),
    )
    told = []
    for said in ({"card": "explorer", "path": ["1,0"]}, {"move": "end_turn", "keep": []}):
        if places == ["1,0"] and "card" in said:
            continue
        for move in game.from_words(state, said):
            after = game.apply(state, move)
            told += game.tell(state, move, after)
            state = after

    assert says in told


def test_a_turn_that_cannot_end_says_so_and_its_button_tells_why():
    game, state = position(
        """
        board: {T1: {"0,0": J1, "1,0": "J1*", "2,0": J1}}
        seats: [{explorers: ["0,0"], hand: [explorer, explorer]}, {}]
        """
    )
    before, after = state, made(game, state, {"card": "explorer", "path": ["1,0"]})
    shown = GAME.table(game, after, 0)

    assert GAME.table(game, before, 0).withheld == ()
    assert shown.prompt == (
        "Red: play on. An explorer may not stand on a skull when the turn ends."
    )
    (button,) = shown.withheld
    assert button.button == "End turn"
    assert game.refusal(after, button.move).rule == "ED-SKULL-05"
    assert GAME.table(game, after, 1).withheld == ()
