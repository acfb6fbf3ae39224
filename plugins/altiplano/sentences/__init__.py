"""What cards do, said on the cards: one grammar per language, found by its file's name."""

from .telling import sentence
from .tongues import LANGUAGES, stems

__all__ = ["LANGUAGES", "sentence", "stems"]
