/**
 * Invented dealers in real towns. Their telephone numbers are from the ranges reserved for fiction (555-01xx in North
 * America; in France those that ARCEP reserves for audiovisual works), their addresses on the web end in `.example`.
 */
import { parseOpeningHours, type OpeningHours } from '../../domain/dealers/opening-hours.ts';
import { slug } from '../../domain/text/fold.ts';
import type { DealerRecord } from '../../ports/vehicles.ts';
import { TOWNS, WORDS, type DealerLanguage, type Market, type Town, type Trade } from './demo-data.ts';
import { Random } from './random.ts';

export const CANADIAN_DEALERS = 90;
export const FRENCH_DEALERS = 60;

export interface DemoDealer {
  readonly record: DealerRecord;
  /** Dealers of one brand have the same logo: `feeds/demo/logos/{brand}.svg`, where there is such a file. */
  readonly brand: string;
  readonly language: DealerLanguage;
  readonly trade: Trade;
  /** The make whose new vehicles it sells; null for a dealer of all makes. */
  readonly franchise: string | null;
  readonly group: string | null;
  /** Its weight: its number of vehicles relative to other dealers. */
  readonly size: number;
  /** Its vehicles are sold on its own site. */
  readonly bridge: boolean;
  readonly sellsOnline: boolean;
  readonly inspects: boolean;
  /** Its style of stock numbers, from 0, and the first of them. */
  readonly stockStyle: number;
  readonly firstStockNumber: number;
}

/** One entry for each dealer: every town in turn, then the towns with more dealers again. */
function places(towns: readonly Town[]): Town[] {
  const most = Math.max(...towns.map(({ dealers }) => dealers));
  return Array.from({ length: most }, (_, round) => towns.filter(({ dealers }) => dealers > round)).flat();
}

const townsOf = (market: Market): Town[] => TOWNS.filter((town) => town.market === market);

const PLACES = [...places(townsOf('CA')), ...places(townsOf('FR'))];

/** Trades in rotation: two dealers in three sell cars. The demo's dealer site shows the first two. */
const TRADES = 'car car powersports car car marine car car camping car car powersports car car heavy'.split(' ') as Trade[];

const FRANCHISES = {
  CA: [
    'Toyota',
    'Hyundai',
    'Ford',
    'Honda',
    'Chevrolet',
    'Nissan',
    'Kia',
    'Mazda',
    'Volkswagen',
    'RAM',
    'Subaru',
    'GMC',
    'Jeep',
    'Mitsubishi',
    'BMW',
  ],
  FR: ['Peugeot', 'Renault', 'Citroën', 'Dacia', 'Volkswagen', 'Toyota', 'Ford', 'Opel', 'Nissan', 'Kia'],
} as const;

/** Chosen so that the first 150 names differ. */
const DEALER_SEED = 42;
/** The first two dealers belong to it. */
const GROUP = 'Groupe Rivemont';

/** The n-th dealer, from 0: 90 Canadian, then 60 French, then 90 Canadian … They are the same whatever the seed of the vehicles. */
export const dealerAt = (n: number): DemoDealer => {
  const town = PLACES[n % PLACES.length];
  if (!town) throw new RangeError(`There is no dealer ${n}`);
  const random = new Random(DEALER_SEED, n);
  const place = n % PLACES.length;
  const trade = TRADES[place % TRADES.length] ?? 'car';
  // The first two belong to one group, so they have one name and are franchises.
  const grouped = n < 2;
  const hasFranchise = trade === 'car' && (grouped || random.chance(0.6));
  const franchise = hasFranchise ? (grouped ? FRANCHISES.CA[n] : random.pick(FRANCHISES[town.market])) : undefined;
  const root = rootOf(n, town, grouped);
  const name = nameOf(n, town, trade, franchise, root, random);
  const domain = `${slug(name)}.example`;
  return {
    record: {
      key: `demo-${n + 1}`,
      name,
      market: town.market,
      street: streetOf(town, random),
      city: town.city,
      province: town.province,
      postalCode: town.market === 'CA' ? `${town.postal} ${localDeliveryUnit(random)}` : town.postal,
      country: town.market,
      coordinates: { latitude: nearby(town.latitude, random), longitude: nearby(town.longitude, random) },
      placedBy: null,
      phone: phoneOf(town, random),
      email: `${town.language === 'en' ? 'sales' : town.language === 'fr-CA' ? 'ventes' : 'contact'}@${domain}`,
      website: `https://www.${domain}`,
      timeZone: town.timeZone,
      language: town.language === 'en' ? 'en-CA' : town.language,
      hours: hoursOf(n, town.language, trade),
      leadRouting: grouped ? groupRouting(domain) : null,
      demo: true,
    },
    brand: slug(root),
    language: town.language,
    trade,
    franchise: franchise ?? null,
    group: grouped ? GROUP : null,
    size: trade === 'car' ? 30 + random.whole(0, 40) : 18 + random.whole(0, 22),
    bridge: !grouped && random.chance(0.14),
    sellsOnline: random.chance(0.35),
    inspects: random.chance(0.6),
    stockStyle: random.whole(0, 3),
    firstStockNumber: random.whole(101, 4800),
  };
};

