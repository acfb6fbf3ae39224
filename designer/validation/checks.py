"""Run checks: small modules that look at a subject and give diagnostics."""

import traceback
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Protocol

from designer.diagnostics import Diagnostic, Location, Related, Severity
from designer.documents.faults import capped

__all__ = ["Check", "run_checks"]


class Check(Protocol):
    """Give one check: a module, or anything shaped like one. Its docstring is its help page.

    Attributes:
        CODE: code of the diagnostics it gives.
        RULE: id of the rule or ledger row behind it.
        SEVERITY: how bad they are.
        SCOPE: what it looks at (`route`).
    """

    CODE: str
    RULE: str
    SEVERITY: Severity
    SCOPE: str

    def run(self, subject: Any) -> Iterator[Diagnostic]:
        """Look at the subject."""


def run_checks(
    checks: Iterable[Check | ModuleType], subject: object, path: str = ""
) -> tuple[Diagnostic, ...]:
    """Give what the checks find, each file's and code's first ones.

    Args:
        checks: the checks.
        subject: what they look at.
        path: the file that the subject comes from: where a failure of a check is reported.

    Returns:
        The findings in the order of the checks. A check that raises gives one `core/check-failed`
        with the traceback beside it; what it had found before stays.
    """
    found: list[Diagnostic] = []
    for check in checks:
        try:
            found.extend(check.run(subject))
        except Exception as error:  # noqa: BLE001 - a border: a check may fail in any way
            found.append(_failed(check, error, path))
    return capped(found)


def _failed(check: Check | ModuleType, error: Exception, path: str) -> Diagnostic:
    code = getattr(check, "CODE", getattr(check, "__name__", "a check"))
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = Location(last.filename, last.lineno or 1) if last else Location(path)
    story = "".join(traceback.format_exception(error))
    return Diagnostic(
        "core/check-failed",
        Severity.ERROR,
        f"The check {code} failed and says nothing about this file.",
        Location(path),
        "The other checks have run. Please report it with the text beside it.",
        object=str(code),
        related=(Related(where, story),),
    )
