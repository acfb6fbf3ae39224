"""How cards and tokens of El Dorado look: display lists made from their entries in the content."""

from .faces import face_of
from .words import said

__all__ = ["face_of", "said"]
