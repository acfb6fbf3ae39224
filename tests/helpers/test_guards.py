"""The guards of conftest.py, tried on made-up tests in a pytest of their own."""

import pytest

pytest_plugins = ["pytester"]

CASES = {
    "window": """
        from PySide6.QtWidgets import QLabel
        def test_it(qapp):
            global kept
            kept = QLabel("left")
            kept.setObjectName("left_label")
            kept.show()
        """,
    "thread": """
        import threading
        def test_it():
            threading.Thread(target=threading.Event().wait, args=(60,), name="left_thread", daemon=True).start()
        """,
    "log": """
        import logging
        def test_it():
            logging.getLogger("designer.some.part").warning("something is odd")
        """,
    "network": """
        import socket
        def test_it():
            socket.create_connection(("192.0.2.1", 80), timeout=1)
        """,
    "qt_warning": """
        from PySide6.QtCore import qWarning
        def test_it(qapp):
            qWarning("Qt is not content")
        """,
}
SAYS = {
    "window": "*window QLabel (name 'left_label'*",
    "thread": "*thread 'left_thread': stop it*",
    "log": "*WARNING designer.some.part: something is odd*",
    "network": "*NetworkBarredError: Tests have no network*192.0.2.1*",
    "qt_warning": "*Qt is not content*",
}


@pytest.fixture
def run(pytester, checkout, monkeypatch):
    """Run pytest on a made-up test under our conftest and configuration."""
    monkeypatch.setenv("PYTHONPATH", str(checkout))

    def run(text, *arguments):
        pytester.makeconftest("from tests.conftest import *")
        pytester.makeini(
            "[pytest]\nqt_api = pyside6\nqt_log_level_fail = WARNING\n"
            "qt_log_ignore = ^This plugin does not support\nfilterwarnings = error\n"
            "markers = long: long ones\n"
        )
        pytester.makepyfile(text)
        return pytester.runpytest_subprocess("-p", "no:cacheprovider", *arguments)

    return run


@pytest.mark.parametrize("what", CASES)
def test_what_a_test_may_not_do_fails_it_with_a_word_on_it(run, what):
    result = run(CASES[what])

    assert result.ret == 1
    result.stdout.fnmatch_lines([SAYS[what]])


def test_what_is_cleaned_up_or_answered_for_passes(run):
    result = run(
        """
        import logging, os, socket, threading
        from pathlib import Path
        from PySide6.QtWidgets import QComboBox, QLabel

        def test_window(qtbot):
            label = QLabel()
            qtbot.addWidget(label)
            box = QComboBox()
            qtbot.addWidget(box)
            box.addItems("ab")
            box.show()
            box.showPopup()

        def test_window_in_a_cycle(qapp):
            label = QLabel()
            label.itself = label

        def test_thread():
            threading.Thread(target=int).start()

        def test_log(logged):
            logging.getLogger("designer").warning("expected")
            assert len(logged) == 1

        def test_this_machine():
            with socket.socket() as server, socket.socket() as client:
                server.bind(("127.0.0.1", 0))
                server.listen()
                client.connect(server.getsockname())

        homes = set()

        def test_home():
            homes.add(Path.home())
            assert str(Path.home()) in os.environ["XDG_CONFIG_HOME"]

        def test_another_home():
            assert Path.home() not in homes
        """
    )

    result.assert_outcomes(passed=7)


def test_long_tests_run_only_when_asked_for(run):
    text = """
        import pytest
        @pytest.mark.long
        def test_it(numbers):
            assert numbers.of(short=1, long=2) == 2
        def test_numbers(numbers, request):
            assert numbers.of(short=1, long=2) == 1 + request.config.getoption("long")
        """

    run(text).assert_outcomes(passed=1, deselected=1)
    run(text, "--long").assert_outcomes(passed=2)
