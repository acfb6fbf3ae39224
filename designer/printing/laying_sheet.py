"""The set-up sheet as pages: the whole route, its pieces in building order, what else is made ready."""

from collections.abc import Iterator, Mapping

from designer.printing.board_sizes import fitting_height
from designer.printing.display import (
    BoardView,
    Box,
    Ellipse,
    Group,
    Item,
    PathShape,
    Stroke,
    TextBox,
)
from designer.printing.laying import LayingPlan, LayingStep, Touch
from designer.printing.paper import Paper, pt
from designer.printing.sheets import Block, Sheet, compose, head_block, heading_block, rule
from designer.printing.text import (
    ACCENT,
    BODY,
    INK,
    LINE,
    NOTE,
    STRONG,
    WARN,
    Measure,
    Style,
    one_line,
    paragraph,
)
from designer.printing.words import SheetWords, counted

__all__ = ["laying_sheet", "touch_words"]

_ROW_GAP = 1.6
_PICTURE = 14.0  # width and height of a piece in its row
_LEAST_BOARD, _MOST_BOARD = 45.0, 120.0
_FOOT = 16.0  # what the foot of a page takes at most
_LETTER = Style(pt(15), role="display", weight=700)
_SMALL = Style(pt(7), colour=NOTE.colour, line_height=1.25)
_TEXT = Style(pt(8), line_height=1.28)


def laying_sheet(
    plan: LayingPlan, paper: Paper, measure: Measure, words: SheetWords, made_from: str = ""
) -> Sheet:
    """Lay out the plan of a route; a route of a box's size fits on one page.

    Args:
        plan: the pieces in building order and what else is made ready.
        paper: its size and margins.
        measure: measures text as it will be drawn.
        words: the sheet's own words.
        made_from: what it was made from, for the foot of each page.
    """
    head = head_block(paper, measure, plan.title, plan.subtitle)
    rows = [_row(number, step, paper, measure, words) for number, step in enumerate(plan.steps, 1)]
    if rows:
        rows.insert(0, heading_block(paper, measure, words("lay")))
        rows.append(_small(words("turns_from"), paper, measure))
    notes = list(_notes(plan, paper, measure, words))
    rest = sum(block.height for block in (head, *rows, *notes))
    room = paper.height - 13.0 - 10.0 - _FOOT - rest
    blocks = [head, _board(plan, paper, room), *rows, *notes]
    title = f"{plan.title}, {words('set_up_sheet')}"
    pages = compose(
        title=title,
        blocks=blocks,
        paper=paper,
        measure=measure,
        words=words,
        made_from=made_from,
        credit_lines=plan.credits,
    )
    return Sheet(title, pages, plan.scenes)


def touch_words(touch: Touch, words: SheetWords) -> str:
    """Say where a piece touches another."""
    said = words(
        "laid_on" if touch.on else "touch",
        clock=touch.clock,
        to=touch.to,
        own=counted(touch.own),
        other=counted(touch.other),
    )
    return f"{said}. {touch.barrier}" if touch.barrier else f"{said}."


def _board(plan: LayingPlan, paper: Paper, room: float) -> Block:
    """Give the whole route, as large as the rest of the page allows."""
    scene = plan.scenes.get(plan.scene)
    if scene is None:
        return Block(0.0, ())
    wanted = fitting_height(scene, paper.inner_width)
    height = min(wanted, max(_LEAST_BOARD, min(_MOST_BOARD, room)))
    view = BoardView(plan.scene, Box(0, 0, paper.inner_width, height))
    return Block(height + 1.5, (view,), keep=True)


