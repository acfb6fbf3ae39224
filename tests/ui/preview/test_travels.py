from designer.play.table import Piece, Table, Zone
from designer.ui.preview.travels import travels


def zone(name: str, *faces: str, seat: int | None = 0, layout: str = "row", n: int = -1) -> Zone:
    base = sum(map(ord, name))
    shown = faces[:1] if layout == "pile" else faces
    pieces = tuple(Piece(base * 100 + i, f, f) for i, f in enumerate(shown))
    return Zone(name, name, seat, layout, pieces, len(faces) if n < 0 else n)


def market(*counts: int) -> Zone:
    pieces = tuple(Piece(9000 + i, f"m{i}", f"m{i}") for i in range(len(counts)))
    return Zone("market", "Market", None, "stacks", pieces, sum(counts), counts)


def table(*zones: Zone) -> Table:
    return Table(0, "", (), zones, (), (), ())


def ways(before: Table, after: Table) -> list[tuple[str, str, str]]:
    return [(t.face, t.source.zone, t.target.zone) for t in travels(before, after)]


def test_a_card_that_is_played_goes_from_the_hand_to_the_played_ones():
    before = table(zone("hand", "a", "b", "a"), zone("played"))
    after = table(zone("hand", "b", "a"), zone("played", "a"))

    assert ways(before, after) == [("a", "hand", "played")]


def test_a_card_that_is_drawn_comes_from_the_pile():
    before = table(zone("hand", "a"), zone("pile", "", layout="pile", n=5))
    after = table(zone("hand", "a", "c"), zone("pile", "", layout="pile", n=4))

    assert ways(before, after) == [("c", "pile", "hand")]


def test_a_card_that_is_laid_down_goes_to_the_discard():
    before = table(zone("played", "a", "b"), zone("discard", layout="pile", n=3))
    after = table(zone("played"), zone("discard", "b", layout="pile", n=5))

    assert ways(before, after) == [("a", "played", "discard"), ("b", "played", "discard")]


def test_a_card_that_is_bought_leaves_its_stack():
    before = table(market(3, 2), zone("discard", layout="pile", n=0))
    after = table(market(3, 1), zone("discard", "m1", layout="pile", n=1))

    assert ways(before, after) == [("m1", "market", "discard")]


def test_a_card_that_leaves_the_game_goes_out():
    before = table(zone("hand", "a", "b"), zone("box", seat=None, layout="pile", n=0))
    after = table(zone("hand", "b"), zone("box", "a", seat=None, layout="pile", n=1))

    assert ways(before, after) == [("a", "hand", "box")]


def test_a_pile_that_is_shuffled_anew_is_no_travel():
    before = table(zone("pile", layout="pile", n=0), zone("discard", "a", layout="pile", n=7))
    after = table(zone("pile", "", layout="pile", n=7), zone("discard", layout="pile", n=0))

    assert ways(before, after) == []


def test_too_much_at_once_is_another_game():
    many = tuple(f"c{i}" for i in range(20))
    before = table(zone("hand", *many), zone("played"))
    after = table(zone("hand"), zone("played", *many))

    assert ways(before, after) == []
