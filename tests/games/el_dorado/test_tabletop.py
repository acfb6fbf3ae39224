"""The table shows what a seat may see, and every legal move can be taken hold of."""

import pytest

from designer.api import Hold, legal_moves
from designer.engine.generator import Chance, seeded
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.games import compiled, made, position, rich

SMALL = """
board:
  T1: {"0,0": J1, "1,0": J1, "0,1": W1, "1,1": RUB1}
  T2: {"2,0": J2, "2,-1": V1, "1,-1": FINJ1}
barriers: [{number: 1, between: [T1, T2]}]
market: {scout: 3, photographer: 1, trailblazer: 3, jack_of_all_trades: 3, treasure_chest: 3, transmitter: 3}
reserve: {captain: 3}
seats:
  - {explorers: ["0,0", "1,0"], hand: [explorer, explorer, prop_plane, native]}
  - {explorers: ["0,1"], hand: [explorer, sailor]}
"""


def table(game, state, seat=0):
    return GAME.table(game, state, seat)


def zone(shown, word, seat):
    return next(z for z in shown.zones if (z.id, z.seat) == (word, seat))


@pytest.mark.parametrize(
    "game", [compiled(players=2), compiled(), rich(2), rich(3)], ids=["2", "4", "rich 2", "rich 3"]
)
def test_every_legal_move_has_exactly_one_handle(game):
    players = game.n_seats
    chance = Chance(seeded(players))
    state = game.start(3)
    for _ in range(400):
        seat = game.seat_to_move(state)
        if seat is None:
            break
        shown = table(game, state, seat)
        moves = list(legal_moves(game, state))
        assert [handle.move for handle in shown.handles] == moves
        assert all(handle.label for handle in shown.handles)
        pieces = {piece.id for z in shown.zones for piece in z.pieces}
        held = {h.piece for h in shown.handles} | {h.target_piece for h in shown.handles}
        assert held - {None} <= pieces
        state = game.apply(state, moves[chance.below(len(moves))])


def test_no_two_pieces_share_a_number():
    game, state = position(SMALL)
    pieces = [piece.id for z in table(game, state).zones for piece in z.pieces]

    assert len(pieces) == len(set(pieces))


def test_equal_cards_refer_to_the_one_that_has_the_handles():
    game, state = position(SMALL)
    shown = table(game, state)
    first, second = zone(shown, "hand", 0).pieces[:2]

    assert (first.title, second.title, second.like) == ("Explorer", "Explorer", first.id)
    assert {h.piece for h in shown.handles if h.label.startswith("Explorer")} == {first.id}


def test_hands_of_others_lie_face_down():
    game, state = position(SMALL)
    theirs = zone(table(game, state, 0), "hand", 1)

    assert [piece.face for piece in theirs.pieces] == ["", ""]
    assert [piece.face for piece in zone(table(game, state, None), "hand", 1).pieces] == [
        "card:explorer",
        "card:sailor",
    ]


def test_the_draw_pile_shows_only_how_many_there_are():
    game = compiled()
    shown = table(game, game.start(1), 0)

    for seat in range(4):
        pile = zone(shown, "pile", seat)
        assert (pile.n, [piece.face for piece in pile.pieces]) == (4, [""])


def test_who_is_not_to_move_has_no_handles():
    game, state = position(SMALL)

    assert table(game, state, 1).handles == ()
    assert table(game, state, None).handles == table(game, state, 0).handles


def test_the_market_counts_its_piles_and_dims_a_closed_reserve():
    game, state = position(SMALL)
    shown = table(game, state)
    market, reserve = zone(shown, "market", None), zone(shown, "reserve", None)

    assert (
        dict(zip((p.title for p in market.pieces), market.counts, strict=True))["Photographer"] == 1
    )
    assert [(p.title, p.note, p.dimmed) for p in reserve.pieces] == [("Captain", "2", True)]


def test_prompts_say_what_is_asked():
    game, state = position(SMALL)
    asked = [
        [],
        [{"card": "prop_plane", "as": "machete", "explorer": "1.2", "take": "blockade_1"}],
        [{"steps": ["1,1"], "explorer": "1.2"}],
        [{"buy": "photographer"}],
        [{"move": "end_play"}],
    ]
    prompts = [table(game, made(game, state, *moves)).prompt for moves in asked]

    assert prompts == [
        "Red: play cards to move or to buy, or end your turn.",
        "Red: go on with Prop Plane as Machete, 3 left, or play another card.",
        "Red: give 1 card.",
        "Red: pay for Photographer, 0 of 2.",
        "Red: discard what you do not want to keep.",
    ]


def test_taken_blockades_are_shown_with_their_player():
    game, state = position(SMALL)
    before = table(game, state)
    after = table(
        game,
        made(game, state, {"card": "explorer", "explorer": "1.2", "take": "blockade_1"}),
    )

    assert [bar.title for bar in before.bars] == ["Blockade 1"]
    assert after.bars == ()
    assert after.seats[0].trophies == ("Blockade 1",)


def piece_of(game, state, title):
    hand = zone(table(game, state), "hand", 0)
    return next(piece.id for piece in hand.pieces if piece.title == title)


def attempted(game, state, **hold):
    move = GAME.attempt(game, state, Hold(**hold))
    refusal = None if move is None else game.refusal(state, move)
    return move and move.verb, refusal and refusal.rule


def test_a_hold_that_is_no_legal_move_is_asked_about():
    game, state = position(SMALL)
    index = {space.hex.to_text(): space.hex for space in game.definition.board.spaces}
    explorer, native = piece_of(game, state, "Explorer"), piece_of(game, state, "Native")
    captain = zone(table(game, state), "reserve", None).pieces[0].id

    assert attempted(game, state, piece=explorer, target_hex=index["0,1"]) == ("play", "ED-BASE-05")
    assert attempted(game, state, piece=explorer, target_hex=index["2,0"]) == ("play", "EB-021")
    assert attempted(game, state, target_hex=index["1,1"]) == ("enter", None)
    assert attempted(game, state, target_hex=index["2,-1"]) == ("step", "ED-BASE-03")
    assert attempted(game, state, piece=native) == ("act", None)
    assert attempted(game, state, piece=native, target_hex=index["0,1"]) == ("act", None)
    assert attempted(game, state, piece=explorer, target_bar=0) == ("take_with", None)
    assert attempted(game, state, target_bar=0) == ("take_on", "ED-BASE-09")
    assert attempted(game, state, target_bar=5) == (None, None)
    assert attempted(game, state, target_piece=captain) == ("buy", "ED-BASE-07")
    assert attempted(game, state) == (None, None)


def test_what_a_handle_holds_is_the_move_that_an_attempt_gives():
    game, state = position(SMALL)
    for handle in table(game, state).handles:
        if handle.button or handle.label.startswith(("explorer", "Explorer: explorer 2")):
            continue
        hold = Hold(handle.piece, handle.target_hex, handle.target_bar, handle.target_piece)
        move = GAME.attempt(game, state, hold)
        assert move is not None
        assert game.refusal(state, move) is None
