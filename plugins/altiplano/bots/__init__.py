"""Bots that know the game."""
