"""Graphs over a board: what can be reached, at what price, and what stands in the way. Qt-free.

A graph is built from the questions that the rules themselves answer. networkx is imported only when
something is computed, so that the program starts without it.
"""

from designer.routes.analysis import Analysis, BarrierReach, CheapestWay, StartReach, analyse
from designer.routes.graph import Barrier, Deal, Price, RouteGraph, Step, build_graph
from designer.routes.report import to_text, to_tree

__all__ = [
    "Analysis",
    "Barrier",
    "BarrierReach",
    "CheapestWay",
    "Deal",
    "Price",
    "RouteGraph",
    "StartReach",
    "Step",
    "analyse",
    "build_graph",
    "to_text",
    "to_tree",
]
