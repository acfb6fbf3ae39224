"""The pieces and numbers of the content, read once for compiling: cards, tokens, blockades, switches.

Tolerant: what is not written as it should be is left out; the schema's diagnostics say so.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from designer.api import (
    Document,
    Project,
    Requirement,
    Way,
    entries_in,
    remembered,
    said,
    spoken_name,
)

from .definition import (
    DISCARD,
    PAID_BY_STRENGTH,
    TRASH,
    BlockadeKind,
    CardKind,
    Cost,
    Seat,
    Surface,
    TokenKind,
)
from .rulebook import COIN
from .rules import ids
from .terrains import Terrain, documents_of

__all__ = ["Pieces", "SetUpFor", "read_pieces", "surface_of"]

EQUAL = "equal"
"""How a space is paid by one card of just its strength, whatever its symbol."""

EFFECT = "effect"
"""How a space is entered that no card pays for."""

_GIVE = {"strength": PAID_BY_STRENGTH, EQUAL: PAID_BY_STRENGTH, "discard": DISCARD, "trash": TRASH}

RESERVE = "reserve"
"""The deck whose piles lie beside the market; those of decks that join it lie there too."""

_MOST = 1000  # of anything: content that asks for more is a slip, and would fill the memory


class SetUpFor(msgspec.Struct, frozen=True):
    """Give the set-up for a number of players: per player, the numbers of the start spaces."""

    players: int
    start_spaces: tuple[tuple[int, ...], ...]


class Pieces(msgspec.Struct, frozen=True):
    """Give what the content holds beside tiles and terrains.

    Attributes:
        symbols: the symbols that cards show and spaces ask for.
        copies: per card, how many lie in the market or the reserve.
        deck: the starting deck of each player, as card numbers.
        market: the piles on the market board; `places`: how many places it has.
        parameters: the numbers that rules set, by rule and name.
        switches: default values by id.
        tokens: the kinds of tokens.
    """

    symbols: tuple[str, ...]
    symbol_titles: tuple[str, ...]
    cards: tuple[CardKind, ...]
    copies: tuple[int, ...]
    blockades: tuple[BlockadeKind, ...]
    deck: tuple[int, ...]
    market: tuple[int, ...]
    places: int
    seats: tuple[Seat, ...]
    set_ups: Mapping[int, SetUpFor]
    parameters: Mapping[tuple[str, str], int]
    switches: Mapping[str, Any]
    tokens: tuple[TokenKind, ...] = ()


_THINGS = ("cards", "barriers", "tokens")


def read_pieces(
    project: Project,
    terrains: Mapping[str, Terrain],
    language: str = "en",
    *,
    played: Collection[Document] | None = None,
) -> Pieces:
    """Read the game's pieces; the first of two that share an id counts.

    Args:
        project: what is in play.
        terrains: the terrains, by id.
        language: of the names.
        played: the documents of one game: then what is declared in no pack, is new, and named by
            nothing (no deck, no ability, none of these documents) is left out. None for all pieces.
    """
    if played is None or not any(
        project.pack_of(document) is None
        for kind in _THINGS
        for document in documents_of(project, kind)
    ):
        return _read_all(project, terrains, language)
    named = _named(project, played)
    found = {
        kind: _without_unused(project, kind, _entries(project, kind), named) for kind in _THINGS
    }
    return _of_things(project, found, terrains, language)


@remembered("cards", "barriers", "tokens", "terrains", "decks", "rules")
def _read_all(project: Project, terrains: Mapping[str, Terrain], language: str) -> Pieces:
    found = {kind: _entries(project, kind) for kind in _THINGS}
    return _of_things(project, found, terrains, language)


def _of_things(
    project: Project,
    found: Mapping[str, Mapping[str, Mapping[str, Any]]],
    terrains: Mapping[str, Terrain],
    language: str,
) -> Pieces:
    symbols = _symbols(project, terrains, language)
    numbers = _parameters(project)
    half_coins = numbers.get((ids.BUYING, "half_coins_of_other_cards"), 1)
    cards = tuple(
        _card(tree, tuple(symbols), half_coins, language) for tree in found["cards"].values()
    )
    number_of = {card.id: number for number, card in enumerate(cards)}
    decks = _entries(project, "decks")
    market = [number_of[c] for c in _names(decks.get("market"), "piles") if c in number_of]
    reserve = [
        number_of[c]
        for name, deck in decks.items()
        if RESERVE in (name, deck.get("joins"))
        for c in _names(deck, "piles")
        if c in number_of
    ]
    for_sale = {*market, *reserve}
    return Pieces(
        symbols=tuple(symbols),
        symbol_titles=tuple(symbols.values()),
        cards=cards,
        copies=tuple(
            _count(tree, "copies") if number in for_sale else 0
            for number, tree in enumerate(found["cards"].values())
        ),
        blockades=tuple(
            _blockade(tree, terrains, tuple(symbols), language)
            for tree in found["barriers"].values()
        ),
        deck=tuple(_starting(decks, number_of)),
        market=tuple(market),
        places=max(0, numbers.get((ids.MARKET, "market_places"), len(market))),
        seats=tuple(_seats(project, language)),
        set_ups=_set_ups(project),
        parameters=numbers,
        switches=_switches(project),
        tokens=tuple(_token(tree, tuple(symbols), language) for tree in found["tokens"].values()),
    )


def surface_of(text: str, terrain: Terrain, number: int, symbols: tuple[str, ...]) -> Surface:
    """Give what a space shows, from its terrain and number."""
    if terrain.pay == EFFECT:
        return _by_effects_only(text, terrain, number)
    pays = terrain.pay in _GIVE and (terrain.pay != "strength" or terrain.symbol in symbols)
    closed = "" if pays else (ids.START if terrain.start else terrain.rule or ids.CLOSED)
    give = _GIVE.get(terrain.pay, PAID_BY_STRENGTH)
    title = f"{terrain.name} {number}" if number else terrain.name
    return Surface(
        text=text,
        title=title,
        closed=closed,
        mask=_mask(_paying(terrain, symbols), symbols) if pays and not give else 0,
        n=number if pays else 0,
        give=give if pays else PAID_BY_STRENGTH,
        goal=terrain.goal,
        requirement=_requirement(terrain, number, closed, symbols),
        terrain=terrain.id,
        feature=terrain.feature,
        exactly=terrain.pay == EQUAL,
        rule=terrain.rule,
    )


def _by_effects_only(text: str, terrain: Terrain, number: int) -> Surface:
    """Give what a space shows that no card pays for."""
    return Surface(
        text=text,
        title=said("{name} {number}", name=terrain.name, number=number) if number else terrain.name,
        closed="",
        mask=0,
        n=number,
        give=PAID_BY_STRENGTH,
        goal=terrain.goal,
        requirement=Requirement((), ids.STRENGTH),
        terrain=terrain.id,
        feature=terrain.feature,
    )


def _paying(terrain: Terrain, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """Give the symbols that pay for a terrain."""
    return symbols if terrain.pay == EQUAL else (terrain.symbol,)


def _requirement(terrain: Terrain, n: int, closed: str, symbols: tuple[str, ...]) -> Requirement:
    if closed:
        return Requirement((), closed)
    if terrain.pay == EQUAL:
        return Requirement((Way(symbols, n, exactly=True, whole_card=True),), terrain.rule)
    if terrain.pay == "strength":
        return Requirement((Way((terrain.symbol,), n),), ids.STRENGTH)
    return Requirement((Way((), n, give=terrain.pay),), ids.GIVING)


def _entries(project: Project, kind: str) -> dict[str, Mapping[str, Any]]:
    """Give the entries of a kind of document by id; the first of two that share an id counts.

    What a file in no pack declares takes the place of its namesake in a pack; what is new in it
    comes last, so that nothing else is numbered otherwise for it.
    """
    in_packs: dict[str, Mapping[str, Any]] = {}
    loose: dict[str, Mapping[str, Any]] = {}
    for document in documents_of(project, kind):
        found = loose if project.pack_of(document) is None else in_packs
        for _, tree in entries_in(document.tree, kind):
            if isinstance(tree.get("id"), str):
                found.setdefault(tree["id"], tree)
    return {**{name: loose.get(name, tree) for name, tree in in_packs.items()}, **loose}


def _without_unused(
    project: Project, kind: str, found: Mapping[str, Mapping[str, Any]], named: Collection[str]
) -> dict[str, Mapping[str, Any]]:
    """Leave out things of no pack that nothing deals, sells, gives or lays: they are in no game.

    An open file that changes nothing in a game must not change its positions' fingerprints.
    """
    declared = {
        tree["id"]
        for document in documents_of(project, kind)
        if project.pack_of(document) is not None
        for _, tree in entries_in(document.tree, kind)
        if isinstance(tree.get("id"), str)
    }
    return {name: tree for name, tree in found.items() if name in declared or name in named}


def _named(project: Project, played: Collection[Document]) -> Collection[str]:
    """Give all words that could name a thing: of decks, of abilities, of what is played."""
    return {*_named_in_content(project), *_texts([document.tree for document in played])}


@remembered("decks", "cards", "tokens")
def _named_in_content(project: Project) -> frozenset[str]:
    named = set(_texts([document.tree for document in documents_of(project, "decks")]))
    for kind in ("cards", "tokens"):
        named.update(_texts([_abilities(tree) for tree in _entries(project, kind).values()]))
    return frozenset(named)


def _texts(tree: Any) -> Iterator[str]:
    """Give every text in a tree, keys among them."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from _texts(value)


