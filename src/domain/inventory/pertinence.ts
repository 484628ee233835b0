/**
 * The written formula of the sort 'Pertinence' (product rule, section 5; in France a ranking must be disclosed: Code de la
 * consommation, L111-7).
 *
 *     pertinence = completeness + photos + price + availability + freshness − distance
 *
 * - completeness: 3 points for each of ten facts that the listing states: year, version, body, mileage, transmission, fuel,
 *   drivetrain, colour, engine (or power) and description (at most 30)
 * - photos: 2 points each, at most 10 photos (at most 20)
 * - price: 15 points when the price is stated
 * - availability: 20 points when available, 10 when coming or its price is coming, none when reserved or pending
 * - freshness: 0.2 points for each day that it came later; a month sooner or later weighs 6 points
 * - distance: in a search around a place, up to 20 points less in proportion to the distance: 0 at the centre, 20 at the edge
 *
 * The seller, what a dealer pays, and the visitor have no influence. Freshness is counted from a fixed day, not from today: all
 * listings age alike, so their order does not change with time and is known when a listing is stored.
 */
import type { Availability } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

const POINTS = {
  perFact: 3,
  perPhoto: 2,
  maxPhotos: 10,
  price: 15,
  perDay: 0.2,
  atEdge: 20,
  availability: { available: 20, coming: 10, 'price-coming': 10, reserved: 0, pending: 0, sold: 0, unavailable: 0 },
} as const satisfies Record<string, number | Record<Availability, number>>;

const FACTS = 10;
const DAYS_A_MONTH = 30;

/** The most that each part can bring, as the ranking page tells visitors; freshness by the month, distance as a loss. */
export const RANKING_MOST: Readonly<Record<keyof ReturnType<typeof pertinenceParts> | 'distance', number>> = {
  completeness: POINTS.perFact * FACTS,
  photos: POINTS.perPhoto * POINTS.maxPhotos,
  price: POINTS.price,
  availability: POINTS.availability.available,
  freshness: POINTS.perDay * DAYS_A_MONTH,
  distance: -POINTS.atEdge,
};

/** Points since 1 January 2020, in milliseconds: they mean something only beside another listing's. */
export const FRESHNESS = { perDay: POINTS.perDay, since: Date.UTC(2020, 0, 1), day: 86_400_000 } as const;
export const freshnessOf = (firstSeen: number): number => (FRESHNESS.perDay * (firstSeen - FRESHNESS.since)) / FRESHNESS.day;

/** What each part of the formula gives this vehicle, before distance. */
export const pertinenceParts = (vehicle: Vehicle) => {
  const facts = [
    vehicle.year,
    vehicle.version,
    vehicle.body,
    vehicle.mileageKm,
    vehicle.transmission,
    vehicle.fuel,
    vehicle.drivetrain,
    vehicle.colour,
    vehicle.engineLitres ?? vehicle.powerKw,
    vehicle.description,
  ];
  const photos = vehicle.images.filter((image) => image.type === 'photo').length;
  return {
    completeness: POINTS.perFact * facts.filter((fact) => fact !== null && fact !== '').length,
    photos: POINTS.perPhoto * Math.min(photos, POINTS.maxPhotos),
    price: vehicle.price ? POINTS.price : 0,
    availability: POINTS.availability[vehicle.availability],
    freshness: freshnessOf(vehicle.firstSeen),
  };
};

/** The score but for freshness. */
export const pertinencePoints = (vehicle: Vehicle): number => {
  const { completeness, photos, price, availability } = pertinenceParts(vehicle);
  return completeness + photos + price + availability;
};

/** The score of a vehicle wherever the visitor is. It changes only when the vehicle does. */
export const pertinenceOf = (vehicle: Vehicle): number => pertinencePoints(vehicle) + freshnessOf(vehicle.firstSeen);

/** Points that a vehicle loses at this distance from the centre of a circle; 0 in a circle without extent. */
export const distancePenalty = (distanceKm: number, radiusKm: number): number =>
  radiusKm > 0 ? (POINTS.atEdge * distanceKm) / radiusKm : 0;
