/**
 * The inner loops of a search, in AssemblyScript: they run over the columns of the index, which stand in the memory that is imported.
 * What each loop is for is said in kernel.ts, which TypeScript calls it by; how a segment is laid out, in columns/layout.ts.
 *
 * Rows and planes are named by their distance from the beginning of a segment, in bytes. A row has a word of 32 bits for each page: one bit
 * a slot, or a number of the page. A block is 16 pages, a line of 64 bytes of each row. Loops go over the blocks that a query looks at, and
 * within a block most often over lanes: 16 bytes of a row, four pages.
 */
export { begin, look } from './blocks';
export { countBoth, countByCode, countByFour, countByOwner, countByRows, keep, sumBy } from './counts';
export { choosePages, select } from './filters';
export { collect, extend, spread, takeWorst } from './order';
