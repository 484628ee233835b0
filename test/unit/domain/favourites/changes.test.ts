import { expect } from 'chai';
import { changesSince } from '../../../../src/domain/favourites/changes.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import type { Availability } from '../../../../src/domain/vehicle/availability.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 8, 15);
const ago = (days: number): number => NOW - days * DAY;
const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

const priced = (...records: readonly (readonly [days: number, amount: number | null])[]) =>
  records.map(([days, amount]) => ({ at: ago(days), price: amount === null ? null : cad(amount) }));
const states = (...records: readonly (readonly [days: number, availability: Availability])[]) =>
  records.map(([days, availability]) => ({ at: ago(days), availability }));
const available = states([90, 'available']);

describe('What changed since a vehicle was saved', () => {
  it('is the price that fell or rose since, by how much and from which', () => {
    const prices = priced([90, 30_000], [20, 29_000], [5, 27_500]);
    expect(changesSince(ago(10), { prices, availabilities: available }, NOW).price).to.deep.equal({
      kind: 'fell',
      before: cad(29_000),
      by: cad(1500),
      at: null,
    });
    const raised = priced([90, 20_000], [5, 20_470]);
    expect(changesSince(ago(10), { prices: raised, availabilities: available }, NOW).price).to.deep.include({
      kind: 'rose',
      by: cad(470),
    });
  });

  it('is nothing when the price moved before it was saved, or came back to what it was', () => {
    const before = priced([90, 30_000], [20, 29_000]);
    expect(changesSince(ago(10), { prices: before, availabilities: available }, NOW).price).to.equal(null);
    const atOnce = priced([90, 30_000], [10, 29_000]);
    expect(changesSince(ago(10), { prices: atOnce, availabilities: available }, NOW).price).to.equal(null);
    const never = priced([90, null], [5, null]);
    expect(changesSince(ago(10), { prices: never, availabilities: available }, NOW).price).to.equal(null);
    const back = priced([90, 30_000], [8, 29_000], [2, 30_000]);
    expect(changesSince(ago(10), { prices: back, availabilities: available }, NOW).price).to.equal(null);
  });

  it('is a price that was added or removed', () => {
    expect(changesSince(ago(10), { prices: priced([90, null], [3, 9000]), availabilities: available }, NOW).price).to.deep.equal({
      kind: 'priced',
    });
    expect(changesSince(ago(10), { prices: priced([90, 9000], [3, null]), availabilities: available }, NOW).price).to.deep.equal({
      kind: 'unpriced',
    });
  });

  it('never compares amounts of two currencies', () => {
    const prices = [...priced([90, 30_000]), { at: ago(3), price: { amount: 20_000, currency: 'USD' as const } }];
    expect(changesSince(ago(10), { prices, availabilities: available }, NOW).price).to.equal(null);
  });

  it('is the availability, when it has changed', () => {
    const sold = states([90, 'available'], [4, 'sold']);
    expect(changesSince(ago(10), { prices: [], availabilities: sold }, NOW).availability).to.deep.equal({
      at: ago(4),
      availability: 'sold',
    });
    expect(changesSince(ago(2), { prices: [], availabilities: sold }, NOW).availability).to.equal(null);
    const twice = states([90, 'available'], [8, 'reserved'], [4, 'sold']);
    expect(changesSince(ago(10), { prices: [], availabilities: twice }, NOW).availability?.availability).to.equal('sold');
    expect(changesSince(null, { prices: [], availabilities: twice }, NOW).availability?.availability).to.equal('sold');
  });

  it('without the time of saving, is a recent drop by the 30-day rule, and that the vehicle is unlisted', () => {
    const history = { prices: priced([90, 30_000], [5, 28_000]), availabilities: states([90, 'available'], [1, 'sold']) };
    expect(changesSince(null, history, NOW)).to.deep.equal({
      price: { kind: 'fell', before: cad(30_000), by: cad(2000), at: ago(5) },
      availability: { at: ago(1), availability: 'sold' },
    });
    const rose = { prices: priced([90, 28_000], [5, 30_000]), availabilities: states([90, 'sold'], [5, 'available']) };
    expect(changesSince(null, rose, NOW)).to.deep.equal({ price: null, availability: null });
  });

  it('is nothing for a vehicle without a history', () => {
    expect(changesSince(ago(1), { prices: [], availabilities: [] }, NOW)).to.deep.equal({ price: null, availability: null });
  });
});