def _row(number: int, step: LayingStep, paper: Paper, measure: Measure, words: SheetWords) -> Block:
    """Give a row: number, the piece as it lies, letter and name, turn, where it touches."""
    width = paper.inner_width
    columns = _columns(width)
    middle = _PICTURE / 2
    picture = BoardView(
        step.scene,
        Box(columns["picture"], 0, _PICTURE, _PICTURE),
        chosen=step.touching,
        plain=True,
        letters=False,
    )
    items: list[Item] = [
        Ellipse(3.0, middle, 2.9, 2.9, ACCENT),
        one_line(
            str(number),
            Style(pt(9), weight=700, colour="#FFFFFF"),
            Box(0.4, middle - 2.5, 5.2, 5.0),
            "center",
        ),
        picture,
        _dial(step, columns["turn"] + 5.0, middle),
    ]
    name_width = columns["turn"] - columns["name"] - 2.0
    name = ", ".join(filter(None, (step.name, words.source(step.source))))
    items += _stacked(
        ((step.piece, _LETTER if len(step.piece) <= 3 else STRONG), (name, _SMALL)),
        columns["name"],
        name_width,
        middle,
        measure,
    )
    turn_x = columns["turn"] + 11.0
    turn_width = columns["touch"] - turn_x - 2.0
    items += _stacked(((words.turned(step.turn), _SMALL),), turn_x, turn_width, middle, measure)
    lines = [touch_words(touch, words) for touch in step.touches] or [words("first")]
    texts = [(line, _TEXT) for line in lines]
    touch_width = width - columns["touch"]
    used = sum(measure.lines(text, style, touch_width) * style.step for text, style in texts)
    height = max(_PICTURE, used)
    items += _stacked(texts, columns["touch"], touch_width, height / 2, measure)
    items.append(rule(0, height + _ROW_GAP / 2, width, LINE, 0.2))
    return Block(height + _ROW_GAP, tuple(items))


def _columns(width: float) -> Mapping[str, float]:
    """Give where the columns of a row begin."""
    return {
        "picture": 8.0,
        "name": 8.0 + _PICTURE + 2.5,
        "turn": 8.0 + _PICTURE + width * 0.155,
        "touch": 8.0 + _PICTURE + width * 0.355,
    }


def _stacked(
    texts: "tuple[tuple[str, Style], ...] | list[tuple[str, Style]]",
    x: float,
    width: float,
    middle: float,
    measure: Measure,
) -> Iterator[TextBox]:
    """Give texts below each other about a middle."""
    heights = [measure.lines(text, style, width) * style.step for text, style in texts]
    y = middle - sum(heights) / 2
    for (text, style), height in zip(texts, heights, strict=True):
        yield paragraph(measure, text, style, x, y, width)[0]
        y += height


def _dial(step: LayingStep, x: float, y: float) -> Group:
    """Give the turn as a picture: the letter and the upper edge as they have been turned."""
    corners = ((-2.3, -4.0), (2.3, -4.0), (4.6, 0), (2.3, 4.0), (-2.3, 4.0), (-4.6, 0))
    outline = "M " + " L ".join(f"{cx:g} {cy:g}" for cx, cy in corners) + " Z"
    letter = one_line(
        step.piece if len(step.piece) <= 2 else "",
        Style(pt(10), role="display", weight=700),
        Box(-3.2, -2.4, 6.4, 5.4),
        "center",
    )
    items: tuple[Item, ...] = (
        PathShape(outline, None, Stroke(INK, 0.25)),
        PathShape("M -2.3 -4 L 2.3 -4", None, Stroke(ACCENT, 0.9)),
        letter,
    )
    return Group(items, dx=x, dy=y, angle_deg=60.0 * step.turn, name=f"turn {step.turn}")


def _notes(plan: LayingPlan, paper: Paper, measure: Measure, words: SheetWords) -> Iterator[Block]:
    if not (plan.notes or plan.faults):
        return
    yield heading_block(paper, measure, words("prepare"))
    left = 26.0
    for note in plan.notes:
        text, height = paragraph(measure, note.text, BODY, left, 0, paper.inner_width - left)
        title = one_line(note.title, STRONG, Box(0, 0, left - 2, STRONG.step))
        yield Block(height + 1.0, (title, text))
    for fault in plan.faults:
        style = Style(BODY.size, weight=600, colour=WARN)
        text, height = paragraph(measure, fault, style, 0, 0, paper.inner_width)
        yield Block(height + 1.0, (text,))


def _small(text: str, paper: Paper, measure: Measure) -> Block:
    placed, height = paragraph(measure, text, NOTE, 0, 0, paper.inner_width)
    return Block(height, (placed,))
