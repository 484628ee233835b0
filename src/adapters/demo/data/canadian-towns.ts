/**
 * Canadian towns in which the demo's dealers stand, most dealers first in Quebec and Ontario:
 * city | province | forward sortation area | latitude | longitude | area code | language of its dealers | dealers in 90
 */
export const CANADIAN_TOWNS = `
Laval | QC | H7S | 45.57 | -73.75 | 450 | fr | 3
Longueuil | QC | J4K | 45.53 | -73.52 | 450 | fr | 2
Montréal | QC | H4N | 45.53 | -73.65 | 514 | fr | 4
Dorval | QC | H9P | 45.46 | -73.75 | 514 | en | 1
Brossard | QC | J4Z | 45.46 | -73.46 | 450 | fr | 1
Terrebonne | QC | J6X | 45.71 | -73.65 | 450 | fr | 1
Repentigny | QC | J6A | 45.75 | -73.45 | 450 | fr | 1
Saint-Jérôme | QC | J7Z | 45.78 | -74.00 | 450 | fr | 2
Blainville | QC | J7C | 45.67 | -73.87 | 450 | fr | 1
Vaudreuil-Dorion | QC | J7V | 45.40 | -74.03 | 450 | fr | 1
Saint-Jean-sur-Richelieu | QC | J3A | 45.33 | -73.27 | 450 | fr | 1
Saint-Hyacinthe | QC | J2S | 45.62 | -72.95 | 450 | fr | 1
Granby | QC | J2G | 45.40 | -72.73 | 450 | fr | 1
Sherbrooke | QC | J1L | 45.41 | -71.95 | 819 | fr | 2
Drummondville | QC | J2B | 45.88 | -72.50 | 819 | fr | 1
Trois-Rivières | QC | G8Y | 46.36 | -72.59 | 819 | fr | 2
Joliette | QC | J6E | 46.03 | -73.44 | 450 | fr | 1
Gatineau | QC | J8T | 45.48 | -75.68 | 819 | fr | 2
Québec | QC | G1P | 46.81 | -71.29 | 418 | fr | 3
Lévis | QC | G6V | 46.79 | -71.17 | 418 | fr | 1
Saint-Georges | QC | G5Y | 46.12 | -70.67 | 418 | fr | 1
Saguenay | QC | G7H | 48.42 | -71.06 | 418 | fr | 2
Alma | QC | G8B | 48.55 | -71.65 | 418 | fr | 1
Rimouski | QC | G5L | 48.45 | -68.52 | 418 | fr | 1
Sept-Îles | QC | G4R | 50.21 | -66.38 | 418 | fr | 1
Rouyn-Noranda | QC | J9X | 48.24 | -79.02 | 819 | fr | 1
Toronto | ON | M1P | 43.76 | -79.27 | 416 | en | 2
Mississauga | ON | L5B | 43.58 | -79.63 | 905 | en | 2
Brampton | ON | L6T | 43.71 | -79.70 | 905 | en | 2
Markham | ON | L3R | 43.85 | -79.34 | 905 | en | 1
Vaughan | ON | L4K | 43.80 | -79.52 | 905 | en | 1
Oakville | ON | L6H | 43.48 | -79.70 | 905 | en | 1
Hamilton | ON | L8E | 43.23 | -79.73 | 905 | en | 1
Ottawa | ON | K1B | 45.43 | -75.57 | 613 | en | 2
Kingston | ON | K7M | 44.24 | -76.57 | 613 | en | 1
Oshawa | ON | L1J | 43.90 | -78.88 | 905 | en | 1
Barrie | ON | L4N | 44.35 | -79.69 | 705 | en | 1
Peterborough | ON | K9J | 44.29 | -78.34 | 705 | en | 1
Kitchener | ON | N2C | 43.42 | -80.44 | 519 | en | 1
Guelph | ON | N1H | 43.56 | -80.28 | 519 | en | 1
London | ON | N6E | 42.93 | -81.24 | 519 | en | 1
Windsor | ON | N8W | 42.28 | -82.98 | 519 | en | 1
Sudbury | ON | P3A | 46.52 | -80.95 | 705 | en | 1
Thunder Bay | ON | P7B | 48.43 | -89.24 | 807 | en | 1
Vancouver | BC | V5X | 49.21 | -123.10 | 604 | en | 1
Burnaby | BC | V5G | 49.25 | -123.01 | 604 | en | 1
Surrey | BC | V3W | 49.14 | -122.86 | 604 | en | 1
Langley | BC | V3A | 49.10 | -122.65 | 604 | en | 1
Victoria | BC | V8Z | 48.47 | -123.40 | 250 | en | 1
Kelowna | BC | V1X | 49.89 | -119.40 | 250 | en | 1
Prince George | BC | V2N | 53.88 | -122.79 | 250 | en | 1
Calgary | AB | T2H | 50.99 | -114.06 | 403 | en | 2
Edmonton | AB | T5S | 53.54 | -113.63 | 780 | en | 2
Red Deer | AB | T4P | 52.30 | -113.79 | 403 | en | 1
Lethbridge | AB | T1J | 49.70 | -112.85 | 403 | en | 1
Winnipeg | MB | R3H | 49.90 | -97.20 | 204 | en | 2
Brandon | MB | R7A | 49.85 | -99.94 | 204 | en | 1
Saskatoon | SK | S7K | 52.16 | -106.64 | 306 | en | 1
Regina | SK | S4R | 50.48 | -104.61 | 306 | en | 1
Moncton | NB | E1C | 46.09 | -64.78 | 506 | en | 1
Fredericton | NB | E3B | 45.95 | -66.64 | 506 | en | 1
Edmundston | NB | E3V | 47.37 | -68.33 | 506 | fr | 1
Halifax | NS | B3K | 44.66 | -63.60 | 902 | en | 1
Dartmouth | NS | B3B | 44.71 | -63.58 | 902 | en | 1
Sydney | NS | B1P | 46.14 | -60.18 | 902 | en | 1
Charlottetown | PE | C1E | 46.26 | -63.15 | 902 | en | 1
St. John's | NL | A1B | 47.57 | -52.75 | 709 | en | 1
Corner Brook | NL | A2H | 48.95 | -57.95 | 709 | en | 1
Whitehorse | YT | Y1A | 60.72 | -135.06 | 867 | en | 1
Yellowknife | NT | X1A | 62.45 | -114.37 | 867 | en | 1
`;

/** IANA zones by province; a town may stand in another one. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};
