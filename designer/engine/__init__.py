"""Games as frozen states and moves: chance, decisions, replays and situations. Never sees YAML."""
