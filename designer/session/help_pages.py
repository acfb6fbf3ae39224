"""The help page behind each diagnostic's code.

The program's pages and those of games are Markdown files; a check's page is its docstring. The id of
a rule leads to the rule's own words, and to the pages of the checks that stand for it.
"""

import difflib
import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import designer
from designer.documents import Project, open_project
from designer.plugin_host import PluginHost

__all__ = ["HelpPages"]

_WITH_RULE = re.compile(r"\S+ \((?P<code>\S+)\)")


class HelpPages:
    """Give the pages of all codes that the program and its games know."""

    def __init__(self, host: PluginHost) -> None:
        self._host = host
        self._folder = Path(designer.__file__).parent / "help" / "codes"

    def codes(self) -> tuple[str, ...]:
        """Give all codes in order."""
        return tuple(sorted(self._files.keys() | self._of_checks().keys()))

    def page(self, code: str) -> str | None:
        """Give the page of a code as Markdown, or None if there is no such code.

        Args:
            code: in full (`core/duplicate-key`) or as it stands in the list of problems: without its
                owner, with its rule (`LV-ROUTE-11 (tile-apart)`), or the id of a rule alone.
        """
        if (named := _WITH_RULE.fullmatch(code.strip())) is not None:
            code = named["code"]
        if (page := self._page(code)) is not None:
            return page
        ends = [known for known in self.codes() if known.rpartition("/")[2] == code]
        return "\n\n".join(filter(None, map(self._page, ends))) or None

    def _page(self, code: str) -> str | None:
        if (path := self._files.get(code)) is not None:
            return path.read_text(encoding="utf-8")
        return self._of_checks().get(code) or self._of_rule(code)

    def closest(self, code: str) -> str | None:
        """Give the known code or rule that looks most like this one."""
        known = {_alike(name): name for name in (*self.codes(), *self.rules())}
        close = difflib.get_close_matches(_alike(code), known, n=1)
        return known[close[0]] if close else None

    def rules(self) -> tuple[str, ...]:
        """Give the ids of all rules, those that only checks stand for among them."""
        own = {rule for check in self._checks() if (rule := getattr(check, "RULE", None))}
        return tuple(sorted(own | self._project.entries("rule").keys()))

    def _of_rule(self, rule: str) -> str | None:
        """Give the page of a rule: its words, if it has some, then its checks."""
        checks = [check for check in self._checks() if getattr(check, "RULE", None) == rule]
        pages = [_page_of_check(check) for check in checks]
        if len(checks) > 1:
            pages.insert(0, _overview(rule, checks))
        entry = self._project.entry("rule", rule)
        if entry is not None and isinstance(entry.tree, dict):
            pages.insert(0, _page_of_rule(rule, entry.tree, self._parameters()))
        return "\n\n".join(pages) or None

    def _parameters(self) -> dict[str, Any]:
        """Give the parameters of all rules, by name."""
        found: dict[str, Any] = {}
        for entry in self._project.entries("rule").values():
            own = entry.tree.get("parameters") if isinstance(entry.tree, dict) else None
            found |= own if isinstance(own, dict) else {}
        return found

    @cached_property
    def _project(self) -> Project:
        """Give the content of all roots."""
        return open_project([], self._host.roots, patterns=self._host.schemas.id_patterns)

    @cached_property
    def _files(self) -> dict[str, Path]:
        """Give the pages that are files: the program's by owner, a game's in its plugin's `help/`."""
        files = {f"{page.parent.name}/{page.stem}": page for page in self._folder.glob("*/*.md")}
        for game, manifest in self._host.manifests.items():
            owner = game.replace("_", "-")
            for page in (Path(manifest.path).parent / "help").glob("*.md"):
                files.setdefault(f"{owner}/{page.stem}", page)
        return files

    def _of_checks(self) -> dict[str, str]:
        return {check.CODE: _page_of_check(check) for check in self._checks()}

    def _checks(self) -> Iterator[Any]:
        return (check for game in self._host.manifests for check in self._host.checks(game))


def _alike(code: str) -> str:
    """Give a code without what is easily mistaken in it: capitals, noughts before numbers."""
    return re.sub(r"\b0+(?=\d)", "", code.lower())


def _page_of_check(check: Any) -> str:
    return f"# {check.CODE}\n\n{inspect.getdoc(check) or ''}"


def _overview(rule: str, checks: Sequence[Any]) -> str:
    """Say which problems one rule has, each with the first sentence of its page."""
    lines = (
        f"- `{check.CODE.rpartition('/')[2]}`: {(inspect.getdoc(check) or '').partition(chr(10))[0]}"
        for check in checks
    )
    heads = "\n".join(lines)
    return f"# {rule}\n\nThere are {len(checks)} kinds of problem with this rule:\n\n{heads}"


def _page_of_rule(rule: str, tree: Mapping[str, Any], parameters: Mapping[str, Any]) -> str:
    own = tree.get("parameters")
    known = {**parameters, **(own if isinstance(own, dict) else {})}
    text = re.sub(r"\{(\w+)\}", lambda f: str(known.get(f[1], f[0])), _in_english(tree.get("text")))
    source = f"\n\n## Source\n\n{tree['source']}" if tree.get("source") else ""
    return f"# {rule}: {_in_english(tree.get('title'))}\n\n{text}{source}"


def _in_english(words: Any) -> str:
    """Give a text that may be written in several languages: English, else the first."""
    if isinstance(words, dict):
        words = words.get("en", next(iter(words.values()), ""))
    return str(words or "")
