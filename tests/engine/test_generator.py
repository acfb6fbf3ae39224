from collections import Counter

import pytest

from designer.engine.generator import Chance, below, dealt, derived, seeded, shuffled


def test_the_numbers_are_those_of_splitmix64():
    # The reference sequence of splitmix64 for seed 1234567 (published with its C source).
    rng, expected = 1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]

    found = []
    for _ in expected:
        rng, value = below(rng, 2**64 - 1)
        found.append(value)

    assert expected == found


@pytest.mark.parametrize("seed", [0, 1, -1, 2**70, 12345])
def test_any_whole_number_is_a_seed_and_repeats_itself(seed):
    assert shuffled(seeded(seed), range(20)) == shuffled(seeded(seed), range(20))


each_way = pytest.mark.parametrize("mix", [shuffled, dealt])


@each_way
@pytest.mark.parametrize("n", [0, 1, 4, 60])
def test_a_shuffle_keeps_every_item(mix, n):
    items = [number // 2 for number in range(n)]

    assert items == sorted(mix(seeded(3), items)[1])


@each_way
def test_every_order_is_about_equally_likely(mix):
    rng, seen = seeded(7), Counter()
    for _ in range(6000):
        rng, order = mix(rng, "abc")
        seen[order] += 1

    # 6 orders, 1,000 expected of each; five standard deviations are 144.
    assert len(seen) == 6
    assert all(abs(n - 1000) < 144 for n in seen.values())


def test_derived_generators_differ_from_each_other():
    base = seeded(1)

    assert len({derived(base, a, b) for a in range(20) for b in range(10)}) == 200


def test_a_chance_moves_on():
    chance = Chance(seeded(5))

    assert len({chance.below(100) for _ in range(10)}) > 1
