"""Write a plain tree as a new YAML text; texts are quoted so that YAML 1.1 and 1.2 read them alike."""

import re
from collections.abc import Mapping
from typing import Any

import yaml

__all__ = ["write_tree"]

_WIDTH = 100


class _Dumper(yaml.SafeDumper):
    """Write in block style, innermost collections on one line, without aliases."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - PyYAML's signature
        """Write shared parts out each time: an author should not meet our object graph."""
        return True


# What only YAML 1.2 takes for a number must be quoted as well (`1e3`, `0o17`); PyYAML knows 1.1's.
_ONLY_1_2 = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+"
)
_Dumper.add_implicit_resolver("tag:yaml.org,2002:float", _ONLY_1_2, list("-+.0123456789"))


def write_tree(tree: Mapping[str, Any], *, schema: str = "") -> str:
    """Give the YAML text of a tree.

    Args:
        tree: plain maps, lists, texts, numbers, truth values and None; keys in the order wanted.
        schema: path for the line that tells other editors the schema, or "".
    """
    flat = not any(isinstance(value, dict | list) and value for value in tree.values())
    head = f"# yaml-language-server: $schema={schema}\n" if schema else ""
    body: str = yaml.dump(
        tree,
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        width=_WIDTH,
        default_flow_style=False if flat else None,  # a document of one line is hard to go on with
    )
    return head + body
