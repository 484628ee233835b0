import { expect } from 'chai';
import { daysListed, listedText } from '../../../../src/domain/vehicle/days-listed.ts';

describe('How long a vehicle has been listed', () => {
  it('is counted in days of the calendar, none for one that is still to come', () => {
    const now = Date.UTC(2026, 10, 20, 1);
    expect(daysListed({ firstSeen: Date.UTC(2026, 10, 20) }, now)).to.equal(0);
    expect(daysListed({ firstSeen: Date.UTC(2026, 10, 19, 23) }, now)).to.equal(1);
    expect(daysListed({ firstSeen: Date.UTC(2026, 10, 10) }, now)).to.equal(10);
    expect(daysListed({ firstSeen: Date.UTC(2026, 10, 22) }, now)).to.equal(0);
  });

  it('is said in days for two months, then in months', () => {
    expect([0, 1, 3, 60, 61, 95].map((days) => listedText(days, 1))).to.deep.equal([
      'today',
      'yesterday',
      '3 days ago',
      '60 days ago',
      '2 months ago',
      '3 months ago',
    ]);
    expect(listedText(95, 2)).to.equal('il y a 3 mois');
  });
});
