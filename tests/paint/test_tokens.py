"""Contrast is computed from the tokens: WCAG 2.2 wants 4.5 for text, 3 for what can be operated."""

import pytest

from designer.paint.tokens import contrast, tokens

THEMES = ("light", "dark", "contrast")
TEXT = (
    *(("text", ground) for ground in ("window", "surface", "raised", "soft", "sunken")),
    *(("muted", ground) for ground in ("window", "surface", "raised", "soft", "sunken")),
    ("accent", "surface"),
    ("onaccent", "accent"),
    ("onaccent", "accenth"),
    ("softtext", "soft"),
    ("error", "surface"),
    ("error", "raised"),
    ("error", "errsoft"),
    ("warn", "surface"),
    ("warn", "warnsoft"),
    ("hint", "surface"),
    ("hint", "hintsoft"),
    ("ok", "surface"),
    ("ok", "raised"),
    ("text", "errsoft"),
    ("text", "warnsoft"),
    ("text", "hintsoft"),
    *((f"code_{kind}", "codebg") for kind in ("key", "str", "num", "com", "punct", "ref")),
    ("text", "codebg"),
    ("muted", "codebg"),
)
OPERABLE = (
    *(("strong", ground) for ground in ("window", "surface", "raised")),
    *(("accent", ground) for ground in ("window", "surface", "raised", "canvas")),
    *(("disabled", "surface") for _ in range(1)),
)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT, ids="/".join)
def test_text_can_be_read(name, ink, ground):
    theme = tokens().themes[name]

    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("ink", "ground"), OPERABLE, ids="/".join)
def test_outlines_and_signs_can_be_seen(name, ink, ground):
    theme = tokens().themes[name]

    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 3


def test_the_formula_gives_the_known_ends():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


@pytest.mark.parametrize("state", sorted(tokens().states))
def test_a_state_s_two_lines_are_told_apart_on_any_ground(state):
    ring = tokens().states[state]

    assert contrast(ring.under, ring.over) >= 3
    assert ring.under_width > ring.over_width


def test_every_player_s_mark_is_another():
    marks = [pawn.mark for name, pawn in tokens().pawns.items() if name != "purple"]

    assert len(set(marks)) == 4  # purple takes the place of white and has its mark
