"""Findings about coastlines that charts are made of, PK18x."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding


@finding("PK181", "coastline-not-geojson")
def coastline_not_geojson(what: str) -> Text:
    """Report a coastline file that is not GeoJSON with areas of land.

    ## What it does
    Reads the file named under `coastline:` of a chart: a FeatureCollection, a Feature or a geometry, of polygons.

    ## Why it matters
    Without areas there is no land, and every square of the board would be water.

    ## Example
    `coastline: chart/notes.json`, or a file of coast lines in place of areas

    ## Fix
    Use polygons, such as the land of Natural Earth exported as GeoJSON.
    """
    return Text(f"the coastline is not land in GeoJSON: {what}", "use a FeatureCollection of Polygon or MultiPolygon")


@finding("PK182", "coordinate-out-of-range")
def coordinate_out_of_range(longitude: float, latitude: float) -> Text:
    """Report a point of a coastline that is not on the Earth.

    ## What it does
    Checks that each longitude is between -180 and 180 and each latitude between -90 and 90.

    ## Why it matters
    Coordinates in metres, or latitude before longitude, put the land somewhere else without a word.

    ## Example
    `[483000, 5372000]`

    ## Fix
    Export the coastline in degrees, longitude before latitude (WGS 84).
    """
    return Text(
        f"longitude {longitude:g}, latitude {latitude:g} is no place on the Earth",
        "give degrees, longitude first: [-4.49, 48.38]",
    )


@finding("PK183", "coastline-across-antimeridian")
def coastline_across_antimeridian(first: float, last: float) -> Text:
    """Report an outline of land that jumps from one side of the 180th meridian to the other.

    ## What it does
    Looks for neighbouring points of an outline whose longitudes are more than 180° apart.

    ## Why it matters
    On the map the line would run the whole way round the Earth, right across the board.

    ## Example
    `[179.5, 65.1], [-179.8, 65.4]`

    ## Fix
    Cut the outline at the 180th meridian, as RFC 7946 asks, or leave it out where the chart does not reach it.
    """
    return Text(f"the outline jumps from longitude {first:g} to {last:g}", "cut it at the 180th meridian")


@finding("PK184", "outline-too-short")
def outline_too_short(points: int) -> Text:
    """Report an outline of land with too few points to hold an area.

    ## What it does
    Counts the points of each ring of a polygon: at least four, the last the same as the first.

    ## Why it matters
    A line without area is no land; most likely the file was cut off.

    ## Example
    `"coordinates": [[[10, 60], [11, 60]]]`

    ## Fix
    Export the coastline again.
    """
    return Text(f"an outline of {points} points holds no area", "a ring has at least 4 points, the last as the first")


@finding("PK185", "chart-without-marks")
def chart_without_marks(chart: str, first: str, last: str) -> Text:
    """Report a chart whose YAML does not say where its tables are to be written.

    ## What it does
    Looks in `charts.yaml` for the two comments between which `printkit chart` writes `shares:` and `land:`.

    ## Why it matters
    Everything else in the file is written by hand and stays as it is.

    ## Example
    A chart that is new, without the marks

    ## Fix
    Add the two lines to the chart, indented as its keys are.
    """
    return Text(f'chart "{chart}" has no place for its tables', f'add the lines "{first}" and "{last}" to it')


@finding("PK186", "maps-not-installed")
def maps_not_installed(package: str) -> Text:
    """Report that the packages which make charts are not installed.

    ## What it does
    Imports shapely and pyproj, which only `printkit chart` needs.

    ## Why it matters
    Without them coastlines cannot be cut and projected; everything else works.

    ## Example
    `printkit chart` in an environment without the extra

    ## Fix
    Install it: `pip install "printkit[maps]"`.
    """
    return Text(f'the package "{package}" is not installed', 'run: pip install "printkit[maps]"')


@finding("PK187", "no-land-in-frame")
def no_land_in_frame(chart: str, coastline: str) -> Text:
    """Report a coastline of which nothing lies on the chart.

    ## What it does
    Projects the coastline onto the chart, cuts it at the frame, and looks whether any land is left.

    ## Why it matters
    The chart would become open sea, its drawings empty and each square water: most likely longitude and latitude are
    swapped in the file, or it holds another part of the world.

    ## Example
    `[48.38, -4.49]` for Brest, which is a place off the coast of Somalia

    ## Fix
    Export the coastline with longitude before latitude. A chart that has no land at all needs no `coastline:`.
    """
    hint = "longitude first, then latitude: [-4.49, 48.38]; or take the coastline of these waters"
    return Text(f'nothing of "{coastline}" lies in the frame of chart "{chart}"', hint)
