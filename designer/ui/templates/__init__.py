"""Beginning a new document from a template."""
