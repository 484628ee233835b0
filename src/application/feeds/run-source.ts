/** Runs one source: fetches its file, imports it and records what came of it. */
import type { FeedProfile } from '../../domain/feeds/profile.ts';
import type { FeedSource, RunOutcome } from '../../domain/feeds/feed-source.ts';
import { FeedBroken, type FeedReader } from '../../ports/feed-reader.ts';
import {
  SourceUnreachable,
  type FeedRuns,
  type RunResult,
  type SourceFiles,
  type SourceRecord,
} from '../../ports/feeds/feed-runs.ts';
import { StorageBusy } from '../../ports/vehicles.ts';
import { importFeed, type ImportFeedOutcome, type ImportFeedPorts } from '../inventory/import-feed.ts';
import type { ImportReport, RejectedRow } from '../inventory/import-report.ts';

/** Where the records that did not get in are written. */
export interface RejectedRows {
  add(row: RejectedRow): void;
  restart(): void;
  /** The file's path; null when there is none. */
  close(): string | null;
}

export interface RunSourcePorts extends ImportFeedPorts {
  readonly runs: FeedRuns;
  readonly files: SourceFiles;
  /** Rejects, or throws an Error for the operator, where there is no such profile. */
  readonly profileOf: (name: string) => FeedProfile;
  readonly openFeed: (path: string, profile: FeedProfile) => FeedReader;
  readonly rejectedRowsOf: (source: string) => RejectedRows;
}

export interface RunSourceOptions {
  readonly allowRemovals?: boolean;
  readonly allowMissingFields?: boolean;
  /** Imports the file even where the source says that it is the same. */
  readonly again?: boolean;
  /** Aborted when the process stops: nothing is changed then. */
  readonly signal?: AbortSignal;
}

export type RanSource =
  /** Another process is running it. */
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'ran';
      readonly result: RunResult;
      readonly report: ImportFeedOutcome | null;
      readonly rejectedRows: string | null;
    };

/** After its time limit a run may still wait for another import to end, and write. */
const WRITING_MS = 12 * 60_000;

const NOTHING: Omit<RunResult, 'outcome' | 'detail'> = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  rejected: 0,
  bytes: 0,
  coverage: {},
};

type RunPart = Pick<Extract<RanSource, { kind: 'ran' }>, 'result' | 'report'> & {
  readonly validators?: SourceRecord['validators'];
};

