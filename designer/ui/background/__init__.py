"""Work off the window's thread: opening and checking. Late results are dropped."""
