"""Small pieces and bands along edges are drawn where they belong, and can be told apart."""

import msgspec
import pytest
from PySide6.QtGui import QImage

from designer.hexes import Hex
from designer.paint.fonts import load_fonts
from designer.paint.scene import scene_image
from designer.printing.scenes import EdgeLook, Marker
from tests.paint.scenes import small_scene


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


SCENE = small_scene(tile=True)
MIDDLE, BESIDE = Hex(0, 0), Hex(1, 0)


def image(**more) -> QImage:
    return scene_image(msgspec.structs.replace(SCENE, **more), 400, 400)


def changed(other: QImage) -> list[tuple[int, int]]:
    """Give the pixels that differ from the bare scene."""
    bare = image()
    return [(x, y) for x in range(400) for y in range(400) if bare.pixel(x, y) != other.pixel(x, y)]


def marker(space=MIDDLE, **more):
    return Marker(space, "Lamp", "", "#FF0000", "#FFFFFF", **more)


def test_a_piece_lies_in_the_middle_of_its_space():
    spots = changed(image(markers=(marker(),)))
    middle = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))

    assert abs(middle[0] - 200) < 4
    assert abs(middle[1] - 200) < 4


def test_several_pieces_lie_beside_each_other():
    one, two = image(markers=(marker(),)), image(markers=(marker(), marker()))

    assert one.pixel(200, 200) == QImage.pixel(one, 200, 200)
    assert two.pixel(200, 200) == image().pixel(200, 200), "the middle stays free"


@pytest.mark.parametrize("other", [{"shape": "square"}, {"shape": "hexagon"}, {"lies": True}])
def test_sorts_and_states_of_pieces_are_told_apart(other):
    assert image(markers=(marker(),)) != image(markers=(marker(**other),))


def test_a_piece_with_a_word_shows_it_on_a_plate_at_its_lower_edge():
    plain, told = image(markers=(marker(),)), image(markers=(marker(text="4"),))
    spots = [
        (x, y) for x in range(400) for y in range(400) if plain.pixel(x, y) != told.pixel(x, y)
    ]

    assert spots
    assert min(y for _, y in spots) > 200
    assert told != image(markers=(marker(text="5"),))


def test_a_long_word_lies_across_its_piece_and_not_over_the_next_space():
    spots = changed(image(markers=(marker(text="1+1+1"),)))
    right, left = max(x for x, _ in spots) - 200, 200 - min(x for x, _ in spots)

    assert abs(right - left) < 4


def test_a_band_lies_inside_the_edge_it_belongs_to():
    spots = changed(image(edges=(EdgeLook(MIDDLE, BESIDE, "#000000", "#FFFFFF"),)))

    assert spots
    assert min(x for x, _ in spots) > 200, "in the eastern half of the middle space"
    even = image(edges=(EdgeLook(MIDDLE, BESIDE, "#000000", "#FFFFFF", even=True),))
    assert len(changed(even)) != len(spots)


def test_the_word_of_a_sleeping_piece_was_below_the_plate_of_an_overlay():
    """Plates stand at the lower edge of a space, signs of problems right above its middle."""
    plain, told = (image(markers=(marker(lies=True, text=text),)) for text in ("", "zz"))
    spots = [
        (x, y) for x in range(400) for y in range(400) if plain.pixel(x, y) != told.pixel(x, y)
    ]

    assert spots
    assert max(y for _, y in spots) < 200
    assert max(x for x, _ in spots) < 200
