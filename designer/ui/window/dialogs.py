"""What the user is asked in a dialog: files, and what to do with unsaved changes; and what is suggested."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from designer.paint.look import Look
from designer.ui.kit.buttons import Button
from designer.ui.kit.languages import mark, tr, trn
from designer.ui.kit.targets import ask_target

__all__ = [
    "ask_unsaved",
    "choose_file",
    "choose_folder",
    "choose_target",
    "documents_folder",
    "free_path",
    "unsaved_box",
]

_FILTER = mark("Documents (*.yaml *.yml);;All files (*)")


def choose_file(parent: QWidget) -> str:
    """Ask for a file to open; "" when none is chosen."""
    return QFileDialog.getOpenFileName(parent, tr("Open"), "", tr(_FILTER))[0]


def choose_folder(parent: QWidget) -> str:
    """Ask for a folder; "" when none is chosen."""
    return QFileDialog.getExistingDirectory(parent, tr("Open folder"))


def choose_target(parent: QWidget, path: str) -> str:
    """Ask where to write; "" when nowhere."""
    chosen, _ = ask_target(parent, tr("Save as"), path, tr(_FILTER))
    return "" if chosen is None else str(chosen)


def documents_folder() -> Path:
    """Give the folder where a user keeps documents, home where there is none."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()


def free_path(path: Path) -> Path:
    """Give a path at which nothing is yet."""
    number, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem}_{number}")
        number += 1
    return free


def ask_unsaved(parent: QWidget, look: Look, names: list[str]) -> str:
    """Ask what to do with unsaved changes: `save`, `discard` or `cancel`."""
    box = unsaved_box(parent, look, names)
    box.exec()
    answer = box.clickedButton()
    box.deleteLater()
    return answer.objectName() if answer is not None else "cancel"


def unsaved_box(parent: QWidget, look: Look, names: list[str]) -> QMessageBox:
    """Give the question what to do with unsaved changes; its buttons are called by the answers."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Unsaved changes"))
    what = names[0] if len(names) == 1 else trn("{n} document", "{n} documents", len(names))
    box.setText(tr("Save the changes in {what}?", what=what))
    if len(names) > 1:
        box.setInformativeText("\n".join(names[:12]))
    roles = QMessageBox.ButtonRole
    save = Button(look, tr("Save"), primary=True, parent=box)
    discard = Button(look, tr("Discard"), parent=box)
    cancel = Button(look, tr("Cancel"), parent=box)
    for button, answer, role in (
        (save, "save", roles.AcceptRole),
        (discard, "discard", roles.DestructiveRole),
        (cancel, "cancel", roles.RejectRole),
    ):
        button.setObjectName(answer)
        box.addButton(button, role)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    return box
