"""What comes with the program is read when it is first asked what it says."""

import threading

import pytest

from designer.documents import open_project, yaml_files
from designer.documents.document import Read, Reading
from designer.documents.reading import load_document, load_kept
from designer.plugin_host import PluginHost, shipped_root


def test_kind_and_game_told_before_reading_are_those_that_reading_gives(checkout):
    for file in yaml_files(checkout / "content"):
        read, later = load_document(file), load_kept(file)

        assert (later.likely_kind, later.likely_game) == (read.kind, read.own_game), file


@pytest.mark.parametrize(
    "text",
    [
        '"kind": route\nformat: 1\n"game": el_dorado\n',
        "{kind: route, game: el_dorado}\n",
        "kind: plugin\ngame: code:GAME\n",
        "kind: route\ngame: el_dorado\ngame: altiplano\n",
        "game: [el_dorado]\nkind: route\n",
    ],
)
def test_a_head_written_otherwise_is_read_for_its_kind_and_game(tmp_path, text):
    file = tmp_path / "a.yaml"
    file.write_text(text, "utf-8")
    read, later = load_document(file), load_kept(file)

    assert (later.likely_kind, later.likely_game) == (read.kind, read.own_game)


def test_a_situation_is_not_read_to_find_the_tiles(checkout):
    host = PluginHost([shipped_root()])
    project = open_project([], host.roots, patterns=host.schemas.id_patterns)
    unread = [d for d in project.documents.values() if not d.reading.is_done]
    project.entries("tile", "el_dorado")

    assert all(not d.reading.is_done for d in unread if d.likely_kind == "situation")


def test_what_is_asked_for_by_two_threads_is_read_once():
    read, begun, go = [], threading.Event(), threading.Event()

    def reading():
        begun.set()
        go.wait(10)
        read.append(Read(None, None, ()))
        return read[-1]

    later, found = Reading(reading), []
    threads = [threading.Thread(target=lambda: found.append(later.found)) for _ in range(2)]
    for thread in threads:
        thread.start()
    begun.wait(10)
    go.set()
    for thread in threads:
        thread.join()

    assert len(read) == 1
    assert found == [read[0], read[0]]
