"""PDF and SVG files, as they lie on the disk → what a press or a home printer would trip over."""
