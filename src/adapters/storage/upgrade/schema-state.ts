import type { Migration } from 'kysely/migration';
import { StorageUnusable } from '../storage-unusable.ts';

/** By name, in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * A migration adds: what the release before reads and writes stays as it is, so that it can go on beside the new one or come back. One that
 * takes away or changes what an older release uses is called `NNNN-contract-…`, and is released after the code that stopped using it
 * (docs/decisions/0071-upgrades-expand-then-contract.md).
 */
export const isContract = (migration: string): boolean => /^\d{4}-contract-/.test(migration);

/**
 * The migrations that a database still lacks, in order. Throws `StorageUnusable` for one that a newer release made unusable for this one.
 * @param where the file, or the database, for the operator
 */
export const missingMigrations = (applied: readonly string[], migrations: Migrations, where: string): readonly string[] => {
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  // What adds to a schema that is not there yet cannot have come from a release after this one.
  const inTheWay = missing.length > 0 ? newer : newer.filter(isContract);
  if (inTheWay.length === 0) return missing;
  throw new StorageUnusable(
    `${where}: a newer Forecourt changed what this one needs (${inTheWay.join(', ')}). Run that version, or restore what was stored ` +
      'before the upgrade: docs/operate.md.',
  );
};
