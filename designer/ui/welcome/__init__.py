"""What is shown while nothing is open: ways in, what was open lately, examples."""
