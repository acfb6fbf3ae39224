"""The places that a user has been at."""

from designer.session.going import Spot, Trail


def visited(*spots: Spot) -> Trail:
    trail = Trail()
    for spot in spots:
        trail.visit(spot)
    return trail


A, B, C = Spot("a", 1), Spot("a", 100), Spot("b", 5)


def test_back_and_forward_lead_through_the_places_in_order():
    trail = visited(A, B, C)

    assert [trail.back(), trail.back(), trail.back()] == [B, A, None]
    assert [trail.forward(), trail.forward(), trail.forward()] == [B, C, None]


def test_moving_a_few_lines_is_no_journey_but_the_last_line_is_kept():
    trail = visited(Spot("a", 1), Spot("a", 4), Spot("a", 9), C)

    assert trail.back() == Spot("a", 9)
    assert not trail.can_go_back


def test_a_journey_elsewhere_forgets_what_lay_forward():
    trail = visited(A, B, C)
    trail.back()
    trail.back()
    trail.visit(Spot("d", 1))

    assert not trail.can_go_forward
    assert trail.back() == A


def test_arriving_where_one_went_back_to_changes_nothing():
    trail = visited(A, B)
    spot = trail.back()
    assert spot is not None
    trail.visit(spot)

    assert trail.can_go_forward


def test_a_long_walk_keeps_its_last_hundred_places():
    trail = visited(*(Spot(f"{n}", 1) for n in range(150)))
    n_back = 0
    while trail.back() is not None:
        n_back += 1

    assert n_back == 99
