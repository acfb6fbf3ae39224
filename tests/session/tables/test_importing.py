"""A table comes into a document: what is taken, what is refused and why, and one step to undo it."""

import pytest

from designer.documents import Refused, apply, read_document
from designer.plugin_host.roots import shipped_root
from designer.session.tables.exporting import written_set
from designer.session.tables.importing import Fate, StoppedError, offered
from designer.session.tables.matching import Matching, guessed
from designer.session.tables.reading import read_table
from designer.session.tables.targets import targets_of
from designer.validation.projects import open_with_schemas

PROJECT, STORE = open_with_schemas([], [shipped_root()])

SET = """\
kind: cards
format: 1
game: altiplano

# my own set
cards:
  - id: snare   # a comment that stays
    name: {en: Snare, de: Schlinge}
    type: action
    icon: trap
    copies: 2
    text: You discard a card.
    abilities:
      - trigger: action
        effects:
          - {op: discard, what: {who: you, from: hand, count: 1}}
    source: designed here

  - id: old_well
    name: Old Well
    type: location
    source: designed here
"""


def offer_of(csv, *, text=SET, **words):
    """Give the project, its document's path, and the offer of a table."""
    path = "/somewhere/own.yaml"
    project = PROJECT.with_document(read_document(text, path))
    targets = targets_of(project, project.documents[path], STORE)
    table = read_table(csv.encode())
    matching = guessed(table.heads, targets.columns)
    words = {"fixed": {("source",): "designed here"}, **words}
    made = Matching(matching.paths, **words)
    return project, path, offered(project, STORE, targets, table, made)


def text_after(found):
    """Give the text once the offer is taken."""
    project, path, offer = found
    assert not isinstance(offer.edit, Refused), offer.edit
    return apply(project, offer.edit).documents[path].text


def test_new_rows_come_in_at_the_end_and_leave_the_rest_alone():
    found = offer_of("id,name,type\nhigh_pass,High Pass,location\nlow_pass,Low Pass,location\n")
    text = text_after(found)

    assert [row.fate for row in found[2].rows] == [Fate.NEW, Fate.NEW]
    assert text.startswith(SET)
    assert text[len(SET) :] == (
        "\n  - id: high_pass\n    name: High Pass\n    type: location\n    source: designed here\n"
        "\n  - id: low_pass\n    name: Low Pass\n    type: location\n    source: designed here\n"
    )


def test_a_row_with_a_known_id_changes_only_what_it_says():
    found = offer_of("id,copies,name.pl\nsnare,3,Sidła\n")

    assert text_after(found) == SET.replace("copies: 2", "copies: 3").replace(
        "de: Schlinge}", "de: Schlinge, pl: Sidła}"
    )


def test_an_empty_cell_changes_nothing_unless_it_is_to_take_away():
    csv = "id,icon,copies\nsnare,,\n"

    assert offer_of(csv)[2].rows[0].fate is Fate.SAME
    assert "icon" not in text_after(offer_of(csv, empties=True))


def test_known_ids_can_be_refused():
    row = offer_of("id,copies\nsnare,3\n", updates=False)[2].rows[0]

    assert row.fate is Fate.REFUSED
    assert row.reasons[0].text == "There is “snare” already, in own.yaml, line 7."


def test_the_second_row_of_one_id_is_refused():
    rows = offer_of("id,name,type\na_pass,A,location\na_pass,B,location\n")[2].rows

    assert [row.fate for row in rows] == [Fate.NEW, Fate.REFUSED]
    assert rows[1].reasons[0].text == "“a_pass” stands in line 2 already."


def test_an_id_of_another_set_is_refused():
    rows = offer_of("id,name,type\nstorm,My Storm,location\n")[2].rows

    assert rows[0].fate is Fate.REFUSED
    assert "exploration.yaml" in rows[0].reasons[0].text


def test_what_does_not_fit_the_schema_is_refused_with_its_column():
    rows = offer_of(
        "id,name,type,copies\na_pass,A,location,many\nb_pass,B,loction,1\nc_pass,C,location,1\n"
    )[2].rows

    assert [row.fate for row in rows] == [Fate.REFUSED, Fate.REFUSED, Fate.NEW]
    assert rows[0].reasons[0].head == "copies"
    assert "many" in rows[0].reasons[0].text or "number" in rows[0].reasons[0].text
    assert rows[1].reasons[0].head == "type"


