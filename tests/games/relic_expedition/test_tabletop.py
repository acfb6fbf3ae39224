"""The table shows packs, what lies nearby and the growing map, and each legal move has a handle."""

import pytest

from designer.api import Hex, Hold, Move, SetUp, legal_moves
from plugins.relic_expedition.game import GAME
from plugins.relic_expedition.rules import verbs
from tests.games.relic_expedition.games import BOTS, compiled, played, position
from tests.games.relic_expedition.projects import scenario, shipped

GIVEN = """
given:
  map:
    "0,0": {tile: plain_jungle, edges: DOOOOO, items: [raft, raft, green_sun]}
    "1,0": {tile: plain_jungle, animals: [snake], asleep: true}
  seats: [{explorer: "0,0", pack: [machete, empty, red_eye]}, {explorer: "1,0"}]
  bag: [raft]
  actions: 3
"""


def zones(table):
    return {(zone.id, zone.seat): zone for zone in table.zones}


def test_packs_show_every_slot():
    game, state, _ = position(GIVEN)
    hand = zones(GAME.table(game, state, 0))["hand", 0]

    assert [piece.face for piece in hand.pieces[:4]] == [
        "piece:machete", "slot:2", "piece:red_eye", "slot:4",
    ]  # fmt: skip
    assert (len(hand.pieces), hand.n) == (8, 2)


def test_what_lies_where_the_explorer_stands_is_there_to_be_picked_up():
    game, state, _ = position(GIVEN)
    table = GAME.table(game, state, 0)
    here = zones(table)["here", None]

    assert dict(zip([p.title for p in here.pieces], here.counts, strict=True)) == {
        "Raft": 2,
        "Green sun": 1,
    }
    picks = {h.piece for h in table.handles if h.move.verb == verbs.PICK}
    assert picks == {piece.id for piece in here.pieces}


def test_the_map_is_shown_as_it_lies():
    game, state, _ = position(GIVEN)
    scene = GAME.table(game, state, 0).scene

    assert {space.hex for space in scene.board.spaces} == {Hex(0, 0), Hex(1, 0)}
    assert [(e.hex, e.towards) for e in scene.edges] == [(Hex(0, 0), Hex(1, 0))]
    assert [(m.title, m.lies) for m in scene.markers if m.hex == Hex(1, 0)] == [("Snake", True)]
    assert {pawn.colour: pawn.hex for pawn in scene.pawns} == {"red": Hex(0, 0), "blue": Hex(1, 0)}


def test_steps_say_what_they_cost():
    game, state, _ = position(GIVEN)
    walk = next(h for h in GAME.table(game, state, 0).handles if h.move.verb == verbs.WALK)

    assert (walk.target_hex, walk.price) == (Hex(1, 0), "1"), "with a machete"


def test_who_is_not_asked_has_no_handles():
    game, state, _ = position(GIVEN)

    assert GAME.table(game, state, 1).handles == ()


@pytest.mark.parametrize(
    ("hold", "verb"),
    [
        (Hold(target_hex=Hex(1, 0)), verbs.WALK),
        (Hold(target_hex=Hex(5, 0)), verbs.FLY),
        (Hold(piece=0), verbs.DROP),
        (Hold(piece=1), None),
        (Hold(piece=100), None),
        (Hold(target_hex=Hex(99, 0)), None),
        (Hold(), None),
    ],
)
def test_what_is_taken_hold_of_is_a_move_or_none(hold, verb):
    game, state, _ = position(GIVEN)
    move = GAME.attempt(game, state, hold)

    assert (move.verb if move is not None else None) == verb


def test_a_hold_at_a_question_answers_it():
    game, state, _ = position(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": plain_jungle}
          seats: [{explorer: "0,0"}, {}]
          stack: [plain_jungle, plain_jungle]
        """
    )
    state = played(game, state, {"walk": "1,0"})
    move = GAME.attempt(game, state, Hold(target_hex=Hex(2, 0)))

    assert game.refusal(state, move) is None
    wrong = GAME.attempt(game, state, Hold(target_hex=Hex(5, 0)))
    assert game.refusal(state, wrong).rule == "RE-REVEAL-06"


def test_every_face_of_a_game_can_be_drawn():
    game = compiled(2)
    state = game.start(3)
    keys = set()
    bot = BOTS["random"]()
    for number in range(120):
        table = GAME.table(game, state, None)
        assert {h.move for h in table.handles} == set(legal_moves(game, state))
        assert all(h.label for h in table.handles)
        keys |= {piece.face for zone in table.zones for piece in zone.pieces}
        seat = game.seat_to_move(state)
        state = game.apply(
            state, bot.choose(game.view(state, seat), legal_moves(game, state), number)
        )

    assert len(keys) > 10
    for key in sorted(keys):
        assert GAME.face(shipped(), key).items, key


def test_a_scenario_is_drawn_as_its_game_begins():
    inspection = GAME.inspect(shipped(), scenario())

    assert inspection.scene is not None
    assert len(inspection.scene.board.spaces) == 9 + 12


def test_pictures_are_no_part_of_the_rules():
    game = GAME.compile(shipped(), scenario(), SetUp()).game
    bare = type(game)(game.definition)

    assert bare.fingerprint == game.fingerprint
    assert GAME.table(bare, bare.start(1), None).scene.markers == ()
    assert Move(verbs.END) != Move(verbs.HALT)
