/**
 * The search as one SQL statement, for every engine that speaks SQL: what is found goes into a table of its own once, and all counts
 * that look past no choice are taken from there; a facet with a choice of its own reads the listings again.
 */
import { FACETS, type Facet, type FilterName } from '../../../src/domain/inventory/facets.ts';
import { distancePenalty } from '../../../src/domain/inventory/pertinence.ts';
import { EARTH_RADIUS_KM, unitVector } from '../../../src/domain/location/coordinates.ts';
import type { Listing } from '../../../src/domain/vehicle/vehicle.ts';
import type { Found } from './engine.ts';
import { barsOf, isByPlace, rowOf, sortFieldOf, yearBars, type Asked, type Demand, type Row } from './rows.ts';

export interface Dialect {
  /** The type of the column for words, and how a text of words becomes its value; null where words are elsewhere. */
  readonly words: { readonly type: string; readonly of: (literal: string) => string } | null;
  /** The condition that each of these starts a word of the listing. */
  readonly startsWords: (words: readonly string[]) => string;
  /** Whether it can count by several columns in one pass. */
  readonly groupingSets: boolean;
}

type SqlType = 'integer' | 'bigint' | 'text' | 'double precision';
export const TYPES = {
  id: 'integer',
  company: 'integer',
  type: 'text',
  make: 'text',
  model: 'text',
  year: 'integer',
  body: 'text',
  condition: 'text',
  transmission: 'text',
  fuel: 'text',
  drivetrain: 'text',
  colour: 'text',
  rating: 'text',
  rank: 'integer',
  price: 'double precision',
  mileage: 'integer',
  priceBucket: 'integer',
  mileageBucket: 'integer',
  pertinence: 'double precision',
  newest: 'bigint',
  promotion: 'integer',
  buyOnline: 'integer',
  certified: 'integer',
  words: 'text',
} as const satisfies Record<keyof Row, SqlType>;

/** In the order of the table. */
export const COLUMNS = Object.keys(TYPES) as (keyof Row)[];
const columnsOf = ({ words }: Dialect): (keyof Row)[] => COLUMNS.filter((name) => words !== null || name !== 'words');

const quoted = (name: string): string => `"${name}"`;

/** Numbers and texts without NUL. */
export const literal = (value: string | number | null): string => {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
};
const literals = (values: readonly (string | number | null)[]): string => values.map(literal).join();

export const createTables = (dialect: Dialect): string[] => [
  `CREATE TABLE listings (${columnsOf(dialect)
    .map((name) => `${quoted(name)} ${name === 'words' ? (dialect.words?.type ?? '') : TYPES[name]}`)
    .join()}, PRIMARY KEY ("id"))`,
  `CREATE TABLE dealers ("id" integer PRIMARY KEY, x double precision, y double precision, z double precision)`,
];

/** An index for each column that is filtered or sorted by. */
export const createIndexes = (): string[] =>
  [...FACETS, 'price', 'mileage', 'pertinence', 'newest'].map(
    (name) => `CREATE INDEX "by_${name}" ON listings (${quoted(name)})`,
  );

/** Dealers as they come, each once. */
export const dealersSql = (known: Set<number>, listings: readonly Listing[]): string[] => {
  const added = listings.flatMap(({ dealer: { id, coordinates } }) => {
    if (known.has(id)) return [];
    known.add(id);
    return [`(${literals([id, ...(coordinates ? unitVector(coordinates) : [null, null, null])])})`];
  });
  return added.length === 0 ? [] : [`INSERT INTO dealers VALUES ${added.join()}`];
};

export const replaceSql = (listing: Listing, dialect: Dialect): string => {
  const row = rowOf(listing);
  const names = columnsOf(dialect);
  const values = names.map((name) => (name === 'words' ? (dialect.words?.of(literal(row.words)) ?? '') : literal(row[name])));
  const changes = names.filter((name) => name !== 'id').map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  return `INSERT INTO listings VALUES (${values.join()}) ON CONFLICT ("id") DO UPDATE SET ${changes.join()}`;
};

const conditionOf = (demand: Demand): string => {
  switch (demand.kind) {
    case 'any':
      return `(${demand.of.map(conditionOf).join(' OR ')})`;
    case 'in':
      return `${quoted(demand.field)} IN (${literals(demand.values)})`;
    case 'none':
      return `${quoted(demand.field)} IS NULL`;
    case 'range': {
      const { field, min, max } = demand;
      const bounds = [min === null ? [] : [`${quoted(field)} >= ${min}`], max === null ? [] : [`${quoted(field)} <= ${max}`]];
      return `(${bounds.flat().join(' AND ')})`;
    }
  }
};

