"""Files that are nothing like a route are opened, told about, and never the end of the window."""

import threading

import pytest

from tests.ui.panels import wait_until_idle

ROUTE = b"kind: route\nformat: 1\nid: r\ngame: el_dorado\nname: R\nsource: designed here\n"
CARDS = b"kind: cards\nformat: 1\ngame: altiplano\ncards:\n"
BOMB = b"a: &a [x, x]\n" + b"".join(
    b"%c: &%c [*%c, *%c, *%c, *%c]\n" % (n, n, n - 1, n - 1, n - 1, n - 1)
    for n in range(ord("b"), ord("z"))
)
FILES = {
    "empty": b"",
    "only a comment": b"# nothing\n",
    "zero bytes": b"\x00\x01\x02" * 50,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8,
    "UTF-16": "kind: route\n".encode("utf-16"),
    "a list": b"- 1\n- 2\n",
    "a word": b"hello\n",
    "an alias bomb": BOMB,
    "deep nesting": b"[" * 5000,
    "tabs": b"kind: route\n\tformat: 1\n",
    "no kind": b"format: 1\n",
    "unknown kind": b"kind: spaceship\nformat: 1\n",
    "unknown game": ROUTE.replace(b"el_dorado", b"chess"),
    "placements a number": ROUTE + b"placements: 5\n",
    "placements of nothing": ROUTE + b"placements: [null, 3, {face: 7}, {at: here}]\n",
    "negative strength": b"kind: tiles\nformat: 1\ntiles: [{id: t, faces: [{id: T, rows: [{r: 0, q: 0, cells: [J-1]}]}]}]\n",
    "one tile": ROUTE + b"placements: [{face: C, at: [0, 0], turn: 0}]\n",
    "no tiles": ROUTE + b"placements: []\n",
    "far apart": ROUTE
    + b"placements: [{face: B, at: [0, 0], turn: 0}, {face: Z, at: [99999, 99999], turn: 0}]\n",
    "a format to come": ROUTE.replace(b"format: 1", b"format: 99"),
    "one endless line": b"name: " + b"x" * 200_000,
    "a card that cancels itself": CARDS
    + b"  - {id: a, name: A, type: character, roles: [], abilities: [{trigger: action, effects: [{op: draw, from: character}]}, {trigger: event, when: {event: play}, effects: [{op: cancel}]}], source: designed here}\n",
    "a card that answers what answers it": CARDS
    + b"  - {id: a, name: A, type: character, roles: [], abilities: [{trigger: event, when: {event: draw}, effects: [{op: draw, from: character}]}], source: designed here}\n",
    "effects nested 1,000 deep": CARDS
    + b"  - {id: a, name: A, type: action, abilities: [{trigger: action, effects: ["
    + b"{op: do, effects: [" * 1000
    + b"]}" * 1000
    + b"]}], source: designed here}\n",
    "two cards of one id, with a text of 10,000 letters": CARDS
    + b"  - {id: a, name: A, type: action, source: designed here}\n"
    + b"  - {id: a, name: B, type: action, text: "
    + b"word " * 2000
    + b", source: designed here}\n",
}


@pytest.mark.parametrize("name", FILES)
def test_a_malformed_file_opens_and_the_window_lives(make, tmp_path, example, edit, name):
    file = tmp_path / "odd.yaml"
    file.write_bytes(FILES[name])
    window = make(file)

    page = window.page
    assert page.path == str(file)
    if name not in {"one endless line", "only a comment", "empty"}:
        assert any(d.location.file == str(file) for d in window.problems.model.shown)

    window.open_paths([example])
    wait_until_idle(window)
    edit(window, "turn: 5", "turn: 4")

    assert window.page.title == "First Expedition"
    assert window.page.scene is not None
    assert file.read_bytes() == FILES[name]


def test_typing_in_a_file_of_fifty_thousand_lines_waits_for_no_check(make, tmp_path, qtbot):
    card = "  - id: card_%d\n    name: Card %d\n    symbols: [machete]\n    strength: 1\n"
    file = tmp_path / "deck.yaml"
    text = "".join(card % (n, n) for n in range(12_500))
    file.write_text(f"kind: cards\nformat: 1\ngame: el_dorado\ncards:\n{text}", "utf-8")
    window = make(file)
    pane = window.page.pane
    pane.go_to(25_001, 5)
    # Nothing in the background comes to an end before this is opened, however fast the machine.
    gate = threading.Event()
    window.jobs.run(gate.wait, lambda _: None)
    try:
        qtbot.keyClicks(pane, "abc")

        assert window.checks.pending
        assert pane.document().findBlockByNumber(25_000).text() == "  - abcid: card_6249"
    finally:
        gate.set()
    wait_until_idle(window)
    assert not window.checks.pending


def test_a_ring_of_links_in_a_folder_keeps_nothing_else_from_opening(make, own_route, qtbot):
    ring = own_route.with_name("ring.yaml")
    ring.symlink_to(ring.name)
    window = make(own_route.parent)

    assert [page.path for page in window.tabs.pages()] == [str(own_route)]
    window.open_paths([ring])
    wait_until_idle(window)
    assert "cannot be opened" in window.tabs.page_of(str(ring)).bar.text


def test_a_spoilt_first_line_is_told_as_what_it_is(make, own_route, edit):
    window = make(own_route)
    edit(window, "kind: route", "#kind: route")
    assert "another file" not in window.page.board.arranger.why_not
    assert "kind:" in window.page.board.arranger.why_not
