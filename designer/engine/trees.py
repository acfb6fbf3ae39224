"""Frozen records to plain data and back, and their fingerprints."""

import hashlib
from typing import Any, TypeVar

import msgspec

__all__ = ["fingerprint", "from_tree", "to_tree"]

Record = TypeVar("Record")


def _plain(value: object) -> str:
    """Give a text that knows its languages as any other text."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} is not plain data")


def to_tree(record: Any) -> Any:
    """Give a record as maps, lists, texts and numbers, ready for any file format."""
    return msgspec.to_builtins(record, enc_hook=_plain)


def from_tree(tree: Any, record_type: type[Record]) -> Record:
    """Read a record from plain data.

    Raises:
        ValueError: something lacks or is of the wrong type; the sentence says where.
    """
    try:
        return msgspec.convert(tree, record_type)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def fingerprint(*records: Any) -> str:
    """Give a short text that differs when the records differ, the same on every Python."""
    digest = hashlib.sha256()
    for record in records:
        digest.update(msgspec.json.encode(record, order="deterministic", enc_hook=_plain))
        digest.update(b"\n")
    return digest.hexdigest()[:16]
