"""The command `trailwright`: a PATH opens the program, a command's name runs the command.

Exit codes: 0 fine, 1 faults found, 2 wrong use.
"""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import click

import designer

__all__ = ["OpenWindow", "run_command_line"]

# Each command lives in a module of its own, loaded only when it is called.
_COMMANDS = {
    "check": "designer.cli.check",
    "explain": "designer.cli.explain",
    "test": "designer.cli.situations",
    "analyse": "designer.cli.analyse",
    "import": "designer.cli.import_",
    "export": "designer.cli.export",
    "print": "designer.cli.print_",
    "play": "designer.cli.play",
    "replay": "designer.cli.replay",
    "simulate": "designer.cli.simulate",
}


class OpenWindow(Protocol):
    """Open the window on some documents; `play` starts the preview at once."""

    def __call__(self, paths: Sequence[Path], *, play: bool = False) -> int:
        """Run until the window closes and give the exit code."""


class _Commands(click.Group):
    """Load a command's module when it is asked for; what is no command's name is a path to open."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Give the commands in the order of the manual."""
        return list(_COMMANDS)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        cmd_name: str,
    ) -> click.Command | None:
        """Give a command by name."""
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = importlib.import_module(_COMMANDS[cmd_name]).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Take anything that is not a command for paths to open in the window."""
        if args and args[0] in _COMMANDS:
            return super().resolve_command(ctx, args)
        return "open", _open, args


@click.command("open", hidden=True)
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.pass_context
def _open(ctx: click.Context, paths: tuple[Path, ...]) -> None:
    """Open the program."""
    for path in paths:
        if not path.exists():
            raise click.UsageError(
                f"“{path}” is neither a file nor a command. Commands: {', '.join(_COMMANDS)}."
            )
    ctx.exit(ctx.obj(paths))


@click.group(cls=_Commands, invoke_without_command=True)
@click.version_option(designer.__version__, prog_name="trailwright")
@click.pass_context
def _trailwright(ctx: click.Context) -> None:
    """Design rules, routes and scenarios for expedition board games.

    Without a command, PATH... is opened in the window.
    """
    if ctx.invoked_subcommand is None:
        ctx.exit(ctx.obj(()))


def run_command_line(arguments: Sequence[str], open_window: OpenWindow) -> int:
    """Run one command and give its exit code."""
    try:
        result: Any = _trailwright.main(
            list(arguments), prog_name="trailwright", obj=open_window, standalone_mode=False
        )
    except click.exceptions.Abort:
        return 130
    except click.ClickException as error:
        error.show()
        return 2
    except BrokenPipeError:
        return 0
    return result if isinstance(result, int) else 0
