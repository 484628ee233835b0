import { expect } from 'chai';
import type { TrafficCount } from '../../src/domain/tracking/traffic-counts.ts';
import type { Traffic } from '../../src/ports/traffic.ts';

export interface TrafficStorage {
  readonly traffic: Traffic;
  close(): Promise<void>;
}

const MONDAY = '2026-09-14';
const TUESDAY = '2026-09-15';
const ALL = { from: '2026-01-01', to: '2026-12-31', siteId: null };
const KEEP_ALL = { keepFrom: '2000-01-01', waitMs: 1000 };

const aCount = (changes: Partial<TrafficCount> = {}): TrafficCount => ({
  day: MONDAY,
  siteId: 1402,
  vehicleId: 7,
  event: 'view',
  count: 1,
  ...changes,
});

export const describeTraffic = (name: string, open: () => Promise<TrafficStorage>): void => {
  describe(`Traffic in ${name}`, () => {
    let storage: TrafficStorage;
    let traffic: Traffic;
    beforeEach(async () => {
      storage = await open();
      traffic = storage.traffic;
    });
    afterEach(() => storage.close());

    it('knows of no traffic at first', async () => {
      expect(await traffic.ofPeriod(ALL)).to.deep.equal([]);
    });

    it('adds to what was counted before', async () => {
      await traffic.add([aCount({ count: 2 }), aCount({ event: 'click' })], KEEP_ALL);
      await traffic.add([aCount({ count: 3 })], KEEP_ALL);
      expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 5, clicks: 1 }]);
    });

    it('adds up the days and the sites, or answers for some alone', async () => {
      await traffic.add([aCount(), aCount({ day: TUESDAY }), aCount({ siteId: 1421, count: 4 })], KEEP_ALL);
      expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 6, clicks: 0 }]);
      expect(await traffic.ofPeriod({ ...ALL, siteId: 1402 })).to.deep.equal([{ vehicleId: 7, views: 2, clicks: 0 }]);
      expect(await traffic.ofPeriod({ ...ALL, from: TUESDAY })).to.deep.equal([{ vehicleId: 7, views: 1, clicks: 0 }]);
      expect(await traffic.ofPeriod({ ...ALL, to: MONDAY, siteId: 1421 })).to.deep.equal([{ vehicleId: 7, views: 4, clicks: 0 }]);
    });

    it('names vehicles with most clicks first, then with most views, then by id', async () => {
      await traffic.add(
        [
          aCount({ vehicleId: 4 }),
          aCount({ vehicleId: 3, count: 9 }),
          aCount({ vehicleId: 2, event: 'click' }),
          aCount({ vehicleId: 1 }),
        ],
        KEEP_ALL,
      );
      expect((await traffic.ofPeriod(ALL)).map(({ vehicleId }) => vehicleId)).to.deep.equal([2, 3, 1, 4]);
    });

    it('forgets the days before those that are kept', async () => {
      await traffic.add([aCount()], KEEP_ALL);
      await traffic.add([aCount({ day: TUESDAY })], { ...KEEP_ALL, keepFrom: TUESDAY });
      expect(await traffic.ofPeriod(ALL)).to.deep.equal([{ vehicleId: 7, views: 1, clicks: 0 }]);
    });

    it('takes many counts at once', async () => {
      await traffic.add(
        Array.from({ length: 2500 }, (_, index) => aCount({ vehicleId: index + 1 })),
        KEEP_ALL,
      );
      expect(await traffic.ofPeriod(ALL)).to.have.length(2500);
    });
  });
};
