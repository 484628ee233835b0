/** Copies of databases as they were before an upgrade changed their tables. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { StorageUnusable } from '../storage-unusable.ts';
import { refuseShortage } from '../storage-failures.ts';

const KEPT = 3;

export const snapshotFolder = (dataDir: string): string => join(dataDir, 'before-upgrade');

export interface Snapshot {
  readonly folder: string;
  /** The database's file, such as `leads.db`. */
  readonly file: string;
  /** The last migration that it has. */
  readonly state: string;
  /** What the copy may need on the disk. */
  readonly bytes: number;
}

/**
 * Writes a copy by `copy`, checks that it is whole and as old as it should be, and removes those before the newest three of the same
 * database. Rejects with `StorageUnusable` where that fails: then nothing may be changed.
 */
export const keepSnapshot = async (
  { folder, file, state, bytes }: Snapshot,
  copy: (to: string) => Promise<unknown>,
): Promise<void> => {
  const name = file.replace(/\.db$/, '');
  const to = join(folder, `${name}-${state}-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  const growing = `${to}.partial`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await refuseShortage(to, bytes);
    await copy(growing);
    chmodSync(growing, 0o600);
    refuseOther(growing, state);
    renameSync(growing, to);
  } catch (error) {
    throw new StorageUnusable(
      `${file} could not be copied to ${folder} before its upgrade, and was not changed: ${error instanceof Error ? error.message : String(error)}. ` +
        'Make room on that disk; or run npm run backup and then npm run upgrade -- --without-snapshot.',
      { cause: error },
    );
  } finally {
    if (existsSync(growing)) rmSync(growing);
  }
  for (const old of snapshotsOf(folder, name).slice(0, -KEPT)) rmSync(join(folder, old), { force: true });
};

/** Of one database, the oldest first. */
const snapshotsOf = (folder: string, name: string): string[] =>
  readdirSync(folder)
    .filter((each) => each.startsWith(`${name}-`) && each.endsWith('.db'))
    .sort((a, b) => statSync(join(folder, a)).mtimeMs - statSync(join(folder, b)).mtimeMs);

const refuseOther = (file: string, state: string): void => {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const found = String(database.pragma('quick_check', { simple: true }));
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`);
    const newest = database.prepare('select max(name) from kysely_migration').pluck().get();
    if (newest !== state) throw new Error(`the copy is of ${String(newest)} instead of ${state}`);
  } finally {
    database.close();
  }
};

/** What is in the write-ahead log included. */
export const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0), 0);

/** Removes snapshots older than that: who was erased since is in them still. */
export const removeOldSnapshots = (dataDir: string, before: number): readonly string[] => {
  const folder = snapshotFolder(dataDir);
  if (!existsSync(folder)) return [];
  const old = readdirSync(folder).filter((name) => statSync(join(folder, name)).mtimeMs < before);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old;
};

/** A whole copy of a file, in one read transaction: writers need not wait. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const database = new BetterSqlite(from, { fileMustExist: true, timeout: 10_000 });
  try {
    // In one step: between two steps a writer would make it begin again.
    await database.backup(to, { progress: () => 0x7fffffff });
  } finally {
    database.close();
  }
  const copy = new BetterSqlite(to);
  // One file, without a log beside it.
  copy.pragma('journal_mode = delete');
  copy.close();
};
