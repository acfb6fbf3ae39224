"""What abilities say is compiled for this game; what means nothing is told where it is written."""

import pytest

from designer.api import SetUp
from plugins.el_dorado.abilities import ability_faults
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.projects import published, shipped


def with_effect(effect, kind="cards", carrier="cartographer"):
    """Give the shipped project with another effect for one card or token."""
    document = next(d for d in shipped().of_kind(kind) if f"id: {carrier}" in d.text)
    before, _, after = document.text.partition(f"  - id: {carrier}\n")
    old = (
        "{op: draw, from: pile, count: 2}"
        if kind == "cards"
        else "{op: draw, from: pile, count: 1}"
    )
    project = shipped().with_text(
        document.path, f"{before}  - id: {carrier}\n{after.replace(old, effect, 1)}"
    )
    return project, project.documents[document.path]


def faults(effect, kind="cards", carrier="cartographer"):
    return list(ability_faults(*with_effect(effect, kind, carrier)))


def test_shipped_abilities_are_clear():
    for kind in ("cards", "tokens"):
        for document in shipped().of_kind(kind):
            assert list(ability_faults(shipped(), document)) == []


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ("{op: fly}", "“fly” is no verb"),
        ("{op: draw, from: attic}", "“attic” is no zone"),
        ("{op: trash, what: {from: seen}}", "no effect before has this name"),
        ("{op: trash, what: seen}", "“seen” is named by no effect before"),
        ("{op: trash, what: {from: hand, count: {third: 3}}}", "This is no amount"),
        ("{op: trash, what: {from: hand, weight: 3}}", "“weight” is nothing that this game knows"),
        ("{op: trash, what: {from: hand, pick: first}}", "picked chosen, random, top"),
        ("{op: trash, who: everyone, what: {from: hand}}", "“everyone” is no word for players"),
        ("{op: draw, from: pile, if: {raining: true}}", "“raining” is no condition"),
        ("{op: gain, what: strength, symbol: sword}", "no symbol “sword”"),
        ("{op: modify, what: colour, of: mine, becomes: chosen}", "Nothing can be chosen for “colour”"),
        ("{op: modify, what: price, of: mine, add: 1, for: ever}", "“ever” is no span of time"),
        ("{op: roll, die: d20}", "no die “d20”"),
        ("{op: choose, options: []}", "A choice has options"),
    ],
)  # fmt: skip
def test_what_means_nothing_is_told_at_its_place(effect, sentence):
    (fault,) = faults(effect)

    assert sentence in fault.message
    assert fault.message.startswith("Cartographer: ")
    assert fault.location.pointer.endswith("/abilities/0")


def test_a_fault_in_a_token_is_told_in_its_document_only():
    project, document = with_effect("{op: fly}", "tokens", "draw")
    cards = next(iter(project.of_kind("cards")))

    assert [f.code for f in ability_faults(project, document)] == ["el-dorado/unclear-ability"]
    assert list(ability_faults(project, cards)) == []


def test_no_game_begins_with_an_unclear_card():
    project, _ = with_effect("{op: fly}")
    compiled = GAME.compile(project, published("first_expedition"), SetUp())

    assert compiled.game is None
    assert "Cartographer" in compiled.diagnostics[0].message


def test_several_actions_of_one_card_are_a_choice():
    effect = "{op: draw, from: pile, count: 2}\n      - trigger: action\n        effects:\n          - {op: trash, what: {from: hand}}"
    project, document = with_effect(effect)

    assert list(ability_faults(project, document)) == []
    game = GAME.compile(project, published("first_expedition"), SetUp()).game
    number = next(n for n, c in enumerate(game.definition.cards) if c.id == "cartographer")
    assert len(game.book.machine.actions(number)) == 1
