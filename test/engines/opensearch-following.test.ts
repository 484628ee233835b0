/** How the index in OpenSearch keeps step with the inventory, whichever process writes it. */
import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEMA } from '../../src/adapters/search/opensearch/documents.ts';
import { IndexCopy } from '../../src/adapters/search/opensearch/index-copy.ts';
import { openSearchEngine } from '../../src/adapters/search/opensearch/opensearch-engine.ts';
import type { InventoryFollower } from '../../src/application/inventory/follow-inventory.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import type { InventorySearch } from '../../src/ports/inventory-search.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { openSearchSuite } from '../support/opensearch-suite.ts';

const SCOPE: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };
const WITHIN_MS = 30_000;
const VEHICLES = 3000;

describe('The index in OpenSearch', function () {
  this.timeout(180_000);
  const suite = openSearchSuite();
  let installs = 0;
  let install: string;
  let inventory: InMemoryInventory;
  const running: InventoryFollower[] = [];

  beforeEach(() => {
    install = `following-${String(process.pid)}-${String(installs++)}`;
    inventory = new InMemoryInventory();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((follower) => follower.stop()));
    await suite.connection.call('DELETE', `/${install}-*`, undefined, { limitMs: 30_000 });
  });

  /** A process that shares the index. */
  const start = async (vehicles: Pick<InMemoryInventory, 'revision' | 'changedSince'> = inventory) => {
    const engine = openSearchEngine({ nodes: [suite.server.url], install });
    const ratings = { changed: () => undefined, rated: <T>(listing: T) => listing };
    const follower = engine.follow({ vehicles, ratings }, () => undefined);
    running.push(follower);
    await follower.start();
    return { ...engine, follower };
  };
  const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
    const deadline = Date.now() + WITHIN_MS;
    while (!(await holds())) {
      expect(Date.now()).to.be.below(deadline);
      await sleep(50);
    }
  };
  const totalOf = async (search: InventorySearch, makes: string[] = []): Promise<number> =>
    (await search.search({ query: { ...EMPTY_QUERY, makes }, scope: SCOPE })).total;
  const answers = (search: InventorySearch, makes: string[], wanted: number): Promise<boolean> =>
    totalOf(search, makes).then(
      (total) => total === wanted,
      () => false,
    );
  const addVehicles = async (count: number, make = 'Kia'): Promise<void> => {
    await inventory.transaction(async (transaction) => {
      const dealerId = await transaction.saveDealer(aDealer().record());
      const vehicles = Array.from({ length: count }, (_, n) =>
        aVehicle()
          .ofDealer(dealerId)
          .with({ make, stockNumber: `${make}${String(n)}` }),
      );
      await transaction.add(
        vehicles.map((vehicle) => vehicle.stored()),
        1,
      );
    });
  };
  const indexes = async (): Promise<string[]> =>
    Object.keys(await suite.connection.call<object>('GET', `/${install}-${SCHEMA}-*/_alias`)).sort();

  it('is filled at the first start, and follows every change, also for processes that do not write it', async () => {
    await addVehicles(5);
    const one = await start();
    const two = await start();
    expect([await totalOf(one.search), await totalOf(two.search)]).to.deep.equal([5, 5]);
    await addVehicles(2, 'Audi');
    await until(async () => (await totalOf(two.search, ['audi'])) === 2);
    await inventory.transaction((transaction) => transaction.setHidden([1, 6], true));
    await until(async () => (await totalOf(two.search)) === 5);
    expect(two.follower.revision()).to.be.at.most(await inventory.revision());
  });

  it('is written by another process once the first has ended, without filling it again', async () => {
    await addVehicles(5);
    const one = await start();
    const two = await start();
    const before = await indexes();
    await one.follower.stop();
    await addVehicles(2, 'Audi');
    await until(async () => (await totalOf(two.search, ['audi'])) === 2);
    expect(await indexes()).to.deep.equal(before);
  });

  it('is written by another process some seconds after the first was lost without a word', async () => {
    await addVehicles(5);
    let isLost = false;
    const lost = {
      revision: () => (isLost ? new Promise<number>(() => undefined) : inventory.revision()),
      changedSince: inventory.changedSince.bind(inventory),
    };
    await start(lost);
    running.pop();
    isLost = true;
    const two = await start();
    await addVehicles(2, 'Audi');
    await until(async () => (await totalOf(two.search, ['audi'])) === 2);
  });

  it('never shows an older state after a newer one, in whatever order writers come', async () => {
    await addVehicles(1);
    const { search } = await start();
    const [index = ''] = await indexes();
    const listing = (await inventory.ofId(1))!;
    const renamed = (make: string) => ({ ...listing, vehicle: { ...listing.vehicle, make } });
    const [late, quick] = [new IndexCopy(suite.connection, index), new IndexCopy(suite.connection, index)];
    await quick.apply([renamed('Newer')], 100);
    await late.apply([renamed('Older')], 99);
    await quick.apply([renamed('Newer')], 100);
    expect([await totalOf(search, ['newer']), await totalOf(search, ['older'])]).to.deep.equal([1, 0]);
    await quick.apply([{ ...listing, vehicle: { ...listing.vehicle, hidden: true } }], 101);
    await late.apply([renamed('Older')], 99);
    expect(await totalOf(search), 'deleted, and not back').to.equal(0);
  });

  it('is filled anew beside the old one, which is searched until then, when the inventory is an older one than it has', async () => {
    await addVehicles(VEHICLES);
    const { search, follower } = await start();
    const [before] = await indexes();
    await suite.connection.call('PUT', `/${before!}/_mapping`, { _meta: { revision: 1_000_000 } });
    const totals = new Set<number>();
    await until(async () => {
      totals.add(await totalOf(search));
      const [only, ...others] = await indexes();
      return others.length === 0 && only !== before;
    });
    await until(() => follower.revision() < 1_000_000);
    totals.add(await totalOf(search));
    expect([...totals]).to.deep.equal([VEHICLES]);
  });

  it('is filled anew where its fields are others than this version asks for', async () => {
    await addVehicles(5);
    const one = await start();
    const [before = ''] = await indexes();
    await one.follower.stop();
    const alias = `${install}-${SCHEMA}`;
    const wrong = `${alias}-wrong`;
    await suite.connection.call('PUT', `/${wrong}`, {
      mappings: { properties: { make: { type: 'text' }, id: { type: 'keyword' } } },
    });
    const actions = [{ remove_index: { index: before } }, { add: { index: wrong, alias } }];
    await suite.connection.call('POST', '/_aliases', { actions });
    const { search } = await start();
    await until(() => answers(search, [], 5));
    await until(async () => !(await indexes()).includes(wrong));
  });

  it('is filled anew where it takes a document no more', async () => {
    await addVehicles(5);
    const { search } = await start();
    const [before = ''] = await indexes();
    // Documents have fields in fields.
    await suite.connection.call('PUT', `/${before}/_settings`, { index: { mapping: { depth: { limit: 1 } } } });
    await addVehicles(2, 'Audi');
    await until(() => answers(search, ['audi'], 2));
    await until(async () => !(await indexes()).includes(before));
  });
});
