/** manifest.json of a backup: what is in it, and how to know that it is whole. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copied } from './sealed-copy.ts';

const MANIFEST = 'manifest.json';
const FORMAT = 1;

export interface BackedUpFile extends Copied {
  /** In the data folder, with `/` between folders. */
  readonly path: string;
}

export interface BackupManifest {
  readonly format: number;
  /** ISO 8601, UTC: when the backup began. */
  readonly at: string;
  readonly encrypted: boolean;
  /** Rows, for people: vehicles, leads, styles. */
  readonly counts: Readonly<Record<string, number>>;
  readonly files: readonly BackedUpFile[];
}

/** The backup cannot be made, read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const macOf = (text: string, secret: Buffer): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'forecourt backup manifest', 32)))
    .update(text)
    .digest();

/** With a key the manifest is signed, so that no file can be taken out of the backup or replaced by an older one. */
export const writeManifest = async (folder: string, manifest: Omit<BackupManifest, 'format'>, secret: Buffer | null) => {
  const text = JSON.stringify({ format: FORMAT, ...manifest });
  const mac = secret && macOf(text, secret).toString('hex');
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ manifest: text, mac })}\n`, { mode: 0o600, flush: true });
};

/** A path that leads out of the data folder would let a forged backup overwrite other files. */
const isSafe = (path: unknown): boolean =>
  typeof path === 'string' && /^[\w.-]+(?:\/[\w.-]+)*$/.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));

/** Rejects with `BackupError`. */
export const readManifest = async (folder: string, secret: Buffer | null): Promise<BackupManifest> => {
  const file = join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no backup: there is no ${MANIFEST}.`);
  });
  let outer: { manifest: string; mac: string | null };
  let manifest: BackupManifest;
  try {
    outer = JSON.parse(text) as typeof outer;
    manifest = JSON.parse(outer.manifest) as BackupManifest;
  } catch {
    throw new BackupError(`${file} is damaged.`);
  }
  if (manifest.format !== FORMAT) throw new BackupError(`${file}: another version of Forecourt made this backup.`);
  if (manifest.encrypted && !secret)
    throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  if (manifest.encrypted && secret) {
    const mac = Buffer.from(outer.mac ?? '', 'hex');
    const expected = macOf(outer.manifest, secret);
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected))
      throw new BackupError('The backup was made with another BACKUP_KEY, or somebody changed it.');
  }
  if (!Array.isArray(manifest.files) || !manifest.files.every(({ path }) => isSafe(path)))
    throw new BackupError(`${file} names a file outside the data folder.`);
  return manifest;
};
