"""The list of everything that was found: filter, step through, go there."""
