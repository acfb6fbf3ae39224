"""From a changed value to complete diagnostics and analysis, beside the naive chain (P1).

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_check.py`).
The naive chain reads with PyYAML, validates with jsonschema and runs networkx on the graph; it does
not even resolve references or look for overlaps. Once it does so with the route alone, once with the
route and what it needs: all that the packs of its game hold.
"""

import statistics
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

import networkx as nx
import pytest
import yaml

from designer.session import Checker, Workspace

N_ROUNDS = 9


def route_text(n_tiles: int) -> str:
    """Give a route of boards in rows of ten, with a start and the finish."""
    faces = ["B", *islice(cycle("CEGIKMD"), n_tiles - 1)]
    places = [(7 * (n % 10) - 4 * (n // 10), -3 * (n % 10) + 8 * (n // 10)) for n in range(n_tiles)]
    faces.append("Z")
    places.append((places[-1][0] + 4, places[-1][1] - 4))
    lines = [
        f"  - {{id: t{n}, face: {face}, at: [{q}, {r}], turn: 0}}"
        for n, (face, (q, r)) in enumerate(zip(faces, places, strict=True))
    ]
    head = "kind: route\nformat: 1\nid: long_one\ngame: el_dorado\nname: Long\nsource: designed here\nplacements:\n"
    return head + "\n".join(lines) + "\n"


def median_ms(work: Callable[[int], object]) -> float:
    """Give the median time of some rounds."""
    times = []
    for number in range(N_ROUNDS):
        start = perf_counter()
        work(number)
        times.append((perf_counter() - start) * 1000)
    return statistics.median(times)


@pytest.mark.parametrize("n_tiles", [5, 12, 50])
def test_a_changed_value_in_a_route(n_tiles: int, tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    text = route_text(n_tiles)
    file.write_text(text, encoding="utf-8")
    workspace = Workspace.open([file])
    path = workspace.open_paths[0]
    checker = Checker(workspace.host)
    report = checker.check(workspace.project)

    def ours(number: int) -> None:
        workspace.set_text(path, text.replace("name: Long", f"name: Long {number}"))
        checker.check(workspace.project)

    schema = workspace.host.schemas.get("core", "route")
    assert schema is not None
    plain = schema.validator
    board = report.analyses[path].board
    graph = nx.Graph((a, b) for a, row in enumerate(board.neighbours) for b in row)

    def naive(_: int) -> None:
        tree = yaml.load(text, Loader=yaml.CSafeLoader)
        list(plain.iter_errors(tree))
        list(nx.articulation_points(graph))
        nx.single_source_dijkstra_path_length(graph, 0)
        nx.minimum_node_cut(graph, 0, len(board.spaces) - 1)

    known = workspace.project.documents.values()
    packs = [d for d in known if workspace.project.game_of(d) == "el_dorado" and d.path != path]
    judges = {d.kind: workspace.host.schemas.candidates(str(d.kind), "el_dorado") for d in packs}

    def everything(number: int) -> None:
        naive(number)
        for document in packs:
            tree = yaml.load(document.text, Loader=yaml.CSafeLoader)
            for judge in judges[document.kind][:1]:
                list(judge.validator.iter_errors(tree))

    mine, theirs, anew = median_ms(ours), median_ms(naive), median_ms(everything)
    print(
        f"\n{n_tiles:3} tiles: {mine:7.1f} ms to complete diagnostics; naive chain {theirs:7.1f} ms"
        f" with the route alone ({mine / theirs:.2f}), {anew:7.1f} ms with all anew ({mine / anew:.2f})"
    )
    assert report.analyses[path].starts


def test_a_changed_value_in_a_deck_of_50_000_lines(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    card = "  - id: card_{n}\n    name: Card {n}\n    colour: green\n    symbols: [machete]\n    strength: 2\n    price: 1\n    copies: 3\n    source: designed here\n"
    head = "# yaml-language-server: $schema=schemas/el_dorado/cards.schema.json\nkind: cards\nformat: 1\ncards:\n"
    text = head + "".join(card.format(n=n) for n in range(6250))
    file.write_text(text, encoding="utf-8")
    workspace = Workspace.open([file])
    path = workspace.open_paths[0]
    checker = Checker(workspace.host)
    checker.check(workspace.project)

    def ours(number: int) -> None:
        workspace.set_text(path, text.replace("name: Card 3033", f"name: Card {number}"))
        checker.check(
            workspace.project, [path]
        )  # as the window does: of the boards those on screen

    def with_all_boards(number: int) -> None:
        workspace.set_text(path, text.replace("name: Card 3033", f"name: Card {number}"))
        checker.check(workspace.project)

    schema = workspace.host.schemas.get("el_dorado", "cards")
    assert schema is not None

    def naive(_: int) -> None:
        tree = yaml.load(text, Loader=yaml.CSafeLoader)
        list(schema.validator.iter_errors(tree))

    theirs = median_ms(naive)
    print(f"\n{text.count(chr(10))} lines: reading and jsonschema alone {theirs:7.0f} ms")
    for what, work in (("in the window", ours), ("every board anew", with_all_boards)):
        mine = median_ms(work)
        print(f"    {what:17} {mine:7.0f} ms, ratio {mine / theirs:.2f}")
    assert len(workspace.project.entries("card")) > 6250
