"""Every shipped situation holds, and a fault in one is said."""

import pytest

from designer.testing.situations import run_situation
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.projects import shipped, with_file


def shipped_situations():
    for document in shipped().of_kind("situation"):
        if shipped().game_of(document) == GAME.id:
            for situation in GAME.situations(shipped(), document):
                stem = document.path.rsplit("/", 1)[-1].removesuffix(".yaml")
                name = f"{stem}: {situation.variant}" if situation.variant else stem
                yield pytest.param(situation, document, id=name)


@pytest.mark.parametrize(("situation", "document"), list(shipped_situations()))
def test_a_shipped_situation_holds(situation, document):
    assert run_situation(situation, document).failure == ""


def failure(given, play="[]"):
    text = f"kind: situation\nformat: 1\ngame: relic_expedition\ntitle: T\ngiven:\n{given}\nplay: {play}\n"
    project, document = with_file(text)
    (situation,) = GAME.situations(project, document)
    return run_situation(situation, document).failure


MAP = '  map: {"0,0": plain_jungle}\n  seats: [{explorer: "0,0", pack: [raft]}, {}]'


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ('  map: {"0,0": meadow}', "There is no tile “meadow”"),
        ("  scenario: nowhere", "There is no scenario “nowhere”"),
        ('  map: {"0,0": plain_jungle}\n  seats: [{pack: [lamp]}]', "nothing called “lamp”"),
        ('  map: {"0,0": plain_jungle}\n  active: 4', "There is no player 4"),
        ('  map: {"99,0": plain_jungle}', "The space 99,0 is not on the table"),
        ('  map: {"0,0": plain_jungle}\n  boards: [{board: lake}]', "There is no board “lake”"),
        ('  map: {"0,0": plain_jungle}\n  boards: [{board: cave_board, at: "0,0"}]', "lies on something"),
        ('  map: {"9,0": plain_jungle}\n  boards: [{board: cave_board, at: "0,0", relics: {"0,0": [red_sun]}}]', "On 0,0 no relics lie first"),
        ('  map: {"0,0": {tile: plain_jungle, items: [red_sun, red_sun]}}', "not so many of “red_sun”"),
    ],
)  # fmt: skip
def test_what_cannot_be_given_says_why(given, sentence):
    assert sentence in failure(given)


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ("[{swim: here}]", "“swim” is no word for a move"),
        ("[{move: jump}]", "“jump” is no move"),
        ("[{walk: there}]", "is not a space"),
        ("[{drop: vine}]", "There is no vine in the pack"),
        ("[{drop: raft, slot: 2}]", "In slot 2 there is no raft"),
        ("[{animal: snake, path: ['1,0']}]", "There is no animal “snake”"),
        ("[{walk: '0,0', choose: [raft]}]", "RE-MOVE-01"),
        ("[{drop: raft}, {choose: [raft]}]", "Nothing is asked"),
        ("[{slot: 3}]", "No slot is asked for"),
    ],
)
def test_moves_that_say_nothing_are_told(play, sentence):
    assert sentence in failure(MAP, play)
