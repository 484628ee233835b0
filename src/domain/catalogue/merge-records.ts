/** Merges the records of a style's sources. */
import { comparableNumber, TITLE_IDS, titleOf, type FactValue, type Facts, type TitleId } from './facts/catalogue-facts.ts';
import type { CatalogueStyle, SourceNote, Sourced, StyleEquipment, StyleFact, StylePrice } from './specification-style.ts';
import type { StyleRecord } from './style-record.ts';
import { summaryOfFacts } from './style-summary.ts';

/** Lower is trusted more. An operator's own file comes first. */
const RANKS: Readonly<Record<string, number>> = { nrcan: 1, ademe: 1, epa: 2, 'open-ev': 3 };
const rankOf = ({ feed }: StyleRecord): number => (Object.hasOwn(RANKS, feed) ? (RANKS[feed] ?? 0) : 0);

/** By trust, then the newest; equal ones by feed, so that the order of imports does not matter. */
const byTrust = (a: StyleRecord, b: StyleRecord): number =>
  rankOf(a) - rankOf(b) ||
  (b.sources[0].date ?? '').localeCompare(a.sources[0].date ?? '') ||
  a.feed.localeCompare(b.feed) ||
  a.key.localeCompare(b.key);

/** Synonyms. */
const FOUR_DRIVEN: readonly FactValue[] = ['4wd', '4x4'];

/** Whether two values are displayed the same. */
const agree = (id: TitleId, a: FactValue, b: FactValue): boolean => {
  const title = titleOf(id);
  if (title.kind !== 'number') return a === b || (id === 'drivetrain' && FOUR_DRIVEN.includes(a) && FOUR_DRIVEN.includes(b));
  const [x, y] = [comparableNumber(a), comparableNumber(b)];
  // Half of the last digit each way, plus the rounding of another unit.
  return x !== null && y !== null && Math.abs(x - y) <= Math.max(10 ** -title.decimals, 0.01 * Math.max(x, y));
};

/** Records of one style, at least one. */
export const mergeRecords = (id: number, records: readonly StyleRecord[]): CatalogueStyle => {
  const ranked = [...records].sort(byTrust);
  const [best] = ranked;
  if (!best) throw new RangeError(`Style ${String(id)} has no record`);
  const sources: SourceNote[] = [];
  const places = ranked.map((record) =>
    record.sources.map((note) => {
      const known = sources.findIndex(
        (other) => other.key === note.key && other.name === note.name && other.url === note.url && other.date === note.date,
      );
      return known >= 0 ? known : sources.push(note) - 1;
    }),
  );
  const facts: Partial<Record<TitleId, StyleFact>> = {};
  for (const title of TITLE_IDS) {
    const said = ranked.flatMap((record, k): Sourced<FactValue>[] => {
      const value = record.facts[title];
      return value === undefined ? [] : [{ value, source: places[k]?.[record.factSources[title] ?? 0] ?? 0 }];
    });
    const [first, ...rest] = said;
    if (first) facts[title] = { ...first, others: rest.filter(({ value }) => !agree(title, first.value, value)) };
  }
  const firstWith = <Part extends 'options' | 'colours' | 'images'>(part: Part): StyleRecord[Part] =>
    ranked.find((record) => record[part].length > 0)?.[part] ?? best[part];
  const optionsAt = ranked.findIndex(({ options }) => options.length > 0);
  const pricing = pricingOf(ranked, places);
  const images = firstWith('images');
  return {
    ...summaryOfFacts(facts),
    id,
    make: best.make,
    model: best.model,
    year: best.year,
    name: best.name,
    type: best.type,
    body: ranked.find(({ body }) => body !== null)?.body ?? null,
    prices: pricing.map(({ country, price }) => ({ country, price })),
    markets: ranked.some(({ markets }) => markets.length === 0)
      ? []
      : [...new Set(ranked.flatMap(({ markets }) => markets))].sort(),
    photos: images.length,
    facts,
    equipment: equipmentOfRecords(ranked, places),
    pricing,
    options: firstWith('options').map((option) => ({ ...option, source: places[optionsAt]?.[0] ?? 0 })),
    colours: firstWith('colours'),
    images,
    sources,
  };
};

function pricingOf(ranked: readonly StyleRecord[], places: readonly (readonly number[])[]): StylePrice[] {
  const byCountry = new Map<string, StylePrice>();
  for (const [k, { prices }] of ranked.entries())
    for (const price of prices)
      if (!byCountry.has(price.country)) byCountry.set(price.country, { ...price, source: places[k]?.[price.source ?? 0] ?? 0 });
  return [...byCountry.values()].sort((a, b) => a.country.localeCompare(b.country));
}

function equipmentOfRecords(ranked: readonly StyleRecord[], places: readonly (readonly number[])[]): StyleEquipment[] {
  const items = new Map<string, StyleEquipment>();
  for (const [k, { equipment }] of ranked.entries())
    for (const item of equipment) {
      const key = item.id ?? `${item.group} ${JSON.stringify(item.name)}`;
      if (!items.has(key)) items.set(key, { ...item, source: places[k]?.[0] ?? 0 });
    }
  return [...items.values()];
}

export interface Conflict {
  readonly title: TitleId;
  readonly value: FactValue;
  readonly other: FactValue;
}

/** The facts in which two sources of a style differ. */
export const conflictsBetween = (facts: Facts, others: Facts): Conflict[] =>
  TITLE_IDS.flatMap((title) => {
    const [value, other] = [facts[title], others[title]];
    return value === undefined || other === undefined || agree(title, value, other) ? [] : [{ title, value, other }];
  });
