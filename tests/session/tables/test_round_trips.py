"""What goes out as CSV comes in again unchanged: every list of every shipped document."""

from pathlib import Path

import pytest

from designer.documents import apply, read_document
from designer.plugin_host.roots import shipped_root
from designer.session.tables.exporting import n_cut_in_excel, written
from designer.session.tables.importing import Fate, offered
from designer.session.tables.matching import guessed
from designer.session.tables.reading import read_table
from designer.session.tables.targets import targets_of
from designer.validation.documents import schema_of
from designer.validation.forms import sections
from designer.validation.projects import open_with_schemas
from designer.validation.shapes import ABSENT

PROJECT, STORE = open_with_schemas([], [shipped_root()])


def lists():
    """Give every list of named objects of every shipped document, where all games know their ids."""
    for path, document in PROJECT.documents.items():
        schema = schema_of(PROJECT, document, STORE)
        for field in sections(document, schema) if schema is not None else ():
            if field.value in ([], ABSENT):
                continue
            if targets_of(PROJECT, document, STORE, field.key).columns.sort:
                folder = Path(path).parent.name
                yield pytest.param(path, field.key, id=f"{folder}/{Path(path).stem}-{field.key}")


LISTS = list(lists())


def test_shipped_content_has_lists_of_all_three_games():
    games = {PROJECT.game_of(PROJECT.documents[parameters.values[0]]) for parameters in LISTS}

    assert {"el_dorado", "relic_expedition", "altiplano"} <= games


@pytest.mark.parametrize(("path", "key"), LISTS)
def test_a_list_comes_in_unchanged(path, key):
    targets = targets_of(PROJECT, PROJECT.documents[path], STORE, key)
    table = read_table(written(targets))
    matching = guessed(table.heads, targets.columns)
    offer = offered(PROJECT, STORE, targets, table, matching)

    assert None not in matching.paths
    assert {row.fate for row in offer.rows} == {Fate.SAME}
    assert offer.edit.is_empty


@pytest.mark.parametrize(("path", "key"), LISTS)
def test_a_list_comes_into_an_empty_document_as_it_was(path, key):
    document = PROJECT.documents[path]
    targets = targets_of(PROJECT, document, STORE, key)
    table = read_table(written(targets))
    alone = PROJECT.without(path).with_document(
        read_document(f"kind: {document.kind}\nformat: 1\n", path)
    )
    into = targets_of(alone, alone.documents[path], STORE, key)
    offer = offered(alone, STORE, into, table, guessed(table.heads, into.columns))
    after = apply(alone, offer.edit)

    assert offer.count(Fate.REFUSED) == 0, [r.reasons for r in offer.rows if r.reasons]
    assert after.documents[path].tree[key] == document.tree[key]


def test_cells_longer_than_excel_reads_are_counted():
    # 32,767: "Total number of characters that a cell can contain", Excel's published limits
    short, long = "a" * 32_767, "b" * 32_768

    assert n_cut_in_excel(f"id;text\r\none;{short}\r\n".encode(), ";") == 0
    assert n_cut_in_excel(f"id;text\r\none;{long}\r\ntwo;{long}\r\n".encode(), ";") == 2
