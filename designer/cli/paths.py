"""Say whether what was named is there; light, for the window's start passes here too."""

import os
from pathlib import Path

import click

__all__ = ["is_there", "read_in_our_words"]


def is_there(path: Path) -> bool:
    """Say whether there is something of this name; what one may not look at is wrong use.

    Raises:
        click.UsageError: the system does not let us look, or a link leads nowhere.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        if os.path.islink(path):  # noqa: PTH114 - never raises
            raise click.UsageError(f"“{path}” is a link that leads nowhere.") from None
        return False
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise click.UsageError(f"“{path}” cannot be read: {reason}.") from error
    return True


def read_in_our_words(command: click.Command) -> click.Command:
    """Let a command itself say why a path cannot be read: the frame's words give no reason."""
    for parameter in command.params:
        if isinstance(parameter.type, click.Path):
            parameter.type.readable = False
    return command
