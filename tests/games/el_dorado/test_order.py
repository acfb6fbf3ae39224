"""The base game owns the order of effects; modules answer its questions and name nobody."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from designer.api import CHOOSE, Decision, Move, Refusal, legal_moves
from plugins.el_dorado.means import Means
from plugins.el_dorado.questions import BOX, QUESTIONS, STAYS, Questions
from plugins.el_dorado.rules import verbs
from tests.games.el_dorado.games import compiled, made, position, refused
from tests.games.el_dorado.made_up_modules import (
    current_module,
    hold_module,
    story,
    story_module,
    with_modules,
)

LINE = """
board:
  T1: {"0,0": J1, "1,0": J1, "2,0": J1, "3,0": J1, "2,-1": CAVE}
  T2: {"4,0": J1, "5,0": FINJ1}
barriers: [{number: 1, between: [T1, T2]}]
caves: {"2,-1": [draw, draw]}
seats:
  - {explorers: ["0,0"], hand: [pioneer, explorer, native, giant_machete], pile: [sailor, traveler]}
  - {explorers: []}
"""


def at(game, text):
    return next(n for n, s in enumerate(game.definition.board.spaces) if s.hex.to_text() == text)


def test_an_explorer_enters_each_space_and_rests_once():
    game, state = with_modules(*position(LINE), story_module())
    state = made(game, state, {"card": "giant_machete", "path": ["1,0", "2,0"]})

    one, two = at(game, "1,0"), at(game, "2,0")
    assert story(game, state) == (1, one, 1, two, 2, two)
    assert len(state.boards[0]) == 1


def test_the_current_comes_after_the_stop_and_before_caves():
    game, state = position(LINE)
    one, two = at(game, "1,0"), at(game, "2,0")
    game, state = with_modules(game, state, current_module(one, two), story_module())
    state = made(game, state, {"card": "explorer", "path": ["1,0"]})

    assert state.at[0] == two
    assert story(game, state) == (1, one, 1, two, 2, two)
    assert len(state.boards[0]) == 1, "the cave is beside the space of rest"


def test_the_current_carries_only_once():
    game, state = position(LINE)
    one, two, three = (at(game, text) for text in ("1,0", "2,0", "3,0"))
    modules = [current_module(one, two), current_module(two, three)]
    game, state = with_modules(game, state, *modules)

    assert made(game, state, {"card": "explorer", "path": ["1,0"]}).at[0] == two


def test_a_move_that_stops_another_is_judged_where_the_current_has_carried_it():
    game, state = position(LINE)
    one, three = at(game, "1,0"), at(game, "3,0")
    game, state = with_modules(game, state, current_module(one, three))
    state = made(game, state, {"card": "giant_machete", "steps": ["1,0"]})

    assert refused(game, state, {"card": "explorer", "path": ["0,0"]}) == "ED-BASE-03"
    assert refused(game, state, {"card": "explorer", "path": ["2,0"]}) is None
    moves = set(legal_moves(game, state))
    assert all(game.refusal(state, move) is None for move in moves)
    assert made(game, state, {"card": "explorer", "path": ["2,0"]}).at[0] == at(game, "2,0")


def test_an_explorer_that_is_held_loses_the_rest():
    game, state = position(LINE)
    game, state = with_modules(game, state, hold_module(at(game, "1,0")), story_module())
    state = made(game, state, {"card": "giant_machete", "steps": ["1,0"]})

    assert state.motion is None
    assert story(game, state)[-2:] == (2, at(game, "1,0"))
    assert refused(game, state, {"card": "explorer", "path": ["2,0"]}) == "MADE-1"
    assert refused(game, state, {"card": "native", "path": ["2,0"]}) == "ED-BASE-10"


def test_a_module_may_close_a_space_and_is_told_by_what_it_would_be_entered():
    seen = []

    def may_enter(book, state, explorer, to, means):
        seen.append(means)
        return Refusal("MADE-2", "Closed.") if "requirement" in means.ignores else None

    game, state = with_modules(*position(LINE), SimpleNamespace(may_enter=may_enter))
    assert refused(game, state, {"card": "explorer", "path": ["1,0"]}) is None
    assert refused(game, state, {"card": "native", "path": ["1,0"]}) is not None

    explorer = next(n for n, c in enumerate(game.definition.cards) if c.id == "explorer")
    assert Means("card", explorer, pays=True, mover=0) in seen
    assert {means.word for means in seen} == {"card", "effect"}


def test_a_module_may_ask_for_something_else():
    def requirement(book, state, position_):
        surface = book.definition.surfaces[state.surface[position_]]
        return replace(surface, n=3) if position_ == at(game, "1,0") else None

    game, state = position(LINE)
    game, state = with_modules(game, state, SimpleNamespace(requirement=requirement))

    assert refused(game, state, {"card": "explorer", "path": ["1,0"]}) == "ED-BASE-03"
    assert made(game, state, {"card": "giant_machete", "steps": ["1,0"]}).motion.rest == 3


def test_a_module_follows_when_a_blockade_is_taken():
    game, state = position(LINE)
    game, state = with_modules(game, state, story_module())
    moves = [{"card": "giant_machete", "steps": ["1,0", "2,0", "3,0"]}, {"take": "blockade_1"}]
    state = made(game, state, *moves)

    assert story(game, state)[-2:] == (3, 0)
    assert state.motion.rest == 2, "taking it is no stop"


def test_a_module_may_keep_a_used_card_or_send_it_away():
    for where, field in ((BOX, "box"), (STAYS, "hands")):
        game, state = position(LINE)
        module = SimpleNamespace(destination=lambda *_, where=where: where)
        game, state = with_modules(game, state, module)
        card = next(n for n, c in enumerate(game.definition.cards) if c.id == "explorer")
        state = made(game, state, {"card": "explorer", "path": ["1,0"]})
        row = state.box if field == "box" else state.hands[0]
        assert card in row


def test_a_module_may_hold_a_move_back_when_it_sees_what_comes_of_it():
    def holds(book, state, move, after):
        cards = len(state.hands[0]) - len(after().hands[0])
        return Refusal("MADE-3", "Keep that.") if cards and move.verb == verbs.ACT else None

    game, state = with_modules(*position(LINE), SimpleNamespace(holds=holds))

    assert refused(game, state, {"card": "native"}) == "MADE-3"
    assert refused(game, state, {"card": "explorer", "path": ["1,0"]}) is None


def test_a_module_may_keep_a_turn_from_ending_and_el_dorado_closed():
    module = SimpleNamespace(
        may_end_turn=lambda book, state: Refusal("MADE-4", "Not yet."),
        arrival_needs=lambda book, state, explorer: False,
    )
    game, state = with_modules(*position(LINE), module)
    state = replace(state, at=(at(game, "4,0"),))

    assert refused(game, state, {"move": "end_play"}) == "MADE-4"
    assert refused(game, state, {"card": "explorer", "path": ["5,0"]}) == "ED-BASE-11"


def test_a_module_may_know_another_victory():
    module = SimpleNamespace(wins=lambda book, state, seat: seat == 0)
    game, state = with_modules(*position(LINE), module)
    state = made(game, state, {"move": "end_turn"}, {"move": "end_turn"})

    assert game.outcome(state).winners == (0,)


def test_a_step_of_the_order_may_wait_for_an_answer():
    def entered(book, state, explorer, means):
        return replace(state, decision=Decision(0, "mood", "MADE-5", (1, 2), 1, 1, register=0))

    def ask(book, state, explorer, means):
        return book.begin(programs[0], state, ())

    game, state = position(LINE)
    programs = []
    game, state = with_modules(game, state, SimpleNamespace(entered=ask), story_module())
    programs.append(game.book.machine.own(lambda state, frame: entered(None, state, 0, None)))
    state = made(game, state, {"card": "explorer", "steps": ["1,0"]})
    assert (state.decision.kind, story(game, state)) == ("mood", ())

    state = game.apply(state, Move(CHOOSE, (2,)))
    one = at(game, "1,0")
    assert (story(game, state), state.decision, state.flow.stack) == ((1, one, 2, one), None, ())


def test_every_question_has_its_place():
    asked = Questions([])

    assert set(vars(asked)) == set(QUESTIONS)
    assert all(not answer for answer in vars(asked).values())


@pytest.mark.parametrize(
    "means",
    [
        Means("card", 3, pays=True, mover=1),
        Means("effect", 1004, pays=False, mover=0, ignores=("requirement", "range")),
        Means("current", -1, pays=False, mover=2, forced=True),
    ],
)
def test_means_survive_as_numbers(means):
    assert Means.from_row(means.to_row()) == means


def test_a_game_is_bound_anew_in_another_process():
    import pickle

    game = compiled(players=2)
    again = pickle.loads(pickle.dumps(game))

    assert again.fingerprint == game.fingerprint
    assert again.start(4) == game.start(4)
