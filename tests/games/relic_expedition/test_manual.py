"""What the manual shows can be written as it stands, and is played."""

import re

from designer.api import SetUp
from designer.plugin_host import PluginHost, shipped_root
from designer.validation import check_project
from plugins.relic_expedition.game import GAME
from tests.games.relic_expedition.games import played, position
from tests.games.relic_expedition.projects import CONTENT, shipped

PAGE = CONTENT.parents[2] / "designer" / "help" / "manual" / "relics.md"
LINE = "# yaml-language-server: $schema=schemas/relic_expedition/{kind}.schema.json\n"


def with_examples():
    project = shipped()
    for text in re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        kind = re.match(r"kind: (\w+)", text)[1]
        project = project.with_text(f"example-{kind}.yaml", LINE.format(kind=kind) + text)
    return project


def test_the_examples_are_valid():
    found = check_project(with_examples(), PluginHost([shipped_root()]).schemas)

    assert [f.sentence for f in found if "example-" in f.location.file] == []
    for document in with_examples().documents.values():
        if "example-" in document.path:
            assert GAME.inspect(with_examples(), document).compiled.diagnostics == ()


def test_the_examples_are_played():
    given = """
    given:
      map: {"0,0": plain_jungle, "1,0": {tile: plain_jungle, animals: [raven]}}
      seats: [{explorer: "0,0", pack: [raft, mirror]}, {}]
    """
    game, state, observe = position(given, with_examples())
    met = played(game, state, {"walk": "1,0"})

    assert observe(met)["options"].things == ("mirror",)
    assert observe(played(game, met, {"choose": ["mirror"]}))["pack"][1].things == ("raft",)
    robbed = played(game, met, {"move": "done"}, {"choose": ["raft"]})
    assert observe(robbed)["pack"][1].things == ("mirror",)


def test_the_deck_of_the_example_is_played():
    text = "kind: scenario\nformat: 1\nid: r\ngame: relic_expedition\nname: R\nplayers: 2\nstack: ravens\nsource: designed here\n"
    project = with_examples().with_text("r.yaml", text)

    assert (
        len(GAME.compile(project, project.documents["r.yaml"], SetUp()).game.start(1).stack) == 66
    )
