"""`trailwright explain`: the help page of a diagnostic's code."""

import click

from designer.cli.sources import print_json
from designer.plugin_host import PluginHost
from designer.session.help_pages import HelpPages

__all__ = ["command"]

_MOST_SHOWN = 80


@click.command("explain")
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the page as JSON.")
@click.pass_context
def command(ctx: click.Context, code: str | None, *, as_json: bool) -> None:
    """Say what a diagnostic means and how to mend it, or what a rule says.

    CODE is a diagnostic's code or a rule's id; without it all codes are listed.
    """
    try:
        pages = HelpPages(PluginHost.standard())
    except OSError as error:
        raise click.UsageError(f"“{error.filename}” cannot be read: {error.strerror}.") from error
    if code is None:
        print_json(list(pages.codes())) if as_json else click.echo("\n".join(pages.codes()))
        return
    page = pages.page(code)
    if page is None:
        close = pages.closest(code)
        raise click.UsageError(
            f"There is no code and no rule “{code[:_MOST_SHOWN]}”.{f' Did you mean {close}?' if close else ''}"
        )
    print_json({"code": code, "page": page}) if as_json else click.echo(page)
    ctx.exit(0)
