"""The modules of a scenario: what packs say of them, and switching as edits of the text."""

import pytest

from designer.documents import Edit, Refused, apply
from designer.session import Workspace
from designer.session.modules import (
    Chosen,
    modules_of,
    set_rule_switch,
    switch_module,
)

SCENARIO = """\
kind: scenario
format: 1
id: evening
game: el_dorado
route: valley_of_dragons
players: 4
modules: [base, dragons]  # the ones we own
switches: {dragon.sleeping_range: true, victory.tie: shared}
caves: true
pieces:
  # by hand
  - {piece: dragon_green, at: [12, -1]}
source: designed here
"""

PACK = """\
kind: pack
format: 1
id: of_a_fan
version: "1.0"
game: el_dorado
title: Storms
requires: [el_dorado_base]
licence: MIT
authors: [A fan]
module: {id: storms, title: Storms, needs: [base, skulls], excludes: [mists], switches: []}
"""


@pytest.fixture
def scenario(tmp_path):
    """Give a workspace with a scenario, and a function that gives its document as it is now."""
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    file = tmp_path / "evening.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    workspace = Workspace.open([file])
    return workspace.project, workspace.project.documents[str(file)]


def after(project, edit):
    assert isinstance(edit, Edit)
    (path,) = edit.paths
    return apply(project, edit).documents[path].text


def test_packs_say_what_modules_add_and_how_their_rules_are_read(scenario):
    sheet = modules_of(*scenario)
    dragons, mists = sheet.state("dragons"), sheet.state("mists")
    adds = {each.sort: each.n for each in dragons.adds}
    sleeping = next(s for s in dragons.switches if s.id == "dragon.sleeping_range")

    assert sheet.modules[0].module.is_base
    assert sheet.on == ("dragons",)
    assert (adds["cards"], adds["tokens"], adds["pieces"]) == (9, 6, 4)
    assert adds["rules"] > 50
    assert [(each.sort, each.n) for each in mists.adds][:2] == [("tiles", 9), ("tokens", 3)]
    assert sleeping.value is True
    assert sleeping.is_set
    assert sleeping.default is False
    assert sleeping.rules[0][0] == "ED-DRAGON-13"
    assert sleeping.source == "designed here"
    assert modules_of(*scenario, language="de").state("dragons").module.title == "Drachen"


def test_switching_changes_its_words_and_nothing_else(scenario):
    project, document = scenario
    on = after(project, switch_module(project, document, "temples", on=True))
    off = after(project, switch_module(project, document, "dragons", on=False))

    assert on == SCENARIO.replace("[base, dragons]", "[base, temples, dragons]")
    assert "modules: [base]  # the ones we own\n" in off
    assert "switches: {victory.tie: shared}\n" in off
    assert "pieces" not in off  # they were all of the module


def test_what_a_fans_module_needs_comes_and_goes_with_it(scenario):
    project, document = scenario
    edit = switch_module(project, document, "storms", on=True)
    text = after(project, edit)
    again = apply(project, edit)
    back = switch_module(again, again.documents[document.path], "skulls", on=False)

    assert edit.label == "Switch on Skulls, Storms"
    assert "modules: [base, skulls, dragons, storms]" in text
    assert after(again, back) == SCENARIO
    mists = modules_of(again, again.documents[document.path]).state("mists")
    assert mists.why_not == "Mists cannot be played with Storms."


def test_a_default_is_not_written(scenario):
    project, document = scenario
    sheet = modules_of(project, document)
    sleeping, waking = sheet.state("dragons").switches[:2]

    assert "switches: {victory.tie: shared}\n" in after(
        project, set_rule_switch(document, sleeping, False)
    )
    assert "shared, dragon.wake_on_adjacency: true}" in after(
        project, set_rule_switch(document, waking, True)
    )
    assert set_rule_switch(document, waking, False).is_empty


def test_a_route_names_none_and_has_what_lies_on_it(checkout):
    file = checkout / "content/el_dorado/temples/routes/four_temples.yaml"
    workspace = Workspace.open([file])
    project, document = workspace.project, workspace.project.documents[str(file)]
    sheet = modules_of(project, document)

    assert not sheet.is_written
    assert sheet.on == ("temples",)
    assert modules_of(project, document, Chosen(modules=("dragons",))).on == ("dragons",)
    assert isinstance(switch_module(project, document, "dragons", on=True), Refused)


def test_documents_without_modules_have_no_sheet(checkout):
    files = [
        "el_dorado/base/cards.yaml",
        "relic_expedition/base/scenarios/training_expedition.yaml",
    ]
    paths = [checkout / "content" / name for name in files]
    project = Workspace.open(paths).project

    assert [modules_of(project, project.documents[str(path)]) for path in paths] == [None, None]
