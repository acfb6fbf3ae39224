"""The preview: a game from exactly what is on screen, played by people and bots.

Neutral through and through: what lies on the table comes as a `Table`, what can be done as `Handle`s,
pictures as display lists. What the player has in hand is decided in `grip`, which is Qt-free.
"""
