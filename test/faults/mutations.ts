import { CACHE_MUTATIONS } from './cache-mutations.ts';

/** Bugs that tests of faults and of isolation have to catch: each is one replacement in one file, and the test that fails with it. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly find: string;
  readonly replace: string;
  readonly test: string;
  /** Needs a file system that only root on Linux may mount. */
  readonly needsDisk?: true;
}

const LEADS = 'src/adapters/storage/leads/kysely-leads.ts';
const LEADS_STORAGE = 'src/adapters/storage/leads/leads-storage.ts';
const WRITER = 'src/adapters/storage/sqlite-writer.ts';
const CONNECTION = 'src/adapters/storage/sqlite-connection.ts';
const PURGE = 'src/application/leads/purge-leads.ts';

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'the outbox row is written in a second transaction',
    file: LEADS,
    find: `      await db.insertInto('leads').values(row).execute();
      const status = quarantined ? 'held' : 'waiting';
      await db
        .insertInto('outbox')`,
    replace: `      await db.insertInto('leads').values(row).execute();
      const status = quarantined ? 'held' : 'waiting';
      const { sql } = await import('kysely');
      await sql\`commit\`.execute(db);
      await sql\`begin immediate\`.execute(db);
      await db
        .insertInto('outbox')`,
    test: 'test/faults/promise.test.ts',
  },
  {
    name: 'a commit does not wait for the disk (synchronous=off)',
    file: CONNECTION,
    find: `connection.pragma('synchronous = full')`,
    replace: `connection.pragma('synchronous = off')`,
    test: 'test/faults/power-loss.test.ts',
    needsDisk: true,
  },
  {
    name: 'a commit waits for the disk only at checkpoints (synchronous=normal)',
    file: CONNECTION,
    find: `connection.pragma('synchronous = full')`,
    replace: `connection.pragma('synchronous = normal')`,
    test: 'test/faults/promise.test.ts',
  },
  {
    name: 'erased bytes stay in free pages',
    file: WRITER,
    find: `connection.pragma('secure_delete = on')`,
    replace: `connection.pragma('secure_delete = off')`,
    test: 'test/faults/promise.test.ts',
  },
  {
    name: 'erased bytes stay in the write-ahead log',
    file: LEADS_STORAGE,
    find: `settle: () => void connection.pragma('wal_checkpoint(truncate)'),`,
    replace: `settle: () => undefined,`,
    test: 'test/faults/promise.test.ts',
  },
  {
    name: 'a delivery counts as sent before it is sent',
    file: 'src/application/leads/deliver-leads.ts',
    find: `const outcome = await this.#attempt(delivery);`,
    replace: `await outbox.settle(delivery.id, holder, { kind: 'sent', at: clock.now() });
        const outcome = await this.#attempt(delivery);`,
    test: 'test/faults/crash.test.ts',
  },
  {
    name: 'a delivery has another name at each attempt',
    file: 'src/ports/leads.ts',
    find: '`${leadId}.${channel}`',
    replace: '`${leadId}.${channel}.${String(Math.random()).slice(2)}`',
    test: 'test/faults/crash.test.ts',
  },
  {
    name: 'a relay that sends a byte at a time holds up all deliveries',
    file: 'src/adapters/leads/smtp-mailer.ts',
    find: `withinTime(this.#longestMs, sent`,
    replace: `withinTime(this.#longestMs * 1000, sent`,
    test: 'test/faults/dependencies.test.ts',
  },
  {
    name: 'a full disk is an unexpected error',
    file: 'src/adapters/storage/storage-failures.ts',
    find: `return reason === undefined ? error :`,
    replace: `return reason !== 'never' ? error :`,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'a read-only disk is an unexpected error',
    file: 'src/adapters/storage/storage-failures.ts',
    find: `EROFS|SQLITE_READONLY.*`,
    replace: `never`,
    test: 'test/faults/read-only-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'the reserve is not given up for a lead',
    file: WRITER,
    find: `if (!makeRoom || !isDiskFull(error)) throw error;`,
    replace: `if (makeRoom || !isDiskFull(error)) throw error;`,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'readiness is not told that no lead can be stored',
    file: LEADS_STORAGE,
    find: `if (error instanceof StorageUnwritable) return error.message;`,
    replace: ``,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'the log of a rolled-back import fills the disk until a restart',
    file: CONNECTION,
    find: `    shrinkLog(connection);
    throw`,
    replace: `    throw`,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'an import begins on a disk that is nearly full',
    file: 'src/application/imports/run-import.ts',
    find: `leastFree: LEAST_FREE_BYTES, `,
    replace: ``,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'photos are copied to the last byte of the disk',
    file: 'src/adapters/media/file-cache.ts',
    find: `if (!(await this.#hasSpace())) return;`,
    replace: ``,
    test: 'test/faults/full-disk.test.ts',
    needsDisk: true,
  },
  {
    name: 'a clock that is ahead erases leads',
    file: PURGE,
    find: `(clockJumped || isLarge)`,
    replace: `isLarge`,
    test: 'test/unit/application/leads/purge-leads.test.ts',
  },
  {
    name: 'any number of leads is erased at once',
    file: PURGE,
    find: `(clockJumped || isLarge)`,
    replace: `clockJumped`,
    test: 'test/unit/application/leads/purge-leads.test.ts',
  },
  {
    name: 'leads that no dealer got are erased by age',
    file: LEADS,
    find: `Boolean(row.isOpen) === isOpen`,
    replace: `!isOpen`,
    test: 'test/unit/application/leads/purge-leads.test.ts',
  },
  {
    name: 'an empty database takes the place of a lost one',
    file: 'src/adapters/storage/sqlite.ts',
    find: `if (wasMade &&`,
    replace: `if (!wasMade &&`,
    test: 'test/contract/sqlite.test.ts',
  },
  {
    name: 'invented vehicles are shown in production',
    file: 'src/composition/config.ts',
    find: `setting('DEMO') ?? (development ? 'on' : 'off')`,
    replace: `setting('DEMO') ?? 'on'`,
    test: 'test/unit/composition/operator-warnings.test.ts',
  },
  {
    name: 'a backup is a copy of the file without its log',
    file: 'src/adapters/storage/upgrade/snapshots.ts',
    find: `await database.backup(to, { progress: () => 0x7fffffff });`,
    replace: `await import('node:fs').then(({ copyFileSync }) => copyFileSync(from, to));`,
    test: 'test/contract/backup.test.ts',
  },
  {
    name: 'an upgrade changes a database without a copy',
    file: 'src/adapters/storage/sqlite-schema.ts',
    find: `if (snapshot && state !== undefined) {`,
    replace: `if (snapshot && state === null) {`,
    test: 'test/contract/upgrade.test.ts',
  },
  {
    name: 'an upgrade believes whatever copy it gets',
    file: 'src/adapters/storage/upgrade/snapshots.ts',
    find: `    refuseOther(growing, state);\n`,
    replace: '',
    test: 'test/contract/upgrade.test.ts',
  },
  {
    name: 'a program goes on over tables that a newer one has changed for it',
    file: 'src/adapters/storage/upgrade/schema-state.ts',
    find: `newer.filter(isContract)`,
    replace: `[]`,
    test: 'test/contract/sqlite.test.ts',
  },
  {
    name: 'a restore believes a damaged backup',
    file: 'src/adapters/backup/restore-backup.ts',
    find: `if (copied.bytes !== bytes || copied.sha256 !== sha256)`,
    replace: `if (copied.bytes < 0)`,
    test: 'test/contract/backup.test.ts',
  },
  {
    name: 'a restore takes the files from under a running server',
    file: 'src/adapters/backup/restore-backup.ts',
    find: `if (existsSync(join(dataDir, file))) refuseIfOpen(join(dataDir, file));`,
    replace: ``,
    test: 'test/contract/backup.test.ts',
  },
  {
    name: 'one address may take all connections',
    file: 'src/adapters/http/connections-of-addresses.ts',
    find: `if (open.size >= most) {`,
    replace: `if (open.size >= most * 100) {`,
    test: 'test/unit/adapters/http/connections-of-addresses.test.ts',
  },
  {
    name: 'requests in flight are cut off at SIGTERM',
    file: 'src/adapters/http/serve.ts',
    find: `NetServer.prototype.close.call(server);`,
    replace: `server.close(); server.closeAllConnections();`,
    test: 'test/unit/adapters/http/serve.test.ts',
  },
  ...CACHE_MUTATIONS,
];
