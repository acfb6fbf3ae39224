"""Documents as what they hold: their entries, a picture of the chosen one, its form."""
