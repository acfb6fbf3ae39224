"""Tests of designer.validation."""
