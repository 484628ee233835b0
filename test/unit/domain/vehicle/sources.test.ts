import { expect } from 'chai';
import { VEHICLE_TYPES } from '../../../../src/domain/vehicle/attributes.ts';
import { defaultSources } from '../../../../src/domain/vehicle/sources.ts';

describe('The sources of a vehicle whose feed names none', () => {
  it('are AUTO123, and MOTO123 too for motorcycles, boats and recreational vehicles', () => {
    expect(Object.fromEntries(VEHICLE_TYPES.map((type) => [type, defaultSources(type).join()]))).to.deep.equal({
      car: 'AUTO123',
      motorcycle: 'AUTO123,MOTO123',
      boat: 'AUTO123,MOTO123',
      recreational: 'AUTO123,MOTO123',
      heavy: 'AUTO123',
    });
  });
});
