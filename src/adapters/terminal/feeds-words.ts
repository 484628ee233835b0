/** What `npm run feeds` says. */
import type { FeedCheck } from '../../application/feeds-out/offers.ts';
import { OBSTACLES, type Obstacle } from '../../domain/feeds-out/eligibility.ts';
import type { CheckedFeed } from '../../domain/feeds-out/feed-kinds.ts';
import type { Offer } from '../../domain/feeds-out/offer.ts';

const NAMES: Readonly<Record<CheckedFeed, string>> = { google: 'Google vehicle ads', meta: 'Meta automotive inventory' };

const REASONS: Readonly<Record<Obstacle, string>> = {
  demo: 'invented: demo vehicles are never advertised',
  kind: 'not a car: the feed takes passenger cars and pickups only',
  unavailable: 'reserved or being sold',
  vin: 'VIN missing or not valid',
  year: 'model year missing',
  price: 'price missing',
  photo: 'no photo',
  mileage: 'mileage missing, and it is not new',
  colour: 'colour missing',
  body: 'body style missing',
  address: "dealer's address incomplete (street, city, province and postal code)",
};

export const refusalLine = ({ id, title, stockNumber, dealer }: Offer, obstacles: readonly Obstacle[]): string => {
  const stock = stockNumber === null ? '' : `, stock ${stockNumber}`;
  return `  ${String(id).padStart(7)}  ${title} (${dealer.name}${stock}): ${obstacles.map((obstacle) => REASONS[obstacle]).join('; ')}`;
};

/** Totals of a feed: what goes out, and what keeps the rest back. */
export const checkLines = (feed: CheckedFeed, { vehicles, eligible, obstacles }: FeedCheck): string[] => [
  `${NAMES[feed]}: ${eligible.toLocaleString('en')} of ${vehicles.toLocaleString('en')} vehicles go out.`,
  ...OBSTACLES.flatMap((obstacle) => {
    const count = obstacles.get(obstacle);
    return count === undefined ? [] : [`  ${count.toLocaleString('en').padStart(9)}  ${REASONS[obstacle]}`];
  }),
];
