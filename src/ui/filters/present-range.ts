/** Price, year and mileage as two bounds over a histogram. */
import type { Histogram, RangeField } from '../../domain/inventory/facets.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Currency } from '../../domain/money/money.ts';
import { estimatedPayment, type FinanceTerms, type Frequency } from '../../domain/finance/payment.ts';
import type { PaymentField } from '../../domain/inventory/payment-bounds.ts';
import { numberText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import type { RangeScale, RangeView } from '../components/range-field.tsx';

interface FieldRules {
  readonly min: 'priceMin' | 'yearMin' | 'mileageMin';
  readonly max: 'priceMax' | 'yearMax' | 'mileageMax';
  /** Width of one bar. */
  readonly width: number;
  readonly step: number;
  readonly upperWidth: 0 | 1;
}

const FIELDS: Readonly<Record<RangeField, FieldRules>> = {
  price: { min: 'priceMin', max: 'priceMax', width: 5000, step: SEARCH_LIMITS.price.step, upperWidth: 0 },
  year: { min: 'yearMin', max: 'yearMax', width: 1, step: 1, upperWidth: 1 },
  mileage: { min: 'mileageMin', max: 'mileageMax', width: 10_000, step: SEARCH_LIMITS.mileage.step, upperWidth: 0 },
};

/** All that a search takes (specification, section 9). A slider reaches its end only where that is a whole number of steps. */
const fullScale = (field: RangeField): RangeScale => {
  const { step, upperWidth } = FIELDS[field];
  const { min, max } = SEARCH_LIMITS[field];
  return { from: min, to: Math.ceil((max + upperWidth) / step) * step, step, upperWidth, bars: [] };
};

/** Of all vehicles: the scale leaves out fewer at each end, so that one old car does not press all others into a corner. */
const RARE = 0.02;

/** The first bar at or before which more than the rare vehicles are; -1 for none. */
const firstOfMany = (counts: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  return counts.findIndex((count) => (passed += count) > all * RARE);
};

/** Where one bar holds nearly all, it is cut off at twice the height of the next, so that the others are seen. */
const heightOf = (counts: readonly number[]): number => {
  const [most = 0, next = most] = counts.toSorted((a, b) => b - a);
  return Math.min(most, 2 * (next || most));
};

/**
 * The bars in which nearly all vehicles are; prices and mileages start at 0. The outer bars are open
 * ended: the first one includes earlier years, the last one everything above.
 */
const scaleOf = (field: RangeField, { counts, edges }: Histogram): RangeScale | null => {
  const { width, step, upperWidth } = FIELDS[field];
  const first = field === 'year' ? firstOfMany(counts) : 0;
  const fromTheEnd = firstOfMany(counts.toReversed());
  const last = counts.length - 1 - fromTheEnd;
  const next = edges[first + 1];
  if (fromTheEnd === -1 || last <= first || next === undefined) return null;
  const sum = (part: readonly number[]): number => part.reduce((total, count) => total + count, 0);
  const shown = [sum(counts.slice(0, first + 1)), ...counts.slice(first + 1, last), sum(counts.slice(last))];
  const highest = heightOf(shown);
  const from = next - width;
  return {
    from,
    to: from + shown.length * width,
    step,
    upperWidth,
    bars: shown.map((count) => Math.round(Math.min(1, count / highest) * 100) / 100),
  };
};

const unitOf = (field: RangeField, currency: Currency, languageId: LanguageId): RangeView['unit'] => {
  if (field === 'year') return null;
  if (field === 'mileage') return { text: 'km', side: 'end' };
  const nothing = priceText({ amount: 0, currency }, languageId, currency);
  return { text: nothing.replace('0', '').trim(), side: nothing.startsWith('0') ? 'end' : 'start' };
};

export interface RangeContext {
  readonly query: InventoryQuery;
  readonly histogram: Histogram | undefined;
  readonly currency: Currency;
  readonly languageId: LanguageId;
  /** Of the site; by the stock unless said. */
  readonly sliders?: Site['sliders'];
}

export const presentRange = (field: RangeField, { query, histogram, currency, languageId, sliders }: RangeContext): RangeView => {
  const rules = FIELDS[field];
  const bound = (name: FieldRules['min'] | FieldRules['max'], extreme: number | null): RangeView['min'] => {
    const asked = query[name];
    const hint = extreme === null ? '' : field === 'year' ? String(extreme) : numberText(Math.round(extreme), languageId);
    return { name: WIRE_NAMES[name], value: asked === null ? '' : String(asked), placeholder: hint };
  };
  return {
    min: bound(rules.min, histogram?.min ?? null),
    max: bound(rules.max, histogram?.max ?? null),
    unit: unitOf(field, currency, languageId),
    scale: sliders === 'full' ? fullScale(field) : histogram ? scaleOf(field, histogram) : null,
  };
};

/** Distance between two stops of the payment slider, and the widths that its end is rounded up to. */
const PAYMENT_STEPS: Readonly<Record<Frequency, number>> = { Weekly: 5, Biweekly: 10, Month: 20 };

/** The range of the price as payments (specification, section 4). The bars are those of the prices. */
export const presentPaymentRange = (context: RangeContext & { readonly terms: FinanceTerms }): RangeView => {
  const { query, histogram, languageId, terms } = context;
  const { unit, scale } = presentRange('price', context);
  const step = PAYMENT_STEPS[terms.frequency];
  const bound = (name: PaymentField, price: number | null, extreme: number | null): RangeView['min'] => ({
    name,
    value: price === null ? '' : String(estimatedPayment(price, terms)),
    placeholder: extreme === null ? '' : numberText(estimatedPayment(extreme, terms), languageId),
  });
  return {
    min: bound('PaymentMin', query.priceMin, histogram?.min ?? null),
    max: bound('PaymentMax', query.priceMax, histogram?.max ?? null),
    unit,
    // A slider reaches its end only where that is a whole number of steps.
    scale: scale && { ...scale, to: Math.ceil(estimatedPayment(scale.to, terms) / step) * step, step },
  };
};
