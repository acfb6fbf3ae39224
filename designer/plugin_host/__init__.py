"""Where roots and plugins are found, listed from their manifests, and loaded on first use."""

from designer.plugin_host.host import WITHOUT_PLUGINS, Manifest, PluginHost
from designer.plugin_host.package import install_plugins_package
from designer.plugin_host.printed import prints_beside
from designer.plugin_host.roots import (
    comes_with_program,
    enclosing_root,
    shipped_root,
    user_root,
)

__all__ = [
    "WITHOUT_PLUGINS",
    "Manifest",
    "PluginHost",
    "comes_with_program",
    "enclosing_root",
    "install_plugins_package",
    "prints_beside",
    "shipped_root",
    "user_root",
]
