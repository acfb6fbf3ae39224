"""What a tile can bring: relics, animals, things beside the board, a large board, a danger."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from designer.api import entries_in, said

from .looks import Bench

__all__ = ["Content", "contents_of"]

_LIGHT = "#FFFFFF"


class Content(msgspec.Struct, frozen=True):
    """Give one thing that a tile brings or does.

    Attributes:
        key: tells it from the others; title: what it is called.
        there: the tile has it.
        ability: what is written for it, None where a mark says it. effect: its one effect.
        flag: the mark, or "". spot: the edge that it needs, or "".
        art: the picture that goes with it, as it is written, or "".
        icon, fill, ink: how it is shown.
    """

    key: str
    title: str
    there: bool
    ability: Any = None
    effect: Any = None
    flag: str = ""
    spot: str = ""
    art: str = ""
    icon: str = ""
    fill: str = ""
    ink: str = ""

    def without(self, ability: Any) -> Any:
        """Give an ability of the tile without this, None where nothing is left of it."""
        if not isinstance(ability, dict):
            return ability
        if ability == self.ability:
            return None
        effects = ability.get("effects")
        if not isinstance(effects, list) or not any(map(self.is_meant, effects)):
            return ability
        left = [effect for effect in effects if not self.is_meant(effect)]
        return {**ability, "effects": left} if left else None

    def is_meant(self, effect: Any) -> bool:
        """Say whether an effect brings this."""
        return isinstance(effect, dict) and _gist(effect) == _gist(self.effect)


def contents_of(bench: Bench, tile: Mapping[str, Any]) -> Iterator[Content]:
    """Give all that a tile can bring, with whether this one does."""
    pictures = bench.pictures
    yield _brought(tile, "relic", said("Relic"), {"from": "relics", "pick": "top"}, pictures.relics, "#C79A1C", "#2A2013", _art_of(bench, "relic_table"))  # fmt: skip
    yield Content("clearing", said("Clearing"), tile.get("clearing") is True, flag="clearing", icon=pictures.clearing, fill="#D9C9A0", ink="#2A2013")  # fmt: skip
    for name, entry in bench.box.animals.items():
        yield _piece(bench, tile, name, entry)
    for name, entry in bench.box.supplies.items():
        if entry.get("lies") == "board":
            yield _piece(bench, tile, name, entry)
    for name, entry in bench.box.boards.items():
        if entry.get("use") != "start":
            yield _board(bench, tile, name, entry)
    harm = {"trigger": "event", "when": {"event": "hazard"}, "effects": [{"op": "skip", "who": "victim", "what": "turn"}, {"op": "end", "who": "victim", "what": "turn"}]}  # fmt: skip
    there = any(_event(a) == "hazard" for _, a in entries_in(tile, "abilities"))
    written = next((a for _, a in entries_in(tile, "abilities") if _event(a) == "hazard"), harm)
    yield Content("hazard", said("Danger"), there, written, fill="#8A2F2F", ink=_LIGHT)


def _piece(bench: Bench, tile: Mapping[str, Any], name: str, entry: Mapping[str, Any]) -> Content:
    sign = bench.pictures.signs.get(name)
    source = {"from": "supply", "filter": {"id": name}, "pick": "top"}
    icon, fill, ink = (sign.icon, sign.fill, sign.ink) if sign is not None else ("", "", "")
    return _brought(tile, f"piece:{name}", bench.title(entry, name), source, icon, fill, ink, str(entry.get("art") or ""))  # fmt: skip


def _brought(
    tile: Mapping[str, Any],
    key: str,
    title: str,
    source: Mapping[str, Any],
    icon: str,
    fill: str,
    ink: str,
    art: str,
) -> Content:
    effect = {"op": "put", "what": dict(source), "to": "here"}
    return Content(
        key,
        title,
        _has(tile, effect),
        _on_reveal(effect),
        effect,
        art=art,
        icon=icon,
        fill=fill,
        ink=ink,
    )


def _board(bench: Bench, tile: Mapping[str, Any], name: str, entry: Mapping[str, Any]) -> Content:
    effect = {"op": "attach_board", "board": name}
    ground = bench.pictures.grounds.get(str(entry.get("terrain")))
    fill = str(ground.colours.get("base", "")) if ground is not None else ""
    return Content(f"board:{name}", bench.title(entry, name), _has(tile, effect), _on_reveal(effect), effect, spot="E", fill=fill)  # fmt: skip


def _on_reveal(effect: Mapping[str, Any]) -> dict[str, Any]:
    return {"trigger": "event", "when": {"event": "reveal"}, "effects": [dict(effect)]}


def _event(ability: Mapping[str, Any]) -> Any:
    when = ability.get("when")
    return when.get("event") if isinstance(when, dict) else None


def _has(tile: Mapping[str, Any], effect: Mapping[str, Any]) -> bool:
    return any(
        _gist(each) == _gist(effect)
        for _, ability in entries_in(tile, "abilities")
        if _event(ability) == "reveal"
        for each in ability.get("effects") or ()
    )


def _gist(effect: Any) -> tuple[Any, ...]:
    """Give what tells one thing that is brought from another."""
    tree = effect if isinstance(effect, dict) else {}
    what = tree.get("what")
    inner = what if isinstance(what, dict) else {}
    named = inner.get("filter")
    wanted = named.get("id") if isinstance(named, dict) else None
    return tree.get("op"), inner.get("from"), wanted, tree.get("board")


def _art_of(bench: Bench, tile: str) -> str:
    return str(bench.box.tiles.get(tile, {}).get("art") or "")
