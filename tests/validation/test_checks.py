"""The runner of checks: what they find, and what happens when one fails."""

from designer.diagnostics import Diagnostic, Location, Severity
from designer.validation import run_checks


class Finds:
    """Find one thing for each number up to the subject."""

    CODE = "rafts/finds"
    RULE = "LV-01"
    SEVERITY = Severity.WARNING
    SCOPE = "map"

    def run(self, subject):
        for number in range(subject):
            yield Diagnostic(self.CODE, self.SEVERITY, f"Thing {number}.", Location("map.yaml"))


class Fails(Finds):
    """Find one thing and stop with an error."""

    CODE = "rafts/fails"

    def run(self, subject):
        yield from super().run(1)
        raise ZeroDivisionError("no boats")


def test_findings_come_in_the_order_of_the_checks():
    found = run_checks([Finds(), Finds()], 2)

    assert [d.message for d in found] == ["Thing 0.", "Thing 1.", "Thing 0.", "Thing 1."]


def test_a_check_that_fails_is_a_diagnostic_and_the_others_go_on():
    found = run_checks([Fails(), Finds()], 1, "map.yaml")

    assert [d.code for d in found] == ["rafts/fails", "core/check-failed", "rafts/finds"]
    failed = found[1]
    assert failed.location == Location("map.yaml")
    assert "rafts/fails" in failed.message
    assert "ZeroDivisionError: no boats" in failed.related[0].message
    assert failed.related[0].location.file == __file__


def test_a_check_that_finds_thousands_is_cut_with_the_number():
    found = run_checks([Finds()], 5000)

    assert len(found) == 201
    assert "4800 more" in found[-1].message


def test_no_checks_find_nothing():
    assert run_checks([], object()) == ()
