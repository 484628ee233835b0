/** Files in a folder of bounded size; the least recently read ones are removed first. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** How full it is after files were removed, so that the folder is not listed for every new file. */
const FULL_AFTERWARDS = 0.9;
const LEAST_FREE_BYTES = 256 * 1024 ** 2;

export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #leastFreeBytes: number;
  /** Estimated: other processes may write to the same folder. */
  #bytes: Promise<number> | null = null;

  constructor(folder: string, maxBytes: number, leastFreeBytes = LEAST_FREE_BYTES) {
    this.#leastFreeBytes = leastFreeBytes;
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Null when it is not there (any more). */
  async read(key: string, now: number): Promise<Buffer | null> {
    const path = this.#pathOf(key);
    try {
      const bytes = await readFile(path);
      await utimes(path, now / 1000, now / 1000);
      return bytes;
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  }

  /** Readers see the whole file or none. Nothing is written where the disk is nearly full: what is left of it is for leads. */
  async write(key: string, bytes: Buffer, now: number): Promise<void> {
    if (!(await this.#hasSpace())) return;
    const path = this.#pathOf(key);
    const growing = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(growing, bytes, { mode: 0o600 });
      await utimes(growing, now / 1000, now / 1000);
      await rename(growing, path);
    } catch (error) {
      await rm(growing, { force: true });
      throw error;
    }
    await this.#makeRoom(bytes.length);
  }

  async #hasSpace(): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize >= this.#leastFreeBytes;
  }

  async #makeRoom(added: number): Promise<void> {
    const bytes = this.#bytes ? this.#bytes.then((before) => before + added) : this.#files().then(total);
    this.#bytes = bytes.then((present) => (present > this.#maxBytes ? this.#removeOldest() : present));
    try {
      await this.#bytes;
    } catch (error) {
      this.#bytes = null;
      throw error;
    }
  }

  /** The number of bytes that are left. */
  async #removeOldest(): Promise<number> {
    const files = (await this.#files()).sort((a, b) => a.usedAt - b.usedAt);
    let left = total(files);
    for (const { path, bytes } of files) {
      if (left <= this.#maxBytes * FULL_AFTERWARDS) break;
      await rm(path, { force: true });
      left -= bytes;
    }
    return left;
  }

  async #files(): Promise<StoredFile[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const stats = await Promise.all(files.map((path) => stat(path).catch(() => null)));
    return files.flatMap((path, k) => {
      const found = stats[k];
      return found ? [{ path, bytes: found.size, usedAt: found.mtimeMs }] : [];
    });
  }

  #pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, name.slice(0, 2), name.slice(2, 40));
  }
}

const total = (files: readonly StoredFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const isAbsence = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
