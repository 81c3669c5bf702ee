"""From SVG to pixels, by resvg and Pillow."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from triumvirate.core.errors import BadRequest

# Whatever of these a machine has: the pictures ask for a book face.
SERIF = "DejaVu Serif"


def rasterise(picture: str, width: int) -> NDArray[np.uint8]:
    """An SVG as bytes, height × width × 3."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as fault:
        raise BadRequest("Pixels need the extra 'rl': pip install 'triumvirate[rl]'.") from fault
    png = resvg_py.svg_to_bytes(svg_string=picture, width=width, serif_family=SERIF)
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
