"""What is found without a check of this game's own: by schemas, by references, by setting up, by playing."""

import pytest

from designer.api import SetUp
from designer.play.playouts import playout
from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from plugins.altiplano.bots.greedy import GreedyBot
from plugins.altiplano.game import GAME
from tests.cli.conftest import run  # noqa: F401 - a fixture
from tests.games.altiplano.projects import scenario, shipped, with_file

LINE = "# yaml-language-server: $schema=schemas/altiplano/{kind}.schema.json\nkind: {kind}\nformat: 1\n"
DRAW = "{trigger: action, effects: [{op: draw, from: exploration}]}"
SCENARIO = "id: mine\ngame: altiplano\nplayers: 2\n"


def faults(kind, body):
    project = shipped().with_text("made-up.yaml", LINE.format(kind=kind) + body)
    found = check_project(project, PluginHost([shipped_root()]).schemas)
    return [fault for fault in found if fault.location.file == "made-up.yaml"]


def card(more="", kind="action", ability=DRAW, head="id: gale, name: Gale, "):
    return (
        f"cards:\n  - {{{head}type: {kind}{more}, abilities: [{ability}], source: designed here}}\n"
    )


def test_a_card_as_it_should_be_has_no_fault():
    assert faults("cards", card()) == []


@pytest.mark.parametrize(
    ("body", "code", "word"),
    [
        (card(", effect: 1"), "core/unknown-key", "effect"),
        (card(kind="spell"), "core/unknown-value", "character, action, reaction"),
        (card(head="id: gale, "), "core/missing-key", "name"),
    ],
)
def test_the_shape_of_a_card_is_checked(body, code, word):
    """EA-V-01; a card has a name, and a type that the game knows: EA-CARD-01, EA-CARD-02."""
    (fault,) = faults("cards", body)

    assert fault.code == code
    assert word in fault.sentence


@pytest.mark.parametrize(
    ("more", "ability", "word"),
    [
        ("", "{trigger: action, effects: [{op: explode}]}", "explode"),
        ("", "{trigger: action, effects: [{op: draw, from: attic}]}", "attic"),
        ("", "{trigger: event, when: {event: sneeze}, effects: [{op: cancel}]}", "sneeze"),
        ("", DRAW.replace("effects", "if: {likes: 1}, effects"), "likes"),
        (", icon: ghost", DRAW, "ghost"),
        (
            "",
            "{trigger: action, effects: [{op: discard, what: {from: hand, filter: {type: spell}}}]}",
            "spell",
        ),
    ],
)
def test_unknown_words_are_found(more, ability, word):
    """EA-V-02."""
    found = faults("cards", card(more, ability=ability))

    assert any(word in fault.message for fault in found)


def test_an_id_that_is_used_twice_is_found():
    """The other half of EA-V-03."""
    text = LINE.format(kind="cards") + card() + card().removeprefix("cards:\n")
    project = shipped().with_text("made-up.yaml", text)
    found = check_project(project, PluginHost([shipped_root()]).schemas)
    (fault,) = [each for each in found if each.code == "core/duplicate-id"]

    assert "gale" in fault.message


@pytest.mark.parametrize(
    ("ability", "word"),
    [
        (DRAW.replace("effects", "when: {event: play}, effects"), "when"),
        ("{trigger: event, effects: [{op: cancel}]}", "when"),
        ("{trigger: passive, when: {event: play}, effects: [{op: cancel}]}", "when"),
    ],
)
def test_what_an_ability_waits_for_belongs_to_reactions(ability, word):
    """EA-V-15."""
    (fault,) = faults("cards", card(ability=ability))

    assert fault.code in ("core/unknown-key", "core/missing-key")
    assert f"“{word}”" in fault.message


def test_what_holds_all_the_time_changes_or_forbids():
    """EA-V-15, at its place in the file of cards."""
    ability = "{trigger: passive, effects: [{op: discard, what: self}]}"
    project, document = with_file(LINE.format(kind="cards") + card(ability=ability))
    (fault,) = GAME.inspect(project, document).compiled.diagnostics

    assert fault.code == "altiplano/unclear-ability"
    assert "cannot hold all the time" in fault.message
    assert fault.location.pointer == "/cards/0/abilities/0"


def test_only_action_cards_have_icons():
    """EA-V-16."""
    (fault,) = faults("cards", card(", roles: [], icon: beast", kind="character"))

    assert fault.code == "core/unknown-key"
    assert "icon" in fault.message


def test_no_effect_gives_actions():
    """EA-V-19: no card can go on acting, for nothing gives a player more Actions than the two of a turn."""
    ability = "{trigger: action, effects: [{op: gain, what: actions, count: 1}]}"

    assert any("gain" in fault.message for fault in faults("cards", card(ability=ability)))


def test_a_reaction_that_causes_what_it_answers_comes_to_an_end():
    """EA-V-19: nobody reacts to a Reaction or to what it does."""
    echo = (
        "cards:\n  - {id: echo, name: Echo, type: reaction, copies: 30, source: designed here,\n"
        "     abilities: [{trigger: event, when: {event: discard, by: you}, effects: [{op: discard, what: {who: you, from: hand}}]}]}\n"
    )
    project, _ = with_file(LINE.format(kind="cards") + echo, "echo.yaml")
    game = GAME.compile(project, scenario(), SetUp()).game

    assert playout(game, [GreedyBot(), GreedyBot()], 3, keep_moves=False).outcome is not None


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("copies: {golden_llama: 0, mask_of_inti: 0}", "2 Treasures are needed to win, there are 1"),
        (("copies: {storm: 0, puma: 0, surprise_attack: 0, pit_of_spikes: 0, old_map: 0, museum_grant: 0, "
         "trusty_rifle: 0, ten_foot_pole: 0, condor_gate: 0}"), "needs 15 Exploration cards besides the Treasures, there are 14"),
        (("switches: {set_up.assembly: true}\ncopies: {ohio_bob: 0, rosa_valdemar: 0, inti_quispe: 0, kuntur: 0, "
         "che_madera: 0, old_pachu: 0, vera_kestrel: 0, skinner_maddox: 0, ochoa_twins: 0, lefty_calhoun: 0}"), "needs 8 Characters, there are 7"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_set_up_or_ended_says_so(more, sentence):
    """EA-V-05, EA-V-07."""
    project, document = with_file(LINE.format(kind="scenario") + SCENARIO + more + "\n")
    (fault,) = GAME.inspect(project, document).compiled.diagnostics

    assert fault.code == "altiplano/cannot-start"
    assert sentence in fault.message


def test_games_of_chance_say_how_many_end_and_how_long_they_are(run):  # noqa: F811 - the fixture
    """Asked for, as many as one likes; never while somebody types."""
    code, said = run(
        "simulate", scenario().path, "--games", "2", "--bots", "random,random", "--seed", "1", "--jobs", "1"
    )  # fmt: skip

    assert code == 0, said
    assert "ends: won 2 (100.0 %" in said
    assert "mean" in said.splitlines()[1]
