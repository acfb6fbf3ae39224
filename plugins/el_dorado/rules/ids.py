"""The ids of the rules that refuse moves or ask questions, by what they are about."""

__all__ = [
    "ACTIONS",
    "ARRIVAL",
    "BAR",
    "BLOCKADE",
    "BOUGHT",
    "BUYING",
    "CAVES",
    "CHANGED",
    "CLOSED",
    "EXPLORERS",
    "GIVING",
    "JOKER",
    "LEFT_OVER",
    "MARKET",
    "NEAR",
    "ONCE",
    "ORDER",
    "START",
    "STRENGTH",
    "TOKENS",
    "TURN",
]

TURN = "ED-BASE-01"
ONCE = "ED-BASE-02"
STRENGTH = "ED-BASE-03"
GIVING = "ED-BASE-04"
CLOSED = "ED-BASE-05"
BUYING = "ED-BASE-06"
MARKET = "ED-BASE-07"
BLOCKADE = "ED-BASE-09"
ARRIVAL = "ED-BASE-11"
EXPLORERS = "ED-BASE-12"
CAVES = "ED-BASE-13"
TOKENS = "ED-BASE-14"
JOKER = "ED-BASE-15"
ACTIONS = "ED-BASE-16"
ORDER = "EB-011"  # moving before buying
START = "EB-016"  # nobody steps onto a start space
LEFT_OVER = "EB-018"  # what is left of a card never helps with rubble or a camp
BAR = "EB-021"  # nobody steps across a barred joint
NEAR = "EB-022"  # an explorer stands beside the blockade that it removes
BOUGHT = "EB-031"  # a bought card is of no use in the same turn
CHANGED = "EB-059"  # a card that counts with another symbol
