"""What others see of running effects gives nothing away."""

from designer.engine.decisions import Decision
from designer.engine.effects.hiding import masked_question
from designer.engine.effects.things import thing_at


def test_open_answers_do_not_tell_that_no_hidden_one_is_there():
    open_answer = Decision(0, "answer", "X-1", (thing_at(2, 7),), 0, 1, register=0)

    assert masked_question(open_answer, lambda _: True).options == ()
