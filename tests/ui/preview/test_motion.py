import plistlib

import pytest

from designer.ui.preview import motion
from designer.ui.preview.motion import VARIABLE, system_reduces_motion
from designer.ui.preview.settings import PreviewSettings


@pytest.fixture(autouse=True)
def _quiet(monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)


@pytest.mark.parametrize(("said", "means"), [("1", True), ("yes", True), ("0", False)])
def test_the_environment_says_it_first(monkeypatch, said, means):
    monkeypatch.setenv(VARIABLE, said)
    monkeypatch.setattr(motion, "_portal", lambda: means)

    assert system_reduces_motion() is means


@pytest.mark.parametrize(("animates", "means"), [(False, True), (True, False), (None, False)])
def test_a_desktop_without_animations_is_heeded(monkeypatch, animates, means):
    monkeypatch.setattr(motion.sys, "platform", "linux")
    monkeypatch.setattr(motion, "_portal", lambda: animates)

    assert system_reduces_motion() is means


def test_without_a_session_bus_nobody_is_asked():
    assert motion._portal() is None


def test_the_preference_file_of_a_mac_is_read(tmp_path):
    file = tmp_path / "access.plist"
    assert not motion._mac(file)

    file.write_bytes(plistlib.dumps({"reduceMotion": True}))
    assert motion._mac(file)
    file.write_bytes(b"no plist")
    assert not motion._mac(file)


def test_the_systems_wish_holds_until_somebody_chooses(monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, "1")
    settings = PreviewSettings(tmp_path / "preview.ini")
    assert settings.has_reduced_motion

    settings.set_reduced_motion(False)

    assert not settings.has_reduced_motion
    assert not PreviewSettings(tmp_path / "preview.ini").has_reduced_motion
