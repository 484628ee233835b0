/** An index of OpenSearch as it is written: batches of listings, and the revision of the inventory that it has reached. */
import { isDeepStrictEqual } from 'node:util';
import { isListed } from '../../../domain/inventory/searchable.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import { Refused, type Connection } from './connection.ts';
import { besides, dealerDocumentOf, documentOf, recordOf, type ListingDocument } from './documents.ts';

/** Of a call that no visitor waits for. */
const LIMIT_MS = 30_000;
const MERGE_LIMIT_MS = 600_000;
/** As many as one search gives; a VIN has a handful of listings. */
const MOST_MATES = 10_000;
const KEYS_AT_ONCE = 1000;

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<string, { readonly status: number; readonly error?: { readonly type: string; readonly reason: string } }>
  >[];
}
interface Stored {
  readonly _id: string;
  readonly _source?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly reason: string };
}

const NEWER_IS_THERE = 409;
const NOT_FOUND = 404;

const nameOfDealer = (id: number): string => `dealer-${String(id)}`;

/** The last of each id. */
const lastOf = <T>(items: readonly T[], idOf: (item: T) => number): Map<number, T> =>
  new Map(items.map((item) => [idOf(item), item]));

/**
 * Writes one index. Each document carries the revision of the inventory at which it was read as its version: OpenSearch refuses an older
 * state after a newer one, so that changes may be repeated, and two writers at once do no harm.
 */
export class IndexCopy {
  readonly #connection: Connection;
  readonly #index: string;
  /** Batches are written one after the other: each looks at what the ones before it have left. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection, index: string) {
    this.#connection = connection;
    this.#index = index;
  }

  /**
   * Takes over the present state of these listings; searches see it when it resolves. A dealer's new record for another market has to
   * come with all their listings, as `Vehicles.changedSince` gives them.
   *
   * @param revision of the inventory, read before the listings were
   * Rejects when a document is refused, after the others of the batch were written.
   */
  apply(listings: readonly Listing[], revision: number): Promise<void> {
    const applied = this.#last.then(() => this.#apply(listings, revision));
    this.#last = applied.catch(() => undefined);
    return applied;
  }

  async #apply(listings: readonly Listing[], revision: number): Promise<void> {
    const latest = lastOf(listings, ({ vehicle }) => vehicle.id);
    const dealers = lastOf(
      listings.map(({ dealer }) => dealer),
      ({ id }) => id,
    );
    const stored = await this.#stored([...[...latest.keys()].map(String), ...[...dealers.keys()].map(nameOfDealer)]);
    const written = [...latest.values()].filter(({ vehicle }) => isListed(vehicle)).map(documentOf);
    const before = [...latest.keys()].map((id) => stored.get(String(id)) as ListingDocument | undefined);
    const keys = new Set([...written, ...before].map((document) => document?.key ?? null).filter((key) => key !== null));
    const mates = (await this.#withKeys([...keys])).filter(({ id }) => !latest.has(id));
    const ofKey = Map.groupBy([...written, ...mates], ({ key }) => key);

    const lines: object[] = [];
    const write = (id: string, document: Readonly<Record<string, unknown>>, old: unknown): void => {
      if (!isDeepStrictEqual(document, old))
        lines.push({ index: { _id: id, version: revision, version_type: 'external_gte' } }, document);
    };
    const mateOf = new Map(mates.map((mate) => [mate.id, mate]));
    for (const document of [...written, ...mates])
      write(
        String(document.id),
        besides(document, ofKey.get(document.key) ?? []),
        stored.get(String(document.id)) ?? mateOf.get(document.id),
      );
    for (const { vehicle } of latest.values())
      if (!isListed(vehicle) && stored.has(String(vehicle.id)))
        lines.push({ delete: { _id: String(vehicle.id), version: revision, version_type: 'external_gte' } });
    for (const dealer of dealers.values()) {
      const id = nameOfDealer(dealer.id);
      if (!isDeepStrictEqual(recordOf(dealer), stored.get(id)?.record)) write(id, dealerDocumentOf(dealer, revision), null);
    }
    if (lines.length > 0) await this.#bulk(lines);
  }

  /** Notes that the index has everything up to this revision. */
  async settle(revision: number): Promise<void> {
    await this.#connection.call('PUT', `/${this.#index}/_mapping`, { _meta: { revision } }, { limitMs: LIMIT_MS });
  }

  /** Makes one segment of all: it is searched in less time than many. For an index that was just filled, since it writes everything again. */
  async merge(): Promise<void> {
    await this.#connection.call('POST', `/${this.#index}/_forcemerge?max_num_segments=1`, undefined, { limitMs: MERGE_LIMIT_MS });
    await this.#connection.call('POST', `/${this.#index}/_refresh`, undefined, { limitMs: LIMIT_MS });
  }

  async #stored(ids: readonly string[]): Promise<Map<string, Readonly<Record<string, unknown>>>> {
    const { docs } = await this.#connection.call<{ docs: readonly Stored[] }>(
      'POST',
      `/${this.#index}/_mget`,
      { ids },
      { limitMs: LIMIT_MS },
    );
    const failed = docs.find(({ error }) => error);
    if (failed) throw new Refused(NOT_FOUND, String(failed.error?.reason));
    return new Map(docs.flatMap(({ _id, _source }) => (_source ? [[_id, _source]] : [])));
  }

  async #withKeys(keys: readonly string[]): Promise<ListingDocument[]> {
    const found: ListingDocument[] = [];
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
      const { hits } = await this.#connection.call<{ hits: { hits: readonly { readonly _source: ListingDocument }[] } }>(
        'POST',
        `/${this.#index}/_search?allow_partial_search_results=false`,
        { size: MOST_MATES, query: { terms: { key: keys.slice(from, from + KEYS_AT_ONCE) } } },
        { limitMs: LIMIT_MS },
      );
      found.push(...hits.hits.map(({ _source }) => _source));
    }
    return found;
  }

  async #bulk(lines: readonly object[]): Promise<void> {
    const { errors, items } = await this.#connection.call<BulkAnswer>('POST', `/${this.#index}/_bulk?refresh=true`, lines, {
      limitMs: LIMIT_MS,
    });
    if (!errors) return;
    for (const { status, error } of items.flatMap((item) => Object.values(item)))
      if (error && status !== NEWER_IS_THERE && status !== NOT_FOUND) throw new Refused(status, `${error.type}: ${error.reason}`);
  }
}
