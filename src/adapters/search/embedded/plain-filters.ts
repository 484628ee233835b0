/** The filters that apply to the counts of every facet. */
import type { InventoryQuery, InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { filterText, VIN_WORD } from '../../../domain/inventory/searchable.ts';
import type { VehicleType } from '../../../domain/vehicle/attributes.ts';
import { wordsOf } from '../../../domain/text/fold.ts';
import type { Bitmap, SlotSet } from './bits.ts';
import { addCodes, inRows, ofOwners } from './block.ts';
import type { Kernel } from './kernel/kernel.ts';
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
  if (scope.types && !isEveryType(index, scope.types)) keepRows(index, set, index.rows.rowsOf('type', scope.types), scratch);
  for (const flag of query.flags) keepRows(index, set, [index.rows.flagged(flag)], scratch);
  if (query.ids.length > 0) keepRows(index, set, [slotsOfIds(index, query.ids, scratch)], scratch);
  return set;
};

/** Most often a site shows all types that there are: then no slot is looked at. */
const isEveryType = ({ kinds }: InventoryIndex, types: readonly VehicleType[]): boolean => {
  const shown = new Set(types.map((type) => valueCode('type', type)));
  const { type } = kinds.attributes;
  for (let kind = 0; kind < kinds.size; kind++) if (!shown.has(type[kind]!) && kinds.usesOf(kind) !== 0) return false;
  return true;
};

/** All slots in use of these dealers. */
const pagesOf = (
  { memory, pages: { all, count, live, owner } }: InventoryIndex,
  dealers: Uint8Array,
  scratch: Scratch,
): SlotSet => {
  if (!dealers.includes(0)) {
    const words = scratch.words(count);
    words.set(live.subarray(0, count));
    return { pages: all.subarray(0, count), words, listed: 0 };
  }
  // One more of each: the place after the last is written too.
  const [pages, words] = [scratch.words(count + 1), scratch.words(count + 1)];
  const { choosePages } = memory.kernel;
  const [owners, passes] = [owner.byteOffset, dealers.byteOffset];
  const length = choosePages(count, owners, passes, live.byteOffset, pages.byteOffset, words.byteOffset);
  return { pages: pages.subarray(0, length), words: words.subarray(0, length), listed: pages.byteOffset };
};

const keepBoth = ({ keep }: Kernel, { words }: SlotSet, others: Bitmap): void =>
  keep(words.length, words.byteOffset, others.byteOffset, 0, words.byteOffset);

const keepRows = ({ memory: { kernel } }: InventoryIndex, set: SlotSet, rows: readonly Bitmap[], scratch: Scratch): void => {
  const united = scratch.words(set.words.length);
  inRows(kernel, scratch.listOf(rows))({ set, from: 0, to: united.length }, united);
  keepBoth(kernel, set, united);
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
  const { kernel } = index.memory;
  keepText(kernel, index.groups, query.group, passing, scratch);
  keepSource(kernel, index.sources, query.source ?? scope.source, passing, scratch);
  const stockNumber = filterText(query.stockNumber);
  if (stockNumber !== null) index.stockNumbers.keepEqual(stockNumber, passing);
  // Words of letters first: they are found by lists of slots, and leave few slots for the numbers.
  const words = [...new Set(wordsOf(query.keyword ?? ''))].sort().reverse();
  for (const word of words) keepKeyword(index, word, passing, scratch);
};

const keepCodes = (kernel: Kernel, codes: CodesBySlot, allowed: Uint8Array, passing: SlotSet, scratch: Scratch): void => {
  const found = scratch.words(passing.words.length).fill(0);
  addCodes(kernel, passing, codes, allowed, found);
  keepBoth(kernel, passing, found);
};

const keepText = (kernel: Kernel, column: CodeColumn<null>, wanted: string | null, passing: SlotSet, scratch: Scratch): void => {
  const text = filterText(wanted);
  if (text === null) return;
  const allowed = scratch.flags(column.table.size);
  const code = column.table.codeOf(text);
  if (code !== undefined) allowed[code] = 1;
  keepCodes(kernel, column, allowed, passing, scratch);
};

/** Most often every vehicle is published under the source that is asked for: then no slot is looked at. */
const keepSource = (
  kernel: Kernel,
  column: CodeColumn<readonly string[]>,
  wanted: string | null,
  passing: SlotSet,
  scratch: Scratch,
): void => {
  const { table } = column;
  const source = filterText(wanted);
  if (source === null) return;
  const allowed = scratch.flags(table.size);
  for (const [code, sources] of table.values.entries()) allowed[code] = Number(sources.includes(source));
  if (allowed.every((passes, code) => passes === 1 || table.uses[code] === 0)) return;
  keepCodes(kernel, column, allowed, passing, scratch);
};

/** Keeps the listings with a word that starts with `start` in make, model, version, year, stock number or dealer, or with this VIN. */
const keepKeyword = (index: InventoryIndex, start: string, passing: SlotSet, scratch: Scratch): void => {
  const { dealers, kindSlots, looks, memory, pages, stockNumbers, versions } = index;
  const { kernel } = memory;
  const spacedStart = ` ${start}`;
  const found = scratch.words(passing.words.length);
  ofOwners(kernel, pages.owner, dealers.flagsOfWord(start, scratch))({ set: passing, from: 0, to: found.length }, found);
  const listed = scratch.words(pages.count).fill(0);
  const ofKind = flagsOf(scratch, index.kindTexts, (text) => text.includes(spacedStart));
  if (ofKind) uniteFlagged(kindSlots, ofKind, listed);
  if (VIN_WORD.test(start)) index.sameVehicles.unite(listed, start);
  kernel.addBetween(passing.listed, 0, found.length, listed.byteOffset, index.rows.none.byteOffset, found.byteOffset);
  const ofVersion = flagsOf(scratch, versions.table.values, (text) => text.includes(spacedStart));
  if (ofVersion) addCodes(kernel, passing, versions, ofVersion, found);
  const ofYear = flagsOf(scratch, looks.attributes.year, (year) => year >= 0 && String(year).startsWith(start));
  if (ofYear) addCodes(kernel, passing, looks, ofYear, found);
  stockNumbers.addStarting(start, passing, found);
  keepBoth(kernel, passing, found);
};

const uniteFlagged = (lists: SlotLists, flags: Uint8Array, target: Bitmap): void => {
  for (let code = 0; code < flags.length; code++) if (flags[code] === 1) lists.unite(target, code);
};

/** By code: 1 for each value that passes; null when none does. */
const flagsOf = <T>(scratch: Scratch, values: ArrayLike<T>, passes: (value: T) => boolean): Uint8Array | null => {
  const flags = scratch.flags(values.length);
  let any = false;
  for (let code = 0; code < flags.length; code++) {
    if (!passes(values[code]!)) continue;
    flags[code] = 1;
    any = true;
  }
  return any ? flags : null;
};
