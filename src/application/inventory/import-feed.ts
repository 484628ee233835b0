/** Imports one file of a feed: every usable record in one transaction, or nothing. */
import { runImport } from '../imports/run-import.ts';
import {
  FeedImport,
  type ImportFeedCommand,
  type ImportFeedOutcome,
  type ImportFeedPorts,
  type ReadAgain,
} from './feed-import.ts';

export type { ImportFeedCommand, ImportFeedOutcome, ImportFeedPorts } from './feed-import.ts';

/** Rejects with `StorageBusy` when another process writes for too long, and with the storage's own errors. */
export const importFeed = async (ports: ImportFeedPorts, command: ImportFeedCommand): Promise<ImportFeedOutcome> => {
  const now = ports.clock.now();
  const pass = (again?: ReadAgain) =>
    runImport(ports.inventory, (inventory) => new FeedImport(inventory, command, now, ports, again).run(), command);
  let outcome = await pass();
  while (outcome.kind === 'read-again') {
    command.onReadAgain?.();
    outcome = await pass(outcome);
  }
  return outcome;
};
