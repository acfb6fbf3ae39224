"""The rules of the game, part by part."""
