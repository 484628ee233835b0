import { expect } from 'chai';
import sinon from 'sinon';
import { LEAD_FIELDS, WIRE_NAMES } from '../../../src/domain/leads/lead-form.ts';
import { LeadForms } from '../../../src/ui/leads/lead-forms.tsx';
import type { LeadFormsView } from '../../../src/ui/leads/present-lead-forms.ts';
import { aFrame } from '../../support/builders/a-frame.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';
import { renderUi, textOf } from '../../support/render-ui.tsx';

const NOW = Date.UTC(2026, 8, 15, 12);
const forms = (changes: Partial<LeadFormsView> = {}): LeadFormsView => ({
  kinds: ['inquiry', 'appointment', 'history'],
  first: 'inquiry',
  sent: null,
  returned: null,
  productId: '1',
  companyId: '',
  asked: null,
  known: {},
  recipient: 'Autos du Pont-Viau',
  group: null,
  page: '/en-ca/car',
  offer: {
    stamp: 'stamp',
    consent: { version: '2026-11', text: 'I agree.' },
    days: { first: '2026-09-15', last: '2026-12-14' },
    now: NOW,
    timeZone: 'America/Toronto',
  },
  ...changes,
});

describe('The lead forms before JavaScript runs', () => {
  const document = renderUi(<LeadForms forms={forms()} />, aFrame());

  it('label every field, and let the browser fill in what it knows', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('#inquiry :is(input:not([type=hidden]), textarea)'))
      expect(document.querySelector(`label[for="${field.id}"]`) ?? field.closest('label'), field.name).to.not.equal(null);
    const complete = ['name', 'email', 'phone'].map((field) =>
      document.getElementById(`inquiry-${field}`)?.getAttribute('autocomplete'),
    );
    expect(complete).to.deep.equal(['name', 'email', 'tel']);
    expect(document.getElementById('appointment-date')?.getAttribute('max')).to.equal('2026-12-14');
  });

  it('have an unticked box for offers, separate from the consent', () => {
    expect(document.querySelector('#inquiry-marketing')?.hasAttribute('checked')).to.equal(false);
    expect(document.querySelector('#inquiry-consent')?.hasAttribute('checked')).to.equal(false);
    expect(textOf(document.querySelector('#inquiry-consent')?.parentElement)).to.equal('I agree.');
  });

  it('are reached by links, and hide the honeypot', () => {
    expect([...document.querySelectorAll('.leads__tabs a')].map((tab) => tab.getAttribute('href'))).to.deep.equal([
      '#inquiry',
      '#appointment',
      '#history',
    ]);
    const trap = document.querySelector('#inquiry [name=Website]');
    expect(trap?.getAttribute('tabindex')).to.equal('-1');
    expect(trap?.closest('[aria-hidden=true]')).to.not.equal(null);
  });
});