def _symbols(project: Project, terrains: Mapping[str, Terrain], language: str) -> dict[str, str]:
    """Give the symbols by which strength is paid, with their names."""
    paying = {t.symbol for t in terrains.values() if t.pay == "strength"}
    names: dict[str, str] = {}
    documents = documents_of(project, "terrains")
    # Packs first: what a file in no pack adds is numbered last, what it names anew keeps its number.
    for document in sorted(documents, key=lambda d: project.pack_of(d) is None):
        for _, tree in entries_in(document.tree, "symbols"):
            if isinstance(tree.get("id"), str) and tree["id"] in paying:
                names[tree["id"]] = spoken_name(tree.get("name"), language) or tree["id"]
    return names


def _card(
    tree: Mapping[str, Any], symbols: tuple[str, ...], half_coins: int, language: str
) -> CardKind:
    shown = tuple(symbols.index(s) for s in _list(tree, "symbols") if s in symbols)
    strength = _int(tree, "strength")
    shows_coin = COIN in _list(tree, "symbols")
    return CardKind(
        id=str(tree.get("id")),
        title=spoken_name(tree.get("name"), language) or str(tree.get("id")),
        colour=str(tree.get("colour", "")),
        symbols=shown,
        mask=sum(1 << s for s in shown),
        strength=strength,
        price=_int(tree, "price"),
        half_coins=2 * strength if shows_coin else half_coins,
        shows_coin=shows_coin,
        one_use=tree.get("one_use") is True,
        has_action=any(ability.get("trigger") == "action" for ability in _abilities(tree)),
        abilities=_abilities(tree),
    )


