"""Its bots."""
