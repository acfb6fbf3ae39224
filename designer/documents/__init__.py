"""YAML text and its tree with positions, packs and projects: the only place that knows YAML."""

from designer.documents.changing import edit_document, edit_project
from designer.documents.document import Document
from designer.documents.edits import Edit, Splice, StaleEditError, apply, edit_of_fix, text_edit
from designer.documents.ids import Entry, IdPattern, IdPatterns
from designer.documents.modules import module_of, modules_laid, route_named
from designer.documents.opening import NoFileError, read_bytes
from designer.documents.operations import (
    Duplicate,
    Insert,
    Move,
    Operation,
    Refused,
    Remove,
    RenameKey,
    SetValue,
    Shared,
)
from designer.documents.packs import Pack
from designer.documents.paths import real_path
from designer.documents.pointers import Pointer
from designer.documents.project import Project, brings_pack, open_project, yaml_files
from designer.documents.reading import load_document, read_document, whole_part
from designer.documents.remembering import remembered
from designer.documents.renaming import Place, rename
from designer.documents.roots import Root
from designer.documents.sharing import Sharing, sharing
from designer.documents.trees import entries_in, number_in, spoken_name, text_of, words_in
from designer.documents.writing import write_tree

__all__ = [
    "Document",
    "Duplicate",
    "Edit",
    "Entry",
    "IdPattern",
    "IdPatterns",
    "Insert",
    "Move",
    "NoFileError",
    "Operation",
    "Pack",
    "Place",
    "Pointer",
    "Project",
    "Refused",
    "Remove",
    "RenameKey",
    "Root",
    "SetValue",
    "Shared",
    "Sharing",
    "Splice",
    "StaleEditError",
    "apply",
    "brings_pack",
    "edit_document",
    "edit_of_fix",
    "edit_project",
    "entries_in",
    "load_document",
    "module_of",
    "modules_laid",
    "number_in",
    "open_project",
    "read_bytes",
    "read_document",
    "real_path",
    "remembered",
    "rename",
    "route_named",
    "sharing",
    "spoken_name",
    "text_edit",
    "text_of",
    "whole_part",
    "words_in",
    "write_tree",
    "yaml_files",
]