/** Seven has no factor in common with the numbers of roots, so towns in a row have names that are far apart. */
function rootOf(n: number, { language }: Town, grouped: boolean): string {
  const { roots } = WORDS[language].names;
  return (grouped ? roots[0] : roots[(n * 7 + Math.floor(n / PLACES.length)) % roots.length]) ?? '';
}

function nameOf(n: number, town: Town, trade: Trade, franchise: string | undefined, root: string, random: Random): string {
  const { patterns, franchise: franchisePattern } = WORDS[town.language].names;
  const pattern = franchise ? franchisePattern : random.pick(patterns[trade]);
  const name = pattern.replace('{}', root).replace('{make}', franchise ?? '');
  // After the first 150, the same words are used again in other towns.
  return n < PLACES.length ? name : `${name} ${town.city}${n < 2 * PLACES.length ? '' : ` ${Math.floor(n / PLACES.length)}`}`;
}

function streetOf({ language }: Town, random: Random): string {
  const number = random.whole(12, 9800);
  const street = random.pick(WORDS[language].names.streets);
  if (language === 'fr-CA') return `${number}, ${street}`;
  return language === 'en' ? `${number} ${street}` : `${random.whole(2, 240)} ${street}`;
}

function phoneOf({ market, phonePrefix }: Town, random: Random): string {
  const digits = String(random.whole(0, 9999)).padStart(4, '0');
  return market === 'CA' ? `${phonePrefix} 555-01${digits.slice(2)}` : `${phonePrefix} ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

const LETTERS = Array.from('ABCEGHJKLMNPRSTVWXYZ');

const localDeliveryUnit = (random: Random): string => `${random.whole(1, 9)}${random.pick(LETTERS)}${random.whole(0, 9)}`;

/** Up to a kilometre and a half away, so that two dealers of one town are two points on the map. */
const nearby = (degrees: number, random: Random): number => Math.round((degrees + (random.next() - 0.5) * 0.026) * 1e5) / 1e5;

/** A dealer of the group has desks of their own for test drives and for trade-ins, and the group gets a copy. */
const groupRouting = (domain: string): DealerRecord['leadRouting'] => ({
  addresses: { appointment: [`essais@${domain}`, `ventes@${domain}`], 'trade-in': [`echanges@${domain}`] },
  group: { name: GROUP, addresses: ['prospects@groupe-rivemont.example'] },
  adf: 'attached',
});

/** Opening hours of the n-th dealer; some dealers give none. The demo's own dealer site shows the first two. */
function hoursOf(n: number, language: DealerLanguage, trade: Trade): OpeningHours | null {
  const random = new Random(HOURS_SEED, n);
  if (random.chance(SILENT) && n > 1) return null;
  return parseOpeningHours(trade === 'heavy' ? HEAVY : random.pick(WORDS[language].weeks));
}

const HEAVY = 'Mo-Fr 07:30-17:00; Sa-Su off';
const SILENT = 0.08;
const HOURS_SEED = 7;
