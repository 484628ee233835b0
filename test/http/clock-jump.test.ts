/** A machine whose clock jumps: ahead, as after a wrong time server, and back, as when it is set right. */
import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { hmacFormStamps } from '../../src/adapters/leads/hmac-form-stamps.ts';
import { keysFromSettings } from '../../src/adapters/storage/leads/lead-keys.ts';
import { leadKey } from '../../src/adapters/storage/leads/sealing.ts';
import { serverReadiness } from '../../src/composition/readiness.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { postedLead } from '../support/posted-lead.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const VEHICLE = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
const DAY = 86_400_000;

describe('A clock that jumps', () => {
  const folder = temporaryFolder();
  const clock = new FixedClock();
  const stamps = hmacFormStamps(keysFromSettings([leadKey('one', randomBytes(32))]), clock);
  let app: TestApp;
  before(async () => {
    app = await testApp(
      { dealers: [aDealer()], vehicles: [{ vehicle: aVehicle() }] },
      { clock, stamps },
      { dataDir: folder.path },
    );
  });
  after(async () => {
    await app.container.close();
    folder.remove();
  });

  const sent: string[] = [];
  const sendLead = async (): Promise<void> => {
    const key = `lead-${String(sent.length)}`;
    const { body, ...lead } = postedLead(key);
    const answer = await app.send({ ...lead, url: '/api/leads', payload: body });
    expect(answer.statusCode).to.equal(201);
    sent.push(String(answer.json().ID));
  };
  /** By the form of a page that was shown before the clock jumped. */
  const sendForm = async (stamp: string): Promise<void> => {
    const email = `form-${String(sent.length)}@visitor.example`;
    const fields = aLeadForm({ email });
    const form = Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], fields[field]]));
    const answer = await app.send({
      method: 'POST',
      url: '/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, Page: VEHICLE, Stamp: stamp }).toString(),
    });
    expect(answer.statusCode).to.equal(303);
    const { leads } = await app.container.open('leads');
    const [found] = await leads.ofEmail(email);
    expect(found?.email).to.equal(email);
    sent.push(found!.id);
  };

  for (const [how, by] of Object.entries({
    'three years ahead': 3 * 365 * DAY,
    'three years back': -3 * 365 * DAY,
    'an hour back': -DAY / 24,
    'a minute ahead': 60_000,
  }))
    it(`${how}: pages are shown, and every lead is kept`, async () => {
      const stamp = stamps.issue();
      await sendLead();
      clock.advance(by);
      for (const path of ['/en-ca/cars', VEHICLE, '/api/search']) expect((await app.get(path)).statusCode, path).to.equal(200);
      expect((await app.get('/api/search')).json().Total, 'vehicles').to.equal(1);
      await sendLead();
      await sendForm(stamp);
      const { leads } = await app.container.open('leads');
      for (const id of sent) expect((await leads.ofId(id))?.lead.id, id).to.equal(id);
    });

  it('does not keep a server from asking again whether leads can be stored', async () => {
    let failure: string | null = 'the disk is full';
    const readiness = serverReadiness(
      { ping: () => Promise.resolve(), revision: () => Promise.resolve(1) },
      { search: { size: () => Promise.resolve(1) }, follower: { revision: () => 1 }, photoStore: null },
      { writeFailure: () => Promise.resolve(failure) },
      clock,
    );
    readiness.loaded();
    expect(await readiness.reason()).to.include('leads cannot be stored');
    failure = null;
    clock.advance(-DAY);
    expect(await readiness.reason()).to.equal(null);
  });
});
