"""Small widgets that every feature shares, drawn from the tokens."""
