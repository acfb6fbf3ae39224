"""The pieces that El Dorado's routes ask for."""

import re
from collections import Counter

import pytest

from designer.api import SetUp
from designer.paint.fonts import load_fonts
from designer.paint.measuring import QtMeasure
from designer.paint.proof import text_faults
from designer.plugin_host import PluginHost, shipped_root
from designer.printing.component_sheet import component_sheet
from designer.printing.owning import owning
from designer.printing.paper import paper_named
from designer.printing.words import LANGUAGES, SheetWords
from tests.games.el_dorado.projects import published, route, shipped, with_file
from tests.games.el_dorado.published import CONTENT, ROUTE_IDS

GAME = PluginHost([shipped_root()]).game("el_dorado")


def listed(document, players: int | None = None, language: str = "en", project=None, **options):
    found = GAME.components(
        project or shipped(), document, SetUp(players=players, options=options), language
    )
    assert found is not None
    return found


def counts(of, section: str) -> dict[str, int]:
    """Give the pieces of a section with their numbers."""
    found = [part for part in of.sections if part.id == section]
    return {c.title: c.count for part in found for c in part.components}


def test_first_expedition_for_four_with_caves_is_the_list_of_the_rulebook():
    of = listed(published("first_expedition"), 4, caves=True)

    # eldorado-base.md, box and set-up: 6 pieces of route, 6 blockades, 4 explorers, 4 mats, the
    # market board, the hat, 32 starting cards, 54 cards for sale, 36 cave tokens.
    assert [(s.id, s.total) for s in of.sections] == [
        ("tiles", 6),
        ("blockades", 6),
        ("players", 10),
        ("starting", 32),
        ("market", 18),
        ("reserve", 36),
        ("tokens", 36),
    ]
    assert of.total == 144
    assert counts(of, "tiles") == {
        "B": 1, "C": 1, "N": 1, "I": 1, "K": 1, "El Dorado over the water": 1,
    }  # fmt: skip
    assert next(s.note for s in of.sections if s.id == "blockades") == (
        "4 of these 6, dealt at random"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_has_its_explorers_mats_and_starting_cards(players):
    of = listed(published("hills_of_gold"), players)
    pieces = counts(of, "players")

    # Two players have two explorers each, others one (rulebook).
    each = 2 if players == 2 else 1
    explorers = [n for title, n in pieces.items() if title.endswith("explorer")]
    assert explorers == [each] * players
    assert pieces["Expedition board"] == players
    assert (pieces["Market board"], pieces["Hat of the starting player"]) == (1, 1)
    assert counts(of, "starting") == {
        "Explorer": 3 * players, "Traveler": 4 * players, "Sailor": players,
    }  # fmt: skip


def test_the_market_has_six_piles_and_the_reserve_twelve_of_three_cards():
    of = listed(published("serpentine"))

    assert list(counts(of, "market").values()) == [3] * 6
    assert list(counts(of, "reserve").values()) == [3] * 12


def test_cave_tokens_are_listed_only_when_caves_are_in_play():
    assert counts(listed(published("swamplands")), "tokens") == {}
    tokens = counts(listed(published("swamplands"), caves=True), "tokens")

    assert (len(tokens), sum(tokens.values())) == (14, 36)


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_one_box_is_enough_for_every_published_route(name):
    of = listed(published(name), 4, caves=True)
    answer = owning(of)

    assert answer.lacking == ()
    assert [(use.box.title, use.needed) for use in answer.boxes] == [("The Quest for El Dorado", 1)]
    assert of.faults == ()
    assert Counter(c.source for c in of.components())["designed here"] == 0


def test_the_box_holds_what_its_pieces_say():
    of = listed(published("first_expedition"), 4, caves=True)
    cards = [c for c in of.components() if c.id.startswith("card:")]

    # 86 cards: 32 of four starting decks, 54 for sale (rulebook).
    assert sum(c.stock for c in cards) == 86
    assert {c.title: c.stock for c in cards if c.title in {"Explorer", "Scout"}} == {
        "Explorer": 12, "Scout": 3,
    }  # fmt: skip


def test_both_sides_of_one_board_need_two_boxes():
    project, document = route("A 0,0 0\nB 20,0 0\nZ 40,0 0")
    answer = owning(listed(document, project=project))

    assert [(lack.title, lack.sides, lack.proven) for lack in answer.lacking] == [
        ("Board A/B", ("A", "B"), True)
    ]
    assert answer.boxes[0].needed == 2


def test_a_pair_that_is_only_likely_is_told_as_such():
    project, document = route("B 0,0 0\nI 20,0 0\nJ 40,0 0\nZ 60,0 0")

    assert [
        (lack.title, lack.proven) for lack in owning(listed(document, project=project)).lacking
    ] == [("Board I/J", False)]


def test_a_face_used_twice_counts_twice():
    project, document = route("B 0,0 0\nC 20,0 0 one\nC 40,0 0 two\nZ 60,0 0")
    tiles = next(s for s in listed(document, project=project).sections if s.id == "tiles")

    assert [(c.title, c.count, c.used) for c in tiles.components][1] == (
        "C",
        2,
        "pieces 2, 3 of the route",
    )


def test_named_blockades_are_listed_with_their_joint_and_the_rest_is_dealt():
    project, document = route(
        "B 0,0 2\nC 7,-3 5\nN 11,0 2\nI 14,4 2\nK 21,0 0\nZ 25,-4 0",
        "B C blockade_5\nC N none",
    )
    blockades = next(s for s in listed(document, project=project).sections if s.id == "blockades")

    assert {c.title: c.used for c in blockades.components}["Blockade 5"] == "between B and C"
    assert len(blockades.components) == 6
    assert blockades.note == "2 of these 5, dealt at random · as the route names them"


def test_a_fan_s_own_board_comes_in_no_box_and_says_its_source():
    project, _ = with_file(
        """
        kind: tiles
        format: 1
        tiles:
          - id: my_board
            name: My board
            shape: board
            source: designed here
            faces:
              - {id: XX, letter: X, rows: [{r: 0, q: 0, cells: [J1, J2, W1]}]}
        """,
        path="mine.yaml",
    )
    project, document = route("B 0,0 0\nXX 20,0 0\nZ 40,0 0", project=project)
    of = listed(document, project=project)

    (own,) = [c for c in of.components() if c.title == "X"]
    assert (own.box, own.source) == ("", "designed here")
    assert owning(of).to_make == 1


def test_what_cannot_be_listed_is_said():
    project, document = route("B 0,0 0\nQX 20,0 0\nZ 40,0 0")

    assert listed(document, project=project).faults == (
        "Entry 2 of the placements cannot be laid: its face is unknown, or it lies nowhere.",
    )
    project, document = route("C 0,0 0\nZ 20,0 0")
    assert "1, 2, 3, 4 are not on the board" in listed(document, 4, project=project).faults[0]


def test_a_scenario_says_players_and_caves_unless_told_otherwise():
    project, scenario = with_file(
        """
        kind: scenario
        format: 1
        id: mine
        game: el_dorado
        route: home_stretch
        players: 3
        modules: [base]
        caves: true
        """
    )

    of = listed(scenario, project=project)
    assert (of.players, of.total) == (3, listed(published("home_stretch"), 3, caves=True).total)
    assert [(o.id, o.on) for o in of.options] == [("caves", True)]
    assert listed(scenario, 2, project=project, caves=False).players == 2


def test_a_scenario_with_a_name_is_printed_under_it():
    document = next(d for d in shipped().of_kind("scenario") if d.id == "all_nine")

    assert listed(document).title == "All Nine"


def test_dragons_and_artifacts_are_shown_in_their_colours():
    document = next(d for d in shipped().of_kind("scenario") if d.id == "all_nine")
    pictures = {c.title: c.picture for c in listed(document).components()}
    for kind in ("dragon", "artifact"):
        grounds = {
            pictures[f"{c} {kind}"].items[0].fill for c in ("Green", "Yellow", "Blue", "Purple")
        }
        assert len(grounds) == 4


@pytest.mark.parametrize("kind", ["cards", "tiles", "rules"])
def test_other_documents_list_nothing(kind):
    document = shipped().of_kind(kind)[0]

    assert GAME.components(shipped(), document, SetUp()) is None
    assert GAME.laying_plan(shipped(), document, SetUp()) is None


def test_names_are_in_the_reader_s_language():
    of = listed(published("first_expedition"), 2, "pl", caves=True)

    assert of.title == "Pierwsza wyprawa"
    assert counts(of, "market")["Zwiadowca"] == 3
    assert "aus der" not in of.subtitle
    assert listed(published("first_expedition"), 4, "de").subtitle == (
        "Was für 4 Spieler in der Schachtel sein muss"
    )


def test_the_credits_name_every_author_of_the_art():
    licences = (CONTENT / "art" / "LICENSES.md").read_text("utf-8")
    table = re.findall(r"^\| ([A-Z][\w ]+?) \| [a-z]", licences, re.MULTILINE)

    for language in LANGUAGES:
        (line,) = listed(published("first_expedition"), 4, language).credits
        assert [author for author in table if author not in line] == []
        assert "CC BY 3.0" in line
    assert len(table) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["A4", "Letter", "A5"])
