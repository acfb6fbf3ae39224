"""The words of printed sheets, in three languages."""

import string

import pytest

from designer.printing.words import _WORDS, LANGUAGES, SheetWords, counted


@pytest.mark.parametrize("key", sorted(_WORDS))
def test_every_word_is_there_in_every_language_with_the_same_values(key):
    texts = _WORDS[key]
    fields = [{name for _, name, _, _ in string.Formatter().parse(t) if name} for t in texts]

    assert len(texts) == len(LANGUAGES)
    assert all(texts)
    assert fields[1:] == fields[:-1]


def test_an_unknown_language_is_english():
    assert SheetWords("tlh")("boxes") == "Boxes"


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 1, "1 piece"),
        ("en", 2, "2 pieces"),
        ("de", 1, "1 Teil"),
        ("de", 5, "5 Teile"),
        ("pl", 1, "1 element"),
        ("pl", 3, "3 elementy"),
        ("pl", 5, "5 elementów"),
        ("pl", 12, "12 elementów"),
        ("pl", 22, "22 elementy"),
        ("pl", 113, "113 elementów"),
        ("pl", 144, "144 elementy"),
    ],
)
def test_numbers_of_pieces_follow_the_language_s_grammar(language, number, said):
    assert SheetWords(language).pieces(number) == said


def test_equal_neighbours_are_counted():
    assert counted(("Grass", "Grass", "Sand", "Grass")) == "2 × Grass, Sand, Grass"


def test_turns_are_said_with_their_angle():
    words = SheetWords("en")

    assert words.turned(0) == "turn 0: not turned"
    assert words.turned(5) == "turn 5: 300° clockwise"


def test_a_source_of_somebody_else_is_left_as_it_is():
    assert SheetWords("de").source("a friend") == "a friend"
    assert SheetWords("de").source("designed here") == "hier entworfen"
