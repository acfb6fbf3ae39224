"""Search and replace over all documents: what is found, what is changed, what stops a bad pattern."""

import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.documents import StaleEditError
from designer.documents.edits import Base, spliced
from designer.session import Workspace
from designer.session.line_ends import to_line_feeds
from designer.session.patterns import BadPattern, Occurrence, PatternProcess, Query, occurrences
from designer.session.searching import FileHits, Found, Searcher, _hits, replacing
from tests.helpers.work import n_calls

CARDS = "kind: cards\nformat: 1\ncards:\n  - {id: rope, strength: 2}\n  - {id: Rope_ladder}\n"
DECKS = "kind: decks\r\nformat: 1\r\ndecks:\r\n  - {id: box, cards: {rope: 3}}  # rope, Rope\r\n"


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    (tmp_path / "cards.yaml").write_text(CARDS, "utf-8")
    (tmp_path / "decks.yaml").write_bytes(DECKS.encode())
    return Workspace.open([tmp_path])


@pytest.fixture
def searcher():
    searcher = Searcher()
    yield searcher
    searcher.close()


def own(found, tmp_path):
    return {Path(f.path).name: f.hits for f in found.files if Path(f.path).parent == tmp_path}


def never() -> threading.Event:
    return threading.Event()


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query("rope"), {"cards.yaml": 2, "decks.yaml": 3}),
        (Query("rope", match_case=True), {"cards.yaml": 1, "decks.yaml": 2}),
        (Query("rope", whole_words=True), {"cards.yaml": 1, "decks.yaml": 3}),
        (Query("ro.e"), {}),
        (Query("ro.e", is_pattern=True), {"cards.yaml": 2, "decks.yaml": 3}),
        (Query(r"^  - \{id", is_pattern=True), {"cards.yaml": 2, "decks.yaml": 1}),
        (Query(r"\}$", is_pattern=True), {"cards.yaml": 2}),
        (Query(""), {}),
    ],
    ids=["words", "case", "whole", "literal", "pattern", "line start", "line end", "empty"],
)
def test_each_switch_narrows_what_is_found(workspace, searcher, tmp_path, query, expected):
    found = searcher.search(workspace.snapshot(), query, never())

    assert {name: len(hits) for name, hits in own(found, tmp_path).items()} == expected


def test_a_place_tells_its_line_and_what_stands_around_it(workspace, searcher, tmp_path):
    hits = own(searcher.search(workspace.snapshot(), Query("strength"), never()), tmp_path)

    (hit,) = hits["cards.yaml"]
    assert (hit.line, hit.column) == (4, 16)
    assert (hit.before, hit.text, hit.after) == ("- {id: rope, ", "strength", ": 2}")


def test_places_of_all_shipped_content_are_found_with_little_work(workspace, searcher):
    snapshot, results = workspace.snapshot(), []
    searcher.search(snapshot, Query("warm up"), never())
    work = n_calls(lambda: results.append(searcher.search(snapshot, Query("jungle"), never())))

    (found,) = results
    assert work < 500 * len(snapshot.project.documents)
    assert found.n_hits > 5
    assert all(file.locked for file in found.files)


def test_replacing_all_is_one_step_across_files_and_goes_back(workspace, searcher, tmp_path):
    paths = {name: str(tmp_path / name) for name in ("cards.yaml", "decks.yaml")}
    before = {path: workspace.raw_text(path) for path in paths.values()}
    found = searcher.search(workspace.snapshot(), Query("rope", "cord", match_case=True), never())
    edit = replacing(found, before)
    workspace.edit(edit)

    assert workspace.raw_text(paths["cards.yaml"]) == CARDS.replace("rope", "cord")
    assert workspace.raw_text(paths["decks.yaml"]) == DECKS.replace("rope", "cord")
    assert edit.label == "Replace “rope” with “cord”, 3 places in 2 files"
    workspace.undo()
    assert {path: workspace.raw_text(path) for path in before} == before


def test_one_place_or_one_file_can_be_replaced(workspace, searcher, tmp_path):
    cards, decks = str(tmp_path / "cards.yaml"), str(tmp_path / "decks.yaml")
    texts = {path: workspace.raw_text(path) for path in (cards, decks)}
    found = searcher.search(workspace.snapshot(), Query("rope", "cord"), never())

    one = replacing(found, texts, only=(decks, 1))
    in_file = replacing(found, texts, paths=[cards])

    assert [(s.path, s.text) for s in one.splices] == [(decks, "cord")]
    assert one.splices[0].start == DECKS.index("# rope") + 2
    assert {s.path for s in in_file.splices} == {cards}
    assert len(in_file.splices) == 2


