"""The print window: what is on its pages, saved and printed."""

import csv
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageLayout, QPdfWriter

from designer.documents import load_document
from designer.paint.fonts import load_fonts
from designer.paint.look import Look
from designer.plugin_host import PluginHost, shipped_root
from designer.printing.display import TextBox, items_within
from designer.session.printing import What
from designer.ui.printing.choosing import safe_name
from designer.ui.printing.window import PrintWindow, open_printing
from tests.games.el_dorado.projects import published, route, shipped

GAME = PluginHost([shipped_root()]).game("el_dorado")


@pytest.fixture
def opened(qtbot, qapp):
    """Give a function that opens the window on a document, large enough for all parts."""
    load_fonts()

    def open_on(document=None, project=None, plugin=GAME) -> PrintWindow:
        window = PrintWindow(
            plugin, project or shipped(), document or published("first_expedition"), Look("light")
        )
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        window.pages.grab()
        return window

    return open_on


@pytest.fixture
def window(opened) -> PrintWindow:
    return opened()


def words(window: PrintWindow) -> list[str]:
    """Give the texts on all pages."""
    return [
        item.text
        for page, _ in window.pages._pages
        for item in items_within(page)
        if isinstance(item, TextBox)
    ]


def settle(qtbot, window: PrintWindow) -> None:
    qtbot.waitUntil(lambda: not window._soon.isActive())


def test_it_opens_on_the_component_list_for_the_route_s_players(window):
    said = words(window)

    assert {f"1 × {letter}" for letter in "BCNIK"} <= set(said)
    assert "What must be in the box for 4 players: 108 pieces" in said
    assert window.windowTitle() == "Print: First Expedition, 4 players"
    assert window.settings.notes == (
        "All texts come out as they are written.",
        "One of each box holds everything.",
        "The authors of the icons are named on every page.",
    )


def test_other_players_options_and_languages_change_the_pages(qtbot, window):
    settings = window.settings

    settings.players.setCurrentIndex(0)
    settings.option_box("caves").setChecked(True)
    settings.languages.setCurrentIndex(2)
    settle(qtbot, window)

    assert "Pierwsza wyprawa" in words(window)
    # eldorado-base.md: 2 x 2 explorers, 2 mats, 16 starting cards, 36 tokens.
    assert "Co musi być w pudełku dla graczy: 2, z jaskiniami: 126 elementów" in words(window)
    assert window.gathered.components.total == 6 + 6 + 8 + 16 + 54 + 36


def test_what_is_ticked_is_on_the_pages_and_one_thing_always_is(qtbot, window):
    boxes = window.settings.whats

    boxes[What.SETUP].setChecked(True)
    boxes[What.ROUTE].setChecked(True)
    settle(qtbot, window)
    assert window.pages.n_pages == 3
    boxes[What.SETUP].setChecked(False)
    boxes[What.COMPONENTS].setChecked(False)
    boxes[What.ROUTE].setChecked(False)
    settle(qtbot, window)

    assert window.settings.chosen == (What.ROUTE,)
    assert window.pages.n_pages == 1


def test_my_boxes_are_compared_when_asked(qtbot, window):
    settings = window.settings

    settings.owns.setChecked(True)
    settings.spin_of("el_dorado_base").setValue(0)
    settle(qtbot, window)

    assert "Missing: The Quest for El Dorado: the whole box" in settings.notes
    assert "The Quest for El Dorado: the whole box" in words(window)
    settings.spin_of("el_dorado_base").setValue(2)
    settle(qtbot, window)
    assert "Your boxes hold everything." in settings.notes


def test_texts_that_do_not_come_out_are_named(opened):
    project, document = route("B 0,0 2\nZ 20,0 0")
    project = project.with_text(
        document.path, document.text.replace("name: Made up", 'name: "Made \\u0378 up"')
    )

    window = opened(project.documents[document.path], project)

    assert any("U+0378" in note for note in window.settings.notes)
    assert "All texts come out as they are written." not in window.settings.notes


