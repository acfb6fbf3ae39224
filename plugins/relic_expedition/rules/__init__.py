"""The rules of play, by what they are about."""
