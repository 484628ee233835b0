/**
 * French towns in which the demo's dealers stand:
 * city | region (ISO 3166-2) | postal code | latitude | longitude | dealers in 60
 */
export const FRENCH_TOWNS = `
Paris | IDF | 75015 | 48.84 | 2.30 | 2
Nanterre | IDF | 92000 | 48.89 | 2.20 | 1
Versailles | IDF | 78000 | 48.80 | 2.13 | 1
Créteil | IDF | 94000 | 48.79 | 2.46 | 1
Évry-Courcouronnes | IDF | 91000 | 48.63 | 2.44 | 1
Meaux | IDF | 77100 | 48.96 | 2.88 | 1
Bobigny | IDF | 93000 | 48.91 | 2.44 | 1
Lyon | ARA | 69007 | 45.74 | 4.84 | 2
Villeurbanne | ARA | 69100 | 45.77 | 4.88 | 1
Grenoble | ARA | 38000 | 45.18 | 5.72 | 1
Saint-Étienne | ARA | 42000 | 45.43 | 4.39 | 1
Annecy | ARA | 74000 | 45.90 | 6.12 | 1
Chambéry | ARA | 73000 | 45.57 | 5.92 | 1
Valence | ARA | 26000 | 44.93 | 4.89 | 1
Clermont-Ferrand | ARA | 63000 | 45.78 | 3.09 | 1
Marseille | PAC | 13010 | 43.28 | 5.42 | 2
Nice | PAC | 06200 | 43.69 | 7.22 | 1
Toulon | PAC | 83000 | 43.12 | 5.93 | 1
Aix-en-Provence | PAC | 13090 | 43.53 | 5.42 | 1
Avignon | PAC | 84000 | 43.95 | 4.81 | 1
Toulouse | OCC | 31200 | 43.63 | 1.45 | 2
Montpellier | OCC | 34000 | 43.61 | 3.88 | 1
Nîmes | OCC | 30900 | 43.82 | 4.36 | 1
Perpignan | OCC | 66000 | 42.70 | 2.89 | 1
Agde | OCC | 34300 | 43.31 | 3.47 | 1
Bordeaux | NAQ | 33300 | 44.86 | -0.56 | 2
Pau | NAQ | 64000 | 43.30 | -0.37 | 1
Bayonne | NAQ | 64100 | 43.49 | -1.47 | 1
La Rochelle | NAQ | 17000 | 46.16 | -1.15 | 1
Limoges | NAQ | 87000 | 45.83 | 1.26 | 1
Poitiers | NAQ | 86000 | 46.58 | 0.34 | 1
Nantes | PDL | 44300 | 47.25 | -1.53 | 2
Angers | PDL | 49000 | 47.47 | -0.55 | 1
Le Mans | PDL | 72000 | 48.00 | 0.20 | 1
Rennes | BRE | 35000 | 48.11 | -1.68 | 2
Brest | BRE | 29200 | 48.39 | -4.49 | 1
Vannes | BRE | 56000 | 47.66 | -2.76 | 1
Rouen | NOR | 76000 | 49.44 | 1.10 | 1
Caen | NOR | 14000 | 49.18 | -0.37 | 1
Le Havre | NOR | 76600 | 49.49 | 0.11 | 1
Lille | HDF | 59000 | 50.63 | 3.06 | 2
Amiens | HDF | 80000 | 49.89 | 2.30 | 1
Dunkerque | HDF | 59140 | 51.03 | 2.38 | 1
Strasbourg | GES | 67000 | 48.58 | 7.75 | 1
Metz | GES | 57000 | 49.12 | 6.18 | 1
Reims | GES | 51100 | 49.26 | 4.03 | 1
Mulhouse | GES | 68100 | 47.75 | 7.33 | 1
Dijon | BFC | 21000 | 47.32 | 5.04 | 1
Besançon | BFC | 25000 | 47.24 | 6.02 | 1
Orléans | CVL | 45000 | 47.90 | 1.91 | 1
Tours | CVL | 37000 | 47.39 | 0.69 | 1
Ajaccio | 20R | 20000 | 41.93 | 8.74 | 1
`;
