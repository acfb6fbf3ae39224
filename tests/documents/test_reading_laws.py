"""Laws of reading: whatever the text, places and values agree, and nothing is ever raised."""

import re

import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from designer.diagnostics import Severity
from designer.documents import read_document
from designer.documents.nodes import Node
from designer.documents.scalars import offsets, resolve


class SecondOpinion(yaml.SafeLoader):
    """PyYAML's own parser in Python, with the core schema's table (YAML 1.2.2, chapter 10.3.2)."""

    yaml_implicit_resolvers = {}  # noqa: RUF012 - PyYAML wants it so

    def construct_yaml_int(self, node):
        text = self.construct_scalar(node)
        if text.startswith("0o"):
            return int(text, 8)
        return int(text, 16) if text.startswith("0x") else int(text)


_TABLE = {
    "null": r"null|Null|NULL|~|",
    "bool": r"true|True|TRUE|false|False|FALSE",
    "int": r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+",
    "float": r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?",
    "merge": r"<<",
}
for _name, _pattern in _TABLE.items():
    SecondOpinion.add_implicit_resolver(
        f"tag:yaml.org,2002:{_name}", re.compile(rf"^(?:{_pattern})$"), None
    )
SecondOpinion.add_constructor("tag:yaml.org,2002:int", SecondOpinion.construct_yaml_int)

# Letters of all kinds but those that YAML forbids or that are faults here, and no line breaks.
_LETTERS = st.characters(
    codec="utf-8",
    exclude_categories=("Cs", "Cc", "Cf", "Zl", "Zp", "Zs", "Co", "Cn"),
    exclude_characters="\ufffd\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0",
    include_characters=" 🗺",
)
_WORDS = st.sampled_from([
    "no", "on", "yes", "012", "0o14", "0x1F", "1e3", ".5", "12:30", "2024-01-01", "~", "null",
    "True", "-1", "+7", "a b", "1_000", "x: y", "# c", "- a", "it's", 'say "x"', "", " a ", "=", "<",
])  # fmt: skip
_TEXTS = st.one_of(_WORDS, st.text(_LETTERS, max_size=12))
_NUMBERS = st.one_of(
    st.integers(-(10**9), 10**9), st.floats(allow_nan=False, allow_infinity=False, width=32)
)
_SCALARS = st.one_of(st.none(), st.booleans(), _NUMBERS, _TEXTS, st.just("one\ntwo\n\nthree\n"))
_KEYS = st.text(st.characters(codec="utf-8", categories=("Ll", "Lu")), min_size=1, max_size=6)
_TREES = st.dictionaries(
    _KEYS.filter(lambda k: resolve(k).value == k),
    st.recursive(
        _SCALARS,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=4),
        max_leaves=20,
    ),
    min_size=1,
    max_size=4,
)


@st.composite
def written(draw):
    """Give a text of YAML: a tree as PyYAML writes it, in one of its styles."""
    return yaml.safe_dump(
        draw(_TREES),
        default_flow_style=draw(st.sampled_from([None, True, False])),
        default_style=draw(st.sampled_from([None, None, None, "'", '"', "|", ">"])),
        allow_unicode=draw(st.booleans()),
        width=draw(st.sampled_from([20, 80, 4096])),
        indent=draw(st.sampled_from([2, 4])),
    )


def tagless(text):
    """Leave out what PyYAML writes because it means YAML 1.1."""
    return re.sub(r"!![a-z]+ ", "", text)


def nodes(node: Node, pointer=()):
    """Give every node with its pointer."""
    yield pointer, node
    for name, (_, child) in (node.entries or {}).items():
        yield from nodes(child, (*pointer, name))
    for number, child in enumerate(node.items or ()):
        yield from nodes(child, (*pointer, number))


@given(text=written())
def test_values_are_those_of_a_second_opinion_under_the_core_schema(text):
    text = tagless(text)
    document = read_document(text, "a.yaml")
    faulty = {d.code for d in document.diagnostics}

    if not faulty:
        assert document.tree == yaml.load(text, Loader=SecondOpinion)
    else:
        assert faulty <= {"core/key-not-text"}


@given(text=written())
def test_the_text_at_a_scalars_place_reads_to_its_value(text):
    document = read_document(tagless(text), "a.yaml")
    for pointer, node in nodes(document.root):
        piece = document.text[slice(*document.span(pointer))]
        if node.entries is None and node.items is None and node.style not in ("|", ">"):
            again = read_document(f"key: {piece}", "b.yaml") if "\n" not in piece else None
            assert again is None or again.tree["key"] == node.value
        elif node.style == "[":
            assert read_document(f"key: {piece}", "b.yaml").tree["key"] == node.value


