"""The moves of the game: their verbs, and what the numbers in `Move.args` mean.

A move is one step, one answer, or the end of something. Composed words (a path over several
spaces) are expanded in `words.py`.
"""

__all__ = [
    "ACT",
    "BUY",
    "END_PLAY",
    "ENTER",
    "N_ARGS",
    "PLAY",
    "STEP",
    "STOP",
    "TAKE_FOR",
    "TAKE_ON",
    "TAKE_WITH",
    "USE",
]

PLAY = "play"  # card, symbol, explorer, position: play a card and make its first step
STEP = "step"  # position: go on with the card in motion
STOP = "stop"  # end the motion; what is left of the card is lost
ENTER = "enter"  # explorer, position: enter a space that asks for cards
TAKE_WITH = "take_with"  # card, symbol, explorer, slot: play a card for a blockade
TAKE_ON = "take_on"  # slot: pay a blockade with what is left of the card in motion
TAKE_FOR = "take_for"  # explorer, slot: give cards for a blockade
BUY = "buy"  # card: then the payment is asked
ACT = "act"  # card: use a purple card's action
USE = "use"  # token: use a token that lies before its owner
END_PLAY = "end_play"  # end phase 1

N_ARGS = {
    PLAY: 4,
    STEP: 1,
    STOP: 0,
    ENTER: 2,
    TAKE_WITH: 4,
    TAKE_ON: 1,
    TAKE_FOR: 2,
    BUY: 1,
    ACT: 1,
    USE: 1,
    END_PLAY: 0,
}
