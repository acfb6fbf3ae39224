"""Fixtures of the validation's tests."""

from tests.validation.small import store

__all__ = ["store"]
