/**
 * Metrics in the text format of Prometheus. Labels have few values each, all known beforehand: page codes, route
 * patterns, types and states. Visitors' data is never a label.
 */
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type MetricObject } from 'prom-client';
import type { WatchedSource } from '../../application/feeds/source-watch.ts';
import type { DeliveryEvent } from '../../application/leads/deliver-leads.ts';
import type { PurgeOutcome } from '../../application/leads/purge-leads.ts';
import type { SentLead } from '../../application/leads/send-lead.ts';
import { parseLeadType } from '../../domain/leads/lead-validation.ts';
import type { LocationAnswer } from '../../ports/location-provider.ts';
import type { LeadCounts } from '../../ports/leads.ts';

/** Values read on each request for the metrics. */
export interface MetricSources {
  readonly leadCounts: () => Promise<LeadCounts>;
  readonly inventoryRevision: () => Promise<number>;
  readonly listedVehicles: () => Promise<number>;
  /** Whether calls to the location provider are paused after failures. */
  readonly locationRests: () => boolean;
  /** Of the disk of DATA_DIR; rejects while there is no such folder. */
  readonly freeBytes: () => Promise<number>;
  /** How each source of feeds stands. */
  readonly sources: () => Promise<readonly WatchedSource[]>;
  readonly now: () => number;
}

/** How a server stands, as /readyz says it. */
export interface Standing {
  readonly reason: () => Promise<string | null>;
  readonly degraded: () => Promise<string | null>;
}

/** Requests refused because of overload. */
export type ShedKind = 'lead' | 'other';

