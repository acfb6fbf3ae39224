"""The window of figures that only many games give."""
