"""Pages put together from blocks: head, running title, foot with page number and credits."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from designer.printing.display import Box, DisplayList, Group, Item, PathShape, Stroke, TextBox
from designer.printing.paper import Paper, pt
from designer.printing.scenes import BoardScene
from designer.printing.text import (
    HEADING,
    INK,
    LINE,
    MUTED,
    NOTE,
    TITLE,
    Measure,
    Style,
    one_line,
    paragraph,
)
from designer.printing.words import SheetWords

__all__ = ["Block", "Sheet", "compose", "head_block", "heading_block", "picture_in", "rule"]

_TOP = 13.0
_BOTTOM = 10.0
_FOOT = Style(pt(6.5), colour=MUTED, line_height=1.35)
_GAP = 1.8  # above a heading
_FIGURE = 18.0  # room for the figure at the right of a heading
_WIDOW = 0.2  # of a page, below which the last one is not worth its paper
_RUNNING = 9.0  # height of the running title of further pages


class Sheet(msgspec.Struct, frozen=True):
    """Give something to print: its pages and the boards that they show, by name."""

    title: str
    pages: tuple[DisplayList, ...]
    scenes: Mapping[str, BoardScene] = MappingProxyType({})


class Block(msgspec.Struct, frozen=True):
    """Give items that stay together on a page, about their own upper left corner.

    Attributes:
        keep: stays with the block after it.
        spare: how much of its height may be left out, where a page would hold next to nothing.
    """

    height: float
    items: tuple[Item, ...]
    keep: bool = False
    spare: float = 0.0


def compose(
    *,
    title: str,
    blocks: Sequence[Block],
    paper: Paper,
    measure: Measure,
    words: SheetWords,
    made_from: str,
    credit_lines: Sequence[str],
) -> tuple[DisplayList, ...]:
    """Put blocks on as many pages as they need.

    Args:
        title: of the pages, for the running title and for screen readers.
        blocks: from top to bottom; the first is the head.
        paper: whose margins are kept.
        measure: measures text.
        words: the sheet's own words.
        made_from: what the list was made from, for the foot.
        credit_lines: whose pictures are shown, on every page.
    """
    foot_height, foot = _foot(paper, measure, credit_lines)
    lowest = paper.height - _BOTTOM - foot_height - 3.0
    pages = _pages(blocks, lowest - _TOP)
    made = []
    for number, placed in enumerate(pages, start=1):
        items: list[Item] = []
        if number > 1:
            items.append(_running(paper, words("continued", title=title)))
        items += [
            Group(block.items, dx=paper.margin, dy=_TOP + y) for y, block in placed if block.items
        ]
        numbering = words("page", page=number, pages=len(pages))
        items += [*foot, *_numbered(paper, foot_height, f"{made_from}  ·  {numbering}")]
        spoken = f"{title}. {numbering}"
        made.append(DisplayList(paper.width, paper.height, tuple(items), "mm", spoken))
    return tuple(made)


def head_block(paper: Paper, measure: Measure, title: str, subtitle: str) -> Block:
    """Give the head of the first page: title, second line, a strong rule."""
    width = paper.inner_width
    n_lines = min(2, measure.lines(title, TITLE, width))
    height = n_lines * TITLE.size * 1.2
    heading = TextBox(
        title,
        Box(0, 0, width, height),
        role=TITLE.role,
        size=TITLE.size,
        weight=TITLE.weight,
        colour=INK,
        wrap=n_lines > 1,
        line_height=1.2,
        smallest=0.5,
    )
    below, second = paragraph(measure, subtitle, Style(pt(9), colour=MUTED), 0, height + 1.2, width)
    foot = height + 1.2 + second + 1.8
    return Block(foot + 2.0, (heading, below, rule(0, foot, width, INK, 0.35)), keep=True)


def heading_block(
    paper: Paper, measure: Measure, title: str, figure: str = "", note: str = ""
) -> Block:
    """Give the heading of a section, with a note after it and a figure at the right.

    A note that does not fit beside the title stands below the line.
    """
    width, step = paper.inner_width, HEADING.step
    items: list[Item] = [one_line(title, HEADING, Box(0, _GAP, width - _FIGURE, step))]
    if figure:
        style = msgspec.structs.replace(HEADING, colour=MUTED)
        items.append(one_line(figure, style, Box(width - _FIGURE, _GAP, _FIGURE, step), "right"))
    foot = _GAP + step + 0.5
    items.append(rule(0, foot, width, LINE, 0.25))
    height = foot + 1.4
    if note:
        x = measure.width(title, HEADING) + 3.0
        if x + measure.width(note, NOTE) <= width - _FIGURE:
            room = Box(x, _GAP + 0.2, width - _FIGURE - x, step)
            items.append(one_line(note, NOTE, room))
        else:
            below, used = paragraph(measure, note, NOTE, 0, height, width)
            items.append(below)
            height += used + 1.0
    return Block(height, tuple(items), keep=True)


def rule(x: float, y: float, width: float, colour: str, thickness: float) -> PathShape:
    """Give a line across."""
    return PathShape(f"M {x:g} {y:g} L {x + width:g} {y:g}", None, Stroke(colour, thickness))


def picture_in(display: DisplayList, box: Box, name: str, seen_px: float) -> Group:
    """Give a picture fitted into a box of a page.

    Args:
        display: the picture.
        box: kept in proportion and in the middle of it.
        name: of the group.
        seen_px: what it shows is what it shows at this width on the screen; small pictures leave
            out what could not be read.
    """
    scale = min(box.width / display.width, box.height / display.height)
    return Group(
        tuple(_seen(display.items, seen_px)),
        dx=box.x + (box.width - display.width * scale) / 2,
        dy=box.y + (box.height - display.height * scale) / 2,
        scale=scale,
        name=name,
    )


def _seen(items: Iterable[Item], width_px: float) -> Iterable[Item]:
    for item in items:
        if not isinstance(item, Group):
            yield item
        elif item.is_shown(width_px):
            inner = tuple(_seen(item.items, width_px))
            yield msgspec.structs.replace(item, items=inner, from_px=0.0, below_px=None)


def _pages(blocks: Sequence[Block], height: float) -> Sequence[Sequence[tuple[float, Block]]]:
    """Break blocks into pages, set closer where the last one would else hold next to nothing."""
    pages = list(_broken(blocks, height))
    low, last = pages[-1][-1]
    if len(pages) > 1 and low + last.height < height * _WIDOW:
        closer = [msgspec.structs.replace(b, height=b.height - b.spare) for b in blocks]
        fewer = list(_broken(closer, height))
        pages = fewer if len(fewer) < len(pages) else pages
    return pages


def _broken(blocks: Sequence[Block], height: float) -> Iterable[list[tuple[float, Block]]]:
    """Give each page's blocks with their places; a block that is too high has a page of its own."""
    page: list[tuple[float, Block]] = []
    y = 0.0
    for number, block in enumerate(blocks):
        needed = block.height + _kept_with(blocks, number)
        if page and y + needed > height and any(not b.keep for _, b in page):
            yield page
            page, y = [], _RUNNING
        page.append((y, block))
        y += block.height
    if page:
        yield page


