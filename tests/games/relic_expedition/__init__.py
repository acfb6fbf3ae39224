"""Relic Expedition: its content, its rules, its bots."""
