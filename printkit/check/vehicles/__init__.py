"""Vehicles and guns against the tables of the game."""
