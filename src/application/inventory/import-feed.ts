/** Imports one file of a feed: every usable record in one transaction, or nothing. */
import type { Clock } from '../../ports/clock.ts';
import type { InventoryWriting } from '../../ports/vehicles.ts';
import { runImport } from '../imports/run-import.ts';
import { FeedImport, type ImportFeedCommand, type ImportFeedOutcome, type ReadAgain } from './feed-import.ts';

export type { ImportFeedCommand, ImportFeedOutcome } from './feed-import.ts';

export interface ImportFeedPorts {
  readonly inventory: InventoryWriting;
  readonly clock: Clock;
  /** Another one for each program that may read a record otherwise; null where that is not known, and so each record is read. */
  readonly program?: string | null;
}

/** Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors. */
export const importFeed = async (ports: ImportFeedPorts, command: ImportFeedCommand): Promise<ImportFeedOutcome> => {
  const now = ports.clock.now();
  const pass = (again?: ReadAgain) =>
    runImport(
      ports.inventory,
      (inventory) => new FeedImport(inventory, command, now, ports.program ?? null, again).run(),
      command,
    );
  let outcome = await pass();
  while (outcome.kind === 'read-again') {
    command.onReadAgain?.();
    outcome = await pass(outcome);
  }
  return outcome;
};
