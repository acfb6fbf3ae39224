"""How El Dorado's routes are laid on the table."""

from pathlib import Path

import pytest

from designer.api import SetUp
from designer.paint.fonts import load_fonts
from designer.paint.measuring import QtMeasure
from designer.paint.proof import text_faults
from designer.plugin_host import PluginHost, shipped_root
from designer.printing.laying_sheet import laying_sheet
from designer.printing.laying_text import plan_text
from designer.printing.paper import paper_named
from designer.printing.words import LANGUAGES, SheetWords
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import ROUTE_IDS

CASES = Path(__file__).parents[3] / "cases" / "routes"
GAME = PluginHost([shipped_root()]).game("el_dorado")
EN = SheetWords("en")


def plan(document, players: int | None = None, language: str = "en", project=None, **options):
    found = GAME.laying_plan(
        project or shipped(), document, SetUp(players=players, options=options), language
    )
    assert found is not None
    return found


def note(of, title: str) -> str:
    return next(n.text for n in of.notes if n.title == title)


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_pieces_come_in_the_order_and_turns_that_are_published(name):
    document = published(name)
    steps = plan(document).steps

    placements = document.tree["placements"]
    assert [step.turn for step in steps] == [p["turn"] for p in placements]
    letters = [step.piece for step in steps]
    assert letters == [*(p["face"] for p in placements[:-1]), "El Dorado"]


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_piece_but_the_first_touches_one_that_lies_already(name):
    steps = plan(published(name)).steps
    laid = set()
    for step in steps:
        assert bool(step.touches) == bool(laid)
        assert {touch.to for touch in step.touches} <= laid
        assert step.touching or not laid
        laid.add(step.piece)


def test_a_board_is_laid_before_what_hangs_on_it_whatever_the_order_of_the_file():
    project, document = route(
        "K 21,0 0\nZ 25,-4 0\nI 14,4 2\nN 11,0 2\nC 7,-3 5\nB 0,0 2",
    )

    assert [s.piece for s in plan(document, project=project).steps] == [
        "B", "C", "N", "I", "K", "El Dorado",
    ]  # fmt: skip


def test_edges_that_meet_are_named_in_their_order_along_the_border():
    touch = plan(published("first_expedition")).steps[1].touches[0]

    # Read off the published drawing: along B's upper right side lie water and three jungles.
    assert (touch.to, touch.clock) == ("B", 2)
    assert touch.own == ("Jungle", "Jungle", "Water", "Water")
    assert touch.other == ("Water", "Jungle", "Jungle", "Jungle")
    assert touch.barrier == "A dealt blockade between them."


def test_a_named_blockade_lies_where_the_route_says():
    project, document = route("B 0,0 2\nC 7,-3 5\nN 11,0 2", "B C blockade_3\nC N none")
    of = plan(document, project=project)

    assert [touch.barrier for step in of.steps for touch in step.touches] == [
        "Blockade 3 between them.",
        "",
    ]
    assert note(of, "Blockades") == "Lay by name: Blockade 3 B–C."


def test_notes_say_blockades_starts_caves_market_and_decks():
    of = plan(published("first_expedition"), 4, caves=True)

    assert note(of, "Blockades").startswith("Shuffle 6 face down, lay one at each of these joints")
    assert note(of, "Blockades").endswith("B–C, C–N, N–I, I–K.")
    assert "Red on 1, Blue on 2, Yellow on 3, White on 4" in note(of, "Start")
    assert note(of, "Caves") == (
        "Shuffle 36 tokens face down, 4 on every cave: B, C, I. 24 go back unseen."
    )
    assert "Scout, Trailblazer" in note(of, "Market")
    assert "Beside it the 12 other piles" in note(of, "Market")
    assert note(of, "Each player").startswith("1 explorer and the cards 3 × Explorer")


def test_two_players_have_two_explorers_on_two_spaces_each():
    of = plan(published("first_expedition"), 2)

    assert "Red on 1 + 3, Blue on 2 + 4" in note(of, "Start")
    assert note(of, "Each player").startswith("2 explorers and the cards")


def test_caves_that_are_not_in_play_stay_empty():
    of = plan(published("first_expedition"), 4)

    assert note(of, "Caves") == "Not in play: no tokens on the caves of B, C, I."


def test_a_lone_piece_has_no_blockades():
    project, document = route("B 0,0 2")

    assert note(plan(document, project=project), "Blockades") == "None on this route."


def test_more_joints_than_blockades_are_told():
    text = (CASES / "blockades_short" / "bad.yaml").read_text("utf-8")
    project, document = with_file(text)

    said = note(plan(document, project=project), "Blockades")
    assert "joints wait for a blockade, but the box holds only 6" in said


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("name", ROUTE_IDS)
def test_every_published_route_is_laid_from_one_sheet(qapp, name, paper):
    load_fonts()
    for language in LANGUAGES:
        of = plan(published(name), 2, language, caves=True)
        sheet = laying_sheet(of, paper_named(paper), QtMeasure(), SheetWords(language), "x")

        assert len(sheet.pages) == 1
        assert text_faults([sheet]) == ()


def test_the_plan_of_first_expedition_as_text(golden):
    text = plan_text(plan(published("first_expedition"), 4, caves=True), EN)

    golden.check("el_dorado/laying_plan.txt", text)


def test_the_page_of_first_expedition(qapp, golden):
    load_fonts()
    of = plan(published("first_expedition"), 4)
    (page,) = laying_sheet(of, paper_named("A4"), QtMeasure(), EN, "x").pages

    golden.check("el_dorado/laying_sheet.txt", page.to_text())


def test_the_sheet_says_how_modules_are_set_up_and_where_their_pieces_lie():
    document = next(d for d in shipped().of_kind("scenario") if d.id == "dragons")
    plan = GAME.laying_plan(shipped(), document, SetUp(), "en")
    (said,) = [note.text for note in plan.notes if note.title == "Dragons"]

    assert "each on a terrain tile of its own" in said
    assert "Yellow dragon on C (7,-3)" in said
    assert {marker.hex.to_text() for marker in plan.scenes[plan.scene].markers} == {
        "7,-3", "12,-1", "14,3", "22,0",
    }  # fmt: skip