def _kept_with(blocks: Sequence[Block], number: int) -> float:
    """Give the height of what must follow a block on the same page."""
    more = 0.0
    while blocks[number].keep and number + 1 < len(blocks):
        number += 1
        more += blocks[number].height
    return more


def _running(paper: Paper, text: str) -> TextBox:
    return one_line(text, NOTE, Box(paper.margin, _TOP, paper.inner_width, NOTE.step))


def _foot(
    paper: Paper, measure: Measure, credit_lines: Sequence[str]
) -> tuple[float, tuple[Item, ...]]:
    """Give the height of the foot, and what is the same on every page."""
    width = paper.inner_width
    heights = [measure.lines(text, _FOOT, width) * _FOOT.step for text in credit_lines]
    height = 1.5 + _FOOT.step + sum(heights)
    top = paper.height - _BOTTOM - height
    items: list[Item] = [rule(paper.margin, top, width, LINE, 0.25)]
    y = top + 1.5 + _FOOT.step
    for text in credit_lines:
        line, used = paragraph(measure, text, _FOOT, paper.margin, y, width)
        items.append(line)
        y += used
    return height, tuple(items)


def _numbered(paper: Paper, foot_height: float, text: str) -> tuple[Item, ...]:
    y = paper.height - _BOTTOM - foot_height + 1.5
    return (one_line(text, _FOOT, Box(paper.margin, y, paper.inner_width, _FOOT.step)),)
