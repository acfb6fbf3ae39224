"""The board on screen: zoom, pan, hover, choose; drawn from a scene, never from documents."""
