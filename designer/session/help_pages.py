"""The help page behind each diagnostic's code.

The program's pages and those of games are Markdown files; a check's page is its docstring.
"""

import difflib
import inspect
from pathlib import Path

import designer
from designer.plugin_host import PluginHost

__all__ = ["HelpPages"]


class HelpPages:
    """Give the pages of all codes that the program and its games know."""

    def __init__(self, host: PluginHost) -> None:
        self._host = host
        self._folder = Path(designer.__file__).parent / "help" / "codes"

    def codes(self) -> tuple[str, ...]:
        """Give all codes in order."""
        return tuple(sorted(self._files().keys() | self._of_checks().keys()))

    def page(self, code: str) -> str | None:
        """Give the page of a code as Markdown, or None if there is no such code."""
        if (path := self._files().get(code)) is not None:
            return path.read_text(encoding="utf-8")
        return self._of_checks().get(code)

    def closest(self, code: str) -> str | None:
        """Give the known code that looks most like this one."""
        return next(iter(difflib.get_close_matches(code, self.codes(), n=1)), None)

    def _files(self) -> dict[str, Path]:
        """Give the pages that are files: the program's by owner, a game's in its plugin's `help/`."""
        files = {f"{page.parent.name}/{page.stem}": page for page in self._folder.glob("*/*.md")}
        for game, manifest in self._host.manifests.items():
            owner = game.replace("_", "-")
            for page in (Path(manifest.path).parent / "help").glob("*.md"):
                files.setdefault(f"{owner}/{page.stem}", page)
        return files

    def _of_checks(self) -> dict[str, str]:
        checks = (check for game in self._host.manifests for check in self._host.checks(game))
        return {check.CODE: f"# {check.CODE}\n\n{inspect.getdoc(check) or ''}" for check in checks}
