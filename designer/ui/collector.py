"""When garbage is collected while there is a window; loaded before Qt is."""

import gc

__all__ = ["calm_collector"]


def calm_collector() -> None:
    """Collect garbage less often than Python would.

    Whatever is read makes objects by the million, and looking through all of them would keep the
    window's thread waiting for half a second.
    """
    gc.set_threshold(100_000, 50, 100)
