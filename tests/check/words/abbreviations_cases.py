"""Abbreviations with words that they stand for, and with words that they do not."""

FITTING = (
    ("MMG", "medium machine gun"),
    ("TdD", "table de dégâts"),
    ("TCT", "table de calcul des tirs"),
    ("GdT", "groupe de transfert"),
    ("GAO", "groupe d'abordage offensif"),
    ("AT", "anti-tank"),
    ("FP", "firepower"),
    ("Imo", "immobilisé"),
    ("Éc", "Éclaireur"),
    ("VP", "victory points"),
    ("HQ", "headquarters"),
    ("x" * 300, "y " * 300),
)
UNFIT = (
    ("MMG", "heavy machine gun"),
    ("GAD", "groupe de défense"),
    ("TDT", "table de calcul des tirs"),
    ("VP", "victory points sum"),
    ("PV", "victory points"),
    ("VPX", "victory points"),
    ("AB", "…"),
)
