import { EMPTY_RECORD, type StyleRecord } from '../../../src/domain/catalogue/style-record.ts';

/** What a feed says of a style: a gasoline RAV4 of 2025 without prices unless the changes say otherwise; the name tells two apart. */
export const aStyleRecord = (changes: Partial<StyleRecord> = {}): StyleRecord => {
  const { make = 'Toyota', model = 'RAV4', year = 2025, name = 'XLE AWD' } = changes;
  return {
    ...EMPTY_RECORD,
    feed: 'own',
    key: `${make} ${model} ${String(year)} ${name}`,
    make,
    model,
    year,
    name,
    body: 'suv',
    markets: ['CA'],
    facts: { fuel: 'gas', power: 151, consumptionCombined: 8.1, drivetrain: 'awd', seats: 5, length: 4595 },
    sources: [{ key: 'own', name: 'Toyota Canada', url: null, licence: null, date: '2026-02-10' }],
    ...changes,
  };
};

/** Its price in Canada. */
export const inCanadaFor = (amount: number): Pick<StyleRecord, 'prices'> => ({
  prices: [{ country: 'CA', price: { amount, currency: 'CAD' }, delivery: null }],
});
