"""What must hold says something: a block that holds whatever comes is a fault of its author."""

import pytest

from designer.testing.situations import run_situation
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import with_file

GIVEN = """kind: situation
format: 1
title: T
given:
  board: {T1: {"0,0": J1, "1,0": J1}}
  seats: [{explorers: ["0,0"], hand: [explorer]}, {explorers: ["1,0"]}]
"""


def failure(then):
    project, document = with_file(f"{GIVEN}play: [{{then: {then}}}]\n")
    (situation,) = GAME.situations(project, document)
    result = run_situation(situation, document)
    return result.failure, result.place.pointer


@pytest.mark.parametrize(
    ("then", "pointer"),
    [
        ("{}", "/play/0/then"),
        ("{at: {}}", "/play/0/then/at"),
        ("{seats: [{}]}", "/play/0/then/seats"),
        ("{seats: [{}, {}]}", "/play/0/then/seats"),
        ('{at: {"1.1": "0,0"}, refused: []}', "/play/0/then/refused"),
        ("{legal: []}", "/play/0/then/legal"),
    ],
)
def test_what_asserts_nothing_has_failed(then, pointer):
    sentence, place = failure(then)

    assert "says nothing: write what must hold" in sentence
    assert place == pointer


@pytest.mark.parametrize(
    "then",
    [
        "{barriers: []}",
        "{seats: [{}, {hand: []}]}",
        "{seats: [{hand: [explorer]}]}",
        '{at: {"1.1": "0,0"}}',
        '{refused: [{path: ["1,0"], rule: ED-BASE-03}]}',
    ],
)
def test_empty_rows_and_passed_over_seats_do_assert(then):
    assert "says nothing" not in failure(then)[0]
