"""The documents there are: the open ones, and those of every pack."""
