/** What an upgrade would change, read without changing anything. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { PARTS, type Part } from '../parts.ts';
import { appliedMigrations } from '../sqlite-schema.ts';
import { missingMigrations } from './schema-state.ts';
import { sizeOf } from './snapshots.ts';

export interface PartPlan extends Part {
  readonly applied: readonly string[];
  /** In the order in which they will be applied. */
  readonly missing: readonly string[];
  /** What is stored; a copy takes as much. */
  readonly bytes: number;
}

/** Of a data folder; files that are not there yet are left out. Throws `StorageUnusable` where a newer release was at work. */
export const planOfFolder = (dataDir: string): readonly PartPlan[] =>
  PARTS.filter(({ file }) => existsSync(join(dataDir, file))).map((part) => {
    const file = join(dataDir, part.file);
    const database = new BetterSqlite(file, { readonly: true, timeout: 2000 });
    try {
      const applied = appliedMigrations(database);
      return { ...part, applied, missing: missingMigrations(applied, part.migrations, file), bytes: sizeOf(file) };
    } finally {
      database.close();
    }
  });

/** Bytes that are free for copies. */
export const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
