"""The analysis of a set of cards: what can be played, what cancels what, piles, the first Treasure."""

import json

from designer.api import SetUp
from plugins.altiplano.analysis import analysed
from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.projects import scenario, shipped, with_file


def sections(project, document, n_games=2):
    report = analysed(project, document, SetUp(), 1, lambda: False, n_games)
    return report, {s.title: {row.title: row for row in s.rows} for s in report.sections}


def test_the_printed_set_is_sound():
    report, found = sections(shipped(), scenario())
    piles, cancels = found["Piles"], found["Who cancels what"]

    assert report.title == "Random expeditions"
    assert [piles[t].value for t in ("Exploration pile", "Character pile", "Treasures in the pile")] == ["24", "11", "3"]  # fmt: skip
    # four Beasts, cancelled by the Falconer and two rifles
    assert (cancels["Beasts"].value, cancels["Beasts"].text) == ("4 : 3", "Kuntur the Falconer, Trusty Rifle")  # fmt: skip
    assert cancels["Actions of Special cards"].text == "nothing cancels these"
    assert float(found["The way to a Treasure"]["Turns to the first Treasure"].value) > 2
    assert "Anaconda" in found["Cards with a prerequisite"]


def test_a_prerequisite_that_never_holds_is_told():
    text = """\
        kind: cards
        format: 1
        game: altiplano
        cards:
          - id: dream
            name: Dream
            type: action
            abilities:
              - trigger: action
                if: {has: {what: {from: camp}, min: 6}}
                effects: [{op: draw, from: exploration}]
            source: designed here
        """
    project, document = with_file(text, "dream.yaml")
    report, found = sections(project, document)

    row = found["Cards with a prerequisite"]["Dream"]
    assert (row.value, row.is_fault, report.is_faulty) == ("0/2", True, True)


def test_who_does_not_want_it_any_more_gets_nothing():
    assert analysed(shipped(), scenario(), SetUp(), 1, lambda: True, 2) is None


def test_the_command_line_prints_it(run):  # noqa: F811 - the fixture
    code, said = run("analyse", scenario().path, "--json")

    assert code == 0
    titles = [section["title"] for section in json.loads(said)["sections"]]
    assert titles == [
        "The way to a Treasure",
        "Piles",
        "Who cancels what",
        "Cards with a prerequisite",
    ]
