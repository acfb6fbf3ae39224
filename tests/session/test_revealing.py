"""How far a person may go back: to where something hidden came to light."""

import pytest

from designer.api import SetUp
from designer.engine.game import legal_moves
from designer.play.bots import RandomBot
from designer.play.playouts import chosen_move
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN, PreviewGame
from designer.session.revealing import reveals
from tests.games.el_dorado.projects import published, shipped
from tests.probes.race import RaceGame

BOTS = {"random": RandomBot()}


@pytest.fixture(scope="module")
def rules():
    plugin = PluginHost.standard().game("el_dorado")
    return plugin.compile(shipped(), published("first_expedition"), SetUp(players=2)).game


def hand_over(preview: PreviewGame) -> None:
    """Let whoever is to move make moves until another seat is."""
    seat = preview.seat_to_move
    while preview.seat_to_move == seat:
        move = chosen_move(preview.game, BOTS["random"], preview.state, seat, 5, len(preview.steps))
        assert preview.make(move) is None


def test_a_move_in_the_open_reveals_nothing_and_a_draw_does(rules):
    preview = PreviewGame(rules, [HUMAN, HUMAN], 3, BOTS)
    hand_over(preview)
    first, last = preview.steps[0], preview.steps[-1]
    start, before = preview.state_after(0), preview.state_after(len(preview.steps) - 1)

    assert not reveals(rules, start, first.move, first.after, 0)
    assert reveals(rules, before, last.move, last.after, 0)


def test_with_others_a_draw_cannot_be_taken_back_and_the_step_is_named(rules):
    preview = PreviewGame(rules, [HUMAN, "random"], 3, BOTS)
    hand_over(preview)
    while preview.bot_is_to_move:
        preview.bot_step()
    n_steps = len(preview.steps)

    assert preview.undo() == 0
    assert not preview.can_undo
    assert len(preview.steps) == n_steps
    last = next(step for step in reversed(preview.steps) if step.seat == 0)
    assert " ".join(last.lines) in preview.why_not_back()


def test_what_is_played_openly_after_a_draw_can_be_taken_back(rules):
    preview = PreviewGame(rules, [HUMAN, HUMAN], 3, BOTS)
    hand_over(preview)
    n_steps = len(preview.steps)
    preview.make(next(iter(legal_moves(rules, preview.state))))

    assert preview.undo() == 1
    assert len(preview.steps) == n_steps
    assert preview.undo() == 0


def test_a_designer_takes_back_everything_if_asked(rules):
    preview = PreviewGame(rules, [HUMAN, HUMAN], 3, BOTS)
    hand_over(preview)

    preview.takes_back_all = True

    assert preview.undo() == 1
    assert preview.restarted().takes_back_all


@pytest.mark.parametrize(
    ("seats", "free"),
    [((HUMAN,), True), (("random", "random"), True), ((HUMAN, "random"), False)],
    ids=["alone", "bots only", "with a bot"],
)
def test_whoever_spoils_nobodys_game_takes_back_everything(seats, free):
    assert PreviewGame(RaceGame(len(seats)), seats, 1, BOTS).takes_back_all is free
