/** Runs the sources that are due, each in one process at a time, until it is stopped. */
import { dueAt, type FeedSource, type NextOccurrence } from '../../domain/feeds/feed-source.ts';
import { pollEvery, type Poll } from '../poll.ts';
import { withinTime } from '../time-limit.ts';
import { runSource, type RanSource, type RunSourcePorts } from './run-source.ts';

export interface SourceWorkerPorts extends RunSourcePorts {
  readonly sources: readonly FeedSource[];
  readonly nextOccurrence: NextOccurrence;
}

export interface SourceWorkerEvents {
  readonly onRun: (source: string, ran: RanSource) => void;
  /** The runs could not be read or recorded; the next turn tries again. */
  readonly onError: (error: unknown) => void;
}

const PAUSE_MS = 5_000;
/** Files that are fetched at once; imports wait for each other in any case. */
const AT_ONCE = 4;
/** The process ends within ten seconds (product rules, section 1). */
const STOP_WITHIN_MS = 5_000;

export class SourceWorker {
  readonly #ports: SourceWorkerPorts;
  readonly #events: SourceWorkerEvents;
  readonly #poll: Poll;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(ports: SourceWorkerPorts, events: SourceWorkerEvents) {
    this.#ports = ports;
    this.#events = events;
    this.#poll = pollEvery(PAUSE_MS, () => this.turn(), events.onError);
  }

  start(): void {
    if (this.#ports.sources.some(({ schedule }) => schedule !== null)) void this.#poll.start();
  }

  /** Breaks off what is running, which changes nothing, and notes it. What cannot be noted in time is told by its lease. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const stopped = this.#poll.stop().then(() => this.settled());
    await withinTime(STOP_WITHIN_MS, stopped, () => undefined);
  }

  /** Resolves when nothing is running. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Begins the runs that are due, without waiting for their ends. */
  async turn(): Promise<void> {
    const { sources, runs, clock, nextOccurrence } = this.#ports;
    const now = clock.now();
    const planned = sources.filter(({ schedule }) => schedule !== null);
    const names = planned.map(({ name }) => name);
    await runs.remember(names, now);
    const records = await runs.records(names, now);
    for (const [index, source] of planned.entries()) {
      const record = records[index];
      if (!record || this.#running.has(source.name) || this.#running.size >= AT_ONCE || this.#poll.stopped) continue;
      const [last] = record.runs;
      if (last?.endedAt === null && last.leaseUntil > now) continue;
      const due = dueAt(source, record.runs, record.since, nextOccurrence);
      if (due !== null && due <= now) this.#begin(source);
    }
  }

  #begin(source: FeedSource): void {
    const run = runSource(source, this.#ports, { signal: this.#stopping.signal })
      .then((ran) => this.#events.onRun(source.name, ran), this.#events.onError)
      .finally(() => this.#running.delete(source.name));
    this.#running.set(source.name, run);
  }
}
