/** A file system of a few megabytes, to be filled and emptied: a tmpfs, which only root on Linux may mount. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { temporaryFolder } from './temporary-folder.ts';

export interface SmallDisk {
  readonly path: string;
  freeBytes(): number;
  /** Leaves so many bytes free. */
  fill(left?: number): void;
  empty(): void;
  remove(): void;
}

/** Null where none can be mounted: the test is then not run, and says so. */
export const smallDisk = (megabytes: number): SmallDisk | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder.path]);
  if (mounted.status !== 0) {
    folder.remove();
    return null;
  }
  const filler = join(folder.path, 'filler');
  let part = 0;
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder.path);
    return bavail * bsize;
  };
  return {
    path: folder.path,
    freeBytes,
    fill(left = 0) {
      const bytes = freeBytes() - left;
      if (bytes > 0) writeFileSync(`${filler}-${String(part++)}`, Buffer.alloc(bytes, 1));
    },
    empty() {
      while (part > 0) rmSync(`${filler}-${String(--part)}`, { force: true });
    },
    remove() {
      spawnSync('umount', ['-l', folder.path]);
      folder.remove();
    },
  };
};
