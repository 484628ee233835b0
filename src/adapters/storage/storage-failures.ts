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
