"""The manual: pages that are written, and a reference made from the schemas and checks there are."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import designer
from designer.plugin_host import PluginHost
from designer.session.help_pages import HelpPages

__all__ = ["Manual", "Page"]

# In the order of reading; what is not named here follows by its title.
_ORDER = (
    "start",
    "window",
    "boards",
    "forms",
    "cards",
    "sets",
    "decks",
    "own-cards",
    "checking",
    "analysis",
    "modules",
    "playing",
    "printing",
)
_DEEPEST = 3
_FAULTS, _FILES = "reference-faults", "reference-files"


class Page(NamedTuple):
    """Name a page.

    Attributes:
        id: its file's name without the end; links between pages are made of it.
        title: its heading.
        text: Markdown, the heading included.
    """

    id: str
    title: str
    text: str


class Manual:
    """Give the pages of the manual; the reference needs a host."""

    def __init__(self, host: PluginHost | None = None) -> None:
        self._host = host
        self._folder = Path(designer.__file__).parent / "help" / "manual"

    @property
    def folder(self) -> Path:
        """Give where pages and, beside it, their pictures lie."""
        return self._folder

    def pages(self) -> tuple[Page, ...]:
        """Give all pages in the order of reading."""
        written = [_page(file.stem, file.read_text("utf-8")) for file in self._folder.glob("*.md")]
        order = {name: n for n, name in enumerate(_ORDER)}
        written.sort(key=lambda page: (order.get(page.id, len(order)), page.title))
        return (*written, *self._reference())

    def page(self, id_: str) -> Page | None:
        """Give a page by its id; that of a fault's code is among the reference's."""
        file = self._folder / f"{id_}.md"
        if file.is_file():  # without making the reference, which reads everything
            return _page(id_, file.read_text("utf-8"))
        if id_ in (_FILES, _FAULTS):
            return next((page for page in self._reference() if page.id == id_), None)
        text = HelpPages(self._host).page(id_) if self._host is not None else None
        return Page(id_, id_, text) if text is not None else None

    def _reference(self) -> Iterator[Page]:
        if self._host is None:
            return
        yield _page(_FILES, _files_text(self._host))
        yield _page(_FAULTS, _faults_text(HelpPages(self._host)))


def _page(id_: str, text: str) -> Page:
    return Page(id_, text.partition("\n")[0].removeprefix("# "), text)


def _faults_text(pages: HelpPages) -> str:
    lines = [
        "# Reference: what can be found",
        "Each code that the list of problems names; `trailwright explain CODE` prints its page too.",
    ]
    lines += [
        f"- [{code}]({code}): {_first_sentence(pages.page(code) or '')}" for code in pages.codes()
    ]
    return "\n\n".join(lines[:2]) + "\n\n" + "\n".join(lines[2:]) + "\n"


def _first_sentence(page: str) -> str:
    body = re.split(r"^## What it finds\s*", page, maxsplit=1, flags=re.MULTILINE)[-1]
    words = " ".join(body.strip().partition("\n\n")[0].split())
    return re.split(r"(?<=[.!?]) ", words, maxsplit=1)[0]


def _files_text(host: PluginHost) -> str:
    parts = [
        "# Reference: what files hold",
        "One section for each kind of file. The same words stand in the tips of forms.",
    ]
    for schema in sorted(host.schemas, key=lambda s: (s.folder != "core", s.folder, s.kind)):
        tree = schema.tree
        game = "" if schema.folder == "core" else f" ({schema.folder})"
        parts.append(f"## {schema.kind}{game}")
        parts.append(str(tree.get("description", "")))
        parts.append("\n".join(_keys(tree)))
        parts += _below(tree, set(), 0)
    return "\n\n".join(part for part in parts if part) + "\n"


def _below(tree: Mapping[str, Any], seen: set[str], depth: int) -> Iterator[str]:
    """Give a section for each map that stands in another one, once for each title."""
    for key, part in tree.get("properties", {}).items():
        for inner in _maps_in(part):
            title = str(inner.get("title") or str(key).replace("_", " ").capitalize())
            if title in seen or depth > _DEEPEST:
                continue
            seen.add(title)
            yield f"### {title}"
            yield str(inner.get("description", ""))
            yield "\n".join(_keys(inner))
            yield from _below(inner, seen, depth + 1)


def _maps_in(part: Any) -> Iterator[Mapping[str, Any]]:
    """Give the maps with known keys that a value, its items or its variants may be."""
    if not isinstance(part, Mapping):
        return
    if any(len(key) > 2 for key in part.get("properties", ())):  # shorter ones are languages
        yield part
    for inner in (part.get("items"), *part.get("oneOf", ()), *part.get("anyOf", ())):
        yield from _maps_in(inner)


def _keys(tree: Mapping[str, Any]) -> Iterator[str]:
    required = set(tree.get("required", ()))
    for key, part in tree.get("properties", {}).items():
        if not isinstance(part, Mapping):
            continue
        must = ", required" if key in required else ""
        example = next(iter(part.get("examples", ())), None)
        plain = isinstance(example, str | int) and not isinstance(example, bool)
        shown = f" For example `{example}`." if plain else ""
        yield f"- **{key}**{must}: {part.get('description', '')}{shown}"
