/** The dealers of a feed, and the vehicles that they have. */
import type { FeedDealer, FieldIssue } from '../../domain/feeds/mapped-record.ts';
import { fold } from '../../domain/text/fold.ts';
import type { LocationProvider } from '../../ports/location-provider.ts';
import type { InventoryTransaction } from '../../ports/vehicles.ts';
import { placementsOf, type Located, type Placements } from '../../domain/dealers/dealer-place.ts';
import { DealerStock } from '../dealers/dealer-stock.ts';
import { KnownVehicles } from '../dealers/known-vehicles.ts';
import { placeDealer } from '../dealers/place-dealer.ts';
import type { DealerCount } from './import-report.ts';

export class FeedDealers {
  readonly #inventory: InventoryTransaction;
  readonly #profile: string;
  readonly #places: LocationProvider;
  readonly #located: Located[] = [];
  readonly #known = new KnownVehicles();
  /** By the dealer's key in the feed; the operator's dealer has the key ''. */
  readonly #stocks = new Map<string, DealerStock>();
  /** The first record of each dealer, by key. */
  readonly #addresses = new Map<string, FeedDealer>();

  /**
   * @param profile two profiles may use the same key for different dealers
   * @param places knows where postal codes and towns are
   */
  constructor(inventory: InventoryTransaction, profile: string, places: LocationProvider) {
    this.#inventory = inventory;
    this.#places = places;
    this.#profile = profile;
  }

  /** The dealer of every record, whom the operator names. False when no dealer has this id. */
  async useOnly(dealerId: number): Promise<boolean> {
    const dealer = await this.#inventory.dealerOfId(dealerId);
    if (dealer) await this.#load('', dealer);
    return dealer !== null;
  }

  /** How the dealers of the feed were placed. */
  get placements(): Placements {
    return placementsOf(this.#located);
  }

  get stocks(): readonly DealerStock[] {
    return [...this.#stocks.values()];
  }

  /** Files of one dealer each are sources of their own: dealers fill different fields. */
  get source(): string {
    const [only, ...others] = this.#stocks.values();
    return only && others.length === 0 ? `${this.#profile}:${String(only.id)}` : this.#profile;
  }

  /** Whether a row may be equal to the one that a vehicle was last read from. */
  get haveRows(): boolean {
    return this.#known.haveRows;
  }

  /** The stock of a dealer whom an earlier record named. */
  loaded(dealer: FeedDealer | null): DealerStock | undefined {
    return this.#stocks.get(dealer?.key ?? '');
  }

  /** The stock of an accepted record's dealer, who is stored if need be. */
  async stockOf(dealer: FeedDealer | null): Promise<DealerStock> {
    const known = this.loaded(dealer);
    if (known) return known;
    if (!dealer) throw new Error('The vehicle has no dealer');
    const located = await placeDealer(dealer, this.#places);
    this.#located.push(located);
    const id = await this.#inventory.saveDealer({ ...dealer, ...located, key: this.#keyOf(dealer), demo: false });
    return this.#load(dealer.key, { id, name: dealer.name });
  }

  /** The stock of a rejected record's dealer, who is not stored because of it. */
  async knownStockOf(dealer: FeedDealer | null): Promise<DealerStock | undefined> {
    const known = this.loaded(dealer);
    if (known || !dealer) return known;
    const stored = await this.#inventory.dealerOfKey(this.#keyOf(dealer));
    return stored ? this.#load(dealer.key, stored) : undefined;
  }

  /**
   * Spares the vehicles that rows name which could not be read. False where such a row names no known vehicle for each of its lines: a
   * stray quote joins rows, and a vehicle of theirs would be taken for gone.
   */
  spareUnread(rows: readonly string[]): boolean {
    return rows.every((row) => {
      const texts = row.split(/[|,;\t\r\n"]/).map((text) => text.trim());
      const named = this.stocks.reduce((sum, stock) => sum + stock.spareNamed(texts), 0);
      return named >= row.trim().split('\n').length;
    });
  }

  /** What an earlier record said otherwise of where the same dealer is. */
  otherAddress(dealer: FeedDealer | null): readonly FieldIssue[] {
    if (!dealer) return [];
    const first = this.#addresses.get(dealer.key);
    if (first === dealer) return [];
    if (!first) this.#addresses.set(dealer.key, dealer);
    const fields = (['street', 'city', 'province', 'postalCode'] as const).filter(
      (field) =>
        first &&
        dealer[field] !== null &&
        first[field] !== null &&
        dealer[field] !== first[field] &&
        fold(dealer[field]) !== fold(first[field]),
    );
    return fields.map((field) => ({ field, value: dealer[field] ?? '', fault: 'other-address' }));
  }

  /** By the keys that the feed gives them. */
  byKey(dealers: readonly DealerCount[]): ReadonlyMap<string, DealerCount> {
    const byId = new Map(dealers.map((dealer) => [dealer.id, dealer]));
    const found = new Map<string, DealerCount>();
    for (const [key, { id }] of this.#stocks) {
      const dealer = byId.get(id);
      if (dealer) found.set(key, dealer);
    }
    return found;
  }

  async #load(key: string, { id, name }: { readonly id: number; readonly name: string }): Promise<DealerStock> {
    const stock = await DealerStock.load(this.#inventory, this.#known, id, name);
    this.#stocks.set(key, stock);
    return stock;
  }

  #keyOf(dealer: FeedDealer): string {
    return `${this.#profile}:${dealer.key}`;
  }
}
