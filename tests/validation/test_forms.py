"""Forms described from schemas: of a made-up game where a rule is tried, of all shipped content where it must hold."""

import copy
import json

import pytest

from designer.documents import edit_document, open_project, read_document
from designer.plugin_host import shipped_root
from designer.validation import SchemaStore, validate_document
from designer.validation.candidates import candidates, ids_taken
from designer.validation.documents import schema_of
from designer.validation.form_changes import (
    entry_added,
    entry_renamed,
    item_added,
    item_duplicated,
    item_moved,
    items_removed,
    reset,
    value_set,
)
from designer.validation.forms import form_of, part_at, sections, walk_fields
from designer.validation.samples import Samples, fresh_id
from designer.validation.shapes import (
    ABSENT,
    SEVERAL,
    Anything,
    Cell,
    Choice,
    Fixed,
    Group,
    Items,
    Number,
    Reference,
    Space,
    Text,
    Truth,
    Variants,
    Words,
)
from tests.validation.small import ITEMS, items, project_of, store_in

ROOT = shipped_root()
SHIPPED = SchemaStore.load([ROOT])
CONTENT = sorted(ROOT.content.rglob("*.yaml"))


def form_in(store, text, *pointers, kind="items", skip=()):
    document = read_document(text, "f.yaml")
    return form_of(document, store.get("rafts", kind), pointers, skip)


def field_of(store, text, pointer, *keys, kind="items"):
    """Give the field of an object, or of what lies below it."""
    field = form_in(store, text, pointer, kind=kind).field
    for key in keys:
        field = field.child(key)
    return field


def shapes_of(field):
    return {child.key: type(child.shape) for child in field.children}


ONE = items("id: log, weight: 2")


# What a field is


def test_each_property_becomes_a_field_of_its_type(store):
    field = field_of(store, ONE, ("items", 0))

    assert shapes_of(field) == {
        "id": Text,
        "name": Variants,  # a text or any map: the schema names no languages
        "weight": Number,
        "colour": Choice,
        "wet": Truth,
        "share": Number,
        "shade": Text,
        "made": Text,
        "tags": Items,
        "pair": Items,
        "friend": Reference,
        "moor": Reference,
        "acts": Items,
        "cost": Variants,
    }
    assert field.child("weight").shape == Number(whole=True, minimum=1, maximum=9)
    assert field.child("share").shape == Number(whole=False, minimum=0.5, step=0.5)
    assert field.child("colour").shape == Choice(("red", "green", "blue"))
    assert field.child("shade").shape.expected == "a colour such as #00FF00"
    assert field.child("moor").shape == Reference(("item", "bank"), ("any",))
    assert field.child("pair").shape.is_fixed
    assert field.child("tags").shape.unique
    assert field.child("id").id_sort == "item"


def test_fields_stand_in_the_order_of_the_schema_and_say_what_must_be_there(store):
    field = field_of(store, items("weight: 2, id: log"), ("items", 0))

    assert [child.key for child in field.children][:3] == ["id", "name", "weight"]
    assert [child.key for child in field.children if child.required] == ["id", "weight"]
    assert field.child("colour").value is ABSENT
    assert field.child("wet").examples == (True,)
    assert field.child("colour").order == tuple(ITEMS["$defs"]["item"]["properties"])


def test_a_new_property_in_a_schema_is_a_new_field(tmp_path):
    schema = copy.deepcopy(ITEMS)
    schema["$defs"]["item"]["properties"]["buoyancy"] = {
        "title": "Buoyancy",
        "description": "How well it swims.",
        "type": "integer",
        "minimum": 0,
        "maximum": 5,
        "default": 3,
        "examples": [2],
    }
    store = store_in(tmp_path, rafts__items=schema)

    field = field_of(store, ONE, ("items", 0), "buoyancy")

    assert field.title == "Buoyancy"
    assert field.description == "How well it swims."
    assert field.shape == Number(whole=True, minimum=0, maximum=5)
    assert (field.default, field.value, field.examples) == (3, ABSENT, (2,))


def test_what_the_schema_does_not_know_is_listed_apart(store):
    field = field_of(store, items("id: log, weight: 2, moss: {thick: true}"), ("items", 0))

    other = field.children[-1]
    assert (other.key, other.is_other, other.value) == ("moss", True, {"thick": True})
    assert isinstance(other.shape, Anything)
    assert not any(child.is_other for child in field.children[:-1])


def test_alternatives_are_told_apart_by_their_key_and_nest(store):
    text = items("id: log, weight: 2, acts: [{op: both, acts: [{op: row, by: 2}]}]")
    acts = field_of(store, text, ("items", 0), "acts")
    (act,) = acts.children

    assert act.shape.by == "op"
    assert act.shape.titles == ("Row", "Load", "Both")
    assert act.shape.chosen == 2
    assert act.title == "act 1"
    (inner,) = act.children[0].child("acts").children
    assert inner.shape.chosen == 0
    assert shapes_of(inner.children[0]) == {"op": Fixed, "by": Number}