def test_a_pattern_s_groups_are_used_in_its_replacement(workspace, searcher, tmp_path):
    cards = str(tmp_path / "cards.yaml")
    query = Query(r"strength: (\d)", r"strength: \g<1>0", is_pattern=True)
    found = searcher.search(workspace.snapshot(), query, never())
    texts = {file.path: workspace.raw_text(file.path) for file in found.files}
    workspace.edit(replacing(found, texts, paths=[cards]))

    assert workspace.raw_text(cards) == CARDS.replace("strength: 2", "strength: 20")


def test_what_comes_with_the_program_is_found_but_not_replaced(workspace, searcher):
    found = searcher.search(workspace.snapshot(), Query("jungle", "wood"), never())
    texts = {file.path: workspace.raw_text(file.path) for file in found.files}

    assert found.n_hits > 0
    assert found.n_open == 0
    assert replacing(found, texts).is_empty


def test_a_text_that_changed_since_the_search_is_not_touched(workspace, searcher, tmp_path):
    cards = str(tmp_path / "cards.yaml")
    found = searcher.search(workspace.snapshot(), Query("rope", "cord"), never())
    workspace.edit_text(cards, 0, 0, "# new\n")
    after = workspace.raw_text(cards)
    texts = {file.path: workspace.raw_text(file.path) for file in found.files}

    with pytest.raises(StaleEditError):
        workspace.edit(replacing(found, texts))
    assert workspace.raw_text(cards) == after


@pytest.mark.parametrize(
    ("query", "words", "in_replacement"),
    [
        (Query("(rope", is_pattern=True), "at character 1", False),
        (Query("rope", r"\7", is_pattern=True), "replacement", True),
        (Query("(" * 5000 + ")" * 5000, is_pattern=True), "nested", False),
    ],
    ids=["open group", "no such group", "deep"],
)
def test_what_is_no_pattern_says_why(query, words, in_replacement):
    with pytest.raises(BadPattern, match=words) as caught:
        occurrences({"a": "a rope"}, query)

    assert caught.value.in_replacement == in_replacement


HOPELESS = Query(r"(a+)+$", is_pattern=True)
LONG = {"a": "a" * 64 + "!"}


def test_a_pattern_without_end_is_ended_and_the_next_one_works():
    process = PatternProcess()
    try:
        with pytest.raises(BadPattern, match="too long"):
            process.occurrences(LONG, HOPELESS, never(), longest_s=0.3)
        found = process.occurrences({"a": "abc"}, Query("b", is_pattern=True), never())
    finally:
        process.close()

    assert found == {"a": [Occurrence(1, 2, "")]}


def test_a_pattern_without_end_can_be_cancelled():
    process, cancelled = PatternProcess(), threading.Event()
    timer = threading.Timer(0.5, cancelled.set)
    timer.start()
    try:
        found = process.occurrences(LONG, HOPELESS, cancelled, longest_s=60)
    finally:
        timer.cancel()
        process.close()

    assert found is None


def test_a_bad_pattern_in_the_process_says_why():
    process = PatternProcess()
    try:
        with pytest.raises(BadPattern, match="replacement"):
            process.occurrences({"a": "b"}, Query("b", r"\3", is_pattern=True), never())
    finally:
        process.close()


LINE_ENDS = ["\n", "\r\n", "\r"]


@given(
    st.lists(st.tuples(st.sampled_from(["a", "b", "", "ab", "x a"]), st.sampled_from(LINE_ENDS))),
    st.sampled_from([r"a", r"b?$", r"a\nb", r"\n", r"^.", r"[ab\n]+"]),
    st.sampled_from(["", "c", "\n", "c\nd"]),
)
def test_replacing_does_to_a_file_what_it_does_to_the_text_on_screen(lines, pattern, new):
    raw = "".join(line + end for line, end in lines)
    query = Query(pattern, new, is_pattern=True)
    plain = to_line_feeds(raw)
    found = occurrences({"f": plain}, query).get("f", [])
    hits = tuple(_hits(plain, found))
    base = Base.of("f", raw)
    edit = replacing(Found(query, (FileHits("f", base, locked=False, hits=hits),)), {"f": raw})
    after = spliced(raw, edit.within("f"))

    expected = plain
    for place in reversed(found):
        expected = expected[: place.start] + place.new + expected[place.end :]
    assert to_line_feeds(after) == expected


def test_thousands_of_places_in_a_file_of_another_system_are_replaced_with_little_work():
    raw, edits = "- rope\r\n" * 50_000, []
    plain = to_line_feeds(raw)
    query = Query("rope", "cord")
    hits = tuple(_hits(plain, occurrences({"f": plain}, query)["f"]))
    found = Found(query, (FileHits("f", Base.of("f", raw), locked=False, hits=hits),))
    work = n_calls(lambda: edits.append(replacing(found, {"f": raw})))

    (edit,) = edits
    assert work < 20 * 50_000  # lines are gone through once, not once for each place
    assert len(edit.splices) == 5_000
    assert spliced(raw, edit.splices).startswith("- cord\r\n- cord\r\n")
