import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { LEAD_FIELDS, WIRE_NAMES, WIRE_TYPES, type LeadForm } from '../../src/domain/leads/lead-form.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLeadForm, anOfferedVehicle, aTradeInForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
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
    { vehicle: aVehicle().stock('A5').with({ buyOnline: true }) },
  ],
};
const pathOfVehicle = (id: number): string => `/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-${String(id)}`;

/** What people and programs put into fields, to break what reads or shows it. */
const NAUGHTY = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE leads; --",
  '{{constructor.constructor("alert(1)")()}}',
  'a\r\nBcc: everybody@example.org',
  '\u0000\u0007\u001b[31m',
  '\u202Egpj.exe',
  '\uD800 half a character',
  'Ω≈ç√∫˜µ≤≥÷'.repeat(12),
  '../../../../etc/passwd%00',
  '$(touch /tmp/x) `id` ${7*7}',
  '=cmd|/c calc!A1',
  '\uFFFE\uFEFF',
  '99999999999999999999',
  '-1',
  '2026-02-30',
];
const FORMS: Readonly<Record<string, Partial<LeadForm>>> = {
  inquiry: {},
  appointment: { date: '2026-09-20', time: 'Morning' },
  history: {},
  availability: { productId: '3' },
  contact: { productId: '' },
  'buy-online': { productId: '5' },
  'trade-in': aTradeInForm(),
};
/** The pages that they stand on. */
const PAGES: Readonly<Record<string, string>> = {
  availability: pathOfVehicle(3),
  contact: '/en-ca/contact',
  'buy-online': '/en-ca/buy-online?ProductId=5',
  'trade-in': '/en-ca/sell-trade?Make=Honda&Model=CR-V&Year=2015&Version=EX-L&Mileage=145000&ProductId=1',
};
const pageOf = (kind: string): string => PAGES[kind] ?? pathOfVehicle(1);

