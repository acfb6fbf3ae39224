"""One import name, `plugins`, over the plugin folders of all roots.

Checkout, wheel, user folder, worker processes, the type checker and the tests all see the same
name; nothing has to be installed and no entry points are read.
"""

import sys
from collections.abc import Iterable
from types import ModuleType

from designer.documents import Root

__all__ = ["install_plugins_package"]


def install_plugins_package(roots: Iterable[Root]) -> None:
    """Make `plugins` importable over the roots' plugin folders; call it again to add roots.

    The first root that holds a plugin wins. Nothing is imported here.
    """
    folders = [str(root.folder / "plugins") for root in roots]
    module = sys.modules.get("plugins")
    if module is None or not hasattr(module, "__path__") or not isinstance(module.__path__, list):
        module = ModuleType("plugins", "All roots' plugins under one name.")
        module.__path__ = []
        sys.modules["plugins"] = module
    module.__path__.extend(folder for folder in folders if folder not in module.__path__)
