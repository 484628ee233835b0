/** Visitors' searches: mostly a place and two or three choices, sometimes nothing or a word, always with all facets. */
import { FACETS } from '../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import { fold } from '../../src/domain/text/fold.ts';
import type { SearchRequest } from '../../src/ports/inventory-search.ts';
import { MEASURED_HISTOGRAMS } from './engines/engine.ts';
import { MAKES, TOWNS } from './listings.ts';
import { seededRandom, type Random } from './random.ts';

const SCOPE: InventoryScope = { market: 'CA', companyIds: null, types: ['car', 'heavy'], currency: 'CAD', source: 'AUTO123' };

const modelOf = (make: string, random: Random): string => `${fold(make).slice(0, 2)}-${random.between(1, 8) * 100}`;

const CHOICES: readonly ((random: Random) => Partial<InventoryQuery>)[] = [
  (random) => ({ makes: [fold(random.pickSkewed(MAKES))] }),
  (random) => ({ makes: [fold(random.pickSkewed(MAKES)), fold(random.pickSkewed(MAKES))] }),
  (random) => {
    const make = fold(random.pickSkewed(MAKES));
    return { makes: [make], models: [modelOf(make, random)] };
  },
  (random) => ({ priceMax: random.between(2, 12) * 5000 }),
  (random) => ({ priceMin: random.between(1, 3) * 5000, priceMax: random.between(4, 10) * 5000, priceNone: false }),
  (random) => ({ yearMin: random.between(2012, 2024) }),
  (random) => ({ years: [random.between(2018, 2026)] }),
  (random) => ({ mileageMax: random.between(2, 15) * 10_000 }),
  (random) => ({ bodies: [random.pick(['suv', 'truck', 'sedan', 'hatchback'] as const)] }),
  (random) => ({ conditions: [random.pick(['new', 'used'] as const)] }),
  (random) => ({ fuels: [random.pick(['hybrid', 'electric', 'diesel'] as const)] }),
  () => ({ transmissions: ['automatic', 'cvt'] }),
  (random) => ({ drivetrains: [random.pick(['awd', '4x4'] as const)] }),
  (random) => ({ colours: [random.pick(['black', 'white', 'red', 'blue'] as const)] }),
  (random) => ({ flags: [random.pick(['certified', 'buyOnline', 'promotion'] as const)] }),
];

const queryOf = (random: Random): InventoryQuery => {
  const { latitude, longitude } = random.pickSkewed(TOWNS);
  const around = random.chance(0.5) ? { near: { latitude, longitude }, distanceKm: random.pick([25, 50, 100, 250, 500]) } : {};
  const choices = Array.from({ length: random.between(0, 4) }, () => random.pick(CHOICES)(random));
  const keyword = random.chance(0.08)
    ? `${random.pickSkewed(MAKES)} ${random.pick(['hybrid', 'awd', '2022', 'lim', 'a12'])}`
    : null;
  return {
    ...choices.reduce<InventoryQuery>((query, choice) => ({ ...query, ...choice }), EMPTY_QUERY),
    ...around,
    keyword,
    sort: random.chance(0.6) ? 'Pertinence' : random.pick(SORTS),
    descending: random.chance(0.6),
    pageIndex: random.chance(0.8) ? 1 : random.between(2, 20),
  };
};

/** The same requests for the same number. */
export const mixedRequests = (count: number): SearchRequest[] => {
  const random = seededRandom(2);
  return Array.from({ length: count }, () => ({
    query: queryOf(random),
    scope: SCOPE,
    facets: FACETS,
    histograms: MEASURED_HISTOGRAMS,
  }));
};
