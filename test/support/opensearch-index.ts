import type { Connection } from '../../src/adapters/search/opensearch/connection.ts';
import { indexBody } from '../../src/adapters/search/opensearch/documents.ts';
import { IndexCopy } from '../../src/adapters/search/opensearch/index-copy.ts';
import { Knowledge } from '../../src/adapters/search/opensearch/knowledge.ts';
import { OpenSearchInventorySearch } from '../../src/adapters/search/opensearch/opensearch-inventory-search.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { InventoryIndexing, SearchAnswer, SearchRequest } from '../../src/ports/inventory-search.ts';

/**
 * An index of its own in a cluster, which searches see at once. As `Vehicles.changedSince` does, it takes over all listings of a dealer who
 * has moved to another market.
 */
export class OpenSearchIndex extends OpenSearchInventorySearch implements InventoryIndexing {
  readonly #connection: Connection;
  readonly name: string;
  readonly #copy: IndexCopy;
  readonly #listings = new Map<number, Listing>();
  readonly #knowledge: Knowledge;
  #ready: Promise<unknown> | null = null;
  #revision = 0;

  constructor(connection: Connection) {
    const name = `try-${Math.random().toString(36).slice(2)}`;
    const knowledge = new Knowledge();
    super(connection, name, () => knowledge);
    this.#connection = connection;
    this.name = name;
    this.#copy = new IndexCopy(connection, name);
    this.#knowledge = knowledge;
  }

  async apply(listings: readonly Listing[]): Promise<void> {
    await this.#create();
    const dealers = new Map(listings.map(({ dealer }) => [dealer.id, dealer]));
    const again = [...this.#listings.values()].flatMap((listing) => {
      const renewed = dealers.get(listing.dealer.id);
      return renewed && renewed.market !== listing.dealer.market ? [{ ...listing, dealer: renewed }] : [];
    });
    const all = [...again, ...listings.map((listing) => ({ ...listing, dealer: dealers.get(listing.dealer.id)! }))];
    for (const listing of all) this.#listings.set(listing.vehicle.id, listing);
    await this.#copy.apply(all, ++this.#revision);
    await this.#knowledge.renew(this.#connection, this.name);
  }

  override async search(request: SearchRequest): Promise<SearchAnswer> {
    await this.#create();
    return super.search(request);
  }

  override async size(): Promise<number> {
    await this.#create();
    return super.size();
  }

  async #create(): Promise<void> {
    await (this.#ready ??= this.#connection.call('PUT', `/${this.name}`, indexBody(0), { limitMs: 60_000 }));
  }

  /** As one that was just filled. */
  async merge(): Promise<void> {
    await this.#copy.merge();
  }

  async remove(): Promise<void> {
    if (this.#ready) await this.#connection.call('DELETE', `/${this.name}`);
  }
}
