/** What every price is expected to be, kept in memory and computed model by model beside the visitors (decision 55). */
import { candidatesAmong, comparableOf, type Comparable } from '../../domain/rating/comparable.ts';
import { trustIn } from '../../domain/rating/confidence.ts';
import { expectedPriceOf } from '../../domain/rating/expected-price.ts';
import { gradedPrice, type Expectation } from '../../domain/rating/grade.ts';
import { obstacleOf } from '../../domain/rating/rating.ts';
import { fold } from '../../domain/text/fold.ts';
import { memoised } from '../../domain/text/memoised.ts';
import { shownOnce } from '../../domain/vehicle/same-vehicle.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventoryIndexing } from '../../ports/inventory-search.ts';
import type { Ports } from '../../ports/ports.ts';
import { pollEvery, type Poll } from '../poll.ts';
import { ModelExpectations } from './model-expectations.ts';

/** How often to look for models to rate. */
const POLL_MS = 500;
/** Requests run after this many milliseconds of rating, and for twice as long. */
const SLICE_MS = 4;
const REST = 2;
/** Listings that are read, or given to the index, at once. */
const BATCH = 100;

type RatingPorts = Pick<Ports, 'vehicles'> & { readonly search: InventoryIndexing };

const folded = memoised(fold);

/** What is compared: one model of one market in one currency, invented vehicles apart. Null for what cannot be rated. */
const modelOf = ({ vehicle, dealer }: Listing): string | null => {
  const { price, type, demo, make, model } = vehicle;
  if (price === null || obstacleOf(vehicle) !== null) return null;
  return [dealer.market, price.currency, type, demo, folded(make), folded(model)].join('|');
};

const comparableIn = ({ vehicle }: Listing): Comparable | null => vehicle.price && comparableOf(vehicle, vehicle.price.currency);

const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, k) => items.slice(k * BATCH, (k + 1) * BATCH));

const byNews = ({ vehicle: a }: Listing, { vehicle: b }: Listing): number => b.firstSeen - a.firstSeen || a.id - b.id;

/**
 * An expectation is kept, not a grade: a vehicle whose price has changed is graded by the new one at once, and those that compare with it when
 * their model's turn comes.
 */
export class PriceRatings {
  readonly #ports: RatingPorts;
  readonly #models = new Map<string, ModelExpectations>();
  readonly #stale = new Set<string>();
  /** Vehicles that changed since the present model's turn began. */
  readonly #changed = new Set<number>();
  /** A listing that is cached stays one object while its rating does. */
  readonly #graded = new WeakMap<Listing, { readonly by: Expectation; readonly listing: Listing }>();
  readonly #poll: Poll;
  #sliceEnds = 0;

  /** @param onError is called when turns begin to fail, and once a minute as long as they do; the next one retries */
  constructor(ports: RatingPorts, onError: (error: unknown) => void) {
    this.#ports = ports;
    this.#poll = pollEvery(POLL_MS, () => this.turn(), onError);
  }

  /** Resolves when every model that is known so far is rated; changes are rated as they come. */
  start(): Promise<void> {
    return this.#poll.start();
  }

  stop(): Promise<void> {
    return this.#poll.stop();
  }

  /** The listing with the rating of its price, where there is one. */
  rated(listing: Listing): Listing {
    const model = modelOf(listing);
    const by = model === null ? null : (this.#models.get(model)?.of(listing.vehicle.id) ?? null);
    if (by === null || listing.vehicle.price === null) return listing;
    const known = this.#graded.get(listing);
    if (known && isSame(known.by, by)) return known.listing;
    const graded = { ...listing, rating: gradedPrice(listing.vehicle.price.amount, by) };
    this.#graded.set(listing, { by, listing: graded });
    return graded;
  }

  /** Call it before the index has the present state of these listings. */
  changed(listings: readonly Listing[]): void {
    for (const listing of listings) {
      const { id } = listing.vehicle;
      this.#changed.add(id);
      const model = modelOf(listing);
      if (model !== null) {
        const known = this.#models.get(model) ?? new ModelExpectations();
        known.add(id);
        this.#models.set(model, known);
        this.#stale.add(model);
      }
    }
  }

  /** Rates what is stale by now. */
  async turn(): Promise<void> {
    for (const model of this.#stale) {
      if (this.#poll.stopped) return;
      this.#stale.delete(model);
      try {
        await this.#rate(model);
      } catch (error) {
        this.#stale.add(model);
        throw error;
      }
    }
  }

  async #rate(model: string): Promise<void> {
    this.#changed.clear();
    const before = this.#models.get(model) ?? new ModelExpectations();
    const listings = await this.#read(model, before.ids());
    const once = new Set(shownOnce(listings.map(({ vehicle }) => vehicle)));
    const market = listings.filter(({ vehicle }) => once.has(vehicle)).flatMap((listing) => comparableIn(listing) ?? []);
    const after = new Map<number, Expectation | null>();
    for (const listing of listings) {
      const subject = comparableIn(listing);
      after.set(listing.vehicle.id, subject && expectationOf(subject, market));
      await this.#rest();
      if (this.#poll.stopped) return;
    }
    // What came while this was computed is rated in the model's next turn.
    for (const id of this.#changed) if (before.has(id) && !after.has(id)) after.set(id, before.of(id));
    this.#models.set(model, new ModelExpectations(after));
    await this.#tell(listings.filter(({ vehicle: { id } }) => !isSame(after.get(id) ?? null, before.of(id))));
  }

  /** The model's vehicles, the newest first; not those that have become something else. */
  async #read(model: string, ids: readonly number[]): Promise<Listing[]> {
    const listings: Listing[] = [];
    for (const batch of batchesOf(ids)) {
      const found = await this.#ports.vehicles.ofIds(batch);
      listings.push(...found.filter((listing) => modelOf(listing) === model));
      await this.#rest();
    }
    return listings.sort(byNews);
  }

  /** The index has newer facts of what changed meanwhile. */
  async #tell(listings: readonly Listing[]): Promise<void> {
    for (const batch of batchesOf(listings)) {
      const present = batch.filter(({ vehicle }) => !this.#changed.has(vehicle.id));
      if (present.length > 0) await this.#ports.search.apply(present.map((listing) => this.rated(listing)));
      await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    const now = performance.now();
    if (now < this.#sliceEnds) return;
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS * REST));
    this.#sliceEnds = performance.now() + SLICE_MS;
  }
}

const isSame = (a: Expectation | null, b: Expectation | null): boolean => a?.amount === b?.amount && a?.margin === b?.margin;

const expectationOf = (subject: Comparable, market: readonly Comparable[]): Expectation | null => {
  const trust = trustIn(expectedPriceOf(subject, candidatesAmong(subject, market)));
  return trust.kind === 'trusted' ? { amount: trust.expected.amount, margin: trust.margin } : null;
};
