"""Pictures and lists for screen and paper."""
