import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.engine.game import Outcome, Termination
from designer.play.playouts import Playout
from designer.play.statistics import CUT_OFF, Histogram, Share, merged, tally

NUMBERS = st.lists(st.integers(-1000, 1000), min_size=1, max_size=60)


def game(seed=1, winners=(0,), counted=None, rounds=7, outcome=Termination.WON):
    end = None if outcome is None else Outcome(outcome, winners, "")
    return Playout(seed, (), end, 10 * rounds, rounds, (seed, winners), counted or {})


# Histograms: the standard library's own figures of the plain lists


@given(NUMBERS)
def test_a_histogram_gives_the_figures_of_the_plain_numbers(numbers):
    histogram = Histogram.of(numbers)

    assert (histogram.n, histogram.least, histogram.most) == (
        len(numbers),
        min(numbers),
        max(numbers),
    )
    assert histogram.mean == pytest.approx(statistics.fmean(numbers))
    assert histogram.median == statistics.median(numbers)
    assert histogram.deviation == pytest.approx(statistics.pstdev(numbers))


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=60))
def test_quantiles_are_those_of_the_plain_numbers(numbers):
    cuts = statistics.quantiles(numbers, n=10, method="inclusive")

    histogram = Histogram.of(numbers)
    assert [histogram.quantile(n / 10) for n in range(1, 10)] == pytest.approx(cuts)
    assert (histogram.quantile(0), histogram.quantile(1)) == (min(numbers), max(numbers))


@given(NUMBERS, NUMBERS)
def test_two_histograms_add_up_to_that_of_all_numbers(left, right):
    assert Histogram.of(left) + Histogram.of(right) == Histogram.of(left + right)


def test_nothing_has_the_mean_0():
    assert (Histogram().n, Histogram().mean, Histogram().deviation) == (0, 0.0, 0.0)


# Shares: Wilson's formula worked out with z = 1.96 on paper; for 0 of n it is 0 to z² / (n + z²)


@pytest.mark.parametrize(
    ("n", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (95, 100, 0.8882, 0.9785),
        (1, 3, 0.0615, 0.7923),
    ],
)
def test_a_share_has_wilsons_interval(n, of, low, high):
    bounds = Share(n, of).interval

    assert (bounds.low, bounds.high) == pytest.approx((low, high), abs=5e-5)


def test_of_nothing_every_share_is_possible():
    assert Share(0, 0).value == 0.0
    assert (Share(0, 0).interval.low, Share(0, 0).interval.high) == (0.0, 1.0)


# Tallies


def test_one_game_is_counted():
    one = tally(game(winners=(1,), counted={"picked": {"red": (1, 0), "blue": (2, 4)}}), 2)

    assert (one.games, one.ends, one.wins) == (1, {"won": 1}, (0, 1))
    assert one.rounds == Histogram({7: 1})
    assert one.counted["picked"]["blue"] == (2, 4)
    assert one.per_game["picked"] == Histogram({3: 1, 4: 1})


def test_it_is_counted_who_won_with_what():
    games = [
        game(1, winners=(1,), counted={"picked": {"red": (1, 0), "blue": (2, 4)}}),
        game(2, winners=(0,), counted={"picked": {"red": (3, 0)}, "lost": {"red": (0, 1)}}),
    ]

    whole = merged(tally(each, 2) for each in games)

    assert whole.won_with == {
        "picked": {"red": Share(1, 2), "blue": Share(1, 2)},
        "lost": {"red": Share(0, 1)},
    }


def test_a_shared_victory_counts_for_all_who_share_it_and_a_cut_game_for_nobody():
    shared = tally(game(winners=(0, 1), outcome=Termination.SHARED), 2)
    cut = tally(game(outcome=None), 2)

    assert shared.wins == (1, 1)
    assert (cut.wins, cut.ends) == ((0, 0), {CUT_OFF: 1})


def test_parts_add_up_to_the_same_in_any_order():
    parts = [
        tally(game(1, counted={"picked": {"red": (1, 0)}}), 2),
        tally(game(2, winners=(1,), rounds=9), 2),
        tally(game(3, counted={"picked": {"blue": (0, 2)}, "lost": {"red": (1, 1)}}), 2),
    ]
    whole = merged(parts)

    assert whole == merged(reversed(parts))
    assert whole.wins_of(1) == Share(1, 3)
    assert whole.share_of("won") == Share(3, 3)
    assert whole.counted["picked"] == {"red": (1, 0), "blue": (0, 2)}


def test_a_game_in_which_nothing_was_counted_counts_as_0_for_each_seat():
    with_some = tally(game(1, counted={"picked": {"red": (1, 3)}}), 2)
    without = tally(game(2), 2)

    assert (without + with_some).per_game["picked"] == Histogram({0: 2, 1: 1, 3: 1})


def test_the_hash_differs_when_one_game_went_differently():
    def whole(*winners):
        return merged(tally(game(seed, winners=(seat,)), 2) for seed, seat in enumerate(winners))

    assert whole(0, 1, 0).hash == whole(0, 1, 0).hash
    assert len({whole(0, 1, 0).hash, whole(0, 1, 1).hash, whole(1, 0, 0).hash}) == 3


def test_no_parts_are_no_tally():
    assert merged([]) is None
