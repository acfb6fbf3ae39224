"""Zones that are rows of a state's fields are read and changed in place."""

from designer.engine.effects.rows import Row, Rows
from tests.engine.effects.made_up import ROWS, cards, position

STATE = position(hands="ca|b", piles="de", discards="ab")
FIELDS = Rows(2, ROWS)


def place(word, seat=0):
    zone = FIELDS.zones[word]
    return zone.first + seat if zone.each else zone.first


def test_places_are_numbered_one_after_the_other():
    places = [place(word, seat) for word in ROWS for seat in range(2 if ROWS[word].each else 1)]

    assert places == list(range(len(places)))
    assert [FIELDS.word_of(p) for p in places][:3] == ["hand", "hand", "pile"]
    assert (FIELDS.seat_of(place("hand", 1)), FIELDS.seat_of(place("box"))) == (1, -1)


def test_equal_hands_are_equal_in_whatever_order_cards_came():
    laid = FIELDS.laid(STATE, place("hand"), cards("b")[0], under=False)

    assert laid.hands[0] == cards("abc")


def test_a_pile_is_laid_on_or_under():
    item = cards("f")[0]

    assert FIELDS.laid(STATE, place("pile"), item, under=False).piles[0] == cards("fde")
    assert FIELDS.laid(STATE, place("pile"), item, under=True).piles[0] == cards("def")


def test_a_pile_that_runs_out_is_filled_again():
    assert FIELDS.left_to_draw(STATE, place("pile")) == 4
    state, drawn = FIELDS.drawn_to(STATE, place("pile"), place("hand"), 9)

    assert (len(drawn), state.piles[0], state.discards[0]) == (4, (), ())
    assert state.hands[0] == cards("aabcde")


def test_a_row_without_refill_ends():
    rows = Rows(1, {"pile": Row("supply"), "box": Row("box")})
    state, drawn = rows.drawn_to(position(supply="ab"), 0, 1, 5)

    assert (len(drawn), state.supply, state.box) == (2, (), cards("ba"))
