import type { FeedSource, RunOutcome, SourceCondition, SourceRun } from '../../domain/feeds/feed-source.ts';

/** What the server of a source answered with a file, to ask for a newer one (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface RunResult {
  readonly outcome: RunOutcome;
  /** In words for the operator. */
  readonly detail: string;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly rejected: number;
  readonly bytes: number;
  /** Share of the vehicles that have each field, from 0 to 1; empty where nothing was read. */
  readonly coverage: Readonly<Record<string, number>>;
}

export interface RecordedRun extends SourceRun, Omit<RunResult, 'outcome'> {
  readonly id: number;
  readonly source: string;
}

export interface SourceRecord {
  readonly name: string;
  /** When it was first known here. */
  readonly since: number;
  /** What the operator was last told. */
  readonly told: SourceCondition;
  /** Of the last file that went in as a whole, and what it was read with; null: ask for the file in any case. */
  readonly validators: (Validators & { readonly readWith: string }) | null;
  /** The newest first, at most `RUNS_READ`. */
  readonly runs: readonly RecordedRun[];
}

export const RUNS_READ = 20;
/** Of each source; older ones are deleted. */
export const RUNS_KEPT = 200;

/** The runs of the sources, beside the inventory. */
export interface FeedRuns {
  /** Stores since when these sources are known, unless they are known already. */
  remember(names: readonly string[], now: number): Promise<void>;
  /** Every source's record in the order of the names; one that is not known yet has `since` of now. */
  records(names: readonly string[], now: number): Promise<SourceRecord[]>;
  /**
   * Begins a run of a remembered source, unless one is going on whose lease has not ended: then null. A run whose lease has ended is noted as interrupted.
   * @returns the run's number
   */
  begin(source: string, now: number, leaseUntil: number): Promise<number | null>;
  /** `validators` replaces the stored ones; undefined leaves them. */
  end(id: number, result: RunResult, now: number, validators?: SourceRecord['validators']): Promise<void>;
  /** Notes what the operator is told; false where another process has already noted it. */
  tell(source: string, from: SourceCondition, to: SourceCondition): Promise<boolean>;
}

/** A file of a source, ready to be read. */
export interface FetchedFile {
  readonly kind: 'fetched';
  readonly path: string;
  readonly bytes: number;
  readonly validators: Validators | null;
  /** Deletes the copy, if it is one. */
  release(): Promise<void>;
}

export interface SourceFiles {
  /**
   * Gets the file of a source, asking for a newer one than that of the validators. Rejects with `SourceUnreachable`, and with the
   * signal's reason when it is aborted; nothing is left behind then.
   */
  fetch(
    source: FeedSource,
    validators: Validators | null,
    signal: AbortSignal,
  ): Promise<FetchedFile | { readonly kind: 'not-modified' }>;
}

/** The file could not be had, with what to do about it. Holds no secret. */
export class SourceUnreachable extends Error {
  override readonly name = 'SourceUnreachable';
}
