"""What Actions bring is told from what cards say; what cannot be told has no forecast."""

import pytest

from designer.api import SetUp
from plugins.altiplano.bots.forecasts import costs, forecasts
from plugins.altiplano.bots.worths import OTHERS, UNSEEN, in_hand, on_table
from plugins.altiplano.game import GAME
from tests.games.altiplano.games import begun, compiled
from tests.games.altiplano.projects import scenario
from tests.games.altiplano.random_cards import card_set
from tests.games.altiplano.test_fans import with_cards


def forecast(card, given):
    """Give what the first Action of a card would bring seat 0."""
    game = begun(given)
    number = game.definition.number_of(card)
    return forecasts(game.definition)[number](game.start(1), 0)


def worth(of, card):
    definition = compiled(0).definition
    return of(definition)[definition.number_of(card)]


def test_what_the_other_loses_is_told_from_what_lies_there():
    seats = "  seats: [{hand: [puma]}, {camp: [%s]}]\n"

    none = forecast("puma", seats % "vera_kestrel")
    one = forecast("puma", seats % "ohio_bob, vera_kestrel")

    assert (none, one) == (0, pytest.approx(OTHERS * worth(on_table, "ohio_bob")))


def test_of_a_hand_that_is_not_seen_only_the_number_counts():
    seats = "  seats: [{hand: [storm]}, {hand: [%s]}]\n"

    some = [
        forecast("storm", seats % hand) for hand in ("puma", "golden_llama", "puma, puma, puma")
    ]

    assert some == pytest.approx([OTHERS * UNSEEN, OTHERS * UNSEEN, 2 * OTHERS * UNSEEN])


def test_what_lies_on_the_discard_pile_is_taken_at_its_worth():
    piles = "  exploration: [puma]\n  character: [kuntur]\n  exploration_discard: [%s]\n  seats: [{camp: [inti_quispe]}, {}]\n"

    found = [forecast("inti_quispe", piles % cards) for cards in ("storm", "storm, condor_gate")]

    assert found == [0, worth(in_hand, "condor_gate")]


def test_a_treasure_costs_the_location_it_is_found_at():
    game = begun("  seats: [{location: [condor_gate]}, {}]\n")

    cost = costs(game.definition)["treasure"](game.start(1), 0)

    assert cost == -worth(on_table, "condor_gate")


def test_every_shipped_action_is_told():
    definition = compiled(0).definition

    unclear = [
        kind.id
        for kind, found in zip(definition.kinds, forecasts(definition), strict=True)
        if found is None and any(a["trigger"] == "action" for a in kind.abilities)
    ]

    assert unclear == []


def test_cards_of_fans_are_told_or_left_to_be_tried(numbers):
    for seed in range(numbers.of(short=3, long=300)):
        project, _ = with_cards(card_set(seed))
        game = GAME.compile(project, scenario(), SetUp()).game
        state = game.start(seed)

        found = [each(state, 0) for each in forecasts(game.definition) if each is not None]

        assert found
        assert all(isinstance(each, float | int) for each in found)
