"""Trailwright: a rules editor and scenario designer for expedition board games."""

__version__ = "0.1.0"
