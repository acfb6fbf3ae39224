"""Verbs that only this game has, one module each; a verb is found by its file."""
