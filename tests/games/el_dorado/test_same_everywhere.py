"""The same seed gives the same game: in another process, on one worker and on two, on each Python."""

import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.games.el_dorado.courses import SEEDS, course, courses
from tests.helpers.pythons import VERSIONS, python_for

CHECKOUT = Path(__file__).resolve().parents[3]

PLAYED = "from tests.games.el_dorado.courses import courses; print(*courses())"


@pytest.fixture(scope="module")
def here():
    return courses()


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_on_any_number_of_workers(here, workers):
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(course, SEEDS)) == here


@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_on_each_python(here, version):
    executable, reason = python_for(version)
    if not executable:
        pytest.skip(reason)
    run = subprocess.run(
        [executable, "-P", "-c", PLAYED],
        capture_output=True,
        text=True,
        check=False,
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTHONHASHSEED": "11"},
    )

    assert run.stderr == ""
    assert run.stdout.split() == here


def test_this_python_is_among_those_compared():
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in VERSIONS
