"""A game speaks the language of the window: what is asked, what can be done, what has been done."""

import pickle

import pytest

from designer.api import SetUp
from designer.diagnostics import Named
from designer.documents import spoken_name
from designer.engine.trees import fingerprint
from designer.plugin_host import PluginHost
from designer.ui.kit.languages import speak, translated
from designer.ui.preview.faces import Faces
from designer.ui.preview.window import PreviewWindow
from tests.games.el_dorado.projects import published, shipped


@pytest.fixture
def window(qtbot, qapp, look):
    speak(qapp, "de")
    plugin = PluginHost.standard().game("el_dorado")
    document = published("first_expedition")
    compiled = plugin.compile(shipped(), document, SetUp(players=2))
    window = PreviewWindow(plugin, compiled, shipped(), look, document=document, seed=2)
    qtbot.addWidget(window)
    window.show()
    yield window
    speak(qapp, "en")


def test_a_turn_in_german(window):
    control = window.control
    assert "spiele Karten, um dich zu bewegen" in control.table.prompt
    titles = {piece.title for zone in control.table.zones for piece in zone.pieces}
    assert {"Forscher", "Reisende"} & titles
    assert {zone.title for zone in control.table.zones} >= {"Nachziehstapel", "Markt", "Vorrat"}
    walk = next(h for h in control.table.handles if h.target_hex and h.piece is not None)
    control.press(walk)
    index = window.common.log.model().index(0, 0)

    assert " spielt " in index.data()
    assert " zieht nach " in index.data()
    assert " plays " in " ".join(control.game.steps[0].lines)  # a replay has it in English


def test_a_name_goes_to_another_process_whole_and_is_a_text_like_any_other():
    name = spoken_name({"en": "Scout", "de": "Kundschafter"})
    again = pickle.loads(pickle.dumps(name))

    assert (again, again.languages) == ("Scout", {"en": "Scout", "de": "Kundschafter"})
    assert fingerprint(name) == fingerprint("Scout")
    assert not isinstance(spoken_name("Scout"), Named)


def test_a_name_is_shown_in_the_language_and_else_as_it_stands(qapp):
    name = spoken_name({"en": "Scout", "de": "Kundschafter"})
    try:
        speak(qapp, "de")
        assert translated(name) == "Kundschafter"
        speak(qapp, "pl")
        assert translated(name) == "Scout"
    finally:
        speak(qapp, "en")


def test_cards_are_drawn_in_the_language(window):
    face = Faces(window._plugin, shipped()).display("card:explorer")

    assert "text='Forscher'" in repr(face)
