"""Coastlines in GeoJSON → drawings and land tables of charts; needs the extra `maps`, which no build does."""
