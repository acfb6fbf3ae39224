"""What the pieces of the modules of *Swamps* show and how many there are (rulebook 004)."""

from collections import Counter

import pytest

from designer.api import entries_in
from designer.hexes import Cell
from designer.session.combining import modules_of_game
from plugins.el_dorado.faces import faces_of
from plugins.el_dorado.scene import read_looks
from plugins.el_dorado.space_actions import actions_of
from plugins.el_dorado.terrains import documents_of, read_terrains
from tests.games.el_dorado.projects import shipped


def tiles_of(module):
    """Give the faces of a module's tiles by tile id."""
    faces = faces_of(shipped(), read_terrains(shipped()))
    entries = shipped().entries("face", "el_dorado")
    found = {}
    for face in faces.values():
        pack = entries[face.id].pack
        if pack is not None and pack.module is not None and pack.module["id"] == module:
            found.setdefault(face.tile, []).append(face)
    return found


def entries_of(module, kind, key=None):
    return [
        entry
        for document in documents_of(shipped(), kind)
        if (pack := shipped().pack_of(document)) is not None
        and pack.module is not None
        and pack.module["id"] == module
        for _, entry in entries_in(document.tree, key or kind)
    ]


def cells_of(module):
    return [c for faces in tiles_of(module).values() for f in faces for c in f.cells.values()]


@pytest.mark.parametrize(
    ("module", "n"),
    [("skulls", 1), ("mountain_passes", 2), ("rapids", 7), ("swamps", 3), ("temples", 4)],
)
def test_each_module_has_as_many_tiles_as_the_rulebook_says(module, n):
    tiles = tiles_of(module)

    assert len(tiles) == n
    assert all(face.count == 1 for faces in tiles.values() for face in faces)


def test_a_skull_is_drawn_beside_terrain_and_strength_whatever_these_are():
    """ED-SKULL-04."""
    looks = read_looks(shipped())
    marked = [cell for cell in cells_of("skulls") if cell.marked]

    assert len({(cell.code, cell.number) for cell in marked}) > 3
    assert all("*" in {sign.key for sign in looks[cell.code].signs} for cell in marked)
    assert {sign.name for look in looks.values() for sign in look.signs if sign.key == "*"} == {
        "Skull"
    }


def test_each_pass_has_a_skull_and_an_action_that_is_known_and_drawn():
    """ED-PASS-08."""
    known = {action.id: action for action in actions_of(shipped())}
    drawn = {sign.key for sign in read_looks(shipped())["J"].signs}
    for faces in tiles_of("mountain_passes").values():
        cells = list(faces[0].cells.values())
        actions = [cell.action for cell in cells if cell.action]
        assert any(cell.marked for cell in cells)
        assert actions
        assert all(known[action].abilities and action in drawn for action in actions)


def test_swamps_show_from_one_to_four_crocodiles_some_with_a_skull():
    """ED-SWAMP-11."""
    cells = cells_of("swamps")
    look = read_looks(shipped())["SW"]

    assert {cell.number for cell in cells} == {1, 2, 3, 4}
    assert any(cell.marked for cell in cells)
    assert look.icon.endswith("tw-crocodile.svg")
    assert not look.numbered


def test_rapids_show_arrows_in_rows_and_bends_with_and_without_skulls():
    cells = cells_of("rapids")

    assert all(isinstance(cell, Cell) and cell.arrow is not None for cell in cells)
    assert {cell.marked for cell in cells} == {True, False}
    assert Counter(len(faces[0].cells) for faces in tiles_of("rapids").values()) == {
        1: 1,
        2: 4,
        3: 2,
    }


def test_each_temple_has_three_spaces_of_its_colour_and_four_artifacts():
    """ED-TEMPLE-02."""
    colours = {action.id: action.colour for action in actions_of(shipped()) if action.colour}
    found = []
    for faces in tiles_of("temples").values():
        cells = list(faces[0].cells.values())
        assert len(cells) == 3
        (colour,) = {colours[cell.action] for cell in cells}
        found.append(colour)
    artifacts = {e["id"]: e["count"] for e in entries_of("temples", "tokens", "pieces")}

    assert sorted(found) == ["blue", "green", "purple", "yellow"]
    assert artifacts == {f"artifact_{colour}": 4 for colour in found}
    assert "RUB3" in {cell.to_text().split(":")[0] for cell in cells_of("temples")}


