"""The main window: docks, menus, tool bar, status bar, and what holds them together."""
