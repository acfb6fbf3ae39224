"""Run the checks of routes on files."""

import importlib
import pkgutil
from pathlib import Path

import plugins.el_dorado.checks
from designer.api import Diagnostic
from designer.documents import Document, Project
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import shipped

CHECKS = tuple(sorted(m.name for m in pkgutil.iter_modules(plugins.el_dorado.checks.__path__)))


def run_check(name: str, project: Project, document: Document) -> list[Diagnostic]:
    """Give what one check finds."""
    check = importlib.import_module(f"plugins.el_dorado.checks.{name}")
    inspection = GAME.inspect(project, document)
    assert inspection is not None
    assert inspection.scope == check.SCOPE
    return list(check.run(inspection.subject))


def run_all(project: Project, document: Document) -> list[Diagnostic]:
    """Give what all checks of such a document find; it is looked at only once."""
    inspection = GAME.inspect(project, document)
    assert inspection is not None
    checks = [importlib.import_module(f"plugins.el_dorado.checks.{name}") for name in CHECKS]
    fitting = [check for check in checks if inspection.scope == check.SCOPE]
    return [found for check in fitting for found in check.run(inspection.subject)]


def case(folder: Path, name: str) -> tuple[Project, Document]:
    """Give the project of a case: the shipped content, `more.yaml` if there is one, and the file.

    What lies in the folder `over` takes the place of shipped content, for all but good files; for `bad-x.yaml`
    that is the folder `over-x` where there is one.
    """
    project = shipped()
    own = folder / name.removesuffix(".yaml").replace("bad", "over", 1)
    over = own if own.is_dir() else folder / "over"
    for path in () if name.startswith("good") else sorted(over.rglob("*.yaml")):
        there = next(p for p in project.documents if p.endswith(f"/{path.relative_to(over)}"))
        project = project.with_text(there, path.read_text(encoding="utf-8"))
    for path in (folder / "more.yaml", folder / name):
        if path.is_file():
            project = project.with_text(path.name, path.read_text(encoding="utf-8"))
    return project, project.documents[name]
