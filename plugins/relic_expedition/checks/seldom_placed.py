"""A large board that seldom comes into play.

## What it finds

A large board that came into play in fewer than nine of ten games of bots.

## Why it matters

Its relics can hardly be won, and the supply that opens it is carried in vain.

## Example

A table so small that the mountain board finds no room once a few tiles lie.

## How to fix

Use a larger table, a smaller board, or more tiles that bring it.

## Source

RE-V-20. Seen only in many games: `trailwright simulate` looks for it. Few games can prove little:
nothing is said while the true share may still be nine of ten.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, GamesPlayed, Severity, Share, said

CODE = "relic-expedition/seldom-placed"
RULE = "RE-V-20"
SEVERITY = Severity.WARNING
SCOPE = "games"

_LEAST = 0.9


def run(subject: GamesPlayed) -> Iterator[Diagnostic]:
    """Compare how often each board came into play with how often it should."""
    games = subject.tally.games
    placed = subject.tally.counted.get("boards_in_play", {})
    for board in subject.game.definition.boards:
        share = Share(sum(placed.get(board.id, ())), games)
        if board.is_start or share.interval.high >= _LEAST:
            continue
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{board} came into play in {n} of {games} games.",
                board=board.title,
                n=share.n,
                games=games,
            ),
            subject.document.location(("table",)),
            said("Use a larger table, a smaller board, or more tiles that bring it."),
            object=f"board {board.id}",
            rule=RULE,
        )
