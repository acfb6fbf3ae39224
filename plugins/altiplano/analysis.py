"""What a set of cards is worth: what can be played, what cancels what, piles, the way to a Treasure."""

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean

from designer.api import (
    Document,
    LegalMoves,
    Project,
    Report,
    ReportRow,
    ReportSection,
    SetUp,
    below,
    decimal,
    said,
    seeded,
    spoken_name,
    thing_at,
)

from .bots.greedy import GreedyBot
from .box import read_box
from .compile import compile_game, definition_of
from .definition import ACTION, CHARACTER, SPECIAL, TREASURE, Definition, Kind
from .expedition import Expedition
from .state import DRAWING, State
from .walking import nodes

__all__ = ["analysed"]

_GAMES = 12
_MOST_MOVES = 900
_SIGNS = {"beast": said("Beasts"), "trap": said("Traps")}


class _Games:
    """What was seen in games of bots: in how many each card could be used, and when things came."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.held: Counter[int] = Counter()
        self.first_treasure: list[int] = []
        self.turns: list[int] = []
        self.rebuilt: Counter[str] = Counter()


def analysed(
    project: Project,
    document: Document,
    set_up: SetUp,
    seed: int,
    cancelled: Callable[[], bool],
    n_games: int = _GAMES,
) -> Report | None:
    """Analyse the cards of a scenario, or of all files there are; None where no game comes of them."""
    game = _game(project, document, set_up)
    if game is None:
        return None
    seen = _played(game, seed, n_games, cancelled)
    if seen is None:
        return None
    tree = document.tree if isinstance(document.tree, dict) else {}
    title = spoken_name(tree.get("name")) or said("All cards that are open")
    sections = (
        ReportSection(
            said("The way to a Treasure"), tuple(_ways(seen)),
            said("From {n} games of two greedy bots.", n=seen.n),
        ),
        ReportSection(said("Piles"), tuple(_piles(game.definition, seen))),
        ReportSection(said("Who cancels what"), tuple(_cancelled(game.definition))),
        ReportSection(
            said("Cards with a prerequisite"), tuple(_reach(game.definition, seen)),
            said("In how many of the games it ever held for somebody."),
        ),
    )  # fmt: skip
    return Report(title, tuple(section for section in sections if section.rows))


def _game(project: Project, document: Document, set_up: SetUp) -> Expedition | None:
    if document.kind == "scenario":
        game = compile_game(project, document, set_up).game
        return game if isinstance(game, Expedition) else None
    box = read_box(project)
    game = Expedition(definition_of(box, {**box.switches, **set_up.switches}, copies={}))
    return None if game.book.machine.faults else game


def _played(
    game: Expedition, seed: int, n_games: int, cancelled: Callable[[], bool]
) -> _Games | None:
    seen, bot = _Games(n_games), GreedyBot()
    conditioned = [n for n, kind in enumerate(game.definition.kinds) if _is_conditioned(game, kind)]
    for number in range(n_games):
        state, rng, turn, found = game.start(seed + number), seeded(seed + number), 0, 0
        held: set[int] = set()
        before = None
        for _ in range(_MOST_MOVES):
            seat = game.seat_to_move(state)
            if seat is None:
                break
            if cancelled():
                return None
            if state.phase == DRAWING and state.decision is None and before != state.active:
                before, turn = state.active, turn + 1
                held |= {
                    card for card in conditioned if card not in held and _holds(game, state, card)
                }
            rng, choice = below(rng, 1 << 30)
            move = bot.choose(game.view(state, seat), LegalMoves(game, state), seeded(choice))
            after = game.apply(state, move)
            for pile in ("exploration", "character"):
                seen.rebuilt[pile] += len(getattr(after, pile)) > len(getattr(state, pile)) + 1
            state = after
            if not found and any(state.treasures):
                found = turn
        seen.held.update(held)
        seen.turns.append(turn)
        if found:
            seen.first_treasure.append(found)
    return seen


def _is_conditioned(game: Expedition, kind: Kind) -> bool:
    if kind.type in game.book.placings and kind.type != CHARACTER:
        return bool(game.book.placings[kind.type][1])
    return any(isinstance(a, dict) and "if" in a for a in kind.abilities)


def _holds(game: Expedition, state: State, card: int) -> bool:
    """Say whether what a card needs holds for the one whose turn it is."""
    book, kind = game.book, game.definition.kinds[card]
    zone = "camp" if kind.type == CHARACTER else "hand"
    thing = thing_at(book.world.place(zone, state.active), card)
    if kind.type in book.placings and kind.type != CHARACTER:
        _, needs, _ = book.placings[kind.type]
        return all(check.holds(state, check.context(state.active, thing)) for check in needs)
    return any(
        book.machine.obstacle(state, ability, state.active, thing) != "if"
        for ability in book.machine.actions(card)
    )


def _ways(seen: _Games) -> Iterator[ReportRow]:
    n = len(seen.first_treasure)
    value = decimal(mean(seen.first_treasure)) if n else "–"
    yield ReportRow(
        said("Turns to the first Treasure"), value,
        said("in {n} of {all} games one was placed", n=n, all=seen.n), is_fault=not n,
    )  # fmt: skip
    yield ReportRow(
        said("Turns of a whole game"), decimal(mean(seen.turns)), said("both players’ together")
    )


def _piles(definition: Definition, seen: _Games) -> Iterator[ReportRow]:
    characters = _copies(definition, lambda kind: kind.type == CHARACTER)
    others = _copies(definition, lambda kind: kind.deck == "exploration")
    left = {
        "exploration": others - 2 * definition.starting_hand,
        "character": characters - 2 * definition.starting_characters,
    }
    titles = {"exploration": said("Exploration pile"), "character": said("Character pile")}
    for pile, n in left.items():
        yield ReportRow(
            titles[pile], str(n),
            said("at the start; rebuilt {n} times a game", n=decimal(seen.rebuilt[pile] / seen.n)),
            is_fault=n <= 0,
        )  # fmt: skip
    treasures = _copies(definition, lambda kind: kind.type == TREASURE)
    yield ReportRow(
        said("Treasures in the pile"), str(treasures),
        said("none among its top {n} cards", n=definition.top_without_treasure),
        is_fault=treasures < definition.treasures_to_win,
    )  # fmt: skip


def _copies(definition: Definition, fits: Callable[[Kind], bool]) -> int:
    return sum(kind.copies for kind in definition.kinds if fits(kind))


def _cancelled(definition: Definition) -> Iterator[ReportRow]:
    """Give per sort of Action how many there are, and how many cards cancel it."""
    answers = [(kind, when) for kind in definition.kinds for when in _cancelling(kind)]
    sorts: list[tuple[str, Callable[[Kind], bool], dict[str, str]]] = [
        (title, lambda kind, sign=sign: kind.icon == sign, {"icon": sign})  # type: ignore[misc]
        for sign, title in _SIGNS.items()
    ]
    sorts += [
        (said("Actions without a sign"), lambda kind: kind.type == ACTION and not kind.icon, {"type": ACTION}),
        (said("Actions of Characters"), lambda kind: kind.type == CHARACTER and _acts(kind), {"type": CHARACTER}),
        (said("Actions of Special cards"), lambda kind: kind.type == SPECIAL, {"type": SPECIAL}),
    ]  # fmt: skip
    for title, fits, wanted in sorts:
        n = _copies(definition, fits)
        by = [kind for kind, when in answers if _covers(when, wanted)]
        cards = sum(kind.copies for kind in by)
        names = ", ".join(sorted({kind.title for kind in by}))
        yield ReportRow(title, f"{n} : {cards}", names or said("nothing cancels these"))


def _acts(kind: Kind) -> bool:
    return any(isinstance(a, dict) and a.get("trigger") == "action" for a in kind.abilities)


def _cancelling(kind: Kind) -> Iterator[dict[str, object]]:
    """Give the filters of the plays that a card cancels."""
    for ability in kind.abilities:
        if not isinstance(ability, dict) or ability.get("trigger") != "event":
            continue
        when = ability.get("when")
        if isinstance(when, dict) and when.get("event") == "play" and any(
            part.tree.get("op") == "cancel" for part in nodes(ability)
        ):  # fmt: skip
            wanted = when.get("filter")
            yield wanted if isinstance(wanted, dict) else {}


def _covers(when: dict[str, object], wanted: dict[str, str]) -> bool:
    for key, value in when.items():
        words = value if isinstance(value, list) else [value]
        if key in ("icon", "type") and wanted.get(key) not in words:
            return False
        if key == "id":
            return False  # one card alone is no sort
    return True


def _reach(definition: Definition, seen: _Games) -> Iterator[ReportRow]:
    for card, kind in enumerate(definition.kinds):
        needs = any(isinstance(a, dict) and "if" in a for a in kind.abilities)
        if not kind.copies or not (needs or kind.type == TREASURE):
            continue
        n = seen.held[card]
        yield ReportRow(kind.title, f"{n}/{seen.n}", "" if n else said("never: nobody could play it"), is_fault=not n)  # fmt: skip
