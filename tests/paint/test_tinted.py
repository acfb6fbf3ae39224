"""Pictures of others are drawn as they are on the disk now, or not at all."""

import os

from PySide6.QtCore import QSizeF

from designer.paint.svg_parts import embedded
from designer.paint.tinted import svg_renderer
from tests.helpers.drawings import HEAD, bomb


def test_a_picture_that_changed_on_the_disk_is_read_again(qapp, tmp_path):
    art = tmp_path / "art.svg"
    art.write_text(f"{HEAD}</svg>", "utf-8")
    before = svg_renderer(str(art))
    art.write_text(f"{HEAD}</svg>".replace("0 0 9 9", "0 0 5 7"), "utf-8")
    os.utime(art, ns=(0, 1))
    after = svg_renderer(str(art))

    assert before.viewBoxF().size() == QSizeF(9, 9)
    assert after.viewBoxF().size() == QSizeF(5, 7)
    art.unlink()
    assert svg_renderer(str(art)) is None


def test_a_picture_that_would_never_be_drawn_to_its_end_is_left_out(qapp, tmp_path):
    art = tmp_path / "bomb.svg"
    art.write_text(bomb(), "utf-8")

    assert svg_renderer(str(art)) is None
    assert embedded(str(art), "", "x-") is None
