/** What every import has in common: one transaction that keeps all that is usable of a feed, or leaves no trace. */
import { FeedBroken } from '../../ports/feed-reader.ts';
import type { WaitOptions } from '../../ports/vehicles.ts';

export interface ImportCommand extends WaitOptions {
  /** Finds out what an import would do, and does nothing. */
  readonly dryRun: boolean;
}

export interface BrokenFeed {
  readonly kind: 'broken-feed';
  readonly problem: string;
  readonly line: number | null;
  readonly hint: string;
}

/** Everything but `imported` has changed nothing. */
export type ImportOutcome<Report> =
  { readonly kind: 'imported' | 'previewed' | 'nothing-usable'; readonly report: Report } | BrokenFeed;

/** Ends the transaction without a trace. */
class RollBack<Outcome> extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('rolled back');
    this.outcome = outcome;
  }
}

interface Writing<Transaction> {
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: WaitOptions): Promise<T>;
}

/**
 * Does the work in a transaction that is committed when its outcome is `imported`, and only then. Rejects with `StorageBusy` when another
 * process writes for too long, and with the storage's own errors.
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
      onWait ? { onWait } : {},
    );
  } catch (error) {
    if (error instanceof RollBack) return error.outcome as Outcome;
    if (error instanceof FeedBroken) return { kind: 'broken-feed', problem: error.message, line: error.line, hint: error.hint };
    throw error;
  }
};

/** How an import ends that nothing speaks against. */
export const settle = <Report extends Pick<RecordCounts, 'added' | 'changed' | 'unchanged'>>(
  report: Report,
  { dryRun }: Pick<ImportCommand, 'dryRun'>,
): Exclude<ImportOutcome<Report>, BrokenFeed> => {
  if (report.added + report.changed + report.unchanged === 0) return { kind: 'nothing-usable', report };
  return { kind: dryRun ? 'previewed' : 'imported', report };
};

export interface RecordCounts {
  /** Records of the feed: the sum of the counts that follow, and of those left out. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Records of what an earlier record named. */
  readonly duplicates: number;
  readonly rejected: number;
  readonly leftOut: readonly { readonly reason: string; readonly count: number }[];
}

export interface Counted<T> {
  readonly count: number;
  /** The first of them. */
  readonly example: T;
}

/** Counts what is alike, with the first of each; its memory does not grow with the feed when `most` or the keys are few. */
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

/** Counts the records of a feed as an import goes along. */
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
