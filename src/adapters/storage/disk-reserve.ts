/**
 * A file that takes up room, so that there is room for leads when something else has filled the disk: it is deleted then, and made
 * again once there is space.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 ** 2;
/** So much more must be free before the reserve is made, or it would fill the disk itself. */
const FREE_BESIDE = 1;

export class DiskReserve {
  readonly #folder: string;
  readonly #file: string;
  readonly #bytes: number;

  /** @param bytes 0 for no reserve */
  constructor(folder: string, bytes: number) {
    this.#folder = folder;
    this.#file = join(folder, 'reserve');
    this.#bytes = bytes;
  }

  /** Bytes that this user may still write, without the reserve. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  /** Makes the reserve if it is missing and there is space; resolves with whether it is there. */
  async hold(): Promise<boolean> {
    if (this.#bytes === 0) return false;
    const held = await stat(this.#file).catch(() => null);
    if (held && held.size >= this.#bytes) return true;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if ((await this.freeBytes()) < this.#bytes * (1 + FREE_BESIDE)) return false;
    const growing = `${this.#file}.${String(process.pid)}.tmp`;
    try {
      const handle = await open(growing, 'w', 0o600);
      try {
        // Random, since some file systems store nothing for zeros.
        for (let left = this.#bytes; left > 0; left -= CHUNK_BYTES) await handle.write(randomBytes(Math.min(left, CHUNK_BYTES)));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(growing, this.#file);
      return true;
    } finally {
      await rm(growing, { force: true });
    }
  }

  /** Deletes it. Synchronous, since the caller writes next. */
  release(): void {
    rmSync(this.#file, { force: true });
  }
}
