"""The command `trailwright`: a PATH opens the program, a command's name runs the command.

Exit codes: 0 fine, 1 faults found, 2 wrong use or an output that cannot be written, 70 the program
itself failed, 141 whoever read the output closed it.
"""

import difflib
import importlib
import os
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import click

import designer
from designer.cli.output import OutputError, Outputs
from designer.cli.paths import is_there, read_in_our_words
from designer.diagnostics import failure_of, interrupts_marked

__all__ = ["OpenWindow", "run_command_line"]

# Each command lives in a module of its own, loaded only when it is called.
_COMMANDS = {
    "check": "designer.cli.check",
    "explain": "designer.cli.explain",
    "test": "designer.cli.situations",
    "analyse": "designer.cli.analyse",
    "combos": "designer.cli.combos",
    "import": "designer.cli.import_",
    "export": "designer.cli.export",
    "print": "designer.cli.print_",
    "play": "designer.cli.play",
    "replay": "designer.cli.replay",
    "simulate": "designer.cli.simulate",
}


_BROKEN = 70  # as other programs end when they are at fault themselves


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
        return read_in_our_words(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Take anything that is not a command for paths to open in the window."""
        if args and args[0] in _COMMANDS:
            return super().resolve_command(ctx, args)
        return "open", read_in_our_words(_open), args


@click.command("open", hidden=True)
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.pass_context
def _open(ctx: click.Context, paths: tuple[Path, ...]) -> None:
    """Open the program."""
    for path in paths:
        if not is_there(path):
            raise click.UsageError(_neither(str(path)), ctx.parent)
    ctx.exit(ctx.obj(paths))


def _neither(word: str) -> str:
    """Say that a word is no command and no file."""
    if any(sign in word for sign in "./\\"):
        return f"There is no file or folder “{word}”."
    close = difflib.get_close_matches(word, _COMMANDS, n=1, cutoff=0.5)
    hint = f", did you mean “{close[0]}”?" if close else "."
    return (
        f"There is no command “{word}”{hint} There is no file or folder of that name either. "
        f"Commands: {', '.join(_COMMANDS)}."
    )


@click.group(cls=_Commands, invoke_without_command=True)
@click.version_option(designer.__version__, prog_name="trailwright")
@click.option(
    "--without-plugins",
    is_flag=True,
    help="Run no game's code: files are read, edited and checked by their schemas alone.",
)
@click.pass_context
def _trailwright(ctx: click.Context, *, without_plugins: bool) -> None:
    """Design rules, routes and scenarios for expedition board games.

    Without a command, PATH... is opened in the window.
    """
    if without_plugins:
        from designer.plugin_host import WITHOUT_PLUGINS  # noqa: PLC0415 - the start stays light

        os.environ[WITHOUT_PLUGINS] = "1"
    if ctx.invoked_subcommand is None:
        ctx.exit(ctx.obj(()))


def run_command_line(arguments: Sequence[str], open_window: OpenWindow) -> int:
    """Run one command and give its exit code."""
    code = 0
    with Outputs() as outputs, interrupts_marked():
        code = _run(list(arguments), open_window)
    return code if outputs.code is None else outputs.code


def _run(arguments: list[str], open_window: OpenWindow) -> int:
    try:
        _refuse_empty(arguments)
        result: Any = _trailwright.main(
            arguments, prog_name="trailwright", obj=open_window, standalone_mode=False
        )
    except click.exceptions.Abort:
        return 130
    except click.ClickException as error:
        error.show()
        return 2
    except (Exception, SystemExit) as error:
        if isinstance(error, OutputError):
            raise
        return _failed(error)
    return result if isinstance(result, int) else 0


def _refuse_empty(arguments: Sequence[str]) -> None:
    """Refuse an empty name: as a path it would mean the folder one stands in."""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        if not argument and not before.startswith("-"):
            raise click.UsageError("One of the names given is empty; “.” is the folder you are in.")


def _failed(error: BaseException) -> int:
    """Say that the program, or a plugin, failed at something nobody foresaw."""
    what, story = failure_of(error)
    place = f"{story.location.file}, line {story.location.line}"
    click.echo(f"trailwright: failed: {what} ({place}). Please report it.", err=True)
    if os.environ.get("TRAILWRIGHT_TRACEBACK"):
        click.echo("".join(traceback.format_exception(error)), err=True)
    return _BROKEN
