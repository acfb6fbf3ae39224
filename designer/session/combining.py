"""Which sets of modules a scenario can be played with: what stands in the way, which rules meet. Qt-free.

Nothing here knows a module: all is read from packs, from the checks of the game, and from situations, which say
of each rule with which modules it was tried.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from designer.diagnostics import Diagnostic, Severity, said
from designer.documents import Document, Pack, Project, modules_laid, route_named, text_of
from designer.plugin_host import PluginHost
from designer.session.checking import Checker
from designer.validation.words import closest

__all__ = [
    "Combination",
    "Combiner",
    "Hindrance",
    "MeetingRule",
    "Module",
    "all_sets",
    "chosen_modules",
    "modules_of_game",
    "named_modules",
    "ones_and_pairs",
    "pack_of_piece",
    "rules_that_meet",
]

NEEDS, EXCLUDES, OWNED = "module/needs", "module/excludes", "module/not-owned"
UNKNOWN = "module/unknown"
LEFT_OUT = "module/pieces-without-module"

_LAST = 1_000  # the place of modules that name none


class Module(msgspec.Struct, frozen=True):
    """Give what a pack says of its module.

    Attributes:
        expansion: the box that it comes in, "" for none.
        place: where it stands among those of its game, 0 for nowhere.
    """

    id: str
    title: str
    is_base: bool
    needs: tuple[str, ...]
    excludes: tuple[str, ...]
    switches: tuple[str, ...]
    pack: str
    expansion: str = ""
    place: int = 0


class Hindrance(msgspec.Struct, frozen=True):
    """Give a reason: `file` and `line` are empty where it lies in the set itself."""

    code: str
    severity: Severity
    sentence: str
    rule: str = ""
    file: str = ""
    line: int = 0
    space: tuple[int, int] | None = None


class MeetingRule(msgspec.Struct, frozen=True):
    """Give a rule that was tried with several modules.

    Attributes:
        source: `rulebook`, or `designed here` for a ruling of ours.
        modules: those of the situation.
    """

    id: str
    title: str
    text: str
    source: str
    modules: tuple[str, ...]


class Combination(msgspec.Struct, frozen=True):
    """Give a set of modules with what was found; `notes` stop nothing."""

    modules: tuple[str, ...]
    hindrances: tuple[Hindrance, ...]
    notes: tuple[Hindrance, ...]
    rules: tuple[str, ...]
    switches: tuple[str, ...]

    @property
    def fits(self) -> bool:
        """Say whether nothing stands in the way."""
        return not self.hindrances


def modules_of_game(project: Project, game: str, language: str = "en") -> tuple[Module, ...]:
    """Give the modules of a game in order, its base first, with titles in a language."""
    found = [
        _module(pack, language)
        for pack in project.packs
        if pack.module is not None and pack.game == game and pack.module.get("id")
    ]
    return tuple(sorted(found, key=lambda module: (not module.is_base, module.place or _LAST)))


def _module(pack: Pack, language: str) -> Module:
    entry = pack.module or {}
    place = entry.get("place")
    return Module(
        id=str(entry["id"]),
        title=text_of(entry.get("title"), language) or str(entry["id"]),
        is_base=entry.get("base") is True,
        needs=_words(entry.get("needs")),
        excludes=_words(entry.get("excludes")),
        switches=_words(entry.get("switches")),
        pack=pack.id,
        expansion=text_of(entry.get("expansion"), language),
        place=place if type(place) is int else 0,
    )


def _words(value: object) -> tuple[str, ...]:
    return tuple(str(each) for each in value) if isinstance(value, list) else ()


def named_modules(document: Document) -> tuple[str, ...]:
    """Give the modules that a scenario or situation names, as they stand; a route names none."""
    tree = document.tree if isinstance(document.tree, dict) else {}
    return _words(tree.get("modules"))


def chosen_modules(document: Document, modules: Iterable[Module]) -> tuple[str, ...]:
    """Give those of some modules that a scenario names, the base apart."""
    named = named_modules(document)
    return tuple(module.id for module in modules if module.id in named and not module.is_base)


def _unknown(name: str, close: str | None) -> str:
    """Say that no pack brings a module, and what to do."""
    if close is not None:
        return said(
            "No pack here brings the module “{name}”. Did you mean “{close}”?",
            name=name,
            close=close,
        )
    return said(
        "No pack here brings the module “{name}”. Put the folder of its pack beside this file.",
        name=name,
    )


def ones_and_pairs(modules: Iterable[Module]) -> Iterator[tuple[str, ...]]:
    """Give no module, each, and each pair."""
    names = [module.id for module in modules if not module.is_base]
    for n in range(3):
        yield from combinations(names, n)


def all_sets(modules: Iterable[Module]) -> Iterator[tuple[str, ...]]:
    """Give every set, small ones first."""
    names = [module.id for module in modules if not module.is_base]
    for n in range(len(names) + 1):
        yield from combinations(names, n)


def rules_that_meet(project: Project, game: str, language: str = "en") -> tuple[MeetingRule, ...]:
    """Give the rules that situations try with two modules or more, with texts in a language."""
    written = project.entries("rule", game)
    found: dict[tuple[str, tuple[str, ...]], MeetingRule] = {}
    for document in project.of_kind("situation", game):
        tree = document.tree if isinstance(document.tree, dict) else {}
        modules = tuple(sorted(set(named_modules(document))))
        for rule in _words(tree.get("rules")) if len(modules) > 1 else ():
            entry = written.get(rule)
            about = entry.tree if entry is not None and isinstance(entry.tree, dict) else {}
            found[rule, modules] = MeetingRule(
                id=rule,
                title=text_of(about.get("title"), language),
                text=_filled(text_of(about.get("text"), language), about.get("parameters")),
                source=str(about.get("source", "")),
                modules=modules,
            )
    return tuple(found[key] for key in sorted(found))


def pack_of_piece(project: Project, entry: object) -> str:
    """Give the pack of a piece that a scenario lays, "" where nobody knows it."""
    for sort in ("piece", "token"):
        name = entry.get(sort) if isinstance(entry, dict) else None
        found = project.entry(sort, name) if isinstance(name, str) else None
        if found is not None and found.pack is not None:
            return found.pack.id
    return ""


def _filled(text: str, parameters: object) -> str:
    """Give a text with a rule's own numbers in the place of their names."""
    for name, value in parameters.items() if isinstance(parameters, dict) else ():
        text = text.replace(f"{{{name}}}", str(value))
    return text


