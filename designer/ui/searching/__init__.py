"""Search and replace over all documents."""
