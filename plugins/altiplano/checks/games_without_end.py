"""Games that seldom come to an end.

## What it finds

Cards and rules with which fewer than nineteen of twenty games of bots are won.

## Why it matters

Players would give up before anybody has the Treasures that win.

## Example

A pile of a thousand cards with three Treasures among them.

## How to fix

Add Treasures and Locations, or cards that look for them; take cards out that lead nowhere.

## Source

EA-WIN-01. Seen only in many games: `trailwright simulate` looks for it. Few games can prove little:
nothing is said while the true share may still be nineteen of twenty.
"""

from collections.abc import Iterator

from designer.api import Diagnostic, GamesPlayed, Severity, said

CODE = "altiplano/games-without-end"
RULE = "EA-V-28"
SEVERITY = Severity.HINT
SCOPE = "games"

_LEAST = 0.95


def run(subject: GamesPlayed) -> Iterator[Diagnostic]:
    """Look at how many games were won, and how long they were."""
    tally = subject.tally
    won = tally.share_of("won")
    if won.interval.high < _LEAST:
        yield Diagnostic(
            CODE,
            SEVERITY,
            said(
                "{n} of {games} games were won; a game took {rounds} rounds on average.",
                n=won.n,
                games=tally.games,
                rounds=round(tally.rounds.mean),
            ),
            subject.document.location(("copies",)),
            said("Add Treasures and Locations, or cards that look for them."),
            rule=RULE,
        )
