/** Rows that one query reads or changes: below every database's limit of parameters, and a few milliseconds' work. */
export const BATCH_SIZE = 2000;

/**
 * Rows that a running server reads and takes over at once, one or two milliseconds' work. SQLite answers synchronously: without a pause
 * after each slice (`setImmediate`), no request would be answered until the last row.
 */
export const SLICE_SIZE = 50;

/** The same for a server that starts and answers no requests yet: fewer queries, a tenth less processor time than slices of 500. */
export const BULK_SLICE_SIZE = 1000;

export function* batches<T>(items: readonly T[], size: number = BATCH_SIZE): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
