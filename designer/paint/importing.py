"""Take back what Qt's Python binding does to `import`."""

import builtins

import PySide6.QtCore  # noqa: F401 - it puts an import of its own in the place of Python's

# That one reads the source of each module once more, and keeps it, to see whether it asks for names
# in another spelling. Nothing here does.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
