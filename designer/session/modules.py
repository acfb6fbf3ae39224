"""The modules of a scenario or route: what each adds, its rule switches, and switching them on and off. Qt-free.

Nothing here knows a module: all is read from packs. A scenario names its modules, so switching one
is an edit of it; a route names none, and what is chosen for its games is kept beside it (`Chosen`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from designer.diagnostics import said
from designer.documents import (
    Document,
    Edit,
    Insert,
    Operation,
    Pack,
    Project,
    Refused,
    Remove,
    SetValue,
    edit_document,
    modules_laid,
    text_of,
)
from designer.session.combining import (
    Module,
    chosen_modules,
    modules_of_game,
    pack_of_piece,
)

__all__ = [
    "Adds",
    "Chosen",
    "ModuleSheet",
    "ModuleState",
    "RuleSwitch",
    "modules_of",
    "set_rule_switch",
    "switch_module",
]

_MODULES, _SWITCHES, _PIECES = "modules", "switches", "pieces"
_KEYS = (
    *("kind", "format", "id", "game", "name", "route", "players"),
    *(_MODULES, _SWITCHES, "caves", _PIECES, "source"),
)
_COUNTED = ("tiles", "cards", "tokens", "pieces", "barriers", "rules")
# What no game is made from: its lists are counted nowhere.
_LEAVES = frozenset({"pack", "route", "scenario", "situation", "replay"})
_PLAYABLE = frozenset({"route", "scenario"})


class Adds(msgspec.Struct, frozen=True):
    """Say how many things of a sort a module adds."""

    sort: str
    n: int


class RuleSwitch(msgspec.Struct, frozen=True):
    """Give a reading of the rules that a scenario may change.

    Attributes:
        value: how it stands; `is_set` says that the document says so, not the default.
        labels: the values in words.
        rules: ids and titles of the rules it is about.
        source: `rulebook`, or `designed here` for what the rulebook leaves open.
    """

    id: str
    title: str
    text: str
    value: Any
    default: Any
    values: tuple[Any, ...]
    labels: tuple[str, ...]
    rules: tuple[tuple[str, str], ...]
    source: str
    is_set: bool


class ModuleState(msgspec.Struct, frozen=True):
    """Give a module as a document has it.

    Attributes:
        text: what it brings, in a sentence.
        icon: path of its SVG symbol, or "".
        adds: what its pack holds.
        switches: its readings of the rules.
        on: whether it is in play.
        lies: whether pieces of it lie on the route.
        needs, excludes: titles of other modules, the base game left out.
        why_not: why it cannot be switched now, "" where it can.
    """

    module: Module
    text: str
    icon: str
    adds: tuple[Adds, ...]
    switches: tuple[RuleSwitch, ...]
    on: bool
    lies: bool
    needs: tuple[str, ...]
    excludes: tuple[str, ...]
    why_not: str


class Chosen(msgspec.Struct, frozen=True):
    """Say what is chosen for the games of a route, which itself names nothing.

    Attributes:
        modules: those in play; None for those whose pieces lie on it.
        switches: readings of the rules that differ from their defaults.
    """

    modules: tuple[str, ...] | None = None
    switches: Mapping[str, Any] = MappingProxyType({})


class ModuleSheet(msgspec.Struct, frozen=True):
    """Give all modules for a document, the base game first.

    Attributes:
        is_written: whether the document itself names them: then switching is an edit.
    """

    modules: tuple[ModuleState, ...]
    is_written: bool

    @property
    def on(self) -> tuple[str, ...]:
        """Give the ids of those in play, the base game apart."""
        return tuple(s.module.id for s in self.modules if s.on and not s.module.is_base)

    def state(self, module: str) -> ModuleState | None:
        """Give one by its id."""
        return next((s for s in self.modules if s.module.id == module), None)


def modules_of(
    project: Project, document: Document, chosen: Chosen | None = None, language: str = "en"
) -> ModuleSheet | None:
    """Give the modules for a scenario or route; None for other documents and games without any."""
    if document.kind not in _PLAYABLE or not isinstance(document.tree, dict):
        return None
    game = project.game_of(document)
    modules = modules_of_game(project, game, language)
    if not any(not module.is_base for module in modules):
        return None
    written = document.kind == "scenario"
    lying = frozenset(modules_laid(project, document, game))
    if written:
        on = frozenset(chosen_modules(document, modules))
        set_: Any = document.tree.get(_SWITCHES)
    else:
        named = chosen.modules if chosen is not None else None
        on = lying if named is None else frozenset(named)
        set_ = chosen.switches if chosen is not None else {}
    values = set_ if isinstance(set_, Mapping) else {}
    packs = {pack.id: pack for pack in project.packs}
    return ModuleSheet(
        tuple(
            _state(project, packs[module.pack], module, modules, (on, lying, values), language)
            for module in modules
        ),
        written,
    )


def switch_module(
    project: Project, document: Document, module: str, *, on: bool, language: str = "en"
) -> Edit | Refused:
    """Give the edit that puts a module into a scenario, with what it needs, or takes it out.

    With it go its readings of the rules and its pieces that the scenario lays.
    """
    sheet = modules_of(project, document, language=language)
    state = sheet.state(module) if sheet is not None else None
    if sheet is None or state is None or not sheet.is_written:
        return Refused(said("This document names no modules."))
    names = with_needs(sheet, module) if on else without_needing(sheet, module)
    titles = [s.module.title for s in sheet.modules if s.module.id in names]
    if on:
        label = said("Switch on {modules}", modules=", ".join(titles))
        return edit_document(document, _joining(document.tree, sheet, names), label)
    label = said("Switch off {modules}", modules=", ".join(titles))
    return edit_document(document, _leaving(project, document.tree, sheet, names), label)


def set_rule_switch(document: Document, switch: RuleSwitch, value: Any) -> Edit | Refused:
    """Give the edit that sets a reading of the rules; the default is not written."""
    label = said("Set “{title}”", title=switch.title)
    if value == switch.default and type(value) is type(switch.default):
        operations: list[Operation] = [Remove((_SWITCHES, switch.id))] if switch.is_set else []
    else:
        operations = [SetValue((_SWITCHES, switch.id), value, order=())]
        if not isinstance(document.tree.get(_SWITCHES), dict):
            operations = [SetValue((_SWITCHES,), {switch.id: value}, order=_KEYS)]
    return edit_document(document, operations, label) if operations else Edit(label)


def with_needs(sheet: ModuleSheet, module: str) -> tuple[str, ...]:
    """Give a module that is switched on, with all that it needs and is off."""
    by_id = {s.module.id: s for s in sheet.modules}
    found: dict[str, None] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        state = by_id.get(name)
        if state is not None and not state.module.is_base and not state.on and name not in found:
            found[name] = None
            waiting += state.module.needs
    return tuple(s.module.id for s in sheet.modules if s.module.id in found)


def without_needing(sheet: ModuleSheet, module: str) -> tuple[str, ...]:
    """Give a module that is switched off, with all that need it and are on."""
    found = {module}
    grown = True
    while grown:
        more = {s.module.id for s in sheet.modules if s.on and found & {*s.module.needs}}
        grown = not more <= found
        found |= more
    return tuple(s.module.id for s in sheet.modules if s.module.id in found and s.on)


def _state(
    project: Project,
    pack: Pack,
    module: Module,
    modules: Sequence[Module],
    found: tuple[frozenset[str], frozenset[str], Mapping[str, Any]],
    language: str,
) -> ModuleState:
    on, lying, values = found
    said_of = pack.module or {}
    titles = {each.id: each.title for each in modules}
    others = {each.id for each in modules if not each.is_base}
    icon = said_of.get("icon")
    path = pack.folder / icon if isinstance(icon, str) else None
    return ModuleState(
        module=module,
        text=text_of(said_of.get("text"), language),
        icon=str(path) if path is not None and path.is_file() else "",
        adds=tuple(_adds(project, pack)),
        switches=tuple(_switches(project, module, values, language)),
        on=module.is_base or module.id in on,
        lies=module.id in lying,
        needs=tuple(titles.get(n, n) for n in module.needs if n in others or n not in titles),
        excludes=tuple(titles.get(n, n) for n in module.excludes),
        why_not=_why_not(module, modules, on),
    )


def _why_not(module: Module, modules: Sequence[Module], on: frozenset[str]) -> str:
    """Say why a module cannot be switched on."""
    if module.is_base:
        return said("The game itself is always in play.")
    if module.id in on:
        return ""
    known = {each.id for each in modules}
    for name in module.needs:
        if name not in known:
            return said(
                "{title} needs “{name}”, which is not there.", title=module.title, name=name
            )
    for other in modules:
        meets = other.id in module.excludes or module.id in other.excludes
        if other.id in on and meets:
            return said(
                "{title} cannot be played with {other}.", title=module.title, other=other.title
            )
    return ""


def _adds(project: Project, pack: Pack) -> Iterator[Adds]:
    """Count what the documents of a pack hold, each copy of a piece by itself."""
    found: dict[str, int] = {}
    for document in project.documents.values():
        if project.pack_of(document) is not pack or document.likely_kind in _LEAVES:
            continue
        tree = document.tree
        for sort in _COUNTED if isinstance(tree, dict) else ():
            listed = tree.get(sort)
            for entry in listed if isinstance(listed, list) else ():
                if isinstance(entry, dict):
                    found[sort] = found.get(sort, 0) + _copies(sort, entry)
    yield from (Adds(sort, found[sort]) for sort in _COUNTED if found.get(sort))


def _copies(sort: str, entry: Mapping[str, Any]) -> int:
    if sort == "pieces" and entry.get("counted_as"):
        return 0
    n = entry.get("copies" if sort == "cards" else "count", 1)
    return n if type(n) is int else 1


def _switches(
    project: Project, module: Module, values: Mapping[str, Any], language: str
) -> Iterator[RuleSwitch]:
    game = _game_of(project, module)
    known, rules = project.entries("switch", game), project.entries("rule", game)
    for name in module.switches:
        entry = known.get(name)
        tree = entry.tree if entry is not None and isinstance(entry.tree, dict) else None
        if tree is None:
            continue
        default, listed = tree.get("default"), tree.get("values")
        options = tuple(listed) if isinstance(listed, list) and listed else (default,)
        labels = tree.get("labels")
        words = labels if isinstance(labels, dict) else {}
        about = tree.get("rules")
        yield RuleSwitch(
            id=name,
            title=text_of(tree.get("title"), language) or name,
            text=text_of(tree.get("text"), language),
            value=values.get(name, default),
            default=default,
            values=options,
            labels=tuple(text_of(words.get(v), language) or str(v) for v in options),
            rules=tuple(
                (rule, _title_of(rules.get(rule), language))
                for rule in (about if isinstance(about, list) else ())
                if isinstance(rule, str)
            ),
            source=str(tree.get("source", "")),
            is_set=name in values,
        )


def _game_of(project: Project, module: Module) -> str:
    return next((pack.game for pack in project.packs if pack.id == module.pack), "")


def _title_of(entry: Any, language: str) -> str:
    tree = entry.tree if entry is not None and isinstance(entry.tree, dict) else {}
    return text_of(tree.get("title"), language)


def _joining(tree: Any, sheet: ModuleSheet, names: Iterable[str]) -> list[Operation]:
    listed = tree.get(_MODULES)
    if not isinstance(listed, list):
        base = [s.module.id for s in sheet.modules if s.module.is_base]
        return [SetValue((_MODULES,), [*base, *names], order=_KEYS)]
    # In the order of the game, as far as those that are named stand in it.
    order = [s.module.id for s in sheet.modules]
    operations: list[Operation] = []
    now = list(listed)
    for name in names:
        before = [m for m in order[: order.index(name)] if m in now]
        at = now.index(before[-1]) + 1 if before else 0
        operations.append(Insert((_MODULES,), name, at=at if at < len(now) else None))
        now.insert(at, name)
    return operations


def _leaving(
    project: Project, tree: Any, sheet: ModuleSheet, names: Iterable[str]
) -> list[Operation]:
    gone = set(names)
    listed = tree.get(_MODULES)
    operations: list[Operation] = [
        Remove((_MODULES, n))
        for n in reversed(range(len(listed) if isinstance(listed, list) else 0))
        if listed[n] in gone
    ]
    states = [s for s in sheet.modules if s.module.id in gone]
    operations += [
        Remove((_SWITCHES, switch.id)) for s in states for switch in s.switches if switch.is_set
    ]
    packs = {s.module.pack for s in states}
    pieces = tree.get(_PIECES)
    laid = list(enumerate(pieces if isinstance(pieces, list) else ()))
    out = [n for n, entry in laid if pack_of_piece(project, entry) in packs]
    if laid and len(out) == len(laid):
        return [*operations, Remove((_PIECES,))]
    return [*operations, *(Remove((_PIECES, n)) for n in reversed(out))]
