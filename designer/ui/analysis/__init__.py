"""What the graph of the board says, in figures and sentences; a click shows the spaces meant."""
