import { illustrationOf } from '../../domain/vehicle/illustration.ts';
import type { SectionView } from '../filters/present-sections.ts';
import type { CarsView } from '../inventory/present-cars.ts';
import type { OptionView } from '../filters/present-options.ts';
import type { PagerView } from '../components/present-pager.ts';
import type { RangeScale, RangeView } from '../components/range-field.tsx';
import type { EstimateView } from '../finance/present-estimate.ts';

const BARS = [0.1, 0.2, 0.5, 0.9, 1, 0.8, 0.6, 0.5, 0.3, 0.2, 0.1, 0.02];

const range = (
  name: string,
  scale: Omit<RangeScale, 'bars'>,
  values: readonly [string, string],
  unit: RangeView['unit'],
): RangeView => ({
  min: { name: `${name}Min`, value: values[0], placeholder: String(scale.from) },
  max: { name: `${name}Max`, value: values[1], placeholder: String(scale.to) },
  unit,
  scale: { ...scale, bars: BARS },
});

const option = (name: string, value: string, count: string | null, more: Partial<OptionView> = {}): OptionView => ({
  name,
  value,
  label: value,
  count,
  ...more,
});

export const SECTIONS: readonly SectionView[] = [
  {
    kind: 'range',
    key: 'year',
    open: true,
    range: range('Year', { from: 2000, to: 2027, step: 1, upperWidth: 1 }, ['2018', ''], null),
    options: [option('YearLow', '1', '42', { label: { key: 'option.yearLow', values: { year: '2000' } } })],
  },
  {
    kind: 'range',
    key: 'mileage',
    open: true,
    range: range('Mileage', { from: 0, to: 300_000, step: 5000, upperWidth: 0 }, ['', '80000'], { text: 'km', side: 'end' }),
    options: [],
  },
  {
    kind: 'options',
    key: 'body',
    open: true,
    options: [
      option('Body', 'SUV', '1,284', { picture: illustrationOf('car', 'suv', 'red'), chosen: true }),
      option('Body', 'Sedan', '642', { picture: illustrationOf('car', 'sedan', 'grey') }),
      option('Body', 'Hatchback', '0', { picture: illustrationOf('car', 'hatchback', 'blue') }),
    ],
    long: null,
  },
  {
    kind: 'options',
    key: 'make',
    open: true,
    options: [
      option('Make', 'Toyota', '214', { chosen: true }),
      option('Make', 'Mercedes-Benz', '97'),
      option('Make', 'Kia', null),
    ],
    long: { whole: true, total: '48', href: '#filters' },
  },
  { kind: 'options', key: 'fuel', open: false, options: [option('Fuel', 'Hybrid', '97')], long: null },
];

export const CHIPS: CarsView['chips'] = [
  { words: { key: 'chip.yearFrom', values: { min: '2018' } }, href: '#year', section: 'year' },
  {
    words: { key: 'chip.upTo', values: { max: '$30,000' } },
    note: { key: 'chip.payment.Weekly', values: { amount: '≤ $101' } },
    href: '#price',
  },
  {
    words: { key: 'chip.keyword', values: { text: 'a sentence that is much longer than any other filter would be' } },
    href: '#keyword',
  },
];

export const PAGER: PagerView = {
  previous: '#page-4',
  next: '#page-6',
  pages: [1, null, 4, 5, 6, null, 1204].map((page) =>
    page === null ? null : { text: page.toLocaleString('en-CA'), href: `#page-${String(page)}`, current: page === 5 },
  ),
};

export const ESTIMATE: EstimateView = { term: '84', rate: '5.99%', down: null, example: null };

export const WHOLE_ESTIMATE: EstimateView = {
  term: '84',
  rate: '5.99%',
  down: null,
  example: {
    price: '$25,000',
    payments: '363',
    payment: '$84.12',
    last: '$85.29',
    total: '$30,620.85',
    cost: '$5,620.85',
    apr: '6.17%',
  },
};
