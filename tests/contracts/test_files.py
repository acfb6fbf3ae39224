"""What holds for every kept file: no place of one machine, no outside host, no file too long to read."""

import re

import pytest

from tests.helpers.sources import CHECKOUT, texts

TOP_FOLDERS = ("designer", "schemas", "content", "plugins", "tests", "packaging")
MOST_LINES = 500
CODE = {".py", ".sh", ".toml", ".md", ""}
MAY_BE_LONG = {"CHANGELOG.md"}

# Put together here, so that this file does not hold what it looks for.
PLACES_OF_ONE_MACHINE = re.compile(
    "|".join(
        [
            r"(?<![\w.~$}-])/" + r"(work|root|mnt|opt)/\w",
            r"(?<![\w.~$}-])/" + r"(home|Users)/(?!user\b|you\b|anna\b)\w",
            r"[A-Z]:\\" + r"Users\\\w",
        ]
    )
)
PACKAGE_HOSTS = re.compile(
    "|".join(
        [
            "pypi" + r"\.org",
            "python" + r"hosted",
            "npm" + r"js\.",
            "deb\\." + "debian",
            "artifact" + "registry",
        ]
    )
)
UNFINISHED = re.compile(
    r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImpl" + "ementedError"]) + r")\b"
)


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Give the places in kept files where a pattern occurs."""
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path, text in texts()
        for number, line in enumerate(text.split("\n"), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_place_of_one_machine():
    assert lines_with(PLACES_OF_ONE_MACHINE) == []


def test_no_file_names_where_packages_come_from():
    assert lines_with(PACKAGE_HOSTS) == []


def test_nothing_is_left_for_later():
    assert lines_with(UNFINISHED) == []


def test_no_file_is_too_long_to_read():
    long = {
        str(path): text.count("\n")
        for path, text in texts()
        if path.suffix in CODE and text.count("\n") > MOST_LINES and path.name not in MAY_BE_LONG
    }

    assert long == {}


@pytest.mark.parametrize("folder", TOP_FOLDERS)
def test_every_top_folder_says_what_lives_there(folder):
    page = (CHECKOUT / folder / "README.md").read_text(encoding="utf-8")

    assert page.startswith("# ")
    assert len(page.splitlines()) < 70, "at most a page"


def test_the_readme_gives_the_two_commands_and_shows_the_program():
    page = (CHECKOUT / "README.md").read_text(encoding="utf-8")

    assert "packaging/run" in page
    assert "packaging/test" in page
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page):
        assert (CHECKOUT / picture).is_file(), picture


def test_links_between_pages_lead_somewhere():
    broken = [
        f"{path}: {target}"
        for path, text in texts()
        if path.suffix == ".md"
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", text)
        if not (CHECKOUT / path).parent.joinpath(target).exists()
    ]

    assert broken == []