describe('The lead forms in a browser', () => {
  let browser: LiveBrowser;
  let calls: { key: string; body: Record<string, string> }[];
  let answer: () => Promise<Response>;
  const realFetch = globalThis.fetch;
  const borrowed = ['HTMLInputElement', 'HTMLTextAreaElement', 'FormData'] as const;
  const before = borrowed.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

  beforeEach(async () => {
    browser = openBrowser({ url: 'https://forecourt.example/en-ca/car' });
    for (const name of borrowed)
      Object.defineProperty(globalThis, name, { value: browser.window[name], configurable: true, writable: true });
    calls = [];
    answer = () => Promise.resolve(Response.json({ Status: 1, ID: 'a' }, { status: 201 }));
    globalThis.fetch = (_url, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? '';
      calls.push({ key, body: JSON.parse(init?.body as string) as Record<string, string> });
      return answer();
    };
    await browser.show(<LeadForms forms={forms()} />, aFrame({ url: '/en-ca/car' }));
  });
  afterEach(async () => {
    sinon.restore();
    globalThis.fetch = realFetch;
    await browser.close();
    borrowed.forEach((name, at) => {
      const descriptor = before[at];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  });

  const field = (id: string): HTMLInputElement => browser.document.querySelector<HTMLInputElement>(`#${id}`)!;
  const type = (id: string, text: string) =>
    browser.act(() => {
      const control = field(id);
      control.focus();
      control.value = text;
      control.dispatchEvent(new browser.window.Event('input', { bubbles: true }));
      control.blur();
    });
  const send = (kind = 'inquiry') =>
    browser.act(() => browser.document.querySelector<HTMLFormElement>(`#${kind} form`)?.requestSubmit());
  const fill = async (): Promise<void> => {
    await type('inquiry-name', 'Zoé');
    await type('inquiry-email', 'zoe@example.org');
    await browser.click('#inquiry-consent');
  };
  const wrong = (kind = 'inquiry'): string[] =>
    [...browser.document.querySelectorAll(`#${kind} [aria-invalid=true]`)].map(({ id }) => id);

  it('show the error of a field when it loses the focus, and remove it as soon as it is valid', async () => {
    await type('inquiry-email', 'zoe@');
    expect(wrong()).to.deep.equal(['inquiry-email']);
    expect(browser.document.querySelector('.lead-summary')).to.equal(null);
    await type('inquiry-email', 'zoe@example.org');
    expect(wrong()).to.deep.equal([]);
  });

  it('send nothing that the server would refuse, and lead to every field that has to change', async () => {
    await send();
    expect(calls).to.deep.equal([]);
    const summary = browser.document.querySelector('#inquiry .lead-summary');
    expect(browser.document.activeElement).to.equal(summary);
    expect(textOf(summary?.querySelector('h3'))).to.equal('There are 3 things to fix');
    await browser.click('#inquiry .lead-summary a[href="#inquiry-consent"]');
    expect(browser.document.activeElement?.id).to.equal('inquiry-consent');
  });

  it('send once, though the button is pressed twice, and thank', async () => {
    let arrive = (): void => undefined;
    answer = () => new Promise((done) => (arrive = () => done(Response.json({ Status: 1, ID: 'a' }, { status: 201 }))));
    await fill();
    await send();
    await send();
    expect(textOf(browser.document.querySelector('#inquiry form > button'))).to.equal('Sending…');
    await browser.act(() => arrive());
    expect(calls).to.have.length(1);
    expect(calls[0]?.body).to.deep.include({
      Type: 'Inquiry',
      ProductId: '1',
      Name: 'Zoé',
      Stamp: 'stamp',
      Language: '1',
      Website: '',
    });
    expect(browser.document.activeElement?.className).to.equal('lead-thanks');
  });

  it('keep what was typed without an answer, and retry with the same key; other values get a new one', async () => {
    const lost = new TypeError('no network');
    answer = () => Promise.reject(lost);
    const logged = sinon.stub(console, 'error');
    await fill();
    await send();
    expect(logged.firstCall.args[0]).to.equal(lost);
    expect(textOf(browser.document.querySelector('#inquiry .lead-summary'))).to.include('What you wrote is still here');
    expect(field('inquiry-email').value).to.equal('zoe@example.org');
    await send();
    await type('inquiry-message', 'And the price?');
    await send();
    const keys = calls.map(({ key }) => key);
    expect(keys[1]).to.equal(keys[0]);
    expect(keys[2]).to.not.equal(keys[0]);
  });

  it('show errors that only the server can find', async () => {
    const faults = [{ name: 'Phone', problem: 'invalid', hint: 'Phone invalid. Give the number.' }];
    answer = () => Promise.resolve(Response.json({ status: 422, faults }, { status: 422 }));
    await fill();
    await send();
    expect(wrong()).to.deep.equal(['inquiry-phone']);
  });

  for (const [status, title] of [
    [503, 'This could not be stored just now'],
    [429, 'Too many requests in a minute'],
    [409, 'A request from this page was sent already'],
    [500, 'This could not be sent'],
  ] as const)
    it(`answer ${String(status)} in words, with a way to try again`, async () => {
      answer = () => Promise.resolve(Response.json({ status }, { status }));
      await fill();
      await send();
      expect(textOf(browser.document.querySelector('#inquiry .lead-summary h3'))).to.equal(title);
      expect(textOf(browser.document.querySelector('#inquiry .lead-summary button'))).to.equal('Try again');
    });

  it('name the id that the answer has in the server’s log', async () => {
    answer = () => Promise.resolve(Response.json({ status: 503, ID: 'r-42' }, { status: 503 }));
    await fill();
    await send();
    expect(textOf(browser.document.querySelector('#inquiry .lead-summary p'))).to.match(/\(ID: r-42\)$/);
  });

  it('judge dates by the server’s clock, since the visitor’s own may be wrong', async () => {
    await type('appointment-date', '2026-09-14');
    expect(wrong('appointment')).to.deep.equal(['appointment-date']);
    await type('appointment-date', '2026-09-16');
    expect(wrong('appointment')).to.deep.equal([]);
  });

  it('carry date, time of day, name, email, phone and message, and every other field of the API', async () => {
    const times = [...browser.document.querySelectorAll<HTMLInputElement>('#appointment input[name=Time]')];
    expect(times.map(({ value }) => value)).to.deep.equal(['Morning', 'Afternoon', 'Evening']);
    await type('appointment-date', '2026-09-16');
    await browser.click('#appointment input[name=Time][value=Evening]');
    await type('appointment-name', 'Zoé');
    await type('appointment-email', 'zoe@example.org');
    await type('appointment-phone', '450 555-0199');
    await type('appointment-message', 'By bus.');
    await browser.click('#appointment-consent');
    await send('appointment');
    expect(calls[0]?.body).to.include({
      Type: 'Appointment',
      Date: '2026-09-16',
      Time: 'Evening',
      Name: 'Zoé',
      Email: 'zoe@example.org',
      Phone: '450 555-0199',
      Message: 'By bus.',
    });
    expect(calls[0]?.body).to.include.keys(LEAD_FIELDS.map((field) => WIRE_NAMES[field]));
  });
});
