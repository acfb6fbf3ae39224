import msgspec
import pytest

from designer.printing.display import (
    Box,
    DisplayList,
    Ellipse,
    Group,
    LinearGradient,
    PathShape,
    Picture,
    Polygon,
    RadialGradient,
    RoundedRectangle,
    Stroke,
    TextBox,
    items_within,
)

EVERYTHING = DisplayList(
    63,
    88,
    (
        RoundedRectangle(Box(0, 0, 63, 88), 3, "#102030", Stroke("#000000", 0.5, (2, 1))),
        Ellipse(10, 12, 4, 4.25, LinearGradient(0, 0, 0, 1, ((0, "#FFFFFF"), (1, "#000000")))),
        Polygon(((0, 0), (1, 0), (1, 1)), RadialGradient(0, 0, 5, ((0, "#FF0000"),))),
        Group(
            (
                PathShape("M 0 0 L 1 1 Z", None, Stroke("#FF0000", 1)),
                TextBox("Two\nlines", Box(1, 2, 30, 8), role="ui", size=4, wrap=True),
                Picture("/somewhere/art/sun.svg", Box(0, 0, 5, 5), "#FFFFFF", 0.5),
            ),
            dx=3,
            scale=2,
            clip=Ellipse(0, 0, 1, 1),
            below_px=110,
            name="inside",
        ),
    ),
    unit="mm",
    title="A sheet",
)


def test_a_list_as_text_names_every_item(golden):
    golden.check("printing/display.txt", EVERYTHING.to_text("/somewhere"))


def test_what_is_usual_is_left_out_of_the_text():
    text = DisplayList(1, 1, (Ellipse(0, 0, 1, 1, "#FFFFFF"),)).to_text()

    assert text == "display 1 x 1 unit\n  ellipse x=0 y=0 rx=1 ry=1 fill=#FFFFFF\n"


def test_a_list_survives_being_written_and_read():
    data = msgspec.json.encode(EVERYTHING)

    assert msgspec.json.decode(data, type=DisplayList) == EVERYTHING


def test_equal_lists_are_equal_and_can_be_keys():
    again = msgspec.convert(msgspec.to_builtins(EVERYTHING), DisplayList)

    assert {EVERYTHING: 1}[again] == 1


def test_a_list_never_changes():
    with pytest.raises(AttributeError):
        EVERYTHING.title = "Another"


def test_items_within_groups_are_found():
    kinds = [type(item).__name__ for item in items_within(EVERYTHING)]

    assert kinds == [
        "RoundedRectangle",
        "Ellipse",
        "Polygon",
        "Group",
        "PathShape",
        "TextBox",
        "Picture",
    ]
