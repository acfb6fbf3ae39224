"""Kept texts: a difference fails and shows itself, --update-golden writes."""

import pytest

from tests.helpers.golden import Golden


def test_a_difference_fails_and_is_shown(tmp_path):
    Golden(tmp_path, update=True).check("a/b.txt", "one\ntwo\n")

    Golden(tmp_path).check("a/b.txt", "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"-two\n\+three"):
        Golden(tmp_path).check("a/b.txt", "one\nthree\n")


def test_a_text_never_kept_fails(tmp_path):
    with pytest.raises(AssertionError, match="--update-golden"):
        Golden(tmp_path).check("new.txt", "one\n")
