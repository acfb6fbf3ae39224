"""Bots that know El Dorado. They see what their seat sees, and play legal moves only."""