def test_a_document_without_a_board_says_why_nothing_is_shown(opened):
    window = opened(shipped().of_kind("cards")[0])

    assert "no route and no scenario" in window.message.text
    assert window.pages.n_pages == 0
    assert not window.bar.pdf.isEnabled()


def test_the_pages_are_saved_as_one_pdf(qtbot, window, tmp_path):
    window.settings.whats[What.SETUP].setChecked(True)
    settle(qtbot, window)
    target = tmp_path / "pages.pdf"
    window.choose_target = lambda *asked: target

    window.bar.pdf.click()

    document = pypdfium2.PdfDocument(target.read_bytes())
    pages = [page.get_textpage().get_text_range() for page in document]
    document.close()
    assert len(pages) == window.pages.n_pages
    assert "1 × B" in pages[0]
    assert window.message.text == "“pages.pdf” is saved."


def test_the_list_is_saved_as_a_table_and_the_route_as_a_picture(qtbot, window, tmp_path):
    asked: list[tuple[str, ...]] = []

    def target(_parent, title, name, kinds) -> Path:
        asked.append((title, name, kinds))
        return tmp_path / name

    window.choose_target = target
    window.bar.csv.click()
    window.bar.picture.click()

    table, picture = (tmp_path / name for _, name, _ in asked)
    assert (table.name, picture.name) == (
        "First Expedition, Component list.csv",
        "First Expedition, Picture of the route.png",
    )
    with table.open(encoding="utf-8-sig", newline="") as file:
        assert [row[1] for row in csv.reader(file)][1:4] == ["B", "C", "N"]
    with Image.open(picture) as image:
        assert image.width > 2000


def test_a_picture_can_be_saved_as_svg(window, tmp_path):
    window.save_picture(tmp_path / "route.svg")

    assert (tmp_path / "route.svg").read_text("utf-8").startswith("<?xml")


def test_what_cannot_be_saved_is_said_and_the_window_lives(window, tmp_path):
    window.save_pdf(tmp_path / "nowhere" / "x.pdf")

    assert "“x.pdf” is not saved" in window.message.text
    assert not window.message.isHidden()
    window.save_csv(tmp_path / "x.csv")
    assert window.message.text == "“x.csv” is saved."


def test_nothing_is_written_when_no_place_is_chosen(window, tmp_path):
    window.choose_target = lambda *asked: None

    for button in (window.bar.pdf, window.bar.csv, window.bar.picture):
        button.click()

    assert window.message.text == ""


def test_the_pages_go_to_the_printer_that_was_chosen(window, tmp_path):
    printed = tmp_path / "printed.pdf"
    device = QPdfWriter(str(printed))
    window.ask_printer = lambda _parent, _title, chosen: chosen(device)

    window.bar.printer.click()

    assert "on their way" in window.message.text
    document = pypdfium2.PdfDocument(printed.read_bytes())
    assert len(document) == window.pages.n_pages
    document.close()
    assert device.pageLayout().orientation() == QPageLayout.Orientation.Portrait


@pytest.mark.qt_log_ignore("Returned false")
def test_a_printer_that_does_not_answer_is_said(window, tmp_path):
    window.print_on(QPdfWriter(str(tmp_path / "nowhere" / "x.pdf")))

    assert "does not answer" in window.message.text


