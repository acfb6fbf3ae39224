"""Whole projects: references, cells, spaces, ids, and what a new snapshot costs."""

import pytest

from designer.documents import Root, open_project
from designer.validation import check_project, schemas
from tests.validation.small import GROUND, checked, faults_of, items, project_of, store_in


def said(faults):
    """Give file, code, line, column and message of faults."""
    return [
        (
            f.location.file,
            f.code.removeprefix("core/"),
            f.location.line,
            f.location.column,
            f.message,
        )
        for f in faults
    ]


def maps(*lines):
    """Give a document of kind maps."""
    return "kind: maps\nformat: 2\n" + "\n".join(lines) + "\n"


def test_a_project_without_faults_has_none(store):
    assert checked(store, ground=GROUND, items=items("id: a, weight: 1, friend: a")) == ()


def test_a_name_that_leads_nowhere_is_named_with_what_was_meant(store):
    faults = checked(
        store, one=items("id: anchor, weight: 1"), two=items("id: b, weight: 1, friend: ancor")
    )

    assert said(faults) == [
        ("two.yaml", "dangling-ref", 4, 32, "Item b: “friend”: there is no item “ancor”.")
    ]
    assert faults[0].remedy == "Did you mean anchor?"
    (change,) = faults[0].fixes[0].replacements
    assert (change.file, change.text) == ("two.yaml", "anchor")


def test_a_name_of_something_else_is_told_as_what_it_is(store):
    faults = checked(store, ground=GROUND, one=items("id: a, weight: 1, friend: north"))

    assert faults[0].code == "core/dangling-ref"
    assert faults[0].remedy == "It is the id of a bank: name it where one is asked for."
    assert faults[0].fixes == ()


def test_known_names_are_listed_when_they_are_few(store):
    (fault,) = checked(store, one=items("id: a, weight: 1, friend: zzz", "id: b, weight: 1"))

    assert fault.remedy == "Use one that there is: a, b; or declare it."
    assert fault.fixes == ()


def test_many_known_names_are_not_listed(store):
    many = (f"id: i{n}, weight: 1" for n in range(100))
    (fault,) = checked(store, one=items(*many, "id: b, weight: 1, friend: zzz"))

    assert fault.remedy == "Use one that there is, or declare it."


def test_an_only_choice_is_not_called_one_of_these(store):
    (fault,) = checked(store, map=maps("north: left"))

    assert fault.remedy == "Write up."


def test_names_used_as_keys_are_followed(store):
    faults = checked(store, one=items("id: a, weight: 1"), map=maps("loads: {a: 1, bb: 2}"))

    assert said(faults) == [("map.yaml", "dangling-ref", 3, 15, "There is no item “bb”.")]


def test_a_reference_may_name_several_sorts_or_a_word(store):
    texts = [
        f"id: i{n}, weight: 1, moor: {m}" for n, m in enumerate(["any", "north", "i0", "east"])
    ]
    faults = checked(store, ground=GROUND, one=items(*texts))

    assert [f.message for f in faults] == ["Item i3: “moor”: there is no item or bank “east”."]


def test_references_inside_alternatives_are_followed(store):
    acts = "acts: [{op: both, acts: [{op: load, what: b}]}, {op: load, what: a}, {op: row, by: 1}]"
    faults = checked(store, one=items(f"id: a, weight: 1, {acts}"))

    assert [f.message for f in faults] == ["Item a, act 1, act 1: “what”: there is no item “b”."]


def test_local_names_are_those_of_the_document(store):
    spots = "spots: [{id: x, next: y}, {bank: y}, {bank: z, id: w, next: z}]"
    faults = checked(store, one=maps(spots), two=maps("spots: [{id: z}]"))

    assert said(faults) == [
        ("one.yaml", "dangling-ref", 3, 61, "Spot 3 (z): “next”: there is no spot “z”.")
    ]


def test_a_wrong_form_is_not_also_a_dangling_name(store):
    faults = checked(store, one=items("id: a, weight: 1, friend: B!"))

    assert [f.code for f in faults] == ["core/wrong-form"]


def test_while_a_file_cannot_be_read_its_names_are_not_missed(store):
    user = items("id: b, weight: 1, friend: a")
    broken = "kind: items\nformat: 1\nitems: ["

    assert [f.code for f in checked(store, one=broken, two=user)] == ["core/unclosed-bracket"]
    other = broken.replace("items", "maps", 1)
    assert [f.code for f in checked(store, one=other, two=user)] == [
        "core/unclosed-bracket",
        "core/dangling-ref",
    ]


