"""One sentence for each thing a schema can find, in the author's words.

Each function gives the fault, or the faults, behind one of jsonschema's findings. jsonschema's own
sentences are never shown.
"""

from collections.abc import Callable, Iterator, Mapping

from designer.diagnostics import Diagnostic, said
from designer.documents import Pointer
from designer.validation.alternative_faults import missing_sign, no_alternative
from designer.validation.expectations import Found, expected
from designer.validation.key_faults import (
    dependent_keys,
    forbidden,
    foreign_keys,
    lacking_keys,
    unevaluated_keys,
    wrong_key,
)
from designer.validation.naming import Reporter
from designer.validation.value_faults import (
    no_multiple,
    none_of_the_listed,
    not_the_constant,
    out_of_range,
    repeated,
    wrong_form,
    wrong_length,
    wrong_type,
)
from designer.validation.words import subject

__all__ = ["CODES", "faults_of"]

_Say = Callable[[Reporter, Pointer, Found], Diagnostic]


def faults_of(reporter: Reporter, error: Found) -> Iterator[Diagnostic]:
    """Give the faults behind one finding."""
    pointer: Pointer = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path and not isinstance(
        error.instance, dict | list
    ):
        yield wrong_key(reporter, (*pointer, error.instance), error)
    elif error.validator in _MANY:
        yield from _MANY[error.validator](reporter, pointer, error)
    else:
        yield _ONE.get(error.validator, _other)(reporter, pointer, error)


def _other(reporter: Reporter, pointer: Pointer, error: Found) -> Diagnostic:
    if error.validator is None:
        return forbidden(reporter, pointer, error)
    return reporter.fault(
        "core/wrong-form",
        pointer,
        said("{subject} does not fit here.", subject=subject(pointer)),
        expected(reporter, pointer, error),
    )


_ONE: dict[str, _Say] = {
    "type": wrong_type,
    "enum": none_of_the_listed,
    "const": not_the_constant,
    "minimum": out_of_range,
    "maximum": out_of_range,
    "exclusiveMinimum": out_of_range,
    "exclusiveMaximum": out_of_range,
    "multipleOf": no_multiple,
    "minLength": wrong_length,
    "maxLength": wrong_length,
    "minItems": wrong_length,
    "maxItems": wrong_length,
    "minProperties": wrong_length,
    "maxProperties": wrong_length,
    "pattern": wrong_form,
    "format": wrong_form,
    "oneOf": no_alternative,
    "anyOf": no_alternative,
    "sign": missing_sign,
}
_MANY: dict[str, Callable[[Reporter, Pointer, Found], Iterator[Diagnostic]]] = {
    "additionalProperties": foreign_keys,
    "unevaluatedProperties": unevaluated_keys,
    "required": lacking_keys,
    "dependentRequired": dependent_keys,
    "uniqueItems": repeated,
}
CODES: Mapping[str | None, str] = {
    None: "core/unknown-key",
    "type": "core/wrong-type",
    "enum": "core/unknown-value",
    "const": "core/unknown-value",
    "required": "core/missing-key",
    "sign": "core/missing-key",
    "dependentRequired": "core/missing-key",
    "additionalProperties": "core/unknown-key",
    "unevaluatedProperties": "core/unknown-key",
    "minimum": "core/out-of-range",
    "maximum": "core/out-of-range",
    "minLength": "core/wrong-length",
    "maxLength": "core/wrong-length",
    "minItems": "core/wrong-length",
    "maxItems": "core/wrong-length",
    "uniqueItems": "core/repeated-entry",
    "oneOf": "core/no-alternative-fits",
    "anyOf": "core/no-alternative-fits",
}
"""The code that most findings of a keyword get; `core/wrong-form` for the others."""
