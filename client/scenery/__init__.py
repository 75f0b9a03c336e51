"""The scenery of the maps: parchment, seas, coasts, hills and rivers, drawn anew by ``python -m client.scenery``.

``GAME/outlines.json`` holds coasts and grids, ``GAME/terrain.toml`` what lies on the land, ``GAME/look.toml`` colours
and strokes. A panel is drawn as SVG and baked to WebP by a Chromium, because a browser pans a picture sixty times a
second and such a drawing once. Names are not drawn: the client writes them over the picture, in the language of the
page.
"""
