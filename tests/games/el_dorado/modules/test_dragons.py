"""What holds of dragons in every game, whoever plays it, and what is said of faulty ones."""

import pytest
from msgspec.structs import replace

from designer.api import SetUp, legal_moves, shuffled
from plugins.el_dorado.bots.finishing import Finishing
from plugins.el_dorado.definition import ARRIVED
from plugins.el_dorado.dragon_places import AT, AWAKE, covering, reached
from plugins.el_dorado.game import GAME
from plugins.el_dorado.state import put
from tests.games.el_dorado.checks.looking import run_check
from tests.games.el_dorado.modules.walks import game_of, played
from tests.games.el_dorado.projects import shipped

SETS = [
    ("dragons",),
    ("skulls", "mountain_passes", "rapids", "swamps", "temples", "muisca", "dragons"),
]


def scenario_with(change):
    """Give the scenario of the dragons with its text changed."""
    document = next(d for d in shipped().of_kind("scenario") if d.id == "dragons")
    text = change(document.text).replace("id: dragons", "id: made_up_game", 1)
    project = shipped().with_text("game.yaml", text)
    return project, project.documents["game.yaml"]


@pytest.mark.parametrize("modules", SETS, ids=len)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_dragon_shares_a_space_and_nobody_leaves_a_range_but_by_what_may(
    modules, players, numbers
):
    game = game_of("land_of_the_muisca", players, modules, caves=True)
    book, may_leave = game.book, ("tracker", "past_a_dragon")
    known = {"card": "", "token": ""}

    def look(before, move, after):
        at = book.rows.row(after, AT)
        assert len(set(at)) == 4
        assert not set(at) & {place for place in after.at if place != ARRIVED}
        assert set(book.rows.row(before, AWAKE)) <= set(book.rows.row(after, AWAKE))
        known.update(game.to_words(before, move))
        for explorer, place in enumerate(before.at):
            is_gone = after.at[explorer] != place and place != ARRIVED
            if is_gone and covering(book, before, place) is not None:
                assert {known["card"], known["token"]} & set(may_leave)

    for seed in range(numbers.of(short=1, long=100)):
        played(game, ["random", "greedy"][: 1 + seed % 2], seed, look)


def test_ranges_are_symmetric(numbers):
    game = game_of("dragons", 2)
    book, ways = game.book, game.definition.ways
    state = book.rows.with_row(game.start(1), AWAKE, (0,))
    places = range(0, len(ways), numbers.of(short=7, long=1))

    def near(here):
        moved = book.rows.with_row(state, AT, (here, ARRIVED, ARRIVED, ARRIVED))
        return set(reached(book, moved, 0))

    for here in places:
        for there in near(here):
            assert here in near(there)


def test_looking_ahead_on_skulls_is_the_same_when_nothing_is_left_out(numbers):
    game = game_of("skull_trail", 2, ("skulls", "mountain_passes", "dragons"))
    book, asked, judged = game.book, game.book.ask.blurred, []

    def answers(state, blurred):
        book.kept.clear()
        book.ask.blurred = blurred
        try:
            return [game.refusal(state, move) for move in game.candidates(state)]
        finally:
            book.ask.blurred = asked

    marked = [
        p for p, s in enumerate(game.definition.surface_of) if game.definition.surfaces[s].marked
    ]
    beside = sorted({p for here in marked for p, _ in game.definition.ways[here]} - set(marked))
    cards = range(len(game.definition.cards))
    for seed in range(numbers.of(short=15, long=400)):
        _, places = shuffled(seed, beside)
        _, hand = shuffled(seed, [*cards, *cards])
        state = game.start(seed)
        lying = (*places[1:3], marked[seed % len(marked)], places[3])
        at = (places[0], *state.at[1:])
        state = replace(state, at=at, hands=(tuple(sorted(hand[:3])), *state.hands[1:]))
        state = book.rows.with_row(state, AT, lying)
        state = book.rows.with_row(state, AWAKE, tuple(range(seed % 5)))
        found = answers(state, asked)
        assert found == answers(state, ())
        judged += [refusal.rule for refusal in found if refusal is not None]
    assert "ED-SKULL-09" in judged


def test_greedy_bots_drive_dragons_and_reach_el_dorado(numbers):
    verbs = set()
    for players in (2, 3, 4):
        game = game_of("dragons", players, caves=True)
        for seed in range(numbers.of(short=1, long=67)):
            figures = played(game, ["greedy"], seed, lambda _b, move, _a: verbs.add(move.verb))
            assert set(figures.ends) <= {"won", "shared"}
    assert "drive" in verbs


