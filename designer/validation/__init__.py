"""JSON Schema to diagnostics in the author's words, references and the check runner. Qt-free."""

from designer.validation.checks import Check, run_checks
from designer.validation.documents import validate_document
from designer.validation.projects import check_project, open_with_schemas
from designer.validation.schemas import Schema, SchemaStore

__all__ = [
    "Check",
    "Schema",
    "SchemaStore",
    "check_project",
    "open_with_schemas",
    "run_checks",
    "validate_document",
]