def test_every_text_of_the_list_comes_out_on_paper(qapp, language, paper):
    load_fonts()
    of = listed(published("swamplands"), 4, language, caves=True)
    sheet = component_sheet(
        of, owning(of), paper_named(paper), QtMeasure(), SheetWords(language), "x"
    )

    assert text_faults([sheet]) == ()


@pytest.mark.parametrize("name", ROUTE_IDS)
def test_the_list_of_a_published_route_fits_one_sheet(qapp, name):
    load_fonts()
    of = listed(published(name), 4)
    sheet = component_sheet(of, owning(of), paper_named("A4"), QtMeasure(), SheetWords("en"), "x")

    assert len(sheet.pages) == 1


def test_the_pages_of_first_expedition(qapp, golden):
    load_fonts()
    of = listed(published("first_expedition"), 4, caves=True)
    sheet = component_sheet(of, owning(of), paper_named("A4"), QtMeasure(), SheetWords("en"), "x")

    text = "\n".join(page.to_text(closed="picture") for page in sheet.pages)
    golden.check("el_dorado/component_list.txt", text)


def test_modules_in_play_bring_their_decks_pieces_and_tiles():
    from designer.api import SetUp
    from plugins.el_dorado.game import GAME

    document = next(d for d in shipped().of_kind("scenario") if d.id == "land_of_the_muisca")
    found = GAME.components(shipped(), document, SetUp())
    sections = {section.id: section for section in found.sections}

    assert sum(c.count for c in sections["deck:tribe"].components) == 8
    assert sum(c.count for c in sections["players"].components if "artifact" in c.id) == 16
    titles = {c.id: c.title for c in sections["tiles"].components}
    assert titles.items() >= {("face:pass_1", "Mountain pass 1"), ("face:SK", "SK")}

    base = next(d for d in shipped().of_kind("scenario") if d.id == "first_expedition")
    plain = GAME.components(shipped(), base, SetUp())
    assert not any(section.id.startswith("deck:") for section in plain.sections)
    assert not any("artifact" in c.id for section in plain.sections for c in section.components)