describe('The lead forms of the pages', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let leads: Leads;
  let app: TestApp;
  let visitors = 0;

  beforeEach(async () => {
    folder = temporaryFolder();
    app = await testApp(STOCK, {}, { dataDir: folder.path, trustedProxies: ['loopback'] });
    leads = app.container.get('leads');
  });
  afterEach(async () => {
    await app.container.close();
    folder.remove();
  });

  const documentOf = (html: string): Document => new JSDOM(html).window.document;
  const page = async (path: string): Promise<Document> => documentOf((await app.get(path)).body);
  const kindsOn = (document: Document): string[] =>
    [...document.querySelectorAll('.lead-form')].map((form) => form.closest('[id]')?.id ?? '');
  const kept = () => leads.list({ state: 'all', limit: 1000 });
  const nextVisitor = (): string => `10.${String(++visitors >> 14)}.${String((visitors >> 7) & 127)}.${String(visitors & 127)}`;
  const postRaw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.send({
      method: 'POST',
      url: '/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': nextVisitor(), ...headers },
      payload,
    });
  /** As a browser sends the form that stands on the page, with these fields filled in. */
  const submit = (document: Document, kind: string, fields: Readonly<Record<string, string>>) => {
    const form = document.querySelector(`#${kind} form`)!;
    const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]);
    return postRaw(new URLSearchParams({ ...Object.fromEntries(hidden), ...fields } as Record<string, string>).toString());
  };
  const wire = (form: LeadForm): Record<string, string> =>
    Object.fromEntries(LEAD_FIELDS.filter((field) => form[field] !== '').map((field) => [WIRE_NAMES[field], form[field]]));

  it('are those that the vehicle’s state allows', async () => {
    expect(kindsOn(await page(pathOfVehicle(1)))).to.deep.equal(['inquiry', 'appointment', 'history']);
    expect(kindsOn(await page(pathOfVehicle(2)))).to.deep.equal([]);
    expect(kindsOn(await page(pathOfVehicle(3)))).to.deep.equal(['availability']);
    expect(kindsOn(await page('/en-ca/contact'))).to.deep.equal(['contact']);
    expect(kindsOn(await page(pathOfVehicle(1).replace('car-for-sale', 'car-for-sale/p')))).to.have.length(3);
  });

  for (const [kind, changes] of Object.entries(FORMS))
    it(`${kind}: what the page’s own form sends is stored, and the page says so`, async () => {
      const at = `${pageOf(kind)}${pageOf(kind).includes('?') ? '&' : '?'}Menu=0`;
      const { type, productId: _, ...fields } = aLeadForm({ type: WIRE_TYPES[kind as 'inquiry'], ...changes });
      const answer = await submit(await page(at), kind, wire({ ...aLeadForm(), ...fields, type, productId: '' }));
      expect(answer.statusCode).to.equal(303);
      expect(answer.headers.location).to.equal(`${at}&Sent=${type}`);
      expect((await kept()).map((lead) => lead.type)).to.deep.equal([kind]);
      const thanks = (await page(answer.headers.location!)).querySelector(`#${kind} .lead-thanks`);
      expect(thanks?.textContent).to.match(/^Thank you/);
      // Its form is there again where the visitor wants to send another.
      const again = await page(thanks?.querySelector('a')?.getAttribute('href') ?? '');
      expect(kindsOn(again)).to.include(kind);
    });

  it('a message to the site goes to the site, under a consent that names nobody else', async () => {
    const form = aLeadForm({ type: 'Contact', productId: '' });
    await submit(await page('/fr-ca/nous-joindre'), 'contact', wire(form));
    const [summary] = await kept();
    const stored = await leads.ofId(summary!.id);
    expect(stored?.lead).to.deep.include({ vehicle: null, dealer: null, languageId: 2 });
    expect(stored?.lead.consent.text).to.match(/^J’accepte que Forecourt utilise ce que j’écris ici pour me répondre/);
  });

  const MINE = '/en-ca/sell-trade?Make=Honda&Model=CR-V&Year=2015&Version=EX-L&Mileage=145000';
  const offerFrom = async (address: string) => {
    const fields = wire(aTradeInForm({ productId: '' }));
    expect((await submit(await page(address), 'trade-in', fields)).statusCode).to.equal(303);
    const [summary] = await kept();
    return (await leads.ofId(summary!.id))!;
  };

  it('a vehicle is offered to the dealer whose vehicle is wanted, with both in the lead', async () => {
    const { lead } = await offerFrom(`${MINE}&ProductId=1&Dealer=1`);
    expect([lead.type, lead.vehicle?.id, lead.dealer?.name]).to.deep.equal(['trade-in', 1, 'Autos du Pont-Viau']);
    expect(lead.offered).to.deep.equal(anOfferedVehicle());
    expect(lead.consent.text).to.include('passes what I write here to Autos du Pont-Viau');
  });

  it('a vehicle is offered to the dealer who was chosen, without any of theirs', async () => {
    const { lead, summary } = await offerFrom(`${MINE}&Dealer=1`);
    expect([lead.vehicle, lead.dealer?.name, summary.dealerId]).to.deep.equal([null, 'Autos du Pont-Viau', 1]);
    expect(lead.consent.text).to.include('passes what I write here to Autos du Pont-Viau');
  });

  it('a vehicle is offered to the site if no dealer, or an unknown one, was chosen', async () => {
    const { lead } = await offerFrom(`${MINE}&Dealer=2`);
    expect([lead.vehicle, lead.dealer]).to.deep.equal([null, null]);
    expect(lead.consent.text).to.include('uses what I write here to answer me');
  });

  it('a trade-in comes back with what was chosen and written', async () => {
    const fields = wire(aTradeInForm({ offeredCondition: 'Poor', offeredVin: '123', email: 'zoe@', message: 'A <scratch>' }));
    const answer = await submit(await page(`${MINE}&ProductId=1`), 'trade-in', fields);
    expect(answer.statusCode).to.equal(422);
    const document = documentOf(answer.body);
    const links = [...document.querySelectorAll('#trade-in .lead-summary a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#trade-in-offeredVin', '#trade-in-email']);
    expect(document.querySelector<HTMLInputElement>('#trade-in input[value=Poor]')?.checked).to.equal(true);
    expect(document.querySelector<HTMLTextAreaElement>('#trade-in-message')?.value).to.equal('A <scratch>');
    expect(document.querySelector<HTMLInputElement>('#sell-model')?.value).to.equal('CR-V');
    expect(document.querySelector<HTMLInputElement>('#trade-in [name=ProductId]')?.value).to.equal('1');
  });

  it('come back as they were filled in, open, with every problem linked to its field', async () => {
    const form = aLeadForm({
      type: 'Appointment',
      date: '2026-09-01',
      time: 'Evening',
      email: 'zoe@',
      consent: '',
      marketing: 'true',
    });
    const answer = await submit(await page(pathOfVehicle(1)), 'appointment', wire(form));
    expect(answer.statusCode).to.equal(422);
    const document = documentOf(answer.body);
    const links = [...document.querySelectorAll('#appointment .lead-summary a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#appointment-date', '#appointment-email', '#appointment-consent']);
    for (const link of links) {
      const field = document.querySelector(String(link))!;
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).to.not.equal('');
    }
    const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#appointment-${id}`)?.value;
    expect([valueOf('date'), valueOf('email'), valueOf('phone')]).to.deep.equal(['2026-09-01', 'zoe@', '450 555-0199']);
    expect(document.querySelector<HTMLTextAreaElement>('#appointment-message')?.value).to.equal(form.message);
    expect(document.querySelector<HTMLInputElement>('#appointment input[value=Evening]')?.checked).to.equal(true);
    expect(document.querySelector<HTMLInputElement>('#appointment-marketing')?.checked).to.equal(true);
    expect(document.querySelector('.leads__panel.is-first')?.id).to.equal('appointment');
    expect(document.querySelector('#inquiry .lead-summary')).to.equal(null);
  });

  it('say what became of a form whose vehicle was sold meanwhile', async () => {
    const answer = await submit(await page(pathOfVehicle(1)), 'inquiry', {
      ...wire(aLeadForm({ productId: '2' })),
      Page: pathOfVehicle(2),
    });
    expect(answer.statusCode).to.equal(422);
    expect(documentOf(answer.body).querySelector('.leads .lead-summary')?.textContent).to.include('does not take such requests');
    expect(await kept()).to.deep.equal([]);
  });

  for (const [kind, changes] of Object.entries(FORMS)) {
    const at = pageOf(kind);
    const good = wire(aLeadForm({ type: WIRE_TYPES[kind as 'inquiry'], ...changes }));
    const names = LEAD_FIELDS.map((field) => WIRE_NAMES[field]);

    it(`${kind}: shows as text whatever stands in its fields, and stores nothing of it`, async () => {
      const blank = await page(at);
      for (const naughty of NAUGHTY.filter((text) => /[<"'{\u0000\u202E\uD800]/.test(text))) {
        const all = Object.fromEntries(names.map((name) => [name, name === 'Type' ? good.Type! : naughty]));
        const answer = await submit(blank, kind, { ...all, Name: `${naughty}<`, Stamp: naughty, Language: naughty });
        expect(answer.statusCode, naughty.slice(0, 30)).to.equal(422);
        const document = documentOf(answer.body);
        const running = [...document.querySelectorAll('script')].filter(({ type }) => !type.endsWith('json'));
        // The page's own, and no other.
        expect(running.map((script) => script.getAttribute('src') ?? '').join()).to.match(/^\/assets\/\w+\.js$/);
        expect(document.querySelector('img[onerror]')).to.equal(null);
        expect(document.querySelector<HTMLInputElement>(`#${kind}-name`)?.value).to.include('<');
      }
      expect(await kept()).to.deep.equal([]);
    });

    it(`${kind}: takes or refuses each field by itself, and keeps names, addresses and numbers in their one form`, async () => {
      for (const name of names) {
        for (const naughty of NAUGHTY) {
          const answer = await app.send({
            method: 'POST',
            url: '/api/leads',
            headers: { 'content-type': 'application/json', 'idempotency-key': nextVisitor(), 'x-forwarded-for': nextVisitor() },
            payload: JSON.stringify({ ...good, [name]: naughty }),
          });
          expect(answer.statusCode, `${name} ${naughty.slice(0, 30)}`).to.be.oneOf([201, 422]);
          expect(answer.body).to.not.include('alert(1)');
        }
      }
      for (const { id } of await kept()) {
        const { name, email, phone, message } = (await leads.ofId(id))!.lead;
        expect([name, email, phone]).to.deep.equal(["Zoé Tremblay-O'Neil", 'zoe@example.org', '+14505550199']);
        expect(message ?? '').to.not.match(/[^\P{Control}\n\t]/u);
      }
    });
  }

  for (const [what, payload, headers, status] of [
    ['a megabyte', `Message=${'x'.repeat(1_000_000)}`, {}, 413],
    ['a thousand fields', Array.from({ length: 1000 }, (_, n) => `f${String(n)}=1`).join('&'), {}, 413],
    ['an unknown charset', 'Name=a', { 'content-type': 'application/x-www-form-urlencoded; charset=utf-99' }, 415],
    ['broken percent signs', `Page=${pathOfVehicle(1)}&Type=Inquiry&Name=%E0%A4%A&Email=%ZZ`, {}, 422],
    ['bytes that are no UTF-8', Buffer.from([0x4e, 0x61, 0x6d, 0x65, 0x3d, 0xff, 0xfe, 0xfd]), {}, 422],
    ['a body that claims to be compressed', 'Name=a', { 'content-encoding': 'gzip' }, 400],
    ['every field twice', `${new URLSearchParams(wireOf()).toString()}&${new URLSearchParams(wireOf()).toString()}`, {}, 422],
    ['nothing', '', {}, 422],
    ['a type that there is none of', 'Type=Order', {}, 422],
    ['fields that look like records', 'Name[first]=a&Email[]=b&__proto__[x]=1&constructor=2', {}, 422],
    ['multipart', '--b\r\n\r\n--b--', { 'content-type': 'multipart/form-data; boundary=b' }, 422],
  ] as const)
    it(`answer ${what} with ${String(status)}, and nothing is stored`, async () => {
      const answer = await postRaw(payload, headers);
      expect(answer.statusCode).to.equal(status);
      expect(answer.body).to.match(/<!doctype html>|^Error/);
      expect(await kept()).to.deep.equal([]);
    });
});

function wireOf(): Record<string, string> {
  const form = aLeadForm();
  return Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]]));
}
