"""How many pixels a picture takes, and what is too many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from designer.printing.resolution import MOST_EDGE, MOST_PIXELS, image_size, largest_dpi

lengths = st.floats(min_value=0.5, max_value=50_000)


def test_an_inch_has_as_many_pixels_as_the_resolution_says():
    size = image_size(25.4, 50.8, 300)

    assert (size.width, size.height) == (300, 600)
    assert size.megabytes == pytest.approx(0.72)
    assert size.fits


@pytest.mark.parametrize(("width", "height"), [(25.4 * 400, 25.4 * 0.01), (25.4 * 40, 25.4 * 40)])
def test_too_long_an_edge_and_too_large_an_area_do_not_fit(width, height):
    assert not image_size(width, height, 300).fits


@given(lengths, lengths)
def test_the_largest_resolution_fits_and_the_next_one_does_not(width, height):
    dpi = largest_dpi(width, height)
    following = image_size(width, height, dpi + 1)

    assert dpi == 1 or image_size(width, height, dpi).fits
    assert not following.fits or dpi + 1 > MOST_EDGE
    assert MOST_PIXELS < MOST_EDGE**2
