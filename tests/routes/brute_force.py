"""Every simple way over a small graph, one by one: slow and plain, to check the clever code with."""


def simple_ways(graph, start, without=frozenset()):
    """Give each way from a start to a goal that visits no position twice, with what it costs.

    Yields:
        (positions, price): a barrier is paid at its first crossing only.
    """
    goals = set(graph.goals)

    def walk(way, price, removed):
        if way[-1] in goals:
            yield tuple(way), price
            return
        for step in graph.steps[way[-1]]:
            if step.to in way or step.barrier in without:
                continue
            added = 0
            if step.barrier is not None and step.barrier not in removed:
                least = graph.barriers[step.barrier].least
                if least is None:
                    continue
                added = least.n
            after = removed | ({step.barrier} - {None})
            yield from walk([*way, step.to], price + step.price.n + added, after)

    yield from walk([start], 0, frozenset())


def reached(graph):
    """Give every position that some chain of steps from a start leads to."""
    found = set(graph.starts)
    while True:
        more = {
            step.to
            for position in found
            for step in graph.steps[position]
            if step.barrier is None or graph.barriers[step.barrier].least is not None
        }
        if more <= found:
            return found
        found |= more