def test_what_is_laid_on_a_board_is_told_with_what_it_covers():
    from designer.api import SetUp
    from plugins.el_dorado.game import GAME

    document = next(d for d in shipped().of_kind("scenario") if d.id == "four_temples")
    plan = GAME.laying_plan(shipped(), document, SetUp())
    (touch,) = next(step for step in plan.steps if step.piece == "Green temple").touches

    assert touch.on
    assert touch.to == "C"
    assert touch.own == ("Jungle", "Jungle 2", "Water")
    assert len(touch.other) == 3


def test_dragons_their_cards_and_tokens_are_counted():
    document = next(d for d in shipped().of_kind("scenario") if d.id == "dragons")
    found = GAME.components(shipped(), document, SetUp(), "en")
    counts = {c.id: c.count for section in found.sections for c in section.components}

    assert [counts[f"piece:dragon_{c}"] for c in ("green", "yellow", "blue", "purple")] == [1] * 4
    assert [counts[f"card:{c}"] for c in ("flare_gun", "dragon_charmer", "tracker")] == [3] * 3
    assert (counts["token:past_a_dragon"], counts["token:move_a_dragon"]) == (3, 3)


def test_treasures_are_counted_apart_from_the_tokens_of_the_caves():
    document = next(d for d in shipped().of_kind("scenario") if d.id == "treasure_trail")
    found = GAME.components(shipped(), document, SetUp(), "en")
    sections = {section.id: [c.id for c in section.components] for section in found.sections}

    assert len(sections["board_tokens"]) == 12
    assert "token:swap_treasures" in sections["tokens"]
    assert not set(sections["board_tokens"]) & set(sections["tokens"])
    plan = GAME.laying_plan(shipped(), document, SetUp(), "en")
    assert any("three treasures for each player" in note.text for note in plan.notes)
    assert any("Shuffle 42 tokens" in note.text for note in plan.notes)
