"""The window in German and Polish: nothing is left in English, and the switch keeps what is open."""

import json
import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from designer.diagnostics import decimal, said
from designer.documents import read_document
from designer.hexes import Cell, Hex, Placement, build_board
from designer.plugin_host import shipped_root
from designer.printing.paper import paper_named
from designer.printing.scenes import BoardScene
from designer.routes.wording import number
from designer.session.printing import What
from designer.ui.app import make_window
from designer.ui.canvas.words import space_words
from designer.ui.kit.languages import (
    LANGUAGES,
    Catalogue,
    read_catalogue,
    resolved,
    speak,
    spoken,
    tr,
    translated,
    trn,
)
from designer.ui.manual.window import ManualWindow
from designer.ui.preview.window import PreviewWindow
from designer.ui.printing.window import PrintWindow
from designer.ui.recovery.dialog import size_words
from designer.ui.window.settings import Settings
from designer.validation.documents import validate_document
from designer.validation.schemas import SchemaStore
from designer.validation.words import quoted
from plugins.el_dorado.scene import read_looks
from tests.games.el_dorado.projects import shipped
from tests.ui.panels import wait_until_idle
from tests.ui.texts import CHECKOUT, ROOT, catalogues, marks_in

OTHERS = {"de": 2, "pl": 3}  # how many forms a counted text has
PLACE = re.compile(r"\{(\w*)\}")


@pytest.fixture
def speaking(application):
    """Give what switches the language, and go back to English."""
    yield lambda language: speak(application, language)
    speak(application, "en")


ALL = [(folder, language) for folder in catalogues() for language in OTHERS]
IDS = [f"{folder.parent.name}-{language}" for folder, language in ALL]


@pytest.mark.parametrize(("folder", "language"), ALL, ids=IDS)
def test_every_text_is_translated_and_none_that_is_gone_is_kept(folder, language):
    """`packaging/texts` brings the catalogues up to date and `--missing` lists what is to be done."""
    known, wanted = read_catalogue(folder / f"{language}.ts"), catalogues()[folder]

    assert [text for text in wanted if not all(known.get(text, ("",)))] == []
    assert sorted(known.keys() - wanted.keys()) == []


@pytest.mark.parametrize(("folder", "language"), ALL, ids=IDS)
def test_translations_have_the_same_places_for_values(folder, language):
    """The number may be left out where its form says it: “its last word”."""
    wrong = []
    for text, forms in read_catalogue(folder / f"{language}.ts").items():
        wanted = set(PLACE.findall(text))
        for form in forms:
            found = set(PLACE.findall(form))
            if found - wanted or wanted - found - {"n"}:
                wrong.append((text, form))

    assert wrong == []


@pytest.mark.parametrize(("folder", "language"), ALL, ids=IDS)
def test_counted_texts_have_all_forms(folder, language):
    counted = {text for text, counts in catalogues()[folder].items() if counts}
    known = read_catalogue(folder / f"{language}.ts")

    assert {len(known[text]) for text in counted} <= {OTHERS[language]}
    assert {len(forms) for text, forms in known.items() if text not in counted} == {1}


def test_no_text_is_counted_in_one_place_only():
    """A catalogue holds one form of it, or all."""
    ways = {}
    for file in (*ROOT.rglob("*.py"), *(CHECKOUT / "plugins").rglob("*.py")):
        for text, counts in marks_in(file.read_text("utf-8")):
            ways.setdefault(text, set()).add(counts)

    assert [text for text, found in ways.items() if len(found) > 1] == []


def test_the_search_finds_what_is_marked():
    source = 'tr("One", a=1)\nmark("Two")\ntrn("a {n}", "b {n}", n)\ntr(name)\nother("Four")\n'

    assert list(marks_in(source)) == [("One", False), ("Two", False), ("b {n}", True)]


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 1, "1 step"),
        ("en", 0, "0 steps"),
        ("de", 1, "1 Schritt"),
        ("de", 0, "0 Schritte"),
        ("pl", 1, "1 krok"),
        ("pl", 3, "3 kroki"),
        ("pl", 12, "12 kroków"),
        ("pl", 22, "22 kroki"),
        ("pl", 0, "0 kroków"),
    ],
)
def test_a_number_has_its_own_form(speaking, language, n, words):
    speaking(language)

    assert trn("{n} step", "{n} steps", n) == words


