"""What can be wrong with the structure of a text that is YAML: one method for each fault."""

import difflib
import re
from collections.abc import Iterable

from designer.diagnostics import Fix, said
from designer.documents.faults import Faults, Span
from designer.documents.nodes import Node
from designer.documents.scalars import LARGEST, NoNumber

__all__ = ["MAX_DEPTH", "TOO_DEEP_REMEDY", "Complaints", "too_deep"]

_TAG = re.compile(r"!<[^>]*>|![^\s,\[\]{}]*")
_MOST_COMPARED = 2_000

MAX_DEPTH = 100
TOO_DEEP_REMEDY = said(
    "Close brackets, or divide the content; no kind of document needs this depth."
)

Entry = tuple[Node, Node]


def too_deep(limit: int) -> str:
    """Say that nesting goes beyond the limit."""
    return said("Lists and maps are nested more than {limit} deep here.", limit=limit)


def _no_number(text: str, why: NoNumber) -> str:
    """Say why a text is no number that the program can use."""
    match why:
        case NoNumber.TOO_LARGE:
            return said("{text} is not between −{most} and {most}.", text=text, most=LARGEST)
        case NoNumber.BEYOND_ALL:
            return said("{text} is larger than any number the program can hold.", text=text)
        case NoNumber.NOT_FINITE:
            return said("{text} is no number that can be counted with.", text=text)


