"""Places of an id are renamed together, whatever the file shares."""

from designer.documents import Edit, Place, Refused, apply, open_project, rename


def renamed(tmp_path, text, *places):
    file = tmp_path / "a.yaml"
    file.write_text(text)
    project = open_project([file], [])
    [path] = project.documents
    made = [Place(path, pointer, of) for pointer, of in places]
    edit = rename(project, made, "new", "Rename")
    if isinstance(edit, Refused):
        return edit
    assert isinstance(edit, Edit)
    return apply(project, edit).documents[path].text


def test_keys_inside_renamed_keys_are_renamed_too(tmp_path):
    places = [(("old",), "key"), (("old", "old"), "key"), (("old", "old"), "value")]
    assert renamed(tmp_path, "old: # c\n  old: old\n", *places) == "new: # c\n  new: new\n"


def test_an_anchor_that_only_references_use_is_changed_once(tmp_path):
    places = [(("a",), "value"), (("b", 0), "value")]
    assert renamed(tmp_path, "a: &x old\nb: [*x, old]\n", *places) == "a: &x new\nb: [*x, old]\n"


def test_an_alias_of_something_else_gets_a_text_of_its_own(tmp_path):
    text = "name: &x old\nid: *x\n"
    assert renamed(tmp_path, text, (("id",), "value")) == "name: &x old\nid: new\n"


def test_an_anchor_that_something_else_uses_is_asked_about(tmp_path):
    found = renamed(tmp_path, "id: &x old\nname: *x\n", (("id",), "value"))

    assert isinstance(found, Refused)
    assert [place.line for place in found.users] == [2]


def test_a_file_that_is_not_open_is_a_reason(tmp_path):
    file = tmp_path / "a.yaml"
    file.write_text("a: 1\n")
    found = rename(open_project([file], []), [Place("/nowhere", ("a",))], "new", "Rename")

    assert isinstance(found, Refused)
