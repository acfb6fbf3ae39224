"""Positions from situation documents.

With `board` nothing is taken from a scenario: what is not named is absent, and spaces that are not
named are mountains. With `scenario` what is not named is as a game of it begins.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from designer.api import (
    Document,
    Project,
    SetUp,
    Situation,
    SituationTree,
    expanded,
    number_in,
    seeded,
    text_of,
)

from .board import read_board
from .compile import CAVES, compile_game, definition_of, ground_of, with_turning
from .definition import ARRIVED, Definition
from .expedition import Expedition
from .given import (
    barriers_of,
    blockades_of,
    board_of,
    cards_of,
    market_of,
    places_of,
    rest_of,
    seats_of,
    seed_of,
    tokens_of,
    with_caves,
)
from .in_play import MODULES, InPlay, decks_of, modules_in_play, numbered_switches
from .observing import Observer
from .pieces import read_pieces
from .rulebook import Rulebook
from .space_actions import actions_of, actions_on
from .state import PLAYING, State
from .terrains import GAME_ID, read_terrains

__all__ = ["situations"]


def situations(project: Project, document: Document) -> Iterator[Situation]:
    """Give the situations of a document, one per variant; a fault in one says why it has no game."""
    if not isinstance(document.tree, dict):
        return
    for each in expanded(document.tree):
        tree = each.tree
        rules = tree.get("rules")
        play = tree.get("play")
        made = _made(project, each)
        game, state, fault = made if isinstance(made, tuple) else (None, None, made)
        yield Situation(
            title=text_of(tree.get("title")),
            variant=each.variant,
            rules=tuple(str(r) for r in rules) if isinstance(rules, list) else (),
            game=game,
            state=state,
            play=tuple(play) if isinstance(play, list) else (),
            pointer=each.play,
            observe=Observer(game.book) if game is not None else dict,
            fault=fault,
        )


def _made(project: Project, each: SituationTree) -> tuple[Expedition, State, str] | str:
    given = each.tree.get("given")
    given = given if isinstance(given, dict) else {}
    rng = each.tree.get("rng")
    rng = rng if isinstance(rng, dict) else {}
    try:
        if "board" in given:
            game, state = _on_a_board(project, given, rng, _names(each.tree.get("modules")))
        else:
            game, state = _in_a_scenario(project, given, rng, each.tree.get("modules"))
    except ValueError as error:
        return str(error)
    return game, state, ""


# With a board of its own


def _on_a_board(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any], modules: tuple[str, ...]
) -> tuple[Expedition, State]:
    terrains = read_terrains(project)
    in_play = InPlay(project, modules)
    pieces = read_pieces(in_play, terrains)
    board = board_of(given["board"], terrains)
    seats = seats_of(given)
    slots, bars = barriers_of(given, board, pieces)
    places = [places_of(board, seat) for seat in seats]
    named = given.get("switches")
    switches = {**pieces.switches, **(named if isinstance(named, dict) else {})}
    actions = actions_on(board, actions_of(project))
    definition = definition_of(
        title="",
        board=board,
        ground=with_turning(
            ground_of(board, terrains, slots, pieces.symbols, [a.id for a in actions]),
            in_play,
            terrains,
            pieces.symbols,
        ),
        pieces=replace(pieces, deck=()),
        slots=slots,
        explorers=[len(each) for each in places],
        starts=[place for each in places for place in each],
        switches=switches,
        modules=(*modules, CAVES),
        has_market=False,
        actions=actions,
        options=tuple(numbered_switches(in_play, switches)),
        decks=decks_of(in_play, pieces.cards),
        start_tiles=tuple(
            number
            for number, placement in enumerate(board.placements)
            if any(terrains[cell.code].start for cell in placement.cells.values())
        ),
    )
    places_given, stock = market_of(given, pieces)
    definition = replace(definition, places=places_given, stock=stock)
    game = Expedition(definition)
    state = game.start(seed_of(rng))
    rows = ((),) * len(state.rows)
    state = replace(state, bars=bars, rng=seeded(seed_of(rng)), rows=rows, box=())
    state = replace(state, surface=definition.surface_of)
    state = replace(state, places=definition.places, stock=definition.stock)
    return game, _with_given(game.book, state, given, rng)


# In a scenario


def _in_a_scenario(
    project: Project, given: Mapping[str, Any], rng: Mapping[str, Any], modules: Any
) -> tuple[Expedition, State]:
    name = given.get("scenario")
    if not isinstance(name, str):
        raise ValueError("Nothing is given to play on: write a board, or the id of a scenario")  # noqa: TRY004 - a fault in content
    found = [
        d
        for kind in ("scenario", "route")
        for d in project.of_kind(kind, GAME_ID, "")
        if d.id == name
    ]
    if not found:
        raise ValueError(f"There is no scenario “{name}”")
    switches = given.get("switches")
    set_up = SetUp(
        players=number_in(given, "players", 0) or None,
        switches=switches if isinstance(switches, dict) else {},
        options={
            **({"caves": True} if given.get("caves") else {}),
            **({MODULES: _names(modules)} if modules is not None else {}),
        },
    )
    compiled = compile_game(project, found[0], set_up)
    if compiled.game is None:
        raise ValueError(compiled.diagnostics[0].message)
    game: Expedition = compiled.game
    definition, state = game.definition, game.start(seed_of(rng))
    in_play = modules_in_play(project, found[0], set_up)
    pieces = read_pieces(InPlay(project, in_play), read_board(project, found[0]).terrains)
    if len(seats_of(given)) > definition.n_seats:
        raise ValueError(f"The scenario is for {definition.n_seats} players")
    if "market" in given or "reserve" in given:
        places, stock = market_of(given, pieces)
        state = replace(state, places=places, stock=stock)
    at = list(state.at)
    for seat, tree in enumerate(seats_of(given)):
        own = definition.explorers[seat]
        for explorer, place in zip(own, places_of(definition.board, tree), strict=False):
            at[explorer] = place
    return game, _with_given(game.book, replace(state, at=tuple(at)), given, rng)


# What both share


def _names(tree: Any) -> tuple[str, ...]:
    return tuple(name for name in tree if isinstance(name, str)) if isinstance(tree, list) else ()


def _with_given(
    book: Rulebook, state: State, given: Mapping[str, Any], rng: Mapping[str, Any]
) -> State:
    definition = book.definition
    numbers = {card.id: number for number, card in enumerate(definition.cards)}
    hands, piles, discards = list(state.hands), list(state.piles), list(state.discards)
    taken, boards, played = list(state.taken), list(state.boards), state.played
    active = number_in(given, "active", 1) - 1
    if not 0 <= active < definition.n_seats:
        raise ValueError(f"There is no player {active + 1}")
    for seat, tree in enumerate(seats_of(given)):
        if "hand" in tree:
            hands[seat] = tuple(sorted(cards_of(numbers, tree, "hand")))
            if "pile" not in tree:
                piles[seat] = rest_of(definition.deck, hands[seat])
        if "pile" in tree:
            piles[seat] = cards_of(numbers, tree, "pile")
        if "discard" in tree:
            discards[seat] = cards_of(numbers, tree, "discard")
        if "played" in tree and seat == active:
            played = cards_of(numbers, tree, "played")
        if "blockades" in tree:
            taken[seat] = blockades_of(definition, tree)
        if "tokens" in tree:
            boards[seat] = tokens_of(definition, tree["tokens"])
    arrived = tuple(
        seat
        for seat, own in enumerate(definition.explorers)
        if own and all(state.at[explorer] == ARRIVED for explorer in own)
    )
    state = replace(
        with_caves(book, state, given.get("caves")),
        draws=cards_of(numbers, rng, "draws"),
        round=number_in(given, "round", 1),
        active=active,
        phase=PLAYING,
        hands=tuple(hands),
        piles=tuple(piles),
        discards=tuple(discards),
        taken=tuple(taken),
        boards=tuple(boards),
        played=played,
        box=_box(definition, numbers, given) or state.box,
        arrivals=arrived,
        nearest=sum(definition.far[place] for place in state.at if place != ARRIVED),
    )
    for part in book.ask.given:
        state = part(book, state, -1, given)
        for seat, tree in enumerate(seats_of(given)):
            state = part(book, state, seat, tree)
    return state


def _box(
    definition: Definition, numbers: Mapping[str, int], given: Mapping[str, Any]
) -> tuple[int, ...]:
    cards = cards_of(numbers, given, "box")
    return (*cards, *tokens_of(definition, given.get("box_tokens")))
