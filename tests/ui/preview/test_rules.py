from designer.ui.preview.rules import RuleWords, rule_words
from tests.games.el_dorado.projects import shipped, with_file


def test_numbers_of_a_rule_are_filled_in():
    project, _ = with_file(
        """
        kind: rules
        format: 1
        rules:
          - {id: MY-1, title: Long hand, text: "Hold {n} cards, or {unknown}.", parameters: {n: 7}}
        """
    )

    assert rule_words(project, "MY-1") == RuleWords("Long hand", "Hold 7 cards, or {unknown}.")


def test_a_rule_is_told_in_the_readers_language_or_in_english():
    german, finnish = (rule_words(shipped(), "ED-BASE-01", which) for which in ("de", "fi"))

    assert german != finnish
    assert finnish == rule_words(shipped(), "ED-BASE-01", "en")


def test_a_rule_that_no_document_explains_has_no_words():
    assert rule_words(shipped(), "NO-SUCH-1") is None
    assert rule_words(shipped(), "") is None
