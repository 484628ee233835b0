import {
  BLOCKS_PER_SEGMENT,
  CANDIDATES,
  LIVE,
  NEXT,
  NONE,
  PAGES_PER_BLOCK,
  PAGES_PER_SEGMENT,
  SLOTS_PER_BLOCK,
  type Row,
} from './layout.ts';
import type { Term } from '../query/program.ts';
import { MOST_SEGMENTS, type Segments } from './segments.ts';

/** The blocks that a query looks at: those with candidates, and of these the ones in which anything is left. */
export class Blocks {
  readonly chosen: Int32Array;
  readonly kept: Int32Array;
  /** How many blocks are in the lists. */
  chosenCount = 0;
  keptCount = 0;
  readonly #segments: Segments;
  /** 1 for each block with a chosen page. */
  readonly #marks: Uint8Array;

  constructor(segments: Segments) {
    const { memory } = segments;
    const most = MOST_SEGMENTS * BLOCKS_PER_SEGMENT;
    this.#segments = segments;
    [this.chosen, this.kept] = [memory.array(Int32Array, most), memory.array(Int32Array, most)];
    this.#marks = memory.array(Uint8Array, most);
  }

  /** Chooses all blocks, and answers the row of the candidates: every listing. */
  chooseAll(count: number): Row {
    for (let block = 0; block < count; block++) this.chosen[block] = block;
    this.chosenCount = count;
    return LIVE;
  }

  /** Chooses the blocks with pages of the dealers that pass, 1 by ordinal, and answers the row of their listings. `first` has the first page of each. */
  choosePages(count: number, passes: Uint8Array, first: Int32Array): Row {
    const { kernel } = this.#segments.memory;
    const marks = this.#marks.fill(0, 0, count);
    // Dealers that never had a listing have no place in the list.
    const dealers = Math.min(passes.length, first.length);
    kernel.choosePages(dealers, passes.byteOffset, first.byteOffset, NEXT, LIVE, CANDIDATES, marks.byteOffset);
    let chosen = 0;
    for (let block = 0; block < count; block++) if (marks[block] === 1) this.chosen[chosen++] = block;
    this.chosenCount = chosen;
    return CANDIDATES;
  }

  /** What the kernel looks at: all that was chosen, or what was kept of it. */
  lookAt(blocks: 'chosen' | 'kept'): void {
    const isKept = blocks === 'kept';
    this.#segments.memory.kernel.look(this[blocks].byteOffset, isKept ? this.keptCount : this.chosenCount);
  }

  /** Whether the query has the slot in this row. What rows say of other blocks is left over from queries before. */
  has(row: Row, slot: number): boolean {
    const block = Math.floor(slot / SLOTS_PER_BLOCK);
    let [low, high] = [0, this.keptCount];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.kept[middle]! < block) low = middle + 1;
      else high = middle;
    }
    return low < this.keptCount && this.kept[low] === block && this.#segments.has(row, slot);
  }

  /** Every page with slots of the row, of these blocks. */
  eachPage(row: Row, blocks: 'chosen' | 'kept', visit: (page: number, word: number) => void): void {
    const list = this[blocks];
    const length = blocks === 'kept' ? this.keptCount : this.chosenCount;
    for (let k = 0; k < length; k++) {
      const block = list[k]!;
      const { words } = this.#segments.all[Math.floor(block / BLOCKS_PER_SEGMENT)]!;
      const first = block * PAGES_PER_BLOCK;
      const place = (row >>> 2) + (first % PAGES_PER_SEGMENT);
      for (let word = 0; word < PAGES_PER_BLOCK; word++) if (words[place + word] !== 0) visit(first + word, words[place + word]!);
    }
  }

  /** These slots in a row of the blocks that were chosen, as a term; none for none. */
  rowOf(slots: readonly number[], freeRow: () => Row): Term[] {
    if (slots.length === 0) return [];
    const row = freeRow();
    this.lookAt('chosen');
    this.#segments.memory.kernel.keep(NONE, NONE, 0, row);
    for (const slot of slots) this.#segments.add(row, slot);
    return [{ kind: 'rows', row }];
  }
}
