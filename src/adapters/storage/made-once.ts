/**
 * Beside each database of the data folder stands a small file that says that the database was made there. If the database is missing
 * and that file is not, it was lost: an empty one in its place would hide the loss.
 */
import { closeSync, existsSync, openSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { StorageUnusable } from './storage-unusable.ts';

/** Readable for its owner alone: SQLite makes its write-ahead log with the rights of the database. */
const OWNER_ONLY = 0o600;

/** The note beside a database. Delete it to begin anew without the database. */
const noteOf = (file: string): string => `${file}.made`;

/** Throws `StorageUnusable` for a database that was made before and is missing; otherwise makes an empty file if there is none. */
export const refuseLostDatabase = (file: string): void => {
  // In this order: another process that starts at the same time writes the note after the database.
  const wasMade = existsSync(noteOf(file));
  if (wasMade && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    throw new StorageUnusable(
      `${file} is missing or empty, though this data folder had it. Check that DATA_DIR=${dirname(file)} is the right folder and its disk is ` +
        `mounted, or bring the file back with npm run restore. To begin anew without it, delete ${basename(noteOf(file))} there.`,
    );
  closeSync(openSync(file, 'a', OWNER_ONLY));
};

/** Called once the database is open and its schema is up to date. */
export const noteThatItWasMade = (file: string): void => {
  if (existsSync(noteOf(file))) return;
  const text = `${basename(file)} was made in this folder. If it is missing, it was lost: see npm run restore.\n`;
  writeFileSync(noteOf(file), text, { mode: OWNER_ONLY });
};
