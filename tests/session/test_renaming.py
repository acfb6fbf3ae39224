"""A thing is renamed wherever its id is written."""

import pytest

from designer.documents import Edit, Refused, Root, apply
from designer.session import Workspace
from designer.session.renaming import places_of, rename_everywhere
from designer.validation import open_with_schemas

CARDS = """\
kind: cards
format: 1
cards:
  - id: scout # the first
    name: Scout
  - {id: 'nurse', name: Nurse}
"""
DECKS = """\
kind: decks
format: 1
decks:
  - {id: start, per: player, cards: {scout: 2, nurse: 1}} # two
  - id: market
    piles: [scout, "nurse"]
"""


@pytest.fixture
def project(tmp_path, checkout):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text("kind: pack\nformat: 1\nid: mine\ngame: game\n")
    (folder / "cards.yaml").write_text(CARDS)
    (folder / "decks.yaml").write_text(DECKS)
    return open_with_schemas([folder], [Root(checkout)])


def text_of(project, name):
    return next(
        d.text for path, d in project.documents.items() if path.endswith(f"mine/{name}.yaml")
    )


def test_every_reference_changes_and_nothing_else(project):
    project, store = project
    entry = project.entry("card", "scout", "game")
    edit = rename_everywhere(project, store, entry, "pathfinder")

    assert isinstance(edit, Edit), edit
    assert edit.label == "Rename card scout to pathfinder"
    after = apply(project, edit)
    assert text_of(after, "cards") == CARDS.replace("id: scout", "id: pathfinder")
    assert text_of(after, "decks") == DECKS.replace("scout", "pathfinder")
    assert text_of(apply(after, edit.inverse()), "decks") == DECKS


def test_quotes_stay_and_come_where_they_must(project):
    project, store = project
    edit = rename_everywhere(project, store, project.entry("card", "nurse", "game"), "no")
    after = apply(project, edit)

    assert "id: 'no'" in text_of(after, "cards")
    assert 'cards: {scout: 2, "no": 1}' in text_of(after, "decks")
    assert 'piles: [scout, "no"]' in text_of(after, "decks")


def test_the_places_are_the_declaration_and_the_references(project):
    project, store = project
    places = places_of(project, store, project.entry("card", "scout", "game"))

    assert [(p.path.rsplit("/", 1)[1], p.pointer, p.of) for p in places] == [
        ("cards.yaml", ("cards", 0, "id"), "value"),
        ("decks.yaml", ("decks", 0, "cards", "scout"), "key"),
        ("decks.yaml", ("decks", 1, "piles", 0), "value"),
    ]


@pytest.mark.parametrize(
    ("new", "words"), [("nurse", "card “nurse” already"), ("  ", "cannot be empty")]
)
def test_a_name_that_cannot_be_is_refused(project, new, words):
    project, store = project
    found = rename_everywhere(project, store, project.entry("card", "scout", "game"), new)

    assert isinstance(found, Refused)
    assert words in found.reason


def test_what_the_program_ships_is_not_renamed(project):
    project, store = project
    entry = project.entry("card", "sailor", "el_dorado")
    found = rename_everywhere(project, store, entry, "seaman")

    assert isinstance(found, Refused)
    assert "comes with the program" in found.reason


@pytest.fixture
def real(tmp_path):
    """Give a project with a card of El Dorado, under the schema of its game."""

    def opened(id_="own"):
        file = tmp_path / "own.yaml"
        head = "kind: cards\nformat: 1\ngame: el_dorado\ncards:\n"
        file.write_text(f"{head}  - {{id: {id_}, name: Own, colour: green, symbols: [machete]}}\n")
        workspace = Workspace.open([file])
        project = workspace.project
        return project, workspace.host.schemas, project.entry("card", id_, "el_dorado")

    return opened


@pytest.mark.parametrize("new", ["bad id!", "x: y", "#h", "B" * 300, "Größe", "two words", " own"])
def test_an_id_that_the_schema_refuses_is_refused_in_words(real, new):
    refused = rename_everywhere(*real(), new)

    assert isinstance(refused, Refused)
    assert refused.sentence.startswith(f"A card cannot have the id “{new[:40]}")
    assert "such as base_camp" in refused.sentence
    assert len(refused.sentence) < 150


def test_an_id_that_was_wrong_can_be_mended_and_not_made_wrong_otherwise(real):
    assert isinstance(rename_everywhere(*real("Bad Id"), "good"), Edit)
    assert isinstance(rename_everywhere(*real("Bad Id"), "Worse Id"), Refused)
