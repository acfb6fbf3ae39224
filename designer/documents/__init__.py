"""YAML text and its tree with positions, packs and projects: the only place that knows YAML."""

from designer.documents.document import Document
from designer.documents.ids import Entry, IdPattern, IdPatterns
from designer.documents.packs import Pack
from designer.documents.pointers import Pointer
from designer.documents.project import Project, open_project, yaml_files
from designer.documents.reading import load_document, read_document
from designer.documents.roots import Root
from designer.documents.writing import write_tree

__all__ = [
    "Document",
    "Entry",
    "IdPattern",
    "IdPatterns",
    "Pack",
    "Pointer",
    "Project",
    "Root",
    "load_document",
    "open_project",
    "read_document",
    "write_tree",
    "yaml_files",
]
