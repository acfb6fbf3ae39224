"""Expedition Altiplano: its content, its rules."""
