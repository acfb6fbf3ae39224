"""Colours of cards by their kind, of symbols by their terrain, of owners by their colour."""

from collections.abc import Mapping

import msgspec

__all__ = ["KINDS", "OWNERS", "Kind", "Owner", "SymbolLook", "kind_of"]


class Kind(msgspec.Struct, frozen=True):
    """Give the colours of one kind of card; `hills` from far to near."""

    frame: str
    line: str
    paper: str
    sky: tuple[str, str]
    hills: tuple[str, str, str, str]
    leaves: str


class SymbolLook(msgspec.Struct, frozen=True):
    """Give a symbol: its name, the file of its picture, the colours of the disc it stands on."""

    name: str
    icon: str
    ground: str
    rim: str
    ink: str


class Owner(msgspec.Struct, frozen=True):
    """Give a player's colour with the mark that tells it without colour."""

    fill: str
    line: str
    mark: str
    ink: str


KINDS: Mapping[str, Kind] = {
    "green": Kind(
        frame="#3B7A45",
        line="#1F4D2B",
        paper="#E6EBCF",
        sky=("#F3E3B3", "#CFE0A8"),
        hills=("#9DBF86", "#6C9E62", "#3F7A49", "#23522F"),
        leaves="#173B22",
    ),
    "blue": Kind(
        frame="#2C74B3",
        line="#174A7C",
        paper="#DFEAF0",
        sky=("#F7E2C0", "#BFE0EA"),
        hills=("#8FC1D4", "#5B9CC4", "#2E78B0", "#1B5486"),
        leaves="#123B61",
    ),
    "yellow": Kind(
        frame="#D79F22",
        line="#7E5608",
        paper="#F6EAC6",
        sky=("#FCEBC0", "#F6CF7D"),
        hills=("#E9B65A", "#CF9236", "#A66F20", "#7A4D12"),
        leaves="#553409",
    ),
    "white": Kind(
        frame="#8E8474",
        line="#4A4338",
        paper="#F2ECDF",
        sky=("#F8F0DF", "#E3D6BD"),
        hills=("#C7B899", "#A3957A", "#7B7160", "#57503F"),
        leaves="#3B372B",
    ),
    "purple": Kind(
        frame="#6B4593",
        line="#38204F",
        paper="#EBE0EE",
        sky=("#F6D9C2", "#CFA6C9"),
        hills=("#A981B8", "#80599F", "#593A7A", "#3A2356"),
        leaves="#271640",
    ),
}

OWNERS: Mapping[str, Owner] = {
    "red": Owner("#C8372D", "#7E150F", "triangle", "#FFFFFF"),
    "blue": Owner("#2667B0", "#0F3565", "square", "#FFFFFF"),
    "yellow": Owner("#EDBB2B", "#8A6208", "circle", "#2B1B00"),
    "white": Owner("#F4F1EA", "#6B665C", "diamond", "#2B1B00"),
}

_UNKNOWN = Kind(
    frame="#74705A",
    line="#3B3828",
    paper="#EFEBDD",
    sky=("#EFEBDD", "#D9D3BF"),
    hills=("#BDB69C", "#9C957B", "#7B745C", "#57513E"),
    leaves="#3B3828",
)


def kind_of(colour: str) -> Kind:
    """Give the colours of a card; a colour nobody knows gets a quiet grey of its own."""
    return KINDS.get(colour, _UNKNOWN)
