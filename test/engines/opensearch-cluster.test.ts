/** A cluster of three that loses a node while visitors search and vehicles change. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { openSearchEngine } from '../../src/adapters/search/opensearch/opensearch-engine.ts';
import type { InventoryFollower } from '../../src/application/inventory/follow-inventory.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import { SearchUnavailable } from '../../src/ports/inventory-search.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { openSearchSuite } from '../support/opensearch-suite.ts';

const SCOPE: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };
const VEHICLES = 500;
const SEARCHERS = 3;
const WITHIN_MS = 120_000;

describe('A cluster of three nodes of OpenSearch', function () {
  this.timeout(400_000);
  const suite = openSearchSuite({ nodes: 3, heap: '400m', processors: 1 });
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + WITHIN_MS;
    while (!(await holds().catch(() => false))) {
      expect(Date.now(), what).to.be.below(deadline);
      await sleep(250);
    }
  };

  it('goes on without one of them: no wrong answer, no lost change, and whole again when it is back', async () => {
    const inventory = new InMemoryInventory();
    const vehicle = (n: number, year: number) =>
      aVehicle()
        .ofDealer(1)
        .stock(`A${String(n)}`)
        .with({ year })
        .stored();
    await inventory.transaction(async (writing) => {
      await writing.saveDealer(aDealer().record());
      await writing.add(
        Array.from({ length: VEHICLES }, (_, n) => vehicle(n, 2000)),
        1,
      );
    });
    const urls = suite.server.nodes.map(({ url }) => url);
    const engine = openSearchEngine({ nodes: urls, install: `cluster-${String(process.pid)}` });
    const ratings = { changed: () => undefined, rated: <T>(listing: T) => listing };
    const follower: InventoryFollower = engine.follow({ vehicles: inventory, ratings }, () => undefined);
    ends.push(() => follower.stop());
    await follower.start();
    const health = () => suite.connection.call<{ status: string }>('GET', '/_cluster/health');
    await until('every part is on two nodes', async () => (await health()).status === 'green');

    const totalOf = async (yearMin: number | null = null): Promise<number> =>
      (await engine.search.search({ query: { ...EMPTY_QUERY, yearMin }, scope: SCOPE })).total;
    const answers = { right: 0, refused: 0 };
    const wrong: number[] = [];
    let changed = 0;
    const over = new AbortController();
    // Also where an assertion fails: they would go on for ever.
    ends.push(async () => over.abort());
    const searching = Array.from({ length: SEARCHERS }, async () => {
      while (!over.signal.aborted)
        await totalOf().then(
          (total) => (total === VEHICLES ? (answers.right += 1) : wrong.push(total)),
          async (error: unknown) => {
            if (!(error instanceof SearchUnavailable)) throw error;
            answers.refused += 1;
            await sleep(100);
          },
        );
    });
    const changing = (async () => {
      while (!over.signal.aborted) {
        const n = changed % VEHICLES;
        await inventory.transaction((writing) => writing.replace([{ ...vehicle(n, 2020), id: n + 1 }], 2 + changed));
        changed += 1;
        await sleep(100);
      }
    })();

    await sleep(2000);
    await suite.server.nodes[0]!.kill();
    const before = answers.right;
    await until('it answers without the node', () => Promise.resolve(answers.right > before + 50));
    await sleep(5000);
    over.abort();
    await Promise.all([...searching, changing]);
    expect(wrong, 'totals that were wrong').to.deep.equal([]);
    await until('every change can be found', async () => (await totalOf(2020)) === Math.min(changed, VEHICLES));
    console.log(
      `      ${String(answers.right)} searches answered, ${String(answers.refused)} refused, ${String(changed)} changes`,
    );

    await suite.server.nodes[0]!.restart();
    await until('every part is on two nodes again', async () => (await health()).status === 'green');
    expect(await totalOf(2020)).to.equal(Math.min(changed, VEHICLES));
  });
});
