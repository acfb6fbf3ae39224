"""A start without plugins: whatever a plugin would do, files can be read, checked and edited."""

import pytest

from designer.cli.main import run_command_line
from designer.diagnostics import Severity
from designer.documents import open_project
from designer.plugin_host import WITHOUT_PLUGINS, PluginHost
from designer.session import Checker
from designer.ui.app import make_window
from designer.ui.window.settings import Settings
from tests.ui.panels import wait_until_idle

FAULTY = "kind: route\nformat: 1\nid: r\ngame: el_dorado\nplacement: []\n"


@pytest.fixture
def route(tmp_path):
    file = tmp_path / "route.yaml"
    file.write_text(FAULTY, "utf-8")
    return file


@pytest.fixture
def switched_off(monkeypatch):
    monkeypatch.setenv(WITHOUT_PLUGINS, "1")


@pytest.mark.usefixtures("switched_off")
def test_no_plugin_is_loaded_and_the_schemas_still_find_faults(route):
    host = PluginHost.standard()
    report = Checker(host).check(open_project([route], host.roots))

    assert host.game("el_dorado") is None
    assert host.checks("el_dorado") == ()
    codes = {d.code: d.severity for d in report.diagnostics}
    assert codes["core/plugin-off"] is Severity.HINT
    assert "core/unknown-key" in codes


@pytest.mark.usefixtures("switched_off")
def test_the_window_opens_the_text(route, qtbot, qapp):
    window = make_window(Settings())
    qtbot.addWidget(window)
    window.open_paths([route])
    wait_until_idle(window)

    assert window.page.path == str(route)
    assert window.page.pane.toPlainText() == FAULTY


def test_the_option_stands_before_the_command(route, capsys, monkeypatch):
    monkeypatch.delenv(WITHOUT_PLUGINS, raising=False)
    monkeypatch.setenv(WITHOUT_PLUGINS, "")  # so that what the command sets is taken back

    code = run_command_line(["--without-plugins", "check", str(route)], lambda *_, **__: 0)

    assert code == 1
    assert "core/plugin-off" in capsys.readouterr().out
