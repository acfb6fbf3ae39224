"""Who uses a thing, and renaming it everywhere."""
