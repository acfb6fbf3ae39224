"""Run checks: small modules that look at a subject and give diagnostics."""

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Protocol

from designer.diagnostics import Diagnostic, Location, Severity, failure_of, is_interrupt, said
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
            found.extend(map(_as_diagnostic, check.run(subject)))
        except BaseException as error:
            if is_interrupt(error):
                raise
            found.append(_failed(check, error, path))
    return capped(found)


def _as_diagnostic(found: object) -> Diagnostic:
    if not isinstance(found, Diagnostic):
        raise TypeError(f"a check gives diagnostics, not {found!r:.80}")
    return found


def _failed(check: Check | ModuleType, error: BaseException, path: str) -> Diagnostic:
    code = getattr(check, "CODE", getattr(check, "__name__", "a check"))
    what, story = failure_of(error)
    return Diagnostic(
        "core/check-failed",
        Severity.ERROR,
        said(
            "The check {code} failed and says nothing about this file: {what}.",
            code=code,
            what=what,
        ),
        Location(path),
        said("The other checks have run. Please report it with the text beside it."),
        object=str(code),
        related=(story,),
    )
