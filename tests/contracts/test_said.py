"""What refuses or complains is said so that a window can say it in another language."""

import ast

import pytest

from tests.ui.texts import CHECKOUT

FILES = [
    file
    for folder in ("plugins", "designer/engine")
    for file in sorted((CHECKOUT / folder).rglob("*.py"))
]
_MESSAGE = {"Refusal": 1, "Diagnostic": 2}


def plain(node):
    """Give the texts, or parts of them, that are written as they are."""
    if isinstance(node, ast.IfExp):
        return [*plain(node.body), *plain(node.orelse)]
    if isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    ):
        return [ast.unparse(node)]
    return []


@pytest.mark.parametrize("name", _MESSAGE)
def test_no_sentence_is_given_as_a_plain_text(name):
    place = _MESSAGE[name]
    found = [
        f"{file.relative_to(CHECKOUT)}:{call.lineno}: {text}"
        for file in FILES
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == name
        and len(call.args) > place
        for text in plain(call.args[place])
    ]

    assert found == []
