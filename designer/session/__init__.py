"""Use cases without Qt: open a project, edit, check in the background, preview games."""

from designer.session.checking import Checker, Report
from designer.session.workspace import Workspace

__all__ = ["Checker", "Report", "Workspace"]
