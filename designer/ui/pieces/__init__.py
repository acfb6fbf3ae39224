"""The palette: the pieces of the box, what is left of each, taken by click, drag or key."""