/** Rejects only where the run cannot be recorded. */
export const runSource = async (
  source: FeedSource,
  ports: RunSourcePorts,
  options: RunSourceOptions = {},
): Promise<RanSource> => {
  const { runs, clock } = ports;
  const began = clock.now();
  await runs.remember([source.name], began);
  const id = await runs.begin(source.name, began, began + source.timeLimitMs + WRITING_MS);
  if (id === null) return { kind: 'busy' };
  const timeLimit = AbortSignal.timeout(source.timeLimitMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit;
  const rejected = ports.rejectedRowsOf(source.name);
  const { result, report, validators } = await fetchAndImport(source, ports, options, signal, rejected).catch(
    (error: unknown): RunPart => ({ result: failure(error, source, options, timeLimit), report: null }),
  );
  const rejectedRows = rejected.close();
  await runs.end(id, result, clock.now(), validators);
  return { kind: 'ran', result, report, rejectedRows };
};

const fetchAndImport = async (
  source: FeedSource,
  ports: RunSourcePorts,
  options: RunSourceOptions,
  signal: AbortSignal,
  rejected: RejectedRows,
): Promise<RunPart> => {
  const profile = ports.profileOf(source.profile);
  const readWith = JSON.stringify([source.address, source.dealerId, profile]);
  const [record] = await ports.runs.records([source.name], ports.clock.now());
  const { allowRemovals = false, allowMissingFields = false, again = false } = options;
  // A partial feed is imported each time: what it names is seen again.
  const last = profile.feed === 'full' && !again && record?.validators?.readWith === readWith ? record.validators : null;
  const fetched = await ports.files.fetch(source, last, signal);
  if (fetched.kind === 'not-modified')
    return { result: { ...NOTHING, outcome: 'unchanged', detail: 'Not modified since the last import' }, report: null };
  try {
    const report = await importFeed(ports, {
      feed: untilAborted(ports.openFeed(fetched.path, profile), signal),
      profile,
      dealerId: source.dealerId,
      dryRun: false,
      allowRemovals,
      allowMissingFields,
      onRejected: (row) => rejected.add(row),
      onReadAgain: () => rejected.restart(),
    });
    // Where it was too late to break it off, it is in.
    if (report.kind === 'broken-feed') signal.throwIfAborted();
    const result = { ...resultOf(report), bytes: fetched.bytes };
    const known = result.outcome === 'imported' ? fetched.validators : null;
    return { result, report, validators: known && { ...known, readWith } };
  } finally {
    await fetched.release();
  }
};

/** Breaks off the reading of a file, and so rolls back its import. */
const untilAborted = (feed: FeedReader, signal: AbortSignal): FeedReader => ({
  async *rows() {
    for await (const row of feed.rows()) {
      if (signal.aborted) throw new FeedBroken('the import was broken off');
      yield row;
    }
  },
});

const failure = (error: unknown, source: FeedSource, { signal }: RunSourceOptions, timeLimit: AbortSignal): RunResult => {
  if (signal?.aborted === true)
    return { ...NOTHING, outcome: 'interrupted', detail: 'The process was stopped; nothing was changed' };
  if (timeLimit.aborted) {
    const minutes = String(source.timeLimitMs / 60_000);
    return {
      ...NOTHING,
      outcome: 'failed',
      detail: `It took longer than ${minutes} min; raise timeLimitMinutes if that is usual`,
    };
  }
  const detail = error instanceof Error ? error.message : String(error);
  const isPassing = error instanceof SourceUnreachable || error instanceof StorageBusy;
  return { ...NOTHING, outcome: isPassing ? 'failed' : 'stopped', detail };
};

const resultOf = (outcome: ImportFeedOutcome): Omit<RunResult, 'bytes'> => {
  const [ended, detail] = endOf(outcome);
  if (!('report' in outcome)) return { ...NOTHING, outcome: ended, detail };
  const { rows, added, changed, unchanged, gone, rejected, duplicates, coverage } = outcome.report;
  const done = outcome.kind === 'imported';
  return {
    outcome: ended,
    detail,
    rows,
    added: done ? added : 0,
    changed: done ? changed : 0,
    unchanged: done ? unchanged : 0,
    gone: done ? gone : 0,
    rejected: rejected + duplicates,
    coverage: sharesOf(coverage),
  };
};

const sharesOf = ({ rows, filled }: ImportReport['coverage']): RunResult['coverage'] =>
  rows === 0 ? {} : Object.fromEntries(Object.entries(filled).map(([field, count]) => [field, count / rows]));

const endOf = (outcome: ImportFeedOutcome): readonly [RunOutcome, string] => {
  switch (outcome.kind) {
    case 'imported':
    case 'previewed': {
      const held = [...outcome.report.held, ...outcome.report.kept];
      return held.length === 0
        ? ['imported', '']
        : ['held', `Too many vehicles would be gone of ${namesOf(held)}: held back, the other dealers went in`];
    }
    case 'too-many-removals':
      if (outcome.together)
        return [
          'stopped',
          `${String(outcome.together.gone)} of ${String(outcome.together.listedBefore)} vehicles would be gone, far more than in the last imports: nothing was changed`,
        ];
      return ['stopped', `Too many vehicles would be gone of ${namesOf(outcome.dealers)}: nothing was changed`];
    case 'missing-fields': {
      const falls = outcome.falls.map(
        ({ field, before, now }) => `${field} ${String(Math.round(100 * before))} % → ${String(Math.round(100 * now))} %`,
      );
      return ['stopped', `Far fewer vehicles than before have ${falls.join(', ')}: nothing was changed`];
    }
    case 'nothing-usable':
      return ['stopped', 'The file has no usable record: nothing was changed'];
    case 'unknown-dealer':
      return ['stopped', `There is no dealer ${String(outcome.id)}: correct "dealer" of the source`];
    case 'broken-feed': {
      const line = outcome.line === null ? '' : `line ${String(outcome.line)}: `;
      return ['stopped', `${line}${outcome.problem}: nothing was changed. ${outcome.hint}`.trim()];
    }
  }
};

const NAMED = 5;

const namesOf = (dealers: ImportReport['held']): string => {
  const named = dealers
    .slice(0, NAMED)
    .map(({ id, name, gone, listedBefore }) => `${name} (${String(id)}: ${String(gone)} of ${String(listedBefore)})`);
  const more = dealers.length - named.length;
  return [...named, ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
};
