"""A made-up game that answers the questions about routes, and small boards to ask it about.

Spaces: `J3` takes 3 tools, `W3` 3 ropes, `R2` takes 2 cards discarded, `C1` one card removed, `X` closed to all,
`S` a start, `F1` a goal that takes 1 tool. A barrier bars a whole joint.
"""

from collections.abc import Mapping

from hypothesis import strategies as st

from designer.engine.questions import Requirement, Way
from designer.hexes import Board, Cell, Hex, Placement, build_board, parse_cell
from designer.routes import Deal, build_graph

CODES = ("J", "W", "R", "C", "X", "S", "F")
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
            case "W":
                return pays(cell.number, "rope")
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
_FIELD = [Hex(q, r) for r in range(3) for q in range(4)]


@st.composite
def small_graphs(draw):
    """Give graphs of a field of twelve spaces, cut at random into tiles with barriers between."""
    field = {at: draw(_cells) for at in _FIELD}
    ends = draw(st.permutations(_FIELD))
    for number in range(draw(st.integers(1, 2))):
        field[ends[number]] = Cell("S", number + 1)
    for number in range(draw(st.integers(0, 2))):
        field[ends[-1 - number]] = Cell("F", draw(st.integers(1, 2)))
    n_tiles = draw(st.integers(1, 4))
    owners = {at: draw(st.integers(1, n_tiles)) for at in _FIELD}
    tiles = [
        Placement(
            f"t{n}", "made-up", Hex(0, 0), 0, {at: field[at] for at in _FIELD if owners[at] == n}
        )
        for n in range(1, n_tiles + 1)
    ]
    barriers = (pays(1), pays(2), gives(2), NOTHING)
    barred = {
        (joint.a, joint.b): draw(st.integers(0, 3))
        for joint in build_board(tiles).joints
        if draw(st.booleans())
    }
    dealt = frozenset(joint for joint in barred if draw(st.booleans()))
    return graph_of(tiles, barred, barriers, Deal(dealt, barriers[:3]))


def random_graph(rng, codes="JRC"):
    """Give a graph like those of `small_graphs`, with many barriers, from a generator of numbers."""
    field = {
        at: Cell("X") if rng.random() < 0.2 else Cell(rng.choice(codes), rng.randint(1, 4))
        for at in _FIELD
    }
    ends = rng.sample(_FIELD, 3)
    field.update(zip(ends, (Cell("S", 1), Cell("F", 1), Cell("S", 2)), strict=True))
    owners = {at: rng.randrange(3) for at in _FIELD}
    tiles = [
        Placement(
            f"t{n}", "made-up", Hex(0, 0), 0, {at: field[at] for at in _FIELD if owners[at] == n}
        )
        for n in range(3)
    ]
    barriers = (pays(1), pays(3), gives(6))
    joints = [(joint.a, joint.b) for joint in build_board(tiles).joints]
    return graph_of(tiles, {joint: rng.randrange(3) for joint in joints}, barriers)


def wide_graph(rng, width=6, height=4):
    """Give a graph of a larger field without barriers: starts in the west, goals in the east."""
    field = {
        Hex(q, r): Cell("X") if rng.random() < 0.3 else Cell(rng.choice("JWR"), rng.randint(1, 4))
        for q in range(width)
        for r in range(height)
    }
    for r in rng.sample(range(height), 2):
        field[Hex(0, r)] = Cell("S", r + 1)
        field[Hex(width - 1, r)] = Cell("F", 1)
    return graph_of([Placement("field", "made-up", Hex(0, 0), 0, field)])
