"""Pages and lists as plain data: display lists in millimetres, component lists, plans for the table.

Qt-free and game-neutral: a game says what its pieces are, `designer.paint` draws what is laid out here.
"""
