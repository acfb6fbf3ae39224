"""A small made-up game to try effects in: letters as cards, figures on a line, nothing else.

Cards: a 1 b 2 c 3 d 4 (numbers are their strength); figures: one per seat, on spaces 0 to 5.
"""

import msgspec
from msgspec.structs import replace

from designer.engine.decisions import Decision
from designer.engine.effects.abilities import Carrier
from designer.engine.effects.machine import Machine
from designer.engine.effects.records import EMPTY, Flow
from designer.engine.effects.rows import Row, Rows
from designer.engine.effects.scope import number
from designer.engine.effects.things import item_of, place_of, thing_at
from designer.engine.effects.verbs import core_verbs
from designer.engine.effects.world import Zone
from designer.engine.game import Move
from designer.engine.generator import below, seeded

CARDS = "_abcdef"
LAST = 5
FIGURES, SPACES, HERE = 100, 101, 200

ROWS = {
    "hand": Row("hands", each=True, is_hidden=True, is_sorted=True),
    "pile": Row("piles", each=True, is_hidden=True, is_pile=True, refill="discard"),
    "discard": Row("discards", each=True),
    "camp": Row("camps", each=True),
    "box": Row("box"),
    "supply": Row("supply"),
}


class State(msgspec.Struct, frozen=True):
    rng: int = 0
    hands: tuple[tuple[int, ...], ...] = ((), ())
    piles: tuple[tuple[int, ...], ...] = ((), ())
    discards: tuple[tuple[int, ...], ...] = ((), ())
    camps: tuple[tuple[int, ...], ...] = ((), ())
    box: tuple[int, ...] = ()
    supply: tuple[int, ...] = ()
    ground: tuple[tuple[int, ...], ...] = ((),) * (LAST + 1)
    at: tuple[int, ...] = (0, 0)
    states: tuple[str, ...] = ("", "")
    actions: tuple[int, ...] = (3, 3)
    log: tuple[str, ...] = ()
    decision: Decision | None = None
    flow: Flow = EMPTY


def late(value, scope):
    """Hold once the first figure has come so far."""
    least = number(value, "late")
    return lambda state, frame: state.at[0] >= least


class World(Rows):
    def __init__(self):
        super().__init__(2, ROWS)
        self.zones |= {
            "spaces": Zone(SPACES, is_map=True),
            "figures": Zone(FIGURES, is_map=True),
            "here": Zone(-1),
        }
        self.facts = {
            "id": lambda state, thing: CARDS[item_of(thing)],
            "kind": lambda state, thing: "figure" if place_of(thing) == FIGURES else "card",
            "strength": lambda state, thing: item_of(thing),
            "type": lambda state, thing: ("low",) if item_of(thing) < 3 else ("high", "loud"),
            "space": lambda state, thing: item_of(thing),
            "state": lambda state, thing: state.states[item_of(thing)],
        }
        self.values = {"symbol": {"sun": 0, "moon": 1}}
        self.dice = {"d6": 6}
        self.conditions = {"late": late}

    def things(self, state, place):
        if place == FIGURES:
            return tuple(range(len(state.at)))
        if place == SPACES:
            return tuple(range(LAST + 1))
        return state.ground[place - HERE] if place >= HERE else super().things(state, place)

    def slots(self, state, place):
        return self.things(state, place)

    def borne(self, state, place):
        return self.things(state, place)

    def bearers(self, state, place, item):
        return (item,) if item in self.things(state, place) else ()

    def arranged(self, state, place, items):
        if place < HERE:
            return super().arranged(state, place, items)
        at = place - HERE
        return replace(state, ground=(*state.ground[:at], items, *state.ground[at + 1 :]))

    def drawn(self, state, seat, place, n):
        return self.drawn_to(state, place, self.zones["hand"].first + seat, n)

    def here(self, state, frame):
        return HERE + state.at[frame.actor]

    def place_on(self, state, space):
        return HERE + item_of(space)

    def owner(self, state, thing):
        place = place_of(thing)
        if place == FIGURES:
            return item_of(thing)
        return self.seat_of(place) if place < FIGURES else -1

    def carriers(self, state, item):
        return ()

    def figures(self, state, seat):
        return (thing_at(FIGURES, seat),)

    def within(self, state, thing, of, steps):
        return any(abs(self._space(state, thing) - self._space(state, o)) <= steps for o in of)

    def _space(self, state, thing):
        return state.at[item_of(thing)] if place_of(thing) == FIGURES else item_of(thing)

    def targets(self, state, figure, rule, frame):
        here, other = state.at[item_of(figure)], state.at[1 - item_of(figure)]
        spaces = range(LAST + 1) if rule.flies else (here - 1, here + 1)
        closed = {here} | ({other} if "occupied" in rule.not_onto else set())
        return tuple(thing_at(SPACES, s) for s in spaces if 0 <= s <= LAST and s not in closed)

    def made_ready(self, state, frame):
        return self.noted(state, "ready")

    def moved(self, state, figure, space, rule, frame):
        at = list(state.at)
        at[item_of(figure)] = item_of(space)
        return self.noted(replace(state, at=tuple(at)), f"moved to {item_of(space)}")

    def came_to_rest(self, state, figure, rule, frame):
        return self.noted(state, f"rests on {state.at[item_of(figure)]}")

    def with_state(self, state, thing, word):
        states = list(state.states)
        states[item_of(thing)] = word
        return replace(state, states=tuple(states))

    def active(self, state):
        return 0

    def may_answer(self, state, seat, event):
        return True

    def settled(self, state):
        return state

    def opened(self, state, place):
        return state

    def answering(self, state, seat, thing):
        return state, thing

    def tells_after_payment(self, item):
        return False

    def option(self, name):
        return {"long_game": True}.get(name)

    def rule_of(self, item):
        return "M-1"

    def actions_left(self, state, seat):
        return state.actions[seat]

    def spent(self, state, seat, n):
        actions = list(state.actions)
        actions[seat] -= n
        return replace(state, actions=tuple(actions))

    def can_gain(self, state, seat, what):
        return what == "actions"

    def gained(self, state, what, n, symbol, frame):
        if what == "actions":
            return self.spent(state, frame.actor, -n)
        return self.noted(state, f"{n} of {symbol}")

    def skipped(self, state, seat, what, which):
        return self.noted(state, f"{seat} skips {which} {what}")

    def ended(self, state, seat, what):
        return self.noted(state, f"{seat} ends {what}")

    def won(self, state, seat):
        return self.noted(state, f"{seat} wins")

    def rolled(self, state, faces):
        rng, value = below(state.rng, faces)
        return replace(state, rng=rng), value + 1

    @staticmethod
    def noted(state, line):
        return replace(state, log=(*state.log, line))


