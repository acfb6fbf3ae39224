"""Editors over the shipped content."""

import pytest

from designer.plugin_host import PluginHost, shipped_root
from tests.ui.editors.hosts import EditorHost, shipped_project

BASE = shipped_root().content / "el_dorado" / "base"


@pytest.fixture(scope="session")
def plugins() -> PluginHost:
    return PluginHost.standard()


@pytest.fixture(scope="session")
def shipped(plugins):
    return shipped_project(plugins)


@pytest.fixture
def edit_file(application, qtbot, plugins, shipped):
    """Give a function that opens an editor on a file of the base game."""
    return lambda name, **size: EditorHost(qtbot, plugins, shipped, BASE / name, **size)
