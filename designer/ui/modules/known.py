"""What is known of sets of modules, as far as it is known: shared by the matrix, the list and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from designer.diagnostics import decimal
from designer.ui.kit.languages import tr, trn

if TYPE_CHECKING:
    from designer.session.combined_games import Games
    from designer.session.combining import Combination, MeetingRule, Module

__all__ = ["KnownSets", "Names"]

Names = tuple[str, ...]


class KnownSets(QObject):
    """Keep what was found about sets.

    Attributes:
        grown: more is known of a set (its ids), or of all of them (None).
        modules: those that can be chosen, in the order of the game.
        chosen: the set of the document itself.
        found, games: what is known of sets.
        rules: the rules that meet, by id.
    """

    grown = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.modules: tuple[Module, ...] = ()
        self.chosen: Names = ()
        self.found: dict[Names, Combination] = {}
        self.games: dict[Names, Games] = {}
        self.rules: dict[str, MeetingRule] = {}

    def begin(self, modules: Iterable[Module], chosen: Names, rules: Iterable[MeetingRule]) -> None:
        """Forget everything, and begin with other modules."""
        self.modules = tuple(module for module in modules if not module.is_base)
        self.chosen = chosen
        self.rules = {rule.id: rule for rule in rules}
        self.found, self.games = {}, {}
        self.grown.emit(None)

    def take(self, found: Combination) -> None:
        """Take what was found about a set."""
        self.found[found.modules] = found
        self.grown.emit(found.modules)

    def take_games(self, games: Games) -> None:
        """Take how its games went so far."""
        self.games[games.modules] = games
        self.grown.emit(games.modules)

    def forget_games(self) -> None:
        """Forget all games."""
        self.games = {}
        self.grown.emit(None)

    def in_order(self, names: Iterable[str]) -> Names:
        """Give ids in the order of the game."""
        wanted = set(names)
        return tuple(module.id for module in self.modules if module.id in wanted)

    def title(self, names: Sequence[str]) -> str:
        """Give what a set is called."""
        titles = {module.id: module.title for module in self.modules}
        return " + ".join(titles.get(name, name) for name in names) or tr("No module")

    def rules_between(self, names: Names) -> tuple[MeetingRule, ...]:
        """Give the rules that meet in a set."""
        found = self.found.get(names)
        known = (self.rules.get(rule) for rule in (found.rules if found is not None else ()))
        return tuple(rule for rule in known if rule is not None)

    def verdict(self, names: Names) -> str:
        """Say whether a set fits, in a word."""
        found = self.found.get(names)
        if found is None:
            return tr("not looked at yet")
        return tr("fits") if found.fits else tr("does not fit")

    def games_words(self, names: Names) -> str:
        """Say how the games of a set went, "" where none were played."""
        games = self.games.get(names)
        if games is None:
            return ""
        if games.trouble:
            return games.trouble
        mean, least, most = games.rounds
        ended = tr("{ended} of {played} games end", ended=games.ended, played=games.played)
        lengths = tr(
            "{mean} rounds on average, {least} to {most}",
            mean=decimal(mean),
            least=least,
            most=most,
        )
        return f"{ended}, {lengths}"

    def sentence(self, names: Names) -> str:
        """Say all that a cell shows, for screen readers and tips."""
        found = self.found.get(names)
        parts = [f"{self.title(names)}: {self.verdict(names)}"]
        if found is not None:
            parts += [str(h.sentence) for h in found.hindrances[:1]]
            if len(found.hindrances) > 1:
                more = len(found.hindrances) - 1
                parts.append(trn("{n} more reason", "{n} more reasons", more))
            if found.rules and len(names) > 1:
                parts.append(trn("{n} rule meets", "{n} rules meet", len(found.rules)))
        parts.append(self.games_words(names))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."
