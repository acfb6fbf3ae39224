"""Faults that users of neighbouring programs have reported, tried on sessions.

Each test is named after its row in the list of such faults. What all of them ask besides: no file
changes unless the user saved, and after an error the same session can still edit, undo and save.
"""

import os
import shutil
from pathlib import Path

import pytest

from designer.documents import (
    Duplicate,
    Edit,
    Insert,
    Move,
    Remove,
    Root,
    SetValue,
    edit_document,
    edit_of_fix,
)
from designer.documents.ids import duplicates
from designer.session.history import Step
from designer.session.outside import Happened
from designer.session.workspace import ChangedOutsideError, Workspace
from designer.validation import open_with_schemas
from tests.session.conftest import workspace_on

CARDS = b"""\
kind: cards
format: 1
cards:
  - id: scout     # the first
    price: 1
    art: art/lost.png
"""
ROUTE = b"""\
kind: route
format: 1
placements:
  - {face: A, at: [0, 0], turn: 0}   # start
  - {face: B, at: [7, -3], turn: 1}
  # over the river
  - {face: C, at: [14, -6], turn: 2}
  - {face: D, at: [21, -9], turn: 3} # end
joints:
  - {between: [A, B], barrier: deal}
"""


def do(workspace, path, *operations, label="Edit", **options):
    edit = edit_document(workspace.document(path), operations, label)
    assert isinstance(edit, Edit), edit
    workspace.edit(edit, **options)


# -- B. Malformed projects --------------------------------------------------------------------


def test_B1_a_missing_picture_does_not_stop_saving(opened, tmp_path):
    art = tmp_path / "files" / "art"
    art.mkdir(parents=True)
    (art / "lost.png").write_bytes(b"")
    workspace = opened(cards=CARDS)
    [path] = workspace.open_paths
    (art / "lost.png").unlink()
    do(workspace, path, SetValue(("cards", 0, "price"), 2))
    (tmp_path / "elsewhere").mkdir()

    workspace.save(path)
    workspace.save(path, tmp_path / "elsewhere" / "copy.yaml")

    saved = CARDS.replace(b"price: 1", b"price: 2")
    assert (tmp_path / "files" / "cards.yaml").read_bytes() == saved
    assert (tmp_path / "elsewhere" / "copy.yaml").read_bytes() == saved
    assert b"art/lost.png" in saved


def test_B2_a_moved_project_keeps_its_paths_and_a_new_one_sticks(opened, tmp_path):
    workspace = opened(pack=b"kind: pack\nformat: 1\nid: mine\n", cards=CARDS)
    workspace.end()
    moved = tmp_path / "moved"
    shutil.move(tmp_path / "files", moved)
    (moved / "art").mkdir()
    (moved / "art" / "found.png").write_bytes(b"")

    workspace = workspace_on(moved)
    path = str(moved / "cards.yaml")
    card = workspace.document(path).tree["cards"][0]
    assert card["art"] == "art/lost.png", "paths are kept relative"
    do(workspace, path, SetValue(("cards", 0, "art"), "art/found.png"))
    workspace.save(path)

    again = workspace_on(moved)
    document = again.document(path)
    picture = again.project.folder_of(document) / document.tree["cards"][0]["art"]
    assert picture.exists()
    assert again.look_outside() == ()


def test_B4_a_file_with_one_id_twice_still_saves_and_the_fix_renames_the_second(tmp_path, checkout):
    file = tmp_path / "cards.yaml"
    file.write_bytes(CARDS + b"  - {id: scout, price: 3}\n")
    project, _ = open_with_schemas([file], [Root(checkout)])
    [path] = [p for p in project.documents if p == str(file)]
    [fault] = duplicates(project.declared_in(project.documents[path]))
    workspace = Workspace(None, project, [path])
    do(workspace, path, SetValue(("cards", 0, "price"), 9))
    workspace.save(path)
    workspace.undo()
    workspace.edit(edit_of_fix(fault.fixes[0], project.documents))
    workspace.save(path)

    assert [c["id"] for c in workspace.document(path).tree["cards"]] == ["scout", "scout_2"]
    assert file.read_bytes() == CARDS + b"  - {id: scout_2, price: 3}\n"


def test_B13_unknown_keys_and_a_newer_format_are_kept_on_save(opened, tmp_path):
    workspace = opened(a=b"kind: cards\nformat: 99\nfuture: {x: [1]}\ncards: []\n")
    [path] = workspace.open_paths
    do(workspace, path, Insert(("cards",), {"id": "scout"}))
    workspace.save(path)

    assert (tmp_path / "files" / "a.yaml").read_bytes() == (
        b"kind: cards\nformat: 99\nfuture: {x: [1]}\ncards:\n  - {id: scout}\n"
    )


