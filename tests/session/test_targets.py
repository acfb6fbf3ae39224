"""Where nothing is ever written but by a save of the document itself."""

from designer.plugin_host import shipped_root
from designer.session.targets import why_not_over


def test_what_is_open_is_kept_by_whatever_name(opened, tmp_path):
    workspace = opened(a=b"a: 1\n")
    [path] = workspace.open_paths
    link = tmp_path / "list.csv"
    link.symlink_to(path)
    project = workspace.project

    assert "what is read here" in why_not_over(tmp_path / "files" / "a.yaml", project)
    assert "what is read here" in why_not_over(link, project)
    assert why_not_over(tmp_path / "new.csv", project) == ""


def test_what_comes_with_the_program_is_kept(opened):
    project = opened(a=b"a: 1\n").project
    content = shipped_root().content
    assert "comes with the program" in why_not_over(content / "el_dorado" / "new.csv", project)
