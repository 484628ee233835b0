import { chosenOf, FILTERS, type CodedFacet, type Facet, type FacetCount } from '../../../../domain/inventory/facets.ts';
import type { InventoryQuery } from '../../../../domain/inventory/inventory-query.ts';
import { capitalised, fold } from '../../../../domain/text/fold.ts';
import type { Combinations } from '../columns/combinations.ts';
import { ROW_VALUES } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import { facetList, type FacetSource } from './facet-list.ts';
import type { Tallies } from './tallies.ts';

/** The values of a facet with their counts, in the form of the port. */
export const facetCounts = (index: InventoryIndex, tallies: Tallies, facet: Facet, query: InventoryQuery): FacetCount[] =>
  facetList(sourceOf(index, tallies, facet, query));

const sourceOf = (index: InventoryIndex, tallies: Tallies, facet: Facet, query: InventoryQuery): FacetSource => {
  const { builds, kinds, looks, worths } = index;
  const ofRow = <A extends string>(field: CodedFacet | 'rating', combinations: Combinations<A>, attribute: A): FacetSource => {
    const { counts } = tallies.byAttribute(field, combinations, attribute);
    return { counts, texts: ROW_VALUES[field], chosen: chosenOf(query, field).map(String) };
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
      return ofRow(facet, kinds, facet);
    case 'colour':
      return ofRow(facet, looks, facet);
    case 'rating':
      return ofRow(facet, worths, facet);
    default:
      return ofRow(facet, builds, facet);
  }
};

const companyCounts = ({ dealers }: InventoryIndex, tallies: Tallies, ids: readonly number[]): FacetSource => ({
  counts: tallies.byDealer(),
  ordered: dealers.ordered,
  texts: dealers.idTexts,
  names: dealers.names,
  nameOfChosen: (id) => dealers.nameOfId(Number(id)) ?? id,
  chosen: ids.map(String),
  numeric: true,
});

const nameCounts = (index: InventoryIndex, tallies: Tallies, facet: 'make' | 'model', chosen: readonly string[]): FacetSource => {
  const names = index[FILTERS[facet].list];
  return {
    counts: tallies.byAttribute(facet, index.kinds, facet).counts,
    ordered: names.ordered,
    texts: names.keys,
    names: names.values,
    nameOfChosen: (name) => names.valueOf(name) ?? capitalised(name),
    chosen: chosen.map((name) => fold(name)),
  };
};

/** The texts of all years that can be asked for. */
const YEARS: readonly string[] = Array.from({ length: FILTERS.year.range.limits.max + 1 }, (_, year) => String(year));

const yearCounts = ({ looks }: InventoryIndex, tallies: Tallies, chosen: readonly number[]): FacetSource => ({
  counts: tallies.byAttribute('year', looks, 'year').counts,
  texts: YEARS,
  chosen: chosen.map(String),
  numeric: true,
});
