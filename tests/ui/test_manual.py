"""The manual: true to the menus' words, whole in its links, and open at what has the keyboard."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QKeySequence, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from designer.plugin_host import PluginHost, shipped_root
from designer.session.help_pages import HelpPages
from designer.session.manual import Manual
from designer.ui.kit.reading import Reader
from designer.ui.manual.topics import topic_of
from designer.ui.manual.window import ManualWindow
from designer.ui.window.actions import ACTIONS
from tests.helpers.sources import CHECKOUT, parsed, python_files
from tests.ui.panels import PANELS, Stage, wait_until_idle

FOLDER = CHECKOUT / "designer" / "help" / "manual"
PAGES = sorted(FOLDER.glob("*.md"))
MENUS = "File|Edit|View|Board|Go|Play|Help"
PATH = re.compile(rf"\*((?:{MENUS})(?: > [^*>|]+)+)\*")
KEYS = re.compile(r"\b(?:(?:Ctrl|Alt|Shift)\+)+(?:F?\d+|[A-Z]\b|[A-Z][a-z]+|[.+=-])|\bF\d+\b")
# Taken by the widgets that have the keyboard, each by its own name of the key.
BY_WIDGETS = {
    "Alt+Up": "lists in forms",
    "Alt+Down": "lists in forms",
    "Shift+Tab": "everywhere",
    "Shift+Enter": "a tile in the hand",
    "Ctrl+Enter": "a tile in the hand",
    "F": "a tool",
}


def paths_of_menus():
    places = {spec.menu.lstrip("-").replace("/", " > ") for spec in ACTIONS}
    entries = {
        f"{spec.menu.lstrip('-').replace('/', ' > ')} > {spec.text.rstrip('…')}" for spec in ACTIONS
    }
    return places | entries


@pytest.fixture(scope="module")
def keys_in_the_program():
    """Give all keys that stand in the source as a string, in Qt's own spelling."""
    found = set()
    for file in python_files("designer"):
        for node in ast.walk(parsed(file)) if "ui" in file.parts else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for part in re.split(r"[|,()\s]+", node.value):
                    if KEYS.fullmatch(part):
                        found.add(QKeySequence(part).toString())
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_menu_and_every_key_that_is_named_exists(page, keys_in_the_program):
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    named = {path.rstrip("…") for path in PATH.findall(text)}
    keys = {key for key in KEYS.findall(text) if key not in BY_WIDGETS}

    assert not named - paths_of_menus()
    assert not {key for key in keys if QKeySequence(key).toString() not in keys_in_the_program}


def test_the_search_for_menus_and_keys_finds_them():
    assert PATH.findall("*File > New* and *View > Theme > Dark*") == [
        "File > New",
        "View > Theme > Dark",
    ]
    assert KEYS.findall("(Ctrl+Shift+P), F8, Ctrl+. Ctrl++ Alt+Left") == [
        "Ctrl+Shift+P", "F8", "Ctrl+.", "Ctrl++", "Alt+Left",
    ]  # fmt: skip


@pytest.fixture(scope="module")
def manual():
    return Manual(PluginHost([shipped_root()]))


def test_every_link_leads_somewhere(manual):
    pages = {page.id: page for page in manual.pages()} | {"reference-commands": None}
    for page in manual.pages():
        for link in re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", page.text):
            name, _, heading = link.partition("#")
            target = name.removesuffix(".md")
            assert target in pages or manual.page(target) is not None, f"{page.id}: {link}"
            if heading and pages.get(target) is not None:
                assert f"## {heading}" in pages[target].text, f"{page.id}: {link}"
        for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.text):
            assert (FOLDER / picture).is_file(), f"{page.id}: {picture}"


def test_the_reference_has_every_kind_and_every_code(manual):
    host = PluginHost([shipped_root()])
    files, faults = manual.page("reference-files"), manual.page("reference-faults")

    assert {schema.kind for schema in host.schemas} <= set(
        re.findall(r"^## (\w+)", files.text, re.MULTILINE)
    )
    assert "**strength**" in files.text
    assert all(f"[{code}]({code})" in faults.text for code in HelpPages(host).codes())


def manual_window():
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, ManualWindow))


