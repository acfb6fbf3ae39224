"""What commands write never takes the place of something else unasked."""

import shutil

import pytest


@pytest.fixture
def here(tmp_path, monkeypatch, routes):
    """Stand in a folder with a route of one's own and some notes."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(routes / "first_expedition.yaml", "mine.yaml")
    for name in ("notes.txt", "notes.yaml", "notes.png", "notes.csv", "notes.pdf", "notes.svg"):
        (tmp_path / name).write_text("title: do not lose me\n")
    return tmp_path


PLAY = ["play", "mine.yaml", "--headless", "--players", "2", "--to"]
WRITERS = {
    "play": [*PLAY, "notes.yaml"],
    "analyse": ["analyse", "mine.yaml", "--png", "notes.png"],
    "export": ["export", "mine.yaml", "--to", "notes.txt"],
    **{
        f"print {suffix}": ["print", "mine.yaml", "--to", f"notes.{suffix}"]
        for suffix in ("txt", "csv", "pdf", "png", "svg")
    },
}


@pytest.mark.parametrize("arguments", WRITERS.values(), ids=WRITERS)
def test_a_file_of_another_kind_is_left_alone_unless_forced(arguments, run, here):
    target = here / next(a for a in arguments if a.startswith("notes"))

    code, printed = run(*arguments)
    assert code == 2
    assert "--force replaces it" in printed
    assert target.read_text() == "title: do not lose me\n"

    assert run(*arguments, "--force")[0] == 0
    assert b"do not lose me" not in target.read_bytes()
    # What was written by the same command is written again without a word.
    assert run(*arguments)[0] == 0


@pytest.mark.parametrize("arguments", [PLAY, ["export", "mine.yaml", "--to"]], ids=["play", "export"])  # fmt: skip
@pytest.mark.parametrize("name", ["mine.yaml", "link.yaml", "./sub/../mine.yaml"])
def test_what_is_read_is_never_written_over(arguments, name, run, here):
    (here / "sub").mkdir()
    (here / "link.yaml").symlink_to("mine.yaml")
    before = (here / "mine.yaml").read_bytes()

    code, printed = run(*arguments, name, "--force")

    assert code == 2
    assert "is what is read here" in printed
    assert (here / "mine.yaml").read_bytes() == before


def test_an_imported_list_is_not_replaced_by_its_route(run, here):
    run("export", "mine.yaml", "--to", "list.yaml")
    before = (here / "list.yaml").read_bytes()

    assert run("import", "list.yaml", "--to", "list.yaml", "--force")[0] == 2
    assert (here / "list.yaml").read_bytes() == before


def test_an_older_replay_and_an_empty_file_are_replaced(run, here):
    (here / "game.yaml").touch()

    assert run(*PLAY, "game.yaml", "--seed", "1")[0] == 0
    first = (here / "game.yaml").read_bytes()
    assert run(*PLAY, "game.yaml", "--seed", "2")[0] == 0

    assert (here / "game.yaml").read_bytes() != first


def test_a_list_of_another_kind_is_no_list_of_this_kind(run, here):
    assert run("print", "mine.yaml", "--to", "parts.json")[0] == 0
    (here / "other.json").write_text('{"a": 1}')

    assert run("print", "mine.yaml", "--to", "parts.json")[0] == 0
    assert run("print", "mine.yaml", "--to", "other.json")[0] == 2


def test_a_folder_and_a_device_are_no_targets(run, here):
    (here / "folder").mkdir()

    for name in ("folder", "/dev/null"):
        code, printed = run(*PLAY, name, "--force")
        assert (code, "no file that can be replaced" in printed) == (2, True)
