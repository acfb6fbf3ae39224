"""What mends problems, as edits: one fix, or the same fix everywhere. Qt-free."""

from collections.abc import Iterable, Mapping

from designer.diagnostics import Diagnostic, Fix, said
from designer.documents import Document, Edit, edit_of_fix
from designer.documents.edits import Splice

__all__ = ["alike", "fix_all", "fix_one"]


def fix_one(fix: Fix, documents: Mapping[str, Document]) -> Edit | None:
    """Give the edit of a fix, None if its documents are not what it was made for.

    Args:
        fix: what a diagnostic offers.
        documents: as they are on screen.
    """
    if any(change.file not in documents for change in fix.replacements):
        return None
    try:
        return edit_of_fix(fix, documents)
    except ValueError:
        return None


def alike(diagnostic: Diagnostic, others: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Give the problems of the same kind that have a fix, this one among them."""
    return tuple(d for d in others if d.code == diagnostic.code and d.fixes)


def fix_all(diagnostics: Iterable[Diagnostic], documents: Mapping[str, Document]) -> Edit | None:
    """Give one edit that mends several problems, each by the first fix it offers.

    What would change a place that an earlier fix changes already is left for the next time.

    Args:
        diagnostics: the problems, all of one kind.
        documents: as they are on screen.
    """
    taken: dict[str, list[tuple[int, int]]] = {}
    splices: list[Splice] = []
    n_fixed, title = 0, ""
    for diagnostic in diagnostics:
        edit = fix_one(diagnostic.fixes[0], documents) if diagnostic.fixes else None
        if edit is None or edit.is_empty or _meets(edit, taken):
            continue
        for splice in edit.splices:
            taken.setdefault(splice.path, []).append((splice.start, splice.end))
        splices += edit.splices
        n_fixed += 1
        title = title or diagnostic.fixes[0].title
    if not splices:
        return None
    label = (
        title
        if n_fixed == 1
        else said("{title}, and {n_fixed} more like it", title=title, n_fixed=n_fixed - 1)
    )
    return Edit.of(label, splices)


def _meets(edit: Edit, taken: Mapping[str, list[tuple[int, int]]]) -> bool:
    return any(
        splice.start <= end and start <= splice.end
        for splice in edit.splices
        for start, end in taken.get(splice.path, ())
    )
