import pytest

from designer.engine.questions import Requirement, Way
from designer.routes.means import Entry, enters, entries_of, given_at_most
from tests.routes.made_up import NOTHING, gives, pays
from tests.routes.supplies import card, supply

AXE, SAW = card("axe", "tool", 1, 3), card("saw", "tool", 3)
EITHER = card("either", "tool rope", 2)
GUIDE = card("guide", ignores=True)


@pytest.mark.parametrize(
    ("requirement", "able"),
    [
        (pays(1), [AXE, SAW, EITHER, GUIDE]),
        (pays(2), [SAW, EITHER, GUIDE]),
        (pays(2, "rope"), [EITHER, GUIDE]),
        (pays(4), [GUIDE]),
        (gives(1), [GUIDE]),
        (Requirement((Way(("tool",), 3, exactly=True),)), [SAW, GUIDE]),
        (Requirement((Way(("rope",), 1), Way(("tool",), 3))), [SAW, EITHER, GUIDE]),
        (NOTHING, []),
    ],
    ids=["weak", "strong", "rope", "too strong", "cards", "exactly", "two ways", "closed"],
)
def test_a_card_enters_what_it_pays_by_itself(requirement, able):
    assert [c for c in (AXE, SAW, EITHER, GUIDE) if enters(c, requirement)] == able


def test_no_more_cards_are_given_than_are_in_hand_or_in_the_deck():
    assert given_at_most([AXE, SAW], 3) == 3
    assert given_at_most([AXE, SAW], 9) == 4


def test_entries_name_the_cards_and_how_many_are_given():
    cards = supply(AXE, SAW, hand=3)

    assert entries_of([pays(2), gives(3), gives(4), NOTHING], cards) == (
        Entry((1,)),
        Entry((), 3),
        Entry(),
        Entry(),
    )
    assert [e.is_payable for e in entries_of([pays(2), gives(4)], cards)] == [True, False]


def test_a_card_without_copies_enters_nothing():
    assert entries_of([pays(3)], supply(AXE, card("saw", "tool", 3, 0))) == (Entry(),)
