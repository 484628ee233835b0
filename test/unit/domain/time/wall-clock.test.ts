import { expect } from 'chai';
import { isTimeZone, wallClock } from '../../../../src/domain/time/wall-clock.ts';

describe('The clock on the wall', () => {
  it('shows the day and the hour of its zone, in winter and in summer', () => {
    expect(wallClock(Date.UTC(2026, 0, 1, 3, 5), 'America/Montreal')).to.equal('2025-12-31 22:05');
    expect(wallClock(Date.UTC(2026, 6, 1, 22, 0), 'Europe/Paris')).to.equal('2026-07-02 00:00');
  });

  it('hangs only in a zone that there is', () => {
    for (const zone of ['America/Toronto', 'Europe/Paris', 'UTC']) expect(isTimeZone(zone), zone).to.equal(true);
    for (const zone of ['Quebec', 'Europe/Laval', '']) expect(isTimeZone(zone), zone).to.equal(false);
  });
});
