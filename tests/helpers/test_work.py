from tests.helpers.patience import PatientBot
from tests.helpers.work import n_calls


def test_calls_are_counted_the_same_each_time_and_grow_with_the_work():
    def work(n):
        for _ in range(n):
            abs(n)

    assert n_calls(lambda: work(10)) == n_calls(lambda: work(10))
    assert n_calls(lambda: work(1000)) > 100 * n_calls(lambda: work(0)) > 0


def test_every_test_has_the_patient_bot(qtbot):
    assert isinstance(qtbot, PatientBot)
