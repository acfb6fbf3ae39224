"""Say whether a window can be shown here, before Qt is loaded (it ends the process if not)."""

import sys
from collections.abc import Mapping

__all__ = ["NO_DISPLAY", "has_display"]

NO_DISPLAY = """\
There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.
Every command works without one: “trailwright check PATH”, “trailwright analyse ROUTE”,
“trailwright play --headless SCENARIO”; “trailwright --help” names them all."""

# These platforms of Qt show the window on the desktop; the others (offscreen, vnc) bring their own.
_ON_THE_DESKTOP = ("", "xcb", "wayland")


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Say whether Qt has somewhere to show a window."""
    if not platform.startswith("linux"):
        return True
    wanted = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0].split("-")[0]
    if wanted not in _ON_THE_DESKTOP:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
