"""The verbs of the core, one module each; a verb is found by its file."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from designer.engine.effects.building import Verb

__all__ = ["core_verbs", "verbs_in"]


def verbs_in(package: ModuleType) -> Mapping[str, Verb]:
    """Give the verbs whose modules lie in a package, by their words."""
    found = {}
    for each in iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{each.name}")
        found[each.name] = Verb(module.build, module.describe, getattr(module, "possible", None))
    return found


@cache
def core_verbs() -> Mapping[str, Verb]:
    """Give the verbs that every game may use."""
    return verbs_in(import_module(__name__))
