"""What a module file imports never answers a question by its name."""

import ast
from pathlib import Path

import pytest

import plugins.el_dorado
from plugins.el_dorado.questions import QUESTIONS

FILES = sorted((Path(plugins.el_dorado.__path__[0]) / "modules").glob("*.py"))
READ_BY_NAME = {*QUESTIONS, "ANSWERS", "MOVES", "RANK", "in_force"}


def imported(source):
    """Give the names that a file has from elsewhere, as it calls them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_imported_name_is_taken_for_an_answer(file):
    assert READ_BY_NAME & set(imported(file.read_text(encoding="utf-8"))) == set()


def test_such_an_import_is_seen():
    source = "from ..rules.order import entered\nfrom ..lying import lying as worth\nimport wins\n"

    assert READ_BY_NAME & set(imported(source)) == {"entered", "worth", "wins"}


def test_there_are_module_files_to_look_at():
    assert {"dragons", "rapids"} < {file.stem for file in FILES}
