"""What is drawn over a board is what the analysis found."""

from itertools import pairwise

import pytest

from designer.api import SetUp
from designer.paint.tokens import contrast, tokens
from designer.routes import analyse, analyse_deeply
from designer.ui.analysis.overlays import NEEDS_ALL, Subject, drawn, why_not
from designer.ui.canvas.overlay_bar import OVERLAYS
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped
from tests.routes.made_up import graph_of, tile
from tests.routes.supplies import BEGINNER


@pytest.fixture(scope="module")
def subject() -> Subject:
    deep = GAME.analyse_deeply(shipped(), published("first_expedition"), SetUp())
    return Subject(deep.quick, deep, GAME.words("en"))


def made_up(rows: str) -> Subject:
    graph = graph_of([tile("board", rows)])
    return Subject(analyse(graph), analyse_deeply(graph, BEGINNER), {})


@pytest.mark.parametrize("id_", [spec.id for spec in OVERLAYS])
def test_everything_drawn_has_a_legend_in_words(subject, id_):
    picture = drawn(id_, subject)

    assert picture.legend
    assert all(row.text for row in picture.legend)


@pytest.mark.parametrize("id_", sorted(NEEDS_ALL))
def test_what_needs_the_whole_analysis_says_that_it_is_computed(subject, id_):
    picture = drawn(id_, Subject(subject.analysis, None, subject.words))

    assert [row.text for row in picture.legend] == ["Computing…"]
    assert picture.ways == ()


def test_prices_are_numbers_on_every_space_that_is_reached(subject):
    tones = drawn("price", subject).marking.tones
    deep = subject.deep
    expected = {
        space.hex: str(price)
        for space, price in zip(deep.quick.board.spaces, deep.from_start, strict=True)
        if price is not None
    }

    assert {space: text for space, (_, text) in tones.items()} == expected


def test_a_dearer_space_is_never_lighter():
    tones = drawn("price", made_up("S1 J1 J2 J3 W3 F1")).marking.tones.values()
    ordered = sorted(tones, key=lambda tone: int(tone[1]))
    darkness = [contrast(tokens().heat[step], "#FFFFFF") for step, _ in ordered]

    assert darkness == sorted(darkness)
    assert len(set(darkness)) > 2


def test_each_number_is_legible_on_its_tone():
    for tone in tokens().heat:
        assert max(contrast(tone, "#15130F"), contrast(tone, "#FFFFFF")) >= 4.5


def test_marks_tell_what_enters_each_space(subject):
    """The same asked of each card in turn, as its printed symbols say."""
    deep, marks = subject.deep, drawn("reach", subject).marking.marks
    supply = deep.supply
    for position, entry in enumerate(deep.entries):
        space = deep.quick.board.spaces[position]
        if space.cell.code in {"S", "MTN", "CAVE"}:
            assert space.hex not in marks
            continue
        need = {"J": "machete", "W": "paddle", "V": "coin", "FINJ": "machete", "FINW": "paddle"}
        symbol = need.get(space.cell.code)
        deck = [m for m in supply.means if m.pool == supply.pools[0]]
        if symbol and any(symbol in m.symbols and m.strength >= space.cell.number for m in deck):
            assert marks[space.hex] == "dot"
        elif symbol:
            assert marks[space.hex] == "diamond"
        else:
            assert marks[space.hex] == "square"
            assert entry.given == space.cell.number


def test_counts_of_marks_in_the_legend_are_those_on_the_board(subject):
    picture = drawn("reach", subject)
    marks = list(picture.marking.marks.values())

    assert {row.sample: int(row.text.split(":")[0]) for row in picture.legend} == {
        mark: marks.count(mark) for mark in set(marks)
    }


def test_cuts_show_one_set_and_all_spaces_of_such_sets(subject):
    picture, sealing = drawn("cuts", subject), subject.analysis.sealing

    assert picture.marking.firm == set(subject.hexes(sealing.nearest))
    assert picture.marking.firm | picture.marking.faint == set(subject.hexes(sealing.spaces))
    assert picture.legend[0].text == "3 explorers close the way here"


def test_ways_side_by_side_share_no_space_and_the_other_kind_no_step(subject):
    ways = drawn("apart", subject).marking.ways
    inner = [space for way in ways for space in way[1:-1]]
    other = drawn("apart", Subject(subject.analysis, subject.deep, subject.words, by_step=True))
    steps = [frozenset(step) for way in other.marking.ways for step in pairwise(way)]

    assert len(ways) == 3
    assert len(set(inner)) == len(inner)
    assert len(other.marking.ways) > len(ways)
    assert len(set(steps)) == len(steps)
    assert other.switch == "Ways that share no space"


def test_a_barrier_shows_what_it_bars_and_one_joint_the_way_round():
    #   the start's tile and the end's tile touch, and a branch leads round
    from tests.routes.made_up import pays

    tiles = [
        tile("start", "S1 J1"),
        tile("end", "J1 F1", at=(2, 0)),
        tile("branch", "J2 J2", at=(0, 1)),
    ]
    graph = graph_of(tiles, {(0, 1): 0}, (pays(1),))
    deep = analyse_deeply(graph, BEGINNER)
    barred = next(n for n, joint in enumerate(deep.joints) if joint.barrier == 0)
    everything = drawn("barriers", Subject(deep.quick, deep, {}))
    one = drawn("barriers", Subject(deep.quick, deep, {}, joint=barred))

    assert len(everything.marking.joints) == 1
    assert everything.marking.joints[0].text.startswith("+")
    (way,) = one.marking.ways
    tiles_of = {space.hex: space.placement for space in deep.quick.board.spaces}
    assert {tiles_of[space] for space in way} == {0, 1, 2}
    pairs = set(one.marking.joints[0].pairs)
    assert not any(pair in pairs or pair[::-1] in pairs for pair in pairwise(way))


def test_dead_ends_are_marked_and_their_absence_is_said(subject):
    #   S1 J1 F1      the lower row leads nowhere else
    #    J1
    found = drawn("ends", made_up("S1 J1 F1 . J1 J1\n. . . . ."))
    none = drawn("ends", subject)

    assert none.marking.marks == {}
    assert "No dead ends" in none.legend[0].text
    assert found.legend


def test_without_a_way_there_is_no_way_to_show():
    analysis = made_up("S1 X F1").analysis

    assert set(why_not(analysis, {})) == {"way", "cuts", "apart"}
    assert why_not(analysis, {"goal": "the city"})["way"] == "No way leads to the city."
    assert len(why_not(None, {})) == len(OVERLAYS)


def test_a_board_without_a_start_has_nothing_to_draw():
    assert len(why_not(made_up("J1 F1").analysis, {})) == len(OVERLAYS)


def test_barriers_that_every_way_crosses_need_no_words_beside_each(subject):
    picture = drawn("barriers", subject)

    assert [joint.text for joint in picture.marking.joints] == [""] * 4
    assert picture.legend[1].text == "Every way crosses each of them"
