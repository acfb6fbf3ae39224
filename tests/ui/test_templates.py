"""Beginning a document in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from designer.session.templates import templates
from designer.ui.templates.chooser import TemplateChooser
from tests.ui.panels import wait_until_idle

CTRL = Qt.KeyboardModifier.ControlModifier


def chooser() -> TemplateChooser:
    return next(
        w
        for w in QApplication.topLevelWidgets()
        if isinstance(w, TemplateChooser) and w.isVisible()
    )


@pytest.fixture
def window(make, tmp_path):
    window = make()
    window.activateWindow()
    return window


def test_ctrl_n_offers_every_kind_and_every_copy(window):
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    found = chooser()

    host = window.workspace.host
    offered = {(t.game, t.kind) for t in found._templates if not t.copy_of}
    kinds = host.schemas.kinds("el_dorado")
    assert {kind for game, kind in offered if game == "el_dorado"} == set(kinds)
    assert {game for game, _ in offered} == set(host.manifests)
    assert "Serpentine" in found.titles()
    assert found.current() is not None
    assert found.current().title in found.sample.toPlainText()
    found.close()


def test_keys_alone_begin_a_document(window, tmp_path):
    target = tmp_path / "My Way.yaml"
    asked = []
    window.documents.choose_target = lambda _parent, path: asked.append(path) or str(target)
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    found = chooser()
    QTest.keyClicks(found.field, "scenario")
    assert found.titles()[0] == "Scenario"
    QTest.keyClick(found.field, Qt.Key.Key_Return)
    wait_until_idle(window)

    assert asked[0].endswith("my_scenario.yaml")
    assert "id: my_way\n" in target.read_text("utf-8")
    assert window.page.path == str(target)
    assert window.problems.model.rowCount() == 0


def test_a_copy_of_a_route_is_opened_drawn_and_without_faults(window, tmp_path):
    target = tmp_path / "river_race.yaml"
    window.documents.choose_target = lambda _parent, _path: str(target)
    found = window.finding.beginning.ask("serpentine")
    QTest.mouseClick(found.button, Qt.MouseButton.LeftButton)
    wait_until_idle(window)

    assert "id: river_race\n" in target.read_text("utf-8")
    assert window.page.scene is not None
    assert not any(d.severity != "hint" for d in window.problems.model.shown)


def test_what_begins_with_the_typed_word_stands_first(window):
    found = window.finding.beginning.ask("first")

    assert found.titles()[:2] == ["First Expedition", "First Expedition"]  # the route, a scenario
    assert len(found.titles()) > 2
    found.close()


def test_what_has_the_typed_word_in_it_stands_alone(window):
    found = window.finding.beginning.ask("serp")

    assert found.titles()
    assert all("serp" in title.casefold() for title in found.titles())
    found.close()


def test_the_game_and_the_kind_together_find_a_new_document(window):
    found = window.finding.beginning.ask("altiplano cards")

    assert found.titles()[0] == "Cards"
    found.close()


def test_a_search_without_hits_says_so_and_nothing_can_be_made(window):
    found = window.finding.beginning.ask("qqqq")

    assert found.titles() == []
    assert "qqqq" in found.list.item(0).text()
    assert not found.button.isEnabled()
    found.close()


def test_a_folder_that_cannot_be_written_is_told(window, tmp_path):
    window.documents.choose_target = lambda _parent, _path: str(tmp_path / "no" / "x.yaml")
    found = window.finding.beginning.ask("route")
    found._choose()

    assert "could not be written" in window.bar.text


def test_the_suggested_name_is_free_and_beside_the_document_in_front(make, own_route):
    (own_route.parent / "my_route.yaml").write_text("kind: route\n", "utf-8")
    window = make(own_route)
    asked = []
    window.documents.choose_target = lambda _parent, path: asked.append(path) or ""
    template = next(
        t for t in window.finding.beginning.ask("route")._templates if t.kind == "route"
    )
    window.finding.beginning.begin(template)

    assert asked == [str(own_route.parent / "my_route_2.yaml")]


def test_the_welcome_page_leads_to_it(window):
    window.welcome.new_asked.emit()

    assert chooser().isVisible()
    chooser().close()


def test_a_template_is_never_written_over_what_is_open_or_shipped(make, own_route, example, edit):
    window = make(own_route)
    edit(window, "turn: 5", "turn: 4")
    before, shipped = own_route.read_bytes(), example.read_bytes()
    template = next(t for t in templates(window.workspace.host, window.workspace.project))
    for target, why in ((own_route, "what is read here"), (example, "comes with the program")):
        window.documents.choose_target = lambda _parent, _path, target=target: str(target)
        window.finding.beginning.begin(template)
        assert why in window.bar.text
    assert own_route.read_bytes() == before
    assert example.read_bytes() == shipped
