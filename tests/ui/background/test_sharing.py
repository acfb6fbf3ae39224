import sys

from designer.ui.background.jobs import Jobs
from designer.ui.background.sharing import Sharing


def test_a_thread_that_works_gives_the_interpreter_back_quickly(qtbot):
    usual, found = sys.getswitchinterval(), []
    jobs = Jobs()

    jobs.run(sys.getswitchinterval, found.append)
    qtbot.waitUntil(lambda: bool(found))
    jobs.close()

    assert found[0] < usual
    assert sys.getswitchinterval() == usual


def test_threads_are_switched_as_before_once_the_last_one_is_done():
    usual = sys.getswitchinterval()
    first, second = Sharing(), Sharing()
    first.start()
    first.start()
    second.start()
    first.stop()

    assert sys.getswitchinterval() < usual

    second.stop()
    second.stop()
    assert sys.getswitchinterval() == usual
