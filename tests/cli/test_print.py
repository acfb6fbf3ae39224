"""`trailwright print`: lists, sheets and pictures, without a display."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from tests.cli.conftest import Run

LETTERS = ["B", "C", "N", "I", "K"]


@pytest.fixture
def first(routes: Path) -> Path:
    return routes / "first_expedition.yaml"


@pytest.fixture
def named(tmp_path: Path, first: Path):
    """Give a function that writes a copy of First Expedition with another name."""

    def write(name: str) -> Path:
        file = tmp_path / "my route.yaml"
        text = first.read_text("utf-8").replace("id: first_expedition", "id: mine")
        head, _, rest = text.partition("name: {")
        file.write_text(f"{head}name: {json.dumps(name)}\n{rest.partition(chr(10))[2]}", "utf-8")
        return file

    return write


def pdf(file: Path) -> list[str]:
    """Give the text of each page."""
    document = pypdfium2.PdfDocument(file.read_bytes())
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def test_without_a_target_the_list_is_shown(run: Run, first: Path):
    code, printed = run("print", first)

    assert code == 0
    assert all(f"1 × {letter}: Board" in printed for letter in LETTERS)
    assert "4 of these 6, dealt at random" in printed
    assert printed.rstrip().endswith("CC BY 3.0.")


def test_the_plan_is_shown_as_text(run: Run, first: Path):
    code, printed = run("print", first, "--what", "setup", "--players", "2", "--with", "caves")

    assert code == 0
    assert "  1. B (Board A/B, published), turn 2: 120° clockwise" in printed
    assert "Red on 1 + 3" in printed
    assert "4 on every cave" in printed


def test_the_list_as_json_on_the_screen_and_in_a_file(run: Run, first: Path, tmp_path: Path):
    file = tmp_path / "list.json"

    code, printed = run("print", first, "--json")
    assert code == 0
    assert run("print", first, "--to", file)[0] == 0
    assert json.loads(printed) == json.loads(file.read_text("utf-8"))
    assert json.loads(printed)["total"] == 108


@pytest.mark.parametrize(
    ("language", "separator", "heading"),
    [("en", ",", "section"), ("de", ";", "Abschnitt"), ("pl", ";", "dział")],
)
def test_a_table_is_opened_right_in_the_reader_s_country(
    run: Run, first: Path, tmp_path: Path, language: str, separator: str, heading: str
):
    file = tmp_path / "list.csv"

    code, printed = run("print", first, "--language", language, "--to", file)

    assert (code, printed) == (0, f"{file} is written.\n")
    text = file.read_bytes().decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    assert rows[0][0] == heading
    assert [row[1] for row in rows[1:6]] == LETTERS


def test_a_pdf_holds_everything_that_was_asked_for(run: Run, first: Path, tmp_path: Path):
    file = tmp_path / "all.pdf"

    code, _ = run(
        "print", first, "--what", "components", "--what", "setup", "--what", "route",
        "--with", "caves", "--paper", "letter", "--to", file,
    )  # fmt: skip

    assert code == 0
    pages = pdf(file)
    assert len(pages) >= 3
    assert "144 pieces" in pages[0]
    assert any("Lay the pieces in this order" in page for page in pages)
    assert "Pieces and turns: B 2 · C 5 · N 2 · I 2 · K 0" in pages[-1]
    assert all("CC BY 3.0" in page for page in pages)


def test_a_picture_has_the_size_that_was_asked_for(run: Run, first: Path, tmp_path: Path):
    small, large, plan = tmp_path / "small.png", tmp_path / "large.png", tmp_path / "route.svg"

    assert run("print", first, "--what", "route", "--dpi", "50", "--to", small)[0] == 0
    assert run("print", first, "--what", "route", "--dpi", "100", "--to", large)[0] == 0
    assert run("print", first, "--what", "route", "--space-mm", "5", "--to", plan)[0] == 0

    with Image.open(small) as one, Image.open(large) as other:
        assert abs(other.width - 2 * one.width) <= 1
    assert plan.read_text("utf-8").startswith("<?xml")


def test_a_picture_that_is_too_large_is_refused_with_what_works(
    run: Run, first: Path, tmp_path: Path
):
    file = tmp_path / "huge.png"

    code, printed = run("print", first, "--what", "route", "--dpi", "6000", "--to", file)

    assert code == 2
    assert "Write --dpi 10" in printed
    assert not file.exists()


def test_pictures_of_several_pages_are_numbered(run: Run, first: Path, tmp_path: Path):
    code, printed = run("print", first, "--paper", "A5", "--dpi", "40", "--to", tmp_path / "l.png")

    assert code == 0
    assert sorted(f.name for f in tmp_path.iterdir()) == ["l-1.png", "l-2.png"]
    assert printed.count("is written.") == 2


@pytest.mark.parametrize(
    "name", ["Zażółć gęślą jaźń", "Größenwahn & Söhne", "Rzeka „Odra” – część 2"]
)
def test_polish_and_german_names_come_out(run: Run, named, tmp_path: Path, name: str):
    file = tmp_path / "out.pdf"

    code, printed = run("print", named(name), "--to", file)

    assert code == 0, printed
    assert name in pdf(file)[0]


def test_a_character_without_a_shape_is_reported_where_it_is_written(
    run: Run, named, tmp_path: Path
):
    route = named("Way of the \u0378")  # no character yet, so no font has it
    file = tmp_path / "out.pdf"

    code, printed = run("print", route, "--to", file)

    assert code == 1
    assert f"{route.name}:6:7: warning core/missing-glyph" in printed
    assert "U+0378" in printed
    assert file.exists()


def test_a_name_that_is_too_long_is_reported_as_cut(run: Run, named, tmp_path: Path):
    code, printed = run("print", named("x" * 400), "--what", "route", "--to", tmp_path / "out.svg")

    assert code == 1
    assert "core/cut-text" in printed


def test_own_boxes_are_compared(run: Run, first: Path, tmp_path: Path):
    shelf = tmp_path / "shelf.yaml"
    shelf.write_text("kind: collection\nformat: 1\ngame: el_dorado\nboxes: {el_dorado_base: 0}\n")

    code, printed = run("print", first, "--own", "el_dorado_base")
    assert (code, "Nothing is missing." in printed) == (0, True)
    code, printed = run("print", first, "--own", shelf)
    assert (code, "The Quest for El Dorado: the whole box" in printed) == (1, True)
    code, printed = run("print", first, "--own", shelf, "--own", "el_dorado_base=2")
    assert (code, "you have 2" in printed) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--to", "x.docx"], "Known: .pdf, .png, .svg, .csv, .txt, .json"),
        (["--to", "x"], "says no format"),
        (["--what", "route"], "trailwright export"),
        (["--what", "route", "--to", "x.csv"], "PDF, PNG or SVG"),
        (["--what", "setup", "--to", "x.csv"], "no table"),
        (["--what", "setup", "--what", "route", "--to", "x.png"], "one PDF"),
        (["--paper", "B17"], "Known: A4, Letter, A3, A5, Legal"),
        (["--players", "5"], "Known: 2, 3, 4"),
        (["--with", "rain"], "Known: caves"),
        (["--own", "no_such_box"], "Known: el_dorado_base"),
        (["--own", "el_dorado_base=many"], "how many boxes"),
        (["--own", f"el_dorado_base={'9' * 5000}"], "how many boxes"),
        (["--to", "nowhere/at/all.csv"], "cannot be written"),
        (["--what", "route", "--to", "x.png", "--dpi", "nan"], "“nan” is no number"),
        (["--what", "route", "--to", "x.png", "--dpi", "inf"], "“inf” is no number"),
        (["--what", "route", "--to", "x.svg", "--space-mm", "nan"], "“nan” is no number"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_wrong_use_is_told_and_writes_nothing(
    run: Run, first: Path, tmp_path: Path, monkeypatch, arguments: list[str], sentence: str
):
    monkeypatch.chdir(tmp_path)

    code, printed = run("print", first, *arguments)

    assert code == 2
    assert sentence in printed
    assert "Traceback" not in printed
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_collection_is_no_shelf(run: Run, first: Path):
    code, printed = run("print", first, "--own", first)

    assert code == 2
    assert "no file of kind collection" in printed


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "kind: route\nformat: 1\nid: x\ngame: el_dorado\nplacements: []\n",
            "“placements” is empty",
        ),
        ("kind: route\ngame: el_dorado\nplacements: [", "cannot be read"),
        ("kind: cards\nformat: 1\ngame: el_dorado\ncards: []\n", "no route and no scenario"),
    ],
    ids=["empty", "broken", "cards"],
)
def test_what_cannot_be_printed_says_why(run: Run, tmp_path: Path, text: str, sentence: str):
    file = tmp_path / "faulty.yaml"
    file.write_text(text)

    code, printed = run("print", file, "--to", tmp_path / "out.pdf")

    assert code == 1
    assert sentence in printed
    assert not (tmp_path / "out.pdf").exists()
    assert json.loads(run("print", file, "--json")[1])["error"]


def test_what_a_faulty_route_can_still_lay_is_printed_and_the_rest_named(
    run: Run, first: Path, tmp_path: Path
):
    file = tmp_path / "faulty.yaml"
    file.write_text(first.read_text("utf-8").replace("face: N", "face: NN"), "utf-8")

    code, printed = run("print", file, "--anyway", "--to", tmp_path / "out.txt")

    assert code == 1
    assert "Entry 3 of the placements cannot be laid" in printed
    assert "1 × K" in (tmp_path / "out.txt").read_text("utf-8")


@pytest.mark.parametrize("suffix", [".pdf", ".png", ".svg"])
def test_pages_are_drawn_without_a_display(
    first: Path, tmp_path: Path, checkout: Path, suffix: str
):
    bare = {
        k: v
        for k, v in os.environ.items()
        if k not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    file = tmp_path / f"out{suffix}"
    arguments = ["print", str(first), "--what", "route", "--to", str(file)]

    done = subprocess.run(
        [sys.executable, "-P", "-m", "designer", *arguments],
        env={**bare, "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert file.stat().st_size > 10_000
