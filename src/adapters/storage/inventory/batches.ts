/** Rows that one query reads or changes: below every database's limit of parameters, and a few milliseconds' work. */
export const BATCH_SIZE = 2000;

export function* batches<T>(items: readonly T[], size: number = BATCH_SIZE): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