# -- C. Undo, clipboard and selection ---------------------------------------------------------


def test_C2_one_gesture_is_one_step(opened):
    workspace = opened(route=ROUTE, cards=CARDS)
    cards, route = workspace.open_paths
    with workspace.gesture("Move tile B"):
        for q in range(8, 28):
            do(workspace, route, SetValue(("placements", 1, "at"), [q, -3]))
    at = workspace.text(cards).index("scout")
    for number, letter in enumerate("a_name_of_thirty_letters_in_all"):
        workspace.edit_text(cards, at + number, at + number, letter)
    for price in range(2, 12):
        do(workspace, cards, SetValue(("cards", 0, "price"), price), merge="price of scout")

    assert len(workspace.history.steps) == 3
    for _ in range(3):
        workspace.undo()
    assert workspace.raw_text(route).encode() == ROUTE
    assert workspace.raw_text(cards).encode() == CARDS


def test_C3_half_the_pieces_come_back_with_their_order_ids_and_comments(opened):
    workspace = opened(route=ROUTE)
    [path] = workspace.open_paths
    do(workspace, path, Remove(("placements", 3)), Remove(("placements", 1)), Remove(("joints",)))
    assert [p["face"] for p in workspace.document(path).tree["placements"]] == ["A", "C"]
    workspace.undo(path)

    assert workspace.raw_text(path).encode() == ROUTE


def test_C4_edits_of_all_panels_are_undone_in_turn_and_add_adds_one(opened):
    workspace = opened(
        scenario=b"kind: scenario\nmodules: [base]\n", cards=CARDS, rules=b"parameters: {hand: 4}\n"
    )
    cards, rules, scenario = workspace.open_paths
    do(workspace, scenario, Insert(("modules",), "swamps"), label="Switch on swamps")
    do(workspace, cards, SetValue(("cards", 0, "price"), 5), label="Change price")
    do(workspace, rules, SetValue(("parameters", "hand"), 5), label="Change hand")

    assert workspace.undo(cards).label == "Change price"
    assert workspace.undo(scenario).label == "Switch on swamps"
    assert workspace.undo(rules).label == "Change hand"
    do(workspace, cards, Insert(("cards",), {"id": "new"}), label="Add card")
    assert len(workspace.document(cards).tree["cards"]) == 2
    assert [s.label for s in workspace.history.steps if s.done] == ["Add card"]


def test_C5_undo_takes_back_the_last_action_only(opened):
    tiles = b"tiles:\n  - {id: t, rows: [J1, J1]}\n"
    workspace = opened(route=ROUTE, tiles=tiles)
    route, tile = workspace.open_paths
    do(
        workspace,
        route,
        Insert(("joints",), {"between": ["B", "C"], "barrier": "deal"}),
        label="Link",
    )
    do(workspace, tile, SetValue(("tiles", 0, "rows", 0), "W1"), label="Paint")
    assert workspace.undo().label == "Paint"
    assert len(workspace.document(route).tree["joints"]) == 2

    with workspace.gesture("Place E with its joint"):
        do(workspace, route, Insert(("placements",), {"face": "E", "at": [28, -12], "turn": 0}))
        do(workspace, route, Insert(("joints",), {"between": ["D", "E"], "barrier": "deal"}))
    workspace.undo(route)
    with workspace.gesture("Place E elsewhere"):
        do(workspace, route, Insert(("placements",), {"face": "E", "at": [0, 9], "turn": 0}))
    do(workspace, route, Remove(("placements", 4)), label="Delete E")

    tree = workspace.document(route).tree
    faces = [p["face"] for p in tree["placements"]]
    assert faces == ["A", "B", "C", "D"]
    assert all(face in faces for joint in tree["joints"] for face in joint["between"])


def test_C8_what_a_move_covered_comes_back_exactly(opened):
    workspace = opened(route=ROUTE)
    [path] = workspace.open_paths
    with workspace.gesture("Move three tiles onto A"):
        for number in (1, 2, 3):
            do(workspace, path, SetValue(("placements", number, "at"), [number, 0]))
        do(workspace, path, Remove(("placements", 0)))
    moved = workspace.raw_text(path)

    workspace.undo(path)
    assert workspace.raw_text(path).encode() == ROUTE
    workspace.redo(path)
    assert workspace.raw_text(path) == moved
    workspace.undo(path)
    assert workspace.raw_text(path).encode() == ROUTE


