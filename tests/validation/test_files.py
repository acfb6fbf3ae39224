"""Pictures that documents name: what is not on the disk is a warning at its place."""

import pytest

from designer.diagnostics import Severity
from designer.plugin_host import shipped_root
from designer.validation import check_project, open_with_schemas
from tests.helpers.drawings import bomb

CARD = """kind: cards
format: 1
cards:
  - id: guide
    name: Guide
    colour: green
    symbols: [machete]
    strength: 2
    price: 1
    copies: 3
    art: {art}
    source: designed here
"""


@pytest.fixture
def lost(tmp_path):
    """Give what a check of a pack with one file and one picture says of lost files."""
    (tmp_path / "pack.yaml").write_text(
        "kind: pack\nformat: 1\nid: own\nversion: '1'\ngame: el_dorado\ntitle: Own\n"
        "licence: MIT\nauthors: [me]\n"
    )
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "guide.svg").write_text("<svg/>")

    def check(text, name="cards.yaml"):
        (tmp_path / name).write_text(text)
        project, store = open_with_schemas([tmp_path], [shipped_root()])
        codes = {"core/lost-file", "core/undrawn-picture", "core/wrong-form"}
        return [f for f in check_project(project, store) if f.code in codes]

    return check


def test_a_picture_that_is_there_is_no_fault(lost):
    assert lost(CARD.format(art="art/guide.svg")) == []


def test_a_lost_picture_is_a_warning_at_its_place_with_the_nearest_one(lost):
    (fault,) = lost(CARD.format(art="art/gide.svg"))

    assert fault.severity is Severity.WARNING
    assert (fault.location.line, fault.location.column) == (11, 10)
    assert fault.message.startswith("Card guide: “art”: there is no file “art/gide.svg” in “")
    assert fault.remedy == "Did you mean art/guide.svg?"
    assert fault.fixes[0].replacements[0].text == "art/guide.svg"


@pytest.mark.parametrize("art", ["art/none/x.svg", "../lost.svg", '"a\\0b.svg"', "art.svg"])
def test_odd_paths_are_only_lost(lost, art):
    (fault,) = lost(CARD.format(art=art))

    assert fault.remedy == "Put the file there, or correct the path."


def test_one_variant_of_four_that_lacks_is_named(lost, tmp_path):
    for number in (0, 1, 3):
        (tmp_path / "art" / f"wood-{number}.svg").write_text("<svg/>")
    text = (shipped_root().content / "el_dorado/base/terrains.yaml").read_text(encoding="utf-8")
    faults = lost(text.replace("art/terrain/jungle", "art/wood"), "terrains.yaml")

    assert [f for f in faults if "“art/wood-2.svg”" in f.message]
    assert not [f for f in faults if "art/wood-0" in f.message]


def test_thousands_of_lost_pictures_are_counted(lost):
    head, _, card = CARD.partition("  - id")
    cards = "".join(
        f"  - id{card}".replace("guide", f"c{n}").format(art="no.svg") for n in range(900)
    )
    faults = lost(head + cards)

    assert len(faults) == 201
    assert sum(f.stands_for for f in faults) == 900
    assert {f.severity for f in faults} == {Severity.WARNING}


def test_a_picture_of_another_form_is_told_for_what_it_is(lost, tmp_path):
    (tmp_path / "art" / "photo.png").write_bytes(b"\x89PNG")

    (fault,) = lost(CARD.format(art="art/photo.png"))
    assert (fault.code, fault.severity) == ("core/undrawn-picture", Severity.WARNING)
    assert "a .png file, and only .svg pictures are drawn" in fault.message
    (fault,) = lost(CARD.format(art="art/gone.png"))
    assert (fault.code, fault.severity) == ("core/lost-file", Severity.WARNING)


def test_a_picture_that_is_only_called_svg_is_told_for_what_it_is(lost, tmp_path):
    (tmp_path / "art" / "photo.svg").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5000))

    (fault,) = lost(CARD.format(art="art/photo.svg"))
    assert (fault.code, fault.severity) == ("core/undrawn-picture", Severity.WARNING)
    assert "“art/photo.svg” is called .svg but holds no SVG picture" in fault.message


def test_a_picture_that_would_never_be_drawn_to_its_end_is_told(lost, tmp_path):
    (tmp_path / "art" / "bomb.svg").write_text(bomb(), "utf-8")

    (fault,) = lost(CARD.format(art="art/bomb.svg"))
    assert (fault.code, fault.severity) == ("core/undrawn-picture", Severity.WARNING)
    assert "“art/bomb.svg” uses parts of itself without end or too many times" in fault.message
