"""What bots are called: those that every game has in the reader's language, others by their ids."""

from designer.ui.kit.languages import mark, tr

__all__ = ["bot_title"]

_KNOWN = {"greedy": mark("greedy bot"), "random": mark("random bot")}


def bot_title(bot: str) -> str:
    """Give what a bot is called, by its id."""
    return tr(_KNOWN[bot]) if bot in _KNOWN else tr("{bot} bot", bot=bot)
