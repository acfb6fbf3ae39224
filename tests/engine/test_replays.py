import pytest

from designer.engine.replays import Replay, changed_parts, in_words, recorded, unreadable, verify
from designer.play.bots import RandomBot
from designer.play.playouts import playout
from tests.testing.made_up import Tokens

GAME = Tokens()


def played(seed=4):
    game = playout(GAME, [RandomBot(), RandomBot()], seed)
    return recorded(GAME, "tokens", ("route", "table"), seed, game.words(GAME), game.state)


def changed(**changes):
    return Replay.from_tree({**played().to_tree(), **changes})


def test_a_replay_survives_plain_data():
    replay = played()
    again = Replay.from_tree(replay.to_tree())

    assert again.to_tree() == replay.to_tree()
    assert verify(GAME, again).difference is None


def test_seats_are_counted_from_one_in_the_tree():
    replay = played()

    assert replay.to_tree()["outcome"]["winners"] == [s + 1 for s in replay.outcome.winners]


def test_the_log_of_the_whole_game_is_told():
    assert len(verify(GAME, played()).log) == 8


@pytest.mark.parametrize(
    ("changes", "at", "sentence"),
    [
        ({"players": 3}, 0, "is of 3 players, the game of 2"),
        ({"moves": [{"move": "draw"}, {"move": "jump"}]}, 2, "Move 2 cannot be read: There is no move jump"),
        ({"moves": [{"move": "leave"}] * 4}, 4, "Move 4 is refused: Three tokens are left already. (T-2)"),
        ({"moves": [{"move": "draw"}] * 5}, 0, "The moves end before the game does: player 2 is to move"),
        ({"outcome": {"termination": "unfinished", "winners": []}}, 0, "says “unfinished”, the game ended"),
        ({"hash": "0" * 16}, 0, "the last position is not the one that was noted"),
        ({"moves": [{"move": "draw"}] * 9}, 9, "Move 9 is refused: The game is over. (T-1)"),
    ],
    ids=["players", "word", "rule", "cut off", "outcome", "hash", "too long"],
)  # fmt: skip
def test_the_first_difference_is_said(changes, at, sentence):
    report = verify(GAME, changed(**changes))

    assert sentence in report.difference
    assert report.at == at


def test_another_winner_is_a_difference():
    replay = played()
    others = [3 - seat for seat in replay.to_tree()["outcome"]["winners"]]
    outcome = {"termination": str(replay.outcome.termination), "winners": others}

    report = verify(GAME, changed(outcome=outcome))
    assert "The replay says that player" in report.difference


def test_other_content_is_noted_beside_the_verdict():
    assert verify(GAME, played()).same_content
    assert not verify(GAME, changed(content="else")).same_content


@pytest.mark.parametrize(
    ("noted", "now", "changed"),
    [
        ("board:1 cards:2", "board:1 cards:3", ("cards",)),
        ("board:1 cards:2", "board:2 rules:1", ("board", "rules", "cards")),
        ("5c81", "board:1 cards:3", ()),
        ("5c81", "77ab", ()),
    ],
    ids=["one part", "parts come and go", "noted as a whole", "no parts at all"],
)
def test_the_parts_of_the_content_that_differ_are_named(noted, now, changed):
    assert changed_parts(noted, now) == changed


def test_the_moves_come_last_so_that_a_file_that_breaks_off_says_how_it_should_have_ended():
    assert list(played().to_tree())[-4:] == ["outcome", "content", "hash", "moves"]


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("There is no move leav", "Move 3 cannot be read: There is no move leav."),
        ("Did you mean leave?", "Move 3 cannot be read: Did you mean leave?"),
    ],
)
def test_a_sentence_ends_with_one_sign(reason, sentence):
    assert unreadable(3, ValueError(reason)) == sentence


def test_a_game_left_in_the_middle_is_verified_up_to_there():
    tree = played().to_tree()
    for key in ("outcome", "hash"):
        del tree[key]
    report = verify(GAME, Replay.from_tree({**tree, "moves": tree["moves"][:3]}))

    assert (report.difference, report.n_moves, report.outcome) == (None, 3, None)
    assert not report.notes_end


@pytest.mark.parametrize(
    ("tree", "sentence"),
    [
        (None, "no replay"),
        ({"kind": "route"}, "no replay"),
        ({"kind": "replay", "format": 2}, "format 2"),
        ({"seed": None}, "“seed” is missing"),
        ({"seed": True}, "“seed” is not what it should be"),
        ({"players": "two"}, "“players” is not what it should be"),
        ({"moves": {"a": 1}}, "“moves” is not what it should be"),
        ({"moves": ["draw"]}, "Move 1 of the replay is no map of words"),
        ({"outcome": {"termination": "lost"}}, "“outcome” is not what it should be"),
        ({"outcome": {"termination": "won", "winners": ["x"]}}, "“outcome” is not what it should be"),
    ],
)  # fmt: skip
def test_what_is_no_replay_is_said(tree, sentence):
    is_whole = tree is None or "kind" in tree
    with pytest.raises(ValueError, match=sentence):
        Replay.from_tree(tree if is_whole else {**played().to_tree(), **tree})


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ((), ""),
        (("board",), "board"),
        (("board", "set_up"), "board and set up"),
        (("board", "set_up", "rules"), "board, set up and rules"),
    ],
)
def test_changed_parts_are_told_as_a_list(parts, says):
    assert in_words(parts) == says
