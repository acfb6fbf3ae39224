"""Cards and boards show what the rulebook says that they show."""

from pathlib import Path

import pytest

from designer.api import SetUp
from designer.paint.fonts import load_fonts
from designer.paint.text_boxes import set_text
from designer.printing.display import DisplayList, Group, Picture, TextBox, items_within
from plugins.altiplano.box import read_box
from plugins.altiplano.game import GAME
from tests.games.altiplano.projects import CONTENT, content, scenario, shipped

LANGUAGES = ("en", "de", "pl")
CARDS = tuple(read_box(shipped()).cards)


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def face(key, language="en"):
    return GAME.face_in(shipped(), key, language)


def parts(display: DisplayList, name: str) -> list[Group]:
    full = next(i for i in items_within(display) if isinstance(i, Group) and i.name == "full")
    return [i for i in items_within(full) if isinstance(i, Group) and i.name == name]


def icons(card: str, part: str) -> list[str]:
    """Give the names of the icons in a part of a card's face."""
    groups = parts(face(f"card:{card}"), part)
    pictures = [i for group in groups for i in items_within(group) if isinstance(i, Picture)]
    return [i.path.rpartition("/")[2].removesuffix(".svg") for i in pictures]


@pytest.mark.parametrize(
    ("card", "icon"),
    [
        ("ohio_bob", "archaeologist"),
        ("che_madera", "raider"),
        ("nadia_valparaiso", "both"),
        ("kuntur", "neutral"),
        ("storm", "action"),
        ("puma", "beast"),
        ("pit_of_spikes", "trap"),
        ("trusty_rifle", "reaction"),
        ("salt_mirror", "location"),
        ("golden_llama", "treasure"),
        ("adventurer", "adventurer"),
        ("rogue", "rogue"),
    ],
)
def test_a_card_shows_the_icon_of_what_it_is(card, icon):
    """EA-ICON-01, EA-ICON-02, EA-ICON-03, EA-ICON-04."""
    assert icons(card, "icon") == [icon]


@pytest.mark.parametrize(
    ("card", "icon"), [("kuntur", "beast"), ("trusty_rifle", "beast"), ("ten_foot_pole", "trap")]
)
def test_what_cancels_shows_the_cancelled_icon(card, icon):
    """EA-ICON-02."""
    assert icons(card, "cancels") == [icon]


@pytest.mark.parametrize(
    ("card", "used"),
    [
        ("ohio_bob", ["action"]),
        ("kuntur", ["reaction"]),
        ("sir_allistair", []),
        ("adventurer", ["action"]),
    ],
)
def test_an_ability_shows_how_it_is_used(card, used):
    """EA-CARD-04."""
    assert icons(card, "trigger") == used


def test_what_must_hold_has_its_icon_and_is_red():
    """EA-ICON-04."""
    assert icons("vampire_bats", "need") == ["need"]
    assert icons("storm", "need") == []
    first = next(
        i
        for i in items_within(face("card:vampire_bats"))
        if isinstance(i, TextBox) and i.text == "I must be The Rogue."
    )
    assert (first.colour, first.weight) == ("#A81E12", 700)


def test_icons_have_words_for_those_who_do_not_see_them():
    assert face("card:kuntur").title.startswith(
        "Kuntur the Falconer, Neutral, cancels Beast, Reaction."
    )
    assert "Aktion, Bestie" in face("card:puma", "de").title


def test_every_card_has_a_picture_of_its_own():
    for card in CARDS:
        (picture,) = parts(face(f"card:{card}"), "picture")
        (path,) = {i.path for i in items_within(picture) if isinstance(i, Picture)}
        assert Path(path).read_text("utf-8").startswith("<svg"), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_printed_on_a_card_is_cut(language):
    for card in CARDS:
        full = next(i for i in items_within(face(f"card:{card}", language)) if isinstance(i, Group) and i.name == "full")  # fmt: skip
        boxes = [i for i in items_within(full) if isinstance(i, TextBox)]
        assert boxes
        for box in boxes:
            assert not set_text(box).cut, (card, box.text)


def places(board, language="en"):
    groups = [i for i in items_within(face(f"board:{board}", language)) if isinstance(i, Group)]
    return [g.name.removeprefix("place:") for g in groups if g.name.startswith("place:")]


def test_the_central_board_has_six_places():
    """EA-COMP-04."""
    found = places("central")
    said = {i.text for i in items_within(face("board:central")) if isinstance(i, TextBox)}
    assert len(found) == len(said) == 6
    assert set(found) == {"exploration", "exploration_discard", "character", "character_discard", "adventurer", "rogue"}  # fmt: skip


def test_a_camp_has_its_places_and_the_special_cards_beside_it():
    """EA-COMP-05, EA-SPECIAL-06, EA-SPECIAL-08."""
    found = places("camp")
    assert found == ["rogue", *["character"] * 5, "location", "treasure", "adventurer"]
    zones = {entry["type"]: entry["zone"] for entry in content("rules")["types"]}
    assert zones == {"character": "camp", "location": "location", "treasure": "treasures"}


def test_the_credits_name_every_author_of_the_pictures():
    licences = (CONTENT / "art" / "LICENSES.md").read_text("utf-8")
    authors = [line.split(" | ")[0][2:] for line in licences.splitlines() if line.startswith("| ")][
        1:
    ]
    for language in LANGUAGES:
        (line,) = GAME.components(shipped(), scenario(), SetUp(), language).credits
        assert [author for author in authors if author not in line] == []
