"""Forms over small documents of a made-up game."""

import pytest

from tests.ui.forms.hosts import FormHost
from tests.validation.small import project_of, store, store_in

__all__ = ["store"]


@pytest.fixture
def form(application, qtbot, store):
    """Give a function that shows the form of objects of a text."""

    def show(text, *pointers, store=store, more=None, **size):
        project = project_of(store, one=text, **(more or {}))
        return FormHost(qtbot, store, project, "one.yaml", pointers or [("items", 0)], **size)

    return show


@pytest.fixture
def store_with(tmp_path):
    """Give a function that makes a store with another schema of items."""
    return lambda schema: store_in(tmp_path, rafts__items=schema)
