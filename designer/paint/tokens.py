"""The look's numbers and colours, read once from `designer/resources/tokens.json` into records."""

import functools
from collections.abc import Mapping
from pathlib import Path

import msgspec

import designer

__all__ = ["RESOURCES", "PawnColours", "Ring", "Theme", "Tokens", "contrast", "tokens"]

RESOURCES = Path(designer.__file__).resolve().parent / "resources"

THEME_NAMES = ("light", "dark", "contrast")


class Theme(msgspec.Struct, frozen=True):
    """Give the colours of one theme as #RRGGBB; what each is for stands in the look's table.

    Attributes:
        window, surface, raised, sunken: grounds of bars, docks, fields and chips.
        canvas, canvasline: ground of boards and the net on it.
        border, strong: dividers; outlines of anything that can be operated.
        text, muted, disabled: text, second lines, what is not possible now.
        accent, accenth, onaccent: main buttons and focus, hovered, text on them.
        soft, softtext: chosen rows and pressed tools, text on them.
        error, warn, hint, ok: signs and words of the severities; `…soft` the grounds behind them.
        codebg, code_…: the text pane and its kinds of words.
    """

    window: str
    surface: str
    raised: str
    sunken: str
    canvas: str
    canvasline: str
    border: str
    strong: str
    text: str
    muted: str
    disabled: str
    accent: str
    accenth: str
    onaccent: str
    soft: str
    softtext: str
    error: str
    errsoft: str
    warn: str
    warnfill: str
    warnsoft: str
    hint: str
    hintsoft: str
    ok: str
    oksoft: str
    codebg: str
    code_key: str
    code_str: str
    code_num: str
    code_com: str
    code_punct: str
    code_ref: str


class Ring(msgspec.Struct, frozen=True, array_like=True):
    """Give two lines of opposite tone that are never separated, so that one is seen on any ground.

    Attributes:
        dashes: lengths of line and gap of the upper line ("6 4"), "corners", or "" for solid.
    """

    under: str
    under_width: float
    over: str
    over_width: float
    dashes: str = ""


class PawnColours(msgspec.Struct, frozen=True):
    """Give a piece's colours and the mark that tells it apart without colour."""

    fill: str
    line: str
    mark: str


class LevelOfDetail(msgspec.Struct, frozen=True):
    """Say what a space shows by its radius in pixels; places and sizes on the unit hex."""

    single_below: float
    single_size: float
    small_below: float
    small_symbol: tuple[float, float, float]
    small_number: tuple[float, float, float]
    count_below: float
    count_one_size: float
    count_symbol: tuple[float, float, float]
    count_number: tuple[float, float, float]


class HexTokens(msgspec.Struct, frozen=True):
    """Give lengths on the unit hex (circumradius 100)."""

    symbol_layout: Mapping[int, tuple[tuple[float, float, float], ...]]
    level_of_detail: LevelOfDetail
    rim: tuple[float, float]
    inner_rim: tuple[float, float, float]
    inner_scale: float
    number_size: float
    shadow_offset: tuple[float, float]
    shadow_opacity: float
    variants: int


class BoardTokens(msgspec.Struct, frozen=True):
    """Give a board's outline (widths as shares of the radius) and its letter plate (pixels)."""

    ground: str
    ground_width: float
    edge: str
    edge_width: float
    plate: str
    plate_text: str
    plate_size: tuple[float, float]
    plate_font: float
    plate_distance: float


class BarrierTokens(msgspec.Struct, frozen=True):
    """Give a barrier's colours; widths and radii as shares of a space's radius."""

    line: str
    wood: str
    groove: str
    widths: tuple[float, float, float, float]
    chip_radius: float
    chip_line: str
    plate: str
    plate_radius: float
    dealt_chip: str


class TypeTokens(msgspec.Struct, frozen=True):
    """Give families by use and sizes in pixels."""

    families: Mapping[str, str]
    sizes: Mapping[str, float]
    line_heights: Mapping[str, float]
    weights: Mapping[str, int]


class Tokens(msgspec.Struct, frozen=True):
    """Give all tokens."""

    themes: Mapping[str, Theme]
    brand: Mapping[str, str]
    type: TypeTokens
    control: Mapping[str, int]
    motion: Mapping[str, int]
    hex: HexTokens
    board: BoardTokens
    barrier: BarrierTokens
    pawns: Mapping[str, PawnColours]
    states: Mapping[str, Ring]
    dim: tuple[str, float]
    ghost_opacity: float
    heat: tuple[str, ...]
    heat_opacity: float


@functools.cache
def tokens() -> Tokens:
    """Give the tokens; the file is read at the first call."""
    return msgspec.json.decode((RESOURCES / "tokens.json").read_bytes(), type=Tokens)


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours (#RRGGBB) as WCAG 2.2 computes it, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
