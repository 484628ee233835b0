import { expect } from 'chai';
import { TrafficCounter } from '../../../../src/application/tracking/count-traffic.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { InMemoryTraffic } from '../../../support/fakes/in-memory-traffic.ts';
import { failure } from '../../../support/stored-inventory.ts';

const ALL = { from: '2026-01-01', to: '2026-12-31', siteId: null };
const VIEW = { event: 'view', siteId: 1402, vehicleId: 7 } as const;

describe('Counting traffic', () => {
  let traffic: InMemoryTraffic;
  let clock: FixedClock;
  let counter: TrafficCounter;
  beforeEach(() => {
    traffic = new InMemoryTraffic();
    clock = new FixedClock();
    counter = new TrafficCounter({ traffic, clock });
  });

  it('writes nothing before the batch is due, and then all of it once', async () => {
    counter.count(VIEW);
    counter.count(VIEW);
    counter.count({ ...VIEW, event: 'click' });
    expect(await traffic.ofPeriod(ALL)).to.deep.equal([]);
    await counter.flush();
    await counter.flush();
    expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 2, clicks: 1 }]);
  });

  it('counts a visit on the day that it happened', async () => {
    counter.count(VIEW);
    clock.advance(86_400_000);
    counter.count(VIEW);
    await counter.flush();
    expect(await traffic.ofPeriod({ ...ALL, to: '2026-09-15' })).to.deep.equal([{ vehicleId: 7, views: 1, clicks: 0 }]);
  });

  it('counts a visit for its own site and vehicle', async () => {
    counter.count(VIEW);
    counter.count({ ...VIEW, siteId: 1447 });
    counter.count({ ...VIEW, vehicleId: 8 });
    await counter.flush();
    const of = async (siteId: number) =>
      (await traffic.ofPeriod({ ...ALL, siteId })).map(({ vehicleId, views }) => [vehicleId, views]);
    expect(await of(1402)).to.have.deep.members([
      [7, 1],
      [8, 1],
    ]);
    expect(await of(1447)).to.deep.equal([[7, 1]]);
  });

  it('keeps what it could not write while an import runs', async () => {
    traffic.busy = true;
    counter.count(VIEW);
    expect(await failure(counter.flush())).to.be.an('error');
    counter.count(VIEW);
    traffic.busy = false;
    await counter.flush();
    expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 2, clicks: 0 }]);
  });

  it('counts no visit twice when two batches are due at once', async () => {
    counter.count(VIEW);
    await Promise.all([counter.flush(), counter.flush()]);
    expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 1, clicks: 0 }]);
  });

  it('drops visits rather than grow without end, and goes on counting what it knows', () => {
    for (let vehicleId = 1; vehicleId <= 50_000; vehicleId += 1) counter.count({ ...VIEW, vehicleId });
    expect(counter.count({ ...VIEW, vehicleId: 50_001 })).to.be.false;
    expect(counter.count({ ...VIEW, vehicleId: 50_000 })).to.be.true;
  });

  it('forgets counts after a year and a month', async () => {
    counter.count(VIEW);
    await counter.flush();
    clock.advance(400 * 86_400_000);
    counter.count({ ...VIEW, vehicleId: 8 });
    await counter.flush();
    const kept = await traffic.ofPeriod({ from: '2026-01-01', to: '2028-12-31', siteId: null });
    expect(kept.map(({ vehicleId }) => vehicleId)).to.deep.equal([8]);
  });
});
