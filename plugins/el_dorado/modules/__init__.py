"""Parts of the rules that are switched on: each answers questions of the base game in one file."""
