from designer.engine.game import LegalMoves
from tests.testing.made_up import DRAW, Tokens


def test_legal_moves_are_the_candidates_that_are_not_refused():
    game = Tokens()
    state = game.start(1)
    moves = LegalMoves(game, state)

    assert set(moves) == {m for m in moves.candidates if game.refusal(state, m) is None}
    assert DRAW in moves
    assert "draw" not in moves
    assert (bool(moves), len(moves)) == (True, len(tuple(moves)))


def test_the_legality_of_a_move_is_not_asked_twice_when_moves_are_listed():
    asked = []

    class Asked(Tokens):
        def refusal(self, state, move):
            asked.append(move)
            return super().refusal(state, move)

    game = Asked()
    state = game.start(1)
    moves = list(LegalMoves(game, state))

    assert moves
    assert asked == list(game.candidates(state))
