import { defaultInputs } from '../../domain/finance/finance-inputs.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { illustrationOf } from '../../domain/vehicle/illustration.ts';
import type { HoursView } from '../dealers/present-hours.ts';
import type { CalculatorView } from '../finance/present-payment.ts';
import { figuresOf, type FinanceContext } from '../finance/figures.ts';
import type { RatedView, UnratedView } from '../rating/present-rating.ts';
import type { VehicleView } from '../vehicle/present-vehicle.ts';

const PATH = '#vehicle';
const DRAWING = illustrationOf('car', 'suv', 'red');

const context = (languageId: LanguageId): FinanceContext => ({
  languageId,
  country: 'CA',
  currency: 'CAD',
  today: '2026-09-15',
  vehicle: { passenger: true, zeroEmission: false, used: true },
});

const INPUTS = defaultInputs('CAD', 'QC');

export const calculatorIn = (languageId: LanguageId): CalculatorView => ({
  inputs: INPUTS,
  defaults: INPUTS,
  problems: [{ field: 'interestRate', value: 'abc', reason: 'not-a-number' }],
  context: context(languageId),
  figures: figuresOf(INPUTS, context(languageId)),
  fields: {
    price: { text: '25,000', least: '$1', most: '$9,999,999' },
    paymentMin: { text: '0', least: '$0', most: '$99,999' },
    paymentMax: { text: '100', least: '$1', most: '$99,999' },
    downPayment: { text: '0', least: '$0', most: '$9,999,999' },
    interestRate: { text: '5.99', least: '0%', most: '35%' },
    termMonths: { text: '84', least: '6', most: '120' },
  },
  currencySign: { text: '$', place: 'start' },
  path: PATH,
  financingPath: `${PATH}?ProductId=1`,
  outTheDoor: { price: '$28,743.75', province: 'Quebec' },
});

const WEEK: HoursView['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, day) => ({
    name,
    today: day === 1,
    spans: day === 6 ? [] : day === 5 ? null : ['9:00 a.m. – 12:00 p.m.', '1:00 p.m. – 6:00 p.m.'],
  }),
);

export const HOURS: Readonly<Record<string, HoursView>> = {
  'Open until a time': { state: { open: true, time: '6:00 p.m.' }, days: WEEK },
  'Closed until a day': { state: { open: false, time: '9:00 a.m.', day: 'Monday' }, days: WEEK },
  'Now not known': { state: null, days: WEEK },
};

export const RATED: RatedView = {
  kind: 'rated',
  grade: 'good',
  difference: { text: '$1,240', side: 'below' },
  price: '$25,000',
  expected: '$26,240',
  from: '$25,450',
  to: '$27,030',
  model: 'Toyota RAV4',
  years: '2018–2021',
  confidence: 'high',
  spread: '6%',
  margin: '3%',
  outer: '8%',
  perYear: '+$1,900',
  per10000Km: '−$640',
  tenThousandKm: '10,000 km',
  plot: {
    across: [0, 25, 50, 75, 100].map((at) => ({ at, text: `${String(40 + at)},000 km` })),
    down: [24, 104, 184].map((at, place) => ({ at, text: `$${String(32 - 5 * place)},000` })),
    band: 'M0 22 L100 62 L100 78 L0 38 Z',
    middle: 'M0 30 L100 70',
    x: 46,
    y: 150,
    expectedY: 116,
  },
  comparables: [12, 30, 52, 68, 84].map((x, place) => ({
    id: place + 1,
    name: `${String(2018 + (place % 4))} Hybrid XLE AWD`,
    mileage: `${String(50 + x)},000 km`,
    price: `$${String(29 - place)},450`,
    adjusted: `$${String(28 - place)},900`,
    path: place === 4 ? null : PATH,
    x,
    y: 60 + 22 * place,
  })),
};

export const UNRATED: UnratedView = { kind: 'unrated', reason: 'few', model: 'Toyota RAV4', sample: 3 };

const AVAILABLE: VehicleView['availability'] = {
  code: 'available',
  label: 'Available',
  text: null,
  enquire: true,
  notify: false,
  tone: 'success',
  dimmed: false,
  listed: true,
};

