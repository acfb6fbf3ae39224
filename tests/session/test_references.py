"""What stands at a place, where it is declared, who uses it, and another name for it."""

from pathlib import Path

import pytest

from designer.documents import Edit, Refused
from designer.plugin_host.roots import shipped_root
from designer.session import Workspace
from designer.session.references import named_at, named_by, uses_of
from designer.session.renaming import rename_everywhere

ROUTE = """kind: route
format: 1
id: my_route
game: el_dorado
name: My route
source: designed here
placements:
  - {face: B, at: [0, 0], turn: 2}
  - {id: second, face: C, at: [5, 2], turn: 0}
joints:
  - {between: [B, second], barrier: none}
"""
SCENARIO = """kind: scenario
format: 1
id: evening
game: el_dorado
route: my_route  # my_route is ours
players: 2
"""


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    (tmp_path / "route.yaml").write_text(ROUTE, "utf-8")
    (tmp_path / "evening.yaml").write_text(SCENARIO, "utf-8")
    return Workspace.open([tmp_path])


def at(workspace: Workspace, path: Path, words: str, shift: int = 0):
    project = workspace.project
    document = project.documents[str(path)]
    offset = document.text.index(words) + shift
    return named_at(project, workspace.host.schemas, document, offset)


@pytest.mark.parametrize("shift", [0, 3, len("my_route")])
def test_a_reference_leads_to_its_declaration(workspace, tmp_path, shift):
    named = at(workspace, tmp_path / "evening.yaml", "my_route", shift)

    (entry,) = named.entries
    assert (entry.sort, entry.id) == ("route", "my_route")
    assert entry.document.path == str(tmp_path / "route.yaml")
    assert not named.is_declaration


def test_a_reference_to_shipped_content_leads_there(workspace, tmp_path):
    named = at(workspace, tmp_path / "route.yaml", "B, at")

    assert [Path(e.document.path).name for e in named.entries] == ["tiles.yaml"]


def test_a_local_name_leads_to_its_own_document(workspace, tmp_path):
    named = at(workspace, tmp_path / "route.yaml", "second], barrier")

    assert [(e.local, e.pointer) for e in named.entries] == [(True, ("placements", 1))]


def test_an_id_is_known_where_it_is_declared(workspace, tmp_path):
    assert at(workspace, tmp_path / "route.yaml", "my_route").is_declaration


def test_elsewhere_on_a_line_the_nearest_name_counts(workspace, tmp_path):
    assert at(workspace, tmp_path / "evening.yaml", "is ours").text == "my_route"
    assert at(workspace, tmp_path / "route.yaml", "turn: 0").text == "C"
    assert at(workspace, tmp_path / "evening.yaml", "players") is None


def test_a_pointer_of_a_form_names_the_same(workspace, tmp_path):
    project = workspace.project
    document = project.documents[str(tmp_path / "evening.yaml")]
    named = named_by(project, workspace.host.schemas, document, ("route",))

    assert named is not None
    assert named.text == "my_route"
    assert named_by(project, workspace.host.schemas, document, ("players",)) is None


def test_a_name_that_leads_nowhere_says_what_it_should_name(workspace, tmp_path):
    path = str(tmp_path / "evening.yaml")
    workspace.set_text(path, SCENARIO.replace("my_route", "our_route", 1))
    named = at(workspace, tmp_path / "evening.yaml", "our_route")

    assert (named.text, named.sorts, named.entries) == ("our_route", ("route",), ())


def test_users_are_the_declaration_and_every_reference(workspace, tmp_path):
    entry = workspace.project.entry("route", "my_route")
    uses = uses_of(workspace.project, workspace.host.schemas, entry)

    found = [(Path(u.place.path).name, u.is_declaration, u.locked) for u in uses]
    assert found == [("route.yaml", True, False), ("evening.yaml", False, False)]
    text = workspace.raw_text(str(tmp_path / "evening.yaml"))
    assert text[uses[1].start : uses[1].end] == "my_route"


def test_renaming_is_one_step_and_leaves_comments(workspace, tmp_path):
    entry = workspace.project.entry("route", "my_route")
    edit = rename_everywhere(workspace.project, workspace.host.schemas, entry, "our_route")
    assert isinstance(edit, Edit)
    workspace.edit(edit)

    evening = workspace.raw_text(str(tmp_path / "evening.yaml"))
    assert evening == SCENARIO.replace("route: my_route", "route: our_route")
    workspace.undo()
    assert workspace.raw_text(str(tmp_path / "route.yaml")) == ROUTE
    assert workspace.raw_text(str(tmp_path / "evening.yaml")) == SCENARIO


def test_shipped_references_keep_their_name_when_a_copy_is_renamed(tmp_path):
    # A user's file that takes the place of a shipped face, named by every shipped route.
    tiles = (
        "kind: tiles\nformat: 1\ntiles:\n  - id: board_mine\n    shape: board\n"
        "    source: designed here\n    faces:\n      - id: B\n"
        "        rows: [{r: 0, q: 0, cells: [J1]}]\n"
    )
    (tmp_path / "tiles.yaml").write_text(tiles, "utf-8")
    (tmp_path / "route.yaml").write_text(ROUTE, "utf-8")
    workspace = Workspace.open([tmp_path])
    entry = workspace.project.entry("face", "B")
    assert entry.document.path == str(tmp_path / "tiles.yaml")
    edit = rename_everywhere(workspace.project, workspace.host.schemas, entry, "MINE")

    assert isinstance(edit, Edit)
    assert {Path(path).parent for path in edit.paths} == {tmp_path}


def test_what_comes_with_the_program_is_left_alone_also_when_opened_by_its_path():
    file = shipped_root().content / "el_dorado" / "base" / "cards.yaml"
    workspace = Workspace.open([file])
    project, schemas = workspace.project, workspace.host.schemas
    entry = project.entry("card", "explorer", "el_dorado")

    assert isinstance(rename_everywhere(project, schemas, entry, "wanderer"), Refused)
    assert all(use.locked for use in uses_of(project, schemas, entry))
    renamed = rename_everywhere(project, schemas, entry, "wanderer", unlocked=True)
    assert isinstance(renamed, Edit)
    assert {Path(splice.path) for splice in renamed.splices} == {file.resolve()}
