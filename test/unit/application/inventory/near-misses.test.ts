import { expect } from 'chai';
import { nearMisses, type NearMisses } from '../../../../src/application/inventory/near-misses.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import type { Flag } from '../../../../src/domain/vehicle/vehicle-facts.ts';
import { scopeOf } from '../../../../src/domain/site/site.ts';
import type { SearchRequest } from '../../../../src/ports/inventory-search.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { NaiveInventorySearch } from '../../../support/naive-search.ts';
import { portsWith } from '../../../support/page-ports.ts';

const STOCK = [
  aVehicle().with({ colour: 'red' }),
  aVehicle().stock('B').with({ colour: 'blue' }),
  aVehicle().stock('C').named('Honda', 'CR-V', 2024).with({ colour: 'orange' }),
];

const QUERY: InventoryQuery = { ...EMPTY_QUERY, makes: ['toyota'], colours: ['orange'], bodies: ['suv'] };
const FILTERS = [
  { name: 'make', without: { makes: [] } },
  { name: 'colour', without: { colours: [] } },
  { name: 'body', without: { bodies: [] } },
];
const SCOPE = scopeOf(aSite(), null);
const FLAGS_ASKED: readonly Flag[] = ['bridge', 'viral'];

interface AnyFilter {
  readonly name: string;
  readonly without: Partial<InventoryQuery>;
}

const named = (relaxations: NearMisses<AnyFilter>['relaxations']) =>
  relaxations.map(({ filters, total }) => [filters.map(({ name }) => name).join('+'), total]);

describe('a search that found nothing', () => {
  it('learns which single filter is in the way, the worst one first', async () => {
    const { relaxations } = await nearMisses(QUERY, FILTERS, SCOPE, await portsWith(STOCK));
    expect(named(relaxations)).to.deep.equal([
      ['colour', 2],
      ['make', 1],
    ]);
  });

  it('learns which two filters together are in the way where no single one is', async () => {
    const query: InventoryQuery = { ...QUERY, colours: ['pink'], bodies: ['coupe'] };
    const { relaxations } = await nearMisses(query, FILTERS, SCOPE, await portsWith(STOCK));
    expect(named(relaxations)).to.deep.equal([['colour+body', 2]]);
  });

  it('finds two values of one list that exclude everything together', async () => {
    const flagged = (flag: Flag): AnyFilter => ({
      name: flag,
      without: { flags: FLAGS_ASKED.filter((other) => other !== flag) },
    });
    const query: InventoryQuery = { ...EMPTY_QUERY, flags: FLAGS_ASKED };
    const { relaxations } = await nearMisses(query, FLAGS_ASKED.map(flagged), SCOPE, await portsWith(STOCK));
    expect(named(relaxations)).to.deep.equal([['bridge+viral', 3]]);
  });

  it('asks at most 12 times for one filter and 45 times for two, whatever the address says', async () => {
    const ports = await portsWith([]);
    let asked = 0;
    const search = new NaiveInventorySearch();
    search.search = (request: SearchRequest) => ((asked += 1), ports.search.search(request));
    const many = Array.from({ length: 40 }, (_, n): AnyFilter => ({ name: String(n), without: { keyword: String(n) } }));
    await nearMisses({ ...EMPTY_QUERY, keyword: 'x' }, many, SCOPE, { ...ports, search });
    expect(asked).to.be.at.most(12 + 45 + 5);
  });

  it('learns how far to look instead', async () => {
    const ports = await portsWith(STOCK, aDealer().at(45.5, -73.7));
    const from = (latitude: number): InventoryQuery => ({ ...EMPTY_QUERY, near: { latitude, longitude: -73.7 }, distanceKm: 25 });
    expect((await nearMisses(from(46.9), [], SCOPE, ports)).wider).to.deep.equal({ distanceKm: 250, total: 3 });
    expect((await nearMisses(from(-46), [], SCOPE, ports)).wider).to.equal(null);
    expect((await nearMisses(EMPTY_QUERY, [], SCOPE, ports)).wider).to.equal(null);
  });

  it('is answered with vehicles of the same make and body', async () => {
    const { similar } = await nearMisses(QUERY, FILTERS, SCOPE, await portsWith(STOCK));
    expect(similar.map(({ vehicle }) => vehicle.make)).to.deep.equal(['Toyota', 'Toyota']);
  });

  it('is answered with others of the body where the make has none', async () => {
    const { similar } = await nearMisses({ ...QUERY, makes: ['lada'] }, FILTERS, SCOPE, await portsWith(STOCK));
    expect(similar).to.have.length(3);
  });

  it('is answered with nothing where there is nothing', async () => {
    const misses = await nearMisses(QUERY, FILTERS, SCOPE, await portsWith([]));
    expect(misses).to.deep.equal({ relaxations: [], wider: null, similar: [] });
  });
});
