"""The checks of a route: one file each, found by their folder; the docstring is the help page."""
