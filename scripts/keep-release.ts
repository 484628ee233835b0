/**
 * Keeps what a release stores, so that tests can bring it up to every later one: node --import=tsx scripts/keep-release.ts NAME [PROJECT]
 * Part of each release (docs/decisions/0071-upgrades-expand-then-contract.md). PROJECT is a checkout of it that is built; this one by default.
 * Its own programs fill a new data folder with invented vehicles, a few styles and a lead; that becomes SQL in test/support/releases/NAME.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import BetterSqlite from 'better-sqlite3';
import { PARTS } from '../src/adapters/storage/parts.ts';
import { postedLead } from '../test/support/posted-lead.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const [name, project = '.'] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('Name the release.');
const target = join(import.meta.dirname, '../test/support/releases', name);
const folder = temporaryFolder();
const dataDir = folder.path;
const options = {
  cwd: resolve(project),
  env: { ...process.env, NODE_ENV: 'production', DEMO: 'off', RESERVE_MB: '1', PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir },
};

const { status, stderr } = spawnSync(process.execPath, ['dist/server/cli/seed.js', '--listings', '12'], options);
if (status !== 0) throw new Error(String(stderr));
const server = spawn(process.execPath, ['dist/server/main.js'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
for await (const line of createInterface(server.stdout)) {
  const port = /"port":(\d+).*"msg":"Ready"/.exec(line)?.[1];
  if (port === undefined) continue;
  const { ok } = await fetch(`http://localhost:${port}/api/leads`, postedLead('kept'));
  if (!ok) throw new Error('The lead was refused');
  break;
}
server.kill();
await once(server, 'exit');

/** As `sqlite3 FILE .dump` writes it: tables, rows, then indexes and triggers. */
const dumped = (database: BetterSqlite.Database): string => {
  const objects = database
    .prepare<[], { type: string; name: string; sql: string }>(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\' order by rowid",
    )
    .all();
  const rowsOf = (table: string): string[] => {
    const columns = database.pragma(`table_info(${table})`) as readonly { readonly name: string }[];
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ',' || `);
    const rows = database.prepare<[], string>(`select ${values} from "${table}" order by 1`).pluck().all();
    return rows.map((row) => `insert into "${table}" values (${row});`);
  };
  const tables = objects.filter(({ type }) => type === 'table');
  return [
    ...tables.map(({ sql }) => `${sql};`),
    ...tables.flatMap((table) => rowsOf(table.name)),
    ...objects.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`),
    '',
  ].join('\n');
};

mkdirSync(target, { recursive: true });
for (const { part, file } of PARTS) {
  const database = new BetterSqlite(join(dataDir, file));
  if (part === 'catalogue')
    for (const table of ['records where style_id', 'styles where id']) database.exec(`delete from ${table} > 3`);
  writeFileSync(join(target, `${part}.sql`), dumped(database));
  database.close();
}
copyFileSync(join(dataDir, 'leads.key'), join(target, 'leads.key'));
folder.remove();
console.log(`What ${name} stores is in ${target}: commit it.`);
