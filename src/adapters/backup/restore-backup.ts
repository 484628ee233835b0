/** A backup back into a data folder. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { BackupError, readManifest, type BackupManifest } from './backup-manifest.ts';
import { PARTS } from '../storage/parts.ts';
import { copyOut } from './sealed-copy.ts';

export interface RestoreRequest {
  readonly backup: string;
  readonly dataDir: string;
  readonly secret: Buffer | null;
  /** What is in the folder already may be moved aside. */
  readonly force: boolean;
  readonly now: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** What may be in a folder that counts as empty: the key has to be put back before or after. */
const MAY_STAY = /^(?:leads\.key|reserve)$/;

/** Copies every file into a new folder, and refuses a backup of which a byte is not as it was. */
export const unpackBackup = async (
  { backup, secret, onProgress }: Pick<RestoreRequest, 'backup' | 'secret' | 'onProgress'>,
  folder: string,
): Promise<BackupManifest> => {
  const manifest = await readManifest(backup, secret);
  const key = manifest.encrypted ? secret : null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [done, { path, bytes, sha256 }] of manifest.files.entries()) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const copied = await copyOut(join(backup, path), to, path, key).catch((error: unknown) => {
      throw new BackupError(`${path} of the backup cannot be read: it is missing or was changed.`, { cause: error });
    });
    if (copied.bytes !== bytes || copied.sha256 !== sha256) throw new BackupError(`${path} of the backup is damaged.`);
    if (PARTS.some(({ file }) => file === path)) checkDatabase(to, path);
    onProgress?.(done + 1, manifest.files.length);
  }
  return manifest;
};

const checkDatabase = (file: string, name: string): void => {
  const database = new BetterSqlite(file, { fileMustExist: true });
  try {
    const found = String(database.pragma('quick_check', { simple: true }));
    if (found !== 'ok') throw new BackupError(`${name} of the backup is damaged: ${found}`);
  } finally {
    database.close();
  }
};

/** SQLite leaves write-ahead logging only where nobody else has the file open. */
const refuseIfOpen = (file: string): void => {
  let database: BetterSqlite.Database | undefined;
  try {
    database = new BetterSqlite(file, { fileMustExist: true, timeout: 500 });
    database.pragma('journal_mode = delete');
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code))
      throw new BackupError(`${file} is in use: stop the server, the worker and every import first.`, { cause: error });
    // A damaged file is a reason to restore.
  } finally {
    database?.close();
  }
};

/**
 * Resolves once the data folder is that of the backup; what was there is in the folder `aside`, null when there was nothing. Rejects
 * with `BackupError`, and changes nothing, when the backup is not whole, the folder holds something and `force` is not set, or a
 * process has its databases open.
 */
export const restoreBackup = async (
  request: RestoreRequest,
): Promise<{ readonly manifest: BackupManifest; readonly aside: string | null }> => {
  const { dataDir, force, now } = request;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const before = (await readdir(dataDir)).filter((name) => !MAY_STAY.test(name));
  if (before.length > 0 && !force)
    throw new BackupError(
      `${dataDir} is not empty. Name another folder with DATA_DIR, or add --force to move what is there aside.`,
    );
  for (const { file } of PARTS) if (existsSync(join(dataDir, file))) refuseIfOpen(join(dataDir, file));

  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
  const scratch = join(dataDir, `.restore-${stamp}`);
  try {
    const manifest = await unpackBackup(request, scratch);
    const aside = before.length > 0 ? join(dataDir, `before-restore-${stamp}`) : null;
    if (aside !== null) {
      await mkdir(aside, { mode: 0o700 });
      for (const name of before) await rename(join(dataDir, name), join(aside, name));
    }
    for (const name of await readdir(scratch)) await rename(join(scratch, name), join(dataDir, name));
    return { manifest, aside };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};
