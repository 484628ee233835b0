import { apiProfile } from '../../../src/domain/feeds/api-profile.ts';
import type { FeedProfile } from '../../../src/domain/feeds/profile.ts';

/** A full CSV feed of one Canadian dealer, with columns named like the fields. */
const PLAIN: FeedProfile = {
  ...apiProfile('CA'),
  name: 'plain',
  title: 'Plain columns',
  format: 'csv',
  feed: 'full',
  removals: { usual: null, atLeast: 1 },
  dealer: { key: [{ from: 'dealer' }, { value: 'laval' }], name: [{ from: 'dealer' }, { value: 'Autos Laval' }] },
  fields: {
    stockNumber: 'stock',
    vin: 'vin',
    make: 'make',
    model: 'model',
    version: 'version',
    year: 'year',
    body: 'body',
    condition: 'condition',
    mileage: 'mileage',
    price: 'price',
    colour: 'colour',
    fuel: 'fuel',
    transmission: 'transmission',
    gears: 'gears',
    description: 'description',
    availability: 'availability',
    images: { from: 'images', split: '|' },
    equipment: { from: 'equipment', split: ';' },
  },
};

export const aProfile = (changes: Partial<FeedProfile> = {}): FeedProfile => ({ ...PLAIN, ...changes });
