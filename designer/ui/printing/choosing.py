"""What the print window asks: where a file goes, and which printer."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from designer.ui.kit.languages import tr
from designer.ui.kit.targets import ask_target

__all__ = ["ask_printer", "choose_target", "safe_name"]

_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_MOST_BYTES = 200
_RESERVED = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(1, 10))}


def safe_name(title: str) -> str:
    """Give a file name that every system takes, close to a title."""
    name = _UNSAFE.sub(" ", title)
    name = " ".join(name.split()).strip(" .")[:80]
    # Systems count bytes, of which an emoji has four; an ending is added to this.
    name = name.encode()[:_MOST_BYTES].decode(errors="ignore").rstrip(" .")
    return f"{name}_" if name.lower() in _RESERVED else name or "Trailwright"


def choose_target(parent: QWidget, title: str, name: str, filters: str) -> Path | None:
    """Ask where to write; None when nowhere."""
    return ask_target(parent, title, name, filters)[0]


def ask_printer(parent: QWidget, title: str, chosen: Callable[[QPagedPaintDevice], object]) -> None:
    """Ask for a printer without stopping the work; `chosen` gets it once there is one."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Print {title}", title=title))
    dialog.accepted.connect(lambda: chosen(printer))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
