"""A component list for other programs and for plain reading: CSV, text, a tree for JSON."""

import csv
import io
from collections.abc import Iterator, Sequence

from designer.printing.components import Component, ComponentList
from designer.printing.owning import Lack, Owning
from designer.printing.owning_words import box_line, lack_lines
from designer.printing.words import SheetWords

__all__ = ["SEPARATORS", "list_csv", "list_text", "list_tree"]

SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}

_COLUMNS = (
    "section",
    "piece",
    "count",
    "source",
    "where_used",
    "side_of",
    "box",
    "in_one_box",
    "missing",
    "id",
)
# What a spreadsheet would take for a formula, or for the end of a cell.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def list_csv(
    listed: ComponentList, answer: Owning, words: SheetWords, separator: str = ","
) -> bytes:
    """Give a table that spreadsheets open as it is meant: UTF-8 with its mark, quoted, CRLF.

    A text that a spreadsheet would take for a formula gets an apostrophe before it. The sums per
    box follow after the pieces.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow([words(column) for column in _COLUMNS])
    titles = {box.id: box.title for box in listed.boxes}
    lacks = {lack.piece: lack for lack in answer.lacking}
    for section in listed.sections:
        for component in section.components:
            row = _row(component, section.title, titles, lacks, words)
            writer.writerow([_safe(cell) for cell in row])
    for title, pieces in _sums(answer, words):
        writer.writerow([words("sum"), "", pieces, "", "", "", _safe(title), "", "", ""])
    return b"\xef\xbb\xbf" + out.getvalue().encode("utf-8")


def list_text(listed: ComponentList, answer: Owning, words: SheetWords) -> str:
    """Give the list as plain text."""
    lines = [listed.title, f"{listed.subtitle}: {words.pieces(listed.total)}"]
    wide = max((len(str(c.count)) for c in listed.components()), default=1)
    for section in listed.sections:
        lines += ["", f"{section.title} ({section.total})"]
        note = " · ".join(filter(None, (section.note, words.source(section.source))))
        lines += [f"  {note}"] if note else []
        for component in section.components:
            own_source = "" if section.source else words.source(component.source)
            more = ", ".join(filter(None, (component.side_of, component.used, own_source)))
            line = f"  {component.count:>{wide}} × {component.title}"
            lines.append(f"{line}: {more}" if more else line)
    lines += ["", words("boxes")]
    lines += [f"  {box_line(use, words)}" for use in answer.boxes]
    if answer.to_make:
        lines.append(f"  {words('to_make', pieces=words.pieces(answer.to_make))}")
    lines += [f"  {words('lacking')}: {line}" for line in lack_lines(answer, words)]
    if answer.is_said and not answer.lacking:
        lines.append(f"  {words('nothing_lacks')}")
    lines += [f"  {words('faults')}: {fault}" for fault in listed.faults]
    lines += ["", *listed.credits] if listed.credits else []
    return "\n".join(lines) + "\n"


def list_tree(listed: ComponentList, answer: Owning) -> dict[str, object]:
    """Give the list as a plain tree."""
    return {
        "title": listed.title,
        "subtitle": listed.subtitle,
        "players": listed.players,
        "options": {option.id: option.on for option in listed.options},
        "total": listed.total,
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "note": section.note,
                "components": [_component_tree(c) for c in section.components],
            }
            for section in listed.sections
        ],
        "boxes": [
            {
                "id": use.box.id,
                "title": use.box.title,
                "pieces": use.pieces,
                "needed": use.needed,
                "owned": use.owned,
            }
            for use in answer.boxes
        ],
        "to_make": answer.to_make,
        "missing": [
            {
                "piece": lack.piece,
                "title": lack.title,
                "sides": list(lack.sides),
                "needed": lack.needed,
                "there": lack.there,
                "proven": lack.proven,
            }
            for lack in answer.lacking
        ],
        "not_listed": list(listed.faults),
        "credits": list(listed.credits),
    }


def _component_tree(component: Component) -> dict[str, object]:
    return {
        "id": component.id,
        "title": component.title,
        "count": component.count,
        "source": component.source,
        "used": component.used,
        "box": component.box,
        "in_one_box": component.stock,
        "piece": component.piece or component.id,
        "side_of": component.side_of,
    }


def _row(
    component: Component,
    section: str,
    boxes: dict[str, str],
    lacks: dict[str, Lack],
    words: SheetWords,
) -> Sequence[str | int]:
    lack = lacks.get(component.piece or component.id)
    return (
        section,
        component.title,
        component.count,
        words.source(component.source),
        component.used,
        component.side_of,
        boxes.get(component.box, "") or words("no_box"),
        component.stock,
        lack.short if lack is not None else 0,
        component.id,
    )


def _sums(answer: Owning, words: SheetWords) -> Iterator[tuple[str, int]]:
    for use in answer.boxes:
        yield use.box.title, use.pieces
    if answer.to_make:
        yield words("no_box"), answer.to_make


def _safe(cell: str | int) -> str | int:
    """Keep a spreadsheet from taking a text for a formula."""
    if isinstance(cell, str) and cell.lstrip(" ").startswith(_FORMULA):
        return "'" + cell
    return cell
