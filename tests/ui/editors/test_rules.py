"""Rules: numbers and switches as a form, and the next game plays with them."""

from PySide6.QtCore import Qt

from designer.api import SetUp
from tests.ui.editors.conftest import BASE

HAND_SIZE = ("rules", 0, "parameters", "hand_size")


def test_every_number_and_every_switch_has_an_editor(edit_file):
    host = edit_file("rules.yaml")
    stage = host.editor._stage
    parameters = {
        ("rules", n, "parameters", key)
        for n, rule in enumerate(host.tree["rules"])
        for key in rule.get("parameters", {})
    }
    switches = {("switches", n, "default") for n in range(len(host.tree["switches"]))}

    assert stage._rows.keys() == parameters | switches
    assert stage.row(HAND_SIZE).field.title == "Hand size"


def test_the_words_of_a_rule_say_its_number(edit_file, qtbot):
    host = edit_file("rules.yaml")
    line = host.editor._stage._rows[HAND_SIZE]
    assert "up to 4 cards" in line._about.text()
    qtbot.keyClick(line.row.main_widget(), Qt.Key.Key_Up)

    assert "up to 5 cards" in line._about.text()


def test_a_larger_hand_is_one_byte_of_the_file_and_one_more_card_in_the_next_game(
    edit_file, qtbot, plugins
):
    host = edit_file("rules.yaml")
    before = host.text
    qtbot.keyClick(host.editor._stage.row(HAND_SIZE).main_widget(), Qt.Key.Key_Up)

    changed = [n for n, (a, b) in enumerate(zip(before, host.text, strict=True)) if a != b]
    assert len(changed) == 1
    assert host.text == before.replace("{hand_size: 4}", "{hand_size: 5}")

    plugin = plugins.game("el_dorado")

    def hand(project):
        route = project.documents[str(BASE / "routes" / "first_expedition.yaml")]
        game = plugin.compile(project, route, SetUp(players=2)).game
        table = plugin.table(game, game.start(1), 0)
        zone = next(z for z in table.zones if (z.id, z.seat) == ("hand", 0))
        return zone.n

    assert hand(host.project) == 5
    assert hand(host.project.with_text(host.path, before)) == 4


def test_a_switch_shows_the_names_of_its_values_and_sets_them(edit_file, qtbot):
    host = edit_file("rules.yaml")
    number = next(n for n, s in enumerate(host.tree["switches"]) if s["id"] == "victory.tie")
    row = host.editor._stage.row(("switches", number, "default"))
    box = row.control.box
    assert [box.itemText(n) for n in range(box.count())] == ["Shared victory", "First to arrive"]
    qtbot.keyClick(box, Qt.Key.Key_Down)

    assert host.tree["switches"][number]["default"] == "first_arrival"


def test_the_filter_finds_numbers_by_the_words_of_their_rule(edit_file, qtbot):
    host = edit_file("rules.yaml")
    stage = host.editor._stage
    qtbot.keyClicks(stage._filter, "half coin")

    shown = [p[-1] for p, line in stage._rows.items() if line.isVisible()]
    assert shown == ["purchases_per_turn", "half_coins_of_other_cards"]
