/**
 * A disk whose power can be cut: an ext4 file system in a file. What is written to it waits in memory until it is synced; a copy of the
 * file taken at any moment is what the disk holds then, and what was not synced is not in it. Only root on Linux may mount one.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { temporaryFolder } from './temporary-folder.ts';

const ok = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0;

export interface UnsyncedDisk {
  readonly path: string;
  /** The disk as it is after the power was cut now, mounted in a folder. */
  cutPower(): string;
  /** Refuses every write from now on, also to files that are open, as the kernel does when a disk fails. */
  fail(): void;
  remove(): void;
}

/** Null where none can be mounted. */
export const unsyncedDisk = (megabytes: number): UnsyncedDisk | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = temporaryFolder();
  const image = join(folder.path, 'disk.img');
  const path = join(folder.path, 'disk');
  const mounted: string[] = [];
  // The kernel writes dirty pages only when it is told to: not every five seconds.
  const mount = (from: string, to: string): boolean => {
    mkdirSync(to);
    const isMounted = ok('mount', ['-o', 'loop,commit=300,noauto_da_alloc', from, to]);
    if (isMounted) mounted.push(to);
    return isMounted;
  };
  const remove = (): void => {
    for (const each of mounted.reverse()) spawnSync('umount', ['-l', each]);
    folder.remove();
  };
  const made =
    ok('truncate', ['-s', `${String(megabytes)}M`, image]) && ok('mkfs.ext4', ['-q', '-F', image]) && mount(image, path);
  if (!made) {
    remove();
    return null;
  }
  let cuts = 0;
  return {
    path,
    cutPower() {
      const copy = join(folder.path, `cut-${String(cuts++)}`);
      copyFileSync(image, `${copy}.img`);
      if (!mount(`${copy}.img`, copy)) throw new Error('The disk cannot be mounted after the power was cut');
      rmSync(`${copy}.img`);
      return copy;
    },
    fail() {
      if (!ok('mount', ['-o', 'remount,abort', path])) throw new Error('The disk cannot be made read-only');
    },
    remove,
  };
};
