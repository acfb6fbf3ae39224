"""The rules are told in words that fit their numbers."""

import re

import pytest
import yaml

from tests.games.el_dorado.published import CONTENT, content

RULES = content("rules")["rules"]
PARAMETERS = {name: value for rule in RULES for name, value in rule.get("parameters", {}).items()}
PLACEHOLDER = re.compile(r"\{(\w+)\}")

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["id"])


def placeholders(text):
    """Give the parameters that a text speaks of, in order of their names."""
    return sorted(PLACEHOLDER.findall(text))


@each_rule
def test_a_rule_speaks_of_the_same_numbers_in_all_languages(rule):
    spoken = {language: placeholders(text) for language, text in rule["text"].items()}

    assert spoken["de"] == spoken["en"]
    assert spoken["pl"] == spoken["en"]


@each_rule
def test_a_rule_speaks_only_of_numbers_that_there_are(rule):
    assert set(placeholders(rule["text"]["en"])) <= PARAMETERS.keys()


@each_rule
def test_a_rule_speaks_of_its_own_numbers(rule):
    assert set(rule.get("parameters", {})) <= set(placeholders(rule["text"]["en"]))


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_no_two_rules_share_their_title_or_words(language):
    titles = [rule["title"][language] for rule in RULES]
    texts = [rule["text"][language] for rule in RULES]

    assert len(set(titles)) == len(RULES)
    assert len(set(texts)) == len(RULES)


@each_rule
def test_a_rule_is_written_in_whole_sentences(rule):
    for text in rule["text"].values():
        assert text.strip() == text
        assert text.endswith((".", "”."))


def test_rules_of_the_ledger_come_first_and_are_numbered_without_gaps():
    ids = [rule["id"] for rule in RULES]
    ledger = [f"ED-BASE-{n:02}" for n in range(1, 20)]  # rows ED-BASE-01 to 19

    assert ids == ledger + [f"EB-{n:03}" for n in range(1, len(ids) - len(ledger) + 1)]


def test_a_switch_with_words_for_values_says_what_each_is_called():
    for switch in content("rules")["switches"]:
        words = [value for value in switch["values"] if isinstance(value, str)]

        assert sorted(switch.get("labels", {})) == sorted(words), switch["id"]
        assert switch["default"] in switch["values"]


def test_the_module_brings_every_switch_of_the_rules():
    own = content("pack")["module"]["switches"]
    of_modules = {
        switch
        for file in sorted(CONTENT.parent.glob("*/pack.yaml"))
        if file.parent != CONTENT
        for switch in yaml.safe_load(file.read_text(encoding="utf-8"))
        .get("module", {})
        .get("switches", [])
    }
    written = [switch["id"] for switch in content("rules")["switches"]]

    assert own == [switch for switch in written if switch not in of_modules]
    assert set(own).isdisjoint(of_modules)
