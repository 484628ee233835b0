/** What the specifications are asked for most: who needs least, goes farthest, has most power, is shortest. */
import {
  CATALOGUE_RANGE_LIMITS,
  EMPTY_CATALOGUE_QUERY,
  type CatalogueFigure,
  type CatalogueQuery,
} from '../../domain/catalogue/catalogue-query.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { BODIES, typeOfBody } from '../../domain/vehicle/attributes.ts';
import type { Catalogue, CatalogueScope } from '../../ports/catalogue.ts';

/** The first styles by one figure, one of each model. */
export interface StyleRecords {
  readonly figure: CatalogueFigure;
  /** The search that goes on with the others. */
  readonly query: CatalogueQuery;
  readonly styles: readonly [StyleSummary, ...StyleSummary[]];
}

const RECORDS = [
  { figure: 'consumption', sort: 'Consumption', descending: false },
  { figure: 'range', sort: 'Range', descending: true },
  { figure: 'power', sort: 'Power', descending: true },
  { figure: 'length', sort: 'Length', descending: false },
] as const satisfies readonly (Pick<CatalogueQuery, 'sort' | 'descending'> & { readonly figure: CatalogueFigure })[];

const HOLDERS = 5;
/** Leading styles in which that many models are looked for. */
const LOOKED_THROUGH = 60;

/** Where a site has all kinds of vehicle, cars are compared with cars: a motorcycle would hold most of these records. */
const CARS = BODIES.filter((body) => typeOfBody(body) === 'car');

/** Of the two latest model years; without those figures that no style has. */
export const styleRecords = async (
  scope: CatalogueScope,
  catalogue: Pick<Catalogue, 'search'>,
): Promise<readonly StyleRecords[]> => {
  const bodies = (scope.types ?? null) === null ? CARS : [];
  const [latest] = (await catalogue.search({ ...EMPTY_CATALOGUE_QUERY, bodies, pageSize: 1 }, scope)).facets.year;
  if (latest === undefined) return [];
  const newest = Number(latest.value);
  const records = await Promise.all(
    RECORDS.map(async ({ figure, ...order }) => {
      const query = { ...EMPTY_CATALOGUE_QUERY, ...order, bodies, years: [newest - 1, newest] };
      // Without the figure a style would come last, and be shown where few have it.
      const known = { ...query.ranges, [figure]: { min: CATALOGUE_RANGE_LIMITS[figure].min + 0.01, max: null } };
      const { styles } = await catalogue.search({ ...query, ranges: known, pageSize: LOOKED_THROUGH }, scope);
      const best = new Map(styles.toReversed().map((style) => [`${style.make} ${style.model}`, style]));
      const [first, ...others] = styles.filter((style) => best.get(`${style.make} ${style.model}`) === style).slice(0, HOLDERS);
      return first === undefined ? [] : [{ figure, query, styles: [first, ...others] as const }];
    }),
  );
  return records.flat();
};
