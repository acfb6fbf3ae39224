"""The table shows what a seat may see, and every legal move can be taken hold of."""

import msgspec
import pytest

from designer.api import Hold, legal_moves
from designer.engine.generator import Chance, seeded
from plugins.el_dorado.definition import ARRIVED
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
        "Red: give 1 card for Rubble 1.",
        "Red: pay for Photographer, 0 of 2.",
        "Red: discard what you do not want to keep; then you draw up to 4.",
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


EFFECTS = """
board:
  T1: {"0,0": J1, "1,0": J1, "0,1": RUB1, "1,-1": CAVE}
  T2: {"2,0": J1, "2,-1": J1}
barriers: [{number: 5, between: [T1, T2]}]
market: {scout: 1, trailblazer: 1}
reserve: {captain: 1}
caves: {"1,-1": [draw, remove]}
seats:
  - explorers: ["0,0", "1,0"]
    hand: [scientist, explorer, native, transmitter, compass]
    pile: [sailor, traveler, scout, captain]
    tokens: [keep_item, coin_1, machete_2, change_symbol]
  - {explorers: [], hand: [explorer]}
"""


def labels(shown):
    return [handle.label for handle in shown.handles]


def asked(*moves):
    """Give the table after moves, with what is asked."""
    game, state = position(EFFECTS)
    return table(game, made(game, state, *moves))


def test_tokens_and_caves_lie_on_the_table():
    shown = asked()
    tokens, caves = zone(shown, "tokens", 0), zone(shown, "caves", None)

    assert [piece.face for piece in tokens.pieces] == [
        "token:keep_item", "token:coin_1", "token:machete_2", "token:change_symbol",
    ]  # fmt: skip
    assert (caves.layout, caves.counts) == ("stacks", (2,))
    assert [piece.face for piece in caves.pieces] == ["back:token"]


def test_a_token_is_taken_hold_of_where_it_lies():
    shown = asked()
    pieces = {piece.title: piece.id for piece in zone(shown, "tokens", 0).pieces}
    held = {handle.label: handle.piece for handle in shown.handles}

    assert held["Use Machete 2"] == pieces["Machete 2"]
    assert "Use Keep a one-use card" not in held, "it waits for its moment"
    assert "Scientist: use its action" in held


