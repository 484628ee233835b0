/** Sends leads to a process that is killed again and again, repeats what was not acknowledged, and then counts what is there. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads } from '../../src/adapters/storage/leads/leads-storage.ts';

export interface Plan {
  readonly folder: string;
  /** Where it kills itself: 'before add', 'after send', …; 'anywhere' leaves it to the parent; null: nowhere. */
  readonly point: string | null;
  /** At which arrival at the point. */
  readonly times: number;
  /** Leases of dead processes run out by a clock that goes on. */
  readonly clockOffset: number;
  readonly acknowledgesBeforeCommit: boolean;
}

export type ToChild = { readonly kind: 'submit'; readonly n: number } | { readonly kind: 'finish' };
export type FromChild = { readonly kind: 'ready' } | { readonly kind: 'acknowledged'; readonly n: number; readonly id: string };

export interface CrashOptions {
  readonly folder: string;
  readonly submissions: number;
  readonly kills: number;
  readonly acknowledgesBeforeCommit?: boolean;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored. */
  readonly lost: number;
  /** Rows beyond one a key, and keys that were answered with two ids. */
  readonly duplicates: number;
  /** Deliveries without any mail. */
  readonly undelivered: number;
  readonly repeatedMails: number;
  /** Deliveries that went out under more than one Message-ID, or mails that belong to no lead. */
  readonly strayMails: number;
  readonly integrity: string;
}

export const POINTS = [
  ...['before add', 'after add', 'before claim', 'after claim'],
  ...['before send', 'after send', 'before settle', 'after settle', 'anywhere'],
];
const IN_FLIGHT = 16;
const LEASE_AND_MORE_MS = 11 * 60_000;

export const submitUnderFire = async ({
  folder,
  submissions,
  kills,
  acknowledgesBeforeCommit = false,
}: CrashOptions): Promise<CrashReport> => {
  const ids = new Map<number, Set<string>>();
  let died = 0;
  for (let round = 0; ; round += 1) {
    const point = round < kills ? POINTS[round % POINTS.length]! : null;
    const times = 1 + Math.floor(Math.random() * Math.max(1, (submissions - ids.size) / (kills - round + 1)));
    const plan: Plan = { folder, point, times, clockOffset: round * LEASE_AND_MORE_MS, acknowledgesBeforeCommit };
    const survived = await run(plan, submissions, ids);
    if (survived && point === null) break;
    if (!survived) died += 1;
  }
  return { kills: died, ...(await inspect(folder, ids)) };
};

/** Runs the process once; resolves to whether it ended normally. */
async function run(plan: Plan, submissions: number, ids: Map<number, Set<string>>): Promise<boolean> {
  const child = fork(join(import.meta.dirname, 'lead-process.ts'), [JSON.stringify(plan)], { execArgv: ['--import=tsx'] });
  const waiting = Array.from({ length: submissions }, (_, n) => n).filter((n) => !ids.has(n));
  let inFlight = 0;
  const feed = (): void => {
    while (inFlight < IN_FLIGHT && waiting.length > 0) {
      inFlight += 1;
      tell(child, { kind: 'submit', n: waiting.shift()! });
    }
    // A process that is to be killed at a point runs until it reaches it.
    if (inFlight === 0 && waiting.length === 0) tell(child, { kind: 'finish' });
  };
  child.on('message', (message: FromChild) => {
    if (message.kind === 'acknowledged') {
      inFlight -= 1;
      ids.set(message.n, (ids.get(message.n) ?? new Set()).add(message.id));
    } else if (plan.point === 'anywhere') setTimeout(() => child.kill('SIGKILL'), Math.random() * 150);
    feed();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== null && code !== 0) throw new Error(`The process failed with ${String(code)}`);
  return code === 0;
}

const tell = (child: ChildProcess, message: ToChild): void => {
  // It may die while the message is sent.
  child.send(message, () => {});
};

async function inspect(folder: string, ids: ReadonlyMap<number, ReadonlySet<string>>): Promise<Omit<CrashReport, 'kills'>> {
  const storage = await openLeads(folder, new LeadKeyFile(folder));
  const leads = new KyselyLeads(storage);
  let lost = 0;
  let duplicates = 0;
  for (const [n, answered] of ids) {
    duplicates += answered.size - 1;
    for (const id of answered) if ((await leads.ofId(id))?.lead.email !== `visitor${String(n)}@example.org`) lost += 1;
  }
  const rows = await storage.db.selectFrom('leads').select('id').execute();
  const sent = await storage.db.selectFrom('outbox').select(['leadId', 'channel']).execute();
  await storage.close();

  const mailbox = join(folder, 'mailbox.jsonl');
  const mails = (existsSync(mailbox) ? readFileSync(mailbox, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  const expected = new Set(sent.map(({ leadId, channel }) => `<${leadId}.${channel}@forecourt.example>`));
  const file = new BetterSqlite(join(folder, 'leads.db'), { readonly: true });
  const integrity = String(file.pragma('integrity_check', { simple: true }));
  file.close();
  return {
    acknowledged: ids.size,
    lost,
    duplicates: duplicates + rows.length - ids.size,
    undelivered: [...expected].filter((id) => !mails.includes(id)).length,
    repeatedMails: mails.length - new Set(mails).size,
    strayMails: [...new Set(mails)].filter((id) => !expected.has(id)).length,
    integrity,
  };
}
