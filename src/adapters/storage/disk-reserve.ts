/**
 * A file that takes up room, so that there is room for leads when something else has filled the disk: it is deleted then, and made
 * again once there is space.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 ** 2;
/** So much more must be free before the reserve is made, or it would fill the disk itself. */
const FREE_BESIDE = 1;

/** Random, since some file systems store nothing for zeros. */
function* chunksOf(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= CHUNK_BYTES) yield randomBytes(Math.min(left, CHUNK_BYTES));
}

export type DiskReserve = ReturnType<typeof diskReserve>;

/** @param bytes 0 for no reserve */
export const diskReserve = (folder: string, bytes: number) => {
  const file = join(folder, 'reserve');
  /** Bytes that this user may still write, without the reserve. */
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    freeBytes,

    /** Makes the reserve if it is missing and there is space; resolves with whether it is there. */
    async hold(): Promise<boolean> {
      if (bytes === 0) return false;
      const held = await stat(file).catch(() => null);
      if (held && held.size >= bytes) return true;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await freeBytes()) < bytes * (1 + FREE_BESIDE)) return false;
      const growing = `${file}.${String(process.pid)}.tmp`;
      try {
        await writeFile(growing, chunksOf(bytes), { mode: 0o600, flush: true });
        await rename(growing, file);
        return true;
      } finally {
        await rm(growing, { force: true });
      }
    },

    /** Deletes it. Synchronous, since the caller writes next. */
    release: () => rmSync(file, { force: true }),
  };
};
