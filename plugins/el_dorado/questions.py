"""The questions that the base game's rules ask, with the rule of combination where several answer.

A module answers by functions with these names in its one file in `modules/`; it names no other
module. Each is called with the rulebook and the state first. Here stands all that can be answered;
the base game owns the order:

    pay > enter: entered > may_be_moved? no: the rest is lost
        > stop: displaced, at most once, then entered again > rested > holds

| question | arguments | gives |
|---|---|---|
| pieces | (the definition only) | rows that the module keeps in the state |
| set_up | | the state after its part of the set-up |
| requirement | position | what entering a space asks for, or None |
| may_enter | explorer, position, means | a refusal or None |
| may_be_moved | explorer, means | a refusal or None |
| may_take | explorer, means | a refusal or None: whether it may take a blockade beside it |
| wanderers | | figures on the board that no player owns; see `wanderers.py` |
| may_roam | position, rule | a refusal or None: whether such a figure may come onto a space |
| counts_as_card | means | whether strength without a card pays where a card is asked for |
| arrival_needs | explorer | whether El Dorado is open to it |
| arrives | explorer | whether an explorer that enters El Dorado is in; else it only stands there |
| entered | explorer, means | the state after what follows on entering |
| rests_before | explorer, means | whether an explorer that the board carries on has come to rest before |
| displaced | explorer, means | where the board carries an explorer that has stopped, or None |
| rested | explorer, means | the state after what follows on coming to rest |
| blockade_taken | seat, blockade, slot | the state after what follows |
| destination | card, use, give | where a used card goes, or None |
| playable | | cards beside the hand that the active seat may play as if they were in it |
| offer_taken | card | the state after a card for sale was taken |
| kept_from_effects | | cards for sale that are only bought: no effect takes them |
| carried_out | (the definition only) action | other abilities of what a space shows, or None |
| abilities_of | (the definition only) card or token | its other abilities, or None |
| actions | | moves of its own worth asking about |
| collectable | seat | tokens on the board that its explorers may collect now, as pairs with the explorer |
| collected | token, explorer | the state after one was collected for nothing |
| space_state | position | what effects call the state of a space, or None |
| may_lie | position | a refusal or None: whether a piece can be laid on a space |
| goals | seat | positions that the seat has to reach before El Dorado, or None |
| sought | seat | positions where a bot goes before El Dorado, as that wins sooner, or None |
| saved | seat | kinds of cards of the hand that a bot keeps for what it seeks |
| wanted | seat | kinds of cards of which the seat needs one and has none |
| shunned | seat | positions that are closed to its explorers now, for bots |
| precious | seat | kinds of cards of which the seat needs its last one |
| worth | seat | how much nearer it is by what it has collected, in steps, for bots |
| programs | the rulebook, for the state | own programs, as pairs of a name and stages |
| trophies | seat | what it has collected, in words |
| observed | seat, or -1 | what a situation may say of the seat, or of the table, by key |
| given | seat, or -1; what a situation says of it | the state with that |
| wins | seat | whether the seat has won otherwise |
| blurred | positions | the state with all that is far from these made the same, for looking ahead |
| may_end_turn | | a refusal or None |
| play_ended | | the state after what follows when phase 1 has ended |
| remarks | a move, the state after it | what else there is to tell of it, in sentences |
| holds | move, what gives the state after | a refusal or None, asked for every move |

A file may also have `in_force(definition)`, which says that the board asks for it although its
module is off, `RANK`, which says when it is asked among others (50 where it has none), `MOVES`,
its own moves by verb (see `own_moves.py`), which `actions` offers, and `ANSWERS`, by the kind of a
question that it asks itself what gives the state after an answer.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from designer.api import Combination, combined

__all__ = ["BOX", "DISCARD_PILE", "QUESTIONS", "SPARED", "STAYS", "Questions", "stronger"]

STAYS, SPARED, BOX, DISCARD_PILE = "stays", "spared", "box", "discard"
"""Where a used card goes; what stands first here counts first."""

_DESTINATIONS = (STAYS, SPARED, BOX, DISCARD_PILE)

QUESTIONS: Mapping[str, Combination] = {
    "pieces": Combination.UNION,
    "set_up": Combination.IN_TURN,
    "requirement": Combination.REPLACES,
    "counts_as_card": Combination.ANY,
    "may_enter": Combination.FIRST_REFUSAL,
    "may_be_moved": Combination.FIRST_REFUSAL,
    "may_take": Combination.FIRST_REFUSAL,
    "wanderers": Combination.UNION,
    "may_roam": Combination.FIRST_REFUSAL,
    "arrival_needs": Combination.ALL,
    "arrives": Combination.ALL,
    "entered": Combination.IN_TURN,
    "rests_before": Combination.ANY,
    "displaced": Combination.FIRST,
    "rested": Combination.IN_TURN,
    "blockade_taken": Combination.IN_TURN,
    "destination": Combination.PRECEDENCE,
    "playable": Combination.UNION,
    "offer_taken": Combination.IN_TURN,
    "kept_from_effects": Combination.UNION,
    "carried_out": Combination.FIRST,
    "abilities_of": Combination.FIRST,
    "actions": Combination.UNION,
    "collectable": Combination.UNION,
    "collected": Combination.FIRST,
    "space_state": Combination.FIRST,
    "may_lie": Combination.FIRST_REFUSAL,
    "goals": Combination.FIRST,
    "sought": Combination.FIRST,
    "saved": Combination.UNION,
    "wanted": Combination.UNION,
    "shunned": Combination.UNION,
    "precious": Combination.UNION,
    "programs": Combination.UNION,
    "worth": Combination.IN_TURN,
    "trophies": Combination.UNION,
    "observed": Combination.IN_TURN,
    "given": Combination.IN_TURN,
    "wins": Combination.ANY,
    "blurred": Combination.IN_TURN,
    "may_end_turn": Combination.FIRST_REFUSAL,
    "play_ended": Combination.IN_TURN,
    "remarks": Combination.UNION,
    "holds": Combination.FIRST_REFUSAL,
}


def stronger(one: str, other: str | None) -> str:
    """Give the destination of two that counts."""
    return one if other is None else min(one, other, key=_DESTINATIONS.index)


class Questions:
    """Give, per question, the one answer of all that is switched on; None where nobody answers.

    What is done in turn has one answer per module, so that each may wait for decisions.
    """

    def __init__(self, modules: Iterable[Any]) -> None:
        found = {
            name: [getattr(module, name) for module in modules if hasattr(module, name)]
            for name in QUESTIONS
        }
        self.pieces = tuple(found["pieces"])
        self.set_up = tuple(found["set_up"])
        self.entered = tuple(found["entered"])
        self.rested = tuple(found["rested"])
        self.blockade_taken = tuple(found["blockade_taken"])
        one = {name: combined(rule, found[name], _DESTINATIONS) for name, rule in QUESTIONS.items()}
        self.requirement = one["requirement"]
        self.counts_as_card = one["counts_as_card"]
        self.may_enter = one["may_enter"]
        self.may_be_moved = one["may_be_moved"]
        self.may_take = one["may_take"]
        self.wanderers = one["wanderers"]
        self.may_roam = one["may_roam"]
        self.arrival_needs = one["arrival_needs"]
        self.arrives = one["arrives"]
        self.rests_before = one["rests_before"]
        self.displaced = one["displaced"]
        self.destination = one["destination"]
        self.playable = one["playable"]
        self.offer_taken = tuple(found["offer_taken"])
        self.kept_from_effects = one["kept_from_effects"]
        self.carried_out = one["carried_out"]
        self.abilities_of = one["abilities_of"]
        self.actions = one["actions"]
        self.collectable = one["collectable"]
        self.collected = one["collected"]
        self.space_state = one["space_state"]
        self.may_lie = one["may_lie"]
        self.goals = one["goals"]
        self.sought = one["sought"]
        self.saved = one["saved"]
        self.wanted = one["wanted"]
        self.shunned = one["shunned"]
        self.precious = one["precious"]
        self.programs = tuple(found["programs"])
        self.worth = tuple(found["worth"])
        self.trophies = one["trophies"]
        self.observed = tuple(found["observed"])
        self.given = tuple(found["given"])
        self.wins = one["wins"]
        self.blurred = tuple(found["blurred"])
        self.may_end_turn = one["may_end_turn"]
        self.play_ended = tuple(found["play_ended"])
        self.remarks = one["remarks"]
        self.holds = one["holds"]
