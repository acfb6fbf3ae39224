"""Effects in words: each verb says itself from one source, for card texts, help and the log.

Sentences are patterns by language, then by verb; a game may have patterns of its own (put to `here`
reads “drop” in one game) and names its zones and kinds. English is always there.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

__all__ = ["Words", "described"]

_EMPTY: Mapping[str, str] = MappingProxyType({})


class Words(msgspec.Struct, frozen=True):
    """Give the words of a game in one language.

    Attributes:
        language: `en`, `de`, `pl`.
        names: of zones, kinds, symbols, states and numbers, by their word; a word without a name
            stands for itself.
        patterns: the game's own sentences: by verb (`put`), or by verb and zone (`put here`).
        verbs: how to say an effect within another, by verb.
    """

    language: str = "en"
    names: Mapping[str, str] = _EMPTY
    patterns: Mapping[str, str] = _EMPTY
    verbs: Mapping[str, Any] = MappingProxyType({})

    def name(self, word: Any) -> str:
        """Give the name of a word."""
        return self.names.get(str(word), str(word).replace("_", " "))

    def said(self, key: str, sentences: Mapping[str, str], **parts: str) -> str:
        """Give a sentence: the game's own for a key, else that of the language, else the English one."""
        pattern = self.patterns.get(key) or sentences.get(self.language) or sentences["en"]
        return pattern.format(**parts)

    def amount(self, tree: Any, noun: str = "") -> str:
        """Give an amount, with what is counted."""
        if isinstance(tree, Mapping):
            text = self._calculated(tree)
        else:
            text = "all" if tree == "all" else str(tree)
        plural = noun if text in ("1", "up to 1") or not noun else f"{noun}s"
        return f"{text} {self.name(plural)}".strip()

    def _calculated(self, tree: Mapping[str, Any]) -> str:
        if "up_to" in tree:
            return f"up to {self.amount(tree['up_to'])}"
        if "count" in tree:
            return f"as many as {self.things(tree['count'])}"
        if "half" in tree:
            return f"half of {self.amount(tree['half'])}"
        return f"{self.amount(tree.get('times', 1))} times {self.amount(tree.get('of', 1))}"

    def zones(self, tree: Any) -> str:
        """Give a zone, or several to choose from."""
        words = tree if isinstance(tree, list) else [tree]
        return " or ".join(self.name(word) for word in words)

    def players(self, tree: Any) -> str:
        """Give whose something is."""
        return _WHOSE.get(tree, f"{tree}'s")

    def things(self, tree: Any) -> str:
        """Give what a selector means."""
        if isinstance(tree, str):
            return _NAMED.get(tree) or f"the {self.name(tree)}"
        if not isinstance(tree, Mapping):
            return str(tree)
        if "first_of" in tree:
            return ", else ".join(self.things(part) for part in tree["first_of"])
        said = [self.amount(tree.get("count", 1), self._kind(tree))]
        if tree.get("pick") == "random":
            said[0] = f"{said[0]} at random"
        if "from" in tree:
            whose = f"{self.players(tree['who'])} " if "who" in tree else ""
            said.append(f"from {whose}{self.zones(tree['from'])}")
        within = tree.get("within") or (tree.get("filter") or {}).get("within")
        if isinstance(within, Mapping):
            said.append(f"at most {self.amount(within.get('steps', 1), 'space')} away")
        return " ".join(said)

    def _kind(self, tree: Mapping[str, Any]) -> str:
        wanted = {**(tree.get("filter") or {}), **tree}
        for key in ("id", "kind", "type", "icon", "tag"):
            if key in wanted:
                word = wanted[key]
                return str(next(iter(word), "card") if isinstance(word, list) else word)
        zone = tree.get("from")
        return "space" if zone == "spaces" else "card"

    def effects(self, trees: Any) -> str:
        """Give effects one after the other."""
        return ", then ".join(self.effect(tree) for tree in trees)

    def effect(self, tree: Mapping[str, Any]) -> str:
        """Give one effect, with what may stand on any."""
        text: str = self.verbs[tree["op"]].describe(tree, self)
        if tree.get("may") is True:
            text = f"you may {text}"
        who = tree.get("who", "i")
        return text if who == "i" else f"{_WHO.get(who, who)}: {text}"


def described(ability: Mapping[str, Any], words: Words) -> str:
    """Say what an ability does, in one sentence."""
    effects = words.effects(ability.get("effects", []))
    cost = ability.get("cost")
    if cost:
        paid = [
            words.amount(part["actions"], "action") if "actions" in part else words.effect(part)
            for part in cost
        ]
        effects = f"{', '.join(paid)}: {effects}"
    return effects[:1].upper() + effects[1:] + "."


_WHO = {
    "you": "the other player",
    "each": "each player",
    "each_other": "each other player",
    "left": "the player to the left",
    "victim": "whom it concerns",
    "mover": "who caused it",
    "owner": "the owner",
    "active": "whose turn it is",
}

_WHOSE = {
    "i": "your",
    "you": "the other player's",
    "each": "each player's",
    "each_other": "each other player's",
    "victim": "their",
}

_NAMED = {
    "self": "this",
    "event": "that",
    "event.card": "that card",
    "event.figure": "that figure",
    "mine": "one of yours",
}
