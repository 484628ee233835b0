/** Presents the result of a catalogue search. */
import { styleName } from '../../../domain/catalogue/style-name.ts';
import { modelIn, nameOf } from '../../../domain/vehicle/vehicle-name.ts';
import { cataloguePath, stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { changeCatalogueQuery, boundField, CATALOGUE_WIRE_NAMES } from '../../../domain/catalogue/catalogue-query-codec.ts';
import {
  CATALOGUE_FILTERS,
  chosenIn,
  EMPTY_CATALOGUE_QUERY,
  type CatalogueFacet,
  type CatalogueFigure,
  type CatalogueQuery,
  type CatalogueRange,
  type CatalogueSort,
} from '../../../domain/catalogue/catalogue-query.ts';
import { quantityText } from '../../../domain/catalogue/facts/fact-text.ts';
import type { Unit } from '../../../domain/catalogue/facts/quantity.ts';
import type { CatalogueStyle, StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { currencySign, numberText } from '../../../domain/money/price-text.ts';
import { withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { doorsLabel, labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import type { CatalogueAnswer, CatalogueFacetCount, CatalogueHistogram } from '../../../ports/catalogue.ts';
import { STYLES_PARAMETER } from '../catalogue-wire.ts';
import type { WireProblem } from '../../../domain/wire/wire-codec.ts';
import type { RangeScale, RangeView } from '../../components/range-field.tsx';
import { sortValue } from '../../filters/form-address.ts';
import { catalogueAddress, HORSEPOWER_FIELDS, horsesOfKw } from './search-form.ts';
import type { ChipView } from '../../filters/present-applied-filters.ts';
import { FIRST, longList, optionView, pictureOf, unreadOf, WHOLE_PARAMETER } from '../../filters/present-options.ts';
import { countView } from '../../components/present-count.ts';
import { presentPager } from '../../components/present-pager.ts';
import { comparePath } from '../catalogue-paths.ts';
import {
  amountText,
  consumptionText,
  FIGURE_UNITS,
  figureOf,
  figureText,
  pictureOf as styleImage,
  priceOf,
  type Reader,
} from '../present-style-texts.ts';

type SpecsFieldKey = CatalogueFacet | CatalogueRange;
/** Orders that are offered. */
type SpecsSortKey = Exclude<CatalogueSort, 'Price' | 'Year'> | 'PriceUp' | 'PriceDown';

const ORDER: readonly SpecsFieldKey[] = [
  'body',
  'fuel',
  'price',
  'consumption',
  'energy',
  'range',
  'power',
  'seats',
  'length',
  'make',
  'model',
  'year',
  'drivetrain',
  'transmission',
  'doors',
];
const OPEN: readonly SpecsFieldKey[] = ['body', 'fuel', 'price', 'consumption'];

const isFacet = (key: SpecsFieldKey): key is CatalogueFacet => key in CATALOGUE_FILTERS;

const SORTS: readonly (Pick<CatalogueQuery, 'sort' | 'descending'> & { readonly key: SpecsSortKey })[] = [
  { key: 'Pertinence', sort: 'Pertinence', descending: false },
  { key: 'PriceUp', sort: 'Price', descending: false },
  { key: 'PriceDown', sort: 'Price', descending: true },
  { key: 'Consumption', sort: 'Consumption', descending: false },
  { key: 'Energy', sort: 'Energy', descending: false },
  { key: 'Range', sort: 'Range', descending: true },
  { key: 'Power', sort: 'Power', descending: true },
  { key: 'Length', sort: 'Length', descending: false },
  { key: 'Name', sort: 'Name', descending: false },
];

export interface SearchParts extends Reader {
  readonly query: CatalogueQuery;
  readonly problems: readonly WireProblem[];
  readonly answer: CatalogueAnswer;
  /** Styles that results are added to. */
  readonly comparing: readonly CatalogueStyle[];
  /** Fields that the address expands to all their values. */
  readonly whole: readonly string[];
  readonly carried: string;
}

interface Texts extends SearchParts {
  readonly hrefOf: (query: CatalogueQuery, whole?: readonly string[]) => string;
}

const valueName = (
  facet: CatalogueFacet,
  { value, name }: Pick<CatalogueFacetCount, 'value' | 'name'>,
  languageId: LanguageId,
): string => {
  if (facet === 'body' || facet === 'fuel' || facet === 'transmission' || facet === 'drivetrain')
    return labelOf(facet, value, languageId);
  if (facet === 'model') return modelIn(name, languageId);
  return facet === 'doors' ? doorsLabel(Number(value), languageId) : name;
};

const optionsSection = (facet: CatalogueFacet, texts: Texts) => {
  const { query, answer, languageId, whole, hrefOf } = texts;
  const chosen = new Set(chosenIn(query, facet).map(String));
  const counted = answer.facets[facet];
  // A single value that every style has is not a choice.
  if (counted.length < 2 && chosen.size === 0) return null;
  const isWhole = whole.includes(facet);
  const shown = counted.filter(({ value }, place) => isWhole || place < FIRST || chosen.has(value));
  if (isWhole && (facet === 'make' || facet === 'model')) shown.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (facet === 'seats' || facet === 'doors') shown.sort((a, b) => Number(a.value) - Number(b.value));
  return {
    kind: 'options' as const,
    key: facet,
    open: OPEN.includes(facet) || chosen.size > 0 || isWhole,
    options: shown.map((each) => ({
      ...optionView(
        CATALOGUE_FILTERS[facet].wire,
        each.value,
        valueName(facet, each, languageId),
        each.count,
        chosen.has(each.value),
        languageId,
      ),
      ...(facet === 'body' && pictureOf(each.value)),
    })),
    long: longList(facet, counted.length, whole, (fields) => hrefOf(query, fields), languageId),
  };
};

interface RangeRule {
  readonly unit: Unit | 'money';
  readonly decimals: number;
  readonly step: number;
}

const RANGES: Readonly<Record<CatalogueRange, RangeRule>> = {
  price: { unit: 'money', decimals: 0, step: 1000 },
  power: { ...FIGURE_UNITS.power, step: 5 },
  consumption: { ...FIGURE_UNITS.consumption, step: 0.1 },
  energy: { ...FIGURE_UNITS.energy, step: 0.1 },
  range: { ...FIGURE_UNITS.range, step: 10 },
  length: { ...FIGURE_UNITS.length, step: 10 },
};

const rounded = (value: number): number => Number(value.toFixed(2));

/** The slider needs at least two bars. */
const scaleOf = (
  { from, step, counts }: CatalogueHistogram,
  own: number,
  convert: (value: number) => number,
): RangeScale | null => {
  if (counts.length < 2) return null;
  const highest = Math.max(...counts);
  const least = Math.floor(convert(from) / own) * own;
  const most = Math.ceil(convert(from + step * counts.length) / own) * own;
  return {
    from: rounded(least),
    to: rounded(most),
    step: own,
    upperWidth: 0,
    bars: counts.map((count) => Math.round((count / highest) * 100) / 100),
  };
};

/** Numbers of a field in the unit that readers use: power in horsepower. */
const toReader =
  (range: CatalogueRange, languageId: LanguageId) =>
  (value: number): number =>
    range === 'power' ? horsesOfKw(value, languageId) : value;

const rangeText = (range: CatalogueRange, value: number, reader: Reader): string => {
  const { unit, decimals } = RANGES[range];
  return unit === 'money' ? amountText(value, reader) : quantityText([value, value], unit, decimals, reader.languageId, reader.t);
};

const unitOf = (range: CatalogueRange, reader: Reader): RangeView['unit'] => {
  const { site, languageId } = reader;
  if (range === 'price') {
    const { text, place } = currencySign(site.currency, languageId);
    return { text, side: place };
  }
  // '1 L/100 km' and '1 hp (1 kW)' without the number and what is in brackets.
  const text = rangeText(range, 1, reader)
    .replace(/^[\d.,]+\s*/, '')
    .replace(/\(.*/s, '')
    .trimEnd();
  return { text, side: 'end' };
};

const chipText = (range: CatalogueRange, { query: { ranges }, ...texts }: Texts): string => {
  const { min, max } = ranges[range];
  const text = (value: number): string => rangeText(range, value, texts);
  if (min !== null && max !== null) return `${text(min)} – ${text(max)}`;
  return min === null ? `≤\u00a0${text(max ?? 0)}` : `≥\u00a0${text(min)}`;
};

const isAsked = (range: CatalogueRange, { ranges }: CatalogueQuery): boolean =>
  ranges[range].min !== null || ranges[range].max !== null;

const rangeSection = (range: CatalogueRange, texts: Texts) => {
  const { query, answer, languageId } = texts;
  const histogram = answer.histograms[range];
  const asked = isAsked(range, query);
  if (!histogram && !asked) return null;
  const { decimals, step } = RANGES[range];
  const convert = toReader(range, languageId);
  const written = (value: number): string => String(rounded(Number(convert(value).toFixed(decimals))));
  const bound = (end: 'min' | 'max'): RangeView['min'] => {
    const own = query.ranges[range][end];
    const extreme = histogram?.[end];
    return {
      name: range === 'power' ? HORSEPOWER_FIELDS[end] : CATALOGUE_WIRE_NAMES[boundField(range, end)],
      value: own === null ? '' : written(own),
      placeholder: extreme === undefined ? '' : numberText(Number(written(extreme)), languageId),
    };
  };
  return {
    kind: 'range' as const,
    key: range,
    open: OPEN.includes(range) || asked,
    options: [],
    range: {
      min: bound('min'),
      max: bound('max'),
      unit: unitOf(range, texts),
      scale: histogram && scaleOf(histogram, step, convert),
    },
  };
};

const sectionsOf = (texts: Texts) =>
  ORDER.map((key) => (isFacet(key) ? optionsSection(key, texts) : rangeSection(key, texts))).filter((field) => field !== null);

const chipsOf = (texts: Texts): readonly ChipView<SpecsFieldKey>[] => {
  const { query, answer, languageId, hrefOf } = texts;
  const without = (change: Partial<CatalogueQuery>): string => hrefOf(changeCatalogueQuery(query, change));
  const ofText = query.text === null ? [] : [{ words: query.text, href: without({ text: null }) }];
  const ofKey = (key: SpecsFieldKey): readonly ChipView<SpecsFieldKey>[] => {
    if (!isFacet(key)) {
      if (!isAsked(key, query)) return [];
      const ranges = { ...query.ranges, [key]: { min: null, max: null } };
      return [{ section: key, words: chipText(key, texts), href: without({ ranges }) }];
    }
    const list = chosenIn(query, key);
    return list.map((value) => {
      const known = answer.facets[key].find((each) => each.value === String(value)) ?? {
        value: String(value),
        name: String(value),
      };
      const left = list.filter((other) => other !== value);
      // Models belong to the makes that are chosen.
      const orphaned = key === 'make' && left.length === 0 ? { models: [] } : {};
      return {
        section: key,
        words: valueName(key, known, languageId),
        href: without({ [CATALOGUE_FILTERS[key].list]: left, ...orphaned }),
      };
    });
  };
  return [...ofText, ...ORDER.flatMap(ofKey)];
};

/** One row of the table of styles. */
const foundStyle = (style: StyleSummary, reader: Reader, chosen: readonly number[]) => {
  const { languageId } = reader;
  const price = priceOf(style, reader);
  const figure = (name: CatalogueFigure): string | null => {
    const value = figureOf(style, name);
    return value === null ? null : figureText(name, { min: value, max: value }, reader);
  };
  return {
    id: style.id,
    name: nameOf(style, languageId),
    version: style.name,
    path: stylePath('specs', style, languageId),
    picture: styleImage(style, languageId),
    fuel: style.fuel && labelOf('fuel', style.fuel, languageId),
    power: figure('power'),
    consumption: consumptionText(style, reader),
    range: figure('range'),
    seats: style.seats === null ? null : numberText(style.seats, languageId),
    length: figure('length'),
    price: price && amountText(price.amount, reader),
    /** A comparison with it. */
    comparePath: comparePath([...new Set([...chosen, style.id])], languageId),
  };
};

export const specsSearchView = (parts: SearchParts) => {
  const { query, problems, answer, comparing, whole, carried, ...reader } = parts;
  const { languageId } = reader;
  const path = pathOf('Specs_Search', languageId);
  const chosen = comparing.map(({ id }) => id);
  const keptWith = (fields: readonly string[]): string =>
    [
      carried,
      chosen.length > 0 && `${STYLES_PARAMETER}=${chosen.join(',')}`,
      fields.length > 0 && `${WHOLE_PARAMETER}=${fields.join(',')}`,
    ]
      .filter(Boolean)
      .join('&');
  const hrefOf = (search: CatalogueQuery, fields = whole): string =>
    withCarried(catalogueAddress(path, search), keptWith(fields));
  const texts: Texts = { ...parts, hrefOf };
  const { sort, descending, pageSize, pageIndex } = query;
  const count = (n: number): string => numberText(n, languageId);
  const pages = Math.ceil(answer.total / pageSize);
  const chips = chipsOf(texts);
  return {
    path,
    sectionPath: cataloguePath('specs', languageId),
    canonical: catalogueAddress(path, query),
    // Search engines index the search page itself; its results are reached by make and model.
    index: chips.length === 0 && pageIndex === 1 && answer.total > 0,
    total: countView(answer.total, languageId),
    keyword: { name: CATALOGUE_WIRE_NAMES.text, value: query.text ?? '' },
    kept: [...new URLSearchParams(keptWith(whole))].map(([name, value]) => ({ name, value })),
    sections: sectionsOf(texts),
    chips,
    clearHref: hrefOf({ ...EMPTY_CATALOGUE_QUERY, sort, descending, pageSize }),
    sorts: SORTS.map((each) => ({
      key: each.key,
      value: sortValue(each),
      chosen: each.sort === sort && (each.sort !== 'Price' || each.descending === descending),
    })),
    unread: unreadOf(problems),
    found: answer.styles.map((style) => foundStyle(style, reader, chosen)),
    pager: presentPager(pageIndex, pages, (page) => hrefOf({ ...query, pageIndex: page }), count),
    /** Beyond the last page: the way back to the first. */
    firstHref: answer.total > 0 && answer.styles.length === 0 ? hrefOf({ ...query, pageIndex: 1 }) : null,
    /** The comparison that results are added to; null where there is none yet. */
    comparing:
      chosen.length === 0
        ? null
        : { path: comparePath(chosen, languageId), names: comparing.map((style) => styleName(style, languageId)) },
  };
};

export type SpecsSearchView = ReturnType<typeof specsSearchView>;
export type SpecsSectionView = SpecsSearchView['sections'][number];