def test_forms_are_titled_in_the_language(make, settings, speaking, checkout):
    speaking("pl")
    window = make(checkout / "content/el_dorado/base/cards.yaml")
    window.page.form.editor.entries.choose([("cards", 3)])
    shown = {label.text() for label in window.page.form.editor.findChildren(QLabel)}

    assert {"Nazwa", "Kolor", "Siła", "Cena"} <= shown
    assert not {"Name", "Colour", "Strength", "Price"} & shown


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Platzierung 1 (Seite B): "), ("pl", "Ułożenie 1 (strona B): ")]
)
def test_a_fault_names_its_object_in_the_language(speaking, language, name):
    route = "kind: route\nformat: 1\nid: short\ngame: el_dorado\nname: Short\nplacements:\n"
    document = read_document(f"{route}  - {{face: B, at: [0, 0], turn: 7}}\n", "short.yaml")
    (fault,) = validate_document(document, SchemaStore.load([shipped_root()]), "el_dorado")
    speaking(language)

    assert translated(fault.message).startswith(name)
    assert str(fault.object) == "placement 1 (face B)"


def test_a_game_brings_its_own_texts(speaking, application, tmp_path):
    for folder, word in (("one", "eins"), ("two", "zwei"), ("broken", None)):
        file = tmp_path / folder / "de.ts"
        file.parent.mkdir()
        message = f"<source>Nobody</source><translation>{word}</translation>"
        file.write_text(f"<TS><message>{message}</message></TS>" if word else "<TS><", "utf-8")
    folders = [tmp_path / name for name in ("one", "two", "broken", "lacking")]
    speak(application, "de", folders)

    assert (tr("Nobody"), tr("Save")) == ("eins", "Speichern")


def test_what_no_catalogue_knows_stays_as_it_is(speaking):
    speaking("de")

    assert tr("Nobody says {word}", word="this") == "Nobody says this"


def test_a_language_that_is_left_says_nothing_more(speaking, application):
    speaking("de")
    speaking("pl")

    assert (spoken(), tr("Save")) == ("pl", "Zapisz")
    assert len(application.findChildren(Catalogue)) == 1
    speaking("en")
    assert (spoken(), tr("Save")) == ("en", "Save")


def test_qt_itself_speaks_the_language(speaking):
    speaking("de")

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_a_setting_that_is_no_language_follows_the_system(tmp_path):
    file = tmp_path / "window.ini"
    file.write_text("[General]\nlanguage=klingon\n", encoding="utf-8")

    assert Settings(file).language == "system"
    assert resolved("system") in LANGUAGES


@pytest.fixture
def switched(settings, speaking):
    """Give a function that chooses a language in the menu and gives the window opened anew."""
    windows = []

    def switch(first, language):
        first.actions_[f"language_{language}"].trigger()
        assert not first.isVisible()
        speaking(resolved(settings.language))
        second = make_window(settings)
        windows.append(second)
        second.show()
        second.speaking.go_on(first.speaking.carried)
        wait_until_idle(second)
        return second

    yield switch
    for window in windows:
        window.documents.ask_unsaved = lambda *_: "discard"
        window.close()
        window.deleteLater()


def test_the_window_is_opened_anew_in_another_language_with_all_that_was_open(
    make, switched, own_route, example, edit
):
    first = make(own_route, example)
    first.tabs.setCurrentIndex(0)
    assert first.actions_["language_system"].isChecked()
    edit(first, "turn: 5", "turn: 4")
    typed = first.page.pane.text()

    second = switched(first, "de")

    assert [page.path for page in second.tabs.pages()] == [str(own_route), str(example)]
    assert second.page.path == str(own_route)
    assert second.page.pane.text() == typed  # nothing was asked, nothing was saved
    assert "turn: 5" in own_route.read_text("utf-8")
    assert second.documents.modified() == [str(own_route)]
    assert second.status.zoom.text() == f"{round(second.page.board.view.camera.zoom * 100)} %"
    assert second.actions_["save"].text() == "Speichern"
    languages = [second.actions_[f"language_{name}"].text() for name in LANGUAGES]
    assert languages == list(LANGUAGES.values())
    menus = [action.text() for action in second.menuBar().actions()]
    assert menus[:2] == ["&Datei", "&Bearbeiten"]
    headings = {label.text() for label in second.findChildren(QLabel)}
    assert {"Dokumente", "Analyse", "Probleme"} <= headings
    second.actions_["undo"].trigger()
    wait_until_idle(second)
    assert "turn: 5" in second.page.pane.text()
    assert not second.documents.modified()


def test_a_game_and_a_list_stay_open_in_another_language(make, switched, example, qtbot):
    first = make(example)
    first.play()
    qtbot.waitUntil(lambda: bool(first.findChildren(PreviewWindow)), timeout=20_000)
    preview = first.findChild(PreviewWindow)
    preview.control.set_running(False)
    preview.press_main()
    game = preview.control.game
    n_steps = len(game.steps)
    assert n_steps
    first.actions_["print"].trigger()
    qtbot.waitUntil(lambda: bool(first.findChildren(PrintWindow)), timeout=20_000)
    settings = first.findChild(PrintWindow).settings
    settings.whats[What.SETUP].setChecked(True)
    settings.owns.setChecked(True)
    first.actions_["manual"].trigger()

    second = switched(first, "pl")

    [again] = second.findChildren(PreviewWindow)
    assert again.isVisible()
    assert again.control.game is game
    assert len(game.steps) >= n_steps
    assert again.windowTitle().startswith("Podgląd")
    [printing] = second.findChildren(PrintWindow)
    assert printing.settings.chosen == (What.COMPONENTS, What.SETUP)
    assert printing.settings.owns.isChecked()
    assert printing.settings.language == "pl"
    assert second.findChildren(ManualWindow)