def test_a_row_without_an_id_gets_one_from_its_name():
    rows = offer_of("name,type\nCacique’s Straße,location\nOld Well,location\n")[2].rows

    assert [row.name for row in rows] == ["caciques_strasse", "old_well_2"]
    assert [row.fate for row in rows] == [Fate.NEW, Fate.NEW]


def test_effects_come_in_from_a_cell():
    csv = (
        "id,name,type,abilities\n"
        'raid,Raid,action,"[{trigger: action, effects: [{op: draw, from: exploration, count: 2}]}]"\n'
    )
    project, path, offer = offer_of(csv)
    tree = apply(project, offer.edit).documents[path].tree

    assert tree["cards"][2]["abilities"][0]["effects"][0]["op"] == "draw"


def test_a_set_without_cards_takes_some():
    found = offer_of(
        "id,name,type\nhigh_pass,High Pass,location\n",
        text="kind: cards\nformat: 1\ngame: altiplano\ncards: []\n",
    )

    assert "id: high_pass, name: High Pass" in text_after(found)


def test_nothing_is_made_once_nobody_waits():
    project, path, _ = offer_of("id\nx\n")
    targets = targets_of(project, project.documents[path], STORE)
    table = read_table(b"id\nx\n")

    with pytest.raises(StoppedError):
        offered(project, STORE, targets, table, guessed(table.heads, targets.columns), lambda: True)


def test_thousands_of_rows_come_in_with_one_edit(numbers):
    n = numbers.of(short=400, long=5000)
    rows = "".join(f"pass_{k},Pass {k},location\n" for k in range(n))
    _, _, offer = found = offer_of(f"id,name,type\n{rows}")

    assert offer.count(Fate.NEW) == n
    assert text_after(found).count("- id:") == n + 2


def test_a_text_of_ten_thousand_letters_comes_in():
    long = "so many words " * 800
    project, path, offer = offer_of(f"id,name,type,text\na_pass,A,location,{long}\n")

    assert apply(project, offer.edit).documents[path].tree["cards"][2]["text"] == long.strip()


def test_heads_are_matched_by_key_title_and_near_spelling():
    project, path, _ = offer_of("id\nx\n")
    columns = targets_of(project, project.documents[path], STORE).columns
    found = guessed(("Id", "NAME, de", "Copie", "name.pl", "Artist"), columns)

    assert found.paths == (("id",), ("name", "de"), ("copies",), ("name", "pl"), None)


def test_a_whole_set_goes_out_with_its_files_and_comes_in_unchanged():
    document = next(
        d for p, d in PROJECT.documents.items() if p.endswith("altiplano/base/exploration.yaml")
    )
    targets = targets_of(PROJECT, document, STORE)
    table = read_table(written_set(PROJECT, targets, delimiter=";"))
    offer = offered(PROJECT, STORE, targets, table, guessed(table.heads, targets.columns))

    assert table.heads[-1] == "file"
    assert {cells[-1] for _, cells in table.rows} >= {"exploration.yaml", "characters.yaml"}
    assert {row.fate for row in offer.rows} == {Fate.SAME}


def test_a_row_changes_its_card_in_whichever_file_of_the_set_it_stands():
    document = next(
        d for p, d in PROJECT.documents.items() if p.endswith("altiplano/base/exploration.yaml")
    )
    targets = targets_of(PROJECT, document, STORE)
    table = read_table(b"id,copies\nohio_bob,2\nstorm,3\n")
    offer = offered(PROJECT, STORE, targets, table, guessed(table.heads, targets.columns))

    assert {path.rpartition("/")[2] for path in offer.edit.paths} == {
        "exploration.yaml",
        "characters.yaml",
    }


@pytest.mark.parametrize(
    "cell",
    [
        "[" * 10_000,
        "{" * 10_000,
        '{""a"": ' * 3000,
        "&a [*a]",
        "!!python/object:os.system x",
        "\x07",
    ],
    ids=["brackets", "braces", "maps", "alias", "tag", "bell"],
)
def test_a_hostile_cell_is_refused_or_a_text_and_breaks_nothing(cell):
    _, _, offer = offer_of(
        f'id,name,type,abilities\na_pass,A,location,"{cell}"\nb_pass,B,location,\n'
    )

    assert offer.rows[0].fate is Fate.REFUSED
    assert offer.rows[1].fate is Fate.NEW
