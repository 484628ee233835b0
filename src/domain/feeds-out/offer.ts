/** A vehicle on offer as other sites are told of it: one record, from which every feed takes what it asks for. */
import type { LanguageId } from '../language/language.ts';
import { vehicleName } from '../vehicle/vehicle-name.ts';
import { labelOf } from '../vehicle/attribute-labels.ts';
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import { photoUrl } from '../vehicle/photo-url.ts';
import { shownStockNumber } from '../vehicle/stock-number.ts';
import { vehiclePath } from '../vehicle/vehicle-url.ts';
import type { Listing } from '../vehicle/vehicle.ts';

/** @param absolute makes a path of this host an address; the offer's addresses are made by it */
export const offerOf = ({ vehicle, dealer }: Listing, languageId: LanguageId, absolute: (path: string) => string) => {
  const { id, version, colour, engineLitres, availability, images } = vehicle;
  const title = vehicleName(vehicle);
  const words = vehicle.description?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    ...vehicle,
    url: absolute(vehiclePath(vehicle, languageId)),
    title,
    /** The dealer's words, or the title where they have none; one line. */
    description: words === '' ? title : words,
    /** Our copies of the dealer's photos; empty without one. */
    photos: images.flatMap((image, index) => (image.type === 'photo' ? [absolute(photoUrl(id, index, 1280))] : [])),
    trim: version,
    stockNumber: shownStockNumber(vehicle),
    isNew: vehicle.condition === 'new',
    /** In the feed's language. */
    colour: colour === null ? (vehicle.unrecognised.colour ?? null) : labelOf('colour', colour, languageId),
    engine: engineLitres === null ? null : `${engineLitres.toFixed(1)} L`,
    price: availability === 'price-coming' ? null : vehicle.price,
    /** A visitor can ask for it now. */
    available: AVAILABILITY_RULES[availability].enquire,
    dealer,
    /** Invented: it never goes out as a real offer. */
    demo: vehicle.demo || dealer.demo,
  };
};
export type Offer = ReturnType<typeof offerOf>;
