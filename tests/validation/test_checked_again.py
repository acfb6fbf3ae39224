"""A check that goes on from the last one says the same as a check from nothing, whatever was changed."""

import random
from pathlib import Path
from shutil import copy

import pytest

from designer.documents import Root
from designer.plugin_host import shipped_root
from designer.validation import check_project, open_with_schemas
from designer.validation.schemas import SchemaStore

ROOT_FILES = {
    "route.yaml": "kind: route\nformat: 1\nid: own\ngame: el_dorado\nname: Own\nsource: designed here\nplacements:\n  - {face: B, at: [0, 0], turn: 2}\n  - {face: extra, at: [7, -3], turn: 0}\n",
    "tiles.yaml": "# yaml-language-server: $schema=schemas/el_dorado/tiles.schema.json\nkind: tiles\nformat: 1\ntiles:\n  - id: own_tile\n    name: Own\n    source: designed here\n    faces:\n      - id: extra\n        rows:\n          - {r: 0, q: 0, cells: [J1, XX, W2]}\n",
    "scenario.yaml": "kind: scenario\nformat: 1\nid: mine\ngame: el_dorado\nname: Mine\nroute: own\nplayers: 3\n",
}
CHANGES = [
    ("tiles.yaml", "id: extra", "id: other"),
    ("tiles.yaml", "XX", "J2"),
    ("route.yaml", "face: extra", "face: other"),
    ("route.yaml", "id: own\n", "id: renamed\n"),
    ("route.yaml", "turn: 2", "turn: 9"),
    ("scenario.yaml", "route: own", "route: renamed"),
    ("tiles.yaml", "tiles:", "tiles: ["),
    ("scenario.yaml", "game: el_dorado", "game: nowhere"),
]


@pytest.fixture
def shipped(tmp_path):
    """Give a root with all schemas and, of the content, what the files above refer to."""
    whole, folder = shipped_root().folder, tmp_path / "root"
    base = folder / "content" / "el_dorado" / "base"
    base.mkdir(parents=True)
    (folder / "schemas").symlink_to(whole / "schemas")
    for name in ("pack.yaml", "terrains.yaml"):
        copy(whole / "content" / "el_dorado" / "base" / name, base)
    return Root(folder)


@pytest.fixture
def own(tmp_path):
    folder = tmp_path / "own"
    folder.mkdir()
    return folder


def test_any_row_of_changes_is_checked_as_if_it_were_the_first(own, shipped):
    for name, text in ROOT_FILES.items():
        (own / name).write_text(text, encoding="utf-8")
    project, store = open_with_schemas([own], [shipped])
    pictures = own / "art"
    rng, seen = random.Random(7), set()
    for _ in range(40):
        name, one, other = rng.choice(CHANGES)
        path = str(own / name)
        text = project.documents[path].text
        one, other = (one, other) if one in text else (other, one)
        project = project.with_text(path, text.replace(one, other))
        if rng.random() < 0.2:
            pictures.mkdir() if not pictures.exists() else pictures.rmdir()
        found = check_project(project, store)
        assert found == check_project(project, SchemaStore.load([shipped]))
        seen |= {fault.code for fault in found}
    assert {"core/dangling-ref", "core/bad-cell", "core/unknown-game"} <= seen


def test_a_picture_that_comes_or_goes_is_noticed(own, shipped):
    file = own / "cards.yaml"
    file.write_text(
        "# yaml-language-server: $schema=schemas/el_dorado/cards.schema.json\nkind: cards\nformat: 1\n"
        "cards:\n  - {id: own, name: Own, colour: green, symbols: [machete], strength: 1, copies: 1,"
        " art: art/own.svg, source: designed here}\n",
        encoding="utf-8",
    )
    project, store = open_with_schemas([file], [shipped])

    def lost():
        return [f.code for f in check_project(project, store) if f.location.file == str(file)]

    assert lost() == ["core/lost-file"]
    picture = own / "art" / "own.svg"
    picture.parent.mkdir()
    assert lost() == ["core/lost-file"]
    picture.write_text("<svg/>", encoding="utf-8")
    assert lost() == []
    Path(picture).unlink()
    assert lost() == ["core/lost-file"]
