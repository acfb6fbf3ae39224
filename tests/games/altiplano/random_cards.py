"""Legal card sets made by chance: every verb, event, condition and amount of the language occurs."""

from random import Random
from typing import Any

__all__ = ["card_set"]

_ZONES = ("hand", "camp", "location", "treasures")
_TYPES = (
    "character",
    "location",
    "treasure",
    "action",
    "reaction",
    "archaeologist",
    "raider",
    "neutral",
)
_PILES = ("exploration", "character")


def card_set(seed: int, n: int = 12) -> str:
    """Give a file of cards as text; the same seed gives the same cards."""
    chance = Random(seed)
    cards = "\n".join(f"  - {_flow(_card(chance, number))}" for number in range(n))
    return f"kind: cards\nformat: 1\ngame: altiplano\ncards:\n{cards}\n"


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _card(chance: Random, number: int) -> dict[str, Any]:
    kind = chance.choice(("character", "location", "treasure", "action", "action", "reaction"))
    card: dict[str, Any] = {"id": f"made_{number}", "name": f"Made {number}", "type": kind}
    if kind == "character":
        card["roles"] = chance.choice(
            ([], ["archaeologist"], ["raider"], ["archaeologist", "raider"])
        )
    if kind == "action" and chance.random() < 0.4:
        card["icon"] = chance.choice(("beast", "trap"))
    card["copies"] = chance.randint(1, 3)
    abilities = {
        "character": (_action, _event, _passive),
        "location": (_passive, _event),
        "treasure": (_passive,),
        "action": (_action,),
        "reaction": (_event,),
    }
    card["abilities"] = [chance.choice(abilities[kind])(chance)]
    card["source"] = "designed here"
    return card


def _action(chance: Random) -> dict[str, Any]:
    ability: dict[str, Any] = {"trigger": "action"}
    if chance.random() < 0.3:
        ability["if"] = _condition(chance)
    if chance.random() < 0.3:
        ability["cost"] = [
            {"op": "discard", "what": {"from": "hand", "count": chance.randint(1, 2)}}
        ]
    ability["effects"] = _effects(chance)
    return ability


def _event(chance: Random) -> dict[str, Any]:
    when: dict[str, Any] = {"event": chance.choice(("play", "discard", "take", "put", "draw"))}
    when["by"] = "you"
    if when["event"] == "put":
        when["to"] = chance.choice(("camp", "location"))
    elif when["event"] == "play":
        when["filter"] = {"type": chance.choice(("action", "character"))}
    effects = _effects(chance)
    if when["event"] in ("play", "discard", "take") and chance.random() < 0.5:
        effects = [{"op": "cancel"}, *effects]
    return {"trigger": "event", "may": True, "when": when, "effects": effects}


def _passive(chance: Random) -> dict[str, Any]:
    effect = chance.choice(
        (
            {"op": "modify", "what": "hand_limit", "of": "mine", "add": chance.randint(-2, 3)},
            {"op": "modify", "what": "draw_count", "of": "mine", "add": 1},
            {"op": "modify", "what": "counts_as_raider", "of": "self", "becomes": 2},
            {"op": "forbid", "what": "discard", "of": {"from": "camp", "count": "all"}, "by": {"who": "you"}},
        )
    )  # fmt: skip
    return {"trigger": "passive", "effects": [effect]}


def _effects(chance: Random, depth: int = 0) -> list[dict[str, Any]]:
    return [_effect(chance, depth) for _ in range(chance.randint(1, 2))]


def _effect(chance: Random, depth: int) -> dict[str, Any]:
    who = {"who": "you"} if chance.random() < 0.4 else {}
    plain: tuple[dict[str, Any], ...] = (
        {
            "op": "draw",
            **who,
            "from": chance.choice((*_PILES, list(_PILES))),
            "count": _amount(chance),
        },
        {"op": "discard", "what": _things(chance)},
        {"op": "take", "what": {"who": "you", "from": "hand", "pick": "random"}},
        {"op": "trash", "what": _things(chance)},
        {"op": "put", "what": {"from": "hand", "count": {"up_to": 1}}, "to": chance.choice(_PILES)},
        {"op": "swap", "a": {"from": "camp"}, "b": {"who": "you", "from": "camp"}},
        {"op": "shuffle", "zone": chance.choice(_PILES)},
        {"op": "skip", "who": "you", "what": "phase", "which": chance.choice((2, 3))},
        {"op": "modify", "what": "hand_limit", "of": "mine", "add": 1, "for": "turn"},
    )
    if depth < 2 and chance.random() < 0.3:
        inner = _effects(chance, depth + 1)
        return chance.choice(
            (
                {"op": "choose", "options": [inner, _effects(chance, depth + 1)]},
                {"op": "do", "if": _condition(chance), "effects": inner},
                {"op": "do", "times": 2, "effects": inner},
            )
        )
    return chance.choice(plain)


def _things(chance: Random) -> dict[str, Any]:
    things: dict[str, Any] = {"who": "you"} if chance.random() < 0.6 else {}
    things["from"] = chance.choice(_ZONES)
    if chance.random() < 0.3:
        things["filter"] = {"type": chance.choice(_TYPES)}
    things["count"] = chance.choice((1, 1, 2, 3, {"up_to": 2}, "all"))
    if chance.random() < 0.3:
        things["pick"] = "random"
    return things


def _amount(chance: Random) -> Any:
    return chance.choice(
        (1, 1, 2, 3, {"count": {"who": "you", "from": "treasures"}}, {"half": {"count": {"from": "hand"}}})
    )  # fmt: skip


def _condition(chance: Random) -> dict[str, Any]:
    return chance.choice(
        (
            {"has": {"what": {"from": "camp"}, "min": chance.randint(1, 4)}},
            {"has": {"what": {"from": "location"}, "max": 0}},
            {"has": {"what": {"from": "specials", "filter": {"id": "rogue"}}}},
            {"not": {"has": {"what": {"who": "you", "from": "treasures"}}}},
            {"any": [{"has": {"what": {"from": "hand"}, "min": 4}}, {"has": {"what": {"from": "treasures"}}}]},
            {"compare": {"a": {"count": {"from": "camp"}}, "is": "more", "b": {"count": {"who": "you", "from": "camp"}}}},
        )
    )  # fmt: skip
