import { chosenOf, FILTERS, type CodedFacet, type Facet, type FacetCount } from '../../../domain/inventory/facets.ts';
import type { InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { capitalised, fold } from '../../../domain/text/fold.ts';
import type { Combinations } from './columns/combinations.ts';
import { facetList } from './facet-list.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Tallies } from './tallies.ts';
import { ROW_VALUES } from './columns/value-rows.ts';

/** The values of a facet with their counts, in the form of the port. */
export const facetCounts = (index: InventoryIndex, tallies: Tallies, facet: Facet, query: InventoryQuery): FacetCount[] => {
  const { builds, kinds, looks, worths } = index;
  const ofRow = <F extends CodedFacet | 'rating'>(field: F, combinations: Combinations<F>): FacetCount[] => {
    const values = ROW_VALUES[field];
    const { counts } = tallies.byAttribute(field, combinations, field, values.length);
    return facetList({ counts, texts: values, chosen: chosenOf(query, field).map(String) });
  };
  switch (facet) {
    case 'company':
      return companyCounts(index, tallies, query.companyIds);
    case 'make':
    case 'model':
      return nameCounts(index, tallies, facet, query[FILTERS[facet].list]);
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

const companyCounts = ({ dealers }: InventoryIndex, tallies: Tallies, ids: readonly number[]): FacetCount[] =>
  facetList({
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
): FacetCount[] => {
  const names = facet === 'make' ? index.makes : index.models;
  return facetList({
    counts: tallies.byAttribute(facet, index.kinds, facet, names.size).counts,
    ordered: names.ordered,
    texts: names.keys,
    names: names.values,
    nameOfChosen: (name) => names.valueOf(name) ?? capitalised(name),
    chosen: chosen.map((name) => fold(name)),
  });
};

const yearCounts = ({ looks }: InventoryIndex, tallies: Tallies, chosen: readonly number[]): FacetCount[] => {
  const years = [...new Set(looks.attributes.year)].filter((year) => year >= 0).sort((a, b) => a - b);
  const { counts } = tallies.byAttribute('year', looks, 'year', (years.at(-1) ?? 0) + 1);
  return facetList({
    counts: Uint32Array.from(years, (year) => counts[year]!),
    texts: years.map(String),
    chosen: chosen.map(String),
    numeric: true,
  });
};
