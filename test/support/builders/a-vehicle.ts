import type { Availability } from '../../../src/domain/vehicle/availability.ts';
import type { Currency } from '../../../src/domain/money/money.ts';
import type { Condition } from '../../../src/domain/vehicle/attributes.ts';
import { fingerprintOf } from '../../../src/domain/vehicle/fingerprint.ts';
import { defaultSources } from '../../../src/domain/vehicle/sources.ts';
import type { Vehicle, VehicleFacts } from '../../../src/domain/vehicle/vehicle.ts';
import type { StoredVehicle } from '../../../src/ports/vehicles.ts';

const RAV4: Vehicle = {
  id: 1,
  dealerId: 1,
  sources: ['AUTO123'],
  demo: false,
  hidden: false,
  firstSeen: Date.UTC(2026, 8, 1),
  stockNumber: 'A1001',
  vin: null,
  type: 'car',
  make: 'Toyota',
  model: 'RAV4',
  year: 2019,
  version: 'Hybrid XLE AWD',
  body: 'suv',
  condition: 'used',
  transmission: 'cvt',
  gears: null,
  fuel: 'hybrid',
  drivetrain: 'awd',
  colour: 'red',
  interiorColour: 'black',
  cylinders: 4,
  doors: 4,
  seats: 5,
  owners: null,
  engineLitres: 2.5,
  powerKw: 163,
  mileageKm: 82_400,
  mileageOriginal: null,
  price: { amount: 28_995, currency: 'CAD' },
  availability: 'available',
  promotion: false,
  buyOnline: false,
  certified: false,
  inspected: false,
  extendedCare: false,
  bridge: false,
  viral: false,
  outboundUrl: null,
  inspectedOn: null,
  inspectionReportUrl: null,
  historyReportUrl: null,
  details: {},
  warranty: null,
  group: null,
  description: 'One owner, no accident.',
  equipment: { safety: ['Blind-spot monitor'], interior: ['Heated seats', 'Sunroof'] },
  images: [
    { url: 'https://photos.example/a1001-1.jpg', type: 'photo', language: null },
    { url: 'https://photos.example/a1001-2.jpg', type: 'photo', language: null },
  ],
  unrecognised: {},
};

/** A used RAV4 with price and photos, until told otherwise. Each step makes a new builder. */
export class VehicleBuilder {
  readonly #vehicle: Vehicle;

  constructor(vehicle: Vehicle = RAV4) {
    this.#vehicle = vehicle;
  }

  /** Of another type it is published as vehicles of that type are, unless the changes say otherwise. */
  with(changes: Partial<Vehicle>): VehicleBuilder {
    const published = changes.type === undefined ? {} : { sources: defaultSources(changes.type) };
    return new VehicleBuilder({ ...this.#vehicle, ...published, ...changes });
  }

  withId(id: number): VehicleBuilder {
    return this.with({ id });
  }

  ofDealer(dealerId: number): VehicleBuilder {
    return this.with({ dealerId });
  }

  /** With a VIN, by default one that every builder gives: two such vehicles are the same one. */
  numbered(vin = 'JTMRWRFV1KD000001'): VehicleBuilder {
    return this.with({ vin });
  }

  stock(stockNumber: string | null): VehicleBuilder {
    return this.with({ stockNumber });
  }

  named(make: string, model: string, year: number | null = this.#vehicle.year): VehicleBuilder {
    return this.with({ make, model, year });
  }

  inCondition(condition: Condition): VehicleBuilder {
    return this.with({ condition });
  }

  driven(mileageKm: number | null): VehicleBuilder {
    return this.with({ mileageKm });
  }

  priced(amount: number, currency: Currency = 'CAD'): VehicleBuilder {
    return this.with({ price: { amount, currency } });
  }

  withoutPrice(): VehicleBuilder {
    return this.with({ price: null });
  }

  withoutImages(): VehicleBuilder {
    return this.with({ images: [] });
  }

  in(availability: Availability): VehicleBuilder {
    return this.with({ availability });
  }

  sold(): VehicleBuilder {
    return this.in('sold');
  }

  reserved(): VehicleBuilder {
    return this.in('reserved');
  }

  unavailable(): VehicleBuilder {
    return this.in('unavailable');
  }

  demo(): VehicleBuilder {
    return this.with({ demo: true });
  }

  build(): Vehicle {
    return this.#vehicle;
  }

  /** What a feed says of it. */
  facts(): VehicleFacts {
    const {
      id: _id,
      dealerId: _dealer,
      sources: _sources,
      demo: _demo,
      hidden: _hidden,
      firstSeen: _first,
      ...facts
    } = this.#vehicle;
    return facts;
  }

  /** As an import hands it to the storage. */
  stored(): StoredVehicle {
    const { dealerId, sources, demo } = this.#vehicle;
    return { ...this.facts(), dealerId, sources, demo, fingerprint: fingerprintOf(this.facts()) };
  }
}

export const aVehicle = (): VehicleBuilder => new VehicleBuilder();
