"""The table of the published routes in the manual is what the analysis finds.

`pytest --update-golden tests/games/el_dorado/test_manual.py` writes it anew.
"""

import re
from itertools import pairwise

import pytest

from designer.api import SetUp
from designer.routes import figures_of
from designer.routes.wording import Wording, number
from plugins.el_dorado.exchange import read_list, write_list
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped
from tests.games.el_dorado.published import ROUTE_IDS

BEGIN = "<!-- figures: kept by tests/games/el_dorado/test_manual.py -->\n"
END = "<!-- end of figures -->\n"


@pytest.fixture(scope="module")
def analyses():
    return {name: GAME.analyse_deeply(shipped(), published(name), SetUp()) for name in ROUTE_IDS}


@pytest.fixture
def page(checkout):
    return checkout / "designer" / "help" / "manual" / "analysis.md"


def table(analyses):
    """Give the figures, one row each, one column per route."""
    wording = Wording(next(iter(analyses.values())).quick.board, GAME.words("en"))
    figures = {name: figures_of(deep) for name, deep in analyses.items()}
    heads = [published(name).tree["name"]["en"] for name in ROUTE_IDS]
    rows = [["", *heads], ["---", *["---:"] * len(heads)]]
    rows.append(["difficulty as published", *(published(n).tree["difficulty"] for n in ROUTE_IDS)])
    rows += [
        [wording.filled(row[0].title), *("–" if f.value is None else number(f.value) for f in row)]
        for row in zip(*figures.values(), strict=True)
    ]
    parties = {name: deep.parties[0] for name, deep in analyses.items()}
    rows.append(
        ["one of two players can close it", *("yes" if p.alone else "no" for p in parties.values())]
    )
    rows.append(["pieces and their printed numbers", *map(printed_by_tile, analyses.values())])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def printed_by_tile(deep):
    """Give the printed number of each piece, in order."""
    ids = [placement.id for placement in deep.quick.board.placements]
    return " ".join(f"{ids[tile.placement]} {tile.printed}" for tile in deep.tiles)


def test_the_manual_holds_the_figures_of_the_published_routes(analyses, page, pytestconfig):
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    kept, after = rest.split(END)
    found = table(analyses)
    if pytestconfig.getoption("update_golden"):
        page.write_text(f"{before}{BEGIN}{found}{END}{after}", encoding="utf-8")
        return

    assert kept == found, "run this test with --update-golden and read the difference"


def test_what_the_manual_says_about_the_published_routes_is_so(analyses):
    value = {
        name: {figure.id: figure.value for figure in figures_of(deep)}
        for name, deep in analyses.items()
    }
    fewest = {name: figures["deck_cards"] for name, figures in value.items()}
    gold, paths = value["hills_of_gold"], value["winding_paths"]

    assert sorted(value, key=lambda name: value[name]["side_by_side"]) == [
        "first_expedition", "home_stretch", "hills_of_gold",
        "winding_paths", "serpentine", "swamplands", "witchs_cauldron",
    ]  # fmt: skip
    assert min(value, key=lambda name: value[name]["turns"]) == "home_stretch"
    assert abs(value["serpentine"]["printed"] - value["swamplands"]["printed"]) <= 1
    assert gold["price"] == paths["price"] + 2
    assert [way.price for way in analyses["winding_paths"].by_space.sets[2]] == [42, 52, 53]
    assert [way.price for way in analyses["hills_of_gold"].by_space.sets[2]] == [44, 48, 53]
    assert [name for name, n in fewest.items() if n is not None and n < 50] == ["first_expedition"]
    assert fewest["swamplands"] is None
    assert {name for name, figures in value.items() if figures["closing"] == 2} == {
        "home_stretch",
        "serpentine",
        "witchs_cauldron",
    }


def test_the_list_in_the_manual_is_first_expedition(page):
    text = page.read_text(encoding="utf-8")
    (example,) = re.findall(r"```\n(name: First.*?)```", text, re.DOTALL)

    assert example == write_list(shipped(), published("first_expedition"))
    assert read_list(shipped(), example, "", "x").diagnostics == ()


def test_no_line_of_the_manual_skips_a_level_of_headings(page):
    levels = [
        len(line.split(" ")[0])
        for line in page.read_text(encoding="utf-8").splitlines()
        if re.match(r"#+ ", line)
    ]

    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