class Combiner:
    """Look at sets of modules for one scenario or route.

    Args:
        host: gives the game's plugin and its checks.
        project: the documents as they are on screen.
        document: the scenario or route.
        players: how many play, if not the scenario's own number.
        owned: packs or modules that are at hand; None for all.
        language: of titles and texts.

    Attributes:
        host: gives the game's plugin and its checks.
        game, modules, rules: the game's id, its modules, and the rules that meet.
    """

    def __init__(
        self,
        host: PluginHost,
        project: Project,
        document: Document,
        *,
        players: int | None = None,
        owned: Collection[str] | None = None,
        language: str = "en",
    ) -> None:
        self.host = host
        self._checker, self._project, self._document = Checker(host), project, document
        self._players, self._owned = players, owned
        self.game = project.game_of(document)
        self.modules = modules_of_game(project, self.game, language)
        self.rules = rules_that_meet(project, self.game, language)
        self._by_id = {module.id: module for module in self.modules}

    def in_order(self, names: Collection[str]) -> tuple[str, ...]:
        """Give the modules among ids, the base apart, in the order of the game."""
        return tuple(
            name for name in self._by_id if name in names and not self._by_id[name].is_base
        )

    def look_at(self, names: Sequence[str]) -> Combination:
        """Say whether a set fits, and why not."""
        chosen = self.in_order(names)
        found = [*self._of_packs(chosen), *self._of_pieces(chosen), *self._of_checks(chosen)]
        if chosen == chosen_modules(self._document, self.modules):
            found += self._of_the_unknown()
        return Combination(
            modules=chosen,
            hindrances=tuple(h for h in found if h.severity is not Severity.HINT),
            notes=tuple(h for h in found if h.severity is Severity.HINT),
            rules=tuple(
                dict.fromkeys(rule.id for rule in self.rules if set(rule.modules) <= {*chosen})
            ),
            switches=tuple(dict.fromkeys(s for name in chosen for s in self._by_id[name].switches)),
        )

    def _of_packs(self, chosen: Sequence[str]) -> Iterator[Hindrance]:
        base = {module.id for module in self.modules if module.is_base}
        for name in chosen:
            module = self._by_id[name]
            for other in module.needs:
                if other not in base and other not in chosen:
                    yield self._fault(
                        NEEDS,
                        said(
                            "{title} needs {other}.", title=module.title, other=self._title(other)
                        ),
                    )
            for other in module.excludes:
                if other in chosen:
                    sentence = said(
                        "{title} cannot be played with {other}.",
                        title=module.title,
                        other=self._title(other),
                    )
                    yield self._fault(EXCLUDES, sentence)
            if self._owned is not None and not {name, module.pack} & set(self._owned):
                yield self._fault(
                    OWNED, said("{title} is not among the boxes at hand.", title=module.title)
                )

    def _of_the_unknown(self) -> Iterator[Hindrance]:
        """Tell of modules that the scenario names and no pack brings."""
        for index, name in enumerate(named_modules(self._document)):
            if name not in self._by_id:
                place = self._document.location(("modules", index))
                sentence = _unknown(name, closest(name, self._by_id))
                yield Hindrance(UNKNOWN, Severity.ERROR, sentence, file=place.file, line=place.line)

    def _of_pieces(self, chosen: Sequence[str]) -> Iterator[Hindrance]:
        """Tell of modules whose pieces lie on the route, though they are not in the set."""
        for name in modules_laid(self._project, self._document, self.game):
            if name in self._by_id and name not in chosen:
                sentence = said(
                    "Tiles of {title} lie on the route, without its rules.", title=self._title(name)
                )
                yield Hindrance(LEFT_OUT, Severity.HINT, sentence)

    def _title(self, name: str) -> str:
        return self._by_id[name].title if name in self._by_id else f"“{name}”"

    def _fault(self, code: str, sentence: str) -> Hindrance:
        return Hindrance(code, Severity.ERROR, sentence)

    def _of_checks(self, chosen: Sequence[str]) -> Iterator[Hindrance]:
        project, path = self.scenario_with(chosen)
        route = route_named(self._project, self._document, self.game)
        own = {path, self._document.path, *([] if route is None else [route.path])}
        report = self._checker.check(project, focus=(path,), only=own)
        for fault in report.diagnostics:
            if fault.location.file in own:
                yield self._told(fault, path)

    def _told(self, fault: Diagnostic, path: str) -> Hindrance:
        where = fault.location
        is_ours = where.file == path  # its lines are those of no file
        return Hindrance(
            code=fault.code,
            severity=fault.severity,
            sentence=fault.sentence,
            rule=fault.rule or "",
            file="" if is_ours else where.file,
            line=0 if is_ours else where.line,
            space=where.space,
        )

    def _leave_out(self, tree: dict[str, Any], chosen: Collection[str]) -> None:
        """Take out of a scenario what it says of modules that are not in the set."""
        others = [module for module in self.modules if module.id not in chosen]
        packs = {module.pack for module in others}
        gone = {switch for module in others for switch in module.switches}
        switches, pieces = tree.get("switches"), tree.get("pieces")
        if isinstance(switches, dict):
            tree["switches"] = {key: v for key, v in switches.items() if key not in gone}
        if isinstance(pieces, list):
            tree["pieces"] = [p for p in pieces if pack_of_piece(self._project, p) not in packs]

    def scenario_with(self, chosen: Sequence[str]) -> tuple[Project, str]:
        """Give the project in which the scenario has just these modules, and its path."""
        document = self._document
        tree = dict(document.tree) if isinstance(document.tree, dict) else {}
        if document.kind != "scenario":
            route = document.id or ""
            tree = {"kind": "scenario", "format": 1, "id": f"{route}_combined", "game": self.game}
            tree |= {"name": route, "route": route, "players": 4, "switches": {}, "caves": False}
            tree["source"] = "designed here"
        base = [module.id for module in self.modules if module.is_base]
        tree["modules"] = [*base, *chosen]
        self._leave_out(tree, {*base, *chosen})
        if self._players is not None:
            tree["players"] = self._players
        path = document.path if document.kind == "scenario" else f"{document.path}.combined.yaml"
        return self._project.with_text(path, json.dumps(tree, ensure_ascii=False)), path
