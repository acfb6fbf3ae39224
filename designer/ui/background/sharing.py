"""Python's interpreter is given back to the window's thread quickly while another thread works.

A window is drawn by thousands of small calls into Qt, each of which lets go of the interpreter and
takes it again. A thread that works keeps it for five milliseconds by itself, so that a hundred calls
would take half a second.
"""

import sys

__all__ = ["Sharing"]

_SWITCH_S = 0.0002


class Sharing:
    """Switch threads quickly; several may be at work, the last one to stop ends it."""

    _at_work = 0
    _usual_s = 0.0

    def __init__(self) -> None:
        self._works = False

    def start(self) -> None:
        """Switch quickly from now on."""
        if self._works:
            return
        self._works = True
        if not Sharing._at_work:
            Sharing._usual_s = sys.getswitchinterval()
            sys.setswitchinterval(_SWITCH_S)
        Sharing._at_work += 1

    def stop(self) -> None:
        """Switch as before again."""
        if not self._works:
            return
        self._works = False
        Sharing._at_work -= 1
        if not Sharing._at_work:
            sys.setswitchinterval(Sharing._usual_s)
