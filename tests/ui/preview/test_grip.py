import msgspec

from designer.engine.game import Move
from designer.hexes import Hex
from designer.play.table import Handle, Hold, Piece, Table, Zone
from designer.ui.preview.grip import (
    Ask,
    HoldPiece,
    Make,
    Menu,
    Release,
    choosable,
    click_bar,
    click_hex,
    click_piece,
    is_narrowed,
    is_question,
    loose,
    prices,
    targets,
)

GO_ONE = Handle(Move("go", (1,)), "one", piece=1, target_hex=Hex(1, 0), price="1")
GO_TWO = Handle(Move("go", (2,)), "two", piece=1, target_hex=Hex(2, 0))
OTHER = Handle(Move("go", (3,)), "three", piece=2, target_hex=Hex(2, 0))
OPEN = Handle(Move("open"), "open", piece=2, target_bar=7)
BUY = Handle(Move("buy"), "buy", target_piece=9)
ACT = Handle(Move("act"), "act", piece=2)
END = Handle(Move("end"), "end", button="End turn")


def table(*handles: Handle) -> Table:
    hand = (Piece(1, "a", "A"), Piece(2, "b", "B"), Piece(3, "a", "A", like=1), Piece(4, "c", "C"))
    zones = (
        Zone("hand", "Hand", 0, "row", hand, 4),
        Zone("stall", "Stall", None, "stacks", (Piece(9, "d", "D"),), 1),
    )
    return Table(0, "", (), zones, (), (), handles)


FULL = table(GO_ONE, GO_TWO, OTHER, OPEN, BUY, ACT, END)


def test_a_click_on_a_piece_that_leads_somewhere_takes_it_in_hand():
    assert click_piece(FULL, None, 1) == HoldPiece(1)


def test_a_second_click_on_the_piece_in_hand_puts_it_down():
    assert click_piece(FULL, 1, 1) == Release()


def test_a_click_on_another_piece_takes_that_one():
    assert click_piece(FULL, 1, 2) == HoldPiece(2)


def test_an_equal_piece_serves_as_well():
    assert click_piece(FULL, None, 3) == HoldPiece(3)
    assert click_hex(FULL, 3, Hex(1, 0)) == Make(GO_ONE)
    assert [h.label for h in targets(FULL, 3)] == ["one", "two"]


def test_a_target_of_the_piece_in_hand_makes_the_move():
    assert click_hex(FULL, 1, Hex(2, 0)) == Make(GO_TWO)


def test_with_empty_hands_a_space_that_several_pieces_reach_is_a_menu():
    assert click_hex(FULL, None, Hex(2, 0)) == Menu((GO_TWO, OTHER))


def test_with_empty_hands_a_space_that_one_move_reaches_makes_it():
    assert click_hex(FULL, None, Hex(1, 0)) == Make(GO_ONE)


def test_a_space_that_the_piece_in_hand_does_not_reach_is_asked_about():
    assert click_hex(FULL, 2, Hex(1, 0)) == Ask(Hold(piece=2, target_hex=Hex(1, 0)))


def test_a_barrier_is_a_target_like_a_space():
    assert click_bar(FULL, 2, 7) == Make(OPEN)
    assert click_bar(FULL, 1, 7) == Ask(Hold(piece=1, target_bar=7))


def test_a_piece_that_can_be_had_is_taken_at_once():
    assert click_piece(FULL, None, 9) == Make(BUY)


def test_a_piece_that_can_be_had_is_taken_also_with_another_in_hand():
    assert click_piece(FULL, 1, 9) == Make(BUY)


def test_a_piece_that_can_do_nothing_is_asked_about():
    assert click_piece(FULL, None, 4) == Ask(Hold(piece=4))


def test_a_piece_that_cannot_be_had_with_another_is_asked_about_together():
    with_piece = msgspec.structs.replace(BUY, piece=2)

    assert click_piece(table(GO_ONE, with_piece), 1, 9) == Ask(Hold(piece=1, target_piece=9))


def test_what_leads_nowhere_is_offered_beside_the_targets():
    assert loose(FULL, 2) == (ACT,)
    assert loose(FULL, None) == ()


def test_pieces_that_do_something_can_be_chosen_equal_ones_among_them():
    assert choosable(FULL) == {1, 2, 3, 9}


CHOOSE = Handle(Move("choose", (1,)), "this", piece=1, price="½")
DONE = Handle(Move("done"), "done", button="Done")
QUESTION = table(CHOOSE, DONE)


def test_in_a_question_one_click_answers():
    assert is_question(QUESTION)
    assert click_piece(QUESTION, None, 1) == Make(CHOOSE)
    assert click_piece(QUESTION, None, 3) == Make(CHOOSE)


def test_a_piece_with_a_targetless_move_is_no_question_while_others_lead_somewhere():
    assert not is_question(FULL)


def test_pieces_are_of_no_use_only_while_nothing_can_be_had_for_them():
    assert not is_narrowed(FULL, None)
    assert is_narrowed(table(GO_ONE, END), None)
    assert is_narrowed(FULL, 1)
    assert is_narrowed(QUESTION, None)


def test_what_an_answer_counts_is_known_by_its_piece():
    assert prices(QUESTION) == {1: "½"}
