"""The picture of a route: as large as its spaces are wished, or as large as the paper allows."""

from designer.printing.board_sizes import board_size
from designer.printing.display import BoardView, Box, DisplayList, Item, RoundedRectangle
from designer.printing.laying import LayingPlan
from designer.printing.paper import Paper, pt
from designer.printing.sheets import Sheet
from designer.printing.text import INK, MUTED, TITLE, Measure, Style, one_line, paragraph
from designer.printing.words import SheetWords

__all__ = ["SPACE_MM", "picture_on_paper", "picture_sheet"]

SPACE_MM = 10.0
"""Width of a space in a picture that nobody chose a size for."""

_ROOT3 = 3**0.5
_USUAL_WIDTH = 210.0  # of a picture whose texts have their usual size
_GROUND = "#FFFFFF"


def picture_sheet(
    plan: LayingPlan, measure: Measure, words: SheetWords, space_mm: float = SPACE_MM
) -> Sheet:
    """Give a picture in which each space is `space_mm` wide, flat side to flat side."""
    scene = plan.scenes[plan.scene]
    across, down = board_size(scene)
    radius = space_mm / _ROOT3
    width = max(across * radius / 0.94, 40.0)
    scale = width / _USUAL_WIDTH
    head = _head_height(plan, width, scale, measure, words)
    foot = _foot_height(plan, width, scale, measure)
    height = head + down * radius + foot + 4 * scale
    return _sheet(plan, width, height, scale, measure, words)


def picture_on_paper(plan: LayingPlan, paper: Paper, measure: Measure, words: SheetWords) -> Sheet:
    """Give a picture that fills a sheet of paper, which lies as suits the board."""
    across, down = board_size(plan.scenes[plan.scene])
    if across > down:
        paper = paper.turned()
    scale = min(paper.width, paper.height) / _USUAL_WIDTH
    return _sheet(plan, paper.width, paper.height, scale, measure, words)


def _sheet(
    plan: LayingPlan,
    width: float,
    height: float,
    scale: float,
    measure: Measure,
    words: SheetWords,
) -> Sheet:
    margin = width * 0.03
    head = _head_height(plan, width, scale, measure, words)
    foot = _foot_height(plan, width, scale, measure)
    inner = width - 2 * margin
    items: list[Item] = [RoundedRectangle(Box(0, 0, width, height), 0, _GROUND)]
    title = _scaled(TITLE, scale)
    top = 7 * scale
    items.append(one_line(plan.title, title, Box(margin, top, inner, title.step)))
    line, _ = paragraph(
        measure, _pieces(plan, words), _second(scale), margin, top + title.step, inner
    )
    items.append(line)
    items.append(BoardView(plan.scene, Box(margin, head, inner, height - head - foot)))
    y = height - foot + 2 * scale
    for text in plan.credits:
        placed, used = paragraph(measure, text, _small(scale), margin, y, inner)
        items.append(placed)
        y += used
    name = f"{plan.title}, {words('route_picture')}"
    page = DisplayList(round(width, 3), round(height, 3), tuple(items), "mm", name)
    return Sheet(name, (page,), plan.scenes)


def _pieces(plan: LayingPlan, words: SheetWords) -> str:
    """Give letters and turns, as players pass routes on."""
    steps = " · ".join(
        f"{step.piece}{':' if step.piece[-1:].isdigit() else ''} {step.turn}" for step in plan.steps
    )
    return f"{words('pieces_and_turns')}: {steps}" if steps else ""


def _head_height(
    plan: LayingPlan, width: float, scale: float, measure: Measure, words: SheetWords
) -> float:
    style = _second(scale)
    lines = measure.lines(_pieces(plan, words), style, width * 0.94)
    return 7 * scale + _scaled(TITLE, scale).step + lines * style.step + 2 * scale


def _foot_height(plan: LayingPlan, width: float, scale: float, measure: Measure) -> float:
    style = _small(scale)
    lines = sum(measure.lines(text, style, width * 0.94) for text in plan.credits)
    return lines * style.step + 7 * scale


def _scaled(style: Style, scale: float) -> Style:
    return Style(style.size * scale, style.role, style.weight, INK, style.line_height)


def _second(scale: float) -> Style:
    return Style(pt(8.5) * scale, colour=MUTED)


def _small(scale: float) -> Style:
    return Style(pt(6.5) * scale, colour=MUTED)
