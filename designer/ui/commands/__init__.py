"""Every action of the window by name and key."""
