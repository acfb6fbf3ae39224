"""Boards drawn into images."""

import subprocess
import sys

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from designer.diagnostics import Severity
from designer.hexes import Cell, Hex, Placement, build_board
from designer.paint.boards import BoardPicture
from designer.paint.fonts import load_fonts
from designer.paint.overlays import Overlay
from designer.paint.projection import Projection
from designer.paint.scene import scene_image
from designer.paint.spaces import variant
from designer.paint.stamps import Stamps
from designer.printing.scenes import Absent, SignLook
from tests.paint.scenes import LOOKS, small_scene


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def n_different(one: QImage, other: QImage) -> int:
    pixels = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return sum(1 for x, y in pixels if one.pixel(x, y) != other.pixel(x, y))


def test_a_space_s_ground_is_the_same_in_every_process():
    spaces = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    code = (
        "from designer.paint.spaces import variant; from designer.hexes import Hex;"
        f"print([variant(Hex(*s)) for s in {spaces}])"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert other.stdout.strip() == str([variant(Hex(*space)) for space in spaces])


def test_all_grounds_are_used_about_alike():
    counts = [0, 0, 0, 0]
    for q in range(30):
        for r in range(30):
            counts[variant(Hex(q, r))] += 1

    assert min(counts) > 0.7 * 900 / 4


def test_a_picture_is_the_same_each_time():
    assert scene_image(small_scene(), 300, 200) == scene_image(small_scene(), 300, 200)


def test_a_picture_shows_the_terrain_s_colour():
    image = scene_image(small_scene(tile=True), 300, 300, ground="#FFFFFF", with_letters=False)
    colour = image.pixelColor(150, 150)

    assert colour.green() > colour.red() + 20
    assert image.pixelColor(2, 2).name() == "#ffffff"


def test_an_unknown_terrain_is_drawn_all_the_same():
    scene = msgspec.structs.replace(small_scene(), looks={})

    assert n_different(scene_image(scene, 120, 80), QImage(scene_image(scene, 120, 80))) == 0


@pytest.mark.parametrize(
    "overlay",
    [
        Overlay(hover=Hex(0, 0)),
        Overlay(cursor=Hex(0, 0)),
        Overlay(selected=frozenset({Hex(0, 0), Hex(1, 0)})),
        Overlay(legal={Hex(1, 0): "2"}),
        Overlay(dim=frozenset({Hex(1, 0)})),
        Overlay(refused=Hex(1, 0)),
        Overlay(cut=frozenset({Hex(1, 0)})),
        Overlay(unreachable=frozenset({Hex(1, 0)})),
        Overlay(ways=((Hex(0, 0), Hex(1, 0), Hex(2, 0)),)),
        *(Overlay(problems={Hex(1, 0): severity}) for severity in Severity),
    ],
    ids=lambda o: next(n for n in o.__struct_fields__ if getattr(o, n)),
)
def test_every_state_can_be_seen(overlay):
    plain = scene_image(small_scene(), 240, 160)

    assert n_different(plain, scene_image(small_scene(), 240, 160, overlay=overlay)) > 40


def test_the_same_space_is_drawn_once_and_then_copied():
    stamps = Stamps()
    first = stamps.stamp(LOOKS["G"], None, Cell("G", 1), 0, 20.0, 1.0)

    assert stamps.stamp(LOOKS["G"], None, Cell("G", 1), 0, 20.05, 1.0) is first
    assert stamps.stamp(LOOKS["G"], None, Cell("G", 2), 0, 20.0, 1.0) is not first
    assert len(stamps) == 2


def test_pictures_kept_ready_stay_within_their_budget():
    stamps = Stamps(budget_bytes=50_000)
    for number in range(40):
        stamps.stamp(LOOKS["G"], None, Cell("G", 1), 0, 20.0 + number, 1.0)

    assert len(stamps) < 12


def test_letters_lie_on_no_space():
    scene = small_scene()
    picture = BoardPicture(scene)
    radius = 17.0  # the size the plates are made for: 24 x 22 pixels
    middles = [Projection(radius).centre(s.hex) for s in scene.board.spaces]
    for letter in picture._letters:
        y = letter.y * radius + (-14 if letter.above else 14)
        plate = QRectF(letter.x * radius - 12, y - 11, 24, 22)
        # The widest circle inside a hex.
        assert all((QRectF(m.x() - 14, m.y() - 14, 28, 28) & plate).isEmpty() for m in middles)


def test_a_region_drawn_alone_is_a_part_of_the_whole():
    from PySide6.QtGui import QPainter

    picture, stamps = BoardPicture(small_scene()), Stamps()
    projection = Projection(20.0, 100, 100)
    whole = QImage(256, 256, QImage.Format.Format_RGB32)
    part = QImage(128, 128, QImage.Format.Format_RGB32)
    for image, at in ((whole, 0), (part, 64)):
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        moved = Projection(20.0, 100 - at, 100 - at)
        picture.paint(painter, moved, stamps=stamps, region=QRectF(image.rect()))
        painter.end()

    assert part == whole.copy(64, 64, 128, 128)
    assert projection.space_at(projection.centre(Hex(3, -2))) == Hex(3, -2)


def space_image(cell: Cell, signs=()) -> QImage:
    """Give the picture of one space."""
    look = msgspec.structs.replace(LOOKS["G"], signs=tuple(signs))
    return Stamps().stamp(look, None, cell, 0, 40.0, 1.0)


def test_arrows_marks_and_actions_are_drawn_each_in_its_own_way(tmp_path):
    icon = tmp_path / "sign.svg"
    icon.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<path fill="currentColor" d="M1 1H9V9H1Z"/></svg>'
    )
    signs = (SignLook("*", str(icon)), SignLook("rest", str(icon), "#AA3322"))
    cells = [
        Cell("G", 1),
        Cell("G", 1, marked=True),
        Cell("G", 1, action="rest"),
        *(Cell("G", 1, arrow) for arrow in range(6)),
        Cell("G", 1, 0, marked=True),
    ]
    images = [space_image(cell, signs) for cell in cells]

    for n, one in enumerate(images):
        assert all(n_different(one, other) > 20 for other in images[n + 1 :])


def test_a_sign_that_no_content_draws_leaves_the_space_as_it_is():
    assert n_different(space_image(Cell("G", 1)), space_image(Cell("G", 1, marked=True))) == 0


def test_the_edge_of_a_tile_laid_on_another_is_seen():
    scene = small_scene()
    first = scene.board.placements[0]
    space = min(first.covered())
    small = Placement("small", "small", Hex(0, 0), 0, {space: first.covered()[space]}, lies_on=True)
    with_it = msgspec.structs.replace(scene, board=build_board([*scene.board.placements, small]))

    assert n_different(scene_image(scene, 300, 200), scene_image(with_it, 300, 200)) > 50


def test_a_piece_that_does_not_exist_is_outlined_where_it_would_lie_and_named():
    plain = small_scene()
    missing = msgspec.structs.replace(plain, absent=(Absent(Hex(6, 0), "QQ", 1),))
    renamed = msgspec.structs.replace(plain, absent=(Absent(Hex(6, 0), "WW", 1),))
    image = scene_image(missing, 400, 200)

    assert BoardPicture(missing).bounds.right() > BoardPicture(plain).bounds.right() + 3
    assert n_different(image, scene_image(renamed, 400, 200)) > 10
    assert n_different(image, scene_image(plain, 400, 200)) > 400
