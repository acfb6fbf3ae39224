"""What is read from a project is read once, until something that it was read from changes."""

from designer.documents import open_project, remembered


def test_a_reading_is_kept_until_a_document_of_its_kinds_changes(tmp_path):
    (tmp_path / "a.yaml").write_text("kind: cards\ncards: [{id: one}]\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("kind: tiles\ntiles: []\n", encoding="utf-8")
    project = open_project([tmp_path], [])
    readings = []

    @remembered("cards")
    def ids(project, language="en", *, of=None):
        readings.append((language, of))
        return [card["id"] for d in project.of_kind("cards") for card in d.tree["cards"]]

    assert ids(project) is ids(project)
    other_tiles = project.with_text(str(tmp_path / "b.yaml"), "kind: tiles\ntiles: [{id: x}]\n")
    assert ids(other_tiles) == ["one"]
    assert len(readings) == 1

    other_cards = project.with_text(str(tmp_path / "a.yaml"), "kind: cards\ncards: [{id: two}]\n")
    assert ids(other_cards) == ["two"]
    assert ids(project) == ["one"]
    assert ids(project, "de") == ["one"]
    assert len(readings) == 3

    first, second = {}, {}  # equal, but not the same
    assert ids(project, of=first) is not ids(project, of=second)
    assert ids(project, of=first) is ids(project, of=first)
