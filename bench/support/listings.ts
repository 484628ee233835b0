/** Listings of the size and spread of a country's inventory: a few makes and big towns have most of them. */
import type { Coordinates } from '../../src/domain/location/coordinates.ts';
import type { Body, Fuel } from '../../src/domain/vehicle/attributes.ts';
import { gradedPrice, type PriceRating } from '../../src/domain/rating/grade.ts';
import type { Dealer, Listing, Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import { seededRandom, type Random } from './random.ts';

export const MAKES = [
  'Toyota', 'Ford', 'Honda', 'Chevrolet', 'Hyundai', 'Nissan', 'Kia', 'Ram', 'GMC', 'Mazda', 'Volkswagen', 'Jeep', 'Subaru',
  'BMW', 'Mercedes-Benz', 'Audi', 'Dodge', 'Mitsubishi', 'Tesla', 'Lexus', 'Acura', 'Cadillac', 'Volvo', 'Buick', 'Infiniti',
  'Land Rover', 'Chrysler', 'Porsche', 'Lincoln', 'MINI', 'Genesis', 'Jaguar', 'Fiat', 'Alfa Romeo', 'Polestar', 'Maserati',
  'Bentley', 'Ferrari', 'Lamborghini', 'Rolls-Royce', 'Citroën', 'Peugeot', 'Renault', 'Škoda', 'Seat', 'Suzuki', 'Saab',
  'Pontiac', 'Saturn', 'Scion', 'Smart', 'Hummer', 'Oldsmobile', 'Mercury', 'Lotus', 'McLaren', 'Aston Martin', 'Rivian', 'Lucid',
  'VinFast',
]; // prettier-ignore

interface Town extends Coordinates {
  readonly name: string;
  readonly province: string;
}
const town = (name: string, province: string, latitude: number, longitude: number): Town => ({
  name,
  province,
  latitude,
  longitude,
});

export const TOWNS: readonly Town[] = [
  town('Toronto', 'ON', 43.653, -79.383),
  town('Montréal', 'QC', 45.508, -73.554),
  town('Vancouver', 'BC', 49.283, -123.121),
  town('Calgary', 'AB', 51.045, -114.057),
  town('Edmonton', 'AB', 53.546, -113.491),
  town('Ottawa', 'ON', 45.421, -75.697),
  town('Laval', 'QC', 45.575, -73.689),
  town('Winnipeg', 'MB', 49.895, -97.138),
  town('Québec', 'QC', 46.813, -71.208),
  town('Hamilton', 'ON', 43.256, -79.872),
  town('Halifax', 'NS', 44.649, -63.586),
  town('Saskatoon', 'SK', 52.158, -106.67),
  town('Sherbrooke', 'QC', 45.404, -71.893),
  town('Moncton', 'NB', 46.088, -64.778),
  town("St. John's", 'NL', 47.561, -52.713),
  town('Whitehorse', 'YT', 60.721, -135.057),
];

const MODELS_PER_MAKE = 18;
const TRIMS = [
  'LE',
  'SE',
  'XLE',
  'Sport',
  'Limited',
  'Touring',
  'EX',
  'LX',
  'Premium',
  'Platinum',
  'Base',
  'SV',
  'SL',
  'Laramie',
];
const EXTRAS = ['', 'AWD', '4x4', 'Hybrid', 'Crew Cab', 'Navigation', 'Toit ouvrant', '2.0T', '3.5L V6', 'Cuir', 'Tech Package'];
const BODIES: readonly Body[] = ['suv', 'sedan', 'truck', 'hatchback', 'van', 'coupe', 'minivan', 'wagon', 'convertible'];
const FUELS: readonly Fuel[] = ['gas', 'hybrid', 'diesel', 'electric', 'plug-in-hybrid', 'flex'];
const COLOURS = ['black', 'white', 'grey', 'silver', 'blue', 'red', 'green', 'brown', 'beige', 'orange', 'burgundy'] as const;
const LISTINGS_PER_DEALER = 70;
const TODAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

const dealersOf = (count: number, random: Random): Dealer[] =>
  Array.from({ length: count }, (_, k) => {
    const { name, province, latitude, longitude } = random.pickSkewed(TOWNS);
    return {
      id: 1000 + k,
      name: `${random.pickSkewed(MAKES)} ${name} ${k}`,
      market: 'CA',
      street: null,
      city: name,
      province,
      postalCode: null,
      country: 'CA',
      coordinates: { latitude: latitude + random.next() - 0.5, longitude: longitude + random.next() - 0.5 },
      placedBy: null,
      phone: null,
      email: null,
      website: null,
      timeZone: null,
      language: null,
      hours: null,
      leadRouting: null,
      logo: null,
      removed: false,
      demo: false,
    };
  });

const vehicleOf = (id: number, dealerId: number, random: Random): Vehicle => {
  const make = random.pickSkewed(MAKES);
  const model = random.pickSkewed(Array.from({ length: MODELS_PER_MAKE }, (_, k) => k));
  const age = Math.floor(14 * random.next() ** 2);
  const fuel = random.pickSkewed(FUELS);
  const isNew = age === 0;
  return {
    id,
    dealerId,
    sources: ['AUTO123'],
    demo: false,
    hidden: false,
    firstSeen: TODAY - Math.floor(120 * DAY * random.next() ** 2),
    stockNumber: `${random.pick(['A', 'B', 'U', 'T', '24', '25'])}${random.between(1000, 99_999)}`,
    vin: null,
    type: model === MODELS_PER_MAKE - 1 && random.chance(0.5) ? 'heavy' : 'car',
    make,
    model: `${make.slice(0, 2)}-${model * 100 + 100}`,
    year: 2026 - age,
    version: `${random.pickSkewed(TRIMS)} ${random.pickSkewed(EXTRAS)} ${random.pickSkewed(EXTRAS)}`.trim(),
    body: BODIES[(model + make.length) % BODIES.length] ?? null,
    condition: isNew ? 'new' : random.chance(0.05) ? 'demonstrator' : 'used',
    transmission: random.chance(0.03) ? null : random.pickSkewed(['automatic', 'cvt', 'manual', 'dual-clutch'] as const),
    gears: null,
    fuel,
    drivetrain: random.chance(0.05) ? null : random.pickSkewed(['awd', 'fwd', '4x4', 'rwd'] as const),
    colour: random.chance(0.04) ? null : random.pickSkewed(COLOURS),
    interiorColour: null,
    cylinders: null,
    doors: null,
    seats: null,
    owners: null,
    engineLitres: fuel === 'electric' ? null : 2,
    powerKw: null,
    mileageKm: random.chance(0.02) ? null : isNew ? random.between(5, 200) : age * random.between(8000, 25_000),
    mileageOriginal: null,
    price: random.chance(0.06)
      ? null
      : { amount: Math.round(100 * Math.round(20_000 + 60_000 * random.next() ** 3) * 0.88 ** age) / 100, currency: 'CAD' },
    availability: random.chance(0.03) ? 'reserved' : random.chance(0.03) ? 'coming' : 'available',
    promotion: random.chance(0.1),
    buyOnline: random.chance(0.2),
    certified: random.chance(0.15),
    inspected: random.chance(0.3),
    extendedCare: random.chance(0.1),
    bridge: random.chance(0.3),
    viral: random.chance(0.01),
    outboundUrl: null,
    inspectedOn: null,
    inspectionReportUrl: null,
    historyReportUrl: null,
    details: {},
    warranty: null,
    group: random.chance(0.3) ? random.pick(['north', 'centre', 'east', 'west']) : null,
    description: null,
    equipment: {},
    images: [],
    unrecognised: {},
  };
};

/** Of used vehicles with a price: from 18 % below what is expected to 18 % above, most of them in between. */
const ratingOf = ({ id, condition, price, mileageKm }: Vehicle): PriceRating | null => {
  if (condition === 'new' || price === null || mileageKm === null) return null;
  const deviation = (((id * 7919) % 1000) / 500 - 1) ** 3 * 0.18;
  return gradedPrice(price.amount, { amount: price.amount / (1 + deviation), margin: 0.04 });
};

/** The same listings for the same number, in batches, made as they are read. */
export function* listingBatches(count: number, batchSize = 2000): Generator<Listing[]> {
  const random = seededRandom(1);
  const dealers = dealersOf(Math.max(1, Math.ceil(count / LISTINGS_PER_DEALER)), random);
  for (let from = 1; from <= count; from += batchSize) {
    const size = Math.min(batchSize, count - from + 1);
    yield Array.from({ length: size }, (_, k) => {
      const dealer = dealers[Math.floor(dealers.length * random.next() ** 1.5)] ?? random.pick(dealers);
      const vehicle = vehicleOf(from + k, dealer.id, random);
      return { vehicle, dealer, rating: ratingOf(vehicle) };
    });
  }
}
