import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';
import { systemClock } from '../../src/adapters/time/system-clock.ts';
import { openLeadParts, startDelivery } from '../../src/composition/register-leads.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { purgeLeads } from '../../src/application/leads/keep-leads.ts';
import { isFull } from './full.ts';

/** What no text but the visitors' has: in the name, the address, the message, and the number. */
const CANARY = 'qzxcanary';
const NUMBER = '450777';

const inOtherForms = (text: string): string[] => {
  const base64 = ['', ' ', '  '].map((before) =>
    Buffer.from(before + text)
      .toString('base64')
      .slice(before.length === 0 ? 0 : 4, -4),
  );
  return [
    text,
    Buffer.from(text).toString('hex'),
    Buffer.from(text, 'utf16le').toString('latin1'),
    encodeURIComponent(text),
    ...base64,
  ];
};
/** Shorter ones stand in any text by chance. */
const TRACES = [...inOtherForms(CANARY), ...inOtherForms(NUMBER)]
  .map((trace) => trace.toLowerCase())
  .filter(({ length }) => length >= 6);

const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.toLowerCase().includes(trace));

describe('Personal data', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('stands in the encrypted columns and in the mail, and nowhere else', async function () {
    this.timeout(isFull ? 900_000 : 60_000);
    const total = isFull ? 10_000 : 150;
    const config = { dataDir: folder.path, leads: { smtpUrl: null, keys: null, retentionMonths: 24, deliversHere: true } };
    const parts = await openLeadParts(config, systemClock);
    let log = '';
    const logger = pino({ level: 'trace' }, { write: (line: string) => (log += line) });
    const told: string[] = [];

    const { inventory } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const app = await testApp(
      { vehicles: [{ vehicle: aVehicle() }] },
      { logger, trustedProxies: ['loopback'], sendLead: parts.sender(inventory) },
    );
    startDelivery(parts, inventory, logger);

    for (let n = 0; n < total; n += 1) {
      // Letters, since a name has no digits.
      const letters = String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
      const form = aLeadForm({
        name: `Zoé ${CANARY}${letters}`,
        email: `${CANARY}${String(n)}@example.org`,
        phone: `${NUMBER}${String(n).padStart(4, '0')}`,
        message: `${CANARY} asks, number ${String(n)}`,
        ...(n % 10 === 9 ? { productId: '99' } : {}),
      });
      const wire = Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]]));
      const plain = n % 3 === 0;
      const answer = await app.send({
        method: 'POST',
        url: plain ? '/leads' : '/api/leads',
        headers: {
          'x-forwarded-for': `10.${String(n >> 8)}.${String(n & 255)}.1`,
          'content-type': plain ? 'application/x-www-form-urlencoded' : 'application/json',
          'idempotency-key': `${CANARY}-${String(n)}`,
        },
        payload: plain
          ? new URLSearchParams({ ...wire, Page: '/en-ca', Stamp: `aged 60000 no ${String(n)}` }).toString()
          : JSON.stringify(wire),
      });
      // A form that comes back shows its sender what he wrote; every other answer says nothing of it.
      told.push(JSON.stringify(answer.headers), answer.statusCode === 422 && plain ? '' : answer.body);
    }
    while ((await parts.leads.counts()).waiting > 0) await new Promise((done) => setTimeout(done, 50));
    const counts = await parts.leads.counts();
    const found = await parts.leads.ofEmail(`${CANARY}1@EXAMPLE.org`);
    expect(found).to.have.length(1);

    expect(tracesIn(log), 'the log').to.deep.equal([]);
    expect(tracesIn(told.join('\n')), 'answers').to.deep.equal([]);
    const files = readdirSync(folder.path).filter((name) => name !== 'outbox');
    expect(files).to.include('leads.db');
    for (const name of files) expect(tracesIn(readFileSync(join(folder.path, name), 'latin1')), name).to.deep.equal([]);

    const outbox = join(folder.path, 'outbox');
    const mails = readdirSync(outbox);
    expect(counts.leads).to.equal(total - Math.floor(total / 10));
    expect(mails).to.have.length(counts.sent);
    for (const name of mails) expect(tracesIn(name), 'names of files').to.deep.equal([]);
    expect(readFileSync(join(outbox, mails[0]!), 'latin1').toLowerCase()).to.include(CANARY);

    const inThreeYears = { now: () => systemClock.now() + 3 * 365 * 86_400_000 };
    expect(await purgeLeads({ ...parts, clock: inThreeYears, retentionMonths: 24 })).to.equal(counts.leads);
    await parts.close();
    expect(readdirSync(outbox)).to.deep.equal([]);
    console.log(`      ${JSON.stringify({ leads: counts.leads, mails: counts.sent, logBytes: log.length })}`);
  });
});
