"""Bots that play this game."""
