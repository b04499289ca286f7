"""Rules about scenarios and diagrams: names, arrivals, places on hexes, what a scenario is printed with."""
