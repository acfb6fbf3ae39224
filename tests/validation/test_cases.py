"""Faults that users of other programs reported, tried on ours.

For every case: nothing raises, no file on disk changes, every message names file, line and remedy,
and the faulty text can be mended in the same project.
"""

from collections.abc import Mapping
from pathlib import Path

import pytest

from designer.documents import open_project, pointers, read_document
from designer.plugin_host import shipped_root
from designer.validation import SchemaStore, check_project

CASES = Path(__file__).parents[1] / "cases" / "reading"
FOLDERS = sorted(path for path in CASES.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def store():
    """Give the shipped schemas."""
    return SchemaStore.load([shipped_root()])


def opened(store, *paths):
    """Open files over the shipped content."""
    return open_project(paths, [shipped_root()], patterns=store.id_patterns)


def checked(store, project):
    """Check and see that every fault says what it must."""
    faults = check_project(project, store)
    for fault in faults:
        assert fault.location.file in project.documents
        assert fault.location.line >= 1
        assert fault.message
        assert fault.remedy
    return faults


def in_case(faults, folder):
    """Give the faults in the files of a case, as the expectation writes them."""
    found = []
    for fault in sorted(
        faults, key=lambda f: (f.location.file, f.location.line, f.location.column)
    ):
        place = fault.location
        entry = {
            "file": Path(place.file).relative_to(folder).as_posix(),
            "code": fault.code,
            "line": place.line,
            "column": place.column,
        }
        if fault.related:
            entry["related"] = [f"{r.location.line}:{r.location.column}" for r in fault.related]
        found.append(entry)
    return found


def line_after_the_last_fix(project, fault):
    """Give the line of a fault once its last fix is carried out."""
    document = project.documents[fault.location.file]
    text = document.text
    for change in sorted(fault.fixes[-1].replacements, key=lambda c: -c.start):
        text = text[: change.start] + change.text + text[change.end :]
    line = min(
        [
            fault.location.line,
            *(document.line_column(c.start)[0] for c in fault.fixes[-1].replacements),
        ]
    )
    return text.splitlines()[line - 1]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_case(folder, store):
    expected = read_document((folder / "expected.yaml").read_bytes(), "expected.yaml").tree
    files = sorted(path for path in folder.rglob("*.yaml") if path.name != "expected.yaml")
    before = {path: path.read_bytes() for path in files}
    project = opened(store, *files)
    faults = checked(store, project)

    wanted = [
        {
            "file": entry.get("file", files[0].name),
            **{key: entry[key] for key in ("code", "line", "column", "related") if key in entry},
        }
        for entry in expected["faults"]
    ]
    assert in_case(faults, folder) == wanted
    ordered = sorted(faults, key=lambda f: (f.location.file, f.location.line, f.location.column))
    for entry, fault in zip(expected["faults"], ordered, strict=True):
        if "fixed_line" in entry:
            assert line_after_the_last_fix(project, fault) == entry["fixed_line"]
    for pointer, value in expected.get("tree", {}).items():
        assert value_at(project.documents[str(files[0])].tree, pointer) == value
    assert {path: path.read_bytes() for path in files} == before


def value_at(tree, text):
    """Give what stands at a JSON pointer."""
    for step in pointers.from_text(text, tree):
        assert isinstance(tree, Mapping | list)
        tree = tree[step]
    return tree


# -- where bytes matter ---------------------------------------------------------------------------

ROUTE = """\
kind: route
format: 1
id: my_route
game: el_dorado
name: My Route
placements:
  - {face: B, at: [0, 0], turn: 2}
"""
CARD = """\
# yaml-language-server: $schema=../schemas/el_dorado/cards.schema.json
kind: cards
format: 1
cards:
  - id: raft_maker
    name: Raft Maker
    colour: blue
    symbols: [paddle]
    strength: 2
    price: 1
    copies: 3
    text: Draw two cards.
    source: designed here
"""


def places(store, tmp_path, source, name="own.yaml"):
    """Give code, severity, line and column of the faults in a file of these bytes."""
    path = tmp_path / name
    path.write_bytes(
        source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
    )
    return [
        (f.code.removeprefix("core/"), f.severity.value, f.location.line, f.location.column)
        for f in checked(store, opened(store, path))
    ]


@pytest.mark.parametrize("text", [ROUTE, "---\n" + ROUTE], ids=["plain", "document mark"])
def test_a8_a_byte_order_mark_shifts_nothing(store, tmp_path, text):
    source = b"\xef\xbb\xbf" + text.replace("turn: 2", "turn: 9").encode()
    line = text.splitlines().index("  - {face: B, at: [0, 0], turn: 2}") + 1

    assert places(store, tmp_path, source) == [("out-of-range", "error", line, 33)]


def test_a8_a_byte_order_mark_in_mid_file_is_an_error_at_its_place(store, tmp_path):
    source = ROUTE.replace("My Route", "My \ufeffRoute")

    assert places(store, tmp_path, source) == [("stray-byte-order-mark", "error", 5, 10)]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"], ids=["crlf", "cr", "lf"])
def test_a7_columns_are_right_with_every_line_end(store, tmp_path, end):
    source = ROUTE.replace("turn: 2", "turn: 9").replace("\n", end).rstrip()

    assert places(store, tmp_path, source.encode()) == [("out-of-range", "error", 7, 33)]


def test_a7_mixed_line_ends_are_counted_as_editors_do(store, tmp_path):
    lines = ROUTE.replace("turn: 2", "turn: 9").split("\n")
    source = "\r\n".join(lines[:3]) + "\n" + "\r".join(lines[3:])

    assert places(store, tmp_path, source.encode()) == [
        ("mixed-line-ends", "hint", 3, 13),
        ("out-of-range", "error", 7, 33),
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("two cards", "two\x0bcards", ("control-character", "error", 12, 19)),
        ("two cards", "two\x00 cards", ("control-character", "error", 12, 19)),
        ("two cards", "two\u2028cards", ("control-character", "error", 12, 19)),
        ("two cards", "two\u200b cards", ("invisible-character", "warning", 12, 19)),
        ("raft_maker", "raft\u200b_maker", ("invisible-character", "error", 5, 13)),
        ("    copies", "  \u00a0 copies", ("odd-space-in-indentation", "error", 11, 3)),
        ("    copies", "\tcopies", ("tab-in-indentation", "error", 11, 1)),
    ],
    ids=["U+000B", "U+0000", "U+2028", "U+200B in prose", "U+200B in an id", "U+00A0", "tab"],
)
def test_a11_an_invisible_character_is_named_at_its_column(store, tmp_path, old, new, expected):
    found = places(store, tmp_path, CARD.replace(old, new))

    assert found[0] == expected
    assert {code for code, _, line, _ in found if line == expected[2]} <= {
        expected[0],
        "wrong-form",
    }


