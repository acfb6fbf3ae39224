"""The project's files, with git and without it."""

from tests.helpers import sources


def test_without_git_the_sources_are_found_and_no_caches():
    kept = set(sources.kept_files())
    found = set(sources._found())

    assert sources.CHECKOUT / "designer" / "diagnostics.py" in kept
    assert kept - found == set()
    assert [path for path in found if path.suffix == ".pyc" or ".venv" in path.parts] == []


def test_a_place_without_git_is_no_fault(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))

    assert sources._known_to_git() == []
