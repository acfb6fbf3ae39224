"""Use cases without Qt: open a project, edit, check in the background, preview games."""

from designer.session.checking import Checker, Report
from designer.session.files import ChangedOutsideError
from designer.session.history import Blocked, Step
from designer.session.outside import Happened, OutsideChange
from designer.session.workspace import Changed, Snapshot, Workspace

__all__ = [
    "Blocked",
    "Changed",
    "ChangedOutsideError",
    "Checker",
    "Happened",
    "OutsideChange",
    "Report",
    "Snapshot",
    "Step",
    "Workspace",
]
