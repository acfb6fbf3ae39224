"""The project's files, with git and without it."""

from tests.helpers import sources


def test_without_git_the_same_sources_are_found():
    kept = {path for path in sources.kept_files() if path.suffix in {".py", ".yaml", ".md"}}
    found = {path for path in sources._found() if path.suffix in {".py", ".yaml", ".md"}}

    assert sources.CHECKOUT / "designer" / "api.py" in kept
    assert kept == found


def test_a_place_without_git_is_no_fault(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))

    assert sources._known_to_git() == []
