"""Small modules for tests: each answers some questions of the base game, as a module's file would."""

from types import SimpleNamespace

from msgspec.structs import replace

from designer.api import Refusal
from plugins.el_dorado.expedition import Expedition
from plugins.el_dorado.means import CURRENT
from plugins.el_dorado.rows import RowKind

EVENTS = "story.told"


def told(book, state, *numbers):
    """Note something in the story, which is a row of numbers."""
    return book.rows.with_row(state, EVENTS, (*book.rows.row(state, EVENTS), *numbers))


def story(game, state):
    return game.book.rows.row(state, EVENTS)


def story_module():
    """Give a module that keeps a story of what happened, and on what."""
    return SimpleNamespace(
        pieces=lambda definition: (RowKind(EVENTS, 1),),
        entered=lambda book, state, explorer, means: told(book, state, 1, state.at[explorer]),
        rested=lambda book, state, explorer, means: told(book, state, 2, state.at[explorer]),
        blockade_taken=lambda book, state, seat, blockade, slot: told(book, state, 3, blockade),
    )


def current_module(of, to):
    """Give a module whose board carries explorers from one position to another, once."""

    def displaced(book, state, explorer, means):
        return to if state.at[explorer] == of and means.word != CURRENT else None

    return SimpleNamespace(displaced=displaced)


def hold_module(position):
    """Give a module that keeps whoever stands on a position from moving on."""

    def may_be_moved(book, state, explorer, means):
        held = state.at[explorer] == position
        return Refusal("MADE-1", "Something holds the explorer.") if held else None

    return SimpleNamespace(may_be_moved=may_be_moved)


def with_modules(game, state, *modules):
    """Give the game with these modules beside its own, and the state with their rows."""
    made = Expedition(game.definition, modules)
    rows = (*state.rows, *((),) * (len(made.book.rows.kinds) - len(state.rows)))
    return made, replace(state, rows=rows)
