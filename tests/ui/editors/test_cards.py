"""Cards: list with faces, form, live face, overflow."""

from designer.printing.display import Box, DisplayList, Group, TextBox
from designer.ui.editors.overflow import overflows, shown_whole
from tests.ui.editors.conftest import BASE

LONG = "Take any one card from the market or the reserve, free of charge. " * 6


def face(host):
    return host.editor._stage.stage


def test_the_face_of_the_chosen_card_is_shown_and_follows_the_form(edit_file, qtbot):
    host = edit_file("cards.yaml")
    host.editor.entries.choose([("cards", 3)])
    assert face(host).picture.shown.title == "Scout, Machete 2, price 1"

    qtbot.keyClicks(host.row("cards", 3, "price").main_widget(), "2")
    assert face(host).picture.shown.title == "Scout, Machete 2, price 12"
    assert face(host).picture.accessibleName() == "Scout, Machete 2, price 12"


def test_rows_say_what_their_cards_show(edit_file):
    host = edit_file("cards.yaml")
    scout = next(t for t in host.editor.entries.model.things if t.name == "scout")

    assert (scout.title, scout.detail) == ("Scout", "Machete 2, price 1")
    pictures = host.form.context.pictures
    assert pictures.pixmap("card", "scout", 27, 38, 1.0).height() <= 38


def test_a_picture_is_drawn_again_only_when_its_card_has_changed(edit_file, qtbot):
    host = edit_file("cards.yaml")
    pictures = host.form.context.pictures
    scout = pictures.pixmap("card", "scout", 27, 38, 1.0)
    captain = pictures.pixmap("card", "captain", 27, 38, 1.0)
    host.editor.entries.choose([("cards", 3)])
    qtbot.keyClicks(host.row("cards", 3, "strength").main_widget(), "1")

    assert pictures.pixmap("card", "captain", 27, 38, 1.0) is captain
    assert pictures.pixmap("card", "scout", 27, 38, 1.0) is not scout


def test_text_that_does_not_fit_its_card_is_told(edit_file):
    host = edit_file("cards.yaml")
    number = next(n for n, card in enumerate(host.tree["cards"]) if card["id"] == "transmitter")
    host.editor.entries.choose([("cards", number)])
    assert face(host).fault == ""

    box = host.row("cards", number, "text").control.boxes["en"]
    box.setPlainText(LONG)

    (over,) = face(host).overflows
    assert over.text == LONG.strip() or over.text == LONG
    assert "does not fit" in face(host).fault or "do not fit" in face(host).fault
    assert face(host).picture._whole is not None


def test_a_text_that_runs_out_of_its_box_is_found_inside_groups_where_it_is(application):
    words = "one two three four five six seven eight nine ten"
    text = TextBox(words, Box(0, 0, 40, 12), size=10, wrap=True)
    face = DisplayList(100, 100, (Group((text,), dx=10, dy=20, scale=2),))

    (over,) = overflows(face, 300)
    assert over.frame[0] == (10, 20)
    assert over.frame[2] == (90, 44)
    assert over.n_lost >= 1
    (group,) = shown_whole(face).items
    assert group.items[0].box.height > 12
    assert overflows(shown_whole(face), 300) == ()


def test_tokens_have_faces_too(edit_file):
    host = edit_file("tokens.yaml")
    assert face(host).picture.shown is not None
    assert (BASE / "tokens.yaml").is_file()