def test_the_tribe_has_eight_cards_with_its_sign_and_six_tokens():
    """ED-MUISCA-01."""
    cards, tokens = entries_of("muisca", "cards"), entries_of("muisca", "tokens")
    (deck,) = entries_of("muisca", "decks")

    assert sum(card["copies"] for card in cards) == 8
    assert deck["cards"] == {card["id"]: 1 for card in cards}
    assert {card["art"] for card in cards} == {"art/cards/tw-tribe.svg"}
    assert sorted(token["count"] for token in tokens) == [3, 3]


@pytest.mark.parametrize("kind", ["tiles", "cards"])
@pytest.mark.parametrize(
    "module",
    ["skulls", "mountain_passes", "rapids", "swamps", "temples", "muisca", "treasures", "mists"],
)
def test_what_the_rulebook_does_not_show_says_that_it_is_designed_here(module, kind):
    assert {entry["source"] for entry in entries_of(module, kind)} <= {"designed here"}


def test_there_are_twelve_different_treasures_three_detectors_and_six_tokens():
    """ED-TREAS-01, ED-TREAS-23."""
    tokens = entries_of("treasures", "tokens")
    treasures = [token for token in tokens if "cost" in token]
    costs = [tuple(sorted(map(str, token["cost"].items()))) for token in treasures]

    assert len(costs) == len(set(costs)) == 12
    assert {token["count"] for token in treasures} == {1}
    assert [card["copies"] for card in entries_of("treasures", "cards")] == [3]
    assert sorted(t["count"] for t in tokens if "cost" not in t) == [3, 3]


def test_there_are_nine_different_mists_of_seven_spaces_some_harsh_and_three_tokens():
    """ED-MIST-01."""
    faces = [face for faces in tiles_of("mists").values() for face in faces]
    shown = [tuple(cell.to_text() for cell in face.cells.values()) for face in faces]

    assert len(set(shown)) == 9
    assert all(len(face.cells) == 7 and face.owl in face.cells for face in faces)
    assert any("MTN" in cells for cells in shown)
    assert any("MTN" not in cells for cells in shown)
    assert [token["count"] for token in entries_of("mists", "tokens")] == [3]


def test_the_two_expansions_hold_as_many_pieces_as_the_rulebook_counts():
    """ED-SETUP-10."""
    tiles = {
        module: sum(faces[0].count for faces in tiles_of(module).values())
        for module in ("skulls", "mountain_passes", "rapids", "swamps", "temples", "mists")
    }
    modules = (*tiles, "muisca", "dragons", "treasures")
    tokens = [e for module in modules for e in entries_of(module, "tokens")]
    pieces = {
        e["id"]: e["count"] for module in modules for e in entries_of(module, "tokens", "pieces")
    }
    cards = [e for module in modules for e in entries_of(module, "cards")]

    assert list(tiles.values()) == [1, 2, 7, 3, 4, 9]
    assert sum(e["count"] for e in tokens if "cost" not in e) == 21
    assert sum(e["count"] for e in tokens if "cost" in e) == 12
    assert sum(e["copies"] for e in cards) == 20
    assert sum(n for name, n in pieces.items() if name.startswith("dragon_")) == 4
    assert sum(n for name, n in pieces.items() if name.startswith("artifact")) == 16


def test_the_modules_come_in_two_expansions_in_the_order_of_the_rulebook():
    """ED-SETUP-01, ED-SETUP-02, ED-SETUP-03."""
    listed = [m for m in modules_of_game(shipped(), "el_dorado", "pl") if not m.is_base]

    assert [(m.expansion, m.id) for m in listed] == [
        ("Mokradła", "skulls"),
        ("Mokradła", "mountain_passes"),
        ("Mokradła", "rapids"),
        ("Mokradła", "swamps"),
        ("Mokradła", "temples"),
        ("Mokradła", "muisca"),
        ("Smoki", "dragons"),
        ("Smoki", "treasures"),
        ("Smoki", "mists"),
    ]
