"""The plan of a route for plain reading: text, and a tree for JSON."""

import msgspec

from designer.printing.laying import LayingPlan
from designer.printing.laying_sheet import touch_words
from designer.printing.words import SheetWords

__all__ = ["plan_text", "plan_tree"]


def plan_text(plan: LayingPlan, words: SheetWords) -> str:
    """Give the plan as text, one numbered paragraph for each piece."""
    lines = [plan.title, plan.subtitle]
    lines += ["", words("lay")] if plan.steps else []
    for number, step in enumerate(plan.steps, start=1):
        name = ", ".join(filter(None, (step.name, words.source(step.source))))
        lines.append(f"{number:>3}. {step.piece} ({name}), {words.turned(step.turn)}")
        said = [touch_words(touch, words) for touch in step.touches] or [words("first")]
        lines += [f"     {line}" for line in said]
    lines += ["", words("turns_from")] if plan.steps else []
    if plan.notes:
        lines += ["", words("prepare")]
        lines += [f"  {note.title}: {note.text}" for note in plan.notes]
    lines += ["", *plan.faults] if plan.faults else []
    lines += ["", *plan.credits] if plan.credits else []
    return "\n".join(lines) + "\n"


def plan_tree(plan: LayingPlan) -> dict[str, object]:
    """Give the plan as a plain tree."""
    return {
        "title": plan.title,
        "subtitle": plan.subtitle,
        "players": plan.players,
        "options": {option.id: option.on for option in plan.options},
        "steps": [
            {
                "piece": step.piece,
                "name": step.name,
                "source": step.source,
                "turn": step.turn,
                "touches": [msgspec.to_builtins(touch, enc_hook=str) for touch in step.touches],
            }
            for step in plan.steps
        ],
        "notes": [msgspec.to_builtins(note, enc_hook=str) for note in plan.notes],
        "not_laid": list(plan.faults),
        "credits": list(plan.credits),
    }
