"""Games played by bots, and what a table shows to people. Qt-free."""
