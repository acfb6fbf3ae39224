"""Keep tests off the network and out of the user's folders."""

import ipaddress
import os
import sys
import tempfile
from pathlib import Path

__all__ = ["NetworkBarredError", "bar_network", "use_home"]


class NetworkBarredError(RuntimeError):
    """A test, or the code under it, asked for the network."""

    def __init__(self, host: object) -> None:
        super().__init__(f"Tests have no network, but something wanted to reach {host!r}.")


def is_this_machine(host: object) -> bool:
    """Say whether a host name or address means this machine."""
    if isinstance(host, bytes):
        host = host.decode("ascii", "replace")
    if host in {None, "", "localhost"}:
        return True
    try:
        return ipaddress.ip_address(str(host)).is_loopback
    except ValueError:
        return False


def _refuse_other_machines(event: str, arguments: tuple) -> None:
    if event in {"socket.connect", "socket.sendto"}:
        # Sockets in the file system have a path where others have host and port.
        host = arguments[1][0] if isinstance(arguments[1], tuple) else None
    elif event in {"socket.getaddrinfo", "socket.gethostbyname"}:
        host = arguments[0]
    else:
        return
    if not is_this_machine(host):
        raise NetworkBarredError(host)


def bar_network() -> None:
    """Let Python reach this machine only, until the process ends.

    An audit hook sees every connection, whichever library asks.
    """
    if not getattr(sys, "_trailwright_network_barred", False):
        sys.addaudithook(_refuse_other_machines)
        sys._trailwright_network_barred = True


def use_home(folder: Path) -> None:
    """Make `folder` the user's home with all that hangs on it; it need not exist."""
    os.environ["HOME"] = str(folder)
    os.environ["USERPROFILE"] = str(folder)
    for name, place in {
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CACHE_HOME": ".cache",
    }.items():
        os.environ[name] = str(folder / place)


def new_home() -> Path:
    """Give an empty folder of this test process for homes."""
    return Path(tempfile.mkdtemp(prefix="trailwright-tests-"))
