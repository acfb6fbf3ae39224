"""What is written, and when: saving, closing, remembering."""

import shutil

from tests.ui.panels import wait_until_idle


def test_saving_writes_the_change_and_nothing_else(make, own_route, edit):
    # A byte-order mark and the line ends of another system stay as they are.
    raw = b"\xef\xbb\xbf" + own_route.read_bytes().replace(b"\n", b"\r\n")
    own_route.write_bytes(raw)
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    window.actions_["save"].trigger()

    assert own_route.read_bytes() == raw.replace(b"difficulty: easy", b"difficulty: hard")
    assert not window.documents.is_modified(str(own_route))


def test_characters_that_look_like_spaces_survive_an_edit(make, own_route, edit):
    raw = own_route.read_bytes() + "# a\u00a0b \u2028 c 𝔊 d\n".encode()
    own_route.write_bytes(raw)
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    window.actions_["save"].trigger()

    assert own_route.read_bytes() == raw.replace(b"difficulty: easy", b"difficulty: hard")


def test_a_text_the_pane_would_change_can_only_be_read(make, own_route):
    own_route.write_bytes(own_route.read_bytes() + "# a\u2029b\n".encode())
    window = make(own_route)

    assert window.page.pane.isReadOnly()
    assert "can be read here, not changed" in window.page.bar.text


def test_a_save_that_fails_keeps_the_text_and_says_so(make, own_route, edit):
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    shutil.rmtree(own_route.parent)
    window.actions_["save"].trigger()

    assert "deleted by another program, so it was not saved" in window.page.bar.text
    assert window.documents.is_modified(str(own_route))
    assert "difficulty: hard" in window.page.pane.text()


def test_save_as_goes_on_with_the_new_file(make, own_route, edit):
    window = make(own_route)
    before = own_route.read_bytes()
    edit(window, "difficulty: easy", "difficulty: hard")
    target = own_route.with_name("other.yaml")
    window.documents.choose_target = lambda _parent, _path: str(target)
    window.actions_["save_as"].trigger()
    wait_until_idle(window)

    assert own_route.read_bytes() == before
    assert b"difficulty: hard" in target.read_bytes()
    assert [page.path for page in window.tabs.pages()] == [str(target)]


def test_closing_with_changes_asks_and_cancel_keeps_everything(make, own_route, edit):
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    asked = []
    window.documents.ask_unsaved = lambda _parent, names: asked.append(names) or "cancel"
    window.close()

    assert asked == [["expedition.yaml"]]
    assert window.isVisible()
    assert "difficulty: hard" in window.page.pane.text()


def test_closing_and_discarding_leaves_the_file_as_it_was(make, own_route, edit):
    window = make(own_route)
    before = own_route.read_bytes()
    edit(window, "difficulty: easy", "difficulty: hard")
    window.documents.ask_unsaved = lambda _parent, _names: "discard"
    window.actions_["close"].trigger()

    assert own_route.read_bytes() == before
    assert window.tabs.count() == 0


def test_closing_and_saving_writes_the_file(make, own_route, edit):
    window = make(own_route)
    edit(window, "difficulty: easy", "difficulty: hard")
    window.documents.ask_unsaved = lambda _parent, _names: "save"
    window.actions_["close"].trigger()

    assert b"difficulty: hard" in own_route.read_bytes()


def test_what_was_open_is_on_the_welcome_page_next_time(make, own_route):
    make(own_route).close()
    window = make()

    assert str(own_route) in window.welcome.paths()
    (card,) = window.welcome._cards[str(own_route)]
    assert card.text() == "First Expedition"
    assert card._scene is not None


def test_a_file_open_lately_that_is_broken_is_a_card_all_the_same(make, own_route):
    make(own_route).close()
    own_route.write_bytes(b"\xff\x00{{{")
    window = make()

    assert str(own_route) in window.welcome.paths()
    assert window.welcome._cards[str(own_route)][0]._scene is None


def test_size_theme_and_docks_are_remembered(make, example, settings):
    first = make(example)
    first.resize(1200, 760)
    first.files_dock.hide()
    first.actions_["theme_dark"].trigger()
    first.close()
    second = make(example)

    assert not second.files_dock.isVisible()
    assert second.problems_dock.isVisible()
    assert second.look.theme_name == "dark"


def test_a_folder_opens_its_first_route(make, own_route):
    window = make(own_route.parent)

    assert [page.path for page in window.tabs.pages()] == [str(own_route)]


def test_a_second_file_is_opened_beside_the_first(make, example, own_route):
    window = make(example)
    window.documents.choose_file = lambda _parent: str(own_route)
    window.actions_["open"].trigger()
    wait_until_idle(window)

    assert [page.path for page in window.tabs.pages()] == [str(example), str(own_route)]
    assert window.page.scene is not None
