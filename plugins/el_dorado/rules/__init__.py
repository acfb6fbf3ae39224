"""The rules of the base game, one part of the turn per module; legality is written here and nowhere else."""
