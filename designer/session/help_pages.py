"""The help page behind each diagnostic's code: Markdown files for the program's, docstrings for checks."""

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
        own = {f"{page.parent.name}/{page.stem}" for page in self._folder.glob("*/*.md")}
        return tuple(sorted(own | self._of_checks().keys()))

    def page(self, code: str) -> str | None:
        """Give the page of a code as Markdown, or None if there is no such code."""
        if code not in self.codes():
            return None
        path = self._folder / f"{code}.md"
        return path.read_text(encoding="utf-8") if path.is_file() else self._of_checks()[code]

    def closest(self, code: str) -> str | None:
        """Give the known code that looks most like this one."""
        return next(iter(difflib.get_close_matches(code, self.codes(), n=1)), None)

    def _of_checks(self) -> dict[str, str]:
        checks = (check for game in self._host.manifests for check in self._host.checks(game))
        return {check.CODE: f"# {check.CODE}\n\n{inspect.getdoc(check) or ''}" for check in checks}
