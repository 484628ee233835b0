/** Common to all imports: one transaction that stores every usable record of a feed, or changes nothing. */
import { FeedBroken } from '../../ports/feed-reader.ts';
import type { WaitOptions, WriteOptions } from '../../ports/vehicles.ts';

export interface ImportCommand extends WaitOptions {
  /** Reports what an import would do, without doing it. */
  readonly dryRun: boolean;
}

export interface BrokenFeed {
  readonly kind: 'broken-feed';
  readonly problem: string;
  readonly line: number | null;
  readonly hint: string;
}

/** Only `imported` has changed anything. */
export type ImportOutcome<Report> =
  { readonly kind: 'imported' | 'previewed' | 'nothing-usable'; readonly report: Report } | BrokenFeed;

/** An import of 100,000 vehicles takes less; what is left below this is for leads. */
const LEAST_FREE_BYTES = 256 * 1024 ** 2;

/** Thrown to roll the transaction back. */
class RollBack<Outcome> extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('rolled back');
    this.outcome = outcome;
  }
}

interface Writing<Transaction> {
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
}

/**
 * Does the work in a transaction that is committed when its outcome is `imported`, and only then. Rejects with `StorageBusy` when another
 * process writes for too long, with `StorageUnwritable` when less than 256 MB of the disk are free, and with the storage's own errors.
 */
export const runImport = async <Transaction, Outcome extends { readonly kind: string }>(
  writing: Writing<Transaction>,
  work: (transaction: Transaction) => Promise<Outcome>,
  { onWait }: WaitOptions = {},
): Promise<Outcome | BrokenFeed> => {
  try {
    return await writing.transaction(
      async (transaction) => {
        const outcome = await work(transaction);
        if (outcome.kind === 'imported') return outcome;
        throw new RollBack(outcome);
      },
      { leastFree: LEAST_FREE_BYTES, ...(onWait && { onWait }) },
    );
  } catch (error) {
    if (error instanceof RollBack) return error.outcome as Outcome;
    if (error instanceof FeedBroken) return { kind: 'broken-feed', problem: error.message, line: error.line, hint: error.hint };
    throw error;
  }
};

/** The outcome of an import without an error. */
export const settle = <Report extends Pick<RecordCounts, 'added' | 'changed' | 'unchanged'>>(
  report: Report,
  { dryRun }: Pick<ImportCommand, 'dryRun'>,
): Exclude<ImportOutcome<Report>, BrokenFeed> => {
  if (report.added + report.changed + report.unchanged === 0) return { kind: 'nothing-usable', report };
  return { kind: dryRun ? 'previewed' : 'imported', report };
};

export interface RecordCounts {
  /** Records of the feed: the sum of the counts below and of the rejected ones. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Records with the same identity as an earlier one. */
  readonly duplicates: number;
  readonly rejected: number;
  readonly leftOut: readonly { readonly reason: string; readonly count: number }[];
}

export interface Counted<T> {
  readonly count: number;
  /** The first one. */
  readonly example: T;
}

/** Counts occurrences by key, with the first example of each; `most` bounds its memory whatever the feed. */
export class Examples<T> {
  readonly #counted = new Map<string, { count: number; readonly example: T }>();
  readonly #most: number;

  constructor(most = Infinity) {
    this.#most = most;
  }

  add(key: string, example: T): void {
    const known = this.#counted.get(key);
    if (known) known.count++;
    else if (this.#counted.size < this.#most) this.#counted.set(key, { count: 1, example });
  }

  /** Most first. */
  list(): readonly Counted<T>[] {
    return [...this.#counted.values()].sort((a, b) => b.count - a.count);
  }
}

/** Counts the records of a feed during an import. */
export class RecordTally {
  rows = 0;
  added = 0;
  changed = 0;
  unchanged = 0;
  duplicates = 0;
  rejected = 0;
  readonly leftOut = new Examples<string>();

  counts(): RecordCounts {
    const { rows, added, changed, unchanged, duplicates, rejected } = this;
    const leftOut = this.leftOut.list().map(({ example, count }) => ({ reason: example, count }));
    return { rows, added, changed, unchanged, duplicates, rejected, leftOut };
  }
}
