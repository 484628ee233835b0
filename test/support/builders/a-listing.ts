import type { Listing } from '../../../src/domain/vehicle/vehicle.ts';
import { aDealer, type DealerBuilder } from './a-dealer.ts';
import { aVehicle, type VehicleBuilder } from './a-vehicle.ts';

/** A vehicle with the dealer who offers it; the vehicle takes the dealer's id. */
export class ListingBuilder {
  readonly #vehicle: VehicleBuilder;
  readonly #dealer: DealerBuilder;

  constructor(vehicle: VehicleBuilder = aVehicle(), dealer: DealerBuilder = aDealer()) {
    this.#vehicle = vehicle;
    this.#dealer = dealer;
  }

  of(vehicle: VehicleBuilder): ListingBuilder {
    return new ListingBuilder(vehicle, this.#dealer);
  }

  by(dealer: DealerBuilder): ListingBuilder {
    return new ListingBuilder(this.#vehicle, dealer);
  }

  withId(id: number): ListingBuilder {
    return this.of(this.#vehicle.withId(id));
  }

  build(): Listing {
    const dealer = this.#dealer.build();
    return { vehicle: this.#vehicle.ofDealer(dealer.id).build(), dealer };
  }
}

export const aListing = (): ListingBuilder => new ListingBuilder();
