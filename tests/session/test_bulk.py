"""The same change of many things at once: one edit in all their documents, one step of the history."""

import pytest

from designer.documents import Refused, read_document
from designer.plugin_host import PluginHost
from designer.session.bulk import (
    Place,
    common_fields,
    known_fields,
    put_into_all,
    reset_in_all,
    set_in_all,
    taken_from_all,
)
from designer.session.workspace import Workspace
from designer.validation.shapes import SEVERAL
from tests.helpers.work import n_calls

HEAD = "kind: tokens\nformat: 1\ngame: relic_expedition\ntokens:\n"
ONE = (
    HEAD
    + """\
  # the first
  - {id: torch, name: Torch, count: 2, lies: bag, source: designed here}  # kept
  - id: tent
    name: Tent
    count: 3
    lies: bag
    tags: [warm]
    source: designed here
"""
)
TWO = (
    HEAD
    + "  - id: rope\n    name: Rope\n    lies: board\n    count: 2\n    source: designed here\n"
)


@pytest.fixture
def workspace(tmp_path):
    (tmp_path / "one.yaml").write_text(ONE, "utf-8")
    (tmp_path / "two.yaml").write_text(TWO, "utf-8")
    return Workspace.open([tmp_path])


@pytest.fixture
def places(tmp_path):
    one, two = str(tmp_path / "one.yaml"), str(tmp_path / "two.yaml")
    return [
        Place(one, ("tokens", 0)),
        Place(one, ("tokens", 1)),
        Place(two, ("tokens", 0)),
    ]


def field_of(workspace, places, key):
    fields = common_fields(workspace.project, workspace.host.schemas, places)
    return next(field for field in fields if field.key == key)


def texts(workspace, places):
    return [workspace.raw_text(path) for path in dict.fromkeys(p.path for p in places)]


def test_what_things_have_in_common_is_offered_by_their_schema(workspace, places):
    fields = common_fields(workspace.project, workspace.host.schemas, places)
    by_key = {field.key: field for field in fields}

    assert "id" not in by_key
    assert by_key["count"].value is SEVERAL
    assert by_key["source"].value == "designed here"
    assert by_key["count"].present == (True, True, True)


def test_a_value_is_set_in_two_documents_as_one_step_and_taken_back_as_one(workspace, places):
    count = field_of(workspace, places, "count")
    edit = set_in_all(workspace.project, places, count, 7, "3 supplies")
    workspace.edit(edit)

    one, two = texts(workspace, places)
    assert one == ONE.replace("count: 2", "count: 7").replace("count: 3", "count: 7")
    assert two == TWO.replace("count: 2", "count: 7")
    assert edit.label == "Set count of 3 supplies"
    workspace.undo(places[0].path)
    assert texts(workspace, places) == [ONE, TWO]


def test_a_key_that_some_lack_goes_to_its_place_and_comments_stay(workspace, places):
    star = field_of(workspace, places, "star")
    workspace.edit(set_in_all(workspace.project, places, star, True, "3 supplies"))

    one, two = texts(workspace, places)
    assert "star: true" in one.splitlines()[5]
    assert one.count("star: true") == 2 and two.count("star: true") == 1
    assert "# the first" in one and "# kept" in one

    workspace.edit(reset_in_all(workspace.project, places, star, "3 supplies"))
    assert texts(workspace, places) == [ONE, TWO]


def test_one_item_comes_into_every_list_and_goes_out_again(workspace, places):
    tags = field_of(workspace, places, "tags")
    workspace.edit(put_into_all(workspace.project, places, tags, "dry", "3 supplies"))

    one, two = texts(workspace, places)
    assert "tags: [warm, dry]" in one
    assert one.count("dry") == 2 and two.count("dry") == 1

    workspace.edit(taken_from_all(workspace.project, places, tags, "dry", "3 supplies"))
    assert texts(workspace, places) == [ONE, TWO]


def test_things_that_are_gone_are_left_out(workspace, places):
    count = field_of(workspace, places, "count")
    gone = [Place(places[0].path, ("tokens", 9)), Place("nowhere.yaml", ("tokens", 0))]
    edit = set_in_all(workspace.project, [*places[2:], *gone], count, 1, "3 supplies")

    assert edit.paths == (places[2].path,)


def test_a_document_that_cannot_be_read_refuses_all(workspace, places):
    count = field_of(workspace, places, "count")
    path = places[2].path
    project = workspace.project
    assert not isinstance(set_in_all(project, places, count, 1, "x"), Refused)
    shared = (
        HEAD
        + "  - &a {id: rope, name: Rope, count: 2, lies: bag, source: designed here}\nmore: *a\n"
    )
    faulty = project.with_document(read_document(shared, path))
    refused = set_in_all(faulty, places, count, 1, "3 supplies")
    assert isinstance(refused, Refused)


def test_thousands_get_a_key_that_they_lack_without_reading_again_for_each(tmp_path, numbers):
    n = numbers.of(short=300, long=5_000)
    rows = [
        f"  - id: thing_{k}\n    name: Thing\n    count: 2\n    lies: bag\n    source: designed here\n"
        for k in range(n)
    ]
    path = tmp_path / "many.yaml"
    path.write_text(HEAD + "".join(rows), "utf-8")
    project = Workspace.open([path]).project
    places = [Place(str(path), ("tokens", k)) for k in range(n)]
    star = field_of(Workspace(PluginHost.standard(), project, {}, None), places, "star")

    once = n_calls(lambda: read_document(path.read_text("utf-8"), str(path)))
    made = []
    work = n_calls(lambda: made.append(set_in_all(project, places, star, True, "all")))
    assert len(made[0].splices) == n
    assert work < 30 * once


def test_cards_of_several_forms_share_what_all_forms_have():
    workspace = Workspace.open([])
    entries = workspace.project.entries("card", "el_dorado").values()
    found = [Place(entry.document.path, entry.pointer) for entry in entries]
    keys = {f.key for f in common_fields(workspace.project, workspace.host.schemas, found)}

    assert {"name", "price", "source"} <= keys
    assert not {"id", "colour"} & keys  # a joker has no choice of colours
    every = known_fields(workspace.project, workspace.host.schemas, found)
    assert "colour" in {field.key for field in every}