def test_a_way_into_el_dorado_is_found_that_begins_with_a_dragon():
    game = game_of("dragons", 3)
    definition, state = game.definition, game.start(1)
    goals = [p for p, n in enumerate(state.surface) if definition.surfaces[n].goal]
    here = next(p for p, _ in definition.ways[goals[0]] if p not in goals)
    beside = next(
        p
        for p, _ in definition.ways[here]
        if p not in goals and not {to for to, _ in definition.ways[p]} & set(goals)
    )
    names = [card.id for card in definition.cards]
    hand = tuple(sorted((names.index("explorer"), names.index("sailor"))))
    state = replace(state, at=put(state.at, 0, here), hands=put(state.hands, 0, hand))
    state = game.book.rows.with_row(state, AT, (beside, ARRIVED, ARRIVED, ARRIVED))
    state = game.book.rows.with_row(state, AWAKE, (0,))
    asleep = game.book.rows.with_row(state, AWAKE, ())
    ways = [Finishing().move(game.view(position, 0)) for position in (asleep, state)]

    assert [move and move.verb for move in ways] == ["play", "drive"]


def test_who_is_held_wants_what_would_move_the_dragon_until_it_has_that():
    game = game_of("dragons", 3)
    definition, state = game.definition, game.start(1)
    names = [card.id for card in definition.cards]
    here = state.at[0]
    beside = next(p for p, slot in definition.ways[here] if slot < 0)
    state = game.book.rows.with_row(state, AT, (ARRIVED, ARRIVED, ARRIVED, beside))
    free = [game.book.ask.wanted(game.book, state, 0)]
    state = game.book.rows.with_row(state, AWAKE, (3,))  # the purple one
    held = {names[card] for card in game.book.ask.wanted(game.book, state, 0)}
    discards = put(state.discards, 0, (names.index("dragon_charmer"),))
    free.append(game.book.ask.wanted(game.book, replace(state, discards=discards), 0))

    assert {"flare_gun", "dragon_charmer", "tracker"} <= held
    assert free == [(), ()]


def test_every_move_is_shown_told_and_read_again_from_its_words():
    game = game_of("dragons", 2, caves=True)

    def look(before, move, after):
        (again,) = game.from_words(before, game.to_words(before, move))
        assert again == move
        assert all(game.tell(before, move, after)) or not game.tell(before, move, after)
        if before.round % 4 == 0:
            assert move in {handle.move for handle in GAME.table(game, before, None).handles}

    played(game, ["random"], 2, look)


def test_a_dragon_that_a_scenario_does_not_name_is_dealt_by_the_seed():
    project, document = scenario_with(
        lambda text: text.replace("  - {piece: dragon_blue, at: [22, 0]}\n", "")
    )
    game = GAME.compile(project, document, SetUp()).game
    dealt = {game.book.rows.row(game.start(seed), AT) for seed in range(5)}
    last = game.definition.terrain_tiles[-1]

    assert len({at[2] for at in dealt}) > 1
    assert len({(at[0], at[1], at[3]) for at in dealt}) == 1
    assert {game.definition.board.host_of(at[2]) for at in dealt} == {last}
    assert game.book.rows.row(game.start(3), AT) == game.book.rows.row(game.start(3), AT)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("at: [12, -1]", "at: [7, -3]", "el-dorado/dragon-tiles"),
        ("at: [12, -1]", "at: [99, -1]", "el-dorado/dragon-tiles"),
        ("at: [12, -1]", "at: [twelve]", None),
        ("switches: {}", "switches: {dragon.no_such_thing: true}", None),
        ("dragon_green", "dragon_pink", None),
    ],
)
def test_faulty_dragons_are_told_and_the_game_is_compiled_all_the_same(old, new, code):
    project, document = scenario_with(lambda text: text.replace(old, new))
    codes = {found.code for found in run_check("dragon_tiles", project, document)}

    assert codes == ({code} if code else set())
    game = GAME.compile(project, document, SetUp()).game
    assert game is not None
    assert len(game.start(1).hands) == 4


def test_switched_off_dragons_leave_no_trace():
    game = game_of("dragons", 3, ())

    assert AT not in game.book.rows
    assert "drive" not in game.book.moves
    assert not {"flare_gun", "tracker"} & {card.id for card in game.definition.cards}
    assert GAME.table(game, game.start(1), 0).scene is None


def test_where_a_dragon_goes_is_asked_by_its_name():
    game = game_of("dragons", 3)
    definition, state = game.definition, game.start(1)
    names = [card.id for card in definition.cards]
    state = replace(state, hands=put(state.hands, 0, (names.index("traveler"),)))
    state = game.book.rows.with_row(state, AWAKE, (1,))  # the yellow one
    drive = next(m for m in legal_moves(game, state) if m.verb == "drive")
    after = game.apply(state, drive)

    assert GAME.table(game, after, 0).prompt == "Red: choose where the yellow dragon goes."