def test_C11_copies_keep_their_content_and_get_ids_of_their_own(opened):
    groups = b"""\
groups:
  - {id: g1, name: Same, tiles: [{face: A}]}
  - id: g2
    name: Same # also
    tiles:
      - {face: B} # kept
"""
    workspace = opened(a=groups, b=b"groups: []\n")
    a, b = workspace.open_paths
    do(workspace, a, Duplicate(("groups", 1), changes={("id",): "g3"}), label="Duplicate")
    copied = workspace.document(a).tree["groups"]
    with workspace.gesture("Paste"):
        for number, group in enumerate(copied[:2]):
            do(workspace, b, Insert(("groups",), {**group, "id": f"pasted_{number}"}))

    assert [g["id"] for g in copied] == ["g1", "g2", "g3"]
    assert workspace.text(a).count("# kept") == 2
    assert workspace.document(b).tree["groups"] == [
        {"id": "pasted_0", "name": "Same", "tiles": [{"face": "A"}]},
        {"id": "pasted_1", "name": "Same", "tiles": [{"face": "B"}]},
    ]


# -- D. Saving, crash, outside change ---------------------------------------------------------


def test_D1_twenty_fast_saves_of_a_large_project_leave_the_last_state_of_each_file(
    opened, tmp_path
):
    files = {f"f{n:03}": f"n: {n}\nsaves: 0\n".encode() for n in range(600)}
    workspace = opened(**files)
    for turn in range(1, 21):
        for path in workspace.open_paths[turn::40]:
            do(workspace, path, SetValue(("saves",), turn))
            workspace.save(path)
    first = workspace.open_paths[0]
    for turn in range(20):
        workspace.set_text(first, f"n: 0\nsaves: {turn}\n")
        workspace.save(first)

    folder = tmp_path / "files"
    assert sorted(f.name for f in folder.iterdir()) == sorted(f"{name}.yaml" for name in files)
    for path in workspace.open_paths:
        assert Path(path).read_bytes() == workspace.raw_text(path).encode()
    assert workspace.modified_paths() == ()
    assert workspace.look_outside() == ()


def test_D2_a_path_that_vanished_is_said_and_the_document_stays_changed(opened, tmp_path):
    workspace = opened(cards=CARDS)
    [path] = workspace.open_paths
    do(workspace, path, SetValue(("cards", 0, "price"), 2))
    shutil.rmtree(tmp_path / "files")

    with pytest.raises(FileNotFoundError):
        workspace.save(path)

    assert workspace.is_modified(path)
    workspace.undo(path)
    workspace.redo(path)
    workspace.save(path, tmp_path / "saved_as.yaml")
    assert b"price: 2" in (tmp_path / "saved_as.yaml").read_bytes()
    assert workspace.is_modified(path), "a copy elsewhere does not make the document saved"
    (tmp_path / "files").mkdir()
    workspace.save(path)
    assert not workspace.is_modified(path)


def test_D2_a_full_disk_is_said_and_the_old_file_stays(opened, tmp_path, monkeypatch):
    workspace = opened(cards=CARDS)
    [path] = workspace.open_paths
    do(workspace, path, SetValue(("cards", 0, "price"), 2))

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        workspace.save(path)
    monkeypatch.undo()

    assert workspace.is_modified(path)
    assert (tmp_path / "files" / "cards.yaml").read_bytes() == CARDS
    assert [f.name for f in (tmp_path / "files").iterdir()] == ["cards.yaml"]
    workspace.save(path)
    assert not workspace.is_modified(path)


def test_D5_changes_outside_are_never_overwritten_nor_overwrite_unseen(opened, tmp_path):
    workspace = opened(cards=CARDS)
    [path] = workspace.open_paths
    file = tmp_path / "files" / "cards.yaml"

    file.write_bytes(CARDS.replace(b"price: 1", b"price: 7"))
    assert [c.happened for c in workspace.look_outside()] == [Happened.RELOADED]

    do(workspace, path, SetValue(("cards", 0, "price"), 2))
    for price in (b"price: 8", b"price: 9"):
        file.write_bytes(CARDS.replace(b"price: 1", price))
        assert [c.happened for c in workspace.look_outside()] == [Happened.CHANGED]
        with pytest.raises(ChangedOutsideError):
            workspace.save(path)
        assert price in file.read_bytes()
    assert "-    price: 9" in workspace.compare(path).lines
    assert "+    price: 2" in workspace.compare(path).lines

    file.unlink()
    assert [c.happened for c in workspace.look_outside()] == [Happened.DELETED]
    workspace.save(path)
    assert b"price: 2" in file.read_bytes()
    assert isinstance(workspace.undo(path), Step)


def test_moving_things_between_lists_can_be_undone_to_the_byte(opened):
    workspace = opened(route=ROUTE)
    [path] = workspace.open_paths
    for number in range(4):
        do(workspace, path, Move(("placements", number), ("placements",), 3 - number))
    for _ in range(4):
        workspace.undo(path)

    assert workspace.raw_text(path).encode() == ROUTE
