"""The checks of this game's content, one module each; found by being there."""
