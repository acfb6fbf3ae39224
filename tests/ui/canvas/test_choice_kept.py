"""What is chosen on the board stays chosen while the text is typed in."""

import pytest


@pytest.mark.parametrize("typed", ["difficulty: hard", "difficulty: [", "# a remark"])
def test_typing_keeps_the_choice_where_its_tile_is_still_there(make, own_route, edit, typed):
    window = make(own_route)
    arranger = window.page.board.arranger
    arranger.select({2})
    edit(window, "difficulty: easy", typed)
    edit(window, typed, "difficulty: easy")

    assert arranger.selection == frozenset({2})


def test_a_choice_whose_tile_is_gone_is_let_go(make, own_route, edit):
    window = make(own_route)
    arranger = window.page.board.arranger
    arranger.select({2})
    edit(window, "face: N,", "face: [,")
    edit(window, "face: [,", "face: M,")

    names = [arranger.desk.pieces[n].name for n in arranger.selection]
    assert names in ([], ["M"])