CELLS = {
    "W": (11, 12, "“W”: After W comes a strength from 1 to 4.", "Write for example W1."),
    "W5": (12, 13, "“W5”: The strength of W is 5, but should be from 1 to 4.", "Correct it"),
    "W0": (12, 13, "“W0”: The strength of W is 0, but should be from 1 to 4.", "Correct it"),
    "ROCK2": (15, 16, "“ROCK2”: The terrain ROCK takes no number.", "Did you mean ROCK?"),
    "PIER": (11, 15, "“PIER”: After PIER comes a number of 1 or more.", "Write for example PIER1."),
    "ROK": (11, 14, "“ROK”: There is no terrain “ROK”.", "Did you mean ROCK?"),
    "W-1": (12, 14, "“W-1”: A strength is never negative.", "Write for example W1."),
    "W1>EE": (13, 16, "“W1>EE”: After > comes a direction: E, NE, NW, W, SW or SE.", ""),
}


@pytest.mark.parametrize("cell", CELLS)
def test_a_faulty_cell_is_marked_at_the_very_column(store, cell):
    column, end, message, remedy = CELLS[cell]
    (fault,) = checked(store, ground=GROUND, map=maps(f"rows: [[W1, {cell}]]"))

    shift = len("rows: [[W1, ") - 10
    assert fault.code == "core/bad-cell"
    assert (fault.location.column, fault.location.end_column) == (column + shift, end + shift)
    assert fault.message == message
    assert remedy in fault.remedy


RUNNING = GROUND.replace(
    "banks:",
    """\
  - {code: RUN, number: strength, arrows: true}
  - {code: LAKE, number: strength, arrows: false}
deeds: [{id: swim}]
banks:""",
)


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ("RUN1", "“RUN1”: RUN shows an arrow: write > and a direction."),
        ("LAKE1>E", "“LAKE1>E”: The terrain LAKE shows no arrow."),
        ("W1:swin", "“W1:swin”: There is no action “swin”."),
    ],
)
def test_arrows_and_actions_have_to_be_known(store, cell, message):
    (fault,) = checked(store, ground=RUNNING, map=maps(f"rows: [['{cell}']]"))

    assert fault.message == message
    assert checked(store, ground=RUNNING, map=maps("rows: [['RUN1>E', LAKE1, 'W1:swim']]")) == ()


def test_right_cells_have_no_fault(store):
    cells = "[W1, W4, ROCK, PIER1, PIER30, 'W2>NE:swap*', ROCK*]"

    assert checked(store, ground=GROUND, map=maps(f"rows: [{cells}]")) == ()


@pytest.mark.parametrize(
    ("cell", "mended"), [("ROK", "ROCK"), ("ROCK2", "ROCK"), ("'ROK*'", "'ROCK*'")]
)
def test_the_fix_for_a_cell_writes_only_the_faulty_part(store, cell, mended):
    text = maps(f"rows: [[{cell}]]")
    (fault,) = checked(store, ground=GROUND, map=text)
    (change,) = fault.fixes[0].replacements

    assert text[: change.start] + change.text + text[change.end :] == maps(f"rows: [[{mended}]]")


def test_spaces_are_two_whole_numbers(store):
    board = 'board: {"0,0": W1, "-1, 2": W1, "3": W1, "a,b": W1, "1;2": W1}'
    faults = checked(store, ground=GROUND, map=maps(board))

    assert [(f.code, f.location.column) for f in faults] == [
        ("core/bad-space", 33),
        ("core/bad-space", 42),
        ("core/bad-space", 53),
    ]


def test_one_id_twice_is_found_across_files(store):
    faults = checked(store, one=items("id: a, weight: 1"), two=items("id: a, weight: 2"))

    assert said(faults) == [
        (
            "two.yaml",
            "duplicate-id",
            4,
            10,
            "The item “a” is declared twice, first in one.yaml, line 4.",
        )
    ]


def test_names_in_a_file_of_an_unknown_game_are_not_followed(store):
    faults = checked(store, one="game: raft\n" + items("id: a, weight: 1, friend: b"))

    assert [f.code for f in faults] == ["core/unknown-game"]


