import { expect } from 'chai';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { aLeadForm, aTradeInForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { purgeLeads } from '../../src/application/leads/purge-leads.ts';
import { isFull } from './full.ts';

/** Occurs in visitors' texts only: too long to occur by chance in millions of ids, keys and signatures. */
const CANARY = 'qzxcanarywvkjquux';
/** The prefix of every visitor's number: ten digits in all, with no digit before or after them. */
const NUMBER = '450777';
/** Of vehicles that visitors offer. */
const VIN = '5J6RM4H77FL012345';

/** As other programs write it: a text must be found in whatever form it leaks. */
const inOtherForms = (text: string): string[] => {
  const base64 = ['', ' ', '  '].map((before) =>
    Buffer.from(before + text)
      .toString('base64')
      // What the neighbours of the text have a part in is left out.
      .slice(before.length === 0 ? 0 : 4, -4),
  );
  return [Buffer.from(text).toString('hex'), Buffer.from(text, 'utf16le').toString('latin1'), ...base64];
};
/** Shorter ones would occur in any text by chance. */
const LONG_ENOUGH = 12;
const ENCODED = [CANARY, VIN, `+1${NUMBER}`].flatMap(inOtherForms).filter(({ length }) => length >= LONG_ENOUGH);
const PLAIN = [new RegExp(CANARY, 'i'), new RegExp(VIN, 'i'), /(?<![\da-z])(?:\+?1)?[ (]*450[ )-]*777[ -]*\d{4}(?![\da-z])/i];

const tracesIn = (text: string): string[] => [
  ...PLAIN.flatMap((trace) => trace.exec(text)?.[0] ?? []),
  ...ENCODED.filter((trace) => text.includes(trace)),
];

describe('Personal data', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('is found in every form that it could leak in, and never by chance', () => {
    for (const told of [`${CANARY}a@example.org`, 'tel:+14507770042', '(450) 777-0042', VIN.toLowerCase()])
      expect(tracesIn(`"${told}"`), told).to.have.length(1);
    for (const text of [CANARY, VIN])
      for (const before of ['', 'a', 'ab'])
        expect(tracesIn(Buffer.from(`${before}${text} and more`).toString('base64'))).to.have.length(1);
    const chance = Array.from({ length: 20_000 }, () => randomUUID() + randomBytes(48).toString('base64'));
    expect(tracesIn(chance.join('\n'))).to.deep.equal([]);
  });

  it('is in the encrypted columns and in the mail, and nowhere else', async function () {
    this.timeout(isFull ? 900_000 : 60_000);
    const total = isFull ? 10_000 : 150;
    let log = '';
    const logger = pino({ level: 'trace' }, { write: (line: string) => (log += line) });
    const told: string[] = [];

    const app = await testApp(
      { vehicles: [{ vehicle: aVehicle() }] },
      { clock: systemClock, logger },
      { dataDir: folder.path, trustedProxies: ['loopback'] },
    );
    const { leads, leadWorker, transports } = await app.container.open('leads', 'leadWorker', 'transports');
    leadWorker.start();

    for (let n = 0; n < total; n += 1) {
      // Letters, since a name has no digits.
      const letters = String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
      const fill = n % 4 === 3 ? aTradeInForm : aLeadForm;
      const form = fill({
        name: `Zoé ${CANARY}${letters}`,
        email: `${CANARY}${String(n)}@example.org`,
        phone: `${NUMBER}${String(n).padStart(4, '0')}`,
        message: `${CANARY} asks, number ${String(n)}`,
        ...(fill === aTradeInForm && { offeredVersion: CANARY, offeredVin: VIN }),
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
      // A form shown again contains what its sender wrote; no other answer does.
      told.push(JSON.stringify(answer.headers), answer.statusCode === 422 && plain ? '' : answer.body);
    }
    while ((await leads.counts()).waiting > 0) await new Promise((done) => setTimeout(done, 50));
    const counts = await leads.counts();
    const found = await leads.ofEmail(`${CANARY}1@EXAMPLE.org`);
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
    expect(readFileSync(join(outbox, mails[0]!), 'latin1')).to.include(CANARY);

    const inThreeYears = { now: () => systemClock.now() + 3 * 365 * 86_400_000 };
    const ports = { leads, transports, clock: inThreeYears, retentionMonths: 24 };
    expect(await purgeLeads(ports, { confirmed: true })).to.include({ kind: 'purged', leads: counts.leads });
    await app.container.close();
    expect(readdirSync(outbox)).to.deep.equal([]);
    console.log(`      ${JSON.stringify({ leads: counts.leads, mails: counts.sent, logBytes: log.length })}`);
  });
});
