"""New documents: every kind the schemas know can be begun, and what is begun validates."""

import re
from pathlib import Path

import pytest

from designer.api import SetUp
from designer.diagnostics import Severity
from designer.documents import open_project, read_document
from designer.engine.trees import fingerprint
from designer.plugin_host import PluginHost
from designer.session.templates import id_from, templates
from designer.validation import check_project
from designer.validation.spaces import TERRAIN_CODE


@pytest.fixture(scope="module")
def host() -> PluginHost:
    return PluginHost.standard()


@pytest.fixture(scope="module")
def project(host):
    return open_project([], host.roots, patterns=host.schemas.id_patterns)


def faults_of(host, project, text, target):
    document = read_document(text, str(target))
    found = check_project(project.with_document(document), host.schemas)
    return [d for d in found if d.location.file == str(target) and d.severity is not Severity.HINT]


def test_every_kind_of_every_game_can_be_begun(host, project):
    offered = {(t.game, t.kind) for t in templates(host, project) if not t.copy_of}

    every = {(game, kind) for game in host.manifests for kind in host.schemas.kinds(game)}
    assert offered <= every
    # What is left out would have to name a thing of which the game has none.
    for game, kind in every - offered:
        schema = host.schemas.get(game, kind) or host.schemas.get("core", kind)
        text = schema.path.read_text("utf-8")
        sorts = re.findall(r'"x-ref": "(\w+)"', text)
        sorts += [TERRAIN_CODE] if "$defs/cell" in text else []
        assert any(not project.entries(sort, game) for sort in sorts), (game, kind)
    assert {kind for game, kind in offered if game == "el_dorado"} == {
        kind for game, kind in every if game == "el_dorado"
    }


def test_every_template_validates(host, project, tmp_path):
    faulty = {}
    for template in templates(host, project):
        target = tmp_path / template.file_name
        text = template.text(host, project, target)
        faults = faults_of(host, project, text, target)
        if faults:
            faulty[template.game, template.kind, template.title] = faults

    assert faulty == {}


def test_every_template_says_what_it_is_in_its_first_line(host, project, tmp_path):
    for template in templates(host, project):
        if not template.copy_of:
            lines = template.text(host, project, tmp_path / template.file_name).splitlines()
            said = [line for line in lines if not line.startswith("# yaml-language-server")]
            assert said[0].startswith(f"# {template.title}: ")


def test_a_copy_takes_the_file_s_name_for_its_id_and_keeps_every_other_byte(
    host, project, tmp_path
):
    every = templates(host, project)
    copy = next(t for t in every if t.copy_of and t.kind == "route")
    source = project.documents[copy.copy_of]
    text = copy.text(host, project, tmp_path / "River Race.yaml")

    lines = source.text.splitlines()[1:]  # the line of the schema is another one elsewhere
    changed = [(a, b) for a, b in zip(lines, text.splitlines(), strict=True) if a != b]
    assert changed == [
        (f"id: {source.id}", "id: river_race"),
        (f"source: {source.tree['source']}", "source: designed here"),
    ]


def test_inside_a_root_the_schema_is_named_for_other_editors(host, project):
    target = host.roots[0].content / "el_dorado" / "base" / "routes" / "new_one.yaml"
    template = next(t for t in templates(host, project) if t.kind == "route")
    first = template.text(host, project, target).splitlines()[0]

    assert first == ("# yaml-language-server: $schema=../../../../schemas/core/route.schema.json")


def test_what_is_invented_is_not_said_to_be_of_the_rulebook(host, project, tmp_path):
    for template in templates(host, project):
        if not template.copy_of:
            text = template.text(host, project, tmp_path / "x.yaml")
            assert "source: rulebook" not in text
            assert "source: public" not in text


@pytest.mark.parametrize(
    ("name", "expected"),
    [("My Way.yaml", "my_way"), ("7 falls.yaml", "my_7_falls"), ("Überfahrt.yaml", "uberfahrt")],
)
def test_a_file_s_name_becomes_an_id(name, expected):
    assert id_from(Path(name)) == expected


def test_a_copy_of_what_is_shipped_plays_as_the_box_and_what_is_changed_in_it_counts(
    host, project, tmp_path
):
    """Copies of Altiplano's cards were never dealt, and one of the relics doubled them."""
    wanted = {"altiplano": "cards", "relic_expedition": "relics", "el_dorado": "decks"}
    every = project
    for template in templates(host, project):
        if template.copy_of and template.kind == wanted.get(template.game):
            target = tmp_path / f"{template.game}_{template.file_name}"
            text = template.text(host, project, target)
            every = every.with_document(read_document(text, str(target)))
    for game in wanted:
        scenario = next(d for d in project.of_kind("scenario", game))
        assert begun(host, every, scenario) == begun(host, project, scenario), game

    target = tmp_path / "altiplano_my_exploration.yaml"
    text = every.documents[str(target)].text
    scenario = next(d for d in project.of_kind("scenario", "altiplano"))
    fewer = re.sub(r"copies: [2-9]", "copies: 1", text, count=1)
    assert fewer != text
    changed = every.with_text(str(target), fewer)
    assert begun(host, changed, scenario) != begun(host, project, scenario)


def begun(host, project, scenario):
    """Give the first position of a game, as one number."""
    compiled = host.game(project.game_of(scenario)).compile(project, scenario, SetUp())
    assert compiled.game is not None
    return fingerprint(compiled.game.start(7))
