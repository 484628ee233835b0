import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../../src/composition/services.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { LeadDelivery } from '../../src/application/leads/deliver-leads.ts';
import { AlertWatch } from '../../src/application/leads/watch-alerts.ts';
import type { Availability } from '../../src/domain/vehicle/availability.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import type { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { headerOf, partOf, type ReceivedMail } from '../support/servers/mailbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { words } from '../support/words.ts';

const RESERVED = { vehicles: [{ vehicle: aVehicle().reserved() }] };

describe('Availability alerts', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let parts: Pick<Services, 'alerts' | 'alertLinks' | 'leads' | 'leadsStorage' | 'transports' | 'outbox' | 'webhooks'>;
  let app: TestApp;
  let inventory: InMemoryInventory;
  let watch: AlertWatch;
  let delivery: LeadDelivery;
  const clock = new FixedClock();

  /** What the worker of a process does, turn by turn. */
  const begin = (): void => {
    watch = new AlertWatch({ alerts: parts.alerts, vehicles: inventory, clock });
    delivery = new LeadDelivery({ ...parts, vehicles: inventory, words, clock, chance: () => 0, holder: 'test' }, () => {});
  };
  const work = async (): Promise<void> => {
    await watch.turn();
    while ((await delivery.deliverDue()) > 0);
  };
  const open = async (): Promise<void> => {
    app = await testApp(RESERVED, { clock }, { dataDir: folder.path });
    ({ inventory } = app);
    parts = await app.container.open('alerts', 'alertLinks', 'leads', 'leadsStorage', 'transports', 'outbox', 'webhooks');
  };
  beforeEach(async () => {
    folder = temporaryFolder();
    await open();
    begin();
  });
  afterEach(async () => {
    await app.container.close();
    folder.remove();
  });

  const mails = (kind: string): ReceivedMail[] => {
    const outbox = join(folder.path, 'outbox');
    const files = readdirSync(outbox).filter((name) => name.endsWith(`.${kind}.eml`));
    return files.map((name) => ({ from: '', to: [], raw: readFileSync(join(outbox, name), 'utf8') }));
  };
  const mail = async (kind: string): Promise<ReceivedMail> => {
    await work();
    expect(mails(kind)).to.have.length(1);
    return mails(kind)[0]!;
  };
  const become = (availability: Availability) =>
    inventory.transaction((transaction) => transaction.setAvailability([1], availability, clock.now()));

  /** Asks for an alert; the query of its links. */
  const ask = async (): Promise<string> => {
    const form = aLeadForm({ type: 'Availability' });
    const answer = await app.send({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'alert' },
      payload: JSON.stringify({
        ...Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]])),
        Stamp: 'aged 60000 alert',
      }),
    });
    expect(answer.statusCode).to.equal(201);
    const link = /\/en-ca\/availability-alert(\?Alert=\S+)/.exec(partOf(await mail('confirmation'), 'text/plain'))?.[1];
    return link ?? expect.fail('The mail has no link');
  };
  const page = (query: string) => app.get(`/en-ca/availability-alert${query}`);
  const titleOf = async (query: string): Promise<string> => /<h1>(.*?)<\/h1>/.exec((await page(query)).body)?.[1] ?? '';
  const press = (action: 'confirm' | 'stop', query: string) =>
    app.send({
      method: 'POST',
      url: `/alerts/${action}${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ Page: `/en-ca/availability-alert${query}` }).toString(),
    });

  it('tell once that the vehicle is available again, and are erased', async () => {
    const query = await ask();
    expect((await page(query)).body)
      .to.include('Confirm the alert')
      .and.include('2019 Toyota RAV4');
    const confirmed = await press('confirm', query);
    expect([confirmed.statusCode, confirmed.headers.location]).to.deep.equal([303, `/en-ca/availability-alert${query}`]);
    expect(await titleOf(query)).to.equal('Your alert is on');

    await become('available');
    const alert = await mail('alert');
    expect(headerOf(alert, 'To')).to.include('zoe@example.org');
    expect(headerOf(alert, 'Message-ID')).to.match(/^<[\w-]+\.alert@forecourt\.example>$/);
    expect(headerOf(alert, 'Subject')).to.include('Available again: 2019 Toyota RAV4');
    expect(await titleOf(query)).to.equal('We have written to you');

    await become('reserved');
    await become('available');
    await work();
    expect(mails('alert')).to.have.length(1);
    expect(await parts.leadsStorage.db.selectFrom('alerts').selectAll().execute()).to.deep.equal([]);
  });

  it('tell nothing of a vehicle while an operator hides it', async () => {
    await press('confirm', await ask());
    const hide = (hidden: boolean) => inventory.transaction((transaction) => transaction.setHidden([1], hidden));
    await hide(true);
    await become('available');
    await work();
    expect(mails('alert')).to.deep.equal([]);
    await hide(false);
    await mail('alert');
  });

  it('are confirmed only by the visitor’s button: programs that follow every link of a mail confirm nothing', async () => {
    const query = await ask();
    await page(query);
    expect((await app.get(`/alerts/confirm${query}`)).headers.location).to.equal(`/en-ca/availability-alert${query}`);
    await become('available');
    await work();
    expect(mails('alert')).to.deep.equal([]);
  });

  it('end with one call of a mail program, of whatever form, and with the button', async () => {
    const query = await ask();
    const asked = await mail('confirmation');
    expect(headerOf(asked, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
    const stop = /<http:\/\/localhost:3000(\/alerts\/stop\?[^>]+)>/.exec(headerOf(asked, 'List-Unsubscribe'))?.[1] ?? '';
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const) {
      await press('confirm', query);
      const answer = await app.send({ method: 'POST', url: stop, headers: { 'content-type': type }, payload });
      expect([answer.statusCode, answer.headers.location]).to.deep.equal([200, undefined]);
      expect(await titleOf(query)).to.equal('Your alert has not begun yet');
    }
    await press('confirm', query);
    await press('stop', query);
    expect(await titleOf(`${query}&Stopped=1`)).to.equal('Your alert is off');
    await become('available');
    await work();
    expect(mails('alert')).to.deep.equal([]);
  });

  it('are not lost while the server is down: changes meanwhile are found at the start', async () => {
    await press('confirm', await ask());
    await work();
    await become('available');
    begin();
    await mail('alert');
  });

  it('tell at once where the vehicle is available by the time that the visitor confirms', async () => {
    const query = await ask();
    await become('available');
    await work();
    await press('confirm', query);
    await mail('alert');
  });

  it('need the link of the mail: the id of the request is not enough', async () => {
    const query = await ask();
    const leadId = /Alert=([^.]+)\./.exec(query)?.[1] ?? '';
    const token = query.slice('?Alert='.length);
    const seal = token.slice(leadId.length + 1);
    // Not the last letter, of which only four bits count.
    const broken = `${leadId}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`;
    for (const forged of ['', leadId, `${leadId}.${'A'.repeat(43)}`, broken, token.slice(0, -1), 'a'.repeat(5000)]) {
      const bad = `?Alert=${encodeURIComponent(forged)}`;
      expect((await page(bad)).statusCode, forged).to.equal(410);
      expect((await app.send({ method: 'POST', url: `/alerts/confirm${bad}` })).statusCode, forged).to.equal(404);
      expect((await app.send({ method: 'POST', url: `/alerts/stop${bad}` })).statusCode, forged).to.equal(404);
    }
    expect(await titleOf(query)).to.equal('Your alert has not begun yet');
  });

  it('go with the request when the visitor has it erased', async () => {
    const query = await ask();
    await press('confirm', query);
    await parts.leads.erase((await parts.leads.ofEmail('zoe@example.org')).map(({ id }) => id));
    expect((await page(query)).statusCode).to.equal(410);
    await become('available');
    await work();
    expect(mails('alert')).to.deep.equal([]);
  });

  it('keep their page out of search engines', async () => {
    const { body } = await page(await ask());
    expect(body).to.include('<meta name="robots" content="noindex');
  });
});
