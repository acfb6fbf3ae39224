import pytest

from designer.api import SetUp
from plugins.el_dorado.game import GAME
from tests.games.el_dorado.games import compiled
from tests.games.el_dorado.projects import published, route, shipped, with_file


def scenario(**changes):
    tree = {"route": "first_expedition", "players": 3, **changes}
    lines = ["kind: scenario", "format: 1", "id: made_up", "game: el_dorado"]
    return with_file("\n".join([*lines, *(f"{key}: {value}" for key, value in tree.items())]))


def test_a_route_is_compiled_for_as_many_players_as_it_has_start_spaces_for():
    assert GAME.compile(shipped(), published("first_expedition"), SetUp()).game.n_seats == 4


def test_a_scenario_says_how_many_play_and_may_be_overruled():
    project, document = scenario()

    assert GAME.compile(project, document, SetUp()).game.n_seats == 3
    assert GAME.compile(project, document, SetUp(players=2)).game.n_seats == 2


def test_switches_come_from_the_rules_then_the_scenario_then_the_call():
    switch = "victory.tie"
    project, plain = scenario()
    assert not GAME.compile(project, plain, SetUp()).game.definition.first_wins

    project, document = scenario(switches=f"{{{switch}: first_arrival}}")
    assert GAME.compile(project, document, SetUp()).game.definition.first_wins
    other = SetUp(switches={switch: "shared"})
    assert not GAME.compile(project, document, other).game.definition.first_wins


@pytest.mark.parametrize("players", [1, 5, 9])
def test_a_number_of_players_without_a_set_up_is_refused_in_words(players):
    found = GAME.compile(shipped(), published("first_expedition"), SetUp(players=players))
    (fault,) = found.diagnostics

    assert found.game is None
    assert fault.code == "el-dorado/cannot-start"
    assert (
        fault.sentence
        == f"Nothing says how a game for {players} begins. Play it with 2, 3 or 4 players."
    )


def test_the_number_of_players_of_a_scenario_is_pointed_at():
    project, document = scenario(players=7)
    (fault,) = GAME.compile(project, document, SetUp()).diagnostics

    assert (fault.location.pointer, fault.location.line) == ("/players", 6)


@pytest.mark.parametrize(
    ("placements", "sentence"),
    [
        ("C 0,0 0\nZ 3,-5 0", "the start spaces 1, 2, 3 and 4 are needed"),
        ("B 0,0 2\nC 7,-3 5", "There is no finishing space"),
    ],
    ids=["no start", "no finish"],
)
def test_a_route_without_an_end_cannot_start(placements, sentence):
    project, document = route(placements)
    found = GAME.compile(project, document, SetUp())

    assert found.game is None
    assert any(sentence in fault.message for fault in found.diagnostics)
    assert found.board is not None


def test_an_empty_document_compiles_to_no_game():
    project, document = with_file("")

    assert GAME.compile(project, document, SetUp()).game is None


def test_caves_are_on_where_the_scenario_or_the_set_up_says_so():
    project, document = scenario(caves="true")
    route_ = published("first_expedition")

    assert GAME.compile(project, document, SetUp()).game.definition.modules == ("caves",)
    assert GAME.compile(shipped(), route_, SetUp()).game.definition.modules == ()
    with_caves = SetUp(options={"caves": True})
    assert GAME.compile(shipped(), route_, with_caves).game.definition.modules == ("caves",)


def test_the_fingerprint_differs_with_what_is_played_and_not_with_names():
    game = compiled()

    assert (
        game.fingerprint
        == GAME.compile(shipped(), published("first_expedition"), SetUp(players=4)).game.fingerprint
    )
    others = [compiled(players=3), compiled("hills_of_gold")]
    assert game.fingerprint not in {other.fingerprint for other in others}
    named = next(d for d in shipped().of_kind("cards") if shipped().game_of(d) == "el_dorado")
    renamed = shipped().with_text(named.path, named.text.replace("en: Scout", "en: Pathfinder"))
    priced = shipped().with_text(named.path, named.text.replace("price: 4", "price: 3", 1))
    route_ = published("first_expedition")
    assert GAME.compile(renamed, route_, SetUp()).game.fingerprint == game.fingerprint
    assert GAME.compile(priced, route_, SetUp()).game.fingerprint != game.fingerprint


def test_a_list_among_the_piles_is_left_out():
    decks = next(d for d in shipped().of_kind("decks"))
    project = shipped().with_text(decks.path, decks.text.replace("[scout,", "[[0, 0], scout,"))

    game = GAME.compile(project, published("first_expedition"), SetUp()).game

    assert game.definition.places == compiled().definition.places