class Complaints:
    """Report faults of structure, and offer what mends them.

    Pointers are those of the part that holds the fault.
    """

    def __init__(self, text: str, faults: Faults) -> None:
        self._text = text
        self._faults = faults

    # -- limits -------------------------------------------------------------------------------

    def too_deep(self, at: int, limit: int) -> None:
        """Report nesting beyond the limit."""
        self._faults.add(
            "core/too-deep",
            (at, at + 1),
            too_deep(limit),
            TOO_DEEP_REMEDY,
        )

    def too_large(self, limit: int, at: int) -> None:
        """Report more values than the limit."""
        self._faults.add(
            "core/file-too-large",
            (at, at + 1),
            said(
                "The file holds more than {limit} keys, values and brackets and is not read.",
                limit=f"{limit:,}",
            ),
            said("Divide it into several files."),
        )

    def bomb(self, span: Span, limit: int, pointer: str) -> None:
        """Report aliases that stand for more than the limit."""
        self._faults.add(
            "core/alias-bomb",
            span,
            said(
                "Followed to their anchors, the aliases of this file stand for "
                "more than {limit} values.",
                limit=f"{limit:,}",
            ),
            said("Write the content out, or share less of it."),
            pointer=pointer,
        )

    def number(self, text: str, why: NoNumber, span: Span, pointer: str) -> None:
        """Report a number that cannot be held, or is none."""
        code = "core/not-a-number" if why is NoNumber.NOT_FINITE else "core/number-too-large"
        self._faults.add(
            code,
            span,
            _no_number(_short(text), why),
            said("Write an ordinary number, or put it in quotes if it is a text.")
            if why is NoNumber.NOT_FINITE
            else said("Write a number nearer to 0, or put it in quotes if it is a text."),
            pointer=pointer,
        )

    # -- documents, tags, aliases -------------------------------------------------------------

    def second_document(self, start: int, end: int) -> None:
        """Report a second document."""
        self._faults.add(
            "core/several-documents",
            (start, max(end, start + 1)),
            said("A second document begins here; a file holds one."),
            said("Put it in a file of its own. What follows this line is not read."),
        )

    def tag(self, places: tuple[int, int, int], pointer: str) -> None:
        """Report a tag, given where anchor and tag begin and where the value begins and ends."""
        if self._faults.is_full("core/explicit-tag"):
            return
        outer, start, end = places
        found = _TAG.search(self._text, outer, max(start, outer + 1))
        span = found.span() if found else (outer, start)
        tag = self._text[span[0] : span[1]]
        changes = [(span[0], _skip_blanks(self._text, span[1]), "")]
        title = said("Remove {tag}", tag=tag)
        written = self._text[start:end]
        if tag == "!!str" and written and written[0] not in "'\"|>":
            escaped = written.replace("\\", "\\\\").replace('"', '\\"')
            changes.append((start, end, f'"{escaped}"'))
            title = said("Remove !!str and put the text in quotes")
        self._faults.add(
            "core/explicit-tag",
            span,
            said("The tag {tag} is not used here.", tag=tag),
            said("Remove it; a number that is meant as text is put in quotes."),
            pointer=pointer,
            fixes=[self._faults.fix(title, *changes)],
        )

    def recursive_alias(self, name: str, span: Span, anchor: Span, pointer: str) -> None:
        """Report an alias inside what it stands for."""
        self._faults.add(
            "core/recursive-alias",
            span,
            said("*{name} stands inside the very thing it stands for.", name=name),
            said("Write the content out here."),
            pointer=pointer,
            related=[(anchor, said("&{name} begins here.", name=name))],
        )

    def unknown_alias(self, name: str, span: Span, known: Iterable[str], pointer: str) -> None:
        """Report an alias without an anchor."""
        if self._faults.is_full("core/unknown-alias"):
            return
        names = list(known)
        close = difflib.get_close_matches(name, names, n=1) if len(names) < _MOST_COMPARED else []
        hint = said(" Did you mean *{close}?", close=close[0]) if close else ""
        fixes = [self._faults.fix(said("Write *{c}", c=c), (*span, f"*{c}")) for c in close]
        self._faults.add(
            "core/unknown-alias",
            span,
            said("There is no anchor &{name} above this line.{hint}", name=name, hint=hint),
            said("Put the anchor where the shared thing is first written."),
            pointer=pointer,
            fixes=fixes,
        )

    # -- keys ---------------------------------------------------------------------------------

    def key(self, text: str, node: Node, pointer: str) -> None:
        """Report a key that is a number, a truth value or nothing."""
        if self._faults.is_full("core/key-not-text"):
            return
        span = node.start, node.end
        what = (
            said("the {type_words} {short}", type_words=_type_words(node.value), short=_short(text))
            if text
            else "nothing"
        )
        quoted = [self._faults.fix(said("Put the key in quotes"), (*span, f'"{text}"'))]
        self._faults.add(
            "core/key-not-text",
            span,
            said("This key is {what}, and keys are texts.", what=what),
            said("Put the key in quotes.") if text else said("Write a key before the colon."),
            pointer=pointer,
            fixes=quoted if text else (),
        )

    def no_key(self, node: Node, pointer: str) -> None:
        """Report a list or a map as a key."""
        self._faults.add(
            "core/key-not-text",
            (node.start, node.end),
            said("A list, a map or an alias of one stands where a key is expected."),
            said("Write a text as the key."),
            pointer=pointer,
        )

    def duplicate(
        self, name: str, first: Node, second: Entry, pointer: str, *, in_lines: bool
    ) -> None:
        """Report a key that stands twice; `in_lines` says that entries have lines of their own."""
        if self._faults.is_full("core/duplicate-key"):
            return
        key = second[0]
        words = said("It stands here first; this is the one that is read.")
        self._faults.add(
            "core/duplicate-key",
            (key.start, key.end),
            said("The key {short} stands twice in this map.", short=_short(name)),
            said("Remove one of the two, or rename it."),
            pointer=pointer,
            related=[((first.start, first.end), words)],
            fixes=self._removal(second, said("Remove the second one")) if in_lines else (),
        )

    def no_merge(self, node: Node, pointer: str) -> None:
        """Report a merge of what is no map."""
        self._faults.add(
            "core/merge-not-a-map",
            (node.start, node.end),
            said("Only a map, or a list of maps, can be merged with <<."),
            said("Name an anchor that stands on a map: “<<: *name”, or “<<: [*one, *two]”."),
            pointer=pointer,
        )

    def merges(self, first: Entry, second: Entry, pointer: str, *, in_lines: bool) -> None:
        """Report a second merge key and offer the list form."""
        if self._faults.is_full("core/duplicate-merge-key"):
            return
        key, first_key = second[0], first[0]
        self._faults.add(
            "core/duplicate-merge-key",
            (key.start, key.end),
            said("This map has << twice; YAML readers do not agree on what that means."),
            said("Merge several maps with one list: “<<: [*one, *two]”."),
            pointer=pointer,
            related=[((first_key.start, first_key.end), said("The first << is here."))],
            fixes=self._list_fix(first[1], second) if in_lines else (),
        )

    def _removal(self, entry: Entry, title: str) -> list[Fix]:
        """Offer to take out an entry that has its lines to itself."""
        key, node = entry
        lines = self._faults.lines
        start, stop = lines.start_of(key.start), lines.end_of(node.end)
        alone = (
            not self._text[start : key.start].strip() and not self._text[node.end : stop].strip()
        )
        change = (start, lines.next_start(node.end), "")
        return [self._faults.fix(title, change)] if alone else []

    def _list_fix(self, first: Node, second: Entry) -> list[Fix]:
        removal = self._removal(second, "")
        parts = [_inside_brackets(self._text, node) for node in (first, second[1])]
        if not removal or None in parts:
            return []
        change = (first.start, first.end, f"[{', '.join(str(p) for p in parts)}]")
        out = removal[0].replacements[0]
        return [
            self._faults.fix(
                said("Merge both with one list"), change, (out.start, out.end, out.text)
            )
        ]


def _inside_brackets(text: str, node: Node) -> str | None:
    written = text[node.start : node.end]
    if node.style == "*":
        return written
    return written[1:-1].strip() if node.style == "[" and node.items is not None else None


def _skip_blanks(text: str, at: int) -> int:
    while text[at : at + 1] in (" ", "\t"):
        at += 1
    return at


def _short(text: str, most: int = 40) -> str:
    return said("“{line}”", line=text if len(text) <= most else text[: most - 1] + "…")


def _type_words(value: object) -> str:
    if isinstance(value, bool):
        return said("truth value")
    return said("empty value") if value is None else "number"
