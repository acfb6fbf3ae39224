"""Every number in the panel can be traced to spaces on the board."""

import re
from collections import deque

import pytest

from designer.api import SetUp
from designer.routes import figures_of, standings
from designer.routes.figures import Figure, Standing
from designer.ui.analysis.rows import Known, big_figures, compared, merged, rows, standing_words
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped
from tests.games.el_dorado.published import ROUTE_IDS

# Figures of which nothing is there: none of them has a space.
NOTHING = {"0", "–"}


def known_of(name: str, *, others: bool = True):
    project, document = shipped(), published(name)
    inspection = GAME.inspect(project, document)
    deep = GAME.analyse_deeply(project, document, SetUp())
    beside = (
        [figures_of(GAME.analyse_deeply(project, published("serpentine"), SetUp()))]
        if others
        else []
    )
    known = Known(inspection.analysis, inspection.scene, GAME.words("en"), deep)
    return known, standings(figures_of(deep), beside)


@pytest.fixture(scope="module", params=["first_expedition", "witchs_cauldron"])
def known(request) -> Known:
    return known_of(request.param)[0]


def row(known: Known, id_: str):
    return next(each for each in rows(known) if each.id == id_)


def printed(known: Known, spaces) -> int:
    """Give the symbols of some spaces, as printed: 1 where a card is given for no number."""
    board = known.scene.board
    return sum(board.spaces[board.index[space]].cell.number for space in spaces)


def test_every_row_with_a_number_has_the_spaces_it_comes_from(known):
    shown = [*big_figures(known), *rows(known)]
    board = set(known.scene.board.index)

    assert len(shown) > 40
    for each in shown:
        numbers = [each.value] if each.kind == "figure" else re.findall(r"\d+", each.text)
        if each.kind != "head" and numbers and not set(numbers) <= NOTHING:
            assert each.spaces, each.sentence
        assert set(each.spaces) <= board, each.sentence


def test_every_space_of_a_row_lies_on_the_board_once(known):
    for each in rows(known):
        assert len(set(each.spaces)) == len(each.spaces) or each.id.startswith("figure."), each.id


def test_prices_are_the_sums_over_their_spaces(known):
    for id_ in ("figure.price", "big.price"):
        found = next(r for r in [*big_figures(known), *rows(known)] if r.id == id_)
        start, *entered = found.spaces
        assert int(found.value) == printed(known, entered)
        assert known.scene.board.spaces[known.scene.board.index[start]].cell.code == "S"
    tiles = [each for each in rows(known) if each.id.startswith("tile.")]
    assert sum(int(each.value) for each in tiles) == int(row(known, "figure.price").value)
    for each in tiles:
        own = [
            s
            for s in each.spaces
            if known.scene.board.spaces[known.scene.board.index[s]].cell.code != "S"
        ]
        assert int(each.value) == printed(known, own), each.text


def test_counts_are_the_numbers_of_their_spaces(known):
    assert int(row(known, "figure.steps").value) == len(row(known, "figure.steps").spaces) - 1
    assert int(row(known, "figure.spaces").value) == len(row(known, "figure.spaces").spaces)
    assert int(row(known, "figure.closing").value) == len(row(known, "figure.closing").spaces)
    terrains = [each for each in rows(known) if each.id.startswith("terrain.")]
    assert [int(each.value) for each in terrains] == [len(each.spaces) for each in terrains]
    assert sum(len(each.spaces) for each in terrains) == len(known.scene.board.spaces)
    mountain = 6  # what players count for a mountain (manual)
    spaces = [
        known.scene.board.spaces[known.scene.board.index[s]]
        for s in row(known, "figure.printed").spaces
    ]
    assert int(row(known, "figure.printed").value) == sum(
        mountain if space.cell.code in {"MTN", "CAVE"} else space.cell.number for space in spaces
    )


def test_the_spaces_that_close_the_way_do_close_it(known):
    """Walk over the picture's board, as far as neighbours go, without them."""
    board, closed = known.scene.board, set(row(known, "figure.closing").spaces)
    codes = {space.hex: space.cell.code for space in board.spaces}
    queue = deque(space for space, code in codes.items() if code == "S")
    seen = set(queue)
    while queue:
        for beside in queue.popleft().neighbours():
            if codes.get(beside, "MTN") not in {"MTN", "CAVE", "S"} and beside not in closed | seen:
                seen.add(beside)
                queue.append(beside)

    assert not any(codes[space].startswith("FIN") for space in seen)


def test_each_pool_names_as_many_spaces_as_it_says(known):
    for each in rows(known):
        if each.id.startswith("pool.") and each.sign == "ok":
            said = int(re.search(r"(\d+) of", each.text).group(1))
            assert said == len(each.spaces)


def test_each_barrier_bars_the_steps_it_says(known):
    deep = known.deep
    for each in rows(known):
        if each.id.startswith("barrier."):
            said = int(re.search(r"bars (\d+) step", each.text).group(1))
            assert said == len(deep.joints[each.joint].open_pairs)
            ends = {p for pair in deep.joints[each.joint].open_pairs for p in pair}
            assert {deep.quick.board.spaces[p].hex for p in ends} <= set(each.spaces)


def test_each_figure_is_explained_and_leads_to_a_heading_of_the_manual(known, checkout):
    page = (checkout / "designer/help/manual/analysis.md").read_text("utf-8")
    headings = {line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")}
    figures = [each for each in rows(known) if each.id.startswith("figure.")]

    assert len(figures) == len(figures_of(known.deep))
    assert all(each.tip and each.topic in headings for each in figures)
    assert {each.topic for each in rows(known)} - {""} <= headings


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_published_route_has_all_its_rows(name):
    found = [each.id for each in rows(known_of(name, others=False)[0])]

    assert len(set(found)) == len(found)
    assert sum(id_.startswith("figure.") for id_ in found) == 13


def test_what_is_known_at_once_comes_without_the_rest_and_keeps_its_order(known):
    whole = list(rows(known))
    quick = [*rows(Known(known.analysis, known.scene, known.words))]

    assert not any(each.deep for each in quick)
    again = merged(quick, [each for each in whole if each.deep])
    assert [each.id for each in again] == [each.id for each in whole]


@pytest.mark.parametrize(
    ("lower", "equal", "words"),
    [
        (6, 0, "more than all 6"),
        (0, 0, "less than all 6"),
        (0, 2, "the least, like 2"),
        (4, 0, "more than 4 of 6"),
        (2, 3, "more than 2 of 6, like 3"),
        (0, 6, "like all 6"),
    ],
)
def test_where_a_figure_stands_is_said_in_words(lower, equal, words):
    figure = Figure("price", "symbols", 1)

    assert standing_words(Standing(figure, 0, 9, 50, lower, equal, 6)) == words


def test_only_figures_are_compared_and_the_heading_says_with_how_many():
    known, found = known_of("first_expedition")
    plain = list(rows(known))
    beside = compared(plain, found)

    assert next(each.text for each in beside if each.id == "head.figures").endswith(
        "beside 1 published"
    )
    assert {each.id for each in beside if each.standing} == {f"figure.{name}" for name in found}
    assert all("Published: " in each.tip for each in beside if each.standing)
    assert compared(plain, {}) == plain
