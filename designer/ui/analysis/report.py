"""A report on content as a page: sections of figures, each with what it means."""

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from designer.paint.fonts import font
from designer.paint.look import Look
from designer.play.report import Report, ReportRow
from designer.ui.kit.languages import tr, translated

__all__ = ["ReportView"]


class ReportView(QTextBrowser):
    """Show a report; arrows scroll it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._report: Report | None = None
        self.setFont(font("ui", 12.5))
        self.setAccessibleName(tr("Analysis"))
        self.setOpenLinks(False)
        look.changed.connect(self._write)

    def show_report(self, report: Report) -> None:
        """Show another report."""
        if report != self._report:
            self._report = report
            self._write()

    def _write(self) -> None:
        report, muted = self._report, self._look.theme.muted
        if report is None:
            return
        parts = [f"<h3>{_said(report.title)}</h3>"]
        for section in report.sections:
            parts.append(f"<h4>{_said(section.title)}</h4>")
            if section.text:
                parts.append(f"<p style='color:{muted}'>{_said(section.text)}</p>")
            rows = "".join(self._row(row) for row in section.rows)
            parts.append(f"<table cellpadding='3' width='100%'>{rows}</table>")
        self.setHtml("".join(parts))

    def _row(self, row: ReportRow) -> str:
        theme = self._look.theme
        colour = theme.warn if row.is_fault else theme.text
        title = f"<span style='color:{colour}'>{_said(row.title)}</span>"
        text = f"<br><span style='color:{theme.muted}'>{_said(row.text)}</span>" if row.text else ""
        return (
            f"<tr><td>{title}{text}</td>"
            f"<td align='right' style='color:{colour}'><b>{_said(row.value)}</b></td></tr>"
        )


def _said(text: str) -> str:
    return escape(translated(text))
