"""The verbs of moves that are no answers."""

__all__ = ["DRAW", "NO_REACTION", "PLACE", "PLAY", "SKIP", "USE"]

DRAW, PLAY, USE, PLACE, SKIP = "draw", "play", "use", "place", "skip"
NO_REACTION = "no_reaction"
"""Given instead of an answer: nothing is answered until the turn ends."""
