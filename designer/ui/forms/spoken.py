"""The schemas as forms show them: their titles and descriptions in the language in force."""

from weakref import WeakKeyDictionary

from designer.ui.kit.languages import spoken, tr
from designer.validation.schemas import Schema, told_by
from designer.validation.shaping import title_of_key

__all__ = ["sort_within", "spoken_schema", "within"]

_told: WeakKeyDictionary[Schema, tuple[str, Schema]] = WeakKeyDictionary()


def spoken_schema(schema: Schema | None) -> Schema | None:
    """Give a schema whose words are in the language in force; what no catalogue knows stays English."""
    language = spoken()
    if schema is None or language == "en":
        return schema
    known = _told.get(schema)
    if known is None or known[0] != language:
        known = _told[schema] = (language, told_by(schema, tr))
    return known[1]


def sort_within(sort: str) -> str:
    """Give what things of a sort are called, as it stands within a sentence: `tile_group`, “tile group”."""
    return within(tr(title_of_key(sort)))


def within(title: str) -> str:
    """Give a title as it stands within a sentence; German nouns keep their capital."""
    return title if spoken() == "de" else title[:1].lower() + title[1:]
