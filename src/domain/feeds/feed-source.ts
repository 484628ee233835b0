/** Where the files of a feed come from and when: an entry of the sources' file (docs/feeds.md, "Sources"). */

export type SourceAddress =
  | { readonly kind: 'file'; readonly path: string }
  /** The newest file of a folder counts. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'http'; readonly url: string }
  /** A path that ends with a slash is a folder. `hostKey` is a fingerprint as OpenSSH writes it, `SHA256:…`. */
  | { readonly kind: 'sftp'; readonly url: string; readonly hostKey: string }
  | { readonly kind: 'input' };

export interface FeedSource {
  readonly name: string;
  /** The profile that its files are read with, by name. */
  readonly profile: string;
  readonly address: SourceAddress;
  /** The dealer of every record; null where the profile or the records name it. */
  readonly dealerId: number | null;
  /** Null: it is only run by command. */
  readonly schedule: SourceSchedule | null;
  /** For fetching and importing together. */
  readonly timeLimitMs: number;
  readonly sizeLimitBytes: number;
  /** How long after a run should have succeeded it is overdue. */
  readonly overdueAfterMs: number;
  /** Whether its server may have an address of a private network. */
  readonly privateAddresses: boolean;
  /** The part between `FEED_` and `_USER`, `_PASSWORD`, `_TOKEN`, `_PRIVATE_KEY` of the environment's names; null for none. */
  readonly credentials: string | null;
}

export interface SourceSchedule {
  /** Five fields of cron: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  /** Of the IANA database. */
  readonly timeZone: string;
  /** A run begins up to this much later, so that many sources do not begin at once. */
  readonly jitterMs: number;
}

export type RunOutcome =
  | 'imported'
  /** The source answered that nothing has changed since the last import. */
  | 'unchanged'
  /** Imported, but for dealers that the removal guard held back. */
  | 'held'
  /** A guard stopped it, or the file cannot be read: it needs somebody. */
  | 'stopped'
  /** The file could not be fetched or stored: it is tried again. */
  | 'failed'
  /** The process ended in the middle: nothing was changed. */
  | 'interrupted';

/** Times are milliseconds since 1970, UTC. */
export interface SourceRun {
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  /** A run that has not ended by then was killed. */
  readonly leaseUntil: number;
  readonly outcome: RunOutcome | null;
}

/** The first occurrence of a schedule after a time, without jitter; null where there is none. */
export type NextOccurrence = (schedule: SourceSchedule, after: number) => number | null;

const FIRST_RETRY_MS = 5 * 60_000;

const isIn = ({ outcome }: SourceRun): boolean => outcome === 'imported' || outcome === 'unchanged';

/** What decided how the source stands: neither a run that is going on, nor one that will be tried again by itself. */
const isDecisive = (run: SourceRun): boolean => isIn(run) || run.outcome === 'held' || run.outcome === 'stopped';

const wasTriedInVain = ({ outcome }: SourceRun): boolean => outcome === null || outcome === 'failed' || outcome === 'interrupted';

/** The same for every process that asks: FNV-1a over the source's name and the time, within the jitter. */
const jitter = (name: string, at: number, jitterMs: number): number => {
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${String(at)}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % (jitterMs + 1);
};

const occurrenceAfter = ({ name, schedule }: FeedSource, after: number, next: NextOccurrence): number | null => {
  const at = schedule && next(schedule, after);
  return at === null || schedule === null ? null : at + jitter(name, at, schedule.jitterMs);
};

/**
 * When the source is to be run next; null for never. Occurrences that were missed count once. A run in vain is tried again after five
 * minutes, then after ten, twenty and so on, until the next occurrence. @param runs the newest first
 */
export const dueAt = (source: FeedSource, runs: readonly SourceRun[], since: number, next: NextOccurrence): number | null => {
  if (source.schedule === null) return null;
  const [last] = runs;
  if (!last) return since;
  const planned = occurrenceAfter(source, last.startedAt, next);
  const decided = runs.findIndex((run) => !wasTriedInVain(run));
  const inVain = decided === -1 ? runs.length : decided;
  if (inVain === 0) return planned;
  const again = (last.endedAt ?? last.leaseUntil) + FIRST_RETRY_MS * 2 ** (inVain - 1);
  return planned === null ? again : Math.min(planned, again);
};

export type SourceCondition = 'ok' | 'overdue' | 'stopped';

/**
 * How a source stands. It is stopped from a run that needs somebody until one succeeds, and overdue when the run that should have
 * succeeded after the last success has not.
 */
export const conditionOf = (
  source: FeedSource,
  runs: readonly SourceRun[],
  since: number,
  now: number,
  next: NextOccurrence,
): SourceCondition => {
  const decided = runs.find(isDecisive);
  if (decided && !isIn(decided)) return 'stopped';
  const expected = occurrenceAfter(source, runs.find(isIn)?.startedAt ?? since, next);
  return expected !== null && now > expected + source.overdueAfterMs ? 'overdue' : 'ok';
};
