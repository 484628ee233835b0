import { expect } from 'chai';
import { reportTraffic } from '../../../../src/application/tracking/report-traffic.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryInventory } from '../../../support/fakes/in-memory-inventory.ts';
import { InMemoryTraffic } from '../../../support/fakes/in-memory-traffic.ts';

const PERIOD = { from: '2026-09-01', to: '2026-09-30', siteId: null };

describe('The traffic report', () => {
  it('names vehicles and adds them up by dealer', async () => {
    const inventory = new InMemoryInventory();
    await inventory.transaction(async (write) => {
      await write.saveDealer(aDealer().record('one'));
      await write.saveDealer(aDealer().named('Garage Lachute').record('two'));
      await write.add(
        [
          aVehicle().stored(),
          aVehicle().stock('A1002').stored(),
          aVehicle().ofDealer(2).stock(null).with({ version: null, year: null }).stored(),
        ],
        0,
      );
    });
    const traffic = new InMemoryTraffic();
    const on = { day: '2026-09-15', siteId: 1402 };
    await traffic.add(
      [
        { ...on, vehicleId: 1, event: 'view', count: 3 },
        { ...on, vehicleId: 2, event: 'view', count: 2 },
        { ...on, vehicleId: 2, event: 'click', count: 1 },
        { ...on, vehicleId: 3, event: 'view', count: 9 },
        { ...on, vehicleId: 99, event: 'view', count: 50 },
      ],
      { keepFrom: '2026-01-01' },
    );

    expect(await reportTraffic(PERIOD, { traffic, vehicles: inventory })).to.deep.equal({
      ...PERIOD,
      views: 14,
      clicks: 1,
      vehicles: [
        {
          id: 2,
          name: '2019 Toyota RAV4 Hybrid XLE AWD',
          stockNumber: 'A1002',
          dealer: 'Autos du Pont-Viau',
          views: 2,
          clicks: 1,
        },
        { id: 3, name: 'Toyota RAV4', stockNumber: null, dealer: 'Garage Lachute', views: 9, clicks: 0 },
        {
          id: 1,
          name: '2019 Toyota RAV4 Hybrid XLE AWD',
          stockNumber: 'A1001',
          dealer: 'Autos du Pont-Viau',
          views: 3,
          clicks: 0,
        },
      ],
      dealers: [
        { id: 1, name: 'Autos du Pont-Viau', vehicles: 2, views: 5, clicks: 1 },
        { id: 2, name: 'Garage Lachute', vehicles: 1, views: 9, clicks: 0 },
      ],
    });
  });
});
