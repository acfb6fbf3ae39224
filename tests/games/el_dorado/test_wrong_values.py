"""Whatever stands in the game's files, nothing breaks: it is left out, told, or played as it is."""

from functools import partial
from itertools import islice
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from designer.api import SetUp
from designer.play.playouts import chosen_move
from plugins.el_dorado.definition import TOKENS
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.games import BOTS
from tests.games.el_dorado.projects import published, shipped
from tests.helpers.mangling import WRONG, mangled, sample, without

BOARDS = {"route": "routes/first_expedition.yaml", "scenario": "scenarios/first_expedition.yaml"}
PIECES = ("terrains", "tiles", "barriers", "cards", "decks", "tokens", "rules", "pack")
KINDS = (*BOARDS, *PIECES)
MOST_MOVES = 12


def file_of(kind):
    """Give the shipped document of a kind that is changed."""
    ending = BOARDS.get(kind, f"base/{kind}.yaml")
    return next(d for path, d in shipped().documents.items() if path.endswith(ending))


def changes(document, most_alike):
    """Give what writes the document with one node after the other wrong or missing."""
    for pointer in sample(document.tree, most_alike):
        yield pointer, "missing", partial(without, document.tree, pointer)
        for value in WRONG:
            yield pointer, value, partial(mangled, document.tree, pointer, value)


def rich(game):
    """Let all players begin with every card and token that does something."""
    definition = game.definition
    cards = tuple(n for n, card in enumerate(definition.cards) if card.abilities)
    tokens = tuple(TOKENS + n for n in range(len(definition.tokens)))
    boards = (tokens,) * definition.n_seats

    def set_up(_book, state):
        return replace(state, boards=boards)

    return Expedition(replace(definition, deck=cards), (SimpleNamespace(set_up=set_up),))


def play(game):
    """Play some moves, and say and show them."""
    bots = [BOTS["random"](), BOTS["greedy"]()]
    state = game.start(1)
    for n in range(MOST_MOVES):
        seat = game.seat_to_move(state)
        if seat is None:
            break
        move = chosen_move(game, bots[n % 2], state, seat, 1, n)
        after = game.apply(state, move)
        game.tell(state, move, after)
        game.to_words(state, move)
        state = after
    GAME.table(game, state, 0)


def look(project, path):
    """Look at a document in each way that the program does, and play it."""
    document = project.documents[path]
    if document.tree is None:
        return
    GAME.inspect(project, document)
    GAME.palette(project, document)
    GAME.laid(project, document)
    set_up = SetUp(options={"caves": True})
    GAME.components(project, document, set_up)
    GAME.laying_plan(project, document, set_up)
    compiled = GAME.compile(project, document, set_up)
    if compiled.game is None:
        assert compiled.diagnostics
        return
    play(compiled.game)
    if compiled.game.definition.explorers[0]:
        play(rich(compiled.game))


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_and_missing_values_break_nothing(kind, numbers):
    document = file_of(kind)
    board = document.path if kind in BOARDS else published("first_expedition").path
    every = numbers.of(short=61, long=5)
    for pointer, value, change in islice(
        changes(document, numbers.of(short=1, long=2)), 0, None, every
    ):
        project = shipped().with_text(document.path, change())
        try:
            look(project, board)
            if kind in {"cards", "tokens"}:
                GAME.inspect(project, project.documents[document.path])
        except Exception as error:
            error.add_note(f"{kind} {pointer}: {value!r}")
            raise
