import { expect } from 'chai';
import { serverReadiness } from '../../../src/composition/readiness.ts';

describe('A server whose searches are behind the inventory', () => {
  let now = 0;
  let indexed = 7;
  const readiness = serverReadiness(
    { ping: () => Promise.resolve(), revision: () => Promise.resolve(8) },
    { search: { size: () => Promise.resolve(1) }, follower: { revision: () => indexed }, photoStore: null },
    { writeFailure: () => Promise.resolve(null) },
    { now: () => now },
  );

  it('says so after ten seconds, since a change takes a moment, until they have caught up', async () => {
    expect(await readiness.degraded()).to.equal(null);
    now = 9_000;
    expect(await readiness.degraded()).to.equal(null);
    now = 11_000;
    expect(await readiness.degraded()).to.include('lists are behind the inventory');
    indexed = 8;
    expect(await readiness.degraded()).to.equal(null);
    indexed = 7;
    expect(await readiness.degraded(), 'another change').to.equal(null);
  });
});
