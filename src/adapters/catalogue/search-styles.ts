/** One pass over the columns: a style that fails no field is found, one that fails a single field counts for that field alone. */
import {
  CATALOGUE_FACETS,
  CATALOGUE_RANGES,
  type CatalogueFacet,
  type CatalogueQuery,
} from '../../domain/catalogue/catalogue-query.ts';
import type { CatalogueAnswer } from '../../ports/catalogue.ts';
import type { ScopeView } from './scope-view.ts';
import { FacetField, RangeField, type SearchField } from './search-fields.ts';
import type { SortedSlots } from './sorted-slots.ts';
import { mapValues, recordOf, type StyleColumns } from './style-columns.ts';
import type { StyleWords } from './style-words.ts';

export interface SearchParts {
  readonly columns: StyleColumns;
  readonly words: StyleWords;
  readonly view: ScopeView;
  readonly sorted: SortedSlots;
}

export const searchStyles = ({ columns, words, view, sorted }: SearchParts, query: CatalogueQuery): CatalogueAnswer => {
  const chosen = chosenOf(query);
  const facets = recordOf(CATALOGUE_FACETS, (facet) => new FacetField(facet, columns.facets[facet], chosen[facet]));
  const ranges = recordOf(
    CATALOGUE_RANGES,
    (range) => new RangeField(range === 'price' ? view.prices : columns.numbers[range], query.ranges[range]),
  );
  const fields: readonly SearchField[] = [...Object.values(facets), ...Object.values(ranges)];
  const asked = fields.filter((field) => field.asked);
  const matching = query.text === null ? null : words.matching(query.text);
  const hits = new Uint8Array(columns.styles.length);
  const found = new Uint32Array(view.slots.length);
  const missing = new Map<SearchField, number[]>(asked.map((field) => [field, []]));
  let total = 0;

  for (let k = 0, { length } = view.slots; k < length; k++) {
    const slot = view.slots[k] ?? 0;
    if (matching?.[slot] === 0) continue;
    let failed: SearchField | null = null;
    let several = false;
    for (const field of asked) {
      if (field.passes(slot)) continue;
      several = failed !== null;
      if (several) break;
      failed = field;
    }
    if (several) continue;
    if (failed) missing.get(failed)?.push(slot);
    else {
      hits[slot] = 1;
      found[total++] = slot;
    }
  }
  for (const field of fields) field.count(found.subarray(0, total));
  for (const [field, slots] of missing) field.count(slots);

  return {
    total,
    styles: sorted.page(query, hits, view).flatMap((slot) => columns.styles[slot] ?? []),
    facets: {
      ...mapValues(facets, (field) => field.answer()),
      model: query.makes.length === 0 ? [] : facets.model.answer(),
    },
    histograms: mapValues(ranges, (field) => field.answer()),
  };
};

const chosenOf = (query: CatalogueQuery): Readonly<Record<CatalogueFacet, readonly (string | number)[]>> => ({
  make: query.makes,
  model: query.models,
  year: query.years,
  body: query.bodies,
  fuel: query.fuels,
  transmission: query.transmissions,
  drivetrain: query.drivetrains,
  seats: query.seats,
  doors: query.doors,
});
