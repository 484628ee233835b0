/** An operator's file of one make (docs/specs.md): values of outer levels apply to inner levels that do not override them. */
import { CURRENCIES, defaultCurrencyOf, money, type Currency, type Money } from '../../money/money.ts';
import { LANGUAGES } from '../../language/language.ts';
import { slug } from '../../text/fold.ts';
import type { Body, Colour, VehicleType } from '../../vehicle/attributes.ts';
import { makeName } from '../../vehicle/makes.ts';
import type { CatalogueEquipmentGroup, EquipmentId } from '../../equipment/equipment.ts';
import type { Facts, TitleId } from '../facts/catalogue-facts.ts';
import { catalogueModel } from '../model-key.ts';
import type { WrittenFact } from '../facts/read-fact.ts';
import type { EquipmentItem, OwnName, SourceNote, StyleColour, StyleOption } from '../specification-style.ts';
import type { RecordPrice } from '../style-record.ts';
import { FactsDraft } from './style-draft.ts';
import type { StyleOfRow } from './style-row.ts';

interface WrittenSource {
  readonly name: string;
  readonly url?: string | null;
  readonly licence?: string | null;
  readonly date?: string | null;
}
type WrittenName = string | Readonly<Record<string, string>>;
type WrittenValue = WrittenFact | { readonly value: WrittenFact; readonly source: string };
type WrittenEquipment = EquipmentId | { readonly group: CatalogueEquipmentGroup; readonly name: WrittenName };
type WrittenPrice = number | { readonly amount: number; readonly currency?: Currency; readonly delivery?: number };
type Surcharges = Readonly<Record<string, number>>;

/** The fields that every level may have. */
interface Written {
  readonly type?: VehicleType;
  readonly body?: Body;
  readonly markets?: readonly string[];
  readonly facts?: Readonly<Partial<Record<TitleId, WrittenValue>>>;
  readonly equipment?: readonly WrittenEquipment[];
  readonly optional?: readonly WrittenEquipment[];
  readonly without?: readonly string[];
  readonly prices?: Readonly<Record<string, WrittenPrice>>;
  readonly options?: readonly {
    readonly id: string;
    readonly name?: WrittenName;
    readonly items?: readonly EquipmentId[];
    readonly prices: Surcharges;
  }[];
  readonly colours?: readonly (Colour | { readonly colour: Colour; readonly name?: string; readonly prices?: Surcharges })[];
  readonly images?: readonly string[];
  readonly source?: string | WrittenSource;
  /** Of the prices, where that is not `source`. */
  readonly priceSource?: string | WrittenSource;
}

/** A file that fits `catalogue/catalogue.schema.json`. */
export interface WrittenMake extends Written {
  readonly feed?: string;
  readonly make: string;
  readonly sources?: Readonly<Record<string, WrittenSource>>;
  readonly models: readonly (Written & {
    readonly name: string;
    readonly years: readonly (Written & {
      readonly year: number;
      readonly styles: readonly (Written & { readonly name: string; readonly id?: string })[];
    })[];
  })[];
}

const OWN_FEED = 'own';

/** The styles of a file. Its sources were checked: `unknownSources`. */
export function* mapOwnFile(file: WrittenMake): Generator<StyleOfRow> {
  const make = makeName(file.make);
  const feed = file.feed ?? OWN_FEED;
  for (const model of file.models)
    for (const year of model.years)
      for (const style of year.styles) {
        const place = `${file.make} ${model.name} ${String(year.year)} ${style.name}`;
        const levels: readonly Written[] = [file, model, year, style];
        const { facts, factSources, sources, priceSource, issues } = factsOf(levels, file, feed);
        yield {
          kind: 'style',
          place,
          issues,
          record: {
            feed,
            key: [make, model.name, String(year.year), style.id ?? style.name].map(slug).join('/'),
            make,
            model: catalogueModel(model.name, make),
            year: year.year,
            name: style.name,
            type: lastSaid(levels, 'type') ?? 'car',
            body: lastSaid(levels, 'body') ?? null,
            markets: lastSaid(levels, 'markets') ?? [],
            facts,
            factSources,
            equipment: equipmentOf(levels),
            prices: pricesOf(levels, priceSource),
            options: optionsOf(levels),
            colours: coloursOf(levels),
            images: (lastSaid(levels, 'images') ?? []).map((url) => ({ url, type: 'photo' as const, language: null })),
            sources,
          },
        };
      }
}

/** Names of sources that the file uses and does not list. */
export const unknownSources = (file: WrittenMake): readonly string[] => {
  const named = new Set<string>();
  const look = ({ source, priceSource, facts }: Written): void => {
    for (const note of [source, priceSource]) if (typeof note === 'string') named.add(note);
    for (const value of Object.values(facts ?? {})) if (isSourced(value)) named.add(value.source);
  };
  look(file);
  for (const model of file.models) {
    look(model);
    for (const year of model.years) {
      look(year);
      year.styles.forEach(look);
    }
  }
  return [...named].filter((name) => !Object.hasOwn(file.sources ?? {}, name));
};

