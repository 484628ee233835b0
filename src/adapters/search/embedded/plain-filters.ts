/** The filters that apply to the counts of every facet. */
import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { filterText, VIN_WORD } from '../../../domain/inventory/searchable.ts';
import type { VehicleType } from '../../../domain/vehicle/attributes.ts';
import { wordsOf } from '../../../domain/text/fold.ts';
import type { Bitmap, SlotSet } from './bits.ts';
import { addCodes, gather, gatherOwners, gatherRow, type Block } from './block.ts';
import type { InventoryIndex } from './inventory-index.ts';
import type { Scratch } from './scratch.ts';
import type { CodeColumn, CodesBySlot } from './columns/slot-codes.ts';
import type { SlotLists } from './columns/slot-lists.ts';
import { valueCode } from './columns/value-rows.ts';

/** The slots that pass scope, circle, place, ids and flags. `dealers` holds 1 by ordinal for each dealer that passes. */
export const candidatesOf = (
  index: InventoryIndex,
  query: InventoryQuery,
  scope: InventoryScope,
  dealers: Uint8Array,
  scratch: Scratch,
): SlotSet => {
  const set = pagesOf(index, dealers, scratch);
  if (scope.types && !isEveryType(index, scope.types)) keepRows(set, index.rows.rowsOf('type', scope.types), scratch);
  for (const flag of query.flags) keepRows(set, [index.rows.flagged(flag)], scratch);
  if (query.ids.length > 0) keepRows(set, [slotsOfIds(index, query.ids, scratch)], scratch);
  return set;
};

/** Most often a site shows all types that there are: then no slot is looked at. */
const isEveryType = ({ kinds }: InventoryIndex, types: readonly VehicleType[]): boolean => {
  const shown = new Set(types.map((type) => valueCode('type', type)));
  return kinds.attributes.type.every((type, kind) => shown.has(type) || kinds.usesOf(kind) === 0);
};

/** All slots in use of these dealers. */
const pagesOf = ({ pages: { count, live, owner } }: InventoryIndex, dealers: Uint8Array, scratch: Scratch): SlotSet => {
  const [pages, words] = [scratch.words(count), scratch.words(count)];
  if (!dealers.includes(0)) {
    words.set(live.subarray(0, count));
    return { pages: scratch.everyPage(count), words };
  }
  let length = 0;
  for (let page = 0; page < count; page++) {
    const dealer = owner[page]!;
    if (dealer < 0 || dealers[dealer] === 0) continue;
    pages[length] = page;
    words[length] = live[page]!;
    length += 1;
  }
  return { pages: pages.subarray(0, length), words: words.subarray(0, length) };
};

const wholeOf = ({ pages, words }: SlotSet): Block => ({ pages, passing: words, from: 0, to: pages.length });

const intersect = (target: Bitmap, other: Bitmap): void => {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
};

const keepRows = (set: SlotSet, rows: readonly Bitmap[], scratch: Scratch): void => {
  const united = scratch.words(set.words.length);
  gather(wholeOf(set), rows, united);
  intersect(set.words, united);
};

const slotsOfIds = (index: InventoryIndex, ids: readonly number[], scratch: Scratch): Bitmap => {
  const row = scratch.words(index.pages.count).fill(0);
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) row[slot >>> 5]! |= 1 << (slot & 31);
  }
  return row;
};

/** Keeps the slots that pass the text filters: the most expensive ones, so they run on what the others left. */
export const keepTexts = (
  index: InventoryIndex,
  query: InventoryQuery,
  scope: InventoryScope,
  passing: SlotSet,
  scratch: Scratch,
): void => {
  keepText(index.groups, query.group, passing, scratch);
  keepSource(index.sources, query.source ?? scope.source, passing, scratch);
  const stockNumber = filterText(query.stockNumber);
  if (stockNumber !== null) index.stockNumbers.keepEqual(stockNumber, passing);
  // Words of letters first: they are found by lists of slots, and leave few slots for the numbers.
  const words = [...new Set(wordsOf(query.keyword ?? ''))].sort().reverse();
  for (const word of words) keepKeyword(index, word, passing, scratch);
};

const keepCodes = (codes: CodesBySlot, allowed: Uint8Array, passing: SlotSet, scratch: Scratch): void => {
  const found = scratch.words(passing.words.length).fill(0);
  addCodes(wholeOf(passing), codes, allowed, found);
  intersect(passing.words, found);
};

const keepText = (column: CodeColumn<null>, wanted: string | null, passing: SlotSet, scratch: Scratch): void => {
  const text = filterText(wanted);
  if (text === null) return;
  const allowed = new Uint8Array(column.table.size);
  const code = column.table.codeOf(text);
  if (code !== undefined) allowed[code] = 1;
  keepCodes(column.codes, allowed, passing, scratch);
};

/** Most often every vehicle is published under the source that is asked for: then no slot is looked at. */
const keepSource = (
  { table, codes }: CodeColumn<readonly string[]>,
  wanted: string | null,
  passing: SlotSet,
  scratch: Scratch,
): void => {
  const source = filterText(wanted);
  if (source === null) return;
  const allowed = Uint8Array.from(table.values, (sources) => Number(sources.includes(source)));
  if (allowed.every((passes, code) => passes === 1 || table.uses[code] === 0)) return;
  keepCodes(codes, allowed, passing, scratch);
};

/** Keeps the listings with a word that starts with `start` in make, model, version, year, stock number or dealer, or with this VIN. */
const keepKeyword = (index: InventoryIndex, start: string, passing: SlotSet, scratch: Scratch): void => {
  const { dealers, kindSlots, looks, pages, stockNumbers, versions } = index;
  const spacedStart = ` ${start}`;
  const block = wholeOf(passing);
  const found = scratch.words(passing.words.length);
  gatherOwners(block, pages.owner, dealers.flagsOfWord(start), found);
  const listed = scratch.words(pages.count).fill(0);
  const ofKind = flagsOf(index.kindTexts, (text) => text.includes(spacedStart));
  if (ofKind) uniteFlagged(kindSlots, ofKind, listed);
  if (VIN_WORD.test(start)) index.sameVehicles.unite(listed, start);
  gatherRow(block, listed, found);
  const ofVersion = flagsOf(versions.table.values, (text) => text.includes(spacedStart));
  if (ofVersion) addCodes(block, versions.codes, ofVersion, found);
  const ofYear = flagsOf(looks.attributes.year, (year) => year >= 0 && String(year).startsWith(start));
  if (ofYear) addCodes(block, looks.codes, ofYear, found);
  stockNumbers.addStarting(start, passing, found);
  intersect(passing.words, found);
};

const uniteFlagged = (lists: SlotLists, flags: Uint8Array, target: Bitmap): void => {
  for (let code = 0; code < flags.length; code++) if (flags[code] === 1) lists.unite(target, code);
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
