"""Files open lately: found by words, and those that are not there any more are told, located, removed."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu

from designer.ui.welcome.page import WelcomePage
from tests.ui.panels import wait_until_idle

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon"]


@pytest.fixture
def files(tmp_path, own_route, settings):
    found = {}
    for name in NAMES:
        found[name] = tmp_path / f"{name}.yaml"
        found[name].write_bytes(
            own_route.read_bytes().replace(b"id: my_expedition", f"id: {name}".encode())
        )
        settings.add_recent(str(found[name]))
    found["beta"].unlink()
    return found


def card(window, path):
    return next(c for c in window.welcome._cards[str(path)] if c.isVisible())


def choose(window, path, text):
    card(window, path).click()
    (menu,) = [menu for menu in window.welcome.findChildren(QMenu) if menu.isVisible()]
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


def shown(window):
    return {Path(card.path).stem for card in window.welcome._recent._shown}


def test_recent_files_are_found_and_lost_ones_located_or_removed(make, files, settings, tmp_path):
    window = make()
    assert shown(window) == set(NAMES)
    assert card(window, files["beta"]).is_lost
    assert "any more" in card(window, files["beta"]).accessibleName()
    assert not card(window, files["alpha"]).is_lost

    window.welcome._find.setText("eta")
    assert shown(window) == {"beta"}
    window.welcome._find.setText("nothing like it")
    assert window.welcome._none.isVisible()
    window.welcome._find.clear()
    assert shown(window) == set(NAMES)

    elsewhere = tmp_path / "elsewhere.yaml"
    elsewhere.write_bytes(files["alpha"].read_bytes())
    window.documents.choose_file = lambda *_: str(elsewhere)
    choose(window, files["beta"], "Locate…")
    wait_until_idle(window)
    assert window.page.path == str(elsewhere)
    assert str(files["beta"]) not in settings.remembered

    files["gamma"].unlink()
    window.documents.close_page(window.page)
    wait_until_idle(window)
    choose(window, files["gamma"], "Remove from the list")
    wait_until_idle(window)
    assert str(files["gamma"]) not in settings.remembered
    assert "gamma" not in shown(window)
    assert isinstance(window.stack.currentWidget(), WelcomePage)


def test_the_menu_greys_what_is_lost_and_the_palette_finds_the_others(make, files):
    window = make()
    window._recent_menu.fill()
    actions = {action.text(): action for action in window._recent_menu._menu.actions()}
    assert not actions["beta.yaml (not there any more)"].isEnabled()
    assert actions["alpha.yaml"].isEnabled()

    palette = window.show_commands("recent delta")
    assert palette.names()[0].startswith("Recent delta.yaml in ")
    palette.close()
