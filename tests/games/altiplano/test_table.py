"""The table shows what a seat may see, and every legal move can be taken hold of."""

import pytest

from designer.api import Hold, legal_moves
from designer.play.bots import RandomBot
from designer.ui.preview.grip import choosable
from plugins.altiplano.game import GAME
from tests.games.altiplano.games import begun, compiled
from tests.games.altiplano.projects import shipped


def states(number, seed=4, moves=120):
    game, bot = compiled(number), RandomBot()
    state = game.start(seed)
    for step in range(moves):
        seat = game.seat_to_move(state)
        if seat is None:
            return
        yield game, state, seat
        legal = tuple(legal_moves(game, state))
        state = game.apply(state, bot.choose(game.view(state, seat), legal, step))


@pytest.mark.parametrize("number", [0, 1])
def test_each_legal_move_has_a_handle(number):
    for game, state, seat in states(number):
        table = GAME.table(game, state, seat)
        pieces = {piece.id: piece for zone in table.zones for piece in zone.pieces}
        assert [h.move for h in table.handles] == list(legal_moves(game, state))
        for handle in table.handles:
            assert handle.button or handle.piece in pieces
            assert handle.label
        assert GAME.table(game, state, 1 - seat).handles == ()


@pytest.mark.parametrize("number", [0, 1])
def test_the_other_hand_shows_backs_only(number):
    for game, state, seat in states(number):
        for zone in GAME.table(game, state, seat).zones:
            if zone.id in ("hand", "aside", "offered") and zone.seat == 1 - seat:
                assert all(piece.face.startswith("back:") for piece in zone.pieces)


def test_what_is_held_is_a_move_even_where_it_is_refused():
    game, state, seat = next(states(0))
    table = GAME.table(game, state, seat)
    hand = next(zone for zone in table.zones if zone.id == "hand" and zone.seat == seat)
    move = GAME.attempt(game, state, Hold(hand.pieces[0].id))

    assert move is not None
    assert game.refusal(state, move) is not None
    assert GAME.attempt(game, state, Hold()) is None


def test_every_face_can_be_drawn():
    game, state, _ = next(states(0))
    faces = {piece.face for zone in GAME.table(game, state, None).zones for piece in zone.pieces}

    assert faces
    for face in faces:
        picture = GAME.face(shipped(), face)
        assert picture.items
        assert picture.title


def threatened(hand, camp, play):
    """Give the ids of the cards that are in danger when the first player plays a card."""
    game = begun(
        f"  seats: [{{hand: [{hand}], camp: [che_madera]}}, {{hand: [trusty_rifle, ten_foot_pole], camp: [{camp}]}}]\n"
        "  phase: 2"
    )
    state = game.start(1)
    (move,) = game.from_words(state, {play: hand})
    state = game.apply(state, move)
    table = GAME.table(game, state, 1)
    pieces = [piece for zone in table.zones for piece in zone.pieces if piece.threat]
    return {piece.face.removeprefix("card:"): piece.threat for piece in pieces}


def test_a_reaction_shows_what_it_could_save():
    assert threatened("puma", "ohio_bob, lefty_calhoun, kuntur", "play") == {
        "ohio_bob": "Puma could discard it"
    }


def test_what_is_protected_is_in_no_danger():
    found = threatened("pit_of_spikes", "lefty_calhoun, ohio_bob", "play")

    assert list(found) == ["lefty_calhoun"]
    assert threatened("pit_of_spikes", "lefty_calhoun, brother_anselm", "play") == {}


def asked(given, play):
    """Give the game, the state after some words of a move, and the table as the first player sees it."""
    game = begun(given)
    state = game.start(1)
    (move,) = game.from_words(state, play)
    state = game.apply(state, move)
    while game.seat_to_move(state) == 1:  # who is asked whether he reacts, and does not
        state = game.apply(state, next(iter(legal_moves(game, state))))
    return game, state, GAME.table(game, state, 0)


def test_who_looks_at_cards_sees_also_those_that_he_may_not_take():
    _, _, table = asked(
        "  seats: [{hand: [secret_passage], camp: [ohio_bob]}, {}]\n  specials: [adventurer]\n  phase: 2\n"
        "  exploration: [puma, condor_gate, storm, puma, salt_mirror]",
        {"play": "secret_passage"},
    )

    answers = {handle.face for handle in table.question.handles if handle.face}
    assert answers == {"card:condor_gate", "card:salt_mirror"}
    beside = {piece.face: piece.dimmed for piece in table.question.beside}
    assert beside == {"card:puma": True, "card:storm": True}
    assert len(table.question.beside) == 3


def test_what_is_looked_at_is_for_one_pair_of_eyes():
    game, state, _ = asked(
        "  seats: [{hand: [secret_passage], camp: [ohio_bob]}, {}]\n  specials: [adventurer]\n  phase: 2\n"
        "  exploration: [puma, condor_gate, storm, salt_mirror]",
        {"play": "secret_passage"},
    )

    assert GAME.table(game, state, 1).question is None


def test_a_second_copy_in_hand_was_of_no_use():
    game = begun("  seats: [{hand: [storm, puma, puma]}, {}]\n  phase: 2")
    state = game.start(1)
    table = GAME.table(game, state, 0)
    hand = next(zone for zone in table.zones if zone.id == "hand" and zone.seat == 0)
    pumas = [piece for piece in hand.pieces if piece.face == "card:puma"]

    assert pumas[1].like == pumas[0].id
    assert pumas[1].id in choosable(table)


def test_options_of_a_choice_were_only_called_draw_and_discard():
    _, _, table = asked(
        "  seats: [{camp: [nadia_valparaiso], hand: [storm]}, {hand: [puma]}]\n  phase: 2\n  exploration: [old_map]",
        {"use": "nadia_valparaiso"},
    )

    assert [handle.label for handle in table.question.handles] == [
        "I draw 1 card from the Exploration pile",
        "I discard 1 card at random from your hand",
    ]
    assert (
        table.question.handles[0].label.languages["de"] == "Ich ziehe 1 Karte vom Expeditionsstapel"
    )


def test_what_was_taken_from_the_cards_looked_at_is_not_shown_any_more():
    game, state, table = asked(
        "  seats: [{hand: [old_map], camp: [ohio_bob]}, {}]\n  phase: 2\n"
        "  exploration: [puma, condor_gate, storm, salt_mirror, cloud_tomb, night_raid]",
        {"play": "old_map"},
    )
    answers = {handle.face for handle in table.question.handles if handle.face}
    assert len(answers) == 5
    taken = next(h for h in table.question.handles if h.face == "card:storm")
    table = GAME.table(game, game.apply(state, taken.move), 0)

    shown = {h.face for h in table.question.handles} | {p.face for p in table.question.beside}
    assert "card:storm" not in shown
    assert "card:night_raid" not in shown
