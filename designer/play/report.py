"""What an analysis of a game's content says: sections of rows, as plain data for any reader."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

__all__ = ["Report", "ReportRow", "ReportSection", "report_lines", "report_tree"]


class ReportRow(msgspec.Struct, frozen=True):
    """Give a figure.

    Attributes:
        title: what it is of; `value`: the figure; `text`: what it means, or what it comes from.
        is_fault: it tells something that should not be so.
    """

    title: str
    value: str
    text: str = ""
    is_fault: bool = False


class ReportSection(msgspec.Struct, frozen=True):
    """Give rows under a heading; `text` says how they are found."""

    title: str
    rows: tuple[ReportRow, ...]
    text: str = ""


class Report(msgspec.Struct, frozen=True):
    """Give a whole analysis."""

    title: str
    sections: tuple[ReportSection, ...]

    @property
    def is_faulty(self) -> bool:
        """Say whether some figure tells something that should not be so."""
        return any(row.is_fault for section in self.sections for row in section.rows)


def report_lines(report: Report) -> Iterator[str]:
    """Give a report as text, line by line."""
    yield report.title
    for section in report.sections:
        yield ""
        yield section.title
        if section.text:
            yield f"  {section.text}"
        wide = max((len(row.title) for row in section.rows), default=0)
        figures = max((len(row.value) for row in section.rows), default=0)
        for row in section.rows:
            mark = "!" if row.is_fault else " "
            yield f"{mark} {row.title:<{wide}}  {row.value:>{figures}}  {row.text}".rstrip()


def report_tree(report: Report) -> Mapping[str, Any]:
    """Give a report as plain data."""
    return {
        "title": report.title,
        "sections": [
            {
                "title": section.title,
                "text": section.text,
                "rows": [
                    {
                        "title": row.title,
                        "value": row.value,
                        "text": row.text,
                        "is_fault": row.is_fault,
                    }
                    for row in section.rows
                ],
            }
            for section in report.sections
        ],
    }
