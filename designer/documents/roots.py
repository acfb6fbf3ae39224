"""The folders that content, schemas and plugins come from."""

from pathlib import Path

import msgspec

__all__ = ["Root"]


class Root(msgspec.Struct, frozen=True):
    """Give a folder with `schemas/`, `content/` and `plugins/`; each may be missing."""

    folder: Path

    @property
    def schemas(self) -> Path:
        """Give the folder of schemas."""
        return self.folder / "schemas"

    @property
    def content(self) -> Path:
        """Give the folder of packs."""
        return self.folder / "content"

    @property
    def plugins(self) -> Path:
        """Give the folder of plugins."""
        return self.folder / "plugins"
