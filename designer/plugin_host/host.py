"""List plugins from their manifests; load code only of trusted ones, and only when it is needed.

A plugin that fails is switched off with its reason as a diagnostic; the program goes on.
"""

import importlib
import os
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from designer.api import GamePlugin
from designer.diagnostics import (
    Diagnostic,
    Location,
    Related,
    Severity,
    failure_of,
    is_interrupt,
    said,
)
from designer.documents import Root, read_bytes, read_document
from designer.plugin_host.package import install_plugins_package
from designer.plugin_host.printed import prints_beside
from designer.plugin_host.roots import shipped_root, user_root
from designer.validation import SchemaStore

__all__ = ["WITHOUT_PLUGINS", "Manifest", "PluginHost"]

API_VERSION = 1
WITHOUT_PLUGINS = "TRAILWRIGHT_WITHOUT_PLUGINS"  # in the environment, so that workers keep to it
_MOST_IN_MANIFEST = 100_000
_OF_A_CHECK = ("CODE", "SEVERITY", "SCOPE", "run")


class Manifest(msgspec.Struct, frozen=True):
    """Give what a plugin's `plugin.yaml` says; reading it runs none of its code."""

    id: str
    title: Any
    path: str
    game: str
    api: int
    trusted: bool


class PluginHost:
    """Give the plugins of some roots.

    Attributes:
        roots: where content, schemas and plugins lie, the shipped one first.
        manifests: one per plugin found, by id; the first root that has an id wins.
    """

    def __init__(self, roots: Sequence[Root]) -> None:
        self.roots = tuple(roots)
        self.manifests: dict[str, Manifest] = {}
        self._problems: list[Diagnostic] = []
        self._games: dict[str, GamePlugin | None] = {}
        self._checks: dict[str, tuple[Any, ...]] = {}
        for number, root in enumerate(self.roots):
            self._list(root, trusted=number == 0)
        install_plugins_package(self.roots)

    @classmethod
    def standard(cls, *more: Root) -> "PluginHost":
        """Give the host of the shipped root, `more` roots and the user's own."""
        roots = [shipped_root(), *more]
        if (own := user_root()) is not None:
            roots.append(own)
        unique = {root.folder.resolve(): root for root in reversed(roots)}
        return cls(sorted(unique.values(), key=roots.index))

    @cached_property
    def schemas(self) -> SchemaStore:
        """Give the schemas of all roots, loaded on first use."""
        return SchemaStore.kept(self.roots)

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """Give what went wrong with plugins and schemas so far."""
        return (*self._problems, *self.schemas.problems)

    def game(self, game_id: str) -> GamePlugin | None:
        """Give a game's plugin, loaded on first use; None when there is none that works."""
        if game_id not in self._games:
            self._games[game_id] = self._load(game_id)
        return self._games[game_id]

    def checks(self, game_id: str) -> tuple[Any, ...]:
        """Give the checks of a game: one module per file in its `checks/` folder."""
        if game_id not in self._checks:
            self._checks[game_id] = self._load_checks(game_id)
        return self._checks[game_id]

    def _list(self, root: Root, *, trusted: bool) -> None:
        for path in self._manifest_files(root.folder / "plugins"):
            try:
                document = read_document(_manifest_bytes(path), str(path))
            except OSError as error:
                self._fail(
                    "core/plugin-unreadable",
                    str(path),
                    said(
                        "The plugin in {name} cannot be used: {reason}.",
                        name=path.parent.name,
                        reason=_reason(error),
                    ),
                    remedy=said("A plugin has a file plugin.yaml that may be read."),
                )
                continue
            tree = document.tree if isinstance(document.tree, dict) else {}
            manifest = Manifest(
                id=document.id or path.parent.name,
                title=tree.get("title", path.parent.name),
                path=str(path),
                game=str(tree.get("game", "game:GAME")),
                api=tree["api"] if isinstance(tree.get("api"), int) else 0,
                trusted=trusted,
            )
            self._problems.extend(document.diagnostics)
            self.manifests.setdefault(manifest.id, manifest)

    def _manifest_files(self, folder: Path) -> Iterator[Path]:
        """Give the manifest of each plugin, also where it should be and is not."""
        try:
            inside = sorted(folder.iterdir()) if folder.is_dir() else []
        except OSError as error:
            self._fail(
                "core/plugin-unreadable",
                str(folder),
                f"The folder of plugins cannot be read: {_reason(error)}.",
            )
            return
        for plugin in inside:
            has_code = not plugin.name.startswith(("_", ".")) and any(plugin.glob("*.py"))
            if os.path.lexists(plugin / "plugin.yaml") or has_code or _is_closed(plugin):
                yield plugin / "plugin.yaml"

    def _load(self, game_id: str) -> GamePlugin | None:
        manifest = self.manifests.get(game_id)
        if manifest is None:
            return None
        if os.environ.get(WITHOUT_PLUGINS):
            self._fail(
                "core/plugin-off",
                manifest.path,
                f"The plugin {game_id} is switched off, as this start was to be without plugins.",
                severity=Severity.HINT,
            )
            return None
        if not manifest.trusted:
            self._fail(
                "core/plugin-untrusted",
                manifest.path,
                said(
                    "The plugin {name} comes from elsewhere; its code stays off until you agree to run it.",
                    name=game_id,
                ),
                severity=Severity.HINT,
            )
            return None
        if manifest.api != API_VERSION:
            self._fail(
                "core/plugin-api",
                manifest.path,
                said(
                    "The plugin {name} is made for version {api} of the program's interface and is switched off; this is version {own}.",
                    name=game_id,
                    api=manifest.api,
                    own=API_VERSION,
                ),
                remedy=said("Get a version of the plugin that is made for this program."),
            )
            return None
        module_name, _, attribute = manifest.game.partition(":")
        try:
            with prints_beside():
                module = importlib.import_module(f"plugins.{game_id}.{module_name}")
            plugin: GamePlugin = getattr(module, attribute)
        except BaseException as error:
            if is_interrupt(error):
                raise
            what, story = failure_of(error)
            self._fail(
                "core/plugin-failed",
                manifest.path,
                said(
                    "The plugin {name} failed to start and is switched off: {what}.",
                    name=game_id,
                    what=what,
                ),
                remedy=said("What it checks, shows and plays is missing until it is mended."),
                related=(story,),
            )
            return None
        return plugin

    def _load_checks(self, game_id: str) -> tuple[Any, ...]:
        manifest = self.manifests.get(game_id)
        if manifest is None or self.game(game_id) is None:
            return ()
        folder = Path(manifest.path).parent / "checks"
        found = []
        for entry in sorted(pkgutil.iter_modules([str(folder)]), key=lambda m: m.name):
            try:
                with prints_beside():
                    module = importlib.import_module(f"plugins.{game_id}.checks.{entry.name}")
                lacks = [name for name in _OF_A_CHECK if not hasattr(module, name)]
            except BaseException as error:
                if is_interrupt(error):
                    raise
                what, story = failure_of(error)
                self._fail_check(game_id, folder, entry.name, f"failed to load: {what}", story)
                continue
            if not lacks:
                found.append(module)
            elif {"CODE", "run"} - set(lacks):  # what has neither is a module that checks share
                self._fail_check(game_id, folder, entry.name, f"has no {' and no '.join(lacks)}")
        return tuple(found)

    def _fail_check(
        self, game_id: str, folder: Path, name: str, why: str, *related: Related
    ) -> None:
        self._fail(
            "core/check-failed",
            str(folder / f"{name}.py"),
            said(
                "The check {name} of {game} is left out: it {why}.",
                name=name,
                game=game_id,
                why=why,
            ),
            remedy=said("The other checks run."),
            related=related,
        )

    def _fail(
        self,
        code: str,
        path: str,
        message: str,
        *,
        remedy: str = "",
        severity: Severity = Severity.ERROR,
        related: tuple[Related, ...] = (),
    ) -> None:
        fault = Diagnostic(code, severity, message, Location(path), remedy, related=related)
        self._problems.append(fault)


def _manifest_bytes(path: Path) -> bytes:
    source = read_bytes(path, _MOST_IN_MANIFEST)
    if len(source) > _MOST_IN_MANIFEST:
        raise OSError(None, f"its plugin.yaml has more than {_MOST_IN_MANIFEST:,} bytes")
    return source


def _is_closed(folder: Path) -> bool:
    """Say whether a folder may not be looked into: there may be a plugin in it."""
    return os.path.isdir(folder) and not os.access(folder, os.R_OK | os.X_OK)  # noqa: PTH112 - never raises


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown reason").lower()