def test_an_alternative_that_nothing_tells_is_none_of_them(store):
    act = field_of(store, items("id: log, weight: 2, acts: [{op: fly}]"), ("items", 0), "acts", 0)

    assert act.shape.chosen is None
    assert act.children == ()


def test_alternatives_of_type_follow_the_value(store):
    def cost(value):
        text = items(f"id: log, weight: 2, cost: {value}")
        return field_of(store, text, ("items", 0), "cost").shape.chosen

    assert (cost(3), cost("[1, 2]"), cost("dear")) == (0, 1, None)


def test_keys_of_maps_cells_and_spaces_are_known(store):
    text = "kind: maps\nformat: 1\nboard: {'0,0': W1}\nloads: {log: 2}\nrows: [[W1, ROCK]]\n"
    field = field_of(store, text, (), kind="maps")

    board, loads = field.child("board"), field.child("loads")
    assert isinstance(board.child("0,0").shape, Cell)
    assert board.child("0,0").is_extra
    assert board.shape.keys.get("x-space") is True
    assert loads.shape.keys.get("x-ref") == "item"
    assert isinstance(loads.child("log").shape, Number)
    assert [type(c.shape) for c in field.child("rows").children[0].children] == [Cell, Cell]


def test_a_text_that_may_be_given_per_language_is_one_field():
    document = read_document((ROOT.content / "el_dorado/base/cards.yaml").read_bytes(), "c.yaml")
    form = form_of(document, SHIPPED.get("el_dorado", "cards"), [("cards", 3)])

    name = form.field.children[0].child("name")
    assert name.shape == Words((("en", "English"), ("de", "German"), ("pl", "Polish")))
    assert name.value["de"] == "Kundschafter"


def test_a_map_of_a_few_plain_fields_stands_open_before_it_is_there_a_large_one_does_not():
    text = "kind: tokens\nformat: 1\ntokens:\n  - {id: a, name: A, count: 1, source: rulebook}\n"
    form = form_of(
        read_document(text, "t.yaml"), SHIPPED.get("el_dorado", "tokens"), [("tokens", 0)]
    )
    by_language = form.field.child("name_source")

    assert [child.value for child in by_language.children] == [ABSENT] * 3
    assert form.field.child("abilities").children == ()


def test_keys_that_are_edited_elsewhere_are_left_out(store):
    field = form_in(store, ONE, (), skip=("items",)).field

    assert [child.key for child in field.children] == ["kind", "format", "game"]


def test_a_part_that_is_not_there_any_more_has_no_form(store):
    assert form_in(store, ONE, ("items", 4)) is None
    assert form_in(store, "kind: [", ("items", 0)) is None


# Several objects at once


TWO = items(
    "id: log, weight: 2, colour: red, tags: [a]", "id: rope, weight: 2, wet: true, tags: [b]"
)


def test_objects_edited_together_share_what_is_alike():
    store = SHIPPED
    text = (ROOT.content / "el_dorado/base/cards.yaml").read_text("utf-8")
    document = read_document(text, "c.yaml")
    form = form_of(document, store.get("el_dorado", "cards"), [("cards", 3), ("cards", 4)])
    card = form.field.children[0]

    assert form.labels == ("card scout", "card trailblazer")
    assert card.child("colour").value == "green"
    assert card.child("strength").value is SEVERAL
    assert card.child("name").value is SEVERAL
    assert [child.key for child in card.child("name").children] == ["en", "de", "pl"]
    assert card.child("strength").pointers == (("cards", 3, "strength"), ("cards", 4, "strength"))


def test_a_key_that_only_some_have_is_present_in_some(store):
    field = form_in(store, TWO, ("items", 0), ("items", 1)).field

    assert field.child("colour").value is SEVERAL
    assert field.child("colour").present == (True, False)
    assert field.child("weight").value == 2
    assert field.child("friend").is_absent
    assert field.child("tags").children == ()  # the lists differ, so no item stands for both


def test_one_and_true_are_not_alike(store):
    field = form_in(
        store, items("id: a, weight: 1", "id: b, weight: true"), ("items", 0), ("items", 1)
    )

    assert field.field.child("weight").value is SEVERAL


def test_a_change_reaches_all_objects(store):
    document = read_document(TWO, "f.yaml")
    field = form_in(store, TWO, ("items", 0), ("items", 1)).field

    edit = edit_document(document, value_set(field.child("weight"), 7).operations, "x")

    assert [item["weight"] for item in edit.read[0].tree["items"]] == [7, 7]


# What a form does


