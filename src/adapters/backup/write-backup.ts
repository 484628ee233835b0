/** A backup of a data folder, while servers go on writing to it. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { BackupError, writeManifest, type BackedUpFile, type BackupManifest } from './backup-manifest.ts';
import { copyIn } from './sealed-copy.ts';

/** Leads first: every vehicle that one of them names is then in the later copy of the inventory. */
export const DATABASES: readonly string[] = ['leads.db', 'consents.db', 'forecourt.db', 'catalogue.db'];
const COUNTED: Readonly<Record<string, string>> = {
  'leads.db': 'leads',
  'consents.db': 'consents',
  'forecourt.db': 'vehicles',
  'catalogue.db': 'styles',
};

/** Proofs of consent of earlier versions, until the next start takes them over. `leads.key` is not copied: whoever has both can read the leads. */
const FILES = /^consents.*\.ndjson$/;
const FOLDERS: readonly string[] = ['outbox', 'location'];
const PHOTOS = 'media';

export interface BackupRequest {
  readonly dataDir: string;
  /** The backup is a new folder in it. */
  readonly target: string;
  /** 32 bytes to encrypt with; null for none. */
  readonly secret: Buffer | null;
  readonly photos: boolean;
  /** False where the databases are in PostgreSQL. */
  readonly databases?: boolean;
  readonly now: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Of a backup in progress; those of processes that are gone are removed. */
const scratchIn = async (dataDir: string): Promise<string> => {
  for (const name of await readdir(dataDir)) {
    const pid = /^\.backup-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const scratch = join(dataDir, `.backup-${String(process.pid)}`);
  await mkdir(scratch, { mode: 0o700 });
  return scratch;
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Everything in one read transaction, what is in the write-ahead log included; writers need not wait. */
const snapshot = async (from: string, to: string): Promise<number | null> => {
  const database = new BetterSqlite(from, { fileMustExist: true, timeout: 10_000 });
  try {
    // In one step: between two steps a writer would make it begin again.
    await database.backup(to, { progress: () => 0x7fffffff });
  } finally {
    database.close();
  }
  const copy = new BetterSqlite(to);
  try {
    const table = COUNTED[from.split(/[\\/]/).at(-1) ?? ''];
    const known = copy
      .prepare<[string | undefined], { n: number }>('select count(*) as n from sqlite_master where name = ?')
      .get(table);
    // One file, without a log beside it.
    copy.pragma('journal_mode = delete');
    return known?.n === 1
      ? Number(
          copy
            .prepare(`select count(*) from ${String(table)}`)
            .pluck()
            .get(),
        )
      : null;
  } finally {
    copy.close();
  }
};

const filesIn = async (dataDir: string, folder: string): Promise<string[]> => {
  if (!existsSync(join(dataDir, folder))) return [];
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataDir.length + 1)
        .replaceAll('\\', '/'),
    );
};

/** Resolves with the new folder once everything in it is on the disk; rejects with `BackupError`, and leaves nothing, otherwise. */
export const writeBackup = async ({
  dataDir,
  target,
  secret,
  photos,
  databases = true,
  now,
  onProgress,
}: BackupRequest): Promise<{ readonly folder: string; readonly manifest: Omit<BackupManifest, 'format'> }> => {
  const present = databases ? DATABASES.filter((name) => existsSync(join(dataDir, name))) : [];
  if (databases && present.length === 0) throw new BackupError(`${dataDir} holds no database: check DATA_DIR.`);
  const at = new Date(now).toISOString();
  const folder = join(target, `forecourt-${at.replace(/[:.]/g, '-')}`);
  const growing = `${folder}.partial`;
  // In the data folder, so that nothing unencrypted is ever where the backup goes.
  await mkdir(growing, { recursive: true, mode: 0o700 });
  const scratch = await scratchIn(dataDir);
  try {
    const counts: Record<string, number> = {};
    const files: BackedUpFile[] = [];
    const add = async (path: string, from: string): Promise<void> => {
      const to = join(growing, path);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      files.push({ path, ...(await copyIn(from, to, path, secret)) });
    };
    const listed = [
      ...(await readdir(dataDir)).filter((name) => FILES.test(name)),
      ...(await Promise.all([...FOLDERS, ...(photos ? [PHOTOS] : [])].map((name) => filesIn(dataDir, name)))).flat(),
    ];
    const total = present.length + listed.length;
    for (const name of present) {
      const rows = await snapshot(join(dataDir, name), join(scratch, name));
      if (rows !== null) counts[COUNTED[name] ?? name] = rows;
      await add(name, join(scratch, name));
      await rm(join(scratch, name));
      onProgress?.(files.length, total);
    }
    for (const path of listed) {
      // A photo or a message may have been removed since.
      await add(path, join(dataDir, path)).catch((error: unknown) => {
        if (existsSync(join(dataDir, path))) throw error;
      });
      onProgress?.(files.length, total);
    }
    const manifest = { at, encrypted: secret !== null, counts, files };
    await writeManifest(growing, manifest, secret);
    await rename(growing, folder);
    return { folder, manifest };
  } finally {
    await rm(growing, { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true });
  }
};
