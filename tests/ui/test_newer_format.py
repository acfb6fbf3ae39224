"""A file of a later version of the program says so over its whole page."""


def test_a_file_of_a_newer_format_has_a_banner_until_the_format_is_known(make, own_route, edit):
    own_route.write_text(own_route.read_text("utf-8").replace("format: 1", "format: 99"), "utf-8")
    window = make(own_route)
    assert window.page.bar.isVisible()
    assert "format 99" in window.page.bar.text
    assert "may be shown wrongly" in window.page.bar.text

    edit(window, "format: 99", "format: 1")
    assert not window.page.bar.isVisible()


def test_a_chosen_thing_without_a_picture_is_not_said_to_be_unchosen(application):
    from designer.paint.look import Look
    from designer.ui.editors.face_stage import FaceStage

    stage = FaceStage(Look("light"))
    stage.show_picture(None, "scout")
    assert stage.picture.lacking == "There is no picture of scout."
    stage.show_picture(None)
    assert stage.picture.lacking == "Nothing is chosen."
    stage.deleteLater()
