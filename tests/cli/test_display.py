"""Where a window can be shown."""

import subprocess
import sys

import pytest

from designer.cli.display import has_display


@pytest.mark.parametrize(
    ("environment", "shows"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
        ({"QT_QPA_PLATFORM": "wayland-egl"}, False),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "vnc:port=5901"}, True),
    ],
)
def test_linux_needs_a_display_or_a_platform_without_one(environment, shows):
    assert has_display(environment, "linux") is shows


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_have_one(platform):
    assert has_display({}, platform)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_the_program_says_so_instead_of_breaking_off(checkout, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    ended = subprocess.run(
        [sys.executable, "-m", "designer"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 2
    assert "no display" in ended.stderr
    assert "play --headless" in ended.stderr
