"""Cards for the made-up game: tools and ropes, and what may be bought."""

from designer.routes import Means, Supply


def card(name, symbols="", strength=0, copies=1, **more):
    """Give a card; `symbols` is a text like `tool rope`."""
    own = {"pool": "deck", "worth": 1.0, **more}
    return Means(name, name.title(), tuple(symbols.split()), strength, copies, **own)


def supply(*means, hand=4, pools=("deck", "shop")):
    """Give a supply of these cards."""
    return Supply(hand, pools, means)


BEGINNER = supply(
    card("axe", "tool", 1, 4),
    card("cord", "rope", 1, 4),
    card("saw", "tool", 3, 1, pool="shop", price=4),
    card("cable", "rope", 4, 1, pool="shop", price=6),
)
