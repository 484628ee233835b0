import { chosenOf, FILTERS, type CodedFacet, type Facet, type FacetCount } from '../../../domain/inventory/facets.ts';
import type { InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { capitalised, fold } from '../../../domain/text/fold.ts';
import type { Combinations } from './columns/combinations.ts';
import { facetList, type FacetSource } from './facet-list.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Scratch } from './scratch.ts';
import type { Tallies } from './tallies.ts';
import { ROW_VALUES } from './columns/value-rows.ts';

/** The values of a facet with their counts, in the form of the port. */
export const facetCounts = (
  index: InventoryIndex,
  tallies: Tallies,
  facet: Facet,
  query: InventoryQuery,
  scratch: Scratch,
): FacetCount[] => facetList(sourceOf(index, tallies, facet, query, scratch), index.memory.kernel, scratch);

const sourceOf = (
  index: InventoryIndex,
  tallies: Tallies,
  facet: Facet,
  query: InventoryQuery,
  scratch: Scratch,
): FacetSource => {
  const { builds, kinds, looks, worths } = index;
  const ofRow = <F extends CodedFacet | 'rating'>(field: F, combinations: Combinations<F>): FacetSource => {
    const values = ROW_VALUES[field];
    const { counts } = tallies.byAttribute(field, combinations, field, values.length);
    return { counts, texts: values, chosen: chosenOf(query, field).map(String) };
  };
  switch (facet) {
    case 'company':
      return companyCounts(index, tallies, query.companyIds);
    case 'make':
    case 'model':
      return nameCounts(index, tallies, facet, query[FILTERS[facet].list], scratch);
    case 'year':
      return yearCounts(index, tallies, query.years);
    case 'type':
    case 'body':
      return ofRow(facet, kinds);
    case 'colour':
      return ofRow(facet, looks);
    case 'rating':
      return ofRow(facet, worths);
    default:
      return ofRow(facet, builds);
  }
};

const companyCounts = ({ dealers }: InventoryIndex, tallies: Tallies, ids: readonly number[]): FacetSource => ({
  counts: tallies.byDealer(dealers.size),
  ordered: dealers.ordered,
  texts: dealers.idTexts,
  names: dealers.names,
  nameOfChosen: (id) => dealers.nameOfId(Number(id)) ?? id,
  chosen: ids.map(String),
  numeric: true,
});

const nameCounts = (
  index: InventoryIndex,
  tallies: Tallies,
  facet: 'make' | 'model',
  chosen: readonly string[],
  scratch: Scratch,
): FacetSource => {
  const names = facet === 'make' ? index.makes : index.models;
  const ordered = scratch.words(names.ordered.length);
  ordered.set(names.ordered);
  return {
    counts: tallies.byAttribute(facet, index.kinds, facet, names.size).counts,
    ordered,
    texts: names.keys,
    names: names.values,
    nameOfChosen: (name) => names.valueOf(name) ?? capitalised(name),
    chosen: chosen.map((name) => fold(name)),
  };
};

/** By year, of those that were ever asked for. */
const YEARS: string[] = [];

const yearTexts = (years: Int32Array): readonly string[] => {
  for (const year of years) if (year >= 0) YEARS[year] ??= String(year);
  return YEARS;
};

const yearCounts = ({ looks }: InventoryIndex, tallies: Tallies, chosen: readonly number[]): FacetSource => ({
  counts: tallies.byAttribute('year', looks, 'year', 1 + looks.attributes.year.reduce((a, b) => Math.max(a, b), -1)).counts,
  texts: yearTexts(looks.attributes.year),
  chosen: chosen.map(String),
  numeric: true,
});