def cards(text):
    """Give cards by their letters."""
    return tuple(CARDS.index(letter) for letter in text)


def letters(items):
    """Give the letters of cards."""
    return "".join(CARDS[item] for item in items)


def position(**rows):
    """Give a state; rows of cards are written as letters, per seat divided by a bar."""
    fields = {}
    for name, text in rows.items():
        if not isinstance(text, str):
            fields[name] = text
        elif name in ("box", "supply"):
            fields[name] = cards(text)
        else:
            fields[name] = tuple(tuple(cards(part)) for part in f"{text}|".split("|")[:2])
    return State(rng=seeded(5), **fields)


class Play:
    """Carry out abilities, and answer what they ask."""

    def __init__(self, state, abilities=(), **carriers):
        """Give each letter its abilities; `abilities` are those of `f`."""
        self.world = World()
        of = {"f": list(abilities), **carriers}
        self.machine = Machine(
            self.world,
            [Carrier(CARDS.index(c), c, "hand", tuple(trees)) for c, trees in of.items()],
            core_verbs(),
        )
        self.state = state

    def use(self, letter="f", seat=0, zone="hand"):
        """Use the first action of a card."""
        source = thing_at(self.world.zones[zone].first + seat, CARDS.index(letter))
        ability = self.machine.actions(CARDS.index(letter))[0]
        state = self.machine.used(self.state, ability, seat, source)
        self.state = self.machine.run(state)
        return self

    def announce(self, event):
        """Let an event be answered."""
        self.state = self.machine.run(self.machine.announced(self.state, event))
        return self

    def choose(self, *options):
        """Answer with the options of these items."""
        for option in options:
            decision = self.state.decision
            item = CARDS.index(option) if isinstance(option, str) else option
            found = next(o for o in decision.options if item in (item_of(o), o))
            self.state = self.machine.answer(self.state, decision, Move("choose", (found,)))
        return self

    def done(self):
        """Answer that this is all."""
        self.state = self.machine.answer(self.state, self.state.decision, Move("done"))
        return self

    @property
    def asked(self):
        """Give who is asked what: seat, kind and items."""
        decision = self.state.decision
        if decision is None:
            return None
        items = [item_of(o) for o in decision.options]
        return decision.seat, decision.kind, items


def used(state, *effects, **more):
    """Use a card that has these effects."""
    return Play(state, [{"trigger": "action", "effects": list(effects), **more}]).use()