@given(text=written())
def test_a_place_leads_back_to_its_pointer(text):
    document = read_document(tagless(text), "a.yaml")
    for pointer, node in nodes(document.root):
        if node.end > node.start and node.entries is None and node.items is None:
            assert document.pointer_at(node.start) == pointer
        place = document.location(pointer)
        assert document.offset(place.line, place.column) == node.start


@given(text=written())
def test_places_of_siblings_follow_each_other_and_lie_inside_their_parent(text):
    document = read_document(tagless(text), "a.yaml")
    for _, node in nodes(document.root):
        at = node.start
        pairs = [*(node.entries or {}).values(), *((None, c) for c in node.items or ())]
        for key, child in pairs:
            if key is not None:
                assert at <= key.start <= key.end <= child.start
                at = key.end
            assert at <= child.start <= child.end
            at = child.end
        assert at <= node.end


@given(text=written())
def test_line_ends_of_windows_change_neither_values_nor_places(text):
    text = tagless(text)
    unix, windows = read_document(text, "a"), read_document(text.replace("\n", "\r\n"), "a")

    assert windows.tree == unix.tree
    for pointer, _ in nodes(unix.root):
        here, there = unix.location(pointer), windows.location(pointer)
        assert (here.line, here.column) == (there.line, there.column)


@given(text=written())
def test_a_byte_order_mark_changes_neither_values_nor_places(text):
    text = tagless(text)
    plain, marked = read_document(text, "a"), read_document(b"\xef\xbb\xbf" + text.encode(), "a")

    assert marked.bom
    assert marked.tree == plain.tree
    assert [marked.location(p) for p, _ in nodes(marked.root)] == [
        plain.location(p) for p, _ in nodes(plain.root)
    ]


@given(text=written())
def test_every_character_of_a_scalar_that_has_a_place_stands_there(text):
    document = read_document(tagless(text), "a.yaml")
    for _, node in nodes(document.root):
        if not isinstance(node.value, str):
            continue
        source = document.text[node.start : node.end]
        places = offsets(source, node.style, node.value)
        if places is None:
            continue
        assert len(places) == len(node.value) + 1
        assert places == sorted(places)
        for char, at in zip(node.value, places, strict=False):
            if char.isalnum() and source[at] != "\\":
                assert source[at] == char


_SNIPPETS = st.sampled_from([
    "a: 1\n", "- x\n", "  ", "\t", "\n", "\r\n", ": ", "[", "]", "{", "}", ",", "&a ", "*a", "<<: ",
    "!t ", "|\n", "'", '"', "#", "---\n", "...\n", "%YAML 1.1\n", "\ufeff", "\u00a0", "\u200b", "? ",
    "\u2028", "\x00", "\ud800", "\\", ">-\n", "é", "🗺", "key", "@", "`", "null", "12", "- - ",
    "x: {y: [z]}\n", "\x85", "\u2029", "!!str ",
])  # fmt: skip
_MESSES = st.lists(_SNIPPETS, max_size=25).map("".join)


@given(text=st.one_of(_MESSES, st.text(max_size=60)))
@example("a: &x\n  <<: *x\n")
@example("? - a\n: b\n")
@example("&a : b\n*a : c\n")
@example("a: !\n")
@example("[" * 120)
@example("%TAG ! tag:x,2024:\n---\na: !b c\n")
def test_no_text_raises_and_every_fault_has_a_place_in_it(text):
    document = read_document(text, "a.yaml")

    assert document.tree is None or isinstance(document.tree, dict)
    assert document.tree is not None or document.faulty
    for fault in document.diagnostics:
        place = fault.location
        assert 1 <= place.line <= document.line_column(len(document.text))[0]
        start = document.offset(place.line, place.column)
        assert document.line_column(start) == (place.line, place.column)
        assert fault.message and fault.remedy
        for fix in fault.fixes:
            for change in fix.replacements:
                assert 0 <= change.start <= change.end <= len(document.text)


@given(text=_MESSES)
def test_a_tree_can_be_walked_by_its_places(text):
    document = read_document(text, "a.yaml")
    if document.root is not None:
        for pointer, node in nodes(document.root):
            assert node.start <= node.end
            assert document.node(pointer) is node


@given(source=st.binary(max_size=80))
def test_no_bytes_raise(source):
    document = read_document(source, "a.yaml")

    assert document.tree is not None or any(
        d.severity is Severity.ERROR for d in document.diagnostics
    )
    if document.exact:
        mark = b"\xef\xbb\xbf" if document.bom else b""
        assert mark + document.text.encode() == source


@given(text=st.text(alphabet="ab\r\n\u2028\x85é🗺", max_size=30), offset=st.integers(0, 30))
def test_offsets_and_lines_lead_to_each_other(text, offset):
    document = read_document(text, "a.yaml")
    offset = min(offset, len(document.text))

    line, column = document.line_column(offset)
    inside_break = document.text[offset - 1 : offset + 1] == "\r\n" and offset > 0
    assert document.offset(line, column) == (offset - 1 if inside_break else offset)
