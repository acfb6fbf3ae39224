"""To be described by its package."""
