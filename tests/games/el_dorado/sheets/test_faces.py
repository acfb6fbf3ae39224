from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.paint.display import display_image
from designer.paint.fonts import load_fonts
from designer.paint.text_boxes import set_text
from designer.plugin_host import shipped_root
from designer.printing.display import DisplayList, Group, Picture, TextBox, items_within
from plugins.el_dorado.sheets import face_of
from plugins.el_dorado.sheets.cards import CardWords, card_face
from plugins.el_dorado.sheets.looks import OWNERS
from plugins.el_dorado.sheets.tokens import token_face
from plugins.el_dorado.terrains import documents_of
from tests.games.el_dorado.projects import shipped, with_file

LANGUAGES = ("en", "de", "pl")
CARDS = [
    tree["id"] for document in documents_of(shipped(), "cards") for tree in document.tree["cards"]
]
TOKENS = [
    tree["id"]
    for document in documents_of(shipped(), "tokens")
    for tree in document.tree.get("tokens", ())
]


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def face(key: str, language: str = "en") -> DisplayList:
    return face_of(shipped(), key, language)


def part(display: DisplayList, name: str) -> Group:
    return next(i for i in items_within(display) if isinstance(i, Group) and i.name == name)


def texts(display: DisplayList | Group) -> list[str]:
    return [item.text for item in items_within(display) if isinstance(item, TextBox)]


@pytest.mark.parametrize(
    "key", ["card:scout", "card:adventurer", "card:travel_log", "token:paddle_2", "back:card"]
)
def test_a_face_is_what_was_looked_at(golden, key):
    text = face(key).to_text(str(shipped_root().folder))

    golden.check(f"el_dorado/faces/{key.replace(':', '_')}.txt", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_nothing_printed_on_a_card_is_cut(card, language):
    boxes = [i for i in items_within(face(f"card:{card}", language)) if isinstance(i, TextBox)]

    cut = [box.text for box in boxes if set_text(box).cut]

    assert cut == []


@pytest.mark.parametrize("card", CARDS)
def test_the_rules_on_a_card_take_five_lines_at_most(card):
    for language in LANGUAGES:
        full = part(face(f"card:{card}", language), "full")
        lines = [len(set_text(i).lines) for i in items_within(full) if isinstance(i, TextBox)]
        assert max(lines) <= 5


@pytest.mark.parametrize("key", [f"card:{c}" for c in CARDS] + [f"token:{t}" for t in TOKENS])
def test_every_picture_on_a_face_is_there(key):
    paths = {Path(i.path) for i in items_within(face(key)) if isinstance(i, Picture)}

    missing = sorted(path.name for path in paths if not path.is_file())

    assert paths
    assert missing == []


def test_the_words_are_those_of_the_reader():
    assert texts(part(face("card:scout", "de"), "full"))[0] == "Kundschafter"
    assert texts(part(face("card:scout", "pl"), "full"))[0] == "Zwiadowca"


def test_a_language_nobody_wrote_gives_english():
    assert texts(part(face("card:scout", "fi"), "full"))[0] == "Scout"


def test_a_card_has_one_disc_per_strength():
    def icons(card: str) -> int:
        symbols = part(face(f"card:{card}"), "symbols")
        return sum(isinstance(item, Picture) for item in symbols.items)

    # rulebook page 8: Scout 2, Pioneer 5, Giant Machete 6
    assert [icons(card) for card in ("scout", "pioneer", "giant_machete")] == [2, 5, 6]


def test_a_joker_shows_three_symbols_with_its_strength_in_each():
    symbols = part(face("card:adventurer"), "symbols")

    assert texts(symbols) == ["2", "2", "2"]


def test_a_joker_of_strength_one_needs_no_figure():
    assert texts(part(face("card:jack_of_all_trades"), "symbols")) == []


def test_a_starting_card_has_no_price():
    names = [i.name for i in items_within(face("card:explorer")) if isinstance(i, Group)]

    assert "price" not in names


@pytest.mark.parametrize("owner", OWNERS)
def test_a_starting_card_bears_the_mark_of_its_owner(owner):
    marked, plain = face(f"card:sailor@{owner}"), face("card:sailor")

    assert marked != plain
    assert part(marked, "owner").items


def test_a_card_of_one_use_says_so_in_words():
    assert "one use" in texts(part(face("card:transmitter"), "full"))
    assert "one use" not in texts(part(face("card:scout"), "full"))


def test_what_a_face_shows_is_said_in_words():
    assert face("card:scout").title == "Scout, Machete 2, price 1"
    assert face("card:transmitter").title.startswith("Transmitter, price 4, one use. Take any")


def test_a_card_looks_always_the_same_and_no_two_alike():
    pictures = {card: part(part(face(f"card:{card}"), "full"), "landscape").items for card in CARDS}

    assert pictures["scout"] == part(part(face("card:scout"), "full"), "landscape").items
    assert len(set(pictures.values())) == len(CARDS)


def test_backs_tell_nothing():
    assert face("back:card").title == "face down"
    assert texts(face("back:card")) == texts(face("back:token")) == []


def test_a_card_that_is_nowhere_is_a_plain_card_with_its_id():
    assert texts(part(face("card:yeti"), "full")) == ["yeti"]


def test_a_card_of_the_authors_own_has_a_face_at_once():
    project, _ = with_file(
        """
        kind: cards
        format: 1
        cards:
          - {id: rope_walker, name: Rope Walker, colour: green, symbols: [machete], strength: 3, price: 4}
        """
    )

    words = texts(part(face_of(project, "card:rope_walker"), "full"))

    assert words == ["Rope Walker", "4", "Machete 3"]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.text(max_size=8) | st.just("machete"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["id", "name", "text", "colour", "symbols", "symbol", "strength", "price", "one_use", "art"]
)


@given(st.dictionaries(KEYS, ANYTHING))
def test_a_faulty_entry_still_has_a_face(tree):
    symbols = {}
    card = card_face(CardWords.of(tree, "en"), symbols, "en")
    token = token_face(tree, symbols, "en")

    assert not display_image(card, 60).isNull()
    assert not display_image(card, 150).isNull()
    assert not display_image(token, 60).isNull()
