"""A workspace over files of the test's own, without the shipped content."""

from pathlib import Path

import pytest

from designer.documents import open_project, yaml_files
from designer.session.workspace import Workspace


@pytest.fixture
def opened(tmp_path):
    """Open files with given bytes: `opened(a=b"x: 1")` gives a workspace; keys are paths."""
    made = []

    def open_files(*, journal=None, **files) -> Workspace:
        folder = tmp_path / "files"
        folder.mkdir(exist_ok=True)
        for name, data in files.items():
            (folder / f"{name}.yaml").write_bytes(data)
        workspace = workspace_on(folder, journal)
        made.append(workspace)
        return workspace

    yield open_files
    for workspace in made:
        workspace.end()


def workspace_on(folder: Path, journal=None) -> Workspace:
    """Open all YAML files of a folder; no plugin is needed for texts."""
    files = yaml_files(folder)
    project = open_project(files, [])
    return Workspace(None, project, [str(file) for file in files], journal)