def done(text, change):
    edit = edit_document(read_document(text, "f.yaml"), change.operations, change.label)
    return edit.read[0].text if edit.splices else text


def test_a_value_is_one_small_replacement(store):
    weight = field_of(store, ONE, ("items", 0), "weight")
    change = value_set(weight, 3, of="item log")

    assert change.label == "Set weight of item log"
    assert done(ONE, change) == ONE.replace("weight: 2", "weight: 3")


def test_a_new_key_stands_where_the_schema_puts_it(store):
    colour = field_of(store, items("id: log, weight: 2, wet: true"), ("items", 0), "colour")
    change = value_set(colour, "red")

    assert "{id: log, weight: 2, colour: red, wet: true}" in done(
        items("id: log, weight: 2, wet: true"), change
    )


def test_reset_takes_the_key_out(store):
    text = items("id: log, weight: 2, colour: red")

    assert done(text, reset(field_of(store, text, ("items", 0), "colour"))) == ONE


def test_reset_of_several_leaves_those_alone_that_have_nothing(store):
    field = form_in(store, TWO, ("items", 0), ("items", 1)).field

    assert done(TWO, reset(field.child("colour"))) == TWO.replace(", colour: red", "")


def test_items_are_added_moved_doubled_and_removed(store):
    text = items("id: log, weight: 2, tags: [a, b]")
    tags = field_of(store, text, ("items", 0), "tags")

    assert "[a, b, c]" in done(text, item_added(tags, "c"))
    assert "tags: [c]" in done(ONE, item_added(field_of(store, ONE, ("items", 0), "tags"), "c"))
    assert "[b, a]" in done(text, item_moved(tags.children[0].pointers, 1, "tag"))
    assert "[a, a, b]" in done(text, item_duplicated(tags.children[0].pointers, {}, "tag"))
    assert "[b]" in done(text, items_removed(tags.children[0].pointers, "tag"))


def test_several_items_are_removed_from_the_back(store):
    text = items("id: log, weight: 2, tags: [a, b, c]")
    pointers = (("items", 0, "tags", 0), ("items", 0, "tags", 1))

    assert "tags: [c]" in done(text, items_removed(pointers, "tags"))


def test_entries_are_added_and_renamed(store):
    text = "kind: maps\nformat: 1\nloads: {log: 2}\n"
    loads = field_of(store, text, (), "loads", kind="maps")

    assert "{log: 2, rope: 1}" in done(text, entry_added(loads, "rope", 1))
    assert "{raft: 2}" in done(text, entry_renamed(loads.children[0], "raft"))


# What is new


def samples_for(project, document):
    return Samples(
        lambda sort: ids_taken(project, document, sort),
        lambda reference: [c.id for c in candidates(project, document, reference)],
    )


def test_a_fresh_id_is_the_next_free_one():
    assert fresh_id("log", {"rope"}) == "log"
    assert fresh_id("log", {"log"}) == "log_2"
    assert fresh_id("log_2", {"log", "log_2", "log_3"}) == "log_4"


def test_a_new_object_is_valid_and_has_an_id_of_its_own(store):
    project = project_of(store, one=items("id: item, weight: 2"))
    document = project.documents["one.yaml"]
    (listed,) = sections(document, store.get("rafts", "items"))

    new = samples_for(project, document).item_of(listed.shape)

    assert new["id"] == "item_2"
    edit = edit_document(document, item_added(listed, new).operations, "x")
    assert validate_document(edit.read[0], store, "rafts") == ()


def test_another_variant_keeps_what_both_have(store):
    text = items("id: log, weight: 2, acts: [{op: both, acts: []}]")
    project = project_of(store, one=text)
    document = project.documents["one.yaml"]
    act = field_of(store, text, ("items", 0), "acts", 0)

    made = samples_for(project, document).as_branch(act, 1)

    assert made == {"op": "load", "what": "log"}


def test_one_value_becomes_a_list_of_it_and_back(store):
    project = project_of(store, one=ONE)
    samples = samples_for(project, project.documents["one.yaml"])

    def cost(text):
        return field_of(store, items(f"id: log, weight: 2, cost: {text}"), ("items", 0), "cost")

    assert samples.as_branch(cost("3"), 1) == [3]
    assert samples.as_branch(cost("[4, 5]"), 0) == 4


def test_candidates_are_words_then_things_by_name(store):
    project = project_of(
        store,
        one=items("id: log, weight: 2, name: Old log", "id: rope, weight: 1"),
        two="kind: grounds\nbanks: {north: 1}\n",
    )
    document = project.documents["one.yaml"]
    found = candidates(project, document, Reference(("item", "bank"), ("any",)))

    assert [(c.id, c.title, c.sort) for c in found] == [
        ("any", "any", ""),
        ("log", "Old log", "item"),
        ("rope", "rope", "item"),
        ("north", "north", "bank"),
    ]


