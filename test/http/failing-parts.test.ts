/** What a visitor gets when a part of the server fails in a way that nobody foresaw. */
import { expect } from 'chai';
import { stub } from 'sinon';
import { createLogger } from '../../src/adapters/system/logger.ts';
import { EmbeddedInventorySearch } from '../../src/adapters/search/embedded/embedded-inventory-search.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { StorageBusy, StorageUnwritable } from '../../src/ports/vehicles.ts';
import { SearchUnavailable } from '../../src/ports/inventory-search.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';

const SECRET = 'of the inside';

describe('A search that fails', () => {
  const open = async () => {
    const search = new EmbeddedInventorySearch();
    const works = search.search.bind(search);
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, { search, logger });
    search.search = () => Promise.reject(new Error(SECRET));
    const recover = (): void => void (search.search = works);
    return { get, lines, recover };
  };

  for (const path of ['/en-ca/cars', '/fr-fr/autos?Make=toyota', '/api/search'])
    it(`costs ${path} alone, which says nothing of the inside and has the id under which the log has the error`, async () => {
      const { get, lines, recover } = await open();
      const answer = await get(path);
      expect(answer.statusCode).to.equal(500);
      expect(answer.body).not.to.contain(SECRET);
      const [logged] = lines.map((line) => JSON.parse(line) as { req: { id: string }; err: { stack: string } });
      expect(logged?.err.stack).to.contain(SECRET);
      expect(logged?.req.id).to.have.length.above(8);
      expect(answer.body).to.contain(logged?.req.id);
      expect((await get('/livez')).statusCode).to.equal(200);
      expect((await get('/en-ca/about')).statusCode).to.equal(200);
      recover();
      expect((await get(path)).statusCode).to.equal(200);
    });
});

describe('A search engine that is away', () => {
  const open = async () => {
    const search = new EmbeddedInventorySearch();
    const app = await testApp({ vehicles: [{ vehicle: aVehicle().priced(20_000) }] }, { search });
    const isAway = (): Promise<never> => Promise.reject(new SearchUnavailable(SECRET));
    for (const name of ['search', 'standing', 'places', 'clusters', 'size'] as const) stub(search, name).callsFake(isAway);
    return app;
  };

  it('is said on pages with lists, which are asked for again soon', async () => {
    const { get } = await open();
    for (const path of ['/en-ca/cars', '/en-ca']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers['retry-after']], path).to.deep.equal([503, '5']);
      expect(answer.body).to.contain('The search is not answering').and.not.contain(SECRET);
    }
    expect((await get('/api/search')).statusCode).to.equal(503);
  });

  it('takes from the page of a vehicle what is compared with it alone', async () => {
    const { get } = await open();
    const { statusCode, body } = await get(vehiclePath(aVehicle().build(), 1));
    expect(statusCode).to.equal(200);
    expect(body).to.contain('20,000').and.not.contain('Not enough');
  });
});

describe('A lead that cannot be stored now', () => {
  const { path, remove } = temporaryFolder();
  after(remove);

  for (const [why, error, retryAfter] of [
    ['another process writes for too long', new StorageBusy('locked'), '2'],
    ['the disk is full', new StorageUnwritable('full'), '60'],
  ] as const)
    it(`is refused with when to send it again, and taken then: ${why}`, async () => {
      const app = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, {}, { dataDir: path });
      const { leads } = await app.container.open('leads');
      const form = aLeadForm();
      const submit = () =>
        app.send({
          method: 'POST',
          url: '/api/leads',
          headers: { 'content-type': 'application/json', 'idempotency-key': `key-${retryAfter}` },
          payload: JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]]))),
        });
      const add = stub(leads, 'add').rejects(error);
      const refused = await submit();
      expect([refused.statusCode, refused.headers['retry-after']]).to.deep.equal([503, retryAfter]);
      add.restore();
      expect((await submit()).statusCode).to.equal(201);
      await app.container.close();
    });
});