@pytest.mark.parametrize(
    ("part", "page", "heading"),
    [
        (lambda w: w.page.pane, "window", "The text"),
        (lambda w: w.page.board.view, "boards", ""),
        (lambda w: w.pieces.filter, "boards", "The palette"),
        (lambda w: w.problems.filter, "checking", "The list of problems"),
        (lambda w: w.files.tree, "window", "Documents"),
    ],
)
def test_f1_opens_the_page_of_what_has_the_keyboard(window, part, page, heading):
    if part(window) is window.files.tree:
        window.files_dock.raise_()
        QApplication.processEvents()
    elif part(window) is window.pieces.filter:
        window.pieces_dock.raise_()
        QApplication.processEvents()
    part(window).setFocus()
    QTest.keyClick(part(window), Qt.Key.Key_F1)
    shown = manual_window()

    assert shown.page == page
    assert shown.text.textCursor().block().text() == (
        heading or shown.text.document().begin().text()
    )
    shown.close()


def test_everything_in_the_window_has_its_page(make, own_route, checkout, manual):
    window = make(checkout / "content/el_dorado/base/cards.yaml", own_route)
    headings = {
        page.id: set(re.findall(r"^## (.+)$", page.text, re.MULTILINE)) for page in manual.pages()
    }
    window.documents.show(str(checkout / "content/el_dorado/base/cards.yaml"))
    wait_until_idle(window)
    topics = [topic_of(window, dock.widget()) for dock in window.docks]
    topics.append(topic_of(window, window.page.form.editor))
    window.documents.show(str(own_route))
    wait_until_idle(window)
    page = window.page
    topics += [topic_of(window, part) for part in (page.pane, page.board, page.find_bar)]

    assert [page for page, heading in topics if page not in headings] == []
    assert [t for t in topics if t[1] and t[1] not in headings[t[0]]] == []
    assert ("window", "") not in topics  # which stands for nothing in particular


def test_pictures_are_those_of_named_panels():
    """`packaging/shots` makes each of them anew, under the same name."""
    pictures = {file.stem for file in (FOLDER.parent / "images").iterdir()}

    assert pictures
    assert pictures <= PANELS.keys()


@pytest.mark.long
def test_pictures_show_the_program_as_it_is(qapp):
    """Seen from far off, a picture made today is the one that is kept."""
    stage = Stage(CHECKOUT, (1440, 900))
    for file in (FOLDER.parent / "images").iterdir():
        now = stage.picture(file.stem, "light")
        ours, kept = (seen_from_far(image) for image in (now, QImage(str(file))))
        apart = [abs(a - b) for a, b in zip(ours, kept, strict=True)]
        assert sum(apart) / len(apart) < 6, f"make {file.name} anew: packaging/shots"


def seen_from_far(image):
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        96, 60, mode=Qt.TransformationMode.SmoothTransformation
    )
    return [QColor(small.pixel(x, y)).lightness() for y in range(60) for x in range(96)]


def test_a_picture_is_kept_in_the_size_it_is_shown_in(qapp):
    """Qt leaves out pixels where it makes pictures smaller itself: letters fray."""
    reader = Reader()
    url = QUrl.fromLocalFile(str(FOLDER.parent / "images" / "window.png"))
    found = reader.loadResource(QTextDocument.ResourceType.ImageResource.value, url)

    assert found.width() == round(620 * reader.devicePixelRatioF())
    assert found.deviceIndependentSize().width() == pytest.approx(620)
    reader.deleteLater()


def test_the_heading_asked_for_is_at_the_top_when_the_manual_opens(application, qtbot, manual):
    above = QWidget()
    qtbot.addWidget(above)
    shown = ManualWindow(manual, [], above)
    shown.show_page("analysis", "Price")
    shown.show()
    for _ in range(3):
        application.processEvents()

    assert shown.text.cursorForPosition(QPoint(40, 8)).block().text() == "Price"
    changes = []
    shown.text.document().contentsChange.connect(lambda *_: changes.append(1))
    shown.show_page("reference-files")
    assert len(changes) < 20, "a page of thousands of lines is laid out once, not once a line"
    shown.close()


def test_contents_links_and_the_way_back(window, qtbot):
    window.actions_["manual"].trigger()
    shown = manual_window()
    shown.show_page("start")
    titles = [
        shown.contents.topLevelItem(n).text(0) for n in range(shown.contents.topLevelItemCount())
    ]

    assert titles[0] == "Your own route in ten minutes"
    assert "Reference: commands" in titles
    shown.text.anchorClicked.emit(QUrl("boards.md"))
    assert shown.page == "boards"
    shown.text.anchorClicked.emit(QUrl("reference-files#cards"))
    assert shown.text.textCursor().block().text() == "cards"
    shown.text.anchorClicked.emit(QUrl("core/bad-cell"))
    assert "bad-cell" in shown.text.toPlainText()
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown.text, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown.page == "reference-files"
    assert Path(FOLDER / "start.md").read_text("utf-8").startswith(f"# {titles[0]}")
    shown.close()