def test_a10_thousands_of_open_brackets_are_refused(store, tmp_path):
    assert [p[0] for p in places(store, tmp_path, "kind: route\nx: " + "[" * 5000)] == ["too-deep"]


def test_a14_the_schemas_are_used_wherever_the_file_lies(store, tmp_path):
    folder = tmp_path / "Mein Ausflug ✓" / "źródła"
    folder.mkdir(parents=True)

    source = ROUTE.replace("turn: 2", "turn: 9")
    assert places(store, folder, source) == [("out-of-range", "error", 7, 33)]


def test_a14_where_no_schema_ran_it_is_said(store, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text("kind: spaceships\nformat: 1\n", encoding="utf-8")
    (fault,) = checked(store, opened(store, path))

    assert fault.code == "core/unknown-kind"
    assert "nothing in it could be checked" in fault.message


def test_b8_one_faulty_card_among_thousands_is_found_and_the_others_are_there(store, tmp_path):
    head, card = CARD.split("  - ", 1)
    cards = "".join("  - " + card.replace("raft_maker", f"card_{n}") for n in range(8000))
    text = (head + cards).replace(
        "id: card_3033\n    name: Raft Maker\n    colour: blue",
        "id: card_3033\n    name: Raft Maker\n    colour: bleu",
    )
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    project = opened(store, path)
    (fault,) = checked(store, project)

    assert (fault.code, fault.object) == ("core/unknown-value", "card card_3033")
    assert fault.location.line == 4 + 3033 * 9 + 3
    assert fault.location.pointer == "/cards/3033/colour"
    assert len(project.entries("card", "el_dorado")) >= 8000


def test_e1_a_deck_of_fifty_thousand_lines_is_read_and_checked(store, tmp_path):
    head, card = CARD.split("  - ", 1)
    cards = "".join("  - " + card.replace("raft_maker", f"card_{n}") for n in range(5600))
    text = head + cards
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")

    assert text.count("\n") > 50_000
    assert checked(store, opened(store, path)) == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty-file"),
        ("- a\n- b\n", "not-a-map"),
        ("just words\n", "not-a-map"),
        ("kind: route\n---\nkind: route\n", "several-documents"),
        ("kind: cards\ncards: !!python/object:os.system {}\n", "explicit-tag"),
        ("kind: cards\ncards: &c [*c]\n", "recursive-alias"),
        ("kind: cards\ncards: *c\n", "unknown-alias"),
        ("format: 1\n", "missing-kind"),
        ("kind: [route]\n", "missing-kind"),
        ("kind: route\nformat: 1\nplacements: 3\n", "wrong-type"),
    ],
)
def test_malformed_files_are_answered(store, tmp_path, text, code):
    assert code in {place[0] for place in places(store, tmp_path, text)}


def test_after_a_fault_the_same_project_can_be_mended(store, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(ROUTE.replace("turn: 2", "turn: ["), encoding="utf-8")
    project = opened(store, path)
    assert checked(store, project)

    assert checked(store, project.with_text(str(path), ROUTE)) == ()


def test_the_shipped_content_has_no_fault(store):
    assert check_project(opened(store), store) == ()
