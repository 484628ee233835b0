import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { LEAD_FIELDS, WIRE_NAMES, type LeadForm } from '../../src/domain/leads/lead-form.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLeadForm, aTradeInForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { readAdf } from '../support/read-adf.ts';
import { partOf } from '../support/servers/mailbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Leads } from '../../src/ports/leads.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const STOCK = {
  dealers: [aDealer(), aDealer().inFrance()],
  vehicles: [
    { vehicle: aVehicle() },
    { vehicle: aVehicle().stock('A2').sold() },
    { vehicle: aVehicle().stock('A3').reserved() },
    { vehicle: aVehicle().stock('F1').priced(20_000, 'EUR'), dealer: 1 },
  ],
};
const RAV4 = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';

const wire = (form: LeadForm): Record<string, string> =>
  Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]]));

describe('Leads over HTTP', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let leads: Leads;
  let app: TestApp;
  let clock: FixedClock;
  let visitors = 0;

  beforeEach(async () => {
    folder = temporaryFolder();
    clock = new FixedClock();
    app = await testApp(STOCK, { clock }, { dataDir: folder.path, trustedProxies: ['loopback'] });
    leads = app.container.get('leads');
  });
  afterEach(async () => {
    await app.container.close();
    folder.remove();
  });

  /** Each from an address of its own, unless it says one. */
  const visitor = (): string => `10.1.${String(++visitors >> 8)}.${String(visitors & 255)}`;
  const call = (body: unknown, headers: Record<string, string> = {}) =>
    app.send({
      method: 'POST',
      url: '/api/leads',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key ${String(visitors)}`.replace(' ', '-'),
        'x-forwarded-for': visitor(),
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const post = (form: Record<string, string>, extra = '') =>
    app.send({
      method: 'POST',
      url: '/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor() },
      payload: new URLSearchParams({ Page: RAV4, Stamp: `aged 60000 no ${String(visitors)}`, ...form }).toString() + extra,
    });
  const kept = () => leads.list({ state: 'all', limit: 100 });

  it('stores an inquiry and answers its id; the same key again gives the same answer and one row', async () => {
    const headers = { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
    const first = await call(wire(aLeadForm()), headers);
    expect(first.statusCode).to.equal(201);
    expect(first.json()).to.have.keys('Status', 'ID').and.to.include({ Status: 1 });
    const again = await call(wire(aLeadForm()), headers);
    expect([again.statusCode, again.body]).to.deep.equal([201, first.body]);
    expect(await kept()).to.have.length(1);
    const other = await call(wire(aLeadForm({ name: 'Somebody Else' })), headers);
    expect(other.statusCode).to.equal(409);
    expect(await kept()).to.have.length(1);
  });

  it('takes what programs send: numbers, true and null', async () => {
    const answer = await call({
      Type: 'Inquiry',
      ProductId: 1,
      Name: 'Zoé',
      Email: null,
      Phone: '+33 4 78 00 00 00',
      Consent: true,
    });
    expect(answer.statusCode).to.equal(201);
    const stored = await leads.ofId(answer.json<{ ID: string }>().ID);
    expect(stored?.lead).to.deep.include({ phone: '+33478000000', email: null });
    expect(stored?.lead.consent.text).to.include('Autos du Pont-Viau').and.to.include('24 months');
    expect(stored?.summary.deliveries.map(({ channel }) => channel)).to.deep.equal(['dealer']);
  });

  it('names every field that has to change, with a code and words of the visitor’s language', async () => {
    const answer = await call({ ...wire(aLeadForm({ name: 'Z', email: 'zoe', phone: '1' })), Language: 2 });
    expect(answer.statusCode).to.equal(422);
    expect(answer.headers['content-type']).to.match(/^application\/problem\+json/);
    const { faults } = answer.json<{ faults: { name: string; problem: string; hint: string }[] }>();
    expect(faults.map(({ name, problem }) => `${name} ${problem}`)).to.deep.equal([
      'Name too-short',
      'Email invalid',
      'Phone invalid',
    ]);
    expect(faults[0]?.hint).to.equal('Indiquez un nom d’au moins 2 caractères.');
    expect(await kept()).to.deep.equal([]);
  });

  for (const [what, form, problem] of [
    ['a sold vehicle', { productId: '2' }, 'ProductId not-offered'],
    ['a vehicle of another site', { productId: '4' }, 'ProductId invalid'],
    ['a vehicle that never was', { productId: '999' }, 'ProductId invalid'],
    ['an availability alert for what is available', { type: 'Availability' }, 'ProductId not-offered'],
    ['an online purchase of what is not sold so', { type: 'BuyOnline' }, 'ProductId not-offered'],
    ['a trade-in against what is sold', aTradeInForm({ productId: '2' }), 'ProductId not-offered'],
    ['a vehicle offered to a dealer of another site', aTradeInForm({ productId: '', companyId: '2' }), 'CompanyId invalid'],
    ['an appointment without a day', { type: 'Appointment' }, 'Date required'],
  ] as const)
    it(`refuses ${what}`, async () => {
      const answer = await call(wire(aLeadForm(form)));
      expect(answer.statusCode).to.equal(422);
      const [first] = answer.json<{ faults: { name: string; problem: string }[] }>().faults;
      expect(`${String(first?.name)} ${String(first?.problem)}`).to.equal(problem);
    });

  it('takes an availability alert for a reserved vehicle, and an appointment', async () => {
    expect((await call(wire(aLeadForm({ type: 'Availability', productId: '3' })))).statusCode).to.equal(201);
    const appointment = aLeadForm({ type: 'Appointment', date: '2026-09-20', time: 'Morning' });
    expect((await call(wire(appointment))).statusCode).to.equal(201);
  });

  for (const [what, body, headers, status] of [
    ['a body that is no JSON', '{"Type":', {}, 400],
    ['a list', [], {}, 400],
    ['another media type', 'Type=Inquiry', { 'content-type': 'text/plain' }, 400],
    ['a broken encoding', '{}', { 'content-type': 'application/json; charset=utf-99' }, 415],
    ['a megabyte', { ...wire(aLeadForm()), Message: 'x'.repeat(1_000_000) }, {}, 413],
    ['no key', wire(aLeadForm()), { 'idempotency-key': '' }, 400],
    ['a key of control characters', wire(aLeadForm()), { 'idempotency-key': 'a b' }, 400],
    ['a field that is a list', { ...wire(aLeadForm()), Name: ['a', 'b'] }, {}, 422],
    ['a field that is a record', { ...wire(aLeadForm()), Email: { $ne: '' } }, {}, 422],
    ['an empty record', {}, {}, 422],
  ] as const)
    it(`answers ${what} with ${String(status)} and stores nothing`, async () => {
      const answer = await call(body, headers);
      expect(answer.statusCode).to.equal(status);
      expect(answer.headers['content-type']).to.match(/^application\/problem\+json/);
      expect(await kept()).to.deep.equal([]);
    });

  it('sends a form that worked back to its page, with nothing of the visitor in the address', async () => {
    const answer = await post({ ...wire(aLeadForm()), Page: `${RAV4}?Menu=0#ask` });
    expect(answer.statusCode).to.equal(303);
    expect(answer.headers.location).to.equal(`${RAV4}?Menu=0&Sent=Inquiry`);
    expect(await kept()).to.have.length(1);
  });

  it('stores a form once that is sent twice', async () => {
    const form = { ...wire(aLeadForm()), Stamp: 'aged 60000 twice' };
    expect((await post(form)).statusCode).to.equal(303);
    expect((await post(form)).statusCode).to.equal(303);
    expect(await kept()).to.have.length(1);
  });

  it('shows the page again with the errors, and forbids caching it', async () => {
    const answer = await post(wire(aLeadForm({ email: 'zoe', name: '<script>alert(1)</script>' })));
    expect(answer.statusCode).to.equal(422);
    expect(answer.headers['cache-control']).to.equal('no-store');
    expect(answer.body).to.include('RAV4').and.not.to.include('<script>alert(1)');
    expect(await kept()).to.deep.equal([]);
  });

  it('never sends a visitor to another site', async () => {
    const answer = await post({ ...wire(aLeadForm()), Page: '//evil.example/' });
    expect(answer.headers.location).to.equal('/?Sent=Inquiry');
  });

  it('answers a form with a repeated field, and one from nowhere, with an error page', async () => {
    expect((await post(wire(aLeadForm()), '&Name=b')).statusCode).to.equal(422);
    // Neither a page that is none nor one without a form could say what has to change.
    for (const Page of ['/nowhere', '', '/en-ca/cars', '//evil.example/', '/en-ca/cars?Keyword="><img src=x>']) {
      const { statusCode, body } = await post({ ...wire(aLeadForm({ email: 'zoe' })), Page });
      expect(statusCode, Page).to.equal(422);
      expect(body, Page).to.include('We could not read this request').and.not.include('<img src=x');
    }
    expect(await kept()).to.deep.equal([]);
  });

  for (const [what, fields] of [
    ['honeypot', { Website: 'https://cheap.example' }],
    ['no-stamp', { Stamp: '' }],
    ['forged-stamp', { Stamp: 'forged' }],
    ['too-fast', { Stamp: 'aged 100 x' }],
    ['stale-stamp', { Stamp: 'aged 9999999999 x' }],
  ] as const)
    it(`quarantines a form for ${what}, and says nothing of it`, async () => {
      expect((await post({ ...wire(aLeadForm()), ...fields })).statusCode).to.equal(303);
      expect((await kept()).map(({ quarantined, suspicions }) => [quarantined, ...suspicions])).to.deep.equal([[true, what]]);
    });

  /** From one address, each under a key. */
  const callFrom = (address: string, n: number, form: Partial<LeadForm>) =>
    call(wire(aLeadForm({ message: '', ...form })), {
      'x-forwarded-for': address,
      'idempotency-key': `from-${address}-${String(n)}`,
    });
  const heldForPace = async () => (await kept()).filter(({ suspicions }) => suspicions.includes('rate')).length;

  it('holds what one visitor sends beyond five a minute, and turns a flood away', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await callFrom('10.9.9.9', n, {})).statusCode);
    expect(statuses.slice(0, 60)).to.deep.equal(Array.from({ length: 60 }, () => 201));
    expect(statuses[60]).to.equal(429);
    expect((await kept()).filter(({ quarantined }) => !quarantined)).to.have.length(5);
    expect(await heldForPace()).to.equal(55);
  });

  it('lets the people of one office send, up to thirty a minute of one address', async () => {
    for (let n = 0; n < 31; n += 1) await callFrom('10.9.9.8', n, { email: `visitor${String(n)}@example.org` });
    expect(await heldForPace()).to.equal(1);
  });

  it('counts neither what has to be corrected nor what is repeated', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await callFrom('10.9.9.7', n, { email: 'zoe' })).statusCode).to.equal(422);
      await callFrom('10.9.9.7', 100, {});
    }
    for (let n = 101; n < 105; n += 1) await callFrom('10.9.9.7', n, {});
    expect(await kept()).to.have.length(5);
    expect(await heldForPace()).to.equal(0);
  });

  it('begins anew after a minute', async () => {
    for (let n = 0; n < 6; n += 1) await callFrom('10.9.9.6', n, {});
    expect(await heldForPace()).to.equal(1);
    clock.advance(60_001);
    await callFrom('10.9.9.6', 6, {});
    expect(await heldForPace()).to.equal(1);
  });

  it('tells the operator of each lead that is held: by metrics, and by one mail for all of five minutes', async () => {
    const { delivery } = await app.container.open('delivery');
    const reviews = (): string[] => {
      const outbox = join(folder.path, 'outbox');
      return readdirSync(outbox)
        .filter((name) => name.endsWith('.review.eml'))
        .map((name) => partOf({ from: '', to: [], raw: readFileSync(join(outbox, name), 'utf8') }, 'text/plain'));
    };
    for (let n = 0; n < 2; n += 1) await post({ ...wire(aLeadForm()), Website: 'https://cheap.example' });
    const ids = (await kept()).map(({ id }) => id);
    expect((await app.container.get('metrics').text()).body)
      .to.include('forecourt_leads_quarantined 2')
      .and.include('forecourt_leads_total{type="inquiry",outcome="held"} 2');
    clock.advance(5 * 60_000);
    await delivery.deliverDue();
    expect(reviews()).to.have.length(1);
    const [text = ''] = reviews();
    for (const id of ids) expect(text).to.include(id);
    expect(text).to.include('leads -- release').and.not.include('zoe@example.org').and.not.include('Zoé');
    // Held later, told of later.
    await post({ ...wire(aLeadForm()), Website: 'https://cheap.example' });
    for (const id of ids) await leads.release(id, clock.now());
    clock.advance(5 * 60_000);
    await delivery.deliverDue();
    expect(reviews()).to.have.length(2);
    expect(reviews().some((each) => !ids.some((id) => each.includes(id)))).to.equal(true);
  });

  it('goes to the desk of its type, to each of its addresses, as the dealer wants ADF, with a copy to the group', async () => {
    const { writing, delivery } = await app.container.open('writing', 'delivery');
    await writing.transaction((inventory) =>
      inventory.setLeadRouting(1, {
        addresses: { appointment: ['drive@pontviau.example', 'desk@pontviau.example'], 'trade-in': ['used@pontviau.example'] },
        group: { name: 'Groupe Rivemont', addresses: ['group@rivemont.example'] },
        adf: 'body',
      }),
    );
    const outbox = join(folder.path, 'outbox');
    /** To whom the mails of one lead went, and what they are. */
    const sentFor = async (form: Partial<LeadForm>) => {
      const answer = await call(wire(aLeadForm(form)));
      expect(answer.statusCode, answer.body).to.equal(201);
      const { ID } = answer.json<{ ID: string }>();
      while ((await delivery.deliverDue()) > 0);
      return readdirSync(outbox)
        .filter((name) => name.startsWith(ID))
        .sort()
        .map((name) => {
          const raw = readFileSync(join(outbox, name), 'utf8');
          return { name: name.slice(ID.length + 1), to: /^To: .*<(.+)>/m.exec(raw)?.[1], raw };
        });
    };

    const appointment = await sentFor({ type: 'Appointment', date: '2026-09-20', time: 'Morning' });
    expect(appointment.map(({ name, to }) => [name, to])).to.deep.equal([
      ['copy.eml', 'group@rivemont.example'],
      ['dealer-2.eml', 'desk@pontviau.example'],
      ['dealer.eml', 'drive@pontviau.example'],
    ]);
    for (const { raw } of appointment) {
      const text = partOf({ from: '', to: [], raw }, 'text/plain');
      const adf = readAdf(text);
      expect(adf.get('earliestdate')).to.deep.equal(['2026-09-20']);
      expect(adf.get('name')?.slice(0, 2)).to.deep.equal(['Zoé', "Tremblay-O'Neil"]);
      expect(text).to.include('<name part="first" type="individual">Zoé<');
    }
    const tradeIn = await sentFor(aTradeInForm());
    expect(tradeIn.map(({ to }) => to)).to.deep.equal(['group@rivemont.example', 'used@pontviau.example']);
    const inquiry = await sentFor({});
    expect(inquiry.map(({ to }) => to)).to.deep.equal(['group@rivemont.example', 'ventes@pontviau.example']);
  });

  it('tells visitors of the group that gets a copy, before they send and in what they agree to', async () => {
    const { writing } = await app.container.open('writing');
    const group = { name: 'Groupe Rivemont', addresses: ['group@rivemont.example'] };
    await writing.transaction((inventory) => inventory.setLeadRouting(1, { addresses: {}, group, adf: 'attached' }));
    const page = await app.send({ url: RAV4 });
    expect(page.body)
      .to.include('What you write goes to them and to their group, Groupe Rivemont, and to nobody else.')
      .and.not.include('Autos du Pont-Viau answers. What you write goes to them only')
      .and.not.include('group@rivemont.example');
    const sell = await app.send({
      url: '/fr-ca/vendre-echanger?Make=Honda&Model=CR-V&Year=2015&Version=EX-L&Mileage=145000&ProductId=1',
    });
    expect(sell.body).to.include('La demande va à Autos du Pont-Viau et à son groupe, Groupe Rivemont.');
    const { ID } = (await call(wire(aLeadForm()))).json<{ ID: string }>();
    expect((await leads.ofId(ID))?.lead.consent.text).to.include(
      'to Autos du Pont-Viau and to their group, Groupe Rivemont, so that',
    );
  });
});
