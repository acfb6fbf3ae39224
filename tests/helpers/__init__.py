"""What several tests share; each part has a test of its own in this folder."""
