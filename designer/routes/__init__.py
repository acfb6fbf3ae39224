"""Graphs over a board: what can be reached, at what price, and what stands in the way. Qt-free.

A graph is built from the questions that the rules themselves answer. `analyse` gives what a
keystroke needs, `analyse_deeply` all the rest in the background. The searches are our own, on plain
integers; networkx is loaded only by `RouteGraph.to_networkx`, for whoever wants to ask more.
"""

from designer.routes.analysis import Analysis, BarrierReach, CheapestWay, StartReach, analyse
from designer.routes.apart import Apart, WayApart
from designer.routes.deals import DealRange
from designer.routes.deep import DeepAnalysis, Difficulty, Party, PartyReach, analyse_deeply
from designer.routes.deep_report import to_deep_text
from designer.routes.deep_tree import to_deep_tree
from designer.routes.figures import Figure, Standing, figures_of, percentile, standings
from designer.routes.flows import ways_apart
from designer.routes.graph import Barrier, Deal, Price, RouteGraph, Step, build_graph
from designer.routes.hands import reached_this_turn
from designer.routes.joints import JointReach, TileReach
from designer.routes.means import Entry, Means, Supply
from designer.routes.plays import Play, Plays
from designer.routes.reach import PoolReach
from designer.routes.report import to_text, to_tree
from designer.routes.sealing import Sealing
from designer.routes.stopping import AnalysisStopped, never
from designer.routes.turns import Turns

__all__ = [
    "Analysis",
    "AnalysisStopped",
    "Apart",
    "Barrier",
    "BarrierReach",
    "CheapestWay",
    "Deal",
    "DealRange",
    "DeepAnalysis",
    "Difficulty",
    "Entry",
    "Figure",
    "JointReach",
    "Means",
    "Party",
    "PartyReach",
    "Play",
    "Plays",
    "PoolReach",
    "Price",
    "RouteGraph",
    "Sealing",
    "Standing",
    "StartReach",
    "Step",
    "Supply",
    "TileReach",
    "Turns",
    "WayApart",
    "analyse",
    "analyse_deeply",
    "build_graph",
    "figures_of",
    "never",
    "percentile",
    "reached_this_turn",
    "standings",
    "to_deep_text",
    "to_deep_tree",
    "to_text",
    "to_tree",
    "ways_apart",
]
