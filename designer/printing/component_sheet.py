"""The component list as pages: every piece with picture, count, name, use and source."""

from collections.abc import Iterator

import msgspec

from designer.printing.components import Component, ComponentList, ComponentSection
from designer.printing.display import Box, Group, Item, TextBox
from designer.printing.owning import Owning
from designer.printing.owning_words import box_line, lack_lines
from designer.printing.paper import Paper, pt
from designer.printing.sheets import Block, Sheet, compose, head_block, heading_block, picture_in
from designer.printing.text import (
    BODY,
    NOTE,
    WARN,
    Measure,
    Style,
    paragraph,
)
from designer.printing.words import SheetWords

__all__ = ["component_sheet"]

_COUNT = Style(pt(9), weight=600, line_height=1.25)
_NAME = Style(pt(8), line_height=1.25)
_DETAIL = Style(pt(6.5), colour=NOTE.colour, line_height=1.25)
_GAP = 1.8  # between a picture and its words, and between rows
_BETWEEN = 3.0  # between two columns
_SMALLEST = 0.6  # of its size, that a word is set in to fit
_LEAST_WORDS = 13.0  # the least room that the words beside a picture have
_ROOMY = 26.0  # room in which count and name stand on one line
# What a picture shows is chosen as if it were this many pixels per mm wide on a screen.
_SEEN_PX_PER_MM = 9.0


def component_sheet(
    listed: ComponentList,
    answer: Owning,
    paper: Paper,
    measure: Measure,
    words: SheetWords,
    made_from: str = "",
) -> Sheet:
    """Lay out a component list.

    Args:
        listed: the pieces.
        answer: what the boxes hold of them.
        paper: its size and margins.
        measure: measures text as it will be drawn.
        words: the sheet's own words.
        made_from: what it was made from, for the foot of each page.
    """
    subtitle = f"{listed.subtitle}: {words.pieces(listed.total)}"
    blocks = [head_block(paper, measure, listed.title, subtitle)]
    blocks += _boxes(answer, paper, measure, words)
    for section in listed.sections:
        blocks += _section(section, paper, measure, words)
    blocks += _lacking(listed, answer, paper, measure, words)
    title = f"{listed.title}, {words('component_list')}"
    pages = compose(
        title=title,
        blocks=blocks,
        paper=paper,
        measure=measure,
        words=words,
        made_from=made_from,
        credit_lines=listed.credits,
    )
    return Sheet(title, pages, listed.scenes)


def _section(
    section: ComponentSection, paper: Paper, measure: Measure, words: SheetWords
) -> Iterator[Block]:
    note = " · ".join(filter(None, (section.note, words.source(section.source))))
    yield heading_block(paper, measure, section.title, str(section.total), note)
    columns = _columns(section, paper)
    width = (paper.inner_width - _BETWEEN * (columns - 1)) / columns
    room = width - section.picture_width - _GAP
    inline = room >= _ROOMY or all(
        measure.width(_counted(c), _COUNT) <= room for c in section.components
    )
    for first in range(0, len(section.components), columns):
        row = section.components[first : first + columns]
        cells = [_cell(c, section, width, measure, words, inline=inline) for c in row]
        height = max(used for _, used in cells)
        items = tuple(
            Group(inside, dx=number * (width + _BETWEEN), name=component.id)
            for number, (component, (inside, _)) in enumerate(zip(row, cells, strict=True))
        )
        yield Block(height + _GAP, items, spare=_GAP * 0.6)


def _columns(section: ComponentSection, paper: Paper) -> int:
    """Give how many columns fit: fewer on small paper, never so many that no word has room."""
    least = section.picture_width + _GAP + _LEAST_WORDS + _BETWEEN
    return max(1, min(section.columns, int((paper.inner_width + _BETWEEN) / least)))


def _cell(
    component: Component,
    section: ComponentSection,
    width: float,
    measure: Measure,
    words: SheetWords,
    *,
    inline: bool,
) -> tuple[tuple[Item, ...], float]:
    """Give one piece about its own corner, and the height it takes."""
    box = Box(0, 0, section.picture_width, section.picture_height)
    seen = box.width * _SEEN_PX_PER_MM
    items: list[Item] = [
        picture_in(component.picture, box, f"picture {component.id}", seen_px=seen)
    ]
    x = section.picture_width + _GAP
    room = width - x
    details = [component.side_of, component.used]
    if not section.source:
        details.append(words.source(component.source))
    y = 0.0
    texts: list[TextBox] = []
    names = (
        ((_counted(component), _COUNT),)
        if inline
        else ((f"{component.count} ×", _COUNT), (component.title, _NAME))
    )
    for text, style in (*names, (", ".join(filter(None, details)), _DETAIL)):
        if text:
            fitting = _fitting(text, style, room, measure)
            placed, used = paragraph(measure, text, fitting, x, y, room)
            texts.append(placed)
            y += used
    down = max(0.0, (section.picture_height - y) / 2)
    items += [_lowered(text, down) for text in texts]
    return tuple(items), max(section.picture_height, y)


def _fitting(text: str, style: Style, room: float, measure: Measure) -> Style:
    """Give a style as small as the longest word wants it: a word is never cut."""
    # Lines break behind hyphens too, so that what a hyphen ends is a word of its own.
    widest = max(measure.width(word, style) for word in text.replace("-", "- ").split())
    if widest <= room:
        return style
    share = max(_SMALLEST, 0.98 * room / widest)
    return msgspec.structs.replace(style, size=style.size * share)


def _counted(component: Component) -> str:
    return f"{component.count} × {component.title}"


def _boxes(answer: Owning, paper: Paper, measure: Measure, words: SheetWords) -> Iterator[Block]:
    """Say first which boxes are enough."""
    lines = [box_line(use, words) for use in answer.boxes]
    if answer.to_make:
        lines.append(words("to_make", pieces=words.pieces(answer.to_make)))
    if answer.is_said and not answer.lacking:
        lines.append(words("nothing_lacks"))
    for line in lines:
        placed, height = paragraph(measure, line, BODY, 0, 0, paper.inner_width)
        yield Block(height, (placed,), keep=True)


def _lacking(
    listed: ComponentList, answer: Owning, paper: Paper, measure: Measure, words: SheetWords
) -> Iterator[Block]:
    """Say last what is missing."""
    style = Style(BODY.size, weight=600, colour=WARN)
    for key, lines in (("lacking", lack_lines(answer, words)), ("faults", listed.faults)):
        if lines:
            yield heading_block(paper, measure, words(key))
        for line in lines:
            placed, height = paragraph(measure, line, style, 0, 0, paper.inner_width)
            yield Block(height + 0.6, (placed,))


def _lowered(text: TextBox, dy: float) -> TextBox:
    return msgspec.structs.replace(text, box=msgspec.structs.replace(text.box, y=text.box.y + dy))
