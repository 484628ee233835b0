import { expect } from 'chai';
import { randomIds } from '../../src/adapters/system/random-ids.ts';
import { numberingPlans } from '../../src/adapters/leads/libphonenumber-phones.ts';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { KyselyOutbox } from '../../src/adapters/storage/leads/kysely-outbox.ts';
import { KyselyWebhooks } from '../../src/adapters/storage/leads/kysely-webhooks.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads } from '../../src/adapters/storage/leads/leads-storage.ts';
import { LeadDelivery } from '../../src/application/leads/deliver-leads.ts';
import { RecentLeads } from '../../src/application/leads/recent-leads.ts';
import { sendLead } from '../../src/application/leads/send-lead.ts';
import type { MailMessage } from '../../src/ports/mailer.ts';
import type { Sending, Transport } from '../../src/ports/transport.ts';
import { plainAlertLinks } from '../support/fakes/plain-alert-links.ts';
import { aSite } from '../support/builders/a-frame.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { isFull } from './full.ts';
import { inventoryWith } from './inventory-with.ts';
import { words } from '../support/words.ts';

/** In the short version, an hour is seven and a half minutes. */
const HOUR = isFull ? 3_600_000 : 450_000;

/** What the relay does, hour by hour, over three days; it recovers in the 66th hour. */
const DAYS: readonly (readonly [untilHour: number, trouble: keyof typeof TROUBLES])[] = [
  [6, 'none'],
  [18, 'refuses'],
  [30, 'hangs'],
  [42, 'answers 4xx'],
  [54, 'answers 5xx'],
  [66, 'drops after DATA'],
  [72, 'none'],
];
const RECOVERY = 66 * HOUR;

/** How long an attempt takes, whether the message arrives all the same, and how it looks to the sender. */
const TROUBLES: Readonly<Record<string, { readonly ms: number; readonly arrives: boolean; readonly sending: Sending }>> = {
  none: { ms: 50, arrives: true, sending: { kind: 'sent' } },
  refuses: { ms: 2, arrives: false, sending: { kind: 'unreachable', reason: 'smtp ECONNECTION' } },
  hangs: { ms: 20_000, arrives: false, sending: { kind: 'unreachable', reason: 'smtp ETIMEDOUT' } },
  'answers 4xx': { ms: 50, arrives: false, sending: { kind: 'refused', reason: 'smtp 451 at DATA', forGood: false } },
  'answers 5xx': { ms: 50, arrives: false, sending: { kind: 'refused', reason: 'smtp 554 at DATA', forGood: false } },
  'drops after DATA': { ms: 200, arrives: true, sending: { kind: 'unreachable', reason: 'smtp ECONNECTION at DATA' } },
};

/** Eight attempts go on at a time, so the clock goes on by an eighth of each. */
const AT_ONCE = 8;

class TroubledRelay implements Transport<MailMessage> {
  readonly arrived = new Map<string, number>();
  attempts = 0;
  readonly #clock: FixedClock;
  readonly #start: number;

  constructor(clock: FixedClock) {
    this.#clock = clock;
    this.#start = clock.now();
  }

  send({ name }: MailMessage): Promise<Sending> {
    const hour = (this.#clock.now() - this.#start) / HOUR;
    const [, trouble] = DAYS.find(([until]) => hour < until) ?? [0, 'none'];
    const { ms, arrives, sending } = TROUBLES[trouble]!;
    this.#clock.advance(ms / AT_ONCE);
    this.attempts += 1;
    if (arrives) this.arrived.set(name, (this.arrived.get(name) ?? 0) + 1);
    return Promise.resolve(sending);
  }
}

const percentile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * p) - 1]!;

describe(`${isFull ? 'Three days' : 'Nine hours'} of a troubled mail relay`, () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('loses no lead, and has sent the backlog a quarter of an hour after the relay recovers', async function () {
    this.timeout(isFull ? 900_000 : 60_000);
    const total = isFull ? 10_000 : 300;
    const step = isFull ? 5000 : 20_000;
    const clock = new FixedClock();
    const start = clock.now();
    const relay = new TroubledRelay(clock);
    const storage = await openLeads(folder.path, new LeadKeyFile(folder.path));
    const leads = new KyselyLeads(storage);
    const vehicles = await inventoryWith(1);
    const channelPorts = {
      transports: { mail: relay, webhook: { send: () => Promise.resolve({ kind: 'sent' } as const) } },
      webhooks: new KyselyWebhooks(storage),
      alertLinks: plainAlertLinks,
      words,
      leads,
      vehicles,
    };
    const recentLeads = new RecentLeads();
    const ports = { ...channelPorts, phones: numberingPlans, ids: randomIds, clock, recentLeads, retentionMonths: 24 };
    const delivery = new LeadDelivery(
      {
        ...channelPorts,
        outbox: new KyselyOutbox(storage),
        clock,
        chance: Math.random,
        holder: 'worker',
      },
      () => {},
    );

    const took: number[] = [];
    const submit = async (n: number): Promise<void> => {
      const began = performance.now();
      const sent = await sendLead(
        {
          site: aSite(),
          origin: 'https://forecourt.example',
          languageId: 1,
          form: aLeadForm(),
          key: String(n),
          traces: { honeypot: false, stamp: { kind: 'absent' }, sender: String(n) },
        },
        ports,
      );
      took.push(performance.now() - began);
      expect(sent.kind).to.equal('accepted');
    };

    let submitted = 0;
    let backlog = 0;
    /** How long after the recovery nothing waits any more. */
    let drained = NaN;
    while (Number.isNaN(drained) && clock.now() < start + 72 * HOUR) {
      const before = clock.now();
      const elapsed = before - start;
      // They come evenly until the relay recovers, so that the backlog is all there is.
      while (submitted < Math.min(total, (total * elapsed) / RECOVERY)) await submit(submitted++);
      while ((await delivery.deliverDue()) > 0);
      // Counting a large backlog takes its time.
      if (elapsed < RECOVERY && elapsed % HOUR < step) backlog = Math.max(backlog, (await leads.counts()).waiting);
      if (elapsed >= RECOVERY && (await leads.counts()).waiting === 0) drained = clock.now() - start - RECOVERY;
      clock.advance(Math.max(0, step - (clock.now() - before)));
    }

    const { dead } = await leads.counts();
    await storage.close();
    const perLead = [...relay.arrived.keys()].filter((name) => name.endsWith('.dealer')).length;
    console.log(
      `      ${JSON.stringify({ leads: submitted, backlog, attempts: relay.attempts, dead, drainedMinutes: drained / 60_000, submitP99Ms: percentile(took, 0.99) })}`,
    );
    expect(submitted).to.equal(total);
    expect(perLead).to.equal(total);
    expect(dead).to.equal(0);
    expect(drained)
      .to.be.a('number')
      .below(15 * 60_000);
    expect(percentile(took, 0.99)).to.be.below(200);
  });
});
