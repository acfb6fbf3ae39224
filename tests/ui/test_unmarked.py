"""No sentence of the window's source is shown without a way to say it in another language."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.ui.texts import ROOT

# What goes through these is in the catalogues; the tables of actions and overlays are read by name.
MARKING = {"tr", "trn", "mark", "said", "counted_as", "OverlaySpec", "show_manual"}
# What shows words; of what they are given, words that are icons or severities have no capital.
SHOWING = re.compile(
    r"^(set\w*(Text|ToolTip|Title|Name|Description|Label|Labels|Tip)|add(Action|Menu|Item|Tab|Section)"
    r"|drawText|setSuffix|setPrefix|announce|speak|show_message|Q(Label|Action|Menu|PushButton|CheckBox)"
    r"|Button|IconButton|Chip|CheckBox|EmptyPanel|Field)$"
)
WORDS = re.compile(r"[A-Za-z]{2,}")
SENTENCE = re.compile(r"^[A-Z]?[a-z]{2,}[ ,].*[a-z]{2,}|^[A-Z][a-z]+ [a-z]+")
# Not shown: headings of the manual, which is one language, and what Qt and the system are told.
TECHNICAL = re.compile(r"[{};#/]|%s|^back:|^qt_|: \d|px|^at once$|^designed here$|\*\.")
SAME_EVERYWHERE = {"Trailwright", "Aa", "Del", "Esc", "Enter", "YAML"}
HEADINGS = {"analysis/rows.py", "manual/topics.py"}
ACTIONS = "window/actions.py"  # its table is read by name


def strings_in(node: ast.AST) -> Iterator[ast.Constant]:
    """Give the strings that are a value, or a part of it, with nothing called in between."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr() | ast.List() | ast.Tuple() | ast.BinOp() | ast.IfExp():
            for part in ast.iter_child_nodes(node):
                yield from strings_in(part)


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def is_sentence(value: object) -> bool:
    is_one = isinstance(value, str) and SENTENCE.search(value) is not None
    return is_one and not TECHNICAL.search(value)


def unmarked(source: str) -> Iterator[tuple[int, str]]:
    """Give what a module shows, or may show, unmarked: with its line."""
    yield from _below(ast.parse(source))


def _below(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Call) and name_of(node) in MARKING
    ):
        return
    if isinstance(node, ast.Call) and SHOWING.match(name_of(node)):
        for part in (*node.args, *(k.value for k in node.keywords)):
            for text in strings_in(part):
                words = WORDS.findall(text.value)
                is_key = re.fullmatch(r"[a-z0-9_-]+|(\w+\+)+.*|.*::?[a-z].*", text.value)
                if words and not is_key and text.value.strip() not in SAME_EVERYWHERE:
                    yield text.lineno, text.value
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or name in {"annotation", "returns"}:
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue  # a docstring
            if isinstance(child, ast.Constant) and is_sentence(child.value):
                yield child.lineno, child.value
            yield from _below(child)


def test_every_text_shown_can_be_translated():
    found = [
        (file.relative_to(ROOT / "ui").as_posix(), line, text)
        for file in sorted((ROOT / "ui").rglob("*.py"))
        for line, text in unmarked(file.read_text(encoding="utf-8"))
    ]

    assert [each for each in found if each[0] not in {*HEADINGS, ACTIONS}] == []


@pytest.mark.parametrize(
    "source",
    [
        'label.setText("Nothing here")',
        'QLabel(f"{n} spaces")',
        'tip = "Takes it out"',
        'button.setToolTip("Out" if x else tr("In"))',
        'TITLES = {"a": "The first one"}',
    ],
)
def test_the_search_finds_what_is_not_marked(source):
    assert list(unmarked(source))


@pytest.mark.parametrize(
    "source",
    [
        'label.setText(tr("Nothing here"))',
        'assert x, "this is always so"',
        'Button(look, tr("Out"), icon="zoom-out")',
        'TITLES = {"a": mark("The first one")}',
        '"""A module that does something."""',
    ],
)
def test_the_search_passes_over_what_is(source):
    assert list(unmarked(source)) == []