def test_the_language_in_force_asks_for_nothing(make, settings, example):
    window = make(example)
    window.actions_["language_en"].trigger()

    assert window.isVisible()
    assert settings.language == "en"
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_small_window_hides_no_menu(application, settings, language):
    """In 720 x 450, 1440 x 900 at 200 %, the field beside the menus gives way."""
    speak(application, language)
    window = make_window(settings)
    try:
        window.resize(720, 450)
        window.show()
        application.processEvents()
        bar = window.menuBar()
        more = bar.findChild(QToolButton, "qt_menubar_ext_button")

        assert not more.isVisible()
        assert all(not bar.actionGeometry(action).isEmpty() for action in bar.actions())
        assert bar.cornerWidget().width() >= 44
        window.resize(1440, 900)
        application.processEvents()
        assert bar.cornerWidget().width() == 390
    finally:
        window.close()
        window.deleteLater()
        speak(application, "en")


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_switch_had_one_title_in_the_rules_and_another_in_forms(language):
    """`victory.tie` was *Remis na końcu* in the panel of modules, *Remis na koniec* in a form."""
    wrong = []
    for rules in sorted(CHECKOUT.glob("content/*/*/rules.yaml")):
        game = rules.relative_to(CHECKOUT).parts[1]
        schema = CHECKOUT / "schemas" / game / "scenario.schema.json"
        folder = CHECKOUT / "plugins" / game / "languages"
        known = {} if language == "en" else read_catalogue(folder / f"{language}.ts")
        titles = dict(titled(json.loads(schema.read_text("utf-8"))))
        for switch in read_document(rules.read_text("utf-8"), str(rules)).tree.get("switches", ()):
            title = titles.get(switch["id"])
            told = known.get(title, (title,))[0]
            if title is not None and told != switch["title"][language]:
                wrong.append((switch["id"], told, switch["title"][language]))

    assert wrong == []


def titled(part):
    """Give the title of each property of a schema, by its key."""
    if isinstance(part, dict):
        for key, below in part.items():
            if isinstance(below, dict) and isinstance(below.get("title"), str):
                yield key, below["title"]
            yield from titled(below)
    elif isinstance(part, list):
        for each in part:
            yield from titled(each)


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_decimals_of_reports_were_written_with_a_point_in_every_language(speaking, language):
    speaking(language)
    sign = "." if language == "en" else ","
    told = (decimal(11.6), said("{n} turns", n=decimal(0.25, 2)), number(11.6), size_words(2600))
    assert [text.count(sign) for text in map(translated, told)] == [1, 1, 1, 1]
    letter = translated(paper_named("Letter").title)
    assert letter == f"Letter, 215{sign}9 × 279{sign}4 mm"
    assert decimal(12, 0) == "12"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "One card with Machete, at least as strong as the space"),
        ("de", "Eine Karte mit Machete, mindestens so stark wie das Feld"),
        ("pl", "Jedna karta z symbolem Maczeta, co najmniej tak silna jak pole"),
    ],
)
def test_tips_over_a_board_said_in_english_how_a_space_is_entered(speaking, language, told):
    speaking(language)
    looks = read_looks(shipped(), language)
    board = build_board([Placement("a", "A", Hex(0, 0), 0, {Hex(0, 0): Cell("J", 1)})])
    scene = BoardScene("", board, looks)
    assert told in space_words(scene, Hex(0, 0))
    assert translated(quoted("howl")) == {"en": "“howl”", "de": "„howl“", "pl": "„howl”"}[language]


def test_a_tile_had_two_words_in_one_catalogue():
    """The window says *Teil* and *kafel*, the box of Relic Expedition *Plättchen* in German."""
    for folder, language, wrong in (
        (ROOT / "resources", "de", ("Tafel", "Plättchen")),
        (ROOT / "resources", "pl", ("łytk",)),
        (CHECKOUT / "plugins/relic_expedition", "de", (" Teil", "Startteil")),
        (CHECKOUT / "plugins/relic_expedition", "pl", ("łytk",)),
    ):
        known = read_catalogue(folder / "languages" / f"{language}.ts")
        tiles = [
            forms for text, forms in known.items() if re.search(r"\btiles?\b", text, re.IGNORECASE)
        ]
        assert [forms for forms in tiles if any(w in " ".join(forms) for w in wrong)] == []
