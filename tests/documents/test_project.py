"""Projects: packs of roots, files outside, ids, and snapshots that share what did not change."""

from pathlib import Path

import pytest

from designer.documents import IdPattern, Project, Root, brings_pack, open_project
from designer.documents.ids import duplicates
from designer.documents.packs import contradictions, cycles

PATTERNS = {
    ("core", "pack"): (IdPattern("pack", ("id",)),),
    ("core", "things"): (
        IdPattern("thing", ("things", None, "id")),
        IdPattern("spot", ("spots",), "key"),
        IdPattern("group", ("groups", None), "key", local=True),
        IdPattern("part", ("things", None, "parts", None, "name"), local=True),
        IdPattern("part", ("things", None, "parts", None, "shape"), local=True, unless="name"),
    ),
}


def write(folder: Path, **files: str) -> Path:
    """Write files (`a__b` is b.yaml in folder a) and give the folder."""
    for name, text in files.items():
        path = folder.joinpath(*name.split("__")).with_suffix(".yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def pack(id_, requires="[]", game="g"):
    return f"kind: pack\nformat: 1\nid: {id_}\ngame: {game}\nrequires: {requires}\n"


def things(*ids):
    return "kind: things\nthings:\n" + "".join(f"  - id: {i}\n" for i in ids)


@pytest.fixture
def root(tmp_path):
    folder = write(
        tmp_path / "root",
        content__g__base__pack=pack("base"),
        content__g__base__things=things("one", "two"),
        content__g__base__more__things=things("three") + "spots: {here: 1, there: 2}\n",
    )
    return Root(folder=folder)


def opened(root, *paths):
    return open_project(paths, [root], patterns=PATTERNS)


def all_duplicates(project):
    return duplicates(e for d in project.documents.values() for e in project.declared_in(d))


def test_documents_of_a_kind_are_told_apart_by_their_games(root, tmp_path):
    loose = write(tmp_path / "loose", untold=things("x"), told=things("y") + "game: h\n")
    project = opened(root, *sorted(loose.iterdir()))

    def names(*games):
        return [Path(d.path).name for d in project.of_kind("things", *games)]

    assert len(names()) == 4
    assert names("g") == ["things.yaml", "things.yaml"]
    assert names("h") == ["told.yaml"]
    assert names("h", "") == ["told.yaml", "untold.yaml"]


def test_the_packs_of_all_roots_are_read(root):
    project = opened(root)

    assert [p.id for p in project.packs] == ["base"]
    assert sorted(project.entries("thing")) == ["one", "three", "two"]
    assert sorted(project.entries("spot")) == ["here", "there"]


def test_what_lies_in_a_root_is_read_once_as_long_as_it_is_the_same(root):
    first = open_project([], [root], patterns=PATTERNS)
    write(root.content, g__base__things=things("one", "four"))
    again = open_project([], [root], patterns=PATTERNS)

    known = {path: again.documents[path] is document for path, document in first.documents.items()}
    changed = str(root.content / "g" / "base" / "things.yaml")
    assert known == {path: path != changed for path in first.documents}
    assert [again.entry("thing", name) is None for name in ("two", "four")] == [True, False]


def test_an_entry_is_the_thing_itself_with_its_place(root):
    entry = opened(root).entry("thing", "two")

    assert entry.pointer == ("things", 1)
    assert entry.tree == {"id": "two"}
    assert entry.pack.id == "base"
    assert entry.document.location(entry.id_pointer).line == 4


def test_an_entry_declared_by_a_key_is_the_value_below_it(root):
    entry = opened(root).entry("spot", "there")

    assert (entry.tree, entry.pointer, entry.id_of) == (2, ("spots", "there"), "key")


def test_documents_belong_to_the_nearest_folder_with_a_pack(root):
    project = opened(root)
    (deep,) = [d for d in project.of_kind("things") if "more" in d.path]

    assert project.pack_of(deep).id == "base"
    assert project.folder_of(deep) == root.content / "g" / "base"
    assert project.game_of(deep) == "g"


def test_a_file_outside_every_root_is_read_all_the_same(root, tmp_path):
    write(tmp_path, own=things("four"))
    project = opened(root, tmp_path / "own.yaml")

    assert project.entry("thing", "four").pack is None
    assert project.folder_of(project.documents[str(tmp_path / "own.yaml")]) == tmp_path
    assert project.game_of(project.documents[str(tmp_path / "own.yaml")]) == ""


@pytest.mark.parametrize("opened_file", ["mine__things", "mine__more__things"])
def test_the_pack_around_a_file_is_read_with_it(root, tmp_path, opened_file):
    folder = write(
        tmp_path / "fan",
        mine__pack=pack("mine"),
        mine__things=things("four"),
        mine__more__things=things("five"),
        mine__more__deeper__things=things("six"),
    )
    file = folder.joinpath(*opened_file.split("__")).with_suffix(".yaml")

    project = opened(root, file)

    assert project.game_of(project.documents[str(file)]) == "g"
    assert {"four", "five"} <= set(project.entries("thing"))
    assert "six" not in project.entries("thing")
    assert not any(project.is_shipped(d) for p, d in project.documents.items() if "fan" in p)


def test_a_pack_far_above_a_file_is_not_read_with_it(tmp_path):
    write(tmp_path, pack=pack("home"), things=things("one"), a__b__c__things=things("two"))

    project = open_project([tmp_path / "a" / "b" / "c" / "things.yaml"], [])

    assert len(project.documents) == 1


def test_a_folder_gives_its_yaml_files_without_hidden_ones(root, tmp_path):
    write(tmp_path / "mine", a=things("a"), b__c=things("c"))
    write(tmp_path / "mine" / ".hidden", d=things("d"))
    (tmp_path / "mine" / "LOUD.YAML").write_text(things("loud"), encoding="utf-8")
    (tmp_path / "mine" / "note.txt").write_text("no", encoding="utf-8")

    project = opened(root, tmp_path / "mine")
    assert {e.id for e in project.entries("thing").values()} == {
        "one",
        "two",
        "three",
        "a",
        "c",
        "loud",
    }


def test_a_file_of_a_root_opened_by_its_path_is_there_once(root):
    path = root.content / "g" / "base" / "things.yaml"
    project = opened(root, path)

    assert sum(Path(p).resolve() == path.resolve() for p in project.documents) == 1
    assert all_duplicates(project) == ()


def test_a_new_text_shares_everything_else(root):
    project = opened(root)
    path = str(root.content / "g" / "base" / "things.yaml")
    before = project.entries("thing")

    after = project.with_text(path, things("one", "five"))
    assert sorted(after.entries("thing")) == ["five", "one", "three"]
    assert sorted(before) == sorted(project.entries("thing")) == ["one", "three", "two"]
    others = [p for p in project.documents if p != path]
    assert all(after.documents[p] is project.documents[p] for p in others)
    assert after.entry("thing", "three") is project.entry("thing", "three")


def test_a_byte_order_mark_outlives_a_new_text(tmp_path):
    (tmp_path / "a.yaml").write_bytes(b"\xef\xbb\xbfkind: things\n")
    project = open_project([tmp_path / "a.yaml"], [])

    assert (
        project.with_text(str(tmp_path / "a.yaml"), "kind: x\n")
        .documents[str(tmp_path / "a.yaml")]
        .bom
    )


def test_a_new_pack_file_moves_documents_into_its_game(root):
    project = opened(root)
    path = str(root.content / "g" / "base" / "pack.yaml")

    after = project.with_text(path, pack("base", game="h"))
    assert {after.game_of(d) for d in after.documents.values()} == {"h"}
    assert after.entries("thing", "g") == {}
    assert sorted(after.entries("thing", "h")) == ["one", "three", "two"]


def test_a_pack_that_cannot_be_read_is_no_pack(root):
    project = opened(root)
    broken = project.with_text(str(root.content / "g" / "base" / "pack.yaml"), "id: [")

    assert broken.packs == ()
    assert broken.pack_of(broken.of_kind("things")[0]) is None


def test_two_things_with_one_id_are_named_with_both_places(root, tmp_path):
    write(root.folder, content__g__other__pack=pack("other"), content__g__other__t=things("two"))
    (fault,) = all_duplicates(opened(root))

    assert fault.code == "core/duplicate-id"
    assert (fault.location.line, fault.location.column) == (3, 9)
    assert fault.location.file.endswith("other/t.yaml")
    assert fault.related[0].location.file.endswith("base/things.yaml")
    assert "“two”" in fault.message
    assert "line 4" in fault.message


def test_the_fix_for_a_second_id_renames_it_to_a_free_one(root, tmp_path):
    write(tmp_path, a=things("x", "x", "x_2", "x"))
    project = opened(root, tmp_path / "a.yaml")

    titles = [fault.fixes[0].title for fault in all_duplicates(project)]
    assert titles == ["Rename this one to x_3", "Rename this one to x_4"]


def test_two_files_outside_packs_may_not_share_an_id(root, tmp_path):
    write(tmp_path, a=things("x"), b=things("x"))
    project = opened(root, tmp_path / "a.yaml", tmp_path / "b.yaml")

    assert [f.location.file for f in all_duplicates(project)] == [str(tmp_path / "b.yaml")]


def test_a_copy_outside_packs_takes_the_place_of_the_original(root, tmp_path):
    write(tmp_path, copy=things("two"))
    project = opened(root, tmp_path / "copy.yaml")

    assert all_duplicates(project) == ()
    assert project.entry("thing", "two").document.path == str(tmp_path / "copy.yaml")


def test_a_pack_opened_by_its_path_takes_the_place_of_its_namesake(root, tmp_path):
    write(tmp_path / "copy", pack=pack("base"), things=things("one", "nine"))
    project = opened(root, tmp_path / "copy")

    assert sorted(project.entries("thing")) == ["nine", "one"]
    assert all_duplicates(project) == ()


def test_local_ids_are_unique_in_their_document_only(root, tmp_path):
    text = "kind: things\nthings:\n  - id: {0}\n    parts: [{{shape: a}}, {{shape: a, name: b}}, {{name: c}}]\n"
    write(tmp_path, a=text.format("p"), b=text.format("q"))
    project = opened(root, tmp_path / "a.yaml", tmp_path / "b.yaml")
    document = project.documents[str(tmp_path / "a.yaml")]

    assert [e.id for e in project.declared_in(document) if e.local] == ["b", "c", "a"]
    assert "part" not in project.sorts()
    assert all_duplicates(project) == ()
    again = project.with_text(document.path, text.format("p").replace(", name: b", ""))
    assert [f.message for f in all_duplicates(again)] == [
        "The part “a” is declared twice, first in this file, line 4."
    ]


@pytest.mark.parametrize(
    ("requires", "messages"),
    [
        ({"a": "[]", "b": "[a]", "c": "[a, b]"}, []),
        ({"a": "[a]"}, ["The pack a requires itself."]),
        ({"b": "[a]", "a": "[b]"}, ["These packs require each other in a circle: a → b → a."]),
        (
            {"a": "[b]", "b": "[c]", "c": "[d, a]", "d": "[]"},
            ["These packs require each other in a circle: a → b → c → a."],
        ),
        ({"a": "[gone]"}, []),
        ({"a": "text"}, []),
    ],
    ids=["none", "itself", "two", "three", "missing", "no list"],
)
def test_packs_that_require_each_other_are_named_once(tmp_path, requires, messages):
    for name, needed in requires.items():
        write(tmp_path / name, pack=pack(name, needed))
    project = open_project([tmp_path], [])

    assert [fault.message for fault in cycles(project.packs)] == messages


def test_every_link_of_a_circle_has_its_place(tmp_path):
    write(tmp_path, a__pack=pack("a", "[x, b]"), b__pack=pack("b", "[a]"))
    (fault,) = cycles(open_project([tmp_path], []).packs)

    assert (fault.location.file, fault.location.column) == (str(tmp_path / "a" / "pack.yaml"), 15)
    assert [r.location.file for r in fault.related] == [str(tmp_path / "b" / "pack.yaml")]


def test_many_ways_to_one_pack_are_walked_once(tmp_path):
    for n in range(40):
        for side in "ab":
            write(tmp_path / f"{side}{n}", pack=pack(f"{side}{n}", f"[a{n + 1}, b{n + 1}]"))
    write(tmp_path / "end", pack=pack("a40", "[a0]"))

    assert len(cycles(open_project([tmp_path], []).packs)) == 1


def test_the_same_key_in_two_maps_of_a_file_means_the_same_thing(tmp_path):
    text = "kind: things\ngroups:\n  - {left: 1, right: 2}\n  - {left: 3}\n"
    project = open_project([write(tmp_path, mine=text) / "mine.yaml"], [], patterns=PATTERNS)

    assert [e.id for d in project.documents.values() for e in project.declared_in(d)] == [
        "left", "right", "left"
    ]  # fmt: skip
    assert all_duplicates(project) == ()


def test_a_pack_file_alone_takes_only_its_own_place(root, tmp_path):
    write(tmp_path / "mine", pack=pack("base"))

    project = opened(root, tmp_path / "mine" / "pack.yaml")

    assert project.entry("thing", "one", "g") is not None
    assert project.entry("pack", "base", "g").document.path == str(tmp_path / "mine" / "pack.yaml")
    assert all_duplicates(project) == ()
    again = project.with_text(str(tmp_path / "mine" / "pack.yaml"), pack("base") + "title: T\n")
    assert all_duplicates(again) == ()


def test_what_a_copy_of_a_pack_replaces_is_known(root, tmp_path):
    write(tmp_path / "mine", pack=pack("base"), other=things("four"))

    project = opened(root, tmp_path / "mine")

    assert project.entry("thing", "one", "g") is None
    assert {Path(d.path).name for d in project.replaced} == {"pack.yaml", "things.yaml"}


@pytest.mark.parametrize(
    ("module", "messages"),
    [
        ("{id: m, needs: [n], excludes: [o]}", []),
        ("{id: m, needs: [m], excludes: []}", ["The module m needs itself."]),
        ("{id: m, excludes: [m]}", ["The module m excludes itself."]),
        ("{id: m, needs: [n], excludes: [n]}", ["The module m excludes n, which it needs: it can never be played."]),
        ("{id: m, needs: n, excludes: [[1], 2]}", []),
        ("{id: [m], needs: [m]}", []),
    ],
)  # fmt: skip
def test_a_module_that_contradicts_itself_is_named(tmp_path, module, messages):
    folder = write(tmp_path / "root", content__m__pack=pack("p") + f"module: {module}\n")

    found = contradictions(opened(Root(folder=folder)).packs)

    assert [f.message for f in found] == messages
    assert all(f.location.line == 6 and f.location.column > 10 for f in found)


def test_a_pack_that_is_new_is_told_and_one_of_a_known_id_is_not(tmp_path):
    for name in ("new", "taken"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(f"kind: pack\nid: {name}\n", encoding="utf-8")
        (tmp_path / name / "cards.yaml").write_text("kind: cards\n", encoding="utf-8")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "pack.yaml").write_text("kind: pack\nid: taken\n", encoding="utf-8")
    project = open_project([tmp_path / "taken"], [])

    assert brings_pack(project, [tmp_path / "new" / "cards.yaml"])
    assert brings_pack(project, [tmp_path / "new" / "pack.yaml"])
    assert not brings_pack(project, [tmp_path / "taken" / "cards.yaml"])
    assert not brings_pack(project, [tmp_path / "other" / "pack.yaml"])
    assert brings_pack(project, [tmp_path / "loose.yaml"])
    assert not brings_pack(project, [tmp_path / "taken" / "deeper" / "loose.yaml"])


def test_packs_in_folders_beside_a_loose_file_are_known_where_they_are_new(root, tmp_path):
    for name, id_ in (("a", "new"), ("b", "base"), ("c", "new"), (".hidden", "other")):
        write(tmp_path / "mine" / name, pack=pack(id_), things=things(f"of_{name.strip('.')}"))
    write(tmp_path / "mine", loose=things("loose"))

    project = opened(root, tmp_path / "mine" / "loose.yaml")

    assert set(project.entries("thing", "g")) == {"one", "two", "three", "loose", "of_a"}
    assert not brings_pack(project, [tmp_path / "mine" / "loose.yaml"])


def test_the_index_follows_every_change_and_is_shared_where_nothing_changed(root):
    project = opened(root)
    base, more = (p for p in project.documents if p.endswith("things.yaml"))
    pack_file = next(p for p in project.documents if p.endswith("pack.yaml"))
    texts = [
        things("one"),
        things("one", "new"),
        things(),
        things("x") + "spots: {far: 1}\n",
        "kind: [",
    ]
    moves = [
        (base, texts[0]),
        (more, texts[3]),
        (base, texts[4]),
        (base, texts[1]),
        (more, texts[2]),
    ]
    moves += [(pack_file, pack("base", game="h")), (base, texts[3]), (pack_file, pack("base"))]
    for path, text in moves:
        unread = project.with_text(path, things("in_between"))  # nobody asks this one for its index
        project = unread.with_text(path, text)
        fresh = Project(project.documents, project.roots, PATTERNS, shipped=frozenset())
        for game in (None, "g", "h"):
            for sort in ("thing", "spot"):
                found, expected = project.entries(sort, game), fresh.entries(sort, game)
                assert {i: e.document for i, e in found.items()} == {
                    i: e.document for i, e in expected.items()
                }
                assert list(found) == list(expected)

    after = project.with_text(base, things("only_things"))
    assert after.entries("thing") is not project.entries("thing")
    again = after.with_text(pack_file, after.documents[pack_file].text + "# a remark\n")
    assert again.entries("thing").keys() == after.entries("thing").keys()
    beside = after.with_text(more, things("x"))
    spots = after.entries("spot")
    assert beside.with_text(base, things("y")).entries("spot") is beside.entries("spot")
    assert spots == {} or beside.entries("spot") is not spots
