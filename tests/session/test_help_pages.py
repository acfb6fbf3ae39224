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


def test_an_unknown_code_has_none_but_a_likely_neighbour(pages):
    assert pages.page("core/plugin-faild") is None
    assert pages.closest("core/plugin-faild") == "core/plugin-failed"
