"""Entries are judged once; the faults are those of judging everything again."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from designer.validation import engine

SCHEMA: dict[str, Any] = {
    "type": "array",
    "prefixItems": [{"type": "string"}],
    "items": {
        "type": "object",
        "properties": {
            "a": {"type": ["boolean", "string", "null"]},
            "b": {"type": "array", "items": {"type": "object", "required": ["a"]}},
        },
        "additionalProperties": False,
    },
}
SCALARS = st.sampled_from([1, 1.0, True, False, 0, None, "", "1", float("nan"), -0.0])
ENTRIES = st.dictionaries(
    st.sampled_from(["a", "b", "c"]),
    SCALARS
    | st.lists(st.dictionaries(st.sampled_from(["a", "b"]), SCALARS, max_size=2), max_size=2),
    max_size=2,
)
VALIDATOR = engine.validator(SCHEMA)


def places(errors: Any) -> list[tuple[tuple[Any, ...], str]]:
    return sorted(((tuple(e.absolute_path), e.validator) for e in errors), key=repr)


@given(st.lists(ENTRIES, max_size=6))
def test_what_was_judged_before_makes_no_difference(entries):
    value = ["head", *entries]
    expected = places(Draft202012Validator(SCHEMA).iter_errors(value))

    assert places(VALIDATOR.iter_errors(value)) == expected
    assert places(VALIDATOR.iter_errors(value)) == expected


def test_entries_are_judged_once(monkeypatch):
    schema = {"items": {"type": "object", "properties": {"n": {"type": "integer"}}}}
    validator = engine.validator(schema)
    asked: list[object] = []
    value: list[dict[str, object]] = [{"n": n} for n in range(50)]
    value[3] = {"n": "three"}
    assert len(list(validator.iter_errors(value))) == 1

    descend = type(validator).descend

    def counted(self, instance, *rest, **more):
        asked.append(instance)
        return descend(self, instance, *rest, **more)

    monkeypatch.setattr(type(validator), "descend", counted)
    value[7] = {"n": "seven"}
    value.insert(0, {"n": 50})
    faults = list(validator.iter_errors(value))

    assert [list(fault.absolute_path) for fault in faults] == [[4, "n"], [8, "n"]]
    assert [fault.instance for fault in faults] == ["three", "seven"]
    assert [entry for entry in asked if isinstance(entry, dict)] == [{"n": 50}, {"n": "seven"}]


SIGNED: dict[str, Any] = {
    "oneOf": [
        {"type": "object", "properties": {"op": {"const": op}, "mark": {"enum": marks}}}
        for op, marks in (("row", ["red", "blue"]), ("load", ["heavy"]))
    ]
}


def test_a_wrong_word_is_said_of_the_alternative_whose_sign_is_there():
    found = list(engine.validator(SIGNED).iter_errors({"op": "row", "mark": "green"}))

    assert places(found) == [(("mark",), "enum")]
    assert found[0].validator_value == ["red", "blue"]
    (lost,) = engine.validator(SIGNED).iter_errors({"op": "swim", "mark": "green"})
    assert lost.validator == "oneOf"
