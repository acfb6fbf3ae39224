"""What can be reached is what trying every move of the rules finds."""

from itertools import count

import pytest
from msgspec.structs import replace

from designer.api import CHOOSE, Hex, item_of, legal_moves
from designer.play.playouts import chosen_move
from plugins.relic_expedition.game import GAME
from plugins.relic_expedition.reaching import bare, unharmed
from plugins.relic_expedition.rules import verbs
from plugins.relic_expedition.rules.packs import is_overfull
from plugins.relic_expedition.state import ACTING
from tests.games.relic_expedition.games import BOTS, OPTIONS, compiled, position

_ACTIONS = 4


def tried(game, state, seat, actions):
    """Give per hex the least actions with which any moves lead there, and whether unharmed."""
    start = replace(bare(state, seat), left=actions)
    found, open_, seen = {}, [start], set()
    while open_:
        before = open_.pop()
        key = (before.at, before.packs, before.left, before.where, before.asleep)
        if key in seen:
            continue
        seen.add(key)
        note(game, found, before.at[seat], actions - before.left, False)
        for move in game.candidates(before):
            is_way = move.verb in (verbs.WALK, verbs.FLY)
            if is_way and game.refusal(before, move) is None:
                for after, given in faced(game, game.apply(before, move), seat, ()):
                    is_well = unharmed(before, after, given) and after.at[seat] == move.args[0]
                    spent = actions - (after.left if is_well else left_by(game, before, move, seat))
                    note(game, found, move.args[0], spent, not is_well)
                    open_ += [after] if is_well else []
    return found


def left_by(game, before, move, seat):
    """Give what is left of the actions after a move, whatever happens then."""
    prices = {h.target_hex: int(h.price) for h in GAME.table(game, before, seat).handles if h.price}
    return before.left - prices[game.definition.hexes[move.args[0]]]


def faced(game, state, seat, given):
    if state.decision is None or state.decision.seat != seat:
        return [(state, given)]
    found = []
    for move in legal_moves(game, state):
        is_given = state.decision.kind == "answer" and move.verb == CHOOSE
        more = (item_of(move.args[0]),) if is_given else ()
        found += faced(game, game.apply(state, move), seat, (*given, *more))
    return found


def note(game, found, at, spent, is_harmed):
    hex_ = game.definition.hexes[at]
    found[hex_] = min(found.get(hex_, (spent, is_harmed)), (spent, is_harmed))


def analysed(game, state, seat, actions):
    found = GAME.reach(game, state, seat)
    return {s.hex: (s.price, bool(s.peril)) for s in found.spaces if s.price <= actions}


def may_stay(game, state, hex_):
    code = state.ground[game.definition.hexes.index(hex_)]
    return not game.definition.terrain_of(code).passing


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_reach_is_what_trying_every_move_finds(number, numbers):
    game, n_seen = compiled(3, number), 0
    for seed in range(numbers.of(short=1, long=40)):
        state = game.start(seed)
        for step in count():
            seat = game.seat_to_move(state)
            if seat is None or step > 260:
                break
            is_free = state.phase == ACTING and state.decision is None
            if is_free and step % 31 == 30 and not is_overfull(game.definition, state, seat):
                known = game.view(state, seat).state
                expected = {
                    hex_: at
                    for hex_, at in tried(game, known, seat, _ACTIONS).items()
                    if may_stay(game, state, hex_)
                }
                assert analysed(game, state, seat, _ACTIONS) == expected, (seed, step)
                n_seen += 1
            bot = BOTS["greedy" if step % 5 else "random"]()
            state = game.apply(state, chosen_move(game, bot, state, seat, seed, step))
    assert n_seen


def told(given, seat=0):
    game, state, _ = position(given)
    return GAME.reach(game, state, seat)


def prices(found):
    return {space.hex: space.price for space in found.spaces}


def test_a_way_goes_on_past_a_danger_that_is_kept_off():
    ivy = """
    given:
      map: {"0,0": plain_jungle, "1,0": poison_ivy, "2,0": plain_jungle}
      seats: [{explorer: "0,0", pack: [%s]}, {}]
    """
    without, with_kit = told(ivy % ""), told(ivy % "first_aid_kit")

    assert prices(without) == {Hex(0, 0): 0, Hex(1, 0): 1}
    assert without.spaces[1].peril == "poison ivy"
    assert prices(with_kit) == {Hex(0, 0): 0, Hex(1, 0): 1, Hex(2, 0): 2}
    assert with_kit.spaces[2].spends == ("first aid kit",)


def test_the_cheapest_way_to_relics_and_to_a_clearing_is_told():
    found = told(
        """
        given:
          map:
            "0,0": {tile: plain_jungle, edges: DOOOOO}
            "1,0": {tile: plain_jungle, items: [red_sun]}
            "0,1": plain_jungle
            "-1,0": {tile: quicksand_tile}
            "-2,0": {tile: plain_jungle, items: [red_moon]}
            "1,1": clearing_tile
          seats: [{explorer: "0,0"}, {}]
          actions: 2
        """
    )

    told_of = {errand.title: (errand.price, errand.why) for errand in found.errands}
    assert told_of == {
        "Red sun": (2, ""),  # across dense jungle, or round it by 0,1
        "Nearest clearing": (2, ""),
        "Red moon": (None, "To come here one needs: vine."),  # quicksand lies on the way
    }
    assert [found.is_now(price) for price in (2, 3, None)] == [True, False, False]
    assert found.often == (100, 100, 67, 33), "a die of 2, 2, 3, 3, 4, 4"


def test_with_four_alike_the_way_home_is_told_with_its_flight():
    found = told(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": clearing_tile}
          seats: [{explorer: "0,0", pack: [red_sun, red_moon, red_eye, red_fish]}, {}]
        """
    )

    (home,) = found.errands
    assert (home.title, home.price) == ("Fly home", 4)


def test_what_bars_the_last_step_is_told():
    found = told(
        """
        given:
          map: {"0,0": plain_jungle, "1,0": {tile: quicksand_tile, items: [red_sun]}}
          seats: [{explorer: "0,0"}, {}]
        """
    )

    assert [errand.why for errand in found.errands] == ["To come here one needs: vine."]


def test_who_is_off_the_map_reaches_nothing():
    given = """
    given:
      map: {"0,0": plain_jungle}
      seats: [{explorer: "0,0"}, {}]
    """
    assert told(given, 1) is None
