"""Every fix that is offered mends something: on faults of many kinds, put into shipped documents."""

import random
import re
from pathlib import Path

import pytest

from designer.documents import Edit
from designer.session import Checker, Workspace
from designer.session.fixing import fix_one

BASE = Path(__file__).parents[2] / "content" / "el_dorado" / "base"
FILES = [
    BASE / "routes" / "first_expedition.yaml",
    BASE / "routes" / "swamplands.yaml",
    BASE / "cards.yaml",
    BASE / "decks.yaml",
    BASE / "tiles.yaml",
    BASE / "tokens.yaml",
    BASE / "barriers.yaml",
]
_WORD = re.compile(r"[A-Za-z_]{4,}")
N_FAULTS = 12


def misspelt(text: str, seed: int) -> str:
    """Give a text with one word written wrongly, as fingers do it."""
    chance = random.Random(seed)
    words = [
        m
        for m in _WORD.finditer(text)
        if "#" not in text[text.rfind("\n", 0, m.start()) : m.start()]
    ]
    word = chance.choice(words)
    at = chance.randrange(1, len(word[0]) - 1)
    kind = chance.randrange(3)
    letters = word[0]
    wrong = (
        letters[:at] + letters[at + 1 :],
        letters[:at] + letters[at] + letters[at:],
        letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :],
    )[kind]
    return text[: word.start()] + wrong + text[word.end() :]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_what_a_word_nearly_right_offers_mends_it(file):
    workspace = Workspace.open([file])
    checker = Checker(workspace.host)
    path = str(file)
    before = workspace.raw_text(path)
    n_fixed = 0
    for seed in range(N_FAULTS):
        workspace.set_text(path, misspelt(before, seed))
        wrong = workspace.raw_text(path)
        found = [
            d
            for d in checker.check(workspace.project, {path}).diagnostics
            if d.location.file == path
        ]
        for diagnostic in found:
            assert (
                "id you mean" not in diagnostic.remedy
                or diagnostic.fixes
                or _same_place(diagnostic, found)
            ), diagnostic
            for fix in diagnostic.fixes:
                edit = fix_one(fix, workspace.project.documents)
                assert isinstance(edit, Edit), (seed, diagnostic, fix)
                assert not edit.is_empty
                workspace.edit(edit)
                after = checker.check(workspace.project, {path}).diagnostics
                assert diagnostic not in after, (seed, diagnostic, fix)
                workspace.undo()
                assert workspace.raw_text(path) == wrong
                n_fixed += 1
        workspace.set_text(path, before)

    assert n_fixed > 0


def test_a_token_named_under_the_key_of_pieces_is_offered_its_own_key():
    file = BASE.parent / "dragons" / "scenarios" / "dragons.yaml"
    workspace = Workspace.open([file])
    checker, path = Checker(workspace.host), str(file)
    wrong = workspace.raw_text(path).replace("piece: dragon_green", "piece: machete_1")
    workspace.set_text(path, wrong)

    found = checker.check(workspace.project, {path}).diagnostics
    (fault,) = (d for d in found if d.code == "core/dangling-ref")
    assert fault.remedy == "It is the id of a token: write “token: machete_1”."
    (fix,) = fault.fixes
    edit = fix_one(fix, workspace.project.documents)
    assert isinstance(edit, Edit)
    workspace.edit(edit)
    assert workspace.raw_text(path) == wrong.replace("piece: machete_1", "token: machete_1")
    after = checker.check(workspace.project, {path}).diagnostics
    assert "core/dangling-ref" not in {d.code for d in after}


def _same_place(diagnostic, found):
    """Say whether another diagnostic of the same place offers what this one asks for."""
    where = diagnostic.location
    return any(
        other.fixes and (other.location.line, other.location.column) == (where.line, where.column)
        for other in found
    )
