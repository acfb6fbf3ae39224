"""Pictures by key: `card:scout`, `card:explorer@red`, `mark:scout`, `token:draw_1`, `back:card`."""

from collections.abc import Iterator, Mapping
from typing import Any

from designer.api import DisplayList, Document, Project

from ..terrains import documents_of
from .backs import card_back, token_back
from .cards import CardWords, card_face, card_mark
from .looks import OWNERS, SymbolLook
from .tokens import token_face
from .words import said, text_in

__all__ = ["face_of", "symbol_looks"]

_PAY_INK = "#F6F2DC"


def face_of(project: Project, key: str, language: str = "en") -> DisplayList:
    """Give the picture of a card, a token or a back.

    A key that names nothing in the project gives a plain face with its name.

    Args:
        project: whose documents say what stands on it.
        key: `card:<id>` (with `@<colour>` for an owner's mark), `mark:<id>` (a small round sign of a
            card), `token:<id>`, `back:card` or `back:token`.
        language: of names and texts; English where an entry lacks it.
    """
    kind, _, name = key.partition(":")
    name, _, owner = name.partition("@")
    if kind == "token":
        tree, art = _entry(project, "tokens", name)
        return token_face(tree, symbol_looks(project, language), language, art)
    if kind == "back":
        return token_back(language) if name == "token" else card_back(language)
    tree, art = _entry(project, "cards", name)
    card = CardWords.of(tree, language, art)
    symbols = symbol_looks(project, language)
    if kind == "mark":
        return card_mark(card, symbols)
    return card_face(card, symbols, language, OWNERS.get(owner))


def symbol_looks(project: Project, language: str) -> Mapping[str, SymbolLook]:
    """Give the looks of all symbols; one that pays for a terrain wears that terrain's colours."""
    looks: dict[str, SymbolLook] = {}
    for document in documents_of(project, "terrains"):
        terrains: dict[str, Mapping[str, Any]] = {}
        for terrain in _maps(document.tree, "terrains"):
            enter, colours = terrain.get("enter"), terrain.get("colours")
            if isinstance(enter, Mapping) and isinstance(colours, Mapping):
                # The finish asks for symbols too, but its gold would hide which is which.
                terrains.setdefault(text_in(enter, "symbol"), colours)
        for symbol in _maps(document.tree, "symbols"):
            own = text_in(symbol, "colour") or "#74705A"
            colours = terrains.get(text_in(symbol, "id"), {})
            looks[text_in(symbol, "id")] = SymbolLook(
                name=said(symbol.get("name"), language) or text_in(symbol, "id"),
                icon=_file(project, document, text_in(symbol, "icon")),
                ground=text_in(colours, "base") or own,
                rim=text_in(colours, "rim") or own,
                ink=text_in(colours, "symbol") or _PAY_INK,
            )
    return looks


def _entry(project: Project, kind: str, name: str) -> tuple[Mapping[str, Any], str]:
    """Find an entry and the file of its picture by the entry's id.

    Read from the trees, so that faults in other documents do no harm.
    """
    for document in documents_of(project, kind):
        for tree in _maps(document.tree, kind):
            if tree.get("id") == name:
                return tree, _file(project, document, text_in(tree, "art"))
    return {"id": name}, ""


def _maps(tree: object, key: str) -> Iterator[Mapping[str, Any]]:
    entries = tree.get(key) if isinstance(tree, Mapping) else None
    if isinstance(entries, list):
        yield from (entry for entry in entries if isinstance(entry, Mapping))


def _file(project: Project, document: Document, path: str) -> str:
    """Give the file of a picture that a document names relative to its pack."""
    if not path:
        return ""
    return str(project.file_of(document, path))
