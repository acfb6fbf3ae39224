"""A made-up game that answers the questions about routes, and small boards to ask it about.

Spaces: `J3` takes 3 tools, `R2` takes 2 cards discarded, `C1` one card removed, `X` closed to all,
`S` a start, `F1` a goal that takes 1 tool. A barrier bars a whole joint.
"""

from collections.abc import Mapping

from hypothesis import strategies as st

from designer.engine.questions import Requirement, Way
from designer.hexes import Board, Cell, Hex, Placement, build_board, parse_cell
from designer.routes import Deal, build_graph

CODES = ("J", "R", "C", "X", "S", "F")
NOTHING = Requirement((), rule="closed")


def pays(n, symbol="tool"):
    """Give a requirement of one symbol."""
    return Requirement((Way((symbol,), n),))


def gives(n, give="discard"):
    """Give a requirement of cards given."""
    return Requirement((Way((), n, give=give),))


class MadeUpGame:
    """Answers from the board alone; `barred` gives the barrier of a joint (placement pair)."""

    def __init__(
        self,
        board: Board,
        barred: Mapping[tuple[int, int], int] | None = None,
        barriers: tuple[Requirement, ...] = (),
    ) -> None:
        self.board, self.barred, self.barriers = board, barred or {}, barriers

    def requirement(self, state, position):
        cell = self.board.spaces[position].cell
        match cell.code:
            case "J" | "F":
                return pays(cell.number)
            case "R":
                return gives(cell.number)
            case "C":
                return gives(cell.number, "trash")
        return NOTHING

    def barrier_between(self, state, a, b):
        ends = sorted(self.board.spaces[p].placement for p in (a, b))
        return self.barred.get(tuple(ends)) if ends[0] != ends[1] else None

    def barrier_requirement(self, state, barrier):
        return self.barriers[barrier]


def tile(name, spaces, at=(0, 0), turn=0):
    """Give a tile from texts: `{"0,0": "J1"}`, or rows of cells from (0, 0) on to the east."""
    if isinstance(spaces, str):
        spaces = {
            f"{q},{r}": text
            for r, row in enumerate(spaces.strip().splitlines())
            for q, text in enumerate(row.split())
            if text != "."
        }
    cells = {Hex.from_text(place): parse_cell(text, CODES) for place, text in spaces.items()}
    return Placement(name, name, Hex(*at), turn, cells)


def positions(board, code):
    """Give the positions of a terrain, in order."""
    return [n for n, space in enumerate(board.spaces) if space.cell.code == code]


def graph_of(tiles, barred=None, barriers=(), deal=None):
    """Give the graph of a layout, from its `S` spaces to its `F` spaces."""
    board = build_board(tiles)
    return build_graph(
        board,
        MadeUpGame(board, barred, barriers),
        None,
        starts=positions(board, "S"),
        goals=positions(board, "F"),
        deal=deal,
    )


_open_cells = st.builds(Cell, st.sampled_from("JRC"), st.integers(1, 4))
_cells = st.one_of(_open_cells, _open_cells, _open_cells, st.just(Cell("X")))
_near = st.builds(Hex, st.integers(0, 2), st.integers(0, 1))


@st.composite
def small_graphs(draw):
    """Give graphs of two to four small tiles in a heap, with some starts, goals and barriers."""
    tiles = []
    for number in range(draw(st.integers(2, 4))):
        cells = draw(st.dictionaries(_near, _cells, min_size=1, max_size=4))
        at = Hex(draw(st.integers(0, 3)), draw(st.integers(0, 2)))
        tiles.append(Placement(f"t{number}", "made-up", at, draw(st.integers(0, 5)), cells))
    ends = draw(st.permutations(sorted(build_board(tiles).index)))
    tiles.append(Placement("from", "made-up", ends[0], 0, {Hex(0, 0): Cell("S", 1)}))
    if len(ends) > 1:
        tiles.append(Placement("to", "made-up", ends[-1], 0, {Hex(0, 0): Cell("F", 1)}))
    if len(ends) > 3 and draw(st.booleans()):
        tiles.append(Placement("from2", "made-up", ends[1], 0, {Hex(0, 0): Cell("S", 2)}))
    board = build_board(tiles)
    barriers = (pays(1), pays(2), gives(2), NOTHING)
    barred = {
        (joint.a, joint.b): draw(st.integers(0, 3)) for joint in board.joints if draw(st.booleans())
    }
    dealt = frozenset(joint for joint in barred if draw(st.booleans()))
    return graph_of(tiles, barred, barriers, Deal(dealt, barriers[:3]))