/** The calculator's fields have fixed ids: only one vehicle on the page has it. */
export const VEHICLE: VehicleView = {
  variant: 'page',
  path: PATH,
  name: '2019 Toyota RAV4',
  version: 'Hybrid XLE AWD',
  mileage: '81,500 km',
  stockNumber: 'A1234',
  type: 'car',
  typePath: PATH,
  crumbs: [
    { label: 'Toyota', path: PATH },
    { label: 'RAV4', path: PATH },
  ],
  badges: ['promotion', 'inspected'],
  photos: [],
  drawing: DRAWING,
  availability: AVAILABLE,
  price: '$25,000',
  priceLabel: null,
  drop: { before: '$26,500', by: '$1,500', on: 'September 2' },
  payment: null,
  sheet: null,
  facts: [
    { name: 'year', value: '2019', note: null },
    { name: 'mileage', value: '81,500 km', note: '50,641 mi' },
    { name: 'fuel', value: 'Hybrid', note: null },
    { name: 'transmission', value: 'Continuously variable (CVT)', note: null },
    { name: 'interiorColour', value: 'Cuir perforé', note: null, verbatim: true },
    { name: 'vin', value: '2T3RWRFV4KW012345', note: null },
  ],
  equipment: [{ group: 'safety', items: ['Blind-spot monitor', 'Rear camera'] }],
  textLanguage: 'fr',
  description: ['Un seul propriétaire.'],
  inspection: null,
  warranty: { months: 14, km: '42,000 km', text: 'Groupe motopropulseur' },
  plans: [
    {
      months: 24,
      km: '90,000 km',
      deductible: '$50',
      covers: [
        { cover: 'powertrain', covered: true },
        { cover: 'chassis', covered: false },
      ],
      share: 0.67,
    },
    {
      months: 36,
      km: '100,000 km',
      deductible: '$50',
      covers: [
        { cover: 'powertrain', covered: true },
        { cover: 'chassis', covered: true },
      ],
      share: 1,
    },
  ],
  historyReport: null,
  buyOnline: '#buy-online',
  tradeIn: '#trade-in',
  qr: DRAWING,
  history: [
    { on: 'September 2', price: '$25,000' },
    { on: 'August 1', price: null },
  ],
  daysListed: 45,
  rating: RATED,
  dealer: {
    name: 'Autos Rive-Nord',
    initials: 'RN',
    hue: 225,
    address: ['12 boulevard des Laurentides', 'Laval, QC H7S 1Y9'],
    city: 'Laval',
    phone: { href: 'tel:+14505550123', text: '450 555-0123' },
    mail: { href: 'mailto:ventes@rive-nord.example', text: 'ventes@rive-nord.example' },
    website: { href: 'https://rive-nord.example/', text: 'rive-nord.example' },
    inventory: PATH,
  },
  hours: null,
  whereabouts: { picture: DRAWING, map: PATH, directions: 'https://www.openstreetmap.org/' },
  forms: ['inquiry', 'appointment', 'history'],
  leads: null,
  distance: '12 km',
  bridge: null,
  similar: [],
  similarPath: PATH,
  tracked: {
    productId: 1,
    page: 'page',
    event: {
      event: 'product-view',
      lang: 'en',
      bridge: false,
      stock: 'A1234',
      make: 'Toyota',
      model: 'RAV4',
      year: 2019,
      version: 'Hybrid XLE AWD',
      body: 'suv',
      price: 25_000,
      type: 'car',
      mileage: 81_500,
      transmission: 'cvt',
      fuel: 'hybrid',
    },
  },
  estimate: null,
};

/** By what the panel should show. */
export const OTHER_STATES: Readonly<Record<string, VehicleView>> = {
  'Purchase pending': {
    ...VEHICLE,
    drop: null,
    rating: UNRATED,
    buyOnline: null,
    tradeIn: null,
    forms: ['availability'],
    availability: {
      ...AVAILABLE,
      code: 'pending',
      label: 'Purchase pending',
      text: 'Another customer is purchasing this vehicle. Leave your information to be notified if it becomes available again.',
      enquire: false,
      notify: true,
      tone: 'warning',
      dimmed: true,
    },
  },
  'Price coming': {
    ...VEHICLE,
    price: null,
    priceLabel: 'Price coming',
    drop: null,
    rating: null,
    buyOnline: null,
    tradeIn: null,
    availability: {
      ...AVAILABLE,
      code: 'price-coming',
      label: 'Price coming',
      text: 'The dealer has not set the price of this vehicle yet.',
      tone: 'info',
    },
  },
  Sold: {
    ...VEHICLE,
    drop: null,
    rating: null,
    buyOnline: null,
    tradeIn: null,
    forms: [],
    similar: [],
    availability: {
      ...AVAILABLE,
      code: 'sold',
      label: 'Sold',
      text: 'This vehicle has been sold.',
      enquire: false,
      tone: 'neutral',
      dimmed: true,
      listed: false,
    },
  },
};
