import type { Currency } from '../money/money.ts';
import type { FeedProfile } from './profile.ts';
import { VEHICLE_FIELDS } from './profile.ts';

/** `makeAndModel` is for feeds that know no better. */
const FIELDS = VEHICLE_FIELDS.filter((field) => field !== 'makeAndModel');
export const API_FIELDS: readonly string[] = FIELDS;

/** Fields that may be a list of texts; every other is a text, a number, true or false. */
export const API_LISTS: readonly string[] = ['images', 'equipment'] satisfies readonly (typeof FIELDS)[number][];

/** Vehicles of the write API are read as those of a feed are whose columns have the names of the fields. */
export const apiProfile = (market: FeedProfile['market']): FeedProfile => {
  const currency: Currency = market === 'FR' ? 'EUR' : 'CAD';
  return {
    name: 'api',
    title: 'The write API',
    format: 'json',
    records: [],
    encoding: null,
    delimiter: null,
    header: null,
    footer: null,
    feed: 'partial',
    covers: 'dealers',
    expires: null,
    removals: { usual: null, atLeast: 0 },
    market,
    sources: null,
    currency,
    type: 'car',
    units: { mileage: 'km', power: 'kW', engine: 'l', length: 'm' },
    decimal: '.',
    empty: [],
    extract: {},
    leaveOut: [],
    identity: null,
    dealers: null,
    dealer: {},
    around: [],
    fields: Object.fromEntries(FIELDS.map((field) => [field, field])),
  };
};
