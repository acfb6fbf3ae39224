"""A tab per document: its text, and beside it the board where it has one."""
