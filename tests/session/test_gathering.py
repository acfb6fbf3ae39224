"""A set as a whole: members, filters, figures, for the cards of every game."""

import pytest

from designer.plugin_host import PluginHost
from designer.plugin_host.roots import shipped_root
from designer.session.gathering import counts_of, figures, gathered, has_set, shown
from designer.validation.documents import schema_of
from designer.validation.forms import sections
from designer.validation.projects import open_with_schemas

PROJECT, STORE = open_with_schemas([], [shipped_root()])


def gathered_from(end, *, whole=True):
    """Give the document whose path ends so, and what is gathered from it."""
    document = next(d for path, d in PROJECT.documents.items() if path.endswith(end))
    return document, gathered(PROJECT, document, STORE, whole=whole)


@pytest.fixture(scope="module")
def altiplano():
    """Give the base set of the game whose cards lie in three files."""
    return gathered_from("altiplano/base/exploration.yaml")[1]


def names(members):
    """Give ids."""
    return {member.name for member in members}


def test_the_whole_set_is_more_than_one_file(altiplano):
    document, alone = gathered_from("altiplano/base/exploration.yaml", whole=False)

    assert len(alone.members) == len(document.tree["cards"])
    assert {"storm", "ohio_bob", "rogue"} <= names(altiplano.members)
    assert altiplano.n_files == 3


def test_members_are_filtered_by_value_and_by_words(altiplano):
    beasts = shown(altiplano.members, "", {"icon": {"beast"}})
    both = shown(altiplano.members, "discard -rogue", {"icon": {"beast", "trap"}})

    assert "puma" in names(beasts)
    assert all(member.entry["icon"] == "beast" for member in beasts)
    assert names(both)
    assert all("rogue" not in member.words for member in both)


def test_a_word_is_found_in_every_language(altiplano):
    assert "trusty_rifle" in names(shown(altiplano.members, "büchse", {}))


def test_a_value_counts_what_choosing_it_would_show(altiplano):
    counts = counts_of(altiplano, "", {"type": {"reaction"}})

    assert counts["cancels"]["beast"] == len(
        shown(altiplano.members, "", {"type": {"reaction"}, "cancels": {"beast"}})
    )
    assert counts["type"]["action"] > 0  # another value of the same facet may be chosen beside


def test_what_holds_without_a_value_counts_as_that_value(altiplano):
    copies = next(f for f in altiplano.facets if f.key == "copies")

    assert {value for value, _ in copies.options} >= {"1", "2"}
    assert "" not in {value for value, _ in copies.options}


@pytest.mark.parametrize(
    ("end", "facet", "value"),
    [
        ("el_dorado/base/cards.yaml", "colour", "green"),
        ("el_dorado/base/cards.yaml", "price", "4"),
        ("relic_expedition/base/supplies.yaml", "source", "rulebook"),
    ],
)
def test_cards_of_every_game_have_filters_from_their_schema(end, facet, value):
    _, found = gathered_from(end)

    assert shown(found.members, "", {facet: {value}})


def test_a_game_tells_who_cancels_what(altiplano):
    plugin = PluginHost([shipped_root()]).game("altiplano")
    tables = figures(PROJECT, plugin, altiplano.facets, altiplano.members)
    cancels = next(table for table in tables if table.title == "Who cancels what")
    beast = cancels.rows[0]

    assert beast.title == "Beast"
    assert "puma" in beast.cells[0].names
    assert "trusty_rifle" in beast.cells[1].names


def test_faulty_entries_are_gathered_all_the_same():
    text = "kind: cards\nformat: 1\ngame: altiplano\ncards:\n  - 7\n  - {id: [], abilities: {a: 1}}\n  - {name: 3, icon: [1], when: x, abilities: [{when: 2, effects: {op: 1}}]}\n"
    project = PROJECT.with_text("/somewhere/own.yaml", text)
    found = gathered(project, project.documents["/somewhere/own.yaml"], STORE, whole=True)
    plugin = PluginHost([shipped_root()]).game("altiplano")

    assert len(found.members) == 2
    figures(project, plugin, found.facets, found.members)
    plugin.set_figures(project, "card", [member.entry for member in found.members])


def test_what_is_only_laid_is_no_set():
    """The set of a route was its placements, 49 empty boxes."""
    by_kind = {}
    for document in PROJECT.documents.values():
        schema = schema_of(PROJECT, document, STORE)
        if schema is not None and sections(document, schema):
            by_kind[document.kind] = has_set(document, schema)
    assert by_kind["cards"]
    assert by_kind["relics"]
    assert not by_kind["route"]
    assert not by_kind["scenario"]
