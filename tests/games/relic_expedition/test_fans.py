"""Fans add animals, supplies, tiles and encounters as data, without code."""

from textwrap import dedent

from designer.api import SetUp
from designer.documents import Document
from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.games import BOTS, played, position
from tests.games.relic_expedition.projects import shipped

ANIMALS = """\
# yaml-language-server: $schema=schemas/relic_expedition/animals.schema.json
kind: animals
format: 1
animals:
  - id: bat
    name: Bat
    count: 2
    legs: 0
    moves: [2, 3]
    abilities:
      - trigger: event
        when: {event: meet}
        effects:
          - {op: trash, who: victim, what: {from: pack, count: 1}}
          - {op: skip, who: victim, what: turn, if: {has: {what: {who: victim, from: pack}, max: 0}}}
    source: designed here
"""

SUPPLIES = """\
# yaml-language-server: $schema=schemas/relic_expedition/tokens.schema.json
kind: tokens
format: 1
tokens:
  - id: net
    name: Net
    count: 3
    lies: bag
    abilities:
      - trigger: action
        cost: [{op: spend, actions: 1}, {op: trash, what: self}]
        effects: [{op: set, what: {from: animals, filter: {within: {of: mine, steps: 1}}, count: 1}, state: asleep}]
    source: designed here
  - id: lantern
    name: Lantern
    count: 2
    lies: bag
    abilities:
      - trigger: event
        may: true
        when: {event: meet, of: mine, with: bat}
        cost: [{op: trash, what: self}]
        effects: [{op: cancel}]
    source: designed here
  - id: boots
    name: Boots
    count: 1
    lies: bag
    abilities:
      - {trigger: passive, effects: [{op: modify, what: flight_cost, add: -1}]}
    source: designed here
"""

TILES = """\
# yaml-language-server: $schema=schemas/relic_expedition/tiles.schema.json
kind: tiles
format: 1
tiles:
  - id: hot_spring
    name: Hot spring
    terrain: jungle
    edges: [OOOOOO]
    abilities:
      - {trigger: event, when: {event: enter}, effects: [{op: gain, what: actions, count: 1}]}
    source: designed here
  - id: bat_tile
    name: Bats
    terrain: jungle
    edges: [OOOOOO]
    abilities:
      - {trigger: event, when: {event: reveal}, effects: [{op: put, what: {from: supply, filter: {id: bat}, pick: top}, to: here}]}
    source: designed here
"""

DECK = """\
# yaml-language-server: $schema=schemas/relic_expedition/decks.schema.json
kind: decks
format: 1
decks:
  - {id: bat_stack, name: Bats, use: stack, tiles: {bat_tile: 2, hot_spring: 5, plain_jungle: 40, relic_table: 20}, source: designed here}
"""


def with_fans():
    """Give the shipped content with a fan's files beside it."""
    project = shipped()
    for name, text in (("animals", ANIMALS), ("supplies", SUPPLIES), ("tiles", TILES), ("decks", DECK)):  # fmt: skip
        project = project.with_text(f"fan-{name}.yaml", dedent(text))
    return project


def test_what_fans_write_is_valid():
    host = PluginHost([shipped_root()])
    found = check_project(with_fans(), host.schemas)

    assert [fault.sentence for fault in found if "fan-" in fault.location.file] == []


def test_a_fan_s_tile_brings_a_fan_s_animal():
    game, state, observe = position(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": plain_jungle, "1,1": plain_jungle, "0,1": plain_jungle, "1,-1": plain_jungle, "2,-1": plain_jungle}
          seats: [{explorer: "0,0"}, {}]
          stack: [bat_tile]
          supply: [bat]
        """,
        with_fans(),
    )
    seen = observe(played(game, state, {"walk": "1,0"}))

    assert seen["animals"]["2,0"].things == ("bat",)


GIVEN = """
given:
  map: {"0,0": plain_jungle, "1,0": {tile: plain_jungle, animals: [bat]}, "5,0": plain_jungle}
  seats: [{explorer: "0,0", pack: [PACK]}, {explorer: "5,0"}]
  actions: 3
"""


def test_an_encounter_does_what_is_written():
    game, state, observe = position(GIVEN.replace("PACK", "raft"), with_fans())
    seen = observe(played(game, state, {"walk": "1,0"}))

    assert (seen["box"].things, seen["lying"]) == (("raft",), [1])


def test_a_supply_protects_against_it():
    game, state, observe = position(GIVEN.replace("PACK", "raft, lantern"), with_fans())
    seen = observe(played(game, state, {"walk": "1,0", "choose": ["lantern"]}))

    assert (seen["box"].things, seen["lying"], seen["pack"][1].things) == (
        ("lantern",),
        [],
        ("raft",),
    )


def test_a_supply_is_used_for_an_action():
    game, state, observe = position(GIVEN.replace("PACK", "net"), with_fans())
    seen = observe(played(game, state, {"use": "net"}))

    assert (seen["asleep"].things, seen["actions"], seen["box"].things) == (("1,0",), 2, ("net",))
    far = position(
        GIVEN.replace("PACK", "net").replace('"1,0": {tile', '"2,0": {tile'), with_fans()
    )
    (move,) = far[0].from_words(far[1], {"use": "net"})
    assert far[0].refusal(far[1], move) is not None


def test_an_animal_goes_as_far_as_it_says():
    game, state, observe = position(
        """
        given:
          map: {"0,0": {tile: plain_jungle, animals: [bat]}, "1,0": plain_jungle, "2,0": plain_jungle, "3,0": plain_jungle, "9,0": plain_jungle}
          seats: [{explorer: "9,0"}, {explorer: "9,0"}]
          phase: animals
          rolled: bat
        """,
        with_fans(),
    )
    one = played(game, state, {"animal": "bat_1", "steps": ["1,0"]})
    assert game.refusal(one, *game.from_words(one, {"move": "halt"})).rule == "RE-ANIMAL-07"
    seen = observe(played(game, one, {"animal": "bat_1", "steps": ["2,0", "3,0"]}))
    assert seen["animals"]["3,0"].things == ("bat",)


def test_a_tile_does_something_to_whoever_comes():
    game, state, observe = position(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": hot_spring}
          seats: [{explorer: "0,0"}, {}]
          actions: 2
        """,
        with_fans(),
    )

    assert observe(played(game, state, {"walk": "1,0"}))["actions"] == 2


def test_a_supply_changes_what_a_flight_costs():
    game, state, observe = position(
        """
        given:
          map: {"0,0": clearing_tile, "4,0": clearing_tile}
          seats: [{explorer: "0,0", pack: [boots]}, {}]
          actions: 2
        """,
        with_fans(),
    )

    assert observe(played(game, state, {"fly": "4,0"}))["actions"] == 0


def test_a_deck_of_a_fan_is_played_to_the_end():
    project = with_fans()
    text = "kind: scenario\nformat: 1\nid: bats\ngame: relic_expedition\nplayers: 2\nstack: bat_stack\n"
    project = project.with_text("bats.yaml", text)
    document: Document = project.documents["bats.yaml"]
    game = GAME.compile(project, document, SetUp()).game
    state, bot = game.start(1), BOTS["random"]()
    for number in range(300):
        seat = game.seat_to_move(state)
        legal = [m for m in game.candidates(state) if game.refusal(state, m) is None]
        state = game.apply(state, bot.choose(game.view(state, seat), legal, number))

    assert len(game.definition.stack) == 67
