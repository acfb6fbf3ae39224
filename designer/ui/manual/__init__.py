"""The manual in the program."""
