"""Modules of the scenario in front: switches, rule switches, and which sets go together."""
