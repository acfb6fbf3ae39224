"""What comes with the program: it can be changed on screen, and is saved as a copy."""

import shutil

import pytest
from PySide6.QtWidgets import QPushButton

from designer.documents import Root, read_document
from designer.plugin_host import roots
from designer.ui.analysis.compare import CompareWindow
from designer.ui.files.names import told_apart
from designer.ui.pages.tabs import TabName
from tests.ui.panels import wait_until_idle


@pytest.fixture
def shipped(checkout, tmp_path, monkeypatch):
    """Give First Expedition in a root of its own that counts as the program's, so a test may harm it."""
    folder = tmp_path / "program"
    for part in ("schemas", "plugins", "content"):
        shutil.copytree(checkout / part, folder / part)
    monkeypatch.setattr(roots, "shipped_root", lambda: Root(folder=folder))
    return folder / "content/el_dorado/base/routes/first_expedition.yaml"


@pytest.mark.parametrize("action", ["save", "save_as", "save_all"])
def test_a_changed_one_is_saved_as_a_copy(make, shipped, edit, tmp_path, action):
    before = shipped.read_bytes()
    window = make(shipped)
    suggested = []
    target = tmp_path / "mine" / "my_way.yaml"
    target.parent.mkdir()
    window.documents.own_folder = lambda: target.parent
    window.documents.choose_target = lambda _w, path: (suggested.append(path), str(target))[1]
    edit(window, "face: N,", "face: M,")
    window.actions_[action].trigger()
    wait_until_idle(window)

    assert suggested == [str(target.with_name("my_first_expedition.yaml"))]
    assert shipped.read_bytes() == before
    copy = read_document(target.read_text("utf-8"), str(target))
    assert (copy.id, copy.tree["source"], copy.tree["game"]) == (
        "my_way",
        "designed here",
        "el_dorado",
    )
    assert [p["face"] for p in copy.tree["placements"]][2] == "M"
    assert window.page.path == str(target)
    assert not window.documents.modified()
    assert "core/duplicate-id" not in {d.code for d in window.problems.model.shown}


def test_without_a_place_nothing_is_written_and_a_copy_is_offered(make, shipped, edit):
    before = shipped.read_bytes()
    window = make(shipped)
    window.documents.choose_target = lambda *_: ""
    edit(window, "face: N,", "face: M,")
    window.actions_["save"].trigger()

    assert shipped.read_bytes() == before
    assert "first_expedition.yaml comes with the program" in window.page.bar.text
    assert "Save a copy…" in [b.text() for b in window.page.bar.findChildren(QPushButton)]
    assert window.documents.is_modified(str(shipped))


def test_who_gives_no_place_for_an_unchanged_one_is_told_nothing(make, shipped):
    window = make(shipped)
    window.documents.choose_target = lambda *_: ""
    window.actions_["save_as"].trigger()

    assert not window.page.bar.isVisible()


def test_nothing_else_is_saved_over_one(make, shipped, own_route):
    window = make(own_route)
    before = shipped.read_bytes()
    window.documents.choose_target = lambda *_: str(shipped)
    window.actions_["save_as"].trigger()

    assert shipped.read_bytes() == before
    assert "comes with the program" in window.page.bar.text


def test_its_tab_has_a_lock_until_it_is_unlocked_for_its_authors(make, shipped, edit, qtbot):
    window = make(shipped)
    tabs = window.tabs
    assert tabs.name_of(window.page).locked
    assert "comes with the program" in tabs.tabToolTip(0)
    window.actions_["unlock"].trigger()
    qtbot.waitUntil(lambda: not tabs.name_of(window.page).locked)
    edit(window, "face: N,", "face: M,")
    window.actions_["save"].trigger()

    assert "face: M," in shipped.read_text("utf-8")


def test_a_users_own_has_no_lock(make, own_route):
    window = make(own_route)
    assert not window.tabs.name_of(window.page).locked
    assert window.tabs.tabToolTip(0) == str(own_route)


def test_copies_of_one_title_are_told_apart_everywhere(make, own_route, qtbot):
    twin = own_route.with_name("twin.yaml")
    twin.write_bytes(own_route.read_bytes().replace(b"id: my_expedition", b"id: twin"))
    window = make(own_route, twin)
    qtbot.waitUntil(lambda: "twin.yaml" in window.tabs.tabText(1))

    assert "expedition.yaml" in window.tabs.tabText(0)
    assert window.windowTitle() == "First Expedition – expedition.yaml — Trailwright"
    window.actions_["compare"].trigger()
    compare = window.findChild(CompareWindow)
    try:
        texts = [compare.choices[0].itemText(n) for n in range(compare.choices[0].count())]
        assert len(set(texts)) == len(texts)
        assert "First Expedition – twin.yaml (open)" in texts
    finally:
        compare.close()


def test_folders_are_named_only_where_file_names_are_the_same():
    titles = {"/a/x/r.yaml": "R", "/a/y/r.yaml": "R", "/a/y/s.yaml": "R", "/a/y/t.yaml": "T"}
    assert told_apart(titles) == {
        "/a/x/r.yaml": "x/r.yaml",
        "/a/y/r.yaml": "y/r.yaml",
        "/a/y/s.yaml": "s.yaml",
        "/a/y/t.yaml": "",
    }


def test_a_narrow_tab_keeps_what_tells_it_apart(window):
    metrics = window.tabs.fontMetrics()
    name = TabName("A very long title of a route", "twin.yaml")
    for room in (metrics.horizontalAdvance(" – twin.yaml") + 60, 80):
        fitted = name.fitted(metrics, room)
        assert fitted.endswith("twin.yaml")
        assert metrics.horizontalAdvance(fitted) <= room