def _token(tree: Mapping[str, Any], symbols: tuple[str, ...], language: str) -> TokenKind:
    symbol, strength = tree.get("symbol"), _int(tree, "strength")
    return TokenKind(
        id=str(tree.get("id")),
        title=spoken_name(tree.get("name"), language) or str(tree.get("id")),
        symbol=symbols.index(symbol) if symbol in symbols else -1,
        strength=strength,
        count=_count(tree, "count"),
        half_coins=2 * strength if symbol == COIN else 0,
        abilities=_abilities(tree),
        cost=_cost(tree.get("cost"), symbols),
        counts=_int(tree, "counts"),
    )


def _cost(tree: Any, symbols: tuple[str, ...]) -> Cost | None:
    if not isinstance(tree, dict):
        return None
    symbol = tree.get("symbol")
    return Cost(
        cards=tuple(_names(tree, "cards")),
        symbol=symbols.index(symbol) if symbol in symbols else -1,
        strength=_int(tree, "strength"),
    )


def _abilities(tree: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(ability for ability in _list(tree, "abilities") if isinstance(ability, dict))


def _blockade(
    tree: Mapping[str, Any],
    terrains: Mapping[str, Terrain],
    symbols: tuple[str, ...],
    language: str,
) -> BlockadeKind:
    named = tree.get("terrain")
    terrain = next((t for t in terrains.values() if t.id == named), None)
    n = _int(tree, "strength")
    title = spoken_name(tree.get("name"), language) or str(tree.get("id"))
    if terrain is None:
        return BlockadeKind(str(tree.get("id")), title, 0, "", 0, n, 0, Requirement(()))
    surface = surface_of("", terrain, n, symbols)
    return BlockadeKind(
        id=str(tree.get("id")),
        title=title,
        number=_int(tree, "number"),
        code=terrain.code,
        mask=surface.mask,
        n=n,
        give=surface.give,
        requirement=surface.requirement,
    )


def _starting(decks: Mapping[str, Any], number_of: Mapping[str, int]) -> Iterator[int]:
    """Give the cards of each player's starting deck: all decks that are dealt per player."""
    for deck in decks.values():
        cards = deck.get("cards")
        if deck.get("per") == "player" and isinstance(cards, dict):
            for name in cards:
                if name in number_of:
                    yield from (number_of[name],) * _count(cards, name)


def _rules(project: Project) -> Iterable[Document]:
    return documents_of(project, "rules")


def _parameters(project: Project) -> dict[tuple[str, str], int]:
    return {
        (rule, name): value
        for rule, tree in _entries(project, "rules").items()
        if isinstance(tree.get("parameters"), dict)
        for name, value in tree["parameters"].items()
        if type(value) is int and abs(value) <= _MOST
    }


def _switches(project: Project) -> dict[str, Any]:
    return {
        tree["id"]: tree.get("default")
        for document in _rules(project)
        for _, tree in entries_in(document.tree, "switches")
        if isinstance(tree.get("id"), str)
    }


def _seats(project: Project, language: str) -> Iterator[Seat]:
    for document in _rules(project):
        for _, tree in entries_in(document.tree, "seats"):
            colour = str(tree.get("colour", ""))
            yield Seat(colour, spoken_name(tree.get("name"), language) or colour)


def _set_ups(project: Project) -> dict[int, SetUpFor]:
    found: dict[int, SetUpFor] = {}
    for document in _rules(project):
        for _, tree in entries_in(document.tree, "set_up"):
            spaces = tuple(
                tuple(n for n in each if type(n) is int)
                for each in _list(tree, "start_spaces")
                if isinstance(each, list)
            )
            n = _int(tree, "players")
            if n > 0 and len(spaces) == n:
                found.setdefault(n, SetUpFor(n, spaces))
    return found


def _mask(names: tuple[str, ...], symbols: tuple[str, ...]) -> int:
    return sum(1 << symbols.index(name) for name in names if name in symbols)


def _list(tree: Any, key: str) -> list[Any]:
    value = tree.get(key) if isinstance(tree, Mapping) else None
    return value if isinstance(value, list) else []


def _names(tree: Any, key: str) -> list[str]:
    return [name for name in _list(tree, key) if isinstance(name, str)]


def _count(tree: Mapping[str, Any], key: str) -> int:
    """Give how many there are: none where that is no number, at most what a box can hold."""
    return min(max(0, _int(tree, key)), _MOST)


def _int(tree: Mapping[str, Any], key: str) -> int:
    value = tree.get(key)
    return value if type(value) is int else 0