export interface ServedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** In seconds: a page is rendered within 20 ms, and no request takes 5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** While the database does not answer. */
const UNKNOWN: LeadCounts = { leads: NaN, quarantined: NaN, waiting: NaN, dead: NaN, sent: NaN, oldestWaiting: NaN };
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** The metrics of several processes as those of one: counts are added; what each of them reads from the same place is not. */
export const togetherOf = async (
  processes: readonly (readonly MetricObject[])[],
): Promise<{ readonly type: string; readonly body: string }> => {
  const registry = AggregatorRegistry.aggregate(processes.map((metrics) => [...metrics]));
  return { type: registry.contentType, body: await registry.metrics() };
};

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #heldUp = this.#counter(
    'forecourt_http_held_up_total',
    'Requests that used the processor for more than 50 ms, while no other was answered.',
    'route',
  );
  readonly #shed = this.#counter(
    'forecourt_requests_shed_total',
    'Requests refused at once because of overload; they are in no other figure.',
    'kind',
  );
  readonly #connectionsCut = this.#counter(
    'forecourt_connections_cut_total',
    'Connections that were closed because their address had CONNECTIONS_PER_ADDRESS of them open.',
  );
  readonly #leads = this.#counter('forecourt_leads_total', 'Forms that came in, by what they were answered.', 'type', 'outcome');
  readonly #deliveries = this.#counter(
    'forecourt_lead_deliveries_total',
    'Attempts to deliver by this process: sent, again (tried later) or dead (given up).',
    'channel',
    'outcome',
  );
  readonly #photos = this.#counter(
    'forecourt_photos_missed_total',
    'Photos of dealers that could not be fetched or read; each is tried again after ten minutes.',
  );
  readonly #lookups = this.#counter(
    'forecourt_location_lookups_total',
    'Lookups of places, by the provider that was asked and what it answered.',
    'provider',
    'by',
    'outcome',
  );
  readonly #purged = this.#counter(
    'forecourt_leads_purged_total',
    'Leads that this process removed because they were past their retention.',
  );
  readonly #purgeStopped = this.#gauge(
    'forecourt_leads_purge_stopped',
    '1 while the removal of old leads waits for the operator to confirm it.',
  );
  readonly #overdue = this.#gauge(
    'forecourt_leads_overdue_undelivered',
    'Leads past their retention that stay because they were never delivered.',
  );
  readonly #readLeads: () => Promise<void>;

  constructor(sources: MetricSources) {
    collectDefaultMetrics({ register: this.#registry });
    this.#readLeads = this.#watchLeads(sources);
    this.#watchRest(sources);
    this.#watchSources(sources);
  }

  #counter(name: string, help: string, ...labelNames: readonly string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** @param read its value, if it is read on each request for the metrics; NaN where it cannot be read, so that the others still can */
  #gauge(name: string, help: string, read?: () => number | Promise<number>): Gauge {
    const attempt = async (): Promise<number> => read?.() ?? NaN;
    const collect = read && (async (): Promise<void> => gauge.set(await attempt().catch(() => NaN)));
    const gauge = new Gauge({ name, help, registers: [this.#registry], aggregator: 'max', ...(collect && { collect }) });
    return gauge;
  }

  /** Once, in a process that serves. */
  watchServer({ reason, degraded }: Standing): void {
    const flag = (isSo: Promise<string | null>): Promise<number> => isSo.then((said) => Number(said !== null));
    this.#gauge('forecourt_not_ready', '1 while /readyz is 503.', () => flag(reason()));
    this.#gauge('forecourt_degraded', '1 while a part is missing that visitors can do without: /readyz says which.', () =>
      flag(degraded()),
    );
  }

  /** The text that Prometheus reads, and its media type. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    await this.#readLeads();
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** For the process that serves the metrics of all. */
  async objects(): Promise<readonly MetricObject[]> {
    await this.#readLeads();
    return this.#registry.getMetricsAsJSON() as Promise<unknown> as Promise<readonly MetricObject[]>;
  }

  served({ method, route, status, seconds }: ServedRequest): void {
    this.#requests.observe({ method: METHODS.includes(method) ? method : 'other', route, status }, seconds);
  }

  heldUp(route: string): void {
    this.#heldUp.inc({ route });
  }

  shed(kind: ShedKind): void {
    this.#shed.inc({ kind });
  }

  connectionCut(): void {
    this.#connectionsCut.inc();
  }

  /** @param type as it was sent, unchecked */
  leadSent(type: string, sent: SentLead): void {
    const outcome = sent.kind === 'accepted' && sent.suspicions.length > 0 ? 'held' : sent.kind;
    this.#leads.inc({ type: parseLeadType(type) ?? 'unknown', outcome });
  }

  delivered({ channel, outcome }: DeliveryEvent): void {
    this.#deliveries.inc({ channel, outcome });
  }

  purged({ kind, leads, undelivered }: PurgeOutcome): void {
    if (kind === 'purged') this.#purged.inc(leads);
    this.#purgeStopped.set(kind === 'stopped' ? 1 : 0);
    this.#overdue.set(undelivered);
  }

  /** A dealer's photo could not be fetched or read. */
  photoMissed(): void {
    this.#photos.inc();
  }

  lookedUp(provider: string, by: string, { kind }: LocationAnswer): void {
    this.#lookups.inc({ provider, by, outcome: kind });
  }

  /** From leads.db, whichever process delivers: read once for the five gauges. */
  #watchLeads({ leadCounts, now }: MetricSources): () => Promise<void> {
    const pending = this.#gauge('forecourt_outbox_pending', 'Deliveries that are due or will be.');
    const dead = this.#gauge('forecourt_outbox_dead', 'Deliveries that were given up.');
    const quarantined = this.#gauge('forecourt_leads_quarantined', 'Leads that wait to be looked at.');
    const kept = this.#gauge('forecourt_leads_kept', 'Leads that are stored.');
    const oldest = this.#gauge(
      'forecourt_outbox_oldest_seconds',
      'Age of the delivery that has waited longest; 0 when none waits.',
    );
    return async () => {
      const counts = await leadCounts().catch(() => UNKNOWN);
      oldest.set(counts.oldestWaiting === null ? 0 : Math.max(0, now() - counts.oldestWaiting) / 1000);
      pending.set(counts.waiting);
      dead.set(counts.dead);
      quarantined.set(counts.quarantined);
      kept.set(counts.leads);
    };
  }

  #watchRest({ freeBytes, inventoryRevision, listedVehicles, locationRests }: MetricSources): void {
    this.#gauge('forecourt_disk_free_bytes', 'Free space on the disk of DATA_DIR.', freeBytes);
    this.#gauge('forecourt_inventory_revision', 'Grows with every change of the inventory.', inventoryRevision);
    this.#gauge('forecourt_vehicles_listed', 'Vehicles that can be found.', listedVehicles);
    this.#gauge('forecourt_location_provider_resting', '1 while calls to the location provider are paused after failures.', () =>
      locationRests() ? 1 : 0,
    );
  }

  /** From the database, whichever process fetches. The names of sources are those of the operator's file. */
  #watchSources({ sources }: MetricSources): void {
    const gauge = (name: string, help: string, valueOf: (watched: WatchedSource) => number | null): void => {
      const each = new Gauge({
        name,
        help,
        labelNames: ['source'],
        aggregator: 'max',
        registers: [this.#registry],
        async collect() {
          each.reset();
          for (const watched of await sources().catch(() => [])) {
            const value = valueOf(watched);
            if (value !== null) each.set({ source: watched.source.name }, value);
          }
        },
      });
    };
    gauge('forecourt_feed_overdue', '1 while the last success of a source is too long ago.', ({ condition }) =>
      Number(condition === 'overdue'),
    );
    gauge('forecourt_feed_stopped', '1 while a source waits for the operator.', ({ condition }) =>
      Number(condition === 'stopped'),
    );
    gauge('forecourt_feed_last_success_timestamp_seconds', 'When a source last went in.', ({ record: { runs } }) => {
      const success = runs.find(({ outcome }) => outcome === 'imported' || outcome === 'unchanged');
      return success?.endedAt ? success.endedAt / 1000 : null;
    });
    gauge(
      'forecourt_feed_rejected_rows',
      'Records that did not get in at the last import of a source.',
      ({ record: { runs } }) => runs.find(({ rows }) => rows > 0)?.rejected ?? null,
    );
  }
}
