/** Writes the demo inventory: all of it or nothing, in one transaction. */
import { fingerprintOf } from '../../domain/vehicle/fingerprint.ts';
import { defaultSources } from '../../domain/vehicle/sources.ts';
import type { DemoInventory, DemoVehicle } from '../../ports/demo-inventory.ts';
import { OPERATOR } from '../../ports/media/dealer-logos.ts';
import type { InventoryTransaction, InventoryWriting, NewVehicle, WaitOptions } from '../../ports/vehicles.ts';

export interface SeedOptions extends WaitOptions {
  /** Adds demo vehicles to an inventory that has real ones. */
  readonly force?: boolean;
  /** Called from time to time with the number of vehicles written so far, and the total. */
  readonly onProgress?: (done: number, total: number) => void;
}

export type SeedOutcome =
  | { readonly kind: 'seeded'; readonly added: number; readonly alreadyThere: number; readonly dealers: number }
  /** The inventory has real vehicles and `force` was not given. Nothing was written. */
  | { readonly kind: 'refused' };

export const DEFAULT_LISTINGS = 6000;
export const MAX_LISTINGS = 1_000_000;

const BATCH = 1000;

/**
 * Adds demo vehicles until there are `demo.listings`: existing ones, matched by dealer and stock number, stay unchanged, and a smaller
 * number removes none. Refuses an inventory with other vehicles but no demo.
 *
 * @param now milliseconds since 1970, UTC: when the vehicles were last seen
 */
export const seedInventory = (
  writing: InventoryWriting,
  demo: DemoInventory,
  now: number,
  options: SeedOptions = {},
): Promise<SeedOutcome> =>
  writing.transaction(async (inventory) => {
    // The transaction is the only writer, so the committed state is the whole state.
    const empty = await writing.isEmpty();
    const demoIsThere = !empty && (await holdsDealersOf(inventory, demo));
    if (!empty && !demoIsThere && options.force !== true) return { kind: 'refused' };
    return write(inventory, demo, now, options.onProgress);
  }, options);

/**
 * For a server's first start; the demo is made only if it is needed. Null when the inventory was not empty, or no longer so in the transaction: of two servers
 * that start at once on a new data folder, one writes the demo and the other waits for it.
 */
export const seedWhenEmpty = async (
  writing: InventoryWriting,
  makeDemo: () => Promise<DemoInventory>,
  now: number,
  options: Omit<SeedOptions, 'force'> = {},
): Promise<SeedOutcome | null> => {
  if (!(await writing.isEmpty())) return null;
  const demo = await makeDemo();
  return writing.transaction(
    async (inventory) => ((await writing.isEmpty()) ? write(inventory, demo, now, options.onProgress) : null),
    options,
  );
};

const holdsDealersOf = async (inventory: InventoryTransaction, { dealers: [first] }: DemoInventory): Promise<boolean> =>
  first !== undefined && (await inventory.dealerOfKey(first.key)) !== null;

async function write(
  inventory: InventoryTransaction,
  demo: DemoInventory,
  now: number,
  onProgress: SeedOptions['onProgress'],
): Promise<SeedOutcome> {
  const dealerIds = new Map<string, number>();
  const known = new Set<string>();
  for (const dealer of demo.dealers) {
    const before = await inventory.dealerOfKey(dealer.key);
    if (before)
      for await (const { stockNumber } of inventory.vehiclesOfDealer(before.id)) known.add(`${dealer.key} ${stockNumber ?? ''}`);
    const id = await inventory.saveDealer(dealer);
    dealerIds.set(dealer.key, id);
    const logo = demo.logos.get(dealer.key);
    // Only once: an operator who tries out another logo keeps it.
    if (logo && !before?.logo) await inventory.setLogo(id, logo, OPERATOR);
  }
  let added = 0;
  let alreadyThere = 0;
  let batch: NewVehicle[] = [];
  const addBatch = async (): Promise<void> => {
    await inventory.add(batch, now);
    added += batch.length;
    batch = [];
    onProgress?.(added + alreadyThere, demo.listings);
  };
  for (const vehicle of demo.vehicles()) {
    if (known.has(`${vehicle.dealerKey} ${vehicle.facts.stockNumber ?? ''}`)) alreadyThere += 1;
    else batch.push(stored(vehicle, dealerIds));
    if (batch.length === BATCH) await addBatch();
  }
  await addBatch();
  return { kind: 'seeded', added, alreadyThere, dealers: dealerIds.size };
}

function stored({ dealerKey, facts, firstSeen, priceHistory }: DemoVehicle, dealerIds: ReadonlyMap<string, number>): NewVehicle {
  const dealerId = dealerIds.get(dealerKey);
  if (dealerId === undefined) throw new RangeError(`The demo has no dealer ${dealerKey}`);
  const sources = defaultSources(facts.type);
  return { ...facts, dealerId, sources, demo: true, fingerprint: fingerprintOf(facts), firstSeen, priceHistory };
}
