"""Games whose whole course is boiled down to a text, for comparing it elsewhere."""

__all__ = ["SEEDS", "course", "courses"]

SEEDS = (3, 4, 5, 6)


def course(seed):
    """Give what a game of one seed comes to: its last state and its whole log, as a fingerprint."""
    from designer.plugin_host import install_plugins_package, shipped_root

    install_plugins_package([shipped_root()])
    from designer.engine.trees import fingerprint
    from designer.play.playouts import playout
    from tests.games.el_dorado.games import BOTS, compiled

    game = compiled("hills_of_gold", 3, caves=True)
    bots = [BOTS["greedy"](), BOTS["random"](), BOTS["greedy"]()]
    played = playout(game, bots, seed, limit=400)
    state, log = game.start(seed), []
    for move in played.moves:
        after = game.apply(state, move)
        log += game.tell(state, move, after)
        state = after
    return fingerprint(played.state, log)


def courses():
    """Give the courses of all seeds."""
    return [course(seed) for seed in SEEDS]
