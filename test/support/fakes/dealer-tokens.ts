import { writeVehicles } from '../../../src/application/feeds/write-vehicles.ts';
import { recordOf } from '../../../src/adapters/feeds/json-values.ts';
import type { DealerTokens } from '../../../src/ports/feeds/dealer-tokens.ts';
import { aVehicle } from '../builders/a-vehicle.ts';
import { FixedClock } from './fixed-clock.ts';
import type { InMemoryInventory } from './in-memory-inventory.ts';

export const TOKEN = 'forecourt_of-this-test';

/** One token of one dealer. */
export const tokensOf = (dealerId: number): DealerTokens => ({
  create: () => Promise.resolve(TOKEN),
  list: () => Promise.resolve([]),
  revoke: () => Promise.resolve(true),
  find: (token) => Promise.resolve(token === TOKEN ? { id: 1, dealerId, name: 'a test', createdAt: 0, revokedAt: null } : null),
});

/** The first dealer wrote A1 by the API, and has FEED from a feed. */
export const keepByApi = async (inventory: InMemoryInventory): Promise<void> => {
  const fields = { make: 'Honda', model: 'Civic', year: '2020', price: '18995' };
  await writeVehicles({ writing: inventory, clock: new FixedClock(), recordOf }, 1, [
    { method: 'PUT', stockNumber: 'A1', fields },
  ]);
  await inventory.transaction((transaction) =>
    transaction.add([aVehicle().with({ stockNumber: 'FEED', vin: null }).ofDealer(1).stored()], 0),
  );
};
