import { expect } from 'chai';
import { LEAD_FIELDS, WIRE_NAMES, type LeadForm } from '../../src/domain/leads/lead-form.ts';
import type { DeliveryState } from '../../src/ports/leads.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;

describe('Mail to an address that somebody else may have given', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let app: TestApp;
  let clock: FixedClock;
  let sent = 0;

  const open = async (): Promise<void> => {
    const stock = { vehicles: [{ vehicle: aVehicle() }, { vehicle: aVehicle().stock('A2').reserved() }] };
    app = await testApp(stock, { clock }, { dataDir: folder.path, trustedProxies: ['loopback'] });
  };
  beforeEach(async () => {
    folder = temporaryFolder();
    clock = new FixedClock();
    await open();
  });
  afterEach(async () => {
    await app.container.close();
    folder.remove();
  });

  /** Each from another address and with another text, as an attacker would. */
  const post = (form: Partial<LeadForm>, stamp: string | null) => {
    sent += 1;
    const fields = aLeadForm({ message: `Question ${String(sent)}`, ...form });
    return app.send({
      method: 'POST',
      url: '/api/leads',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-${String(sent)}`,
        'x-forwarded-for': `10.2.${String(sent >> 8)}.${String(sent & 255)}`,
      },
      payload: JSON.stringify({
        ...Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], fields[field]])),
        ...(stamp !== null && { Stamp: stamp }),
      }),
    });
  };
  const deliveriesOf = async (id: string): Promise<readonly DeliveryState[]> =>
    (await app.container.get('leads').ofId(id))?.summary.deliveries ?? expect.fail('There is no such lead');
  /** The channels of a lead that is accepted, and its id. */
  const accepted = async (form: Partial<LeadForm> = {}, stamp: string | null = `aged 60000 ${String(sent)}`) => {
    const answer = await post(form, stamp);
    expect(answer.statusCode, answer.body).to.equal(201);
    const { ID } = answer.json<{ ID: string }>();
    return { id: ID, channels: (await deliveriesOf(ID)).map(({ channel }) => channel) };
  };
  const confirmed = async (times: number, form: Partial<LeadForm> = {}): Promise<number> => {
    let mails = 0;
    for (let n = 0; n < times; n += 1) {
      const { channels } = await accepted(form);
      expect(channels).to.include('dealer');
      if (channels.includes('confirmation')) mails += 1;
    }
    return mails;
  };

  it('is sent at most five times an hour and ten times a day, while every lead goes to its dealer', async () => {
    expect(await confirmed(8)).to.equal(5);
    expect(await confirmed(1, { email: 'ZOE@example.org' })).to.equal(0);
    expect(await confirmed(1, { email: 'another@example.org' })).to.equal(1);
    clock.advance(HOUR_MS + 1);
    expect(await confirmed(7)).to.equal(5);
    clock.advance(HOUR_MS + 1);
    expect(await confirmed(1)).to.equal(0);
    clock.advance(24 * HOUR_MS);
    expect(await confirmed(1)).to.equal(1);
  });

  it('is counted by mailbox: a tag, capitals and the dots of Gmail make no other one', async () => {
    expect(await confirmed(3, { email: 'zoe.tremblay@gmail.com' })).to.equal(3);
    for (const email of ['zoetremblay@gmail.com', 'Zoe.Tremblay+cars@googlemail.com'])
      expect(await confirmed(1, { email }), email).to.equal(1);
    for (const email of ['z.o.e.tremblay@gmail.com', 'zoetremblay+a+b@gmail.com'])
      expect(await confirmed(1, { email }), email).to.equal(0);
    expect(await confirmed(5, { email: 'zoe+1@example.org' })).to.equal(5);
    expect(await confirmed(1, { email: 'zoe+2@example.org' })).to.equal(0);
    expect(await confirmed(1, { email: 'z.oe@example.org' }), 'dots matter elsewhere').to.equal(1);
  });

  it('is not promised by the page that thanks', async () => {
    const { body } = await app.get('/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1?Sent=Inquiry');
    expect(body).to.contain('a confirmation usually comes to it. Your request has arrived either way.');
  });

  it('is still counted after a restart', async () => {
    expect(await confirmed(5)).to.equal(5);
    await app.container.close();
    await open();
    expect(await confirmed(1)).to.equal(0);
  });

  it('is counted once when many forms come at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => accepted()));
    expect(all.filter(({ channels }) => channels.includes('confirmation'))).to.have.length(5);
  });

  it('is sent more often to who has confirmed the address, but not without end', async () => {
    const { id } = await accepted({ type: 'Availability', productId: '2' });
    await app.container.get('alerts').confirm(id, clock.now());
    expect(await confirmed(20)).to.equal(14);
  });

  it('is not sent for the lead of a program, which has no stamp of a form, or not a genuine one', async () => {
    expect((await accepted({}, null)).channels).to.deep.equal(['dealer']);
    expect((await accepted({}, 'forged')).channels).to.not.include('confirmation');
    expect((await accepted()).channels).to.deep.equal(['dealer', 'confirmation']);
  });

  it('is asked for by people who mistype: posts to correct use up none of the 60 leads of an address', async () => {
    const answer = async (form: Partial<LeadForm>): Promise<number> => {
      sent += 1;
      const fields = aLeadForm({ message: `Question ${String(sent)}`, ...form });
      const { statusCode } = await app.send({
        method: 'POST',
        url: '/api/leads',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `key-${String(sent)}`,
          'x-forwarded-for': '10.9.9.9',
        },
        payload: JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], fields[field]]))),
      });
      return statusCode;
    };
    for (let n = 0; n < 100; n += 1) expect(await answer({ name: '1' })).to.equal(422);
    expect(await answer({})).to.equal(201);
    for (let n = 0; n < 59; n += 1) expect(await answer({}), String(n)).to.equal(201);
    expect(await answer({})).to.equal(429);
  });

  it('is asked for by floods: from 300 posts a minute on, those to correct are refused too', async () => {
    const refused = new Set<number>();
    for (let n = 0; n < 301; n += 1) {
      const { statusCode } = await app.send({
        method: 'POST',
        url: '/api/leads',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key', 'x-forwarded-for': '10.9.9.8' },
        payload: '{"Type":"Inquiry"}',
      });
      if (n === 299) expect([...refused]).to.deep.equal([422]);
      refused.add(statusCode);
    }
    expect([...refused]).to.deep.equal([422, 429]);
  });

  it('is not used up by what has to be corrected', async () => {
    for (let n = 0; n < 20; n += 1) expect((await post({ name: '1' }, 'aged 60000 x')).statusCode).to.equal(422);
    expect(await confirmed(1)).to.equal(1);
  });
});
