"""Say what abilities do in one language: the words come from its tables, the order from here."""

from collections.abc import Callable, Mapping
from typing import Any

from .tongues import Tongue, tongue

__all__ = ["sentence"]

_NOUNS = {
    "camp": "character",
    "location": "location",
    "treasures": "treasure",
    "specials": "special",
}
_ZONES = frozenset({"hand", "camp", "location", "treasures", "specials", "exploration", "character", "exploration_discard", "character_discard"})  # fmt: skip
_Name = Callable[[str], str]


def sentence(abilities: Any, language: str = "en", name: _Name = str) -> str:
    """Say what all abilities of a card do; what is not readable is left out.

    Args:
        abilities: as written.
        language: of the sentence.
        name: gives the name of a card by its id.
    """
    teller = _Teller(tongue(language), name)
    written = abilities if isinstance(abilities, list) else []
    said = []
    for ability in written:
        if isinstance(ability, dict):
            try:
                said.append(teller.ability(ability))
            except (KeyError, TypeError, ValueError, AttributeError):
                continue  # the schema tells what is wrong with it
    return " ".join(part for part in said if part)


class _Teller:
    def __init__(self, tongue: Tongue, name: _Name) -> None:
        self._t, self._name = tongue, name

    def _say(self, key: str, **parts: Any) -> str:
        return " ".join(self._t.fixed[key].format(**parts).split())

    # Abilities

    def ability(self, tree: Mapping[str, Any]) -> str:
        said = [self._need(tree["if"])] if "if" in tree else []
        if tree.get("trigger") == "event":
            said.append(self._when(tree["when"]))
        paid = [part for part in tree.get("cost", ()) if "op" in part]
        said.append(self._effects([*paid, *tree["effects"]]))
        if "limit" in tree:
            limit = tree["limit"]
            per, n = limit.get("per", "turn"), limit.get("times", 1)
            said.append(self._say("limit" if per == "event" else f"limit_{per}", n=n))
        return " ".join(part for part in said if part)

    def _effects(self, trees: list[Any]) -> str:
        """Clauses of one and the same doer are one sentence; others stand by themselves."""
        said: list[str] = []
        clauses: list[str] = []
        for tree in trees:
            clause = self._clause(tree, "sentence_then" if clauses else "sentence")
            if clause is None:
                said += self._closed(clauses)
                clauses = []
                said.append(self._sentence(tree))
            else:
                clauses.append(clause)
        return " ".join([*said, *self._closed(clauses)])

    def _closed(self, clauses: list[str]) -> list[str]:
        if not clauses:
            return []
        return [_capital(self._t.fixed["and"].join(clauses)) + "."]

    def _clause(self, tree: Mapping[str, Any], key: str) -> str | None:
        """Give an effect as a part of a sentence; None where it is sentences of its own."""
        if "if" in tree or tree.get("may") is True or tree["op"] not in self._t.verbs:
            return None
        return self._verb(tree, key)

    def _sentence(self, tree: Mapping[str, Any]) -> str:
        if "if" in tree:
            rest = {key: value for key, value in tree.items() if key not in ("if", "else")}
            said = self._say("if", what=self._condition(tree["if"]), then=self._effects([rest]))
            if "else" in tree:
                said += " " + self._say("else", then=self._effects(tree["else"]))
            return said
        if tree.get("may") is True:
            return self._say("may", then=self._effects([{**tree, "may": False}]))
        match tree["op"]:
            case "modify":
                return self._modify(tree)
            case "forbid":
                return self._forbid(tree)
            case "choose":
                options = [o["effects"] if isinstance(o, dict) else o for o in tree["options"]]
                said_of = [self._effects(option).rstrip(".") for option in options]
                return self._say("either", options=self._t.fixed["or"].join(map(_small, said_of)))
            case _:
                then = self._effects(tree["effects"])
                return (
                    then if "times" not in tree else self._say("repeat", n=tree["times"], then=then)
                )

    def _verb(self, tree: Mapping[str, Any], key: str) -> str:
        is_you = tree.get("who") == "you"
        mine, yours, tail = self._t.verbs[tree["op"]]
        who = self._t.you if is_you else self._t.me
        rest = self._object(tree, is_you=is_you)
        verb, _, more = (yours if is_you else mine).partition(" ")
        return self._say(key, who=who, verb=verb, more=more, rest=rest, tail=tail)

    def _object(self, tree: Mapping[str, Any], *, is_you: bool) -> str:
        match tree["op"]:
            case "draw":
                zone = tree.get("from", "exploration")
                what = self._amount(tree.get("count", 1), "card")
                return (
                    what if isinstance(zone, list) else f"{what} {self._from(zone, None, is_you)}"
                )
            case "reveal" | "look":
                return self._seen(tree)
            case "shuffle":
                return self._t.piles[tree["zone"]]
            case "skip":
                whose = self._t.fixed["your" if is_you else "my"]
                return self._say("phase", whose=whose, n=tree.get("which", 2))
            case "cancel":
                return self._t.fixed["event"]
            case "swap":
                return self._say(
                    "with", a=self._things(tree["a"], is_you), b=self._things(tree["b"], is_you)
                )
            case "put":
                to = self._t.tos[tree.get("to", "hand")][is_you]
                order = self._t.fixed["order"] if tree.get("order") == "chosen" else ""
                what = self._things(tree["what"], is_you)
                return self._say("put_where", what=what, to=to, order=order)
            case "take":
                return f"{self._things(tree['what'], is_you)} {self._t.tos['hand'][is_you]}"
        return self._things(tree["what"], is_you)

    def _seen(self, tree: Mapping[str, Any]) -> str:
        if "from" not in tree:
            what = tree.get("what")
            if isinstance(what, dict) and what.get("from") == "hand" and what.get("count") == "all":
                return self._t.fixed["your_hand" if what.get("who") == "you" else "my_hand"]
            return self._things(what, False)
        pile, count = self._t.piles[tree["from"]], tree.get("count", 1)
        if count == "all":
            return self._say("whole", pile=pile)
        if count == 1 or not isinstance(count, int):
            pile = self._from(tree["from"], None, False)
            return f"{self._amount(count, 'card')} {pile}"
        return f"{self._say('top_of', what=self._amount(count, 'card'))} {self._from(tree['from'], None, False)}"

    # What lasts

    def _modify(self, tree: Mapping[str, Any]) -> str:
        what, lasts = tree["what"], self._t.fixed[f"for_{tree.get('for', 'in_place')}"]
        if what in ("hand_limit", "draw_count"):
            add = tree.get("add", 0)
            key = f"{what}_is" if "becomes" in tree else f"{what}_less" if add < 0 else what
            n = self._t.counted(tree.get("becomes", abs(add)), "card")
            return self._say(key, n=n) + lasts
        noun = what.removeprefix("counts_as_")
        n = self._t.counted(tree.get("becomes", 1 + tree.get("add", 0)), noun)
        of = tree.get("of", "self")
        what = self._t.fixed["self_is"] if of == "self" else self._things(of, False)
        return _capital(self._say("counts_as", what=what, n=n)) + lasts

    def _forbid(self, tree: Mapping[str, Any]) -> str:
        by = tree.get("by", {})
        icon = (by.get("filter") or {}).get("icon") if isinstance(by, dict) else None
        who = by.get("who") if isinstance(by, dict) else by
        doer = self._t.fixed["you_not" if who == "you" else "nobody"]
        if icon:
            doer = self._say("your_things", what=self._t.nouns[icon][2])
        deed = self._t.fixed[f"deed_{tree['what']}"]
        what = self._several(tree.get("of", "mine"))
        return (
            self._say("forbid", by=doer, deed=deed, what=what)
            + self._t.fixed[f"for_{tree.get('for', 'in_place')}"]
        )

    # Things

    def _amount(self, count: Any, noun: str) -> str:
        if isinstance(count, int):
            return self._t.counted(count, noun)
        if count == "all":
            return self._t.nouns.get(noun, self._t.nouns["card"])[4]
        if not isinstance(count, dict):
            return str(count)
        if "up_to" in count:
            return self._say("up_to", what=self._amount(count["up_to"], noun))
        if "count" in count:
            return self._say("as_many", what=self._lying(count["count"]))
        if "half" in count and isinstance(count["half"], dict) and "count" in count["half"]:
            return self._say("half_as", what=self._lying(count["half"]["count"]))
        if "half" in count:
            return self._say("half", what=self._amount(count["half"], noun))
        return self._say(
            "times_of", n=count.get("times", 1), what=self._amount(count.get("of", 1), noun)
        )

    def _things(self, tree: Any, is_you: bool) -> str:
        if isinstance(tree, str):
            return self._t.fixed.get(tree, self._t.fixed["those"])
        if "first_of" in tree:
            return self._t.fixed["or"].join(self._things(part, is_you) for part in tree["first_of"])
        zone, wanted = tree.get("from", "hand"), tree.get("filter") or {}
        if "id" in wanted:
            what = self._name(str(_first(wanted["id"])))
        else:
            noun = _noun(zone, wanted)
            what = self._amount(tree.get("count", 1), noun)
            if (
                zone not in _ZONES
                and not isinstance(zone, list)
                and tree.get("count") == "all"
                and not wanted
            ):
                return self._t.fixed["those"]
        if tree.get("pick") == "random":
            what = self._say("random", what=what)
        return f"{what} {self._from(zone, tree.get('who'), is_you)}".strip()

    def _several(self, tree: Any) -> str:
        """Say things without a number: any of them."""
        if not isinstance(tree, dict) or "from" not in tree:
            return self._things(tree, False)
        noun = _noun(tree["from"], tree.get("filter") or {})
        return f"{self._t.nouns[noun][2]} {self._from(tree['from'], tree.get('who'), False)}"

    def _lying(self, tree: Any) -> str:
        """Say things that are counted where they lie."""
        if not isinstance(tree, dict) or "from" not in tree:
            return self._things(tree, False)
        noun = _noun(tree["from"], tree.get("filter") or {})
        return f"{self._t.nouns[noun][2]} {self._in(tree['from'], tree.get('who'))}".strip()

    def _in(self, zone: Any, who: str | None) -> str:
        if isinstance(zone, list):
            return self._t.fixed["any"].join(self._in(z, who) for z in zone)
        return self._t.ins[zone if zone in _ZONES else "named"][who == "you"]

    def _from(self, zone: Any, who: str | None, is_you: bool) -> str:
        if isinstance(zone, list):
            return self._t.fixed["any"].join(self._from(z, who, is_you) for z in zone)
        yours = (who or ("you" if is_you else "i")) == "you"
        return self._t.froms[zone if zone in _ZONES else "named"][yours]

    # Conditions and events

    def _when(self, when: Mapping[str, Any]) -> str:
        kind, by = when["event"], when.get("by")
        index = {"i": 0, "you": 1}.get(str(by), 2)
        who = (self._t.me, self._t.you, self._t.anybody)[index]
        is_used = kind == "play" and (when.get("filter") or {}).get("type") in (
            "character",
            "special",
        )
        verb = self._t.happens["use" if is_used else kind][index]
        if kind == "phase":
            return self._say("when_phase", who=who, verb=verb, n=when.get("phase", 1))
        wanted = when.get("filter") or {}
        zone = when.get("to") if kind == "put" else when.get("from")
        if "id" in wanted:
            what = self._name(str(_first(wanted["id"])))
        else:
            what = self._t.nouns[_noun(zone, wanted)][0]
        if wanted.get("except") == "self":
            a, noun, *_ = self._t.nouns[_noun(zone, wanted)]
            what = self._say("other", noun=noun, a=a)
        if when.get("of") in ("i", "mine"):
            what = self._say("of_mine", what=what)
        if (
            zone in ("hand", "exploration", "character", "exploration_discard", "character_discard")
            and kind != "put"
        ):
            what = f"{what} {self._from(zone, when.get('of') if when.get('of') in ('i', 'you') else by, False)}"
        return self._say("when", who=who, verb=verb, what=what)

    def _need(self, tree: Mapping[str, Any]) -> str:
        tree = _turned(tree)
        if "all" in tree:
            return " ".join(self._need(part) for part in tree["all"])
        if "any" in tree and all(_is_had(part) for part in tree["any"]):
            held = [self._held(part["has"]) for part in tree["any"]]
            return self._say("must_have", what=self._t.fixed["any"].join(held))
        if "has" not in tree or tree["has"]["what"].get("who", "i") != "i":
            return self._say("must", what=self._condition(tree))
        has = tree["has"]
        name = self._special(has["what"])
        if name:
            return self._say("must_not_be" if has.get("max") == 0 else "must_be", name=name)
        key = "must_not" if has.get("max") == 0 else "must_have"
        return self._say(key, what=self._held(has))

    def _condition(self, tree: Mapping[str, Any]) -> str:
        tree = _turned(tree)
        if "has" in tree:
            has = tree["has"]
            what, is_none = has["what"], has.get("max") == 0
            is_mine = what.get("who", "i") == "i"
            name = self._special(what) if is_mine else ""
            if name:
                return self._say("am_not" if is_none else "am", name=name)
            key = ("have" if is_mine else "you_have") + ("_not" if is_none else "")
            return self._say(key, what=self._held(has))
        if "compare" in tree:
            parts = tree["compare"]
            return self._say(parts["is"], a=self._side(parts["a"]), b=self._side(parts["b"]))
        if "not" in tree:
            return self._say("not", what=self._condition(tree["not"]))
        key = "all" if "all" in tree else "any"
        return self._t.fixed["both" if key == "all" else "any"].join(
            map(self._condition, tree[key])
        )

    def _special(self, what: Mapping[str, Any]) -> str:
        """Give the name of the one Special card that is meant; "" where none is."""
        wanted = what.get("filter") or {}
        is_one = what.get("from") == "specials" and "id" in wanted
        return self._name(str(_first(wanted["id"]))) if is_one else ""

    def _side(self, tree: Any) -> str:
        if isinstance(tree, dict) and "count" in tree:
            return self._lying(tree["count"])
        return self._amount(tree, "card")

    def _held(self, has: Mapping[str, Any]) -> str:
        """Say things by how many of them there are to be; what lies in a Camp needs no place."""
        what, least, most = has["what"], has.get("min"), has.get("max")
        zone, wanted = what.get("from"), what.get("filter") or {}
        noun = _noun(zone, wanted)
        if "id" in wanted:
            said = self._name(str(_first(wanted["id"])))
        elif most == 0 or (most is None and least in (None, 1)):
            said = self._t.nouns[noun][0]
        elif most is None:
            said = self._t.counted(int(least or 0), noun)
        elif not least:
            said = self._say("at_most", what=self._t.counted(most, noun))
        elif least == most:
            said = self._say("exactly", what=self._t.counted(most, noun))
        else:
            said = self._say("between", n=least, what=self._t.counted(most, noun))
        return said if zone in _NOUNS else f"{said} {self._in(zone, what.get('who'))}".strip()


def _turned(tree: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give what is not there as what is there none, or fewer, of."""
    has = tree["not"].get("has") if isinstance(tree.get("not"), dict) else None
    if not isinstance(has, dict):
        return tree
    least, most = has.get("min"), has.get("max")
    if most is None and least != 0:
        return {"has": {"what": has["what"], "max": (1 if least is None else least) - 1}}
    if most is not None and not least:
        return {"has": {"what": has["what"], "min": most + 1}}
    return tree


def _is_had(tree: Any) -> bool:
    """Say whether a condition is that I have some things."""
    has = tree.get("has") if isinstance(tree, dict) else None
    if not isinstance(has, dict) or has.get("max") == 0:
        return False
    what = has["what"]
    is_special = what.get("from") == "specials" and "id" in (what.get("filter") or {})
    return what.get("who", "i") == "i" and not is_special


def _noun(zone: Any, wanted: Mapping[str, Any]) -> str:
    for key in ("icon", "type"):
        if key in wanted:
            return str(_first(wanted[key]))
    return _NOUNS.get(zone, "card") if isinstance(zone, str) else "card"


def _first(value: Any) -> Any:
    return value[0] if isinstance(value, list) else value


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text if text.startswith("I ") else text[:1].lower() + text[1:]