def test_pages_are_turned_and_zoomed_by_keys(qtbot, window):
    window.settings.whats[What.SETUP].setChecked(True)
    window.settings.whats[What.ROUTE].setChecked(True)
    settle(qtbot, window)
    pages = window.pages
    pages.setFocus()
    fitting = pages.zoom

    pages.zoom_to(1.0)
    qtbot.keyClick(pages, Qt.Key.Key_PageDown)
    assert pages.page == 1
    qtbot.keyClick(pages, Qt.Key.Key_End)
    assert pages.page == 2
    qtbot.keyClick(pages, Qt.Key.Key_Home)
    assert pages.page == 0
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert pages.zoom == pytest.approx(1.2)
    qtbot.keyClick(window, Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert pages.zoom == pytest.approx(fitting)


def test_zooming_keeps_a_page_s_picture_like_paper(window):
    window.pages.zoom_to(0.3)
    small = window.pages.grab().toImage()
    window.pages.zoom_to(1.5)

    assert small.size() == window.pages.grab().toImage().size()
    assert window.pages.place_of(0).width() == pytest.approx(210 / 25.4 * 96 * 1.5, abs=1)


def test_screen_readers_get_the_words_of_the_page(window):
    described = window.pages.accessibleDescription()

    assert described.startswith("First Expedition, Component list. Page 1 of 1\n")
    assert "1 × B" in described


def test_everything_that_is_chosen_or_pressed_has_a_name(window):
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox

    nameless = [
        widget
        for kind in (QAbstractButton, QComboBox, QSpinBox)
        for widget in window.findChildren(kind)
        if widget.isVisible()
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        and widget.parent().metaObject().className() != "QScrollBar"
    ]

    assert nameless == []


def test_a_narrow_window_has_icons_instead_of_words(window):
    window.resize(1000, 700)
    assert not window.bar.csv.isVisible()
    assert window.width() == 1000
    window.resize(1440, 900)
    assert window.bar.csv.isVisible()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("First Expedition, list", "First Expedition, list"),
        ('a/b:c?*"<>|\\d', "a b c d"),
        ("  ...  ", "Trailwright"),
        ("con", "con_"),
        ("Żółw 🐢", "Żółw 🐢"),
        ("x" * 300, "x" * 80),
        ("tab\there\n", "tab here"),
    ],
)
def test_file_names_are_safe_on_every_system(title, name):
    assert safe_name(title) == name


def test_a_closed_window_goes_away(qtbot, qapp):
    load_fonts()
    window = open_printing(GAME, shipped(), published("first_expedition"), Look("light"))
    qtbot.waitExposed(window)

    with qtbot.waitSignal(window.destroyed):
        window.close()


def test_a_game_without_a_board_offers_no_picture_of_a_route(opened):
    plugin = PluginHost([shipped_root()]).game("altiplano")
    project = shipped()
    scenario = next(iter(project.of_kind("scenario", "altiplano")))
    window = opened(scenario, project, plugin)

    assert window.gathered is not None
    assert not window.settings.whats[What.ROUTE].isEnabled()
    assert window.settings.whats[What.ROUTE].toolTip()
    assert not window.bar.picture.isEnabled()
    assert window.bar.pdf.isEnabled()


def test_nothing_is_written_over_what_is_printed_or_what_is_shipped(opened, tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(Path(published("first_expedition").path).read_text("utf-8"), "utf-8")
    document = load_document(own)
    window = opened(document, shipped().with_document(document))
    before = own.read_bytes()

    for save in (window.save_csv, window.save_pdf, window.save_picture):
        save(own)
        assert own.read_bytes() == before
        assert "what is read here" in window.message.text
    shipped_file = Path(published("first_expedition").path)
    before = shipped_file.read_bytes()
    window.save_csv(shipped_file)
    assert shipped_file.read_bytes() == before
    assert "comes with the program" in window.message.text


def test_tab_comes_to_options_and_boxes_where_they_stand(window):
    settings = window.settings
    stop, order = settings.languages, []
    for _ in range(12):
        stop = stop.nextInFocusChain()
        order.append(stop)
    caves = settings.option_box("caves")
    assert order.index(caves) < order.index(settings.owns)


def test_a_name_fits_into_the_bytes_that_a_name_may_have():
    name = safe_name("😀" * 90)
    assert name
    assert len(name.encode()) <= 200
    assert set(name) == {"😀"}
