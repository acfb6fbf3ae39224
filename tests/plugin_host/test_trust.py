"""A project that somebody sent brings a plugin: its files can be read, its code is not run."""

import itertools

import pytest

from designer.diagnostics import Severity
from designer.documents import Root, open_project
from designer.plugin_host import PluginHost, shipped_root
from designer.session import Checker

_NUMBERS = itertools.count(1)
SPY = "from pathlib import Path\nPath({place!r}).write_text('ran')\n"
PARTS = (
    "__init__.py",
    "game.py",
    "checks/__init__.py",
    "checks/spy.py",
    "effects/spy.py",
    "ui/spy.py",
)


@pytest.fixture
def sent(tmp_path):
    """Give a root with a plugin every file of which leaves a trace when it is run."""
    game, root = f"sent_game_{next(_NUMBERS)}", tmp_path / "Heruntergeladen – próba"
    plugin, trace = root / "plugins" / game, tmp_path / "trace"
    for part in PARTS:
        (plugin / part).parent.mkdir(parents=True, exist_ok=True)
        (plugin / part).write_text(SPY.format(place=str(trace)), "utf-8")
    (plugin / "plugin.yaml").write_text(f"kind: plugin\nformat: 1\nid: {game}\napi: 1\n", "utf-8")
    for folder in ("schemas", "content"):
        (root / folder).mkdir()
    route = root / "content" / "route.yaml"
    route.write_text(f"kind: route\nformat: 1\nid: r\ngame: {game}\nplacements: []\n", "utf-8")
    return Root(folder=root), game, route, trace


def test_no_code_of_it_runs_and_that_is_said(sent):
    root, game, route, trace = sent
    host = PluginHost([shipped_root(), root])
    report = Checker(host).check(open_project([route], host.roots))

    assert host.game(game) is None
    assert host.checks(game) == ()
    assert not trace.exists()
    (told,) = {
        d.message: d for d in report.diagnostics if d.code == "core/plugin-untrusted"
    }.values()
    assert told.severity is Severity.HINT
    assert "its code stays off" in told.message


def test_it_does_not_take_the_place_of_a_game_that_comes_along(sent, tmp_path):
    root, game, _route, trace = sent
    manifest = root.folder / "plugins" / game / "plugin.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace(game, "el_dorado"), "utf-8")
    host = PluginHost([shipped_root(), root])

    assert host.manifests["el_dorado"].trusted
    assert type(host.game("el_dorado")).__module__.startswith("plugins.el_dorado")
    assert not trace.exists()
