/** A real PostgreSQL: Debian's programs, in a folder of its own, on a free port of this machine. */
import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const DATABASE = 'forecourt';

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups'];

/** The folder of the newest version's programs; null where there is none, or nobody who may run it. */
const programs = (): string | null => {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) return null;
  const folder = join(VERSIONS, newest, 'bin');
  const [program, ...args] = asPostgres([join(folder, 'postgres'), '--version']);
  return spawnSync(program, args).status === 0 ? folder : null;
};

const asPostgres = (command: readonly [string, ...string[]]): [string, ...string[]] =>
  isRoot ? ['setpriv', ...AS_POSTGRES, ...command] : [...command];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface PostgresServer {
  readonly port: number;
  /** For DATABASE_URL. @param schema where tables are made, `public` if left out */
  url(schema?: string): string;
  /** Runs SQL as the superuser, on the same database. */
  sql(...statements: readonly string[]): Promise<string>;
  /** The address of an install of its own: a new schema, which is empty. */
  newInstall(): Promise<string>;
  start(): Promise<void>;
  /** `fast` ends sessions and writes everything to the disk; `immediate` is a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** For ever, with all that is in it. */
  remove(): void;
}

export interface PostgresStandby extends PostgresServer {
  /** Makes it the primary. */
  promote(): Promise<void>;
}

/** In a folder that the other user may enter. */
const runAsPostgres = (program: string, ...args: readonly string[]): Promise<{ stdout: string }> => {
  const [command, ...rest] = asPostgres([program, ...args]);
  return run(command, rest, { cwd: '/' });
};

const folderOfPostgres = (): ReturnType<typeof temporaryFolder> => {
  const folder = temporaryFolder();
  if (isRoot) {
    const { uid, gid } = userOf('postgres');
    chownSync(folder.path, uid, gid);
  }
  return folder;
};

const addressOf = (port: number): string[] => ['-h', '127.0.0.1', '-p', String(port), '-U', DATABASE];

/** @param bin the folder of the programs @param folder with `data`, which is filled already @param options lines of postgresql.conf */
const serverIn = (bin: string, folder: ReturnType<typeof temporaryFolder>, port: number, options: readonly string[]) => {
  const data = join(folder.path, 'data');
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder.path}`, 'shared_buffers=64MB', ...options];
  const given = `-p ${String(port)} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  const control = ['-s', '-w', '-t', '60', '-D', data];
  const url = (schema = 'public'): string =>
    `postgres://${DATABASE}@127.0.0.1:${String(port)}/${DATABASE}?options=-csearch_path%3D${schema}`;
  const sql = async (...statements: readonly string[]): Promise<string> => {
    const commands = statements.flatMap((each) => ['-c', each]);
    const psql = ['-qtAX', '-v', 'ON_ERROR_STOP=1', ...addressOf(port), '-d', DATABASE, ...commands];
    return (await runAsPostgres(join(bin, 'psql'), ...psql)).stdout;
  };
  let schemas = 0;
  return {
    port,
    url,
    sql,
    async newInstall() {
      const schema = `install_${String(process.pid)}_${String(schemas++)}`;
      await sql(`create schema ${schema}`);
      return url(schema);
    },
    async start() {
      await runAsPostgres(join(bin, 'pg_ctl'), ...control, '-l', join(folder.path, 'log'), '-o', given, 'start');
    },
    async stop(how = 'fast') {
      await runAsPostgres(join(bin, 'pg_ctl'), ...control, '-m', how, 'stop');
    },
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) {
        const [program, ...args] = asPostgres([join(bin, 'pg_ctl'), ...control, '-m', 'immediate', 'stop']);
        spawnSync(program, args, { cwd: '/' });
      }
      folder.remove();
    },
    async promote() {
      await runAsPostgres(join(bin, 'pg_ctl'), ...control, 'promote');
    },
  } satisfies PostgresStandby;
};

/** Null where PostgreSQL is not installed. @param options lines of postgresql.conf */
export const startPostgres = async (options: readonly string[] = []): Promise<PostgresServer | null> => {
  const bin = programs();
  if (bin === null) return null;
  const folder = folderOfPostgres();
  const server = serverIn(bin, folder, await freePort(), options);
  const initial = ['-U', DATABASE, '--auth=trust', '--no-locale', '-E', 'UTF8', '--no-sync'];
  await runAsPostgres(join(bin, 'initdb'), '-D', join(folder.path, 'data'), ...initial);
  await server.start();
  await runAsPostgres(join(bin, 'createdb'), ...addressOf(server.port), DATABASE);
  return server;
};

/** A streaming copy of a server; each commit there waits until it is on the disk here as well. */
export const startStandby = async (primary: PostgresServer): Promise<PostgresStandby> => {
  const bin = programs();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const folder = folderOfPostgres();
  const source = [...addressOf(primary.port), '-d', 'application_name=standby'];
  await runAsPostgres(join(bin, 'pg_basebackup'), '-D', join(folder.path, 'data'), '-R', '--checkpoint=fast', ...source);
  const standby = serverIn(bin, folder, await freePort(), []);
  await standby.start();
  await primary.sql("alter system set synchronous_standby_names = 'standby'", 'select pg_reload_conf()');
  return standby;
};

const userOf = (name: string): { readonly uid: number; readonly gid: number } => {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

let shared: Promise<PostgresServer | null> | undefined;

/** One for all suites of this process, which do not wait for the disk; it is removed when the process ends. */
export const sharedPostgres = (): Promise<PostgresServer | null> =>
  (shared ??= startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']).then(
    (server) => {
      process.once('exit', () => server?.remove());
      return server;
    },
  ));

/** For a `describe`: its tests are not run where there is no PostgreSQL. */
export const needsPostgres = (): void => {
  before(async function () {
    if (await sharedPostgres()) return;
    console.log('      not run: PostgreSQL is not installed (apt-get install postgresql)');
    this.skip();
  });
};
