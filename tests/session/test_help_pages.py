"""Pages of codes: of the program, of a game, of a check."""

import pytest

from designer.plugin_host import PluginHost
from designer.session.help_pages import HelpPages


@pytest.fixture(scope="module")
def pages():
    return HelpPages(PluginHost.standard())


@pytest.mark.parametrize(
    "code",
    ["core/plugin-failed", "el-dorado/cannot-start", "el-dorado/choke-point"],
    ids=["the program's", "a game's", "a check's"],
)
def test_a_code_has_its_page(pages, code):
    assert code in pages.codes()
    assert pages.page(code).startswith(f"# {code}\n")
    assert "How to fix" in pages.page(code)


def test_the_id_of_a_rule_leads_to_its_own_words_with_its_numbers(pages):
    page = pages.page("ED-BASE-01")

    assert page.startswith("# ED-BASE-01: The turn\n")
    assert "fill your hand up to 4 cards" in page
    assert page.endswith("## Source\n\nrulebook")


def test_the_id_of_a_rule_that_checks_stand_for_leads_to_their_pages(pages):
    page = pages.page("LV-ROUTE-01")

    assert page.count("## How to fix") == 3
    assert page.startswith("# LV-ROUTE-01\n")
    checks = {c.CODE for c in pages._checks() if c.RULE == "LV-ROUTE-01"}
    assert {code for code in checks if f"`{code.rpartition('/')[2]}`" in page} == checks


@pytest.mark.parametrize(
    ("shown", "code"),
    [
        ("duplicate-key", "core/duplicate-key"),
        ("LV-ROUTE-11 (tile-apart)", "el-dorado/tile-apart"),
        ("tile-apart", "el-dorado/tile-apart"),
    ],
)
def test_a_code_is_understood_as_it_is_shown_in_the_list(pages, shown, code):
    assert pages.page(shown) == pages.page(code)
    assert pages.page(shown).startswith(f"# {code}\n")


def test_every_rule_that_is_shown_beside_a_fault_can_be_explained(pages):
    shown = {check.RULE for check in pages._checks()}

    assert shown
    assert [rule for rule in shown if pages.page(rule) is None] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("LV-ROUTE-1", "LV-ROUTE-01"), ("ed-base-03", "ED-BASE-03"), ("zzzzz", None)],
)
def test_a_mistyped_rule_has_a_likely_neighbour(pages, typed, meant):
    assert pages.page(typed) is None
    assert pages.closest(typed) == meant


def test_an_unknown_code_has_none_but_a_likely_neighbour(pages):
    assert pages.page("core/plugin-faild") is None
    assert pages.closest("core/plugin-faild") == "core/plugin-failed"
