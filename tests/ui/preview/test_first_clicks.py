"""What a newcomer clicks first is answered with what to do instead."""

import pytest

from designer.api import SetUp
from designer.documents import open_project
from designer.plugin_host import PluginHost
from designer.session.preview import HUMAN, PreviewGame
from designer.ui.preview import grip
from designer.ui.preview.control import PlayControl


@pytest.fixture
def play(qapp):
    host = PluginHost.standard()
    project = open_project([], host.roots, patterns=host.schemas.id_patterns)
    document = project.entry("route", "first_expedition").document
    plugin = host.game("el_dorado")
    game = plugin.compile(project, document, SetUp(players=2)).game
    control = PlayControl(plugin, PreviewGame(game, (HUMAN, HUMAN), 3, {}))
    control.take_seat()
    yield control
    control.stop()


def _idle(play):
    """Give a card in hand that leads nowhere yet, with symbols to pay with."""
    hand = next(zone for zone in play.table.zones if zone.seat == play.table.seat)
    able = grip.choosable(play.table)
    return next(p for p in hand.pieces if p.id not in able and p.title in {"Traveler", "Sailor"})


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_card_that_cannot_move_says_that_it_pays_or_moves(play, seed):
    play.restart(seed)
    play.take_seat()
    told = []
    play.refused.connect(lambda refusal, _hold: told.append(refusal.message))
    card = _idle(play)
    play.click_piece(card.id)
    sentence = "pays or moves: choose a card in the market to pay for, or a space to move to."
    assert told == [f"{card.title} {sentence}"]

    able = grip.choosable(play.table)
    hand = next(zone for zone in play.table.zones if zone.seat == play.table.seat)
    held = next(p for p in hand.pieces if p.id in able)
    play.click_piece(held.id)
    play.click_piece(card.id)
    assert told[-1].endswith(f"{held.title} stays in hand.")
    assert play.held == held.id
