"""An entry as a piece that can be put elsewhere: as the text it has, or as a value to be written."""

import re
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import emitting
from designer.documents.document import Document
from designer.documents.emitting import Format, inline
from designer.documents.layout import Kids, Slot, column, comments_in, entry_end
from designer.documents.nodes import Node
from designer.documents.operations import Refused, RefusedError
from designer.documents.placing import alone_in_flow, attached_from
from designer.documents.quoting import key_text
from designer.documents.sharing import walk

__all__ = ["Fragment", "comments_lost", "fragment_of"]

_BREAK = re.compile(r"\r\n|\r|\n")


class Fragment(msgspec.Struct, frozen=True):
    """Give an entry or item.

    Attributes:
        value: its value.
        text: its text from its first sign on, None where only the value counts.
        is_line: whether `text` is lines of a block, not a part of a flow collection.
        is_item: whether it is a list's item.
        at_column: the column in which the text stood.
        start: the offset of its first sign.
        head: how much of `text` is comment above it.
        held: whether comments stand in it, which cannot go into brackets.
        value_text: the text of the value alone, where that is one line.
        comment: what stands behind it in its line, for one out of a flow collection.
    """

    value: Any
    text: str | None = None
    is_line: bool = False
    is_item: bool = False
    at_column: int = 0
    start: int = 0
    head: int = 0
    held: bool = False
    value_text: str | None = None
    comment: str = ""

    def lines(
        self, key: str | None, form: Format, at_column: int, beside: Node | None
    ) -> list[str]:
        """Give it as relative lines of a block collection.

        Args:
            key: its key there, None in a list.
            form: the layout of the file.
            at_column: where it will stand.
            beside: the value next to which it comes, whose style is followed by new values.
        """
        if self.text is not None and self.is_line and self.is_item == (key is None):
            return _outdented(_BREAK.split(self.text), self.at_column)
        if self.text is not None and not self.is_line and self.is_item == (key is None):
            return [(f"- {self.text}" if key is None else self.text) + self.comment]
        self._lose_nothing()
        if self.value_text is not None:
            head = "- " if key is None else f"{key_text(key)}: "
            return [head + self.value_text + self.comment]
        if key is None:
            return emitting.item_lines(self.value, form, like=beside, column=at_column)
        return emitting.entry_lines(key, self.value, form, like=None, column=at_column)

    def one_line(self, key: str | None) -> str:
        """Give a value as a line of a block collection, whatever its length."""
        value = inline(self.value)
        return f"- {value}" if key is None else f"{key_text(key)}: {value}"

    def inline(self, key: str | None) -> str:
        """Give it as an entry of a flow collection."""
        if self.text is not None and not self.is_line and self.is_item == (key is None):
            return self.text
        self._lose_nothing()
        value = inline(self.value, flow=True)
        return value if key is None else f"{key_text(key, flow=True)}: {value}"

    def renamed(self, slot: Slot, key: str, *, flow: bool) -> "Fragment":
        """Give it with another key."""
        if self.text is None or slot.key is None:
            return self
        like = slot.key.style if slot.key.style in ("'", '"') else ""
        at = slot.key.start - self.start + self.head
        end = at + slot.key.end - slot.key.start
        new = key_text(key, like=like, flow=flow)
        return msgspec.structs.replace(self, text=self.text[:at] + new + self.text[end:])

    def _lose_nothing(self) -> None:
        if self.held or (self.comment and self.value_text is None):
            raise comments_lost()


def comments_lost() -> RefusedError:
    """Give the refusal to move what would leave its comments behind."""
    return RefusedError(
        Refused(
            said("Comments stand in it that would be lost there."),
            said("Move it in the text, or take the comments out first."),
        )
    )


def fragment_of(document: Document, kids: Kids, slot: Slot, *, with_comments: bool) -> Fragment:
    """Take an entry as text.

    Args:
        document: the document.
        kids: the collection it stands in.
        slot: the entry.
        with_comments: whether the comment above that belongs to it alone comes along, and its
            anchors; a copy has neither.
    """
    text = document.text
    end = slot.end if kids.flow else entry_end(document, slot)
    start = slot.lead
    if with_comments and not kids.flow:
        first = attached_from(document, kids, slot, end)
        if first < document.lines.start_of(slot.lead):
            start = first + column(document, slot.lead)
    raw = text[start:end]
    if kids.flow and slot.key is not None and slot.value.start == slot.value.end:
        raw = f"{text[start : slot.key.end]}: null"
    if not with_comments:
        raw = _without_anchors(raw, start, slot)
    node = slot.value
    if slot.key is None:
        gaps = text[slot.lead : node.start]
    else:
        gaps = text[slot.lead : slot.key.begin] + text[slot.key.end : node.start]
    held = start < slot.lead or "#" in gaps or bool(comments_in(document, node))
    if not kids.flow:
        held = held or "#" in text[slot.end : end]
    plain = node.entries is None and node.items is None and node.style not in ("|", ">")
    one_line = text[node.start : node.end] if plain or node.style == "[" else None
    if one_line is not None and (not one_line or _BREAK.search(one_line)):
        one_line = None
    bare = one_line is not None and node.style == "[" and one_line[0] not in "[{"
    comment = alone_in_flow(document, kids, slot) if kids.flow and with_comments else None
    return Fragment(
        node.value,
        raw,
        is_line=not kids.flow,
        is_item=slot.key is None,
        at_column=column(document, slot.lead),
        start=slot.lead,
        head=slot.lead - start,
        held=held,
        value_text=None if bare or (plain and kids.flow is False and node.anchor) else one_line,
        comment=comment or "",
    )


def _without_anchors(raw: str, start: int, slot: Slot) -> str:
    """Take the anchors out of a copied text, whose names must stay with the original."""
    nodes = [node for _, node in walk(slot.value)]
    if slot.key is not None:
        nodes.append(slot.key)
    for node in sorted((n for n in nodes if n.anchor is not None), key=lambda n: -n.begin):
        at = raw.find(f"&{node.anchor}", node.begin - start)
        if at < 0:
            continue
        end = at + len(node.anchor or "") + 1
        while raw[end : end + 1] in (" ", "\t"):
            end += 1
        if raw[end : end + 1] in ("\r", "\n", ""):
            while at and raw[at - 1] in " \t":
                at -= 1
        raw = raw[:at] + raw[end:]
    return raw


def _outdented(lines: list[str], by: int) -> list[str]:
    """Take so many columns of indentation from all lines but the first, where they have them."""
    rest = (line[min(by, len(line) - len(line.lstrip(" "))) :] for line in lines[1:])
    return [lines[0], *rest]
