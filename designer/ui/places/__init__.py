"""Lists of places in documents: what a search finds, who uses a thing."""
