/** A backup of a data folder, while servers go on writing to it. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { PARTS, type Part } from '../storage/parts.ts';
import { copySqlite } from '../storage/upgrade/snapshots.ts';
import { BackupError, writeManifest, type BackedUpFile, type BackupManifest } from './backup-manifest.ts';
import { copyIn } from './sealed-copy.ts';

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
  /** Where the databases are not files of the data folder: writes one as a file of SQLite. */
  readonly copyPart?: (part: Part, to: string) => Promise<void>;
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

const countIn = (file: string, table: string): number => {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const isThere = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table);
    return isThere === undefined ? 0 : Number(database.prepare(`select count(*) from ${table}`).pluck().get());
  } finally {
    database.close();
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
  copyPart,
  now,
  onProgress,
}: BackupRequest): Promise<{ readonly folder: string; readonly manifest: Omit<BackupManifest, 'format'> }> => {
  const present = PARTS.filter(({ file }) => copyPart !== undefined || existsSync(join(dataDir, file)));
  if (present.length === 0) throw new BackupError(`${dataDir} holds no database: check DATA_DIR.`);
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
    for (const part of present) {
      const copy = join(scratch, part.file);
      await (copyPart ? copyPart(part, copy) : copySqlite(join(dataDir, part.file), copy));
      counts[part.counted] = countIn(copy, part.counted);
      await add(part.file, copy);
      await rm(copy);
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