def test_faults_of_reading_and_of_the_schema_stand_side_by_side(store):
    faults = checked(store, one=items("id: a, weight: 0, weight: 1"))

    assert [f.code for f in faults] == ["core/duplicate-key", "core/out-of-range"]


def test_after_a_new_text_only_that_document_is_judged_again(store, monkeypatch):
    texts = {f"d{n}": items(f"id: i{n}, weight: 1") for n in range(5)}
    project = project_of(store, **texts)
    check_project(project, store)
    judged = []
    tree = schemas.Schema.validator.__get__(store.get("rafts", "items"))

    class Counting:
        def iter_errors(self, instance):
            judged.append(instance["items"][0]["id"])
            return tree.iter_errors(instance)

    monkeypatch.setitem(vars(store.get("rafts", "items")), "validator", Counting())
    changed = project.with_text("d3.yaml", items("id: j3, weight: 1, friend: i3"))
    faults = check_project(changed, store)

    assert judged == ["j3"]
    assert [f.code for f in faults] == ["core/dangling-ref"]
    check_project(project, store)
    assert judged == ["j3"]


def test_what_is_found_does_not_outlive_the_document(tmp_path):
    own = store_in(tmp_path)
    for weight in range(3):
        checked(own, one=items(f"id: a, weight: {weight}"))

    assert len(own.memory) == 1  # that of the last check
    assert len(own.checked) == 1


def test_a_mended_schema_is_not_needed_to_check_other_kinds(tmp_path):
    own = store_in(
        tmp_path, rafts__broken="{", rafts__lost='{"x-kind": "lost", "$ref": "gone.json"}'
    )
    faults = checked(own, one=items("id: a, weight: 0"))

    assert [(f.code, f.location.file.rsplit("/", 1)[-1]) for f in faults] == [
        ("core/schema-broken", "broken.schema.json"),
        ("core/schema-broken", "lost.schema.json"),
        ("core/out-of-range", "one.yaml"),
    ]


def test_a_document_alone_says_what_it_says_in_a_project(store):
    text = items("id: a, weight: 0")

    assert [f.message for f in faults_of(store, text)] == [
        f.message for f in checked(store, f=text)
    ]


def test_thousands_of_dangling_names_are_counted(store):
    friends = (f"id: i{n}, weight: 1, friend: x{n}" for n in range(1000))
    faults = checked(store, one=items(*friends))

    assert len(faults) == 201
    assert faults[-1].message == "There are 800 more faults of this kind in this file."


def test_thousands_of_equal_ids_are_counted(store):
    faults = checked(store, one=items(*("id: a, weight: 1" for _ in range(1000))))

    assert len(faults) == 201
    assert faults[-1].message == "There are 799 more faults of this kind in this file."


def test_a_long_list_is_given_once_in_a_file(store):
    many = [f"id: some_long_item_{n}, weight: 1" for n in range(10)]
    faults = checked(store, one=items(*many, "id: b, weight: 1, friend: zzz", "id: c, weight: 1, friend: qqq"))  # fmt: skip

    first, second = faults
    assert "some_long_item_9" in first.remedy
    assert second.remedy == f"What to do is said at line {first.location.line}."


def test_a_name_that_a_replaced_pack_declares_says_in_which_file(tmp_path):
    store = store_in(tmp_path)
    pack = "kind: pack\nformat: 1\nid: p\ngame: rafts\n"
    shipped, mine = tmp_path / "content" / "p", tmp_path / "mine"
    for folder in (shipped, mine):
        folder.mkdir(parents=True)
        (folder / "pack.yaml").write_text(pack)
    (shipped / "stock.yaml").write_text(items("id: a, weight: 1"))
    (mine / "own.yaml").write_text(items("id: b, weight: 1, friend: a"))

    project = open_project([mine], [Root(folder=tmp_path)], patterns=store.id_patterns)

    (fault,) = (f for f in check_project(project, store) if f.code == "core/dangling-ref")
    assert "declared in stock.yaml" in fault.remedy


def test_a_fault_of_reading_names_the_object_it_stands_in(store):
    (fault,) = checked(store, one=items("id: a, weight: 1", "id: b, weight: 1, weight: 2"))

    assert (fault.code, fault.object) == ("core/duplicate-key", "item b")
