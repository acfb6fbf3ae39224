"""Asking where a file goes: endings, and what is there already."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from designer.ui.kit.targets import ask_target, with_ending

PICTURES = ([".png"], [".png", ".svg"])
DOCUMENTS = ([".yaml", ".yml"], [".yaml", ".yml"])
ANY = ([], [".yaml", ".yml"])


@pytest.mark.parametrize(
    ("name", "kinds", "expected"),
    [
        ("Route v1.2", PICTURES, "Route v1.2.png"),
        ("map.SVG", PICTURES, "map.SVG"),
        ("map.pdf", PICTURES, "map.pdf.png"),
        (".png", PICTURES, ".png.png"),
        ("my.v1.2", DOCUMENTS, "my.v1.2.yaml"),
        ("my.yml", DOCUMENTS, "my.yml"),
        ("my.txt", ANY, "my.txt"),
        ("my", ANY, "my.yaml"),
        ("game", ([".replay.yaml"], [".replay.yaml", ".yaml"]), "game.replay.yaml"),
    ],
)
def test_a_name_gets_the_ending_of_what_is_written(name, kinds, expected):
    assert with_ending(Path("there", name), *kinds) == Path("there", expected)


@pytest.fixture
def chosen(monkeypatch, tmp_path):
    """Let the file dialog give a name; its own question was about that name alone."""

    def choose(name, kind):
        found = (str(tmp_path / name) if name else "", kind)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: found)

    return choose


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_what_an_added_ending_would_replace_is_asked_about(
    application, chosen, monkeypatch, tmp_path, answer
):
    asked = []

    def question(_parent, _title, text):
        asked.append(text)
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    (tmp_path / "other.yaml").write_text("kind: route\n", "utf-8")
    kinds = "Documents (*.yaml *.yml);;All files (*)"
    parent = QWidget()

    chosen("other", "Documents (*.yaml *.yml)")
    path, _ = ask_target(parent, "Save as", "", kinds)
    assert asked == ["other.yaml is there already. Replace it?"]
    assert path == (tmp_path / "other.yaml" if answer == QMessageBox.StandardButton.Yes else None)

    chosen("other.yaml", "Documents (*.yaml *.yml)")  # the dialog itself asked about this one
    assert ask_target(parent, "Save as", "", kinds)[0] == tmp_path / "other.yaml"
    chosen("new", "Documents (*.yaml *.yml)")
    assert ask_target(parent, "Save as", "", kinds)[0] == tmp_path / "new.yaml"
    assert len(asked) == 1
    chosen("", "")
    assert ask_target(parent, "Save as", "", kinds)[0] is None
    parent.deleteLater()


def test_the_folder_the_user_went_to_is_offered_next_time(application, monkeypatch, tmp_path):
    asked = []
    answers = [str(tmp_path / "maps" / "a.png"), str(tmp_path / "maps" / "b.png")]

    def ask(_parent, _title, begin, _kinds):
        asked.append(Path(begin))
        return answers[len(asked) - 1], "PNG (*.png)"

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    parent = QWidget()
    for name in ("one.png", "two.png"):
        ask_target(parent, "Save picture", str(tmp_path / "documents" / name), "PNG (*.png)")
    assert asked == [tmp_path / "documents" / "one.png", tmp_path / "maps" / "two.png"]
    parent.deleteLater()
