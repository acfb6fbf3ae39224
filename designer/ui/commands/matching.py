"""How well typed letters fit a name."""

__all__ = ["fit"]


def fit(typed: str, name: str) -> int | None:
    """Score how well letters fit a name in their order; None when they do not.

    Letters that begin words and letters beside each other count more.
    """
    wanted = "".join(typed.casefold().split())
    text = name.casefold()
    score, at, run = 0, -1, 0
    for letter in wanted:
        found = text.find(letter, at + 1)
        if found < 0:
            return None
        begins = found == 0 or not text[found - 1].isalnum()
        run = run + 1 if found == at + 1 and at >= 0 else 0
        score += 1 + 4 * begins + 3 * run - min(3, (found - at) // 6)
        at = found
    return score - len(text) // 12
