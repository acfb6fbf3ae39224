"""The same routes as those of the canvas."""

from tests.ui.canvas.conftest import apart, laying

__all__ = ["apart", "laying"]
