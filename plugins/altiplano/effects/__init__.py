"""The verbs that only this game has, one module each."""
