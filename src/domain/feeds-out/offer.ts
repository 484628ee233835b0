/** A vehicle on offer as other sites are told of it: one record, from which every feed takes what it asks for. */
import type { LanguageId } from '../language/language.ts';
import type { Money } from '../money/money.ts';
import { labelOf } from '../vehicle/attribute-labels.ts';
import type { Body, Drivetrain, Fuel, Transmission, VehicleType } from '../vehicle/attributes.ts';
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import { photoUrl } from '../vehicle/photo-url.ts';
import { shownStockNumber } from '../vehicle/stock-number.ts';
import { vehiclePath } from '../vehicle/vehicle-url.ts';
import type { Dealer, Listing } from '../vehicle/vehicle.ts';

export interface Offer {
  readonly id: number;
  /** The vehicle's page, absolute. */
  readonly url: string;
  /** Year, make, model and trim. */
  readonly title: string;
  /** The dealer's words, or the title where they have none; one line. */
  readonly description: string;
  /** Our copies of the dealer's photos, absolute; empty without one. */
  readonly photos: readonly string[];
  readonly type: VehicleType;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly trim: string | null;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly isNew: boolean;
  readonly certified: boolean;
  readonly body: Body | null;
  /** In the feed's language. */
  readonly colour: string | null;
  readonly transmission: Transmission | null;
  readonly fuel: Fuel | null;
  readonly drivetrain: Drivetrain | null;
  readonly engine: string | null;
  readonly mileageKm: number | null;
  readonly price: Money | null;
  /** It can be had now. */
  readonly available: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly firstSeen: number;
  readonly dealer: Dealer;
  /** Invented: never to be told to anybody as real. */
  readonly demo: boolean;
}

/** @param absolute makes a path of this host an address */
export const offerOf = ({ vehicle, dealer }: Listing, languageId: LanguageId, absolute: (path: string) => string): Offer => {
  const { id, type, make, model, year, version, vin, colour, engineLitres, availability, images, description } = vehicle;
  const title = [year, make, model, version].filter((part) => part !== null).join(' ');
  const words = description?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    id,
    url: absolute(vehiclePath(vehicle, languageId)),
    title,
    description: words === '' ? title : words,
    photos: images.flatMap((image, index) => (image.type === 'photo' ? [absolute(photoUrl(id, index, 1280))] : [])),
    type,
    make,
    model,
    year,
    trim: version,
    vin,
    stockNumber: shownStockNumber(vehicle),
    isNew: vehicle.condition === 'new',
    certified: vehicle.certified,
    body: vehicle.body,
    colour: colour === null ? (vehicle.unrecognised.colour ?? null) : labelOf('colour', colour, languageId),
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    drivetrain: vehicle.drivetrain,
    engine: engineLitres === null ? null : `${engineLitres.toFixed(1)} L`,
    mileageKm: vehicle.mileageKm,
    price: availability === 'price-coming' ? null : vehicle.price,
    available: AVAILABILITY_RULES[availability].enquire,
    firstSeen: vehicle.firstSeen,
    dealer,
    demo: vehicle.demo || dealer.demo,
  };
};
