"""A theme as Qt palettes, so that Fusion's own widgets wear it without style sheets."""

from PySide6.QtGui import QColor, QPalette

from designer.paint.tokens import Theme

__all__ = ["palette"]


def palette(theme: Theme) -> QPalette:
    """Give the palette of a theme."""
    role = QPalette.ColorRole
    result = QPalette()
    active = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.raised,
        role.AlternateBase: theme.surface,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.Highlight: theme.soft,
        role.HighlightedText: theme.softtext,
        role.Accent: theme.accent,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.raised,
        role.Midlight: theme.surface,
        role.Mid: theme.border,
        role.Dark: theme.strong,
        role.Shadow: theme.strong,
    }
    for which, colour in active.items():
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.disabled))
    result.setColor(QPalette.ColorGroup.Disabled, role.Base, QColor(theme.surface))
    result.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.sunken))
    return result
