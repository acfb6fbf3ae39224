"""Routes go out as plain lists and come in again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

ROUTES = Path(__file__).parents[2] / "content" / "el_dorado" / "base" / "routes"
FIRST = str(ROUTES / "first_expedition.yaml")

Run = Callable[..., tuple[int, str]]


def test_a_route_is_printed_as_a_list(run: Run) -> None:
    code, printed = run("export", FIRST)

    assert code == 0
    assert printed.endswith("\nB 2\nC 5 2+\nN 2 4-\nI 2 4+\nK 0 2-\nZ 0 1\n")


@pytest.mark.parametrize("name", ["first_expedition", "home_stretch", "swamplands"])
def test_an_exported_route_is_imported_as_it_was(run: Run, tmp_path: Path, name: str) -> None:
    plain, target = tmp_path / "list.txt", tmp_path / "new" / "Mine 1.yaml"

    assert run("export", str(ROUTES / f"{name}.yaml"), "--to", str(plain))[0] == 0
    assert run("import", str(plain), "--to", str(target))[0] == 0
    tree = yaml.safe_load(target.read_text(encoding="utf-8"))
    shipped = yaml.safe_load((ROUTES / f"{name}.yaml").read_text(encoding="utf-8"))

    assert tree["placements"] == shipped["placements"]
    assert tree["id"] == "mine_1"
    assert run("check", str(target))[0] == 0


def test_a_route_in_a_root_names_its_schema(run: Run, tmp_path: Path) -> None:
    plain = tmp_path / "list.txt"
    plain.write_text("B 2\nC 5 2+\nZ 0 1\n", encoding="utf-8")
    (tmp_path / "content").mkdir()
    schema = tmp_path / "schemas" / "core" / "route.schema.json"
    schema.parent.mkdir(parents=True)
    schema.write_text("{}", encoding="utf-8")
    target = tmp_path / "content" / "routes" / "1.yaml"

    assert run("import", str(plain), "--to", str(target))[0] == 0
    text = target.read_text(encoding="utf-8")

    assert text.startswith("# yaml-language-server: $schema=../../schemas/core/route.schema.json\n")
    assert "id: route_1" in text


def test_a_list_with_a_fault_writes_nothing(run: Run, tmp_path: Path) -> None:
    plain, target = tmp_path / "list.txt", tmp_path / "mine.yaml"
    plain.write_text("B 2\nCC 5 2+\n", encoding="utf-8")
    code, printed = run("import", str(plain), "--to", str(target))

    assert code == 1
    assert (
        "list.txt:2:1: error el-dorado/list-piece There is no piece CC. Did you mean C?" in printed
    )
    assert not target.exists()


def test_faults_of_a_list_as_json(run: Run, tmp_path: Path) -> None:
    plain = tmp_path / "list.txt"
    plain.write_text("B 2\nC 9 2+\n", encoding="utf-8")
    code, printed = run("import", "--json", str(plain), "--to", str(tmp_path / "mine.yaml"))
    tree = json.loads(printed)

    assert code == 1
    assert tree["written"] is None
    assert [d["location"]["column"] for d in tree["diagnostics"]] == [3]


def test_a_route_that_is_there_is_replaced_only_by_force(run: Run, tmp_path: Path) -> None:
    plain, target = tmp_path / "list.txt", tmp_path / "mine.yaml"
    plain.write_text("B 2\nC 5 2+\nZ 0 1\n", encoding="utf-8")
    target.write_text("mine: all mine\n", encoding="utf-8")

    assert run("import", str(plain), "--to", str(target))[0] == 2
    assert target.read_text(encoding="utf-8") == "mine: all mine\n"
    assert run("import", str(plain), "--to", str(target), "--force")[0] == 0


def test_wrong_use_of_lists(run: Run, tmp_path: Path) -> None:
    plain = tmp_path / "list.txt"
    plain.write_text("B 2\n", encoding="utf-8")
    target = str(tmp_path / "mine.yaml")

    assert run("import", str(tmp_path / "nowhere.txt"), "--to", target)[0] == 2
    assert run("import", str(plain), "--to", target, "--game", "chess")[0] == 2
    assert run("import", str(plain))[0] == 2


def test_a_plain_list_is_no_route_to_export(run: Run, tmp_path: Path) -> None:
    plain = tmp_path / "list.txt"
    plain.write_text("B 2\n", encoding="utf-8")

    code, printed = run("export", str(plain))

    assert code == 1
    assert "list.txt:1:1: error core/" in printed


def test_what_is_no_route_is_not_exported(run: Run) -> None:
    code, printed = run("export", str(ROUTES.parent / "cards.yaml"))

    assert code == 1
    assert "is no route" in printed


def test_analyse_for_a_number_of_players_counts_their_start_spaces(run: Run) -> None:
    _, printed = run("analyse", "--json", FIRST, "--players", "3")
    tree = json.loads(printed)

    assert [start["number"] for start in tree["starts"]] == [1, 2, 3]
    assert [party["players"] for party in tree["players"]] == [3]


def test_analyse_lays_the_blockades_of_a_seed(run: Run) -> None:
    _, printed = run("analyse", "--json", FIRST, "--seed", "3")
    tree = json.loads(printed)

    assert not any(barrier["dealt"] for barrier in tree["barriers"])
    assert all(barrier["name"].startswith("Blockade") for barrier in tree["barriers"])
    assert tree["deals"] is None


def test_analyse_knows_the_switch_for_strips(run: Run) -> None:
    home = str(ROUTES / "home_stretch.yaml")
    _, printed = run("analyse", "--json", home, "--switch", "barriers.both_sides_of_strip=false")
    tree = json.loads(printed)

    assert ["Q", "K"] not in [barrier["between"] for barrier in tree["barriers"]]
    assert [j["may_carry"] for j in tree["joints"] if j["between"] == ["Q", "K"]] == [False]
    assert run("analyse", home, "--switch", "nonsense")[0] == 2
    code, said = run("analyse", home, "--switch", "nonsense=false")
    assert (code, "barriers.both_sides_of_strip" in said) == (2, True)


def test_analyse_says_how_a_route_stands_among_the_published_ones(run: Run) -> None:
    code, printed = run("analyse", str(ROUTES / "witchs_cauldron.yaml"))

    assert code == 0
    assert "427  sum of the printed numbers (published 274 to 380; percentile 100)" in printed


def test_analyse_compares_with_the_published_routes_for_as_many_players(run: Run) -> None:
    winding = str(ROUTES / "winding_paths.yaml")
    _, printed = run("analyse", "--json", winding, "--players", "3")
    standing = json.loads(printed)["standing"]["steps"]

    # 38 steps; for three players Hills of Gold has 39, for all start spaces 38.
    assert (standing["value"], standing["percentile"]) == (38, pytest.approx(400 / 6))


def test_analyse_compares_nothing_under_a_deal(run: Run) -> None:
    _, printed = run("analyse", "--json", FIRST, "--seed", "3")

    assert json.loads(printed)["standing"] == {}


def test_analyse_compares_an_own_route_with_all_published_ones(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "mine.yaml"
    text = Path(FIRST).read_text(encoding="utf-8")
    own.write_text(text.replace("difficulty: easy", "difficulty: hard"), encoding="utf-8")
    _, printed = run("analyse", "--json", str(own))  # it has the id of a published one

    assert json.loads(printed)["standing"]["price"]["least"] == 34


def test_the_picture_of_a_deal_shows_which_blockades_lie(run: Run, tmp_path: Path) -> None:
    any_, dealt = tmp_path / "any.png", tmp_path / "dealt.png"
    again = tmp_path / "again.png"
    for target, more in ((any_, ()), (dealt, ("--seed", "3")), (again, ("--seed", "3"))):
        assert run("analyse", FIRST, "--png", str(target), *more)[0] == 0

    assert any_.read_bytes() != dealt.read_bytes() == again.read_bytes()


def test_analyse_draws_the_board(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "first.png"
    code, _ = run("analyse", FIRST, "--png", str(target))

    assert code == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    assert run("analyse", FIRST, "--png", str(tmp_path / "first.gif"))[0] == 2
    assert run("analyse", FIRST, "--png", str(tmp_path / "nowhere" / "first.png"))[0] == 2


def test_analyse_of_a_number_of_players_that_cannot_play_is_wrong_use(run: Run) -> None:
    assert run("analyse", FIRST, "--players", "7")[0] == 2


@pytest.mark.parametrize("line", ["zzzz 2 7 8 9", "B 2", "# nothing", ""])
def test_a_list_of_more_lines_than_any_route_is_refused_at_once(run: Run, tmp_path: Path, line):
    plain, target = tmp_path / "list.txt", tmp_path / "mine.yaml"
    plain.write_text(f"{line}\n" * 25_000, encoding="utf-8")

    code, printed = run("import", str(plain), "--to", str(target))

    assert code == 1
    assert "it has 25,001 lines, a route has at most 300 pieces" in printed
    assert len(printed) < 1000
    assert not target.exists()


def test_a_file_that_is_too_large_for_a_list_is_wrong_use(run: Run, tmp_path: Path):
    plain = tmp_path / "list.txt"
    plain.write_text("B" + " 2" * 600_000, encoding="utf-8")

    code, printed = run("import", str(plain), "--to", str(tmp_path / "mine.yaml"))

    assert code == 2
    assert "is no list of a route: it is larger than 500 kB" in printed


def test_a_list_in_another_encoding_is_read_or_refused(run: Run, tmp_path: Path):
    plain, target = tmp_path / "list.txt", tmp_path / "mine.yaml"
    plain.write_bytes("name: Zażółć #2\r\nB 2\r\nC 5 2+\r\nZ 0 1\r\n".encode("utf-16"))
    assert run("import", str(plain), "--to", str(target))[0] == 0
    assert yaml.safe_load(target.read_text("utf-8"))["name"] == "Zażółć #2"

    plain.write_bytes("B 2\nname: Größe\n".encode("latin-1"))
    code, printed = run("import", str(plain), "--to", str(target), "--force")
    assert code == 2
    assert "is no text in UTF-8 (line 2)" in printed


def test_an_endless_pipe_is_not_read_to_its_end(run: Run, tmp_path: Path, monkeypatch):
    class Endless:
        buffer = property(lambda self: self)

        def read(self, size=-1):
            assert size > 0
            return b"B 2\n" * (size // 4 + 1)

    monkeypatch.setattr("sys.stdin", Endless())

    code, printed = run("import", "-", "--to", str(tmp_path / "mine.yaml"))

    assert code == 2
    assert "“pasted list” is no list" in printed
