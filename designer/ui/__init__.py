"""The window: docks, pages, canvas and text; one folder per feature. Knows sessions, no plugin."""