@pytest.mark.parametrize(
    ("moves", "prompt", "answers"),
    [
        ([{"card": "scientist"}], "Red: remove up to 1 card from the game.", ["Remove Explorer", "Remove Sailor", "Remove Native", "Remove Transmitter", "Remove Compass", "Remove none"]),
        ([{"card": "transmitter"}], "Red: take 1 card.", ["Take Trailblazer", "Take Scout", "Take Captain"]),
        ([{"card": "native"}], "Red: choose what to do.", ["Take a step", "Take a blockade"]),
        ([{"card": "native"}, {"choose": ["collect"]}], "Red: choose a blockade beside you.", ["Take Blockade 5"]),
        ([{"card": "native"}, {"choose": ["step"]}, {"choose": ["1.1"]}], "Red: choose where it goes.", ["Move to Rubble 1"]),
        ([{"token": "machete_2"}], "Red: choose which explorer moves.", ["Explorer 1", "Explorer 2"]),
        ([{"token": "change_symbol"}], "Red: choose the symbol that your next card counts with.", ["Machete", "Paddle", "Coin"]),
        ([{"card": "compass"}], "Red: Compass is about to leave the game.", ["Use Keep a one-use card", "Do not use it"]),
        ([{"buy": "scout"}], "Red: pay for Scout, 0 of 1.", None),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_effects_ask_is_asked_in_clear_words(moves, prompt, answers):
    shown = asked(*moves)

    assert shown.prompt == prompt
    if answers is not None:
        assert sorted(labels(shown)) == sorted(answers)


def test_actions_and_tokens_lead_to_places_at_once():
    game, state = position(EFFECTS)
    shown = table(game, state)
    found = {}
    for way in shown.shortcuts:
        assert way.piece is not None
        found.setdefault(way.label.split(":")[0], []).append(way)
        after = state
        for move in (way.move, *way.then):
            assert game.refusal(after, move) is None
            after = game.apply(after, move)
        assert after.decision is None, "nothing is left to ask"

    assert set(found) == {"Native", "Machete 2"}
    assert [way.target_bar for way in found["Native"] if way.target_bar is not None] == [0]
    assert {way.figure for way in found["Native"]} == {0, 1}
    assert table(game, made(game, state, {"card": "native"})).shortcuts == ()


def test_answers_are_taken_hold_of_by_what_they_are():
    spaces = asked({"card": "native"}, {"choose": ["step"]}, {"choose": ["1.1"]}).handles
    assert all(handle.target_hex is not None and handle.piece is None for handle in spaces)
    bars = asked({"card": "native"}, {"choose": ["collect"]}).handles
    assert [(handle.target_bar, handle.is_settled) for handle in bars] == [(0, True)]
    movers = asked({"card": "native"}, {"choose": ["step"]}).handles
    assert [handle.is_settled for handle in movers] == [False, False]
    sales = asked({"card": "transmitter"}).handles
    assert all(handle.piece is not None for handle in sales)
    options = asked({"card": "native"}).handles
    assert all(handle.button for handle in options)


def test_a_coin_token_is_held_out_as_payment():
    shown = asked({"buy": "scout"})
    paying = {handle.label: handle.price for handle in shown.handles}

    assert paying["Pay with Coin 1"] == "1"
    assert paying["Pay with Explorer"] == "½"


PURCHASES = """
board: {T1: {"0,0": J1, "1,0": FINJ1}}
market: {scout: 3, photographer: 3, trailblazer: 3, jack_of_all_trades: 3, treasure_chest: 3, transmitter: 3}
seats: [{explorers: ["0,0"], hand: [%s]}, {}]
"""


@pytest.mark.parametrize(
    ("hand", "pays", "is_settled"),
    [
        # What is left would be discarded in phase 2 anyway.
        ("traveler, explorer, native, compass", ["traveler"], True),
        ("explorer, explorer, giant_machete, photographer", ["explorer", "explorer"], True),
        # Their coins are their function: they would leave the game (ED-BASE-08).
        ("traveler, treasure_chest", ["traveler"], False),
        ("traveler, prop_plane", ["traveler"], False),
        # Too much is paid: that may have been a slip.
        ("photographer, explorer", ["photographer"], False),
    ],
)  # fmt: skip
def test_an_exact_payment_is_settled_where_paying_more_has_no_sense(hand, pays, is_settled):
    game, state = position(PURCHASES % hand)
    shown = table(game, made(game, state, {"buy": "scout"}, *({"pay": [card]} for card in pays)))

    assert [handle.is_settled for handle in shown.handles if handle.button] == [is_settled]
    assert not any(handle.is_settled for handle in shown.handles if not handle.button)


def test_what_leaves_the_hand_is_asked_even_where_it_is_the_only_card():
    game, state = position(SMALL)
    giving = table(game, made(game, state, {"steps": ["1,1"], "explorer": "1.2"}))

    assert giving.asks
    assert not any(handle.is_settled for handle in giving.handles)
    assert not table(game, state).asks


def test_a_prompt_says_why_a_payment_may_go_on():
    game, state = position(PURCHASES % "traveler, treasure_chest, prop_plane")
    paid = made(game, state, {"buy": "scout"}, {"pay": ["traveler"]})

    assert table(game, paid).prompt == (
        "Red: pay for Scout, 1 of 1: it is paid, "
        "but Treasure Chest or Prop Plane could be added and leave the game."
    )


def test_a_hold_answers_what_is_asked():
    game, state = position(EFFECTS)
    index = {space.hex.to_text(): space.hex for space in game.definition.board.spaces}
    token = next(
        p.id for p in zone(table(game, state), "tokens", 0).pieces if p.title == "Machete 2"
    )
    assert attempted(game, state, piece=token) == ("use", None)

    stepping = made(game, state, {"card": "native"}, {"choose": ["step"]}, {"choose": ["1.1"]})
    assert attempted(game, stepping, target_hex=index["0,1"]) == ("choose", None)
    assert attempted(game, stepping, target_hex=index["1,0"]) == ("choose", "ED-BASE-05")
    assert attempted(game, stepping, target_hex=index["2,0"]) == ("choose", "ED-BASE-03")
    collecting = made(game, state, {"card": "native"}, {"choose": ["collect"]})
    assert attempted(game, collecting, target_bar=0) == ("choose", None)
    taking = made(game, state, {"card": "transmitter"})
    captain = zone(table(game, taking), "reserve", None).pieces[0].id
    assert attempted(game, taking, target_piece=captain) == ("choose", None)
    removing = made(game, state, {"card": "scientist"})
    assert attempted(game, removing, piece=piece_of(game, removing, "Explorer")) == ("choose", None)
    assert attempted(game, removing, piece=token) == ("choose", "ED-BASE-16")


def test_another_seat_sees_what_is_asked_but_not_what_with():
    game, state = position(EFFECTS)
    state = made(game, state, {"card": "scientist"})

    assert GAME.table(game, state, 1).handles == ()
    assert game.view(state, 1).state.decision.options == ()


def test_a_plate_says_how_many_explorers_have_arrived():
    game = compiled(players=2)
    state = game.start(1)
    own = game.definition.explorers[0]
    assert len(own) == 2
    at = tuple(ARRIVED if explorer == own[0] else place for explorer, place in enumerate(state.at))
    one = msgspec.structs.replace(state, at=at)

    [way] = GAME.table(game, state, 0).seats[0].facts
    assert way.endswith("to go")
    assert GAME.table(game, one, 0).seats[0].facts[1:] == ("1 of 2 in El Dorado",)
