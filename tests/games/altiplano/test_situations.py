"""Every shipped situation holds, and a fault in one is said."""

import pytest

from designer.testing.situations import run_situation
from plugins.altiplano.game import GAME
from tests.games.altiplano.projects import shipped, with_file


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
    text = f"kind: situation\nformat: 1\ngame: altiplano\ntitle: T\ngiven:\n{given}\nplay: {play}\n"
    project, document = with_file(text)
    (situation,) = GAME.situations(project, document)
    return run_situation(situation, document).failure


HAND = "  seats: [{hand: [storm], camp: [ohio_bob]}, {}]"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("  seats: [{hand: [thunder]}]", "There is no card “thunder”"),
        ("  scenario: nowhere", "There is no scenario “nowhere”"),
        ("  active: 4", "There is no player 4"),
    ],
)
def test_what_cannot_be_given_says_why(given, sentence):
    assert sentence in failure(given)


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ("[{swim: here}]", "“swim” is no word for a move"),
        ("[{move: jump}]", "“jump” is no move"),
        ("[{draw: relics}]", "“relics” is no pile"),
        ("[{play: thunder}]", "There is no card “thunder”"),
        ("[{play: storm, choose: [puma]}]", "Nothing is asked"),
        ("[{choose: []}]", "That is no move"),
        ("[{play: puma}]", "EA-PHASE-07"),
    ],
)
def test_moves_that_say_nothing_are_told(play, sentence):
    assert sentence in failure(HAND, play)


def test_an_answer_where_nothing_is_offered_does_not_end_in_nothing():
    given = "  seats: [{hand: [puma]}, {hand: [storm], camp: [ohio_bob]}]\n  phase: 2"

    assert "“storm” cannot be chosen: nothing is offered here" in failure(
        given, "[{play: puma, choose: [storm]}]"
    )
