"""What is printed about a document, gathered and laid out."""

import pytest

from designer.api import SetUp
from designer.documents import open_project, read_document
from designer.printing.paper import paper_named
from designer.session.printing import (
    Gathered,
    NotPrintable,
    What,
    cut_text,
    gather,
    laid_out,
    missing_glyph,
    owned_boxes,
)
from tests.games.el_dorado.projects import with_file
from tests.printing.made_up import EvenMeasure, component, listed, plan, texts

DOCUMENT = read_document("kind: route\nname: A Race\n", "/somewhere/race.yaml")
MEASURE = EvenMeasure()


class Printer:
    """A game that lists one kind of piece and lays two tiles."""

    id = "race"

    def __init__(self, fails: bool = False, n_steps: int = 2) -> None:
        self.asked: list[tuple[SetUp, str]] = []
        self._fails = fails
        self._n_steps = n_steps

    def components(self, project, document, set_up, language="en"):
        self.asked.append((set_up, language))
        if self._fails:
            raise RuntimeError("no discs")
        return listed(component("disc", 3, stock=2))

    def laying_plan(self, project, document, set_up, language="en"):
        return plan(self._n_steps)


def gathered(plugin=None, document=DOCUMENT, **more):
    return gather(plugin or Printer(), None, document, **more)


def test_a_game_is_asked_with_players_options_and_language():
    plugin = Printer()

    found = gathered(plugin, players=3, options={"rain": True}, language="de")

    ((set_up, language),) = plugin.asked
    assert (set_up.players, dict(set_up.options), language) == (3, {"rain": True}, "de")
    assert isinstance(found, Gathered)
    assert found.words("boxes") == "Schachteln"
    assert found.made_from.endswith("  ·  race.yaml")


def test_boxes_are_compared_with_the_list():
    assert [lack.short for lack in gathered().answer.lacking] == [1]
    assert gathered(owned={"one": 2}).answer.lacking == ()


@pytest.mark.parametrize(
    ("plugin", "document", "sentence"),
    [
        (object(), DOCUMENT, "offers nothing to print"),
        (Printer(fails=True), DOCUMENT, "RuntimeError('no discs')"),
        (Printer(), read_document("a: [", "x.yaml"), "cannot be read"),
    ],
    ids=["not printable", "failing", "unreadable"],
)
def test_why_nothing_can_be_printed_is_said(plugin, document, sentence):
    found = gathered(plugin, document)

    assert isinstance(found, NotPrintable)
    assert sentence in found.sentence


@pytest.mark.parametrize("what", What)
def test_each_thing_is_laid_out_on_the_paper(what):
    sheet = laid_out(gathered(), what, paper_named("A4"), MEASURE)

    assert {(page.width, page.height) for page in sheet.pages} <= {(210, 297), (297, 210)}
    assert "A Race" in texts(sheet.pages[0])


def test_boxes_are_read_from_a_collection():
    good = read_document("kind: collection\nboxes: {one: 2, two: 0, bad: -1, worse: x}\n", "s.yaml")

    assert owned_boxes(good) == {"one": 2, "two": 0}
    assert owned_boxes(read_document("kind: collection\nboxes: [one]\n", "s.yaml")) == {}
    assert owned_boxes(DOCUMENT) is None
    assert owned_boxes(read_document("- one", "s.yaml")) is None


def test_a_missing_character_is_reported_where_it_is_written():
    project, document = with_file("kind: route\ngame: el_dorado\nname:\n  de: Kühn 🗺\n")

    fault = missing_glyph(project, document, "No font …", ("🗺",))

    where = fault.location
    assert (where.file, where.line, where.column, where.pointer) == (
        "made-up.yaml", 4, 7, "/name/de",
    )  # fmt: skip
    assert fault.severity == "warning"


def test_a_missing_character_of_the_content_is_reported_there():
    project, tiles = with_file(
        "kind: tiles\ngame: el_dorado\ntiles: [{id: x, name: Pole 🧭}]\n", path="tiles.yaml"
    )
    project, document = with_file("kind: route\ngame: el_dorado\nname: Plain\n", project=project)

    assert missing_glyph(project, document, "…", ("🧭",)).location.file == tiles.path
    assert missing_glyph(project, document, "…", ("🧿",)).location.file == document.path


def test_a_cut_text_is_a_warning_on_the_document():
    assert (
        cut_text(
            open_project([], []).with_document(DOCUMENT), DOCUMENT, "It is cut.", "nowhere"
        ).location.file
        == DOCUMENT.path
    )


def test_a_cut_text_is_told_where_it_is_written():
    document = read_document("kind: route\nname: A Race\nnotes: far too long\n", "/there/r.yaml")
    project = open_project([], []).with_document(document)
    where = cut_text(project, document, "It is cut.", "far too long").location
    assert (where.file, where.line) == ("/there/r.yaml", 3)
