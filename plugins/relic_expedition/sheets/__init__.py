"""What is drawn and printed: faces of pieces, the list of components."""
