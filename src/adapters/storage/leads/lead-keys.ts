/** The keys' storage: the settings, or a file that is made on first use. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StorageUnusable } from '../storage-unusable.ts';
import { leadKey, SECRET_BYTES, type LeadKey } from './sealing.ts';

const { O_CREAT, O_EXCL, O_SYNC, O_WRONLY } = constants;

export interface LeadKeys {
  /** Seals new leads. */
  current(): LeadKey;
  /** Null for a missing or removed key. */
  ofId(id: string): LeadKey | null;
  /** The current one first. */
  all(): readonly LeadKey[];
}

/** `id:secret`, the secret as base64 of 32 bytes; null for anything else. */
export const parseLeadKey = (text: string): LeadKey | null => {
  const [, id, encoded] = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? [];
  return id === undefined || encoded === undefined ? null : leadKey(id, Buffer.from(encoded, 'base64'));
};

export const keysFromSettings = (keys: readonly [LeadKey, ...LeadKey[]]): LeadKeys => ({
  current: () => keys[0],
  ofId: (id) => keys.find((key) => key.id === id) ?? null,
  all: () => keys,
});

const HEADER = '# Keys of leads.db, the current one first. Without them no lead can be read: back this file up apart from it.';
const newLine = (): string => `${randomBytes(4).toString('hex')}:${randomBytes(SECRET_BYTES).toString('base64')}`;

/** `leads.key` in the folder, readable for its owner alone. */
export class LeadKeyFile implements LeadKeys {
  readonly #file: string;
  #keys: readonly LeadKey[];

  /** Makes the file if it is missing. Throws `StorageUnusable` when it cannot be read. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#file = join(dataDir, 'leads.key');
    if (!existsSync(this.#file)) this.#write([newLine()], linkUnlessThere);
    chmodSync(this.#file, 0o600);
    this.#keys = this.#read();
  }

  current(): LeadKey {
    const [first] = this.#keys;
    if (!first) throw new StorageUnusable(`${this.#file} holds no key`);
    return first;
  }

  ofId(id: string): LeadKey | null {
    const known = this.#find(id);
    if (known) return known;
    // Another process may have added a new key.
    this.#keys = this.#read();
    return this.#find(id);
  }

  all(): readonly LeadKey[] {
    return this.#keys;
  }

  /** Adds a new key; the old ones remain for reading. */
  rotate(): void {
    this.#write([newLine(), ...this.#lines()], renameSync);
    this.#keys = this.#read();
  }

  #find(id: string): LeadKey | null {
    return this.#keys.find((key) => key.id === id) ?? null;
  }

  #lines(): string[] {
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  }

  #read(): LeadKey[] {
    const lines = this.#lines();
    const keys = lines.map(parseLeadKey).filter((key) => key !== null);
    if (keys.length === 0 || keys.length < lines.length)
      throw new StorageUnusable(
        `${this.#file}: a line is not a key. Restore the file from a backup; without it no lead can be read.`,
      );
    return keys;
  }

  #write(lines: readonly string[], put: (from: string, to: string) => void): void {
    const draft = `${this.#file}.${randomBytes(4).toString('hex')}`;
    // Written to the disk before `writeSync` returns; Windows knows no such flag.
    const handle = openSync(draft, O_CREAT | O_EXCL | O_WRONLY | (process.platform === 'win32' ? 0 : O_SYNC), 0o600);
    writeSync(handle, `${[HEADER, ...lines].join('\n')}\n`);
    if (process.platform === 'win32') fsyncSync(handle);
    closeSync(handle);
    put(draft, this.#file);
    rmSync(draft, { force: true });
    syncFolder(dirname(this.#file));
  }
}

/** Types of Node declare it always. */
const isConfined = (): boolean => (process as { readonly permission?: object }).permission !== undefined;

/** When two processes start at the same time, one makes the file and both read it. */
function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open folders. Node's permission model refuses fsync of a descriptor: the folder is then synchronized by SQLite, as it
  // makes the log of leads.db in it, before the first lead.
  if (process.platform === 'win32' || isConfined()) return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
