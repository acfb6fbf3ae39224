"""What the system does not let one read or write is told in one line, by every command."""

from pathlib import Path

import pytest

from designer.documents import load_document


def denied(*_arguments, **_options):
    raise PermissionError(13, "Permission denied")


@pytest.fixture
def closed(tmp_path, monkeypatch, routes):
    """Give a folder that one cannot look into, also where the tests may do everything."""
    monkeypatch.chdir(tmp_path)
    text = (routes / "first_expedition.yaml").read_text("utf-8")
    Path("r.yaml").write_text(text, "utf-8")
    Path("l.txt").write_text("B 2\n", "utf-8")
    look = Path.stat

    def stat(self, **options):
        if "closed" in self.parts:
            denied()
        return look(self, **options)

    monkeypatch.setattr(Path, "stat", stat)
    return Path("closed")


@pytest.mark.parametrize(
    "command",
    [
        ["import", "l.txt", "--to", "closed/new.yaml"],
        ["export", "r.yaml", "--to", "closed/new.txt"],
        ["print", "r.yaml", "--to", "closed/new.txt"],
        ["analyse", "r.yaml", "--png", "closed/new.png"],
        ["play", "r.yaml", "--headless", "--to", "closed/new.yaml"],
        ["play", "closed/r.yaml"],
        ["export", "closed/r.yaml"],
    ],
    ids=" ".join,
)
def test_a_closed_folder_is_told_in_one_line(command, run, closed):
    code, printed = run(*command)

    assert code == 2, printed
    assert "cannot be read: Permission denied." in printed


@pytest.mark.parametrize(
    "command", [["explain", "core/syntax"], ["import", "l.txt", "--to", "n.yaml"]]
)
def test_own_content_that_cannot_be_read_is_told(command, run, closed, monkeypatch):
    def standard(*_arguments, **_options):
        raise PermissionError(13, "Permission denied", "content")

    monkeypatch.setattr("designer.plugin_host.PluginHost.standard", standard)
    monkeypatch.setattr("designer.session.Workspace.open", standard)

    code, printed = run(*command)

    assert code == 2, printed
    assert "“content” cannot be read: Permission denied." in printed


def test_a_shelf_and_a_route_that_cannot_be_read_are_told(run, closed, monkeypatch):

    Path("worse.yaml").write_bytes(b"a: [")
    assert load_document(Path("worse.yaml")).faulty
    run("play", "r.yaml", "--headless", "--players", "2", "--to", "game.yaml")

    code, printed = run("replay", "game.yaml", "--of", "worse.yaml", "--quiet")
    assert code == 1
    assert "worse.yaml:1:4: error core/unclosed-bracket" in printed
    assert "does not say which game" not in printed

    code, printed = run("print", "r.yaml", "--own", "worse.yaml")
    assert code == 2
    assert "no file of kind collection" not in printed
    assert printed.count("“worse.yaml”: ") == 1


def test_a_code_without_end_is_not_repeated_whole(run):
    code, printed = run("explain", "x" * 100_000)

    assert code == 2
    assert len(printed) < 500