const lastSaid = <Part extends 'type' | 'body' | 'markets' | 'images' | 'source' | 'priceSource'>(
  levels: readonly Written[],
  part: Part,
) => levels.map((level) => level[part]).findLast((said) => said !== undefined);

const isSourced = (value: WrittenValue | undefined): value is { readonly value: WrittenFact; readonly source: string } =>
  typeof value === 'object' && value !== null && 'source' in value;

const noteOf = (key: string, { name, url = null, licence = null, date = null }: WrittenSource): SourceNote => ({
  key,
  name,
  url,
  licence,
  date,
});

function factsOf(levels: readonly Written[], file: WrittenMake, feed: string) {
  const listed = (name: string): SourceNote | null => {
    const source = file.sources?.[name];
    return source ? noteOf(name, source) : null;
  };
  const noteIn = (part: 'source' | 'priceSource'): SourceNote | null => {
    const said = lastSaid(levels, part);
    return typeof said === 'object' ? noteOf(feed, said) : said === undefined ? null : listed(said);
  };
  const main = noteIn('source');
  const sources: [SourceNote, ...SourceNote[]] = [main ?? noteOf(feed, { name: feed })];
  const written = Object.assign({}, ...levels.map(({ facts }) => facts)) as Readonly<Partial<Record<TitleId, WrittenValue>>>;
  const draft = new FactsDraft();
  const factSources: Partial<Record<TitleId, number>> = {};
  for (const [id, value] of Object.entries(written) as [TitleId, WrittenValue][]) {
    draft.put(id, isSourced(value) ? value.value : value);
    const note = isSourced(value) ? listed(value.source) : null;
    if (!note) continue;
    const known = sources.findIndex(({ key }) => key === note.key);
    factSources[id] = known >= 0 ? known : sources.push(note) - 1;
  }
  const priceNote = noteIn('priceSource');
  const priceSource = priceNote ? sources.push(priceNote) - 1 : 0;
  const facts: Facts = draft.facts();
  return { facts, factSources, sources, priceSource, issues: draft.issues };
}

const ownName = (name: WrittenName): OwnName => {
  if (typeof name === 'string') return name;
  const [en = '', frCa = '', frFr = '', esEs = '', esCo = ''] = LANGUAGES.map(({ slug: language }) => name[language] ?? '');
  return [en, frCa, frFr, esEs, esCo];
};

/** Items by key over all levels, each of which takes back (`without`) before it adds. */
const gathered = <T>(
  levels: readonly Written[],
  itemsOf: (level: Written) => readonly (readonly [key: string, item: T])[],
): T[] => {
  const items = new Map<string, T>();
  for (const level of levels) {
    for (const key of level.without ?? []) items.delete(key);
    for (const [key, item] of itemsOf(level)) items.set(key, item);
  }
  return [...items.values()];
};

const keyedEquipment = (item: WrittenEquipment, optional: boolean): readonly [key: string, item: EquipmentItem] =>
  typeof item === 'string'
    ? [item, { id: item, optional }]
    : [JSON.stringify(item), { id: null, group: item.group, name: ownName(item.name), optional }];

const equipmentOf = (levels: readonly Written[]): EquipmentItem[] =>
  gathered(levels, ({ equipment = [], optional = [] }) => [
    ...optional.map((item) => keyedEquipment(item, true)),
    ...equipment.map((item) => keyedEquipment(item, false)),
  ]);

/** The currency in which makers publish prices in a country. */
const currencyOf = (country: string): Currency => {
  if (country === 'CA') return 'CAD';
  return ({ GB: 'GBP', AU: 'AUD', ES: 'EUR', DE: 'EUR', BE: 'EUR', IT: 'EUR' } as const)[country] ?? defaultCurrencyOf(country);
};

function pricesOf(levels: readonly Written[], source: number): RecordPrice[] {
  const written = Object.assign({}, ...levels.map(({ prices }) => prices)) as Readonly<Record<string, WrittenPrice>>;
  return Object.entries(written).map(([country, price]) => {
    const { amount, currency, delivery } = typeof price === 'number' ? { amount: price } : price;
    const inCurrency = CURRENCIES.find((known) => known === currency) ?? currencyOf(country);
    return {
      country,
      price: money(amount, inCurrency),
      delivery: delivery === undefined || delivery === 0 ? null : money(delivery, inCurrency),
      ...(source === 0 ? {} : { source }),
    };
  });
}

const surcharges = (written: Surcharges = {}): Readonly<Record<string, Money>> =>
  Object.fromEntries(Object.entries(written).map(([country, amount]) => [country, money(amount, currencyOf(country))]));

const optionsOf = (levels: readonly Written[]): Omit<StyleOption, 'source'>[] =>
  gathered(levels, ({ options = [] }) =>
    options.map(({ id, name, items = [], prices }) => [
      id,
      { id, name: name === undefined ? null : ownName(name), items, prices: surcharges(prices) },
    ]),
  );

const coloursOf = (levels: readonly Written[]): StyleColour[] =>
  gathered(levels, ({ colours = [] }) =>
    colours.map((written) => {
      const { colour, name, prices } = typeof written === 'string' ? { colour: written } : written;
      return [name ?? colour, { colour, name: name ?? null, prices: surcharges(prices) }];
    }),
  );
