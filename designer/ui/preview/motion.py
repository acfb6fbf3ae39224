"""Whether the system asks for little motion.

Qt tells no program about it (its accessibility hints know contrast alone), so the places where
desktops keep it are asked: the settings portal of Linux desktops, Windows' own call, the preference
file of macOS; a variable of the environment wins over all. Nothing that fails stops anything.
"""

import ctypes
import os
import plistlib
import sys
from pathlib import Path
from typing import Any

__all__ = ["VARIABLE", "system_reduces_motion"]

VARIABLE = "TRAILWRIGHT_REDUCED_MOTION"
_PATIENCE_MS = 200
_CLIENT_AREA_ANIMATION = 0x1042
_MAC_FILE = Path("Library/Preferences/com.apple.universalaccess.plist")


def system_reduces_motion() -> bool:
    """Say whether the user has asked the system, or by the environment this program, for little motion."""
    said = os.environ.get(VARIABLE, "")
    if said:
        return said.lower() not in {"0", "no", "false"}
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _mac(Path.home() / _MAC_FILE)
    return _portal() is False


def _windows() -> bool:
    shown = ctypes.c_int(1)
    library: Any = getattr(ctypes, "windll", None)
    if library is None:
        return False
    asked = library.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def _mac(file: Path) -> bool:
    try:
        return bool(plistlib.loads(file.read_bytes()).get("reduceMotion", False))
    except (OSError, ValueError):
        return False


def _portal() -> bool | None:
    """Give whether the desktop animates, None where it does not say."""
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None  # asking for a bus would start one
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - Linux desktops only

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    call.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = bus.call(call, timeout=_PATIENCE_MS)
    values = answer.arguments() if answer.type() == QDBusMessage.MessageType.ReplyMessage else []
    value: Any = values[0] if values else None
    while hasattr(value, "variant"):
        value = value.variant()
    return value if isinstance(value, bool) else None
