from functools import partial
from itertools import islice

import pytest

from designer.testing.situations import run_document, run_situation
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import shipped, with_file
from tests.helpers.mangling import WRONG, mangled, sample, without


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


def situations_of(text):
    project, document = with_file("kind: situation\nformat: 1\n" + text)
    return [(s, document) for s in GAME.situations(project, document)]


def failures(text):
    return [run_situation(s, document).failure for s, document in situations_of(text)]


GIVEN = """
given:
  board: {T1: {"0,0": J1, "1,0": J1}}
  seats: [{explorers: ["0,0"], hand: [explorer]}]
"""


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{board: {}}", "The board has no spaces"),
        ('{board: {T1: {"0,0": J1}}, seats: [{explorers: ["9,9"]}]}', "no space 9,9"),
        ('{board: {T1: {"0,0": J1}}, seats: [{hand: [scuot]}]}', "no card “scuot”"),
        ('{board: {T1: {"0,0": Q1}}}', "no terrain"),
        ('{board: {T1: {"0,0": J1}}, active: 3}', "no player 3"),
        ('{board: {T1: {"0,0": J1}}, seats: [{tokens: [darw]}]}', "no token “darw”"),
        ('{board: {T1: {"0,0": J1}}, caves: {"0,0": [draw]}}', "no cave on 0,0"),
        ('{board: {T1: {"0,0": J1}}, barriers: [{number: 1, between: [T1, T2]}]}', "two tiles"),
        ("{scenario: nowhere}", "no scenario “nowhere”"),
    ],
)
def test_what_cannot_be_set_up_says_why(given, sentence):
    (failure,) = failures(f"title: T\nrules: []\ngiven: {given}\nplay: []\n")

    assert sentence in failure


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ("[{card: explorer, path: ['5,5']}]", "step 1: There is no space 5,5 on the board"),
        ("[{card: scuot, path: ['1,0']}]", "There is no card “scuot”; did you mean “scout”?"),
        ("[{card: sailor, path: ['1,0']}]", "step 1: the move is refused: Sailor is not in"),
        ("[{then: {at: {'1.1': '1,0'}}}]", "step 1: at 1.1: expected 1,0, found 0,0"),
        ("[{then: {seats: [{hand: [sailor]}]}}]", "seats 1 hand: expected [sailor], found [explorer]"),
        ("[{then: {refused: [{card: explorer, path: ['1,0']}]}}]", "should be refused, but is legal"),
        ("[{then: {refused: [{card: sailor, path: ['1,0'], rule: EB-001}]}}]", "by EB-001, but is by ED-BASE-02"),
        ("[{then: {legal: [{card: sailor, path: ['1,0']}]}}]", "should be legal, but"),
        ("[{then: {at: {'2.1': '1,0'}}}]", "there is no at 2.1"),
        ("[{then: {round: 2}}]", "round: expected 2, found 1"),
    ],
)  # fmt: skip
def test_what_does_not_hold_is_said(play, sentence):
    (failure,) = failures(f"title: T\nrules: []\n{GIVEN}play: {play}\n")

    assert sentence in failure


def test_the_place_of_a_failure_is_that_of_its_step():
    text = f"title: T\nrules: []\n{GIVEN}play:\n  - {{move: end_turn}}\n  - {{buy: scout}}\n"
    ((situation, document),) = situations_of(text)

    place = run_situation(situation, document).place
    assert (place.line, place.column) == (11, 5)


def test_a_variant_changes_only_what_it_names():
    found = failures(f"""title: T
rules: []
{GIVEN}
play:
  - {{then: {{seats: [{{hand: [explorer]}}]}}}}
variants:
  - name: another hand
    given: {{seats: [{{hand: [sailor, scout]}}]}}
    play:
      - {{then: {{at: {{"1.1": "0,0"}}, seats: [{{hand: [scout, sailor]}}]}}}}
  - name: another seat
    given: {{seats: [{{}}, {{hand: [sailor]}}]}}
    play:
      - {{then: {{seats: [{{hand: [explorer]}}, {{hand: [sailor]}}]}}}}
""")

    assert found == ["", "", ""]


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ("[{then: [1]}]", "step 1: “then” is a map of what must hold, not “[1]”"),
        ("[{then: ~}]", "“then” is a map of what must hold, not “nothing”"),
        ("[{then: {legal: [~]}}]", "step 1: a move is a map of words, not “nothing”"),
        ("[{then: {refused: [jungle]}}]", "step 1: a move is a map of words, not “jungle”"),
        ("[{then: {refused: jungle}}]", "“refused” is a list of moves, not “jungle”"),
        ("[{then: {legal: 3}}]", "“legal” is a list of moves, not “3”"),
        ("[{move: stop}, jungle]", "step 1: "),
        ("[jungle]", "step 1: this is a move or a “then” block, not “jungle”"),
        ("[{then: {seats: [{hand: [[0]]}]}}]", "expected [[0]], found [explorer]"),
    ],
)
def test_ill_formed_steps_are_told_with_their_places(play, sentence):
    (situation, document), *_ = situations_of(f"title: T\nrules: []\nplay: {play}\n{GIVEN}")
    result = run_situation(situation, document)

    assert sentence in result.failure
    assert result.place.line == 5


@pytest.mark.parametrize("document", shipped().of_kind("situation"), ids=lambda d: d.path.rsplit("/", 1)[-1])  # fmt: skip
def test_wrong_and_missing_values_in_situations_are_told(document, numbers):
    changes = (
        partial(change, document.tree, pointer)
        for pointer in sample(document.tree, numbers.of(short=1, long=3))
        for change in (*(partial(mangled, value=value) for value in WRONG), without)
    )
    for change in islice(changes, 0, None, numbers.of(short=211, long=13)):
        project = shipped().with_text(document.path, change())
        changed = project.documents[document.path]
        for result in run_document(GAME, project, changed):
            assert result.place.line >= 1
