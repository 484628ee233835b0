/**
 * Run as a separate process: takes leads from its parent and delivers them into a file, over the real storage. The ports are
 * decorated so that it kills itself (-9) at a named point, as often as the plan says.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomIds } from '../../src/adapters/system/random-ids.ts';
import { messageIdOf } from '../../src/adapters/leads/mail-options.ts';
import { numberingPlans } from '../../src/adapters/leads/libphonenumber-phones.ts';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { KyselyOutbox } from '../../src/adapters/storage/leads/kysely-outbox.ts';
import { KyselyWebhooks } from '../../src/adapters/storage/leads/kysely-webhooks.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads } from '../../src/adapters/storage/leads/leads-storage.ts';
import { LeadDelivery } from '../../src/application/leads/deliver-leads.ts';
import { RecentLeads } from '../../src/application/leads/recent-leads.ts';
import { sendLead } from '../../src/application/leads/send-lead.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Leads, NewLead } from '../../src/ports/leads.ts';
import type { MailMessage } from '../../src/ports/mailer.ts';
import type { Transport } from '../../src/ports/transport.ts';
import { plainAlertLinks } from '../support/fakes/plain-alert-links.ts';
import { aSite } from '../support/builders/a-frame.ts';
import { aLeadForm, aTradeInForm } from '../support/builders/a-lead.ts';
import { inventoryWith } from './inventory-with.ts';
import type { FromChild, Plan, ToChild } from './crash-harness.ts';
import { words } from '../support/words.ts';

const plan = JSON.parse(process.argv[2] ?? '{}') as Plan;
const mailbox = join(plan.folder, 'mailbox.jsonl');
const clock: Clock = { now: () => Date.now() + plan.clockOffset };

let reached = 0;
const mayDie = (point: string): void => {
  if (plan.point !== point) return;
  reached += 1;
  if (reached === plan.times) process.kill(process.pid, 'SIGKILL');
};

/** Every call of the port has a point before and one after it. */
const mortal = <Port extends object>(port: Port): Port =>
  new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...values: unknown[]): Promise<unknown> => {
        mayDie(`before ${String(name)}`);
        const result: unknown = await Reflect.apply(member, target, values);
        mayDie(`after ${String(name)}`);
        return result;
      };
    },
  });

/** The planted bug: acknowledges first and writes a moment later. */
const hasty = (leads: Leads): Leads =>
  new Proxy(leads, {
    get(target, name) {
      if (name !== 'add') return (Reflect.get(target, name) as (...values: unknown[]) => unknown).bind(target);
      return async (lead: NewLead) => {
        // The file may be closed by then: the lead is lost, which is what the planted bug is for.
        void sleep(15)
          .then(() => target.add(lead))
          .catch(() => undefined);
        return { kind: 'new' };
      };
    },
  });

const toFile: Transport<MailMessage> = {
  async send(message) {
    appendFileSync(mailbox, `${JSON.stringify({ id: messageIdOf(message), to: message.to.address })}\n`);
    return { kind: 'sent' };
  },
};

const say = (message: FromChild): void => void process.send?.(message);

const storage = await openLeads(plan.folder, new LeadKeyFile(plan.folder));
const kept = new KyselyLeads(storage);
const leads = mortal(plan.acknowledgesBeforeCommit ? hasty(kept) : kept);
const channelPorts = {
  vehicles: await inventoryWith(1),
  transports: { mail: mortal(toFile), webhook: { send: () => Promise.resolve({ kind: 'sent' } as const) } },
  webhooks: new KyselyWebhooks(storage),
  alertLinks: plainAlertLinks,
  words,
  leads,
};
const ports = {
  ...channelPorts,
  recentLeads: new RecentLeads(),
  phones: numberingPlans,
  ids: randomIds,
  clock,
  retentionMonths: 24,
};
const delivery = new LeadDelivery(
  {
    ...channelPorts,
    outbox: mortal(new KyselyOutbox(storage)),
    clock,
    chance: Math.random,
    holder: String(process.pid),
  },
  () => {},
);

const submit = async (n: number): Promise<void> => {
  const sent = await sendLead(
    {
      site: aSite(),
      origin: 'https://forecourt.example',
      languageId: 1,
      form: (n % 3 === 0 ? aTradeInForm : aLeadForm)({ email: `visitor${String(n)}@example.org` }),
      key: `key ${String(n)}`,
      traces: { honeypot: false, stamp: { kind: 'absent' }, sender: String(n) },
    },
    ports,
  );
  if (sent.kind !== 'accepted') throw new Error(`Submission ${String(n)}: ${sent.kind}`);
  say({ kind: 'acknowledged', n, id: sent.id });
};

const stopping = new AbortController();
process.on('message', (message: ToChild) => {
  if (message.kind === 'submit') void submit(message.n);
  else stopping.abort();
});

say({ kind: 'ready' });
while (!stopping.signal.aborted || (await delivery.deliverDue()) > 0) {
  await delivery.deliverDue();
  await sleep(5);
}
await storage.close();
process.disconnect();
