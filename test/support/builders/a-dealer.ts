import type { Dealer } from '../../../src/domain/vehicle/vehicle.ts';
import type { DealerRecord } from '../../../src/ports/vehicles.ts';

const IN_LAVAL: Dealer = {
  id: 1,
  name: 'Autos du Pont-Viau',
  market: 'CA',
  street: '1200, boulevard des Laurentides',
  city: 'Laval',
  province: 'QC',
  postalCode: 'H7N 4Y5',
  country: 'CA',
  coordinates: { latitude: 45.575, longitude: -73.689 },
  placedBy: null,
  phone: '+14505550123',
  email: 'ventes@pontviau.example',
  website: 'https://pontviau.example/',
  timeZone: 'America/Toronto',
  language: null,
  hours: null,
  leadRouting: null,
  logo: null,
  removed: false,
  demo: false,
};

const IN_LYON: Omit<Dealer, 'id' | 'demo'> = {
  name: 'Garage des Terreaux',
  market: 'FR',
  street: '12, rue de la Platière',
  city: 'Lyon',
  province: 'ARA',
  postalCode: '69001',
  country: 'FR',
  coordinates: { latitude: 45.767, longitude: 4.834 },
  placedBy: null,
  phone: '+33478000000',
  email: 'contact@terreaux.example',
  website: null,
  timeZone: 'Europe/Paris',
  language: null,
  hours: null,
  leadRouting: null,
  logo: null,
  removed: false,
};

/** A dealer in Laval, until told otherwise. Each step makes a new builder. */
export class DealerBuilder {
  readonly #dealer: Dealer;

  constructor(dealer: Dealer = IN_LAVAL) {
    this.#dealer = dealer;
  }

  with(changes: Partial<Dealer>): DealerBuilder {
    return new DealerBuilder({ ...this.#dealer, ...changes });
  }

  withId(id: number): DealerBuilder {
    return this.with({ id });
  }

  named(name: string): DealerBuilder {
    return this.with({ name });
  }

  inFrance(): DealerBuilder {
    return this.with(IN_LYON);
  }

  at(latitude: number, longitude: number): DealerBuilder {
    return this.with({ coordinates: { latitude, longitude } });
  }

  /** Known only by their postal code. */
  nearly(latitude: number, longitude: number): DealerBuilder {
    return this.at(latitude, longitude).with({ placedBy: 'postal code' });
  }

  withoutCoordinates(): DealerBuilder {
    return this.with({ coordinates: null });
  }

  demo(): DealerBuilder {
    return this.with({ demo: true });
  }

  build(): Dealer {
    return this.#dealer;
  }

  /** As a feed names it. */
  record(key = 'pont-viau'): DealerRecord {
    const { id: _, logo: __, removed: ___, ...facts } = this.#dealer;
    return { ...facts, key };
  }
}

export const aDealer = (): DealerBuilder => new DealerBuilder();
