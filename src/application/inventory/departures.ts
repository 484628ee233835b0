/** Which vehicles an import takes off because their feed names them no longer, and which of those are too many (docs/feeds.md). */
import type { FeedProfile } from '../../domain/feeds/profile.ts';
import { dealerLimit, removalLimit, sourceLimit, usualShare, type RemovalRun } from '../../domain/feeds/removal-limit.ts';
import type { DealerOfSource, InventoryTransaction } from '../../ports/vehicles.ts';
import type { DealerStock } from '../dealers/dealer-stock.ts';
import type { DealerCount } from './import-report.ts';

/** A dealer's vehicles that are to be taken off. */
export interface Leaving {
  readonly ids: readonly number[];
  readonly dealer: DealerCount;
}

export type Total = Pick<DealerCount, 'listedBefore' | 'gone'>;

export interface Departures {
  /** Of the dealers of the file first, then of those whom it does not name. */
  readonly leaving: readonly Leaving[];
  /** Dealers of the file who would lose more than `dealerLimit` allows. */
  readonly emptied: readonly DealerCount[];
  /** What the dealers of the file have and lose together, and whether it is more than `sourceLimit` allows. */
  readonly together: Total;
  readonly tooManyTogether: boolean;
  /** Dealers whom the file does not name, and who keep all because they would lose too many at once. */
  readonly kept: readonly DealerCount[];
  /** Dealers whom the file does not name, and whom it does not concern. */
  readonly absent: readonly DealerCount[];
}

export const NO_DEPARTURES: Departures = {
  leaving: [],
  emptied: [],
  together: { listedBefore: 0, gone: 0 },
  tooManyTogether: false,
  kept: [],
  absent: [],
};

export interface DeparturesRequest {
  readonly profile: FeedProfile;
  /** The last imports of the source. */
  readonly runs: readonly RemovalRun[];
  /** The dealers of the file. */
  readonly stocks: readonly DealerStock[];
  /** Dealers of the file whose records did not go in, by their ids. */
  readonly held: readonly number[];
  /** The operator named the dealer: the file says nothing of others. */
  readonly oneDealer: boolean;
  readonly allowRemovals: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const DAY_MS = 86_400_000;

/** What an import would take off, asked once every record of the file is in. Changes nothing; rejects with the storage's errors. */
export const departuresOf = async (inventory: InventoryTransaction, request: DeparturesRequest): Promise<Departures> => {
  const { profile, runs, stocks } = request;
  const leaving: Leaving[] = [];
  for (const stock of stocks) leaving.push(leavingOf(stock, await goneOf(inventory, stock, request)));
  const together = totalOf(leaving);
  const others = request.oneDealer ? NO_DEPARTURES : await departuresOfOthers(inventory, request);
  return {
    leaving: [...leaving, ...others.leaving],
    emptied: leaving
      .map(({ dealer }) => dealer)
      .filter(({ gone, listedBefore }) => gone > dealerLimit(listedBefore, runs, profile.removals)),
    together,
    tooManyTogether: together.gone > sourceLimit(together.listedBefore, runs, profile.removals),
    kept: others.kept,
    absent: others.absent,
  };
};

/** A dealer's vehicles that a full feed no longer names, or a partial one not for as long as its profile says. */
async function goneOf(
  inventory: InventoryTransaction,
  stock: DealerStock,
  { profile: { feed, expires }, now }: DeparturesRequest,
): Promise<readonly number[]> {
  if (feed === 'full') return stock.missing;
  if (expires === null) return [];
  const unseen = new Set(await inventory.unseenSince(stock.id, now - expires * DAY_MS));
  return stock.missing.filter((id) => unseen.has(id));
}

/** Of the profile's dealers whom the file does not name. */
async function departuresOfOthers(
  inventory: InventoryTransaction,
  { profile, runs, stocks, held, allowRemovals, now }: DeparturesRequest,
): Promise<Pick<Departures, 'leaving' | 'kept' | 'absent'>> {
  const named = new Set([...stocks.map(({ id }) => id), ...held]);
  const listed = (await inventory.dealersOfSource(`${profile.name}:`)).filter((dealer) => dealer.listed > 0);
  const unnamed = listed.filter(({ id }) => !named.has(id)).map(countedBefore);
  if (profile.feed === 'full' && profile.covers === 'dealers')
    return { leaving: [], kept: [], absent: stocks.length > 1 ? unnamed.map((dealer) => leavingOf(dealer, []).dealer) : [] };
  const before = profile.feed === 'full' ? now + 1 : now - (profile.expires ?? Infinity) * DAY_MS;
  if (!Number.isFinite(before)) return NO_DEPARTURES;
  const leaving: Leaving[] = [];
  for (const dealer of unnamed) {
    const ids = await inventory.unseenSince(dealer.id, before);
    if (ids.length > 0) leaving.push(leavingOf(dealer, ids));
  }
  const total = listed.reduce((sum, dealer) => sum + dealer.listed, 0);
  const tooMany =
    leaving.length > removalLimit(listed.length, usualShare(runs, profile.removals)) ||
    totalOf(leaving).gone > sourceLimit(total, runs, profile.removals);
  return tooMany && !allowRemovals
    ? { leaving: [], kept: leaving.map(({ dealer }) => dealer), absent: [] }
    : { leaving, kept: [], absent: [] };
}

const countedBefore = ({ id, name, listed }: DealerOfSource): Omit<DealerCount, 'gone'> => ({ id, name, listedBefore: listed });

const leavingOf = ({ id, name, listedBefore }: Omit<DealerCount, 'gone'>, ids: readonly number[]): Leaving => ({
  ids,
  dealer: { id, name, listedBefore, gone: ids.length },
});

const totalOf = (leaving: readonly Leaving[]): Total => ({
  listedBefore: leaving.reduce((sum, { dealer }) => sum + dealer.listedBefore, 0),
  gone: leaving.reduce((sum, { dealer }) => sum + dealer.gone, 0),
});
