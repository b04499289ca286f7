"""The drawing as a file: scenes and documents → PDF, SVG, PNG; no layout is decided and nothing measured here.

Each format is imported from its own module, so that a run loads only the libraries it needs.
"""
