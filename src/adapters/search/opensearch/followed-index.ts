/** Keeps an index of OpenSearch in step with the inventory, and what this process knows of it in step with the index. */
import type { InventoryFollower } from '../../../application/inventory/follow-inventory.ts';
import { pollEvery, type Poll } from '../../../application/poll.ts';
import type { PriceRatings } from '../../../application/rating/price-ratings.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { InventoryIndexing } from '../../../ports/inventory-search.ts';
import type { Vehicles } from '../../../ports/vehicles.ts';
import { Refused, type Connection } from './connection.ts';
import { IndexCopy } from './index-copy.ts';
import { Knowledge } from './knowledge.ts';
import type { Lease } from './lease.ts';
import type { IndexNames, LiveIndex } from './live-index.ts';

/** As often as the embedded index (decision 8). */
const POLL_MS = 500;
/** Listings of one call. */
const BATCH = 1000;

export interface FollowedPorts {
  readonly vehicles: Pick<Vehicles, 'revision' | 'changedSince'>;
  readonly ratings: Pick<PriceRatings, 'changed' | 'rated'>;
}

interface Parts extends FollowedPorts {
  readonly connection: Connection;
  readonly names: Pick<IndexNames, 'live' | 'create' | 'publish'>;
  readonly lease: Pick<Lease, 'hold' | 'release'>;
  /** Searches use this from now on. */
  readonly onKnowledge: (knowledge: Knowledge) => void;
  readonly onError: (error: unknown) => void;
}

interface Known extends Pick<LiveIndex, 'name' | 'revision'> {
  readonly knowledge: Knowledge;
}

/** A document does not fit the index: it is filled anew. */
const isMisfit = (error: unknown): boolean => error instanceof Refused && error.status === 400;

/**
 * One process writes (`lease.ts`), and continues where the index says that it is, whoever wrote it. An index that is missing, has other
 * fields, or is ahead of the inventory (a backup was restored) is filled anew beside the old one, which is searched and kept in step until
 * then. Every process reads what its searches need to know of the index, and shows its ratings every listing.
 */
export class FollowedIndex implements InventoryFollower, InventoryIndexing {
  readonly #parts: Parts;
  readonly #poll: Poll;
  /** Those that this process writes, with the revision that they have. */
  readonly #written = new Map<string, { readonly copy: IndexCopy; revision: number }>();
  #known: Known | null = null;
  #filling: Promise<void> | null = null;
  #misfit: string | null = null;
  /** The ratings have seen every listing as of this revision. */
  #surveyed = 0;
  #surveying: Promise<void> | null = null;
  readonly #answers: Promise<void>;
  #isAnswering = (): void => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#answers = new Promise((resolve) => (this.#isAnswering = resolve));
    this.#poll = pollEvery(POLL_MS, () => this.#turn(), parts.onError);
  }

  /** Resolves when there is an index to search, or it is stopped before. */
  async start(): Promise<void> {
    void this.#poll.start();
    await this.#answers;
  }

  async stop(): Promise<void> {
    await this.#poll.stop();
    this.#isAnswering();
    await Promise.allSettled([this.#filling, this.#surveying]);
    await this.#parts.lease.release().catch(() => undefined);
  }

  revision(): number {
    return this.#known?.revision ?? 0;
  }

  showsDemo(): boolean {
    return this.#known?.knowledge.hasDemo ?? false;
  }

  /** Takes over what is known of listings that have not changed, such as ratings; nothing where another process writes. */
  async apply(listings: readonly Listing[]): Promise<void> {
    if (this.#poll.stopped || !(await this.#parts.lease.hold())) return;
    for (const { copy, revision } of this.#written.values()) await copy.apply(listings, revision);
  }

  async #turn(): Promise<void> {
    const { names, vehicles } = this.#parts;
    // Read before the listings: what is committed in between is read again at the next turn, never lost.
    const revision = await vehicles.revision();
    try {
      await this.#write(await names.live(), revision);
    } finally {
      const live = await names.live();
      if (live) await this.#learn(live);
    }
    if (this.#surveyed < revision) this.#surveying ??= this.#survey(revision).finally(() => (this.#surveying = null));
  }

  async #write(live: LiveIndex | null, revision: number): Promise<void> {
    if (!(await this.#parts.lease.hold())) {
      this.#written.clear();
      return;
    }
    if (!live?.fits || live.revision > revision || live.name === this.#misfit) {
      this.#filling ??= this.#fill().finally(() => (this.#filling = null));
      if (live === null) await this.#filling;
      else this.#filling.catch(this.#parts.onError);
      return;
    }
    const written = this.#copyOf(live.name, live.revision);
    if (live.revision === revision) return;
    await this.#takeOver(written, revision).catch((error: unknown) => {
      if (isMisfit(error)) this.#misfit = live.name;
      throw error;
    });
  }

  #copyOf(name: string, revision: number) {
    const known = this.#written.get(name) ?? { copy: new IndexCopy(this.#parts.connection, name), revision };
    known.revision = revision;
    this.#written.set(name, known);
    return known;
  }

  /** False where another process writes now, or this one stops. */
  async #takeOver(written: { readonly copy: IndexCopy; revision: number }, revision: number): Promise<boolean> {
    const { lease, ratings, vehicles } = this.#parts;
    const since = written.revision;
    let batch: Listing[] = [];
    const flush = async (): Promise<boolean> => {
      if (this.#poll.stopped || !(await lease.hold())) return false;
      ratings.changed(batch);
      if (batch.length > 0)
        await written.copy.apply(
          batch.map((listing) => ratings.rated(listing)),
          revision,
        );
      batch = [];
      return true;
    };
    for await (const listings of vehicles.changedSince(since, this.#known === null)) {
      batch.push(...listings);
      if (batch.length >= BATCH && !(await flush())) return false;
    }
    if (!(await flush())) return false;
    await written.copy.settle(revision);
    written.revision = revision;
    if (since <= this.#surveyed) this.#surveyed = Math.max(this.#surveyed, revision);
    return true;
  }

  async #fill(): Promise<void> {
    const { names, vehicles } = this.#parts;
    const name = await names.create();
    const written = this.#copyOf(name, 0);
    try {
      for (let isFirst = true; ; isFirst = false) {
        const revision = await vehicles.revision();
        if (!isFirst && revision === written.revision) break;
        if (!(await this.#takeOver(written, revision))) return;
      }
      await written.copy.merge();
      await names.publish(name);
      for (const other of this.#written.keys()) if (other !== name) this.#written.delete(other);
      this.#misfit = null;
    } catch (error) {
      this.#written.delete(name);
      throw error;
    }
  }

  async #learn({ name, revision }: LiveIndex): Promise<void> {
    if (this.#known?.name === name && this.#known.revision === revision) return;
    const knowledge = this.#known?.name === name ? this.#known.knowledge : new Knowledge();
    await knowledge.renew(this.#parts.connection, name);
    this.#known = { name, revision, knowledge };
    this.#parts.onKnowledge(knowledge);
    this.#isAnswering();
  }

  /** Listings that this process has not taken over itself. */
  async #survey(revision: number): Promise<void> {
    const { onError, ratings, vehicles } = this.#parts;
    try {
      for await (const listings of vehicles.changedSince(this.#surveyed)) {
        if (this.#poll.stopped) return;
        ratings.changed(listings);
      }
      this.#surveyed = Math.max(this.#surveyed, revision);
    } catch (error) {
      onError(error);
    }
  }
}
