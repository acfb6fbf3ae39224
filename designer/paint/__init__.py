"""Draw the program's plain data with QPainter: boards on screen and in images, icons, themes, fonts.

Nothing here knows a window. What is drawn comes as records of lower rings (`BoardScene`), the
look comes from `designer/resources/tokens.json`, and one function draws the same picture into a
widget, an image or a page.
"""

import designer.paint.importing  # noqa: F401 - before anything else is loaded beside Qt