/** Dealers within the circle, by the chord between unit vectors. */
const nearSql = ({ near, km }: NonNullable<Asked['circle']>): string => {
  const [x, y, z] = unitVector(near);
  const square = (axis: string, at: number): string => `(${axis} - (${at})) * (${axis} - (${at}))`;
  const chord = `sqrt(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
  const distance = `${2 * EARTH_RADIUS_KM} * asin(${chord} / 2)`;
  return `near AS MATERIALIZED (
    SELECT dealer, km FROM (SELECT "id" AS dealer, ${distance} AS km FROM dealers) AS measured WHERE km <= ${km})`;
};

const orderSql = (asked: Asked): string => {
  if (asked.circle === null || !isByPlace(asked)) return quoted(sortFieldOf(asked));
  return asked.sort === 'Distance' ? 'km' : `"pertinence" - ${distancePenalty(1, 1)} * km / ${asked.circle.km}`;
};

interface Count {
  readonly filter: FilterName;
  readonly column: keyof Row;
  /** Whose smallest and largest value is asked for. */
  readonly of?: keyof Row;
}
const COUNTS: readonly Count[] = [
  ...FACETS.map((facet): Count => ({ filter: facet, column: facet })),
  { filter: 'price', column: 'priceBucket', of: 'price' },
  { filter: 'mileage', column: 'mileageBucket', of: 'mileage' },
];

/** What each row of the answer says; of the page, `low` is what it is sorted by. */
export type SqlRow = readonly [part: string, value: string | null, count: number, low: number | null, high: number | null];

const rowSql = (part: string, value: string, count: string, low = 'NULL', high = 'NULL'): string =>
  `SELECT '${part}' AS part, CAST(${value} AS text) AS value, CAST(${count} AS integer) AS n,
    CAST(${low} AS double precision) AS low, CAST(${high} AS double precision) AS high`;

const countSql = ({ filter, column, of }: Count, source: string): string => {
  const extent = of === undefined ? [] : [`min(${quoted(of)})`, `max(${quoted(of)})`];
  return `${rowSql(filter, quoted(column), 'count(*)', ...extent)} ${source} GROUP BY ${quoted(column)}`;
};

/** The same rows as of a statement for each, from one pass over `found`. */
const setsSql = (counts: readonly Count[]): string => {
  const each = (of: (count: Count) => string): string =>
    `CASE ${counts.map((count) => `WHEN GROUPING(${quoted(count.column)}) = 0 THEN ${of(count)}`).join(' ')} END`;
  const extent = (name: 'min' | 'max'): string =>
    `CAST(${each(({ of }) => (of === undefined ? 'NULL' : `${name}(${quoted(of)})`))} AS double precision)`;
  return `SELECT ${each(({ filter }) => `'${filter}'`)}, ${each(({ column }) => `CAST(${quoted(column)} AS text)`)},
    CAST(count(*) AS integer), ${extent('min')}, ${extent('max')}
    FROM found GROUP BY GROUPING SETS (${counts.map(({ column }) => `(${quoted(column)})`).join()})`;
};

export const searchSql = (asked: Asked, { startsWords, groupingSets }: Dialect): string => {
  const { chosen, circle, plain, words, descending, from, size } = asked;
  const fixed = [...plain.map(conditionOf), ...(words.length === 0 ? [] : [startsWords(words)])];
  const source = `FROM listings ${circle === null ? '' : 'JOIN near ON near.dealer = "company"'}`;
  const where = (ignored: FilterName | null): string => {
    const all = [...fixed, ...[...chosen].filter(([name]) => name !== ignored).map(([, demand]) => conditionOf(demand))];
    return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
  };
  const columns = [...new Set(['id', ...COUNTS.flatMap(({ column, of = column }) => [column, of])])].map(quoted).join();
  const free = COUNTS.filter(({ filter }) => !chosen.has(filter));
  const counted = [
    ...(groupingSets ? [setsSql(free)] : free.map((count) => countSql(count, 'FROM found'))),
    ...COUNTS.filter(({ filter }) => chosen.has(filter)).map((count) => countSql(count, `${source} ${where(count.filter)}`)),
  ];
  const page = `SELECT * FROM (${rowSql('page', quoted('id'), '0', 'place')} FROM found
    ORDER BY place ${descending ? 'DESC' : 'ASC'} NULLS LAST, "id" LIMIT ${size} OFFSET ${from}) AS page`;
  return `WITH ${circle === null ? '' : `${nearSql(circle)},`}
    found AS MATERIALIZED (SELECT ${columns}, ${orderSql(asked)} AS place ${source} ${where(null)})
    ${[rowSql('total', 'NULL', 'count(*)') + ' FROM found', ...counted, page].join('\nUNION ALL ')}`;
};

export const foundOf = (rows: readonly SqlRow[], { descending }: Asked): Found => {
  const parts = Map.groupBy(rows, ([part]) => part);
  const countsOf = (part: string): (readonly [number, number])[] =>
    (parts.get(part) ?? []).map(([, value, count]) => [value === null ? NaN : Number(value), count]);
  const extent = (part: string) => {
    const known = (parts.get(part) ?? []).filter(([, value]) => value !== null);
    return known.length === 0
      ? { min: null, max: null }
      : { min: Math.min(...known.map((row) => Number(row[3]))), max: Math.max(...known.map((row) => Number(row[4]))) };
  };
  const facet = (name: Facet) =>
    (parts.get(name) ?? []).flatMap(([, value, count]) => (value === null ? [] : [[value, count] as const]));
  // The parts of a union come in no order that SQL promises.
  const page = (parts.get('page') ?? []).toSorted(([, a, , x], [, b, , y]) => {
    if (x === y) return Number(a) - Number(b);
    if (x === null || y === null) return x === null ? 1 : -1;
    return descending ? y - x : x - y;
  });
  return {
    total: parts.get('total')?.[0]?.[2] ?? 0,
    ids: page.map(([, id]) => Number(id)),
    facets: Object.fromEntries(FACETS.map((name) => [name, facet(name)])) as unknown as Found['facets'],
    histograms: {
      price: barsOf('price', countsOf('price'), extent('price')),
      year: yearBars(countsOf('year')),
      mileage: barsOf('mileage', countsOf('mileage'), extent('mileage')),
    },
  };
};
