"""A whole file of boards, all new, read and judged with every fault in its place (P2).

Nothing is asserted about time: the figures are printed (`pytest -s tests/bench/bench_validate.py`).
The reference is PyYAML's C loader, and jsonschema with the same schema, neither of which knows where
a fault lies.
"""

import gc
import random
import statistics
from collections.abc import Callable
from time import perf_counter

import pytest
import yaml
from jsonschema import Draft202012Validator

from designer.documents.reading import read_document
from designer.plugin_host import PluginHost
from designer.validation import validate_document

_ROUNDS = 5
_SHAPE = [(-3, 0, 4), (-2, -1, 5), (-1, -2, 6), (0, -3, 7), (1, -3, 6), (2, -3, 5), (3, -3, 4)]
_CODES = [f"{letter}{cost}" for letter in "JWVR" for cost in (1, 2, 3, 4)] + ["MTN", "CAVE"]
_HEAD = "# yaml-language-server: $schema=schemas/el_dorado/tiles.schema.json\nkind: tiles\nformat: 1\ntiles:\n"


def _boards(number: int, seed: int) -> str:
    chance = random.Random(seed)
    lines = [_HEAD]
    for n in range(number):
        lines.append(
            f"  - id: board_{n}\n    name: Board {n}\n    shape: board\n    count: 1\n"
            f"    source: designed here\n    faces:\n      - id: F{n}\n        rows:\n"
        )
        for r, q, width in _SHAPE:
            cells = ", ".join(chance.choice(_CODES) for _ in range(width))
            lines.append(f"          - {{r: {r}, q: {q}, cells: [{cells}]}}\n")
        if n % 10 == 9:  # a fault here and there
            lines.append("    colour: red\n")
    return "".join(lines)


def _timed(work: Callable[[], object]) -> float:
    gc.collect()
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


@pytest.mark.parametrize("number", [50, 200, 1000])
def test_a_file_of_new_boards(number: int) -> None:
    store = PluginHost.standard().schemas
    schema = store.get("el_dorado", "tiles")
    assert schema is not None
    plain = Draft202012Validator(dict(schema.tree))
    validate_document(read_document(_boards(2, 99), "warm.yaml"), store)
    read, judged, loaded, alone = [], [], [], []
    for seed in range(_ROUNDS):
        text = _boards(number, seed)
        read.append(_timed(lambda text=text: read_document(text, "boards.yaml").tree))
        document = read_document(text, "boards.yaml")
        judged.append(_timed(lambda document=document: validate_document(document, store)))
        gc.disable()
        loaded.append(_timed(lambda text=text: yaml.load(text, Loader=yaml.CSafeLoader)))
        gc.enable()
        tree = yaml.load(text, Loader=yaml.CSafeLoader)
        alone.append(_timed(lambda tree=tree: list(plain.iter_errors(tree))))
        found = validate_document(document, store)
        assert len(found) >= min(number // 10, 40)
        assert all(fault.location.line > 1 for fault in found)
    reads, judges, loads, validates = map(statistics.median, (read, judged, loaded, alone))
    print(
        f"\n{number:5} boards: judged {judges:6.0f} ms, jsonschema alone {validates:6.0f} ms,"
        f" ratio {judges / validates:.2f}; with reading {reads + judges:6.0f} ms,"
        f" C loader and jsonschema {loads + validates:6.0f} ms,"
        f" ratio {(reads + judges) / (loads + validates):.2f}"
    )
