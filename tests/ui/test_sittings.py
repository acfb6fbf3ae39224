"""What was open is opened again."""

import pytest

from designer.session.sittings import OpenDocument, Sitting, from_text, to_text
from designer.ui.app import make_window
from designer.ui.canvas.camera import Camera
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle


@pytest.fixture
def again(application, settings, make):
    """Give a function that starts the program without a document, as a user does."""
    windows = []

    def start():
        window = make_window(settings)
        windows.append(window)
        window.resize(1440, 900)
        window.show()
        window.start([], again=True)
        wait_until_idle(window)
        return window

    yield start
    for window in windows:
        window.close()
        window.deleteLater()


def test_documents_places_and_the_one_in_front_come_back(make, again, own_route, example):
    first = make(own_route, example)
    first.tabs.page_of(str(own_route)).pane.go_to(12, 3)
    first.tabs.setCurrentWidget(first.tabs.page_of(str(example)))
    first.page.pane.go_to(5, 2)
    first.close()
    second = again()

    assert [page.path for page in second.tabs.pages()] == [str(own_route), str(example)]
    assert second.page.path == str(example)
    assert second.page.pane.place() == (5, 2)
    assert second.tabs.page_of(str(own_route)).pane.place() == (12, 3)


def test_a_board_is_seen_as_it_was(make, again, own_route):
    first = make(own_route)
    first.page.board.view.look(Camera(1.5, -40.0, 120.0))
    camera = first.page.board.view.camera
    first.close()

    assert again().page.board.view.camera == camera


def test_a_board_that_was_shown_whole_is_shown_whole(make, again, own_route):
    make(own_route).close()

    assert again().page.board.view.is_fitted


def test_a_lost_file_is_named_and_the_others_are_opened(make, again, own_route, example):
    make(own_route, example).close()
    own_route.unlink()
    window = again()

    assert [page.path for page in window.tabs.pages()] == [str(example)]
    assert "expedition.yaml was open last time" in window.bar.text


def test_nothing_is_opened_where_that_is_not_wanted(make, again, own_route):
    first = make(own_route)
    first.actions_["keep_sitting"].trigger()
    first.close()
    window = again()

    assert window.tabs.count() == 0
    assert str(own_route) in window.welcome.paths()


def test_files_that_are_given_come_alone(make, settings, own_route, example):
    make(own_route).close()
    window = make(example)

    assert [page.path for page in window.tabs.pages()] == [str(example)]


def test_what_ended_the_program_while_it_was_opened_is_left_out_once(
    make, again, settings, own_route
):
    make(own_route).close()
    settings.sitting_is_open = True  # as it is written before they are opened
    window = again()
    assert window.tabs.count() == 0
    assert "left out" in window.bar.text

    window.open_paths(window.finding.sittings._take(from_text(settings.sitting)))
    wait_until_idle(window)
    assert [page.path for page in window.tabs.pages()] == [str(own_route)]


def test_a_killed_program_has_kept_what_was_open(make, settings, own_route, example):
    window = make(own_route)
    window.open_paths([example])
    wait_until_idle(window)

    assert [d.path for d in from_text(settings.sitting).documents] == [str(own_route), str(example)]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1, 2]", '{"documents": 3}', '{"documents": [{"line": 1}]}', "\x00\xff", "1e999"],
)
def test_a_broken_sitting_is_an_empty_one(text):
    assert from_text(text) == Sitting()


def test_a_sitting_comes_back_from_its_text():
    sitting = Sitting(
        (OpenDocument("/a.yaml", 3, 4, 2, 1.5, 2.0, -3.0), OpenDocument("/b.yaml")), 1
    )

    assert from_text(to_text(sitting)) == sitting


@pytest.mark.parametrize(
    "content",
    [
        b"\x00\xff\xfe not an ini file [[[",
        (
            b"[General]\ngeometry=@ByteArray(\\x1)\nstate=nothing\ntheme=plaid\nsides=upside\n"
            b"recent=@Variant(\\0\\0\\0\\x7f)\nsitting=[[[\nform=maybe\n"
        ),
        b'[General]\ntheme=@Invalid()\nrecent="a\\0b", 7\nkeeps_sitting=7\n',
    ],
    ids=["rubbish", "wrong values", "odd types"],
)
@pytest.mark.qt_log_ignore("QVariant::load")
def test_broken_settings_never_stop_the_start(application, tmp_path, example, content):
    file = tmp_path / "window.ini"
    file.write_bytes(content)
    window = make_window(Settings(file))
    window.resize(1200, 800)
    window.show()
    window.start([example], again=True)
    wait_until_idle(window)
    titles = [page.title for page in window.tabs.pages()]
    window.close()
    window.deleteLater()

    assert titles == ["First Expedition"]
