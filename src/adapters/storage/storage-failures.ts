import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageUnwritable } from '../../ports/vehicles.ts';

/** The code of a system or SQLite error; empty for others. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** By the code of a system or SQLite error: why nothing can be written for now, for the operator. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
  [/^(EROFS|SQLITE_READONLY.*)$/, 'the disk or the file is read-only'],
  [/^(EIO|SQLITE_IOERR.*|SQLITE_CANTOPEN.*)$/, 'the disk cannot be written'],
];

export const isDiskFull = (error: unknown): boolean => /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(codeOf(error));

/** A failure of the disk as `StorageUnwritable`; any other error as it is. */
export const asStorageFailure = (error: unknown, file: string): unknown => {
  const reason = REASONS.find(([codes]) => codes.test(codeOf(error)))?.[1];
  return reason === undefined ? error : new StorageUnwritable(`${file}: ${reason}`, { cause: error });
};

const MB = 1024 ** 2;

/** Rejects with `StorageUnwritable` when fewer bytes are free on the disk of the file. */
export const refuseShortage = async (file: string, leastFree: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(file));
  const free = bavail * bsize;
  if (free >= leastFree) return;
  throw new StorageUnwritable(
    `${file}: ${String(Math.floor(free / MB))} MB of the disk are free, and ${String(Math.ceil(leastFree / MB))} MB have to be; make room first`,
  );
};
