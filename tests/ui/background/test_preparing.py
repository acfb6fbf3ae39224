import pytest

from designer.paint.look import Look
from designer.session import Checker, Workspace
from designer.ui.background.preparing import Preparing
from designer.ui.canvas.surface import CanvasSurface

ROUTE = (
    "kind: route\nformat: 1\nid: a\ngame: el_dorado\nname: A\nplacements:\n"
    "  - {id: one, face: C, at: [0, 0], turn: 0}\n"
)


@pytest.fixture
def workspace(tmp_path):
    file = tmp_path / "a.yaml"
    file.write_text(ROUTE, "utf-8")
    return Workspace.open([file])


@pytest.fixture
def prepare(workspace):
    checker, preparing = Checker(workspace.host), Preparing(workspace.host)

    def prepare(text):
        (path,) = workspace.open_paths
        workspace.set_text(path, text)
        project = workspace.project
        return preparing.prepare(project, checker.check(project, {path}), {path, "none.yaml"})[path]

    return prepare


def test_a_board_is_prepared_as_it_lies(prepare):
    prepared = prepare(ROUTE)

    assert [piece.name for piece in prepared.desk.pieces] == ["one"]
    assert prepared.picture.scene == prepared.desk.laid.scene


def test_what_still_holds_is_kept(prepare):
    first, same, comment = prepare(ROUTE), prepare(ROUTE), prepare(f"# again\n{ROUTE}")
    turned = prepare(ROUTE.replace("turn: 0", "turn: 1"))

    assert (same.picture, same.desk) == (first.picture, first.desk)
    assert comment.picture is first.picture
    assert comment.desk is not first.desk
    assert turned.picture is not first.picture
    assert turned.desk.pieces[0].turn == 1


def test_a_picture_is_shown_with_its_own_scene_only(prepare, qtbot):
    first = prepare(ROUTE).picture
    turned = prepare(ROUTE.replace("turn: 0", "turn: 1")).picture
    surface = CanvasSurface(Look())
    qtbot.addWidget(surface)

    surface.offer(first)
    surface.set_scene(first.scene)
    assert surface.picture is first

    surface.offer(first)
    surface.set_scene(turned.scene)
    assert surface.picture is not first
    assert surface.scene == turned.scene
