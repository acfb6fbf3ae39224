"""What the program opens where nothing is named: an example once, later what was open last."""

from pathlib import Path

from designer.ui.app import example_of


def test_an_example_is_opened_once(settings, monkeypatch):
    monkeypatch.setenv("TRAILWRIGHT_EXAMPLE", "/there/route.yaml")
    assert example_of(settings) == (Path("/there/route.yaml"),)

    settings.sitting = "documents: []"  # all were closed: that is how it was left
    assert example_of(settings) == ()


def test_without_an_example_nothing_is_opened(settings, monkeypatch):
    monkeypatch.delenv("TRAILWRIGHT_EXAMPLE", raising=False)
    assert example_of(settings) == ()
