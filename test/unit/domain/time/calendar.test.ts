import { expect } from 'chai';
import { isRealDay } from '../../../../src/domain/time/calendar.ts';

describe('A day', () => {
  it('is one that the calendar has', () => {
    for (const day of ['2026-11-06', '2024-02-29', '1999-12-31']) expect(isRealDay(day), day).to.equal(true);
    for (const day of ['2026-02-29', '2026-13-01', '2026-04-31', '2026-00-10', 'soon', ''])
      expect(isRealDay(day), day).to.equal(false);
  });
});
