/** The filters of texts as steps of a program: the most expensive ones, so they come last and are asked of what the others left. */
import type { InventoryQuery, InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import { filterText } from '../../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import { CODES, LIVE, type Row } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';
import { Keyword } from './keyword.ts';
import type { Step, Term } from './program.ts';

export const textSteps = (
  index: InventoryIndex,
  query: InventoryQuery,
  scope: InventoryScope,
  freeRow: () => Row,
  scratch: Scratch,
): Step[] => {
  const publication = publicationTerm(index, filterText(query.group), filterText(query.source ?? scope.source), scratch);
  const stockNumber = filterText(query.stockNumber);
  // What few vehicles have first: it leaves few slots to look at.
  const keywords = [...new Set(wordsOf(query.keyword ?? ''))]
    .map((word) => new Keyword(index, word, scratch))
    .sort((a, b) => a.cost - b.cost);
  return [
    ...(publication === null ? [] : [[publication]]),
    ...(stockNumber === null ? [] : [index.stockNumbers.equal(stockNumber, freeRow)]),
    ...keywords.map((keyword) => keyword.terms(freeRow)),
  ].map((terms) => ({ target: null, terms }));
};

/** Null where every listing passes, as most often: then no slot is looked at. */
const publicationTerm = (
  { publications: { table } }: InventoryIndex,
  group: string | null,
  source: string | null,
  scratch: Scratch,
): Term | null => {
  if (group === null && source === null) return null;
  const allowed = scratch.flags(table.size);
  for (const [code, publication] of table.values.entries())
    allowed[code] = Number(
      (group === null || publication.group === group) && (source === null || publication.sources.includes(source)),
    );
  if (allowed.every((passes, code) => passes === 1 || table.uses[code] === 0)) return null;
  return { kind: 'codes', row: LIVE, plane: CODES.publication, allowed };
};
