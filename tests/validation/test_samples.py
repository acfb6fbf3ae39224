"""What is new in a form says nothing that only its author can know."""

import pytest

from designer.validation.parts import Part
from designer.validation.samples import Samples
from tests.validation.test_forms import SHIPPED


@pytest.mark.parametrize("game", ["altiplano", "el_dorado"])
def test_a_new_card_does_not_say_that_it_is_from_the_rulebook(game):
    cards = Part(SHIPPED.get(game, "cards").tree).under("cards")
    samples = Samples(lambda _sort: (), lambda _reference: ())

    assert samples.of(cards.item())["source"] == "designed here"
