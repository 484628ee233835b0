/** The filters that apply to the counts of every facet. */
import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { filterText, VIN_WORD } from '../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../domain/text/fold.ts';
import { intersect, type Bitmap } from './bits.ts';
import type { CodeColumn, InventoryIndex } from './inventory-index.ts';
import { scanCodes, scanOwners } from './scans.ts';
import type { Scratch } from './scratch.ts';

/** The slots that pass scope, circle, place, ids and flags. `dealers` holds 1 by ordinal for each dealer that passes. */
export const passPlainFilters = (
  index: InventoryIndex,
  query: InventoryQuery,
  scope: InventoryScope,
  dealers: Uint8Array,
  scratch: Scratch,
): Bitmap => {
  const passing = scratch.bitmap();
  scanOwners(index.pages.owner, dealers, passing);
  intersect(passing, index.pages.live);
  if (scope.types) {
    const ofTypes = scratch.bitmap();
    index.rows.unite(ofTypes, 'type', scope.types);
    intersect(passing, ofTypes);
  }
  for (const flag of query.flags) intersect(passing, index.rows.flagged(flag, passing.length));
  if (query.ids.length > 0) intersect(passing, slotsOfIds(index, query.ids, scratch));
  return passing;
};

/** Keeps the slots that pass the text filters: the most expensive ones, so they run on what the others left. */
export const keepTexts = (
  index: InventoryIndex,
  query: InventoryQuery,
  scope: InventoryScope,
  passing: Bitmap,
  scratch: Scratch,
): void => {
  keepText(index.groups, query.group, passing, scratch);
  keepSource(index.sources, query.source ?? scope.source, passing, scratch);
  keepStockNumber(index, query.stockNumber, passing);
  for (const word of new Set(wordsOf(query.keyword ?? ''))) keepKeyword(index, word, passing, scratch);
};

const slotsOfIds = (index: InventoryIndex, ids: readonly number[], scratch: Scratch): Bitmap => {
  const slots = scratch.bitmap();
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) slots[slot >>> 5]! |= 1 << (slot & 31);
  }
  return slots;
};

const keepText = (column: CodeColumn<null>, wanted: string | null, passing: Bitmap, scratch: Scratch): void => {
  const text = filterText(wanted);
  if (text === null) return;
  const allowed = new Uint8Array(column.table.size);
  const code = column.table.codeOf(text);
  if (code !== undefined) allowed[code] = 1;
  const same = scratch.bitmap();
  scanCodes(column.codes, allowed, passing, same);
  intersect(passing, same);
};

/** Most often every vehicle is published under the source that is asked for: then no slot is looked at. */
const keepSource = (
  { table, codes }: CodeColumn<readonly string[]>,
  wanted: string | null,
  passing: Bitmap,
  scratch: Scratch,
): void => {
  const source = filterText(wanted);
  if (source === null) return;
  const allowed = Uint8Array.from(table.values, (sources) => Number(sources.includes(source)));
  if (allowed.every((passes, code) => passes === 1 || table.uses[code] === 0)) return;
  const published = scratch.bitmap();
  scanCodes(codes, allowed, passing, published);
  intersect(passing, published);
};

const keepStockNumber = ({ stockNumbers }: InventoryIndex, wanted: string | null, passing: Bitmap): void => {
  const text = filterText(wanted);
  if (text !== null) stockNumbers.keepEqual(text, passing);
};

/** Keeps the listings with a word that starts with `start` in make, model, version, year, stock number or dealer, or with this VIN. */
const keepKeyword = (index: InventoryIndex, start: string, passing: Bitmap, scratch: Scratch): void => {
  const { dealers, kinds, looks, pages, stockNumbers, versions } = index;
  const spacedStart = ` ${start}`;
  const found = scratch.bitmap();
  scanOwners(pages.owner, dealers.flagsOfWord(start), found);
  const addWhere = (codes: Uint32Array, texts: readonly string[]): void => {
    const flags = flagsOf(texts, (text) => text.includes(spacedStart));
    if (flags) scanCodes(codes, flags, passing, found);
  };
  addWhere(kinds.codes, index.kindTexts);
  addWhere(versions.codes, versions.table.values);
  const years = flagsOf(looks.attributes.year, (year) => year >= 0 && String(year).startsWith(start));
  if (years) scanCodes(looks.codes, years, passing, found);
  stockNumbers.addStarting(start, passing, found);
  if (VIN_WORD.test(start)) index.sameVehicles.unite(found, start);
  intersect(passing, found);
};

/** By code: 1 for each value that passes; null when none does. */
const flagsOf = <T>(values: readonly T[], passes: (value: T) => boolean): Uint8Array | null => {
  const flags = new Uint8Array(values.length);
  let any = false;
  for (let code = 0; code < flags.length; code++) {
    if (!passes(values[code]!)) continue;
    flags[code] = 1;
    any = true;
  }
  return any ? flags : null;
};
