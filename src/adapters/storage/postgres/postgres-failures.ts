import { StorageBusy, StorageUnwritable } from '../../../ports/vehicles.ts';
import { codeOf } from '../storage-failures.ts';
import { StorageUnusable } from '../storage-unusable.ts';

/** Errors of the system, of PostgreSQL (SQLSTATE), and of the driver, which gives some of its own no code. */
const AWAY = /^(08\w{3}|57P0[1-5]|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
const AWAY_MESSAGE = /Connection terminated|Query read timeout|connection error|Connection ended/i;

const reasonOf = (error: unknown): string =>
  codeOf(error) || (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Whether the connection that gave this error can be used no longer. */
const isConnectionLost = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || (codeOf(error) === '' && error instanceof Error && AWAY_MESSAGE.test(error.message));

/** Whether another host may be the primary now. */
export const isAway = (error: unknown): boolean => isConnectionLost(error) || codeOf(error) === '25006';

/** By SQLSTATE: what passes by itself, in words for the operator. */
const BUSY: Readonly<Record<string, string>> = {
  '53300': 'PostgreSQL has no connection left: lower DATABASE_POOL, or raise its max_connections',
  '57014': 'PostgreSQL took longer than DATABASE_TIMEOUT_MS',
  '55P03': 'somebody else is writing to PostgreSQL',
  '40001': 'somebody else has changed the same rows in PostgreSQL',
  '40P01': 'somebody else has changed the same rows in PostgreSQL',
};
const UNWRITABLE: Readonly<Record<string, string>> = {
  '25006': 'PostgreSQL is read-only: it is a standby, or was made so',
  '53100': 'the disk of PostgreSQL is full',
  '58030': 'the disk of PostgreSQL fails',
};

/** A failure of PostgreSQL that is no fault of ours as `StorageBusy` or `StorageUnwritable`; any other error as it is. */
export const asPostgresFailure = (error: unknown): unknown => {
  const busy = BUSY[codeOf(error)];
  if (busy !== undefined) return new StorageBusy(busy, { cause: error });
  const unwritable = UNWRITABLE[codeOf(error)];
  if (unwritable !== undefined) return new StorageUnwritable(unwritable, { cause: error });
  if (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'))
    return new StorageBusy('every connection of DATABASE_POOL is taken', { cause: error });
  if (isConnectionLost(error)) return new StorageBusy(`PostgreSQL does not answer (${reasonOf(error)})`, { cause: error });
  return error;
};

/** By SQLSTATE: why a database cannot be opened, and what to do. */
const UNUSABLE: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'refuses this user or password: correct DATABASE_URL.'],
  [/^3D000$/, 'there is no such database: make it with createdb, or correct DATABASE_URL.'],
  [/^42501$/, 'this user may not make tables: let the user own the database, or grant create on its schema.'],
  [/^3F000$/, 'there is no schema to make tables in: correct search_path of the user or of DATABASE_URL.'],
  [/^25006$/, 'is read-only, as a standby is: name the primary in DATABASE_URL.'],
  [/^53300$/, 'has no connection left: lower DATABASE_POOL, or raise its max_connections.'],
  [/^53100$/, 'its disk is full.'],
];

/** An error at opening as `StorageUnusable`. @param name of the database, without its password */
export const asUnusable = (error: unknown, name: string): unknown => {
  const cause = error instanceof StorageBusy ? error.cause : error;
  const reason = UNUSABLE.find(([codes]) => codes.test(codeOf(cause)))?.[1];
  if (reason !== undefined) return new StorageUnusable(`${name}: ${reason}`, { cause });
  if (isConnectionLost(cause))
    return new StorageUnusable(`${name}: no answer (${reasonOf(cause)}). Start PostgreSQL, or correct DATABASE_URL.`, { cause });
  return error;
};
