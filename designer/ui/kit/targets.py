"""Asking where a file goes: its ending is that of what is written, and nothing is replaced unasked."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from designer.ui.kit.languages import tr

__all__ = ["ask_target", "with_ending"]

_elsewhere: dict[Path, Path] = {}
"""Where the user went instead of a folder that was offered; the next file is offered to go there, too."""

_ENDING = re.compile(r"\*((?:\.\w+)+)")


def ask_target(parent: QWidget, title: str, begin: str, kinds: str) -> tuple[Path | None, str]:
    """Ask for a file to write.

    Args:
        parent: over what it is asked.
        title: of the dialog.
        begin: the file that is offered.
        kinds: the kinds of files, as Qt's dialogs want them: `PNG (*.png);;SVG (*.svg)`.

    Returns:
        The file, None for none, and the kind that was chosen. A name without one of the endings of
        the kinds gets the first of the chosen one; what the file dialog did not ask about then is
        asked here.
    """
    offered = Path(begin)
    folder = _elsewhere.get(offered.parent, offered.parent)
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(folder / offered.name), kinds)
    if not chosen:
        return None, kind
    _elsewhere[offered.parent] = Path(chosen).parent
    path = with_ending(Path(chosen), _ENDING.findall(kind), _ENDING.findall(kinds))
    if path != Path(chosen) and path.exists() and not _may_replace(parent, title, path):
        return None, kind
    return path, kind


def with_ending(path: Path, wanted: Sequence[str], known: Sequence[str]) -> Path:
    """Give a file the first of the wanted endings, unless it has a known one.

    Where none is wanted (*All files*), any ending will do.
    """
    name = path.name.casefold()
    if any(name.endswith(ending) and name != ending for ending in known):
        return path
    if not wanted and path.suffix:
        return path
    ending = (*wanted, *known, "")[0]
    return path.with_name(path.name + ending)


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    text = tr("{name} is there already. Replace it?", name=path.name)
    return QMessageBox.question(parent, title, text) == QMessageBox.StandardButton.Yes
