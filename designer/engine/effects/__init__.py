"""One language for what cards, tokens, tiles and figures do: compiled once, carried out step by step.

What waits for an answer lies in the state as plain numbers (`Flow`); nothing here knows a game, or
YAML. A game says what its zones, numbers and figures are (`World`) and may add verbs of its own.
"""