def test_candidates_of_local_things_are_those_of_the_document(store):
    project = project_of(
        store,
        one="kind: maps\nspots: [{id: here, bank: a}]\n",
        two="kind: maps\nspots: [{id: there, bank: a}]\n",
    )
    found = candidates(project, project.documents["two.yaml"], Reference(("spot",)))

    assert [c.id for c in found] == ["there"]


# All shipped content


@pytest.fixture(scope="module")
def shipped():
    return open_project([], [ROOT], patterns=SHIPPED.id_patterns)


def forms_of(project, document):
    """Give every form that a page shows of a document: the whole, and each object of its lists."""
    schema = schema_of(project, document, SHIPPED)
    listed = sections(document, schema)
    yield form_of(document, schema, [()], [field.key for field in listed])
    for field in listed:
        for number in range(len(field.value) if isinstance(field.value, list) else 0):
            yield form_of(document, schema, [(field.key, number)])


@pytest.mark.parametrize("file", CONTENT, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_every_value_of_shipped_content_has_a_field_of_its_own(shipped, file):
    document = shipped.documents[str(file)]
    fields = [f for form in forms_of(shipped, document) for f in walk_fields(form.field)]

    assert [f.pointer for f in fields if f.is_other or isinstance(f.shape, Anything)] == []
    assert [
        f.pointer
        for f in fields
        if isinstance(f.shape, Variants) and f.shape.chosen is None and not f.is_absent
    ] == []
    for field in fields:
        if isinstance(field.shape, Choice) and not field.is_absent:
            assert field.value in field.shape.options


@pytest.mark.parametrize("schema", list(SHIPPED), ids=lambda s: f"{s.folder}/{s.kind}")
def test_every_property_of_a_shipped_schema_has_a_title_and_a_shape(schema):
    text = f"kind: {schema.kind}\nformat: 1\n"
    document = read_document(text, "x.yaml")
    form = form_of(document, schema, [()])

    for field in walk_fields(form.field):
        assert field.title
        if not isinstance(field.shape, Group | Items):
            assert not isinstance(field.shape, Anything)


@pytest.mark.parametrize("schema", list(SHIPPED), ids=lambda s: f"{s.folder}/{s.kind}")
def test_what_is_added_to_shipped_kinds_of_documents_is_valid(shipped, schema):
    game = schema.folder if schema.folder != "core" else "el_dorado"
    files = [d for d in shipped.of_kind(schema.kind) if shipped.game_of(d) == game]
    document = files[0] if files else read_document(f"kind: {schema.kind}\n", "x.yaml")
    for listed in sections(document, schema):
        new = samples_for(shipped, document).item_of(listed.shape)
        edit = edit_document(document, item_added(listed, new).operations, "x")
        added = {listed.key: [edit.read[0].tree[listed.key][-1]]}
        errors = schema.validator.iter_errors({**document.tree, **added})
        faults = [e.message for e in errors if listed.key in e.absolute_path]

        assert faults == [], json.dumps(new)


def test_every_kind_of_effect_can_be_chosen_and_is_valid(shipped):
    document = next(d for d in shipped.of_kind("cards") if shipped.game_of(d) == "el_dorado")
    schema = schema_of(shipped, document, SHIPPED)
    number = next(n for n, c in enumerate(document.tree["cards"]) if c.get("abilities"))
    pointer = ("cards", number, "abilities", 0, "effects", 0)
    part = part_at(schema, document.tree, pointer)
    form = form_of(document, schema, [pointer])
    assert part.title == "Effect"
    assert len(form.field.shape.branches) > 10

    for branch in range(len(form.field.shape.branches)):
        new = samples_for(shipped, document).as_branch(form.field, branch)
        edit = edit_document(document, value_set(form.field, new).operations, "x")

        after = edit.read[0] if edit.splices else document
        assert validate_document(after, SHIPPED, "el_dorado") == (), json.dumps(new)


def test_a_space_in_a_list_is_a_space():
    document = read_document(
        (ROOT.content / "el_dorado/base/situations/stopping.yaml").read_bytes(), "s.yaml"
    )
    form = form_of(document, SHIPPED.get("el_dorado", "situation"), [("play", 0)])

    assert isinstance(form.field.child("path").children[0].shape, Space)


def test_a_wrong_word_for_the_alternative_leaves_it_to_the_keys():
    text = (ROOT.content / "el_dorado/base/cards.yaml").read_text("utf-8")
    document = read_document(text.replace("colour: purple", "colour: violet", 1), "c.yaml")
    number = next(n for n, c in enumerate(document.tree["cards"]) if c["colour"] == "violet")
    form = form_of(document, SHIPPED.get("el_dorado", "cards"), [("cards", number)])

    assert form.field.shape.titles[form.field.shape.chosen] == "Action card"
