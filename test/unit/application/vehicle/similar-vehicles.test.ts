import { expect } from 'chai';
import { similarVehicles } from '../../../../src/application/vehicle/similar-vehicles.ts';
import { scopeOf } from '../../../../src/domain/site/site.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';
import { portsWith } from '../../../support/page-ports.ts';

const similarTo = async (vehicle: VehicleBuilder, others: readonly VehicleBuilder[]): Promise<string[]> => {
  const ports = await portsWith([vehicle.stock('itself'), ...others.map((other, place) => other.stock(String(place)))]);
  const listing = await ports.vehicles.ofId(1);
  const similar = await similarVehicles(listing!.vehicle, scopeOf(aSite(), null), ports);
  return similar.map((each) => `${each.vehicle.make} ${each.vehicle.model}`);
};

describe('similar vehicles', () => {
  it('are of the same type and body and within a quarter of the price, never the vehicle itself', async () => {
    const vehicle = aVehicle().priced(20_000);
    const others = [
      aVehicle().named('Kia', 'Sorento').priced(25_000),
      aVehicle().named('Kia', 'Niro').priced(15_000),
      aVehicle().named('Kia', 'Rio').priced(20_000).with({ body: 'sedan' }),
      aVehicle().named('Kia', 'Telluride').priced(25_100),
      aVehicle().named('Kia', 'Soul').priced(14_900),
      aVehicle().named('Kia', 'EV9').withoutPrice(),
      aVehicle().named('Kia', 'Sportage').priced(20_000).sold(),
    ];
    expect(await similarTo(vehicle, others)).to.have.members(['Kia Sorento', 'Kia Niro']);
  });

  it('are of the same model first, then of the same make, four at most', async () => {
    const others = [
      ...Array.from({ length: 30 }, () => aVehicle().named('Kia', 'Sorento')),
      aVehicle().named('Toyota', 'Highlander'),
      aVehicle().named('Toyota', 'RAV4'),
    ];
    expect(await similarTo(aVehicle(), others)).to.deep.equal(['Toyota RAV4', 'Toyota Highlander', 'Kia Sorento', 'Kia Sorento']);
  });

  it('may cost anything when the vehicle itself has no price', async () => {
    expect(await similarTo(aVehicle().withoutPrice(), [aVehicle().named('Kia', 'EV9').priced(90_000)])).to.deep.equal([
      'Kia EV9',
    ]);
  });
});
